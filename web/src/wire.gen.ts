// Written by `python -m holdfast.server.wire.typescript` from src/holdfast/server/wire. Do not edit.

/** An action of a game, by its kind; the other fields are the game's own: see `GameAction` in its namespace. */
export interface Action { readonly act: string }

/** Something that happened in a game, by its kind: see `GameEvent`. */
export interface Event { readonly event: string }

/** Something that is going on in a game, by its kind: see `GameFrame`. */
export interface Frame { readonly frame: string }

/** The number of a thing of this kind. Numbers fit in, but the number of a room is not that of a card. */
export type Names<Kind extends string> = number & { readonly names?: Kind }

/** What travels of one game. */
export interface GameTypes {
  readonly view: View
  readonly action: Action
  readonly event: Event
  readonly content: unknown
}

/** What the fields of a game's actions name, and of some kinds of action what theirs name instead; "" is nothing. */
export interface Targets {
  readonly fields: Readonly<Record<string, string>>
  readonly except: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const PROTOCOL = 2
export const LARGEST_MESSAGE = 4096

/** One thing to pick; its label is the text `act.<kind>` filled with the action's own fields. */
export interface Option<A extends Action = Action> {
  readonly id: string
  readonly action: A
}

/** Fill `field` of an action with some of these values. */
export interface PickSome {
  readonly type: "pick_some"
  readonly action: string
  readonly field: string
  readonly of: readonly number[]
  readonly least: number
  readonly most: number
}

/** Fill `field` of an action with a whole number. */
export interface Number {
  readonly type: "number"
  readonly action: string
  readonly field: string
  readonly least: number
  readonly most: number
}

/** Fill `field` of an action with words; `allowed` names the characters, such as 'letters'. */
export interface Text {
  readonly type: "text"
  readonly action: string
  readonly field: string
  readonly least: number
  readonly most: number
  readonly allowed: string
}

/** Why not: the rule that forbids it, the key of its sentence, and what the sentence names. */
export interface Refusal {
  readonly rule: string
  readonly key: string
  readonly params: Readonly<Record<string, number | string | readonly (number | string)[]>>
}

/** A kind of action that belongs to this ask but is not possible now, and why. */
export interface Greyed {
  readonly kind: string
  readonly why: Refusal
}

/** What a seat may answer now. Its question is the text `ask.<kind>`, or that for its situation if there is one. */
export interface Ask<A extends Action = Action> {
  readonly id: number
  readonly kind: string
  readonly options: readonly Option<A>[]
  readonly forms: readonly (PickSome | Number | Text)[]
  readonly greyed: readonly Greyed[]
  readonly standing: boolean
  readonly situation: string
}

/** How a game ended: a text key, and the seats that won. */
export interface Outcome {
  readonly key: string
  readonly winners: readonly number[]
}

/** All that one seat may know, and all asks open to it. Games add fields; a spectator is a seat. */
export interface View<A extends Action = Action> {
  readonly seat: number
  readonly asks: readonly Ask<A>[]
  readonly outcome: Outcome | null
}

/** First message: come to a table. `last` is the last update seen, `key` the secret of a link. */
export interface Hello {
  readonly t: "hello"
  readonly table: string
  readonly last?: number | null
  readonly key?: string
}

/** Answer an ask. */
export interface Act {
  readonly t: "act"
  readonly id: string
  readonly ask: number
  readonly action: Action
}

/** Why could I not do this? Changes nothing. */
export interface Why {
  readonly t: "why"
  readonly id: string
  readonly ask: number
  readonly action: Action
}

/** What would this do, as far as I can know? Changes nothing. */
export interface Preview {
  readonly t: "preview"
  readonly id: string
  readonly ask: number
  readonly action: Action
}

/** Tell me the table in sentences. Changes nothing. */
export interface Describe {
  readonly t: "describe"
  readonly id: string
}

/** What would a good player do in my place? Changes nothing. */
export interface Hint {
  readonly t: "hint"
  readonly id: string
}

/** As the host: everybody is ready now, also those who have not said so. */
export interface Begin {
  readonly t: "begin"
  readonly id: string
}

/** Tell me what came after update `last`; without it, everything. */
export interface Sync {
  readonly t: "sync"
  readonly last?: number | null
}

/** `sent` comes back as it is. */
export interface Ping {
  readonly t: "ping"
  readonly sent: number
}

/** Stop the game's clock; during the countdown after a resume, stop that. Who has stopped it may send the reason afterwards. */
export interface Pause {
  readonly t: "pause"
  readonly id: string
  readonly reason?: string
}

/** Let the clock run; where something is due by itself, after a countdown of three seconds. */
export interface Resume {
  readonly t: "resume"
  readonly id: string
}

/** Wish to take back one's last answer, or agree to the wish there is. */
export interface Undo {
  readonly t: "undo"
  readonly id: string
}

/** Do not agree to the wish to undo. */
export interface KeepOn {
  readonly t: "keep_on"
  readonly id: string
}

/** Say something, to everybody or to one's own side. */
export interface Chat {
  readonly t: "chat"
  readonly id: string
  readonly text: string
  readonly to?: "table" | "side"
}

/** Say a ready-made phrase, by the end of its text key `quick.<phrase>`. */
export interface Quick {
  readonly t: "quick"
  readonly id: string
  readonly phrase: string
  readonly to?: "table" | "side"
}

/** Show a place on the board, by the name that the client's boards have for it; one's own side sees it. */
export interface Point {
  readonly t: "point"
  readonly id: string
  readonly at: string
}

/** Keep this as the seat's private notes. */
export interface Note {
  readonly t: "note"
  readonly id: string
  readonly text: string
}

export type ClientMessage =
  | Hello
  | Act
  | Why
  | Preview
  | Describe
  | Hint
  | Begin
  | Sync
  | Ping
  | Pause
  | Resume
  | Undo
  | KeepOn
  | Chat
  | Quick
  | Point
  | Note

/** A seat as everybody sees it. With a person and a bot, the bot covers for the person. */
export interface SeatInfo {
  readonly name: string
  readonly person: string
  readonly bot: string
  readonly here: boolean
  readonly picks: Readonly<Record<string, string>>
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly stage: "open" | "playing" | "over"
  readonly host: string
  readonly seats: readonly SeatInfo[]
  readonly options: Readonly<Record<string, string>>
  readonly packs: readonly string[]
  readonly public: boolean
  readonly watch: "anyone" | "link" | "nobody"
  readonly cover: string
  readonly cover_after_s: number
  readonly campaign: string
  readonly lesson: string
  readonly rivals: boolean
  readonly renewed: number
  readonly preparing: boolean
  readonly frozen: string
  readonly frozen_detail: string
  readonly watchers: number
  readonly rematch: string
  readonly origin: string
  readonly outcome: string
  readonly created: number
  readonly changed: number
}

/** At server time `now` the game's clock showed `game`; it stands still if not `running`. `paused_by` is the seat that stopped it, -1 if nobody did, `reason` what they said, and `since` the server time at which they did (or the server began, if that was later). `starts_at` is the server time at which a clock that stands will run: after a countdown, or a grace after a restart or when somebody is back. */
export interface ClockInfo {
  readonly now: number
  readonly game: number
  readonly running: boolean
  readonly paused_by: number
  readonly reason: string
  readonly starts_at: number | null
  readonly since: number | null
}

/** Something said. A `quick` text is the end of the key `quick.<text>`. `at` is milliseconds since 1970. `side`: only one's own side heard it. Nothing here is counted: a gap would tell of talk that one did not hear. */
export interface Spoken {
  readonly at: number
  readonly seat: number
  readonly name: string
  readonly text: string
  readonly quick: boolean
  readonly side: boolean
}

/** The answer to hello. `seat` is yours, -1 for those who watch; `side` all who play with you against others. */
export interface Welcome {
  readonly t: "welcome"
  readonly protocol: number
  readonly version: string
  readonly person: string
  readonly seat: number
  readonly side: readonly number[]
  readonly table: TableInfo
  readonly clock: ClockInfo
  readonly notes: string
  readonly said: readonly Spoken[]
}

/** People, seats or settings changed. */
export interface Table {
  readonly t: "table"
  readonly seat: number
  readonly side: readonly number[]
  readonly table: TableInfo
}

/** The events of update `n`. */
export interface LogPage {
  readonly n: number
  readonly events: readonly Event[]
}

/** Something to be said: the key of its text, and what the text names; that may be something to be said itself. */
export interface Message {
  readonly key: string
  readonly params: Readonly<Record<string, number | string | boolean | Message | readonly (number | string | Message)[] | null>>
}

/** All that you may know now. Forget every earlier view and log. */
export interface Whole {
  readonly t: "whole"
  readonly n: number
  readonly view: View
  readonly log: readonly LogPage[]
  readonly names: Readonly<Record<string, string | Message>>
  readonly commitment: string
  readonly clock: ClockInfo
}

/** Something happened. If you have not reached update `after`, send sync. `changed`: the fields of your view that are not as you know them; all others stay as they are. It is null where only the events go out at once and the view follows. `holds`: after an undo, the last update that still holds; drop later log lines. */
export interface Update {
  readonly t: "update"
  readonly after: number
  readonly n: number
  readonly events: readonly Event[]
  readonly changed: Partial<View> | null
  readonly holds: number | null
}

/** Something to read before a game or after it; `kind` says what it is to those who lay it out. */
export interface Passage {
  readonly kind: "opening" | "story" | "news" | "ending" | "answer" | "proof"
  readonly title: string
  readonly text: string
}

/** The game is over: what there is to read now, and the key that `commitment` bound the table to, in hex. */
export interface Ended {
  readonly t: "ended"
  readonly passages: readonly Passage[]
  readonly key: string
}

/** Something that everybody at the table should know; `text` is it in English. */
export interface Notice {
  readonly t: "notice"
  readonly key: string
  readonly params: Readonly<Record<string, number | string | readonly (number | string)[]>>
  readonly text: string
}

/** It was done, and is kept. */
export interface Ack {
  readonly t: "ack"
  readonly id: string
}

/** It was not done; `text` is the refusal in English. */
export interface Refused {
  readonly t: "refused"
  readonly id: string
  readonly refusal: Refusal
  readonly text: string
}

/** The answer to why; no refusal if it is possible. */
export interface Reason {
  readonly t: "reason"
  readonly id: string
  readonly refusal: Refusal | null
  readonly text: string
}

/** What an action would do, as far as its seat can know: said before it is done. `told` is what the seat would be told of it, up to the first die or card that nobody can foresee. */
export interface Consequence {
  readonly told: readonly Event[]
  readonly does: readonly Message[]
  readonly costs: readonly Message[]
  readonly risks: readonly Message[]
}

/** The answer to preview; what is not possible does nothing. */
export interface Previewed {
  readonly t: "previewed"
  readonly id: string
  readonly consequence: Consequence
}

/** Part of a table that is told in sentences, for those who listen and wherever nothing is drawn. */
export interface Section {
  readonly title: Message
  readonly lines: readonly Message[]
}

/** The answer to describe: the table in sentences, as it was after update `n`. */
export interface Described {
  readonly t: "described"
  readonly id: string
  readonly n: number
  readonly sections: readonly Section[]
}

/** The answer to hint: what a bot that knows what you know would do. */
export interface Hinted {
  readonly t: "hinted"
  readonly id: string
  readonly ask: number
  readonly action: Action
}

/** The game was paused, is about to go on, or goes on. */
export interface Clock {
  readonly t: "clock"
  readonly clock: ClockInfo
}

/** The seats that have agreed to go back; nobody means that there is no such wish (any more). */
export interface Wish {
  readonly t: "wish"
  readonly agreed: readonly number[]
}

export interface Said {
  readonly t: "said"
  readonly said: Spoken
}

export interface Pointed {
  readonly t: "pointed"
  readonly seat: number
  readonly at: string
}

export interface Pong {
  readonly t: "pong"
  readonly sent: number
  readonly clock: ClockInfo
}

/** Something was wrong with what this connection sent; everything else goes on. */
export interface Error {
  readonly t: "error"
  readonly code: "malformed" | "too_large" | "too_frequent" | "not_allowed" | "no_such_table" | "hello_first" | "broken" | "busy"
  readonly text: string
  readonly id: string
}

/** The server closes this connection. `again`: come back in a moment. */
export interface Bye {
  readonly t: "bye"
  readonly text: string
  readonly again: boolean
}

export type ServerMessage =
  | Welcome
  | Table
  | Whole
  | Update
  | Ended
  | Notice
  | Ack
  | Refused
  | Reason
  | Previewed
  | Described
  | Hinted
  | Clock
  | Wish
  | Said
  | Pointed
  | Pong
  | Error
  | Bye

/** The seats that get this forget every earlier event about these kinds of secret. */
export interface Forgot {
  readonly event: "forgot"
  readonly kinds: readonly string[]
}

export interface NewMe {
  readonly name: string
}

/** `bots` puts bots on seats from the last one on, by kind; `seat` is one's own; `start` begins at once. `lesson` is for tables that teach: whoever opens one with the same word and options is dealt the same. */
export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  readonly packs?: readonly string[]
  readonly public?: boolean
  readonly watch?: "anyone" | "link" | "nobody"
  readonly cover?: string | null
  readonly bots?: readonly string[]
  readonly seat?: number
  readonly start?: boolean
  readonly campaign?: string
  readonly cover_after_s?: number | null
  readonly lesson?: string
}

export interface NewCampaign {
  readonly game: string
}

/** A word out of the page's `rewards`. */
export interface TakeReward {
  readonly reward: string
}

/** `key` is what stands after # in a link; without `seat`, the first that is free. */
export interface Join {
  readonly key?: string
  readonly seat?: number | null
}

export interface Choose {
  readonly options?: Readonly<Record<string, string>> | null
  readonly packs?: readonly string[] | null
  readonly seats?: number | null
  readonly public?: boolean | null
  readonly watch?: "anyone" | "link" | "nobody" | null
  readonly cover?: string | null
  readonly cover_after_s?: number | null
}

/** What becomes of a seat: a bot plays there, or whoever sits there is removed, or an option is picked for it. */
export interface SetSeat {
  readonly bot?: string | null
  readonly clear?: boolean
  readonly picks?: Readonly<Record<string, string>> | null
}

export interface TakeSeat {
  readonly key: string
}

/** `renew`: links that were made before stop working, and who came by one and does not sit here has to go. */
export interface Invite {
  readonly renew?: boolean
}

/** Play on from after the first `to` lines at this seat; bots of this kind play the others. */
export interface Fork {
  readonly to: number
  readonly seat: number
  readonly bot?: string
}

export interface LinkToShow {
  readonly link: string
}

/** Who this browser is; an empty id is nobody yet. */
export interface Me {
  readonly id: string
  readonly name: string
}

/** So many tables are gone with whoever was forgotten; at so many others play, and the moves stay. */
export interface Forgotten {
  readonly tables: number
  readonly stays: number
}

/** Who is serving: a Holdfast of this version. `invite_at`: where friends reach it; empty if they cannot. */
export interface HostInfo {
  readonly holdfast: string
  readonly invite_at: string
}

/** A link as a QR code. */
export interface LinkPicture {
  readonly svg: string
}

/** A table with its seats, bots and options. One that teaches has an `id`, by which clients know which lessons are taught there; `lesson` is the word by which it is dealt the same each time, and `after` the id of the one that leads to it. */
export interface ReadyTable {
  readonly name: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly seat: number
  readonly options: Readonly<Record<string, string>>
  readonly id: string
  readonly lesson: string
  readonly after: string
}

/** One word that an option may have. `only_if`: offered only where these options have one of these words. */
export interface OptionValue {
  readonly word: string
  readonly name: string
  readonly about: string
  readonly only_if: Readonly<Record<string, readonly string[]>>
}

/** A game that this server offers. A table may add the packs in `expansions`; `ready` opens in one press. `comrades` are the bots for a table with bots. `play_now` and `play_with_bots` are what the buttons are called that begin at once, `facts` for how many and how long it is; each is empty where the usual words will do. `roles` say what one is on a seat, where seats differ, and `endings` how it ended, by the first word of the outcome. */
export interface GameInfo {
  readonly name: string
  readonly title: string
  readonly tagline: string
  readonly facts: string
  readonly least_seats: number
  readonly most_seats: number
  readonly bots: readonly string[]
  readonly comrades: readonly string[]
  readonly play_now: string
  readonly play_with_bots: string
  readonly roles: readonly string[]
  readonly endings: Readonly<Record<string, string>>
  readonly ready: readonly ReadyTable[]
  readonly packs: readonly string[]
  readonly expansions: readonly OptionValue[]
  readonly talks_through_game: boolean
  readonly rules_version: number
  readonly has_campaign: boolean
}

/** An option that people choose by word. Where they do not, it has the `usual` one: the first, if none is said. `each_seat`: every seat has a value of its own, and none is usual. `only_if`: asked only where other options have these words. */
export interface OptionChoice {
  readonly option: string
  readonly name: string
  readonly values: readonly OptionValue[]
  readonly each_seat: boolean
  readonly only_if: Readonly<Record<string, readonly string[]>>
  readonly usual: string
}

/** All that a client needs to show a game with these packs: content never holds a secret. `texts` is its table of English texts, the table's own included; `about` says of events which kind of secret they tell, so that a client can forget them. */
export interface GameBox {
  readonly info: GameInfo
  readonly choices: readonly OptionChoice[]
  readonly texts: Readonly<Record<string, string>>
  readonly content: unknown
  readonly about: Readonly<Record<string, string>>
}

/** A table that was made. The link is `/t/<id>#<key>`; the key is told only now. */
export interface Opened {
  readonly id: string
  readonly key: string
  readonly table: TableInfo
}

/** A secret to put after # in a link to the table. */
export interface LinkMade {
  readonly key: string
  readonly expires: number
}

export interface Tables {
  readonly open: readonly TableInfo[]
  readonly mine: readonly TableInfo[]
  readonly finished: readonly TableInfo[]
}

/** A game in a campaign's log. */
export interface CampaignLine {
  readonly number: number
  readonly title: string
  readonly result: "won" | "lost"
  readonly about: string
}

/** A campaign as its people may see it: what to read now, how things stand, what comes next, what was. */
export interface CampaignPage {
  readonly title: string
  readonly number: number
  readonly of: number
  readonly heading: string
  readonly passages: readonly Passage[]
  readonly standing: string
  readonly next: string
  readonly log: readonly CampaignLine[]
  readonly rewards: readonly OptionValue[]
  readonly choices: readonly OptionChoice[]
  readonly is_over: boolean
}

/** A campaign as its people see it. `table` is where its next game is being played, if it is. */
export interface CampaignInfo {
  readonly id: string
  readonly game: string
  readonly people: readonly string[]
  readonly table: string
  readonly changed: number
  readonly page: CampaignPage
}

export interface CampaignList {
  readonly mine: readonly CampaignInfo[]
}

/** After `line` lines, at `at` milliseconds of game time: what was told, and what was to be seen. An all-seeing film has the views of all seats, and the position as text. */
export interface FilmStep {
  readonly line: number
  readonly at: number
  readonly seat: number
  readonly kind: string
  readonly events: readonly Event[]
  readonly views: readonly View[]
  readonly truth: string
}

/** A stretch of a finished game, as `seat` saw it (-1: the public, -2: everything). */
export interface Film {
  readonly table: TableInfo
  readonly seat: number
  readonly lines: number
  readonly first: number
  readonly steps: readonly FilmStep[]
  readonly total: number
  readonly names: Readonly<Record<string, string | Message>>
  readonly outcome: Outcome | null
  readonly commitment: string
  readonly key: string
  readonly passages: readonly Passage[]
}

/** After `line` lines, at `at` milliseconds of game time: what everybody was told. */
export interface StoryLine {
  readonly line: number
  readonly at: number
  readonly events: readonly Event[]
}

/** All that was told in public in a finished game, in order. */
export interface PublicStory {
  readonly lines: readonly StoryLine[]
}

/** Why a request was not carried out, in one sentence; `key` is its text key if it has one. */
export interface Problem {
  readonly error: string
  readonly key: string
}

/** ALONE */
export namespace alone {
  /** What a table chooses. An empty word or tuple: it is chosen, or drawn, in the game. */
  export interface Options {
    readonly difficulty: string
    readonly character: string
    readonly leader: string
    readonly decks: readonly string[]
    readonly missions: readonly string[]
    readonly levels: readonly string[]
    readonly swap: boolean
    readonly window_ms: number
    readonly strict_ms: number
    readonly grace_ms: number
    readonly auto_approve: boolean
    readonly special_creatures: boolean
    readonly room_actions: boolean
    readonly avatars: boolean
    readonly limited_tiles: boolean
    readonly literal_wounds: boolean
    readonly most_rounds: number
  }

  /** An item in the inventory. */
  export interface Carried {
    readonly item: number
    readonly charges: number
    readonly upgraded: boolean
  }

  export interface Companion {
    readonly character: number
    readonly charges: number
  }

  /** A mission in play: how far it has come. */
  export interface Quest {
    readonly mission: number
    readonly step: number
    readonly times: number
    readonly turn: number
    readonly done: boolean
  }

  /** How many cards somebody holds, and those that this seat knows. */
  export interface HandView {
    readonly size: number
    readonly known: readonly number[]
  }

  /** How a card lies on the reaction track. */
  export interface Laid {
    readonly seat: number
    readonly spaces: number
    readonly is_up: boolean
  }

  /** Evil moves up to `creatures` different creatures of `who`, each 0 to `steps` sectors; `silent`: no noise. */
  export interface Stalk {
    readonly do: "stalk"
    readonly creatures: number
    readonly steps: number
    readonly who: "any" | "icon" | "boss" | "here" | "near" | "level"
    readonly silent: boolean
  }

  /** Evil spawns one creature of `who`; its minimum distance is `closer` less, but never below 1. `creature` names one of the creature table instead (bosses are spawned so, G45); `room`: it appears in the card's mission room whatever the distance, but not in the hero's sector. */
  export interface Spawn {
    readonly do: "spawn"
    readonly who: "any" | "icon" | "boss" | "here" | "near" | "level"
    readonly closer: number
    readonly creature: string
    readonly room: boolean
  }

  /** Evil exchanges the sectors of two unrevealed creatures; both make noise unless `silent`. */
  export interface Shuffle {
    readonly do: "shuffle"
    readonly silent: boolean
  }

  /** One creature of `who` in the hero's sector attacks at once, with `dice` more dice. */
  export interface Assault {
    readonly do: "assault"
    readonly dice: number
    readonly who: "any" | "icon" | "boss" | "here" | "near" | "level"
  }

  /** Evil rolls `dice` dice against the hero, wherever creatures are; each hit costs 1 life (R115 holds). */
  export interface Trap {
    readonly do: "trap"
    readonly dice: number
  }

  /** Creatures of `who` roll `dice` more dice in every attack until the end of the turn; one of them or `all`. */
  export interface Rage {
    readonly do: "rage"
    readonly dice: number
    readonly who: "any" | "icon" | "boss" | "here" | "near" | "level"
    readonly all: boolean
  }

  /** One creature of `who` has both life values raised by `life` until the end of the turn, or of the `round`. */
  export interface Harden {
    readonly do: "harden"
    readonly life: number
    readonly who: "any" | "icon" | "boss" | "here" | "near" | "level"
    readonly round: boolean
  }

  /** One wounded creature of `who` is no longer wounded. */
  export interface Mend {
    readonly do: "mend"
    readonly who: "any" | "icon" | "boss" | "here" | "near" | "level"
  }

  /** The hero loses so much life, then so much self control. */
  export interface Hurt {
    readonly do: "hurt"
    readonly life: number
    readonly control: number
  }

  /** Evil puts danger tokens on up to `count` different sectors of `place` without one, within 8 a level. */
  export interface Danger {
    readonly do: "danger"
    readonly count: number
    readonly place: "here" | "near" | "sight" | "level" | "any"
  }

  /** Up to `count` unblocked doors at sectors of `place` are blocked. */
  export interface Block {
    readonly do: "block"
    readonly count: number
    readonly place: "here" | "near" | "sight" | "level" | "any"
  }

  /** Up to `count` blocked doors at sectors of `place` are unblocked. */
  export interface Unblock {
    readonly do: "unblock"
    readonly count: number
    readonly place: "here" | "near" | "sight" | "level" | "any"
  }

  /** The light goes out in up to `count` lighted sectors of `place`; the hero's sector counts too (R165). */
  export interface Dark {
    readonly do: "dark"
    readonly count: number
    readonly place: "here" | "near" | "sight" | "level" | "any"
  }

  /** This round, the next time the hero leaves this sector, the hero loses `life` and `control`. */
  export interface Snare {
    readonly do: "snare"
    readonly life: number
    readonly control: number
  }

  /** The hero discards `count` adrenaline tokens from the pool. */
  export interface Daze {
    readonly do: "daze"
    readonly count: number
  }

  /** The hero discards `count` charges from items of the hero's choice. */
  export interface Drain {
    readonly do: "drain"
    readonly count: number
  }

  /** Evil moves the hero `steps` sectors through open ways; attacks of opportunity happen (G54). */
  export interface Drag {
    readonly do: "drag"
    readonly steps: number
  }

  /** Up to `count` revealed sectors become unrevealed; never the hero's, nor a lighted one in line of sight. */
  export interface Fog {
    readonly do: "fog"
    readonly count: number
  }

  /** The hero cannot declare that action on the next turn of this round. */
  export interface Forbid {
    readonly do: "forbid"
    readonly action: "move" | "explore" | "fight" | "locate" | "scavenge" | "interact"
  }

  /** The hero's fights have `dice` fewer dice until the end of the turn (items too), at least 1. */
  export interface Falter {
    readonly do: "falter"
    readonly dice: number
  }

  /** Nothing makes noise until the end of the turn. */
  export interface Hush {
    readonly do: "hush"
  }

  /** Evil draws `count` reaction cards, above the hand limit if need be (R269). */
  export interface Draw {
    readonly do: "draw"
    readonly count: number
  }

  /** The hero attacks one creature with `dice` dice (`lit` more if the hero's sector is lighted), +`damage`. `reach` 0: in the hero's sector; 1 or more: also a revealed creature in line of sight so many sectors away. `all`: every creature in that sector, with the same roll. +`damage` counts only if a die hit. */
  export interface Strike {
    readonly do: "strike"
    readonly dice: number
    readonly lit: number
    readonly damage: number
    readonly reach: number
    readonly all: boolean
  }

  /** One revealed creature of `who` dies; `wounded`: only a wounded one. A boss suffers one wound instead. */
  export interface Kill {
    readonly do: "kill"
    readonly who: "any" | "icon" | "boss" | "here" | "near" | "level"
    readonly wounded: boolean
  }

  /** The hero moves 1 to `steps` sectors; `sure`: no attacks of opportunity; `unseen`: no reactions answer it. */
  export interface Run {
    readonly do: "run"
    readonly steps: number
    readonly sure: boolean
    readonly unseen: boolean
  }

  /** The hero explores as R95 up to `sectors` sectors; `around`: that far in every direction, stairs too. `doors`: doors that are not on the hero's sector do not stop it. It discards no danger token by itself. */
  export interface Scan {
    readonly do: "scan"
    readonly sectors: number
    readonly around: boolean
    readonly doors: boolean
  }

  /** The hero discards up to `count` danger tokens from revealed sectors of `place`. */
  export interface Sweep {
    readonly do: "sweep"
    readonly count: number
    readonly place: "here" | "near" | "sight" | "level" | "any"
  }

  /** The hero locates `targets` targets (R117); `bearing`: evil also tells the first direction of the way there. */
  export interface Sound {
    readonly do: "sound"
    readonly targets: number
    readonly bearing: boolean
  }

  /** The hero draws `count` item cards and keeps `keep` of them (0: all), then may upgrade (R126..R128). */
  export interface Search {
    readonly do: "search"
    readonly count: number
    readonly keep: number
  }

  /** The hero takes a bullets card from the item deck or its discards, with its charges; the deck is shuffled. */
  export interface Arm {
    readonly do: "arm"
  }

  /** The hero adds `count` charges to one item (of `matrix`, if named), never above the card's own number + 2. */
  export interface Charge {
    readonly do: "charge"
    readonly count: number
    readonly matrix: "chemical" | "electrical" | "mechanical" | null
  }

  /** The hero fills one component space without taking a charge from another item. */
  export interface Rig {
    readonly do: "rig"
  }

  /** Lights go on in the hero's sector and up to `line` sectors in a direction of the hero's choice (G31). `doors`: also in every sector behind a door of the hero's sector; `around`: in all adjacent sectors. */
  export interface Light {
    readonly do: "light"
    readonly line: number
    readonly doors: boolean
    readonly around: boolean
  }

  /** Lights go on in up to `count` revealed sectors in line of sight, of the hero's choice. */
  export interface Beam {
    readonly do: "beam"
    readonly count: number
  }

  /** The hero repairs the LCU of the sector in `directions` different directions, `further` sectors further. */
  export interface Repair {
    readonly do: "repair"
    readonly directions: number
    readonly further: number
  }

  /** The hero blocks or unblocks up to `count` doors at sectors of `place` that are revealed. */
  export interface Bar {
    readonly do: "bar"
    readonly count: number
    readonly place: "here" | "near" | "sight" | "level" | "any"
  }

  /** The hero recovers so much life and self control, and `either` more points split as the hero likes (R181). */
  export interface Recover {
    readonly do: "recover"
    readonly life: number
    readonly control: number
    readonly either: number
  }

  /** The hero gains `count` adrenaline tokens, 6 in the pool at most. */
  export interface Breathe {
    readonly do: "breathe"
    readonly count: number
  }

  /** The hero gains 1 experience in `ability`, or in one of choice (R270). */
  export interface Learn {
    readonly do: "learn"
    readonly ability: "courage" | "cold_blood" | "acute_sight" | "precision" | "dexterity" | null
  }

  /** The hero takes an extra action now: `action`, or any if none is named (R137); no item may be used with it. */
  export interface Again {
    readonly do: "again"
    readonly action: "move" | "explore" | "fight" | "locate" | "scavenge" | "interact" | null
  }

  /** The hero moves one creature of the hero's sector `steps` sectors away; it makes no noise. */
  export interface Shove {
    readonly do: "shove"
    readonly steps: number
  }

  /** Up to `count` creatures in the hero's sector neither attack nor are moved until the end of the turn. */
  export interface Stun {
    readonly do: "stun"
    readonly count: number
  }

  /** A companion joins: of the hero's choice among the other characters, or drawn at random (R193). */
  export interface Befriend {
    readonly do: "befriend"
    readonly random: boolean
  }

  /** Evil discards `count` cards from hands, divided by the leader, each of its owner's choice. */
  export interface Disarm {
    readonly do: "disarm"
    readonly count: number
  }

  /** The round marker moves one space right (R183, G59, G60). */
  export interface ExtraRound {
    readonly do: "extra_round"
  }

  /** The damage that is about to be suffered is `amount` less. */
  export interface Prevent {
    readonly do: "prevent"
    readonly amount: number
  }

  /** The attack (or attack of opportunity) that is about to be rolled does not happen. */
  export interface Evade {
    readonly do: "evade"
  }

  /** The dangerous half of the card just played is ignored. */
  export interface Shun {
    readonly do: "shun"
  }

  /** Up to `dice` dice of the pool just rolled are rolled again, the hero's choice (0: all of them). */
  export interface Reroll {
    readonly do: "reroll"
    readonly dice: number
  }

  /** `dice` more dice are added to the hero's fight just rolled. */
  export interface MoreDice {
    readonly do: "more_dice"
    readonly dice: number
  }

  /** Up to `count` more revealed sectors of the hero's choice stay revealed at this clean-up. */
  export interface Remember {
    readonly do: "remember"
    readonly count: number
  }

  /** Until the end of the turn creatures roll `dice` fewer dice against the hero, attacks of opportunity too. */
  export interface Ward {
    readonly do: "ward"
    readonly dice: number
  }

  /** A sector as it lies in the labyrinth; `sides` are north, east, south, west. */
  export interface Tile {
    readonly sides: readonly ["wall" | "open" | "door", "wall" | "open" | "door", "wall" | "open" | "door", "wall" | "open" | "door"]
    readonly room: number
    readonly stairs: number
    readonly lcu: boolean
  }

  /** A sector of the labyrinth. `east` and `south` count from the first sector seen on its level (R276). */
  export interface SectorView {
    readonly cell: number
    readonly level: number
    readonly east: number
    readonly south: number
    readonly tile: Tile
    readonly lit: boolean
    readonly danger: boolean
    readonly blocked: number
    readonly in_sight: boolean
  }

  /** A creature token: where it stands, and what has happened to it; once it is found, since it was found. */
  export interface Figure {
    readonly cell: number
    readonly wounds: number
    readonly came: boolean
    readonly rage: number
    readonly hard: number
    readonly hard_round: number
    readonly stunned: boolean
    readonly down: boolean
  }

  /** A creature in the labyrinth: what it looks like, not which token it is. */
  export interface CreatureView {
    readonly creature: number
    readonly figure: Figure
  }

  /** What the hero heard: a way, "here" or "level" (the other one), and on which turn. */
  export interface Noise {
    readonly way: string
    readonly turn: number
  }

  /** An answer of evil: -1 is "none"; the level is "" where evil need not tell. */
  export interface Located {
    readonly target: string
    readonly distance: number
    readonly level: string
    readonly way: string
    readonly turn: number
  }

  export interface LaidSnare {
    readonly cell: number
    readonly life: number
    readonly control: number
  }

  export interface LabyrinthView {
    readonly here: number
    readonly sectors: readonly SectorView[]
    readonly creatures: readonly CreatureView[]
    readonly noises: readonly Noise[]
    readonly located: readonly Located[]
    readonly snares: readonly LaidSnare[]
    readonly has_seen_other: boolean
  }

  /** A creature in the labyrinth: dice that it would roll against the hero here and now, and what hurts it. */
  export interface Threat {
    readonly creature: number
    readonly figure: Figure
    readonly dice: number
    readonly first: number
    readonly second: number
  }

  /** What a deed would come to now. */
  export interface Prospects {
    readonly fight: number
    readonly explore: number
    readonly locate: number
    readonly light: number
    readonly scavenge: number
    readonly leaving: number
    readonly threats: readonly Threat[]
  }

  /** A sector of the map, for evil; `cell` is how the hero counts it. */
  export interface MapSector {
    readonly place: number
    readonly cell: number
    readonly tile: Tile
    readonly lit: boolean
    readonly danger: boolean
    readonly blocked: number
    readonly revealed: boolean
  }

  /** A creature token that is on the map, or lies there knocked down. */
  export interface TokenView {
    readonly token: number
    readonly place: number
    readonly figure: Figure
  }

  /** Evil's, by token. */
  export interface PickCreature {
    readonly act: "pick_creature"
    readonly creature: Names<"figure">
  }

  /** Which creature evil spawns: a line of the creature table. */
  export interface PickLine {
    readonly act: "pick_line"
    readonly line: Names<"line">
  }

  /** A sector of the map, for evil. */
  export interface PickPlace {
    readonly act: "pick_place"
    readonly place: Names<"place">
  }

  export interface PickWay {
    readonly act: "pick_way"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** A step spent on a blocked door (R75). */
  export interface PickUnblock {
    readonly act: "pick_unblock"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** A door of the map, for evil: of that sector, on that side. */
  export interface PickDoor {
    readonly act: "pick_door"
    readonly place: Names<"place">
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** Which of several shortest ways is told (R91). */
  export interface PickNoise {
    readonly act: "pick_noise"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** A creature that the hero sees: what it is, whether it is wounded, and where. */
  export interface PickTarget {
    readonly act: "pick_target"
    readonly creature: Names<"figure">
    readonly wounds: number
    readonly cell: Names<"cell">
  }

  /** A sector of the labyrinth, for the hero. */
  export interface PickSector {
    readonly act: "pick_sector"
    readonly cell: Names<"cell">
  }

  /** A door of the labyrinth, for the hero: of that sector, on that side. */
  export interface PickBar {
    readonly act: "pick_bar"
    readonly cell: Names<"cell">
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** An item of the inventory, by card. */
  export interface PickItem {
    readonly act: "pick_item"
    readonly item: Names<"item">
  }

  /** One of the item cards that the hero looks at. */
  export interface PickCard {
    readonly act: "pick_card"
    readonly card: Names<"item">
  }

  /** A die of the pool just rolled, by its place. */
  export interface PickDie {
    readonly act: "pick_die"
    readonly die: Names<"die">
  }

  export interface PickHealth {
    readonly act: "pick_health"
    readonly track: string
  }

  export interface PickAbility {
    readonly act: "pick_ability"
    readonly ability: number
  }

  export interface PickCharacter {
    readonly act: "pick_character"
    readonly character: number
  }

  /** Something to locate: a word for a kind of thing, or a certain room (R117..R121). */
  export interface PickGoal {
    readonly act: "pick_goal"
    readonly target: string
  }

  /** A reaction card of one's own hand. */
  export interface PickHand {
    readonly act: "pick_hand"
    readonly card: Names<"card">
  }

  /** One of evil's players. */
  export interface PickPlayer {
    readonly act: "pick_player"
    readonly seat: Names<"seat">
  }

  /** Who draws a card, and from which of the two decks in play. */
  export interface PickDraws {
    readonly act: "pick_draws"
    readonly seat: Names<"seat">
    readonly deck: Names<"deck">
  }

  /** No more. */
  export interface Done {
    readonly act: "done"
  }

  /** A reaction that this seat has begun: as far as it has come. */
  export interface PlanView {
    readonly front: "card" | "standard" | "special" | "avatar"
    readonly card: number
    readonly token: number
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
    readonly is_proposed: boolean
  }

  export interface EvilView {
    readonly plan: string
    readonly hero: number
    readonly sectors: readonly MapSector[]
    readonly creatures: readonly TokenView[]
    readonly hand: readonly number[]
    readonly begun: PlanView | null
    readonly proposals: readonly number[]
    readonly windows: number
    readonly swapped: boolean
  }

  /** A frame as a seat sees it, and the answer that a decision has got already. */
  export interface Seen {
    readonly frame: GameFrame
    readonly given: GameAction | null
  }

  /** What this seat is asked in the middle of: the order of play down to its own question. */
  export interface GoingOn {
    readonly frames: readonly Seen[]
  }

  export interface AloneView extends View<GameAction> {
    readonly options: Options
    readonly asked: number
    readonly difficulty: number
    readonly character: number
    readonly life: number
    readonly control: number
    readonly cap: number
    readonly adrenaline: number
    readonly experience: readonly number[]
    readonly items: readonly Carried[]
    readonly item_deck: number
    readonly item_discard: readonly number[]
    readonly chosen: readonly number[]
    readonly companion: Companion | null
    readonly sacrificed: readonly number[]
    readonly scavenged: readonly boolean[]
    readonly skill_uses: number
    readonly companion_helped: boolean
    readonly power_tokens: number
    readonly space: number
    readonly lingers: boolean
    readonly nightmare: boolean
    readonly round: number
    readonly turn: number
    readonly spent: readonly (readonly string[])[]
    readonly is_used: readonly boolean[]
    readonly bullet_time: boolean
    readonly has_moved: boolean
    readonly declared: string
    readonly deeds: readonly string[]
    readonly forbidden: readonly string[]
    readonly forbidden_next: readonly string[]
    readonly quests: readonly Quest[]
    readonly unlocked: boolean
    readonly leader: number
    readonly first_leader: number
    readonly deck_ids: readonly number[]
    readonly draws_from: readonly (readonly number[])[]
    readonly decks: readonly number[]
    readonly discards: readonly (readonly number[])[]
    readonly discarded: number
    readonly hands: readonly HandView[]
    readonly track: readonly (number | null)[]
    readonly laid: readonly Laid[]
    readonly covered: number
    readonly set_aside: number
    readonly played: number
    readonly laid_now: number
    readonly specials: readonly number[]
    readonly specials_used: readonly number[]
    readonly avatars: readonly number[]
    readonly upgrades: readonly number[]
    readonly activated: readonly number[]
    readonly window: "" | "instant" | "late" | "damage"
    readonly wound: "" | "life" | "control"
    readonly window_ends: number | null
    readonly pool: readonly string[]
    readonly blow: number
    readonly evaded: boolean
    readonly shunned: boolean
    readonly using: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly rage: readonly (readonly [string, number])[]
    readonly falter: number
    readonly ward: number
    readonly hush: boolean
    readonly after_once: readonly string[]
    readonly used_now: readonly number[]
    readonly labyrinth: LabyrinthView | null
    readonly prospects: Prospects | null
    readonly notes: string | null
    readonly evil: EvilView | null
    readonly going_on: GoingOn | null
  }

  /** rules.toml: the numbers that are printed on sheets and tracks. */
  export interface Numbers {
    readonly die: readonly ("hit" | "danger" | "miss")[]
    readonly track: readonly boolean[]
    readonly rounds: readonly number[]
    readonly adrenaline: readonly number[]
    readonly hands: readonly [number, number, number]
    readonly fight_dark: number
    readonly fight_lit: number
    readonly tiles: Readonly<Record<string, number>>
  }

  /** One line of the creature table. */
  export interface Stats {
    readonly distance: number
    readonly loss: number
    readonly dark: number
    readonly lit: number
    readonly first: number
    readonly second: number
  }

  /** A kind of creature, regular or boss (R161, R200). A boss has no icon and teaches two abilities (R187). */
  export interface Creature {
    readonly id: string
    readonly name: string
    readonly symbol: string
    readonly tokens: number
    readonly regular: Stats
    readonly nightmare: Stats
    readonly kind: "parasite" | "spore" | "cultist" | "mutant" | "worm" | null
    readonly ability: "courage" | "cold_blood" | "acute_sight" | "precision" | "dexterity" | null
    readonly boss: boolean
  }

  /** With Deep, `effects` are what a scavenge there may do once, if no mission is there (R236..R238). */
  export interface Room {
    readonly id: string
    readonly name: string
    readonly symbol: string
    readonly action: string
    readonly effects: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
  }

  /** `number` is `by` higher (or lower); `kind`: for creatures of that icon only. */
  export interface Change {
    readonly rule: "change"
    readonly number: "fight_dice" | "explore_range" | "light_range" | "lcu_directions" | "locate_targets" | "adrenaline" | "encounter_loss" | "opportunity_dice" | "attack_dice" | "attack_dice_dark" | "first_life" | "second_life" | "creature_steps" | "spawn_distance" | "level_limit" | "hand_limit" | "danger_on_track"
    readonly by: number
    readonly kind: "parasite" | "spore" | "cultist" | "mutant" | "worm" | null
  }

  /** `flag` holds; `kind`: for creatures of that icon only. */
  export interface Switch {
    readonly rule: "switch"
    readonly flag: "no_bullet_time" | "no_recovery" | "no_locate_level" | "no_blocking" | "silent" | "through_blocked" | "ignores_light" | "puts_out_light" | "danger_here" | "cannot_be_moved_by_hero" | "dark_behind"
    readonly kind: "parasite" | "spore" | "cultist" | "mutant" | "worm" | null
  }

  /** Each time after `event`, these effects are done; `once`: once a turn. `lit`/`dark`: only if the sector is so. */
  export interface After {
    readonly rule: "after"
    readonly event: "move" | "explore" | "fight" | "locate" | "scavenge" | "interact" | "enter_room" | "use_stairs" | "encounter" | "kill" | "recover" | "bullet_time" | "turn_end" | "round_end"
    readonly effects: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly once: boolean
    readonly lit: boolean
    readonly dark: boolean
  }

  /** One side of a character: something to use at a moment, or a standing rule. */
  export interface Skill {
    readonly name: string
    readonly when: "always" | "start" | "move" | "explore" | "fight" | "locate" | "scavenge" | "interact" | "upgrade" | "fought" | "rolled" | "harm" | "opportunity" | "reaction" | "clean_up"
    readonly effects: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly rules: readonly (Change | Switch | After)[]
    readonly per_round: number
  }

  export interface Character {
    readonly id: string
    readonly name: string
    readonly hero: Skill
    readonly companion: Skill
    readonly sacrifice: Skill
    readonly about: string
  }

  /** A component space: once filled with a charge of `needs`, the item does this instead. */
  export interface Upgrade {
    readonly needs: "chemical" | "electrical" | "mechanical"
    readonly effects: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
  }

  /** One card. `when` is the action that it is used with, or the trigger of a passive item. */
  export interface Item {
    readonly id: string
    readonly name: string
    readonly when: "always" | "start" | "move" | "explore" | "fight" | "locate" | "scavenge" | "interact" | "upgrade" | "fought" | "rolled" | "harm" | "opportunity" | "reaction" | "clean_up"
    readonly effects: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly matrix: "chemical" | "electrical" | "mechanical" | null
    readonly charges: number
    readonly bullets: boolean
    readonly upgrade: Upgrade | null
    readonly flavour: string
  }

  export interface Deck {
    readonly id: string
    readonly name: string
    readonly about: string
  }

  /** A reaction card: the first half, and the second for a dangerous card (R152). */
  export interface Reaction {
    readonly id: string
    readonly name: string
    readonly deck: "fury" | "speed" | "terror" | "traps"
    readonly trigger: "move" | "explore" | "fight" | "locate" | "scavenge" | "interact" | "life" | "control"
    readonly icon: "parasite" | "spore" | "cultist" | "mutant" | "worm"
    readonly effects: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly dangerous: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly instant: boolean
  }

  /** What the hero pays with each action of a step; without it the action cannot be declared. */
  export interface Cost {
    readonly charges: number
    readonly matrix: "chemical" | "electrical" | "mechanical" | null
    readonly adrenaline: number
    readonly life: number
    readonly control: number
  }

  /** `times` such actions in the mission's room; steps are done in order. The action is spent on the mission and does nothing else; only a scavenge step draws its cards too, and a plain scavenge is one. So a fight step needs no creature, it breaks something. `clear` and `sealed` must hold when it is resolved. */
  export interface MissionStep {
    readonly action: "move" | "explore" | "fight" | "locate" | "scavenge" | "interact"
    readonly times: number
    readonly apart: boolean
    readonly clear: boolean
    readonly sealed: number
    readonly cost: Cost
  }

  /** A mission card; a green one has a reward, a blue one a hindrance (and perhaps a reward), a red one wins. */
  export interface Mission {
    readonly id: string
    readonly name: string
    readonly colour: "green" | "blue" | "red"
    readonly room: number
    readonly steps: readonly MissionStep[]
    readonly revealed: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly hindrance: readonly (Change | Switch | After)[]
    readonly reward: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly story: string
  }

  export interface Difficulty {
    readonly id: string
    readonly name: string
    readonly bullets: number
    readonly items: number
    readonly midgame: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly about: string
  }

  /** What is printed on one sector; `sides` are north, east, south, west. */
  export interface Sector {
    readonly sides: readonly ["wall" | "open" | "door", "wall" | "open" | "door", "wall" | "open" | "door", "wall" | "open" | "door"]
    readonly room: boolean
    readonly stairs: boolean
    readonly lcu: boolean
  }

  /** 24 sectors row by row from the north-west: index = y * 4 + x. Room icons and stair colours are dealt at setup. */
  export interface Level {
    readonly name: string
    readonly sectors: readonly Sector[]
    readonly id: string
  }

  /** Rules and where they work. */
  export interface Standing {
    readonly rules: readonly (Change | Switch | After)[]
    readonly reach: "map" | "level" | "near" | "sector" | "itself"
  }

  /** Deep: `creature` names a boss of the creature table if it is that one's figure (R227). */
  export interface SpecialCreature {
    readonly id: string
    readonly name: string
    readonly icon: "parasite" | "spore" | "cultist" | "mutant" | "worm"
    readonly symbol: string
    readonly regular: Stats
    readonly nightmare: Stats
    readonly power: Standing
    readonly power_name: string
    readonly creature: string
  }

  /** What is added to a line of the creature table. */
  export interface StatsChange {
    readonly distance: number
    readonly loss: number
    readonly dark: number
    readonly lit: number
    readonly first: number
    readonly second: number
  }

  /** Adds to the avatar's power (`effects`, `rules`) or to its stats (`stats`). */
  export interface AvatarUpgrade {
    readonly name: string
    readonly effects: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly rules: readonly (Change | Switch | After)[]
    readonly stats: StatsChange | null
  }

  /** `deck` is the reaction deck that it belongs to, or "ai" for the starting leader's of three (R241). */
  export interface Avatar {
    readonly id: string
    readonly name: string
    readonly deck: string
    readonly symbol: string
    readonly regular: Stats
    readonly nightmare: Stats
    readonly power_name: string
    readonly upgrades: readonly AvatarUpgrade[]
    readonly on_activation: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly passive: Standing | null
  }

  export interface HeroPower {
    readonly id: string
    readonly name: string
    readonly cost: number
    readonly effects: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward)[]
    readonly when: "always" | "start" | "move" | "explore" | "fight" | "locate" | "scavenge" | "interact" | "upgrade" | "fought" | "rolled" | "harm" | "opportunity" | "reaction" | "clean_up"
  }

  /** What lies in the box, each list in the order of its file: a state names cards by their place in it. */
  export interface Parts {
    readonly numbers: Numbers
    readonly creatures: readonly Creature[]
    readonly rooms: readonly Room[]
    readonly characters: readonly Character[]
    readonly items: readonly Item[]
    readonly decks: readonly Deck[]
    readonly reactions: readonly Reaction[]
    readonly missions: readonly Mission[]
    readonly difficulties: readonly Difficulty[]
    readonly levels: readonly Level[]
    readonly specials: readonly SpecialCreature[]
    readonly avatars: readonly Avatar[]
    readonly powers: readonly HeroPower[]
  }

  /** Instead of playing a card (R247), at the end of the turn (G74), once a turn. */
  export interface ActivateAvatar {
    readonly act: "activate_avatar"
  }

  export interface Approve {
    readonly act: "approve"
  }

  /** The companion's skill in place of an action (R195). */
  export interface AskCompanion {
    readonly act: "ask_companion"
  }

  export interface AttackNext {
    readonly act: "attack_next"
    readonly creature: Names<"figure">
  }

  export interface BearIt {
    readonly act: "bear_it"
  }

  /** One adrenaline for two actions in this turn (R43). */
  export interface BulletTime {
    readonly act: "bullet_time"
  }

  /** Take back what was begun; nobody else has noticed. */
  export interface Cancel {
    readonly act: "cancel"
  }

  export interface Decline {
    readonly act: "decline"
  }

  export interface Deny {
    readonly act: "deny"
  }

  export interface DiscardCards {
    readonly act: "discard_cards"
    readonly cards: readonly Names<"card">[]
  }

  /** The character is drawn at random. */
  export interface DrawHero {
    readonly act: "draw_hero"
  }

  /** One card, which is seen before the next is drawn: "freely" (R29, G85). */
  export interface DrawOne {
    readonly act: "draw_one"
    readonly deck: Names<"deck">
  }

  /** Acute sight (R190). */
  export interface DrawOneMore {
    readonly act: "draw_one_more"
  }

  export interface Enough {
    readonly act: "enough"
  }

  export interface Explore {
    readonly act: "explore"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** The base fight: one creature in the hero's sector (R102). */
  export interface Fight {
    readonly act: "fight"
    readonly creature: Names<"figure">
    readonly wounds: number
  }

  export interface HitTheHero {
    readonly act: "hit_the_hero"
  }

  /** The LCU of the hero's sector is repaired; the direction is chosen when it works (R139). */
  export interface Interact {
    readonly act: "interact"
  }

  export interface KeepHand {
    readonly act: "keep_hand"
  }

  export interface LeaveRooms {
    readonly act: "leave_rooms"
  }

  /** A token may be removed to place a new one (R172): it goes back to the pool. */
  export interface LiftDanger {
    readonly act: "lift_danger"
    readonly place: Names<"place">
  }

  export interface Locate {
    readonly act: "locate"
  }

  export interface Move {
    readonly act: "move"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  export interface Pass {
    readonly act: "pass"
  }

  export interface PickDifficulty {
    readonly act: "pick_difficulty"
    readonly difficulty: number
  }

  export interface PickHero {
    readonly act: "pick_hero"
    readonly character: number
  }

  /** A regular creature in a mission room or next to one (R32, G45); noise is not heard yet. */
  export interface PlaceCreature {
    readonly act: "place_creature"
    readonly line: Names<"line">
    readonly place: Names<"place">
  }

  /** Two on each level, not in the hero's sector (R33). */
  export interface PlaceFirstDanger {
    readonly act: "place_first_danger"
    readonly place: Names<"place">
  }

  /** In a corridor, never in a room (R26). */
  export interface PlaceHero {
    readonly act: "place_hero"
    readonly place: Names<"place">
  }

  /** A standard reaction: any card, face down, at the end of the turn (R145, R153, G16). */
  export interface PlayDown {
    readonly act: "play_down"
    readonly card: Names<"card">
  }

  /** A special creature, for a faceup card with its symbol; the card's text is ignored (R229, R230, R272). */
  export interface PlaySpecial {
    readonly act: "play_special"
    readonly card: Names<"card">
    readonly special: number
  }

  /** An allowed reaction, face up (R147). */
  export interface PlayUp {
    readonly act: "play_up"
    readonly card: Names<"card">
  }

  /** Not in the hero's sector nor in its line of sight (R170). */
  export interface PutDanger {
    readonly act: "put_danger"
    readonly place: Names<"place">
  }

  /** One adrenaline for 1 life or 1 self control (R42), unless it would have no effect (G22). */
  export interface RecoverHealth {
    readonly act: "recover_health"
    readonly track: string
  }

  /** All of this damage goes to the companion (R196). */
  export interface Redirect {
    readonly act: "redirect"
  }

  /** Once: the companion goes with all its charges, and its sacrifice is done (R194). */
  export interface Sacrifice {
    readonly act: "sacrifice"
  }

  export interface Scavenge {
    readonly act: "scavenge"
  }

  /** All at once: so many cards from the first deck, the rest from the second. */
  export interface SplitDraw {
    readonly act: "split_draw"
    readonly first: number
  }

  export interface StartCompanion {
    readonly act: "start_companion"
  }

  export interface StartSkill {
    readonly act: "start_skill"
  }

  /** Tokens without a legal place go back; others must be placed. */
  export interface StopPlacing {
    readonly act: "stop_placing"
  }

  /** Once, two room tokens change places; the marks of missions go with them (R25, R268). */
  export interface SwapRooms {
    readonly act: "swap_rooms"
    readonly first: Names<"room">
    readonly second: Names<"room">
  }

  /** A single evil player picks one of the two avatars of the chosen decks (R239). */
  export interface TakeAvatar {
    readonly act: "take_avatar"
    readonly avatar: number
  }

  /** Evil rolls a die; a miss makes the loss 1 less (R188). */
  export interface TakeCourage {
    readonly act: "take_courage"
  }

  export interface TakeDeck {
    readonly act: "take_deck"
    readonly deck: Names<"deck">
  }

  /** What the hero writes replaces what was written before. */
  export interface TakeNote {
    readonly act: "take_note"
    readonly words: string
  }

  /** A whole turn without moving (R74): no bullet time (R77), and only standard reactions answer it (G27). */
  export interface UnblockDoor {
    readonly act: "unblock_door"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** A danger token on a free upgrade space (R242, R254). */
  export interface UpgradeSpace {
    readonly act: "upgrade_space"
    readonly avatar: number
    readonly space: number
  }

  /** Precision rerolls a miss of the hero (R191), Dexterity a hit against the hero (R192), each once a roll. */
  export interface UseAbility {
    readonly act: "use_ability"
    readonly ability: number
  }

  /** R195. */
  export interface UseCompanion {
    readonly act: "use_companion"
  }

  /** The hero power that may be used whenever needed (R261). */
  export interface UseInstantPower {
    readonly act: "use_instant_power"
    readonly power: number
  }

  /** An action item costs a charge after declaring (R132); its text replaces the action (R266). */
  export interface UseItem {
    readonly act: "use_item"
    readonly item: Names<"item">
  }

  /** The hero's skill in place of an action. */
  export interface UseOwnSkill {
    readonly act: "use_own_skill"
  }

  /** A passive item costs a charge when its trigger occurs (R133), once in an action, however often it does (R134). */
  export interface UsePassive {
    readonly act: "use_passive"
    readonly item: Names<"item">
  }

  /** Hero powers are paid with the danger tokens on their card (R259, R260). */
  export interface UsePower {
    readonly act: "use_power"
    readonly power: number
  }

  /** Deep: a room's own action instead of its three cards, once a game, where no mission is (R236-R238). */
  export interface UseRoom {
    readonly act: "use_room"
  }

  export interface UseSkill {
    readonly act: "use_skill"
  }

  /** An action spent on a mission: only a scavenge has another effect; reactions answer it as that action. */
  export interface Work {
    readonly act: "work"
    readonly mission: Names<"mission">
  }

  export type GameAction =
    | ActivateAvatar
    | Approve
    | AskCompanion
    | AttackNext
    | BearIt
    | BulletTime
    | Cancel
    | Decline
    | Deny
    | DiscardCards
    | Done
    | DrawHero
    | DrawOne
    | DrawOneMore
    | Enough
    | Explore
    | Fight
    | HitTheHero
    | Interact
    | KeepHand
    | LeaveRooms
    | LiftDanger
    | Locate
    | Move
    | Pass
    | PickAbility
    | PickBar
    | PickCard
    | PickCharacter
    | PickCreature
    | PickDie
    | PickDifficulty
    | PickDoor
    | PickDraws
    | PickGoal
    | PickHand
    | PickHealth
    | PickHero
    | PickItem
    | PickLine
    | PickNoise
    | PickPlace
    | PickPlayer
    | PickSector
    | PickTarget
    | PickUnblock
    | PickWay
    | PlaceCreature
    | PlaceFirstDanger
    | PlaceHero
    | PlayDown
    | PlaySpecial
    | PlayUp
    | PutDanger
    | RecoverHealth
    | Redirect
    | Sacrifice
    | Scavenge
    | SplitDraw
    | StartCompanion
    | StartSkill
    | StopPlacing
    | SwapRooms
    | TakeAvatar
    | TakeCourage
    | TakeDeck
    | TakeNote
    | UnblockDoor
    | UpgradeSpace
    | UseAbility
    | UseCompanion
    | UseInstantPower
    | UseItem
    | UseOwnSkill
    | UsePassive
    | UsePower
    | UseRoom
    | UseSkill
    | Work

  export interface AbilityUnlocked {
    readonly event: "ability_unlocked"
    readonly ability: number
  }

  export interface AdrenalineLost {
    readonly event: "adrenaline_lost"
    readonly left: number
  }

  export interface AdrenalineSet {
    readonly event: "adrenaline_set"
    readonly left: number
  }

  export interface AdrenalineSpent {
    readonly event: "adrenaline_spent"
    readonly purpose: string
    readonly left: number
  }

  /** For evil alone: who asks, never what. */
  export interface ApprovalAsked {
    readonly event: "approval_asked"
    readonly seat: Names<"seat">
  }

  /** For evil alone. */
  export interface ApprovalDenied {
    readonly event: "approval_denied"
    readonly seat: Names<"seat">
  }

  export interface AttackEvaded {
    readonly event: "attack_evaded"
  }

  export interface AvatarActivated {
    readonly event: "avatar_activated"
    readonly seat: Names<"seat">
    readonly avatar: number
  }

  export interface AvatarTaken {
    readonly event: "avatar_taken"
    readonly seat: Names<"seat">
    readonly avatar: number
  }

  export interface AvatarUpgraded {
    readonly event: "avatar_upgraded"
    readonly avatar: number
    readonly space: number
  }

  /** Face down: nobody but its owner knows what it is. */
  export interface CardLaid {
    readonly event: "card_laid"
    readonly seat: Names<"seat">
    readonly card: Names<"card"> | null
  }

  /** Face up. */
  export interface CardPlayed {
    readonly event: "card_played"
    readonly seat: Names<"seat">
    readonly card: Names<"card">
    readonly dangerous: boolean
  }

  export interface CardsDiscarded {
    readonly event: "cards_discarded"
    readonly seat: Names<"seat">
    readonly cards: number
  }

  export interface CardsDrawn {
    readonly event: "cards_drawn"
    readonly seat: Names<"seat">
    readonly cards: number
    readonly deck: Names<"deck">
  }

  export interface CharacterChosen {
    readonly event: "character_chosen"
    readonly character: number
  }

  export interface CompanionGone {
    readonly event: "companion_gone"
    readonly character: number
  }

  export interface CompanionHurt {
    readonly event: "companion_hurt"
    readonly character: number
    readonly amount: number
    readonly charges: number
  }

  export interface CompanionJoined {
    readonly event: "companion_joined"
    readonly character: number
  }

  export interface CourageShown {
    readonly event: "courage_shown"
    readonly helped: boolean
  }

  /** A creature in the labyrinth is mended, enraged, hardened or stunned (R109). */
  export interface CreatureAltered {
    readonly event: "creature_altered"
    readonly creature: Names<"figure">
    readonly change: string
  }

  export interface CreatureAttacked {
    readonly event: "creature_attacked"
    readonly creature: Names<"figure">
    readonly hits: number
  }

  /** For evil alone: it is wounded, mended, enraged, hardened or dead. */
  export interface CreatureChanged {
    readonly event: "creature_changed"
    readonly creature: Names<"figure">
    readonly change: string
  }

  export interface CreatureKilled {
    readonly event: "creature_killed"
    readonly creature: Names<"figure">
  }

  /** It leaves a revealed sector for an unrevealed one: its way is announced (R162). */
  export interface CreatureLeft {
    readonly event: "creature_left"
    readonly creature: Names<"figure">
    readonly cell: Names<"cell">
    readonly way: string
  }

  /** For evil alone. */
  export interface CreatureMoved {
    readonly event: "creature_moved"
    readonly creature: Names<"figure">
    readonly place: Names<"place">
  }

  /** For evil alone. */
  export interface CreaturePlaced {
    readonly event: "creature_placed"
    readonly creature: Names<"figure">
    readonly place: Names<"place">
  }

  export interface CreatureSeen {
    readonly event: "creature_seen"
    readonly creature: Names<"figure">
    readonly cell: Names<"cell">
    readonly wounds: number
  }

  /** For evil alone. */
  export interface CreatureSpawned {
    readonly event: "creature_spawned"
    readonly creature: Names<"figure">
    readonly place: Names<"place">
  }

  export interface CreatureWounded {
    readonly event: "creature_wounded"
    readonly creature: Names<"figure">
  }

  export interface DamagePrevented {
    readonly event: "damage_prevented"
    readonly amount: number
  }

  export interface DangerGone {
    readonly event: "danger_gone"
    readonly cell: Names<"cell">
  }

  export interface DangerIgnored {
    readonly event: "danger_ignored"
  }

  /** For evil alone. */
  export interface DangerLifted {
    readonly event: "danger_lifted"
    readonly place: Names<"place">
  }

  /** For evil alone. */
  export interface DangerPlaced {
    readonly event: "danger_placed"
    readonly place: Names<"place">
  }

  export interface DangerSeen {
    readonly event: "danger_seen"
    readonly cell: Names<"cell">
  }

  export interface DangersPlaced {
    readonly event: "dangers_placed"
  }

  export interface DangersSetAside {
    readonly event: "dangers_set_aside"
    readonly count: number
  }

  export interface DeckReshuffled {
    readonly event: "deck_reshuffled"
    readonly deck: Names<"deck">
  }

  export interface DeckTaken {
    readonly event: "deck_taken"
    readonly seat: Names<"seat">
    readonly deck: Names<"deck">
  }

  export interface Declared {
    readonly event: "declared"
    readonly deed: string
    readonly way: string
  }

  /** What was declared has become impossible. */
  export interface DeedLost {
    readonly event: "deed_lost"
    readonly deed: string
  }

  export interface DiceRolled {
    readonly event: "dice_rolled"
    readonly purpose: string
    readonly faces: readonly string[]
  }

  export interface DieRerolled {
    readonly event: "die_rerolled"
    readonly before: string
    readonly after: string
  }

  export interface DifficultyChosen {
    readonly event: "difficulty_chosen"
    readonly difficulty: string
  }

  export interface DoorBlocked {
    readonly event: "door_blocked"
    readonly cell: Names<"cell">
    readonly way: string
  }

  /** For evil alone. */
  export interface DoorChanged {
    readonly event: "door_changed"
    readonly place: Names<"place">
    readonly way: string
    readonly blocked: boolean
  }

  export interface DoorUnblocked {
    readonly event: "door_unblocked"
    readonly cell: Names<"cell">
    readonly way: string
  }

  export interface Encountered {
    readonly event: "encountered"
    readonly creature: Names<"figure">
  }

  /** All creatures, or all of one icon, have more dice on this turn. */
  export interface Enraged {
    readonly event: "enraged"
    readonly dice: number
  }

  export interface EvilDisarmed {
    readonly event: "evil_disarmed"
    readonly seat: Names<"seat">
    readonly cards: number
  }

  export interface EvilIsReady {
    readonly event: "evil_is_ready"
  }

  export interface ExperienceGained {
    readonly event: "experience_gained"
    readonly ability: number
    readonly points: number
  }

  export interface Explored {
    readonly event: "explored"
    readonly way: string
    readonly sectors: number
  }

  export interface Faltered {
    readonly event: "faltered"
    readonly dice: number
  }

  export interface FinalUnlocked {
    readonly event: "final_unlocked"
    readonly mission: Names<"mission">
  }

  /** For evil alone. */
  export interface HeroAt {
    readonly event: "hero_at"
    readonly place: Names<"place">
  }

  export interface HeroForbidden {
    readonly event: "hero_forbidden"
    readonly deed: string
  }

  /** For all; evil is told the place besides. */
  export interface HeroMoved {
    readonly event: "hero_moved"
    readonly way: string
  }

  /** For evil alone. */
  export interface HeroPlaced {
    readonly event: "hero_placed"
    readonly place: Names<"place">
  }

  export interface ItemCharged {
    readonly event: "item_charged"
    readonly item: Names<"item">
    readonly charges: number
  }

  export interface ItemDiscarded {
    readonly event: "item_discarded"
    readonly item: Names<"item">
  }

  /** Its component space is filled for free. */
  export interface ItemRigged {
    readonly event: "item_rigged"
    readonly item: Names<"item">
  }

  export interface ItemTaken {
    readonly event: "item_taken"
    readonly item: Names<"item">
  }

  export interface ItemUpgraded {
    readonly event: "item_upgraded"
    readonly item: Names<"item">
    readonly by: number
  }

  export interface ItemUsed {
    readonly event: "item_used"
    readonly item: Names<"item">
    readonly charges: number
  }

  export interface ItemsDrawn {
    readonly event: "items_drawn"
    readonly items: readonly Names<"item">[]
  }

  export interface KnockedDown {
    readonly event: "knocked_down"
    readonly avatar: number
    readonly tokens: number
  }

  export interface LabyrinthCleaned {
    readonly event: "labyrinth_cleaned"
    readonly sectors: number
  }

  export interface LeaderPassed {
    readonly event: "leader_passed"
    readonly leader: Names<"seat">
  }

  /** For evil alone. */
  export interface LightChanged {
    readonly event: "light_changed"
    readonly place: Names<"place">
    readonly on: boolean
  }

  export interface LightWentOff {
    readonly event: "light_went_off"
    readonly cell: Names<"cell">
  }

  export interface LightWentOn {
    readonly event: "light_went_on"
    readonly cell: Names<"cell">
  }

  export interface LocateAnswered {
    readonly event: "locate_answered"
    readonly target: string
    readonly distance: number
    readonly level: string
    readonly way: string
  }

  /** The round marker; `cap` is how far the hero can heal now. */
  export interface MarkerMoved {
    readonly event: "marker_moved"
    readonly cap: number
  }

  export interface MissionAdvanced {
    readonly event: "mission_advanced"
    readonly mission: Names<"mission">
    readonly step: number
    readonly times: number
  }

  export interface MissionCompleted {
    readonly event: "mission_completed"
    readonly mission: Names<"mission">
  }

  export interface MissionDrawn {
    readonly event: "mission_drawn"
    readonly mission: Names<"mission">
  }

  export interface NightmareBegan {
    readonly event: "nightmare_began"
  }

  export interface NoiseHeard {
    readonly event: "noise_heard"
    readonly way: string
  }

  /** For the hero alone. */
  export interface NoteTaken {
    readonly event: "note_taken"
    readonly words: string
  }

  export interface NothingFound {
    readonly event: "nothing_found"
  }

  export interface NothingToLocate {
    readonly event: "nothing_to_locate"
    readonly target: string
  }

  export interface OpportunityTaken {
    readonly event: "opportunity_taken"
    readonly hits: number
  }

  /** For the seat alone: things have moved on. */
  export interface PlayDropped {
    readonly event: "play_dropped"
    readonly seat: Names<"seat">
  }

  export interface PowerTokensGained {
    readonly event: "power_tokens_gained"
    readonly tokens: number
  }

  export interface PowerUsed {
    readonly event: "power_used"
    readonly power: number
    readonly left: number
  }

  export interface Recovered {
    readonly event: "recovered"
    readonly track: string
    readonly amount: number
    readonly now: number
  }

  export interface RoomScavenged {
    readonly event: "room_scavenged"
    readonly room: Names<"room">
  }

  /** For evil alone (R25). */
  export interface RoomsSwapped {
    readonly event: "rooms_swapped"
    readonly first: Names<"room">
    readonly second: Names<"room">
  }

  export interface RoundBegan {
    readonly event: "round_began"
    readonly round: number
    readonly leader: Names<"seat">
  }

  /** A mission, a hero's skill, a special creature or an avatar does something by itself. */
  export interface RuleWorked {
    readonly event: "rule_worked"
    readonly source: string
  }

  /** The hero draws no further card. */
  export interface SearchEnded {
    readonly event: "search_ended"
  }

  export interface SectorRevealed {
    readonly event: "sector_revealed"
    readonly cell: Names<"cell">
    readonly room: Names<"room">
  }

  /** For evil alone: the sector now lies in the labyrinth. */
  export interface SectorShown {
    readonly event: "sector_shown"
    readonly place: Names<"place">
  }

  /** So many sectors leave the labyrinth. */
  export interface SectorsHidden {
    readonly event: "sectors_hidden"
    readonly sectors: number
  }

  export interface Silenced {
    readonly event: "silenced"
  }

  export interface SkillUsed {
    readonly event: "skill_used"
    readonly character: number
    readonly skill: string
  }

  export interface SnareLaid {
    readonly event: "snare_laid"
  }

  export interface SnareSprung {
    readonly event: "snare_sprung"
  }

  export interface SpecialInGame {
    readonly event: "special_in_game"
    readonly special: number
  }

  export interface SpecialSpawned {
    readonly event: "special_spawned"
    readonly seat: Names<"seat">
    readonly card: Names<"card">
    readonly special: number
  }

  /** `damage` is its kind; what spilled lowered the other track (R177, R178). */
  export interface Suffered {
    readonly event: "suffered"
    readonly damage: string
    readonly amount: number
    readonly life: number
    readonly control: number
  }

  export interface TrackCleared {
    readonly event: "track_cleared"
    readonly cards: number
  }

  export interface TurnBegan {
    readonly event: "turn_began"
    readonly turn: number
  }

  export interface TurnEnded {
    readonly event: "turn_ended"
    readonly turn: number
  }

  export interface Warded {
    readonly event: "warded"
    readonly dice: number
  }

  export interface WindowClosed {
    readonly event: "window_closed"
  }

  export interface WindowOpened {
    readonly event: "window_opened"
    readonly window: "" | "instant" | "late" | "damage"
  }

  /** A reaction is done, and another one may follow. */
  export interface WindowWentOn {
    readonly event: "window_went_on"
    readonly window: "" | "instant" | "late" | "damage"
  }

  export type GameEvent =
    | AbilityUnlocked
    | AdrenalineLost
    | AdrenalineSet
    | AdrenalineSpent
    | ApprovalAsked
    | ApprovalDenied
    | AttackEvaded
    | AvatarActivated
    | AvatarTaken
    | AvatarUpgraded
    | CardLaid
    | CardPlayed
    | CardsDiscarded
    | CardsDrawn
    | CharacterChosen
    | CompanionGone
    | CompanionHurt
    | CompanionJoined
    | CourageShown
    | CreatureAltered
    | CreatureAttacked
    | CreatureChanged
    | CreatureKilled
    | CreatureLeft
    | CreatureMoved
    | CreaturePlaced
    | CreatureSeen
    | CreatureSpawned
    | CreatureWounded
    | DamagePrevented
    | DangerGone
    | DangerIgnored
    | DangerLifted
    | DangerPlaced
    | DangerSeen
    | DangersPlaced
    | DangersSetAside
    | DeckReshuffled
    | DeckTaken
    | Declared
    | DeedLost
    | DiceRolled
    | DieRerolled
    | DifficultyChosen
    | DoorBlocked
    | DoorChanged
    | DoorUnblocked
    | Encountered
    | Enraged
    | EvilDisarmed
    | EvilIsReady
    | ExperienceGained
    | Explored
    | Faltered
    | FinalUnlocked
    | HeroAt
    | HeroForbidden
    | HeroMoved
    | HeroPlaced
    | ItemCharged
    | ItemDiscarded
    | ItemRigged
    | ItemTaken
    | ItemUpgraded
    | ItemUsed
    | ItemsDrawn
    | KnockedDown
    | LabyrinthCleaned
    | LeaderPassed
    | LightChanged
    | LightWentOff
    | LightWentOn
    | LocateAnswered
    | MarkerMoved
    | MissionAdvanced
    | MissionCompleted
    | MissionDrawn
    | NightmareBegan
    | NoiseHeard
    | NoteTaken
    | NothingFound
    | NothingToLocate
    | OpportunityTaken
    | PlayDropped
    | PowerTokensGained
    | PowerUsed
    | Recovered
    | RoomScavenged
    | RoomsSwapped
    | RoundBegan
    | RuleWorked
    | SearchEnded
    | SectorRevealed
    | SectorShown
    | SectorsHidden
    | Silenced
    | SkillUsed
    | SnareLaid
    | SnareSprung
    | SpecialInGame
    | SpecialSpawned
    | Suffered
    | TrackCleared
    | TurnBegan
    | TurnEnded
    | Warded
    | WindowClosed
    | WindowOpened
    | WindowWentOn
    | Forgot

  /** The leader decides, before the damage lands. */
  export interface AimDamageFrame {
    readonly frame: "aim_damage"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  /** Evil answers for each target that was named, the nearest of its kind (R120). */
  export interface AnswerFrame {
    readonly frame: "answer"
    readonly targets: readonly string[]
    readonly bearing: boolean
  }

  export interface AtAnyTimeFrame {
    readonly frame: "at_any_time"
  }

  /** One creature attacks: it rolls, each hit costs 1 life (R114). */
  export interface AttackFrame {
    readonly frame: "attack"
    readonly token: number
    readonly more: number
  }

  /** The time of a window is over. */
  export interface BellFrame {
    readonly frame: "bell"
  }

  /** A standard reaction: one creature moves 0 or 1 sector, or one is spawned (R146). */
  export interface Standard {
    readonly do: "standard"
  }

  /** A certain creature is spawned: a special one (R229), or an avatar (R249). */
  export interface Summon {
    readonly do: "summon"
    readonly token: number
  }

  /** An avatar spawns, moves or teleports (R247). */
  export interface Activate {
    readonly do: "activate"
    readonly token: number
  }

  /** The hero may block one door of the sector that it has just entered (R71). */
  export interface BlockBehind {
    readonly do: "block_behind"
  }

  /** The hero may go on, up to so many sectors. */
  export interface RunOn {
    readonly do: "run_on"
    readonly steps: number
    readonly sure: boolean
  }

  /** After exploring, one danger token of the hero's sector or an explored one may be discarded (R100). */
  export interface SweepExplored {
    readonly do: "sweep_explored"
    readonly cells: readonly number[]
  }

  /** The inventory is cut to its limit, by the hero's choice (R127). */
  export interface CutInventory {
    readonly do: "cut_inventory"
  }

  /** Items are upgraded as often as the hero likes (R128). */
  export interface UpgradeItems {
    readonly do: "upgrade_items"
  }

  /** Of the cards just drawn, so many are kept. */
  export interface KeepCards {
    readonly do: "keep_cards"
    readonly keep: number
  }

  /** The hero pays charges, of items of its choice. */
  export interface PayCharges {
    readonly do: "pay_charges"
    readonly count: number
    readonly matrix: "chemical" | "electrical" | "mechanical" | null
  }

  /** The leader says who discards a card. */
  export interface ShedWhose {
    readonly do: "shed_whose"
  }

  /** A player discards a card of its own choice. */
  export interface ShedCard {
    readonly do: "shed_card"
  }

  /** A killed boss teaches two different abilities (R187). */
  export interface LearnTwo {
    readonly do: "learn_two"
  }

  /** On whose behalf a verb is done: who chooses, the card's creature icon, its mission room, its creature. */
  export interface Cause {
    readonly seat: number
    readonly icon: string
    readonly room: number
    readonly token: number
  }

  export interface ChooseAbilityFrame {
    readonly frame: "choose_ability"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  /** Several creatures attack in evil's order (G17). */
  export interface ChooseAttackerFrame {
    readonly frame: "choose_attacker"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly attacked: readonly number[]
  }

  export interface ChooseAvatarFrame {
    readonly frame: "choose_avatar"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  export interface ChooseBarFrame {
    readonly frame: "choose_bar"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseCardFrame {
    readonly frame: "choose_card"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseCreatureFrame {
    readonly frame: "choose_creature"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseDangersFrame {
    readonly frame: "choose_dangers"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly left: number
    readonly may_lift: boolean
  }

  /** `player` is for whom: of three the leader assigns the others' decks (R31). */
  export interface ChooseDeckFrame {
    readonly frame: "choose_deck"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly player: number
  }

  /** Two of four (R28): the starting leader chooses first, or for the others (R29-R31). */
  export interface ChooseDecksFrame {
    readonly frame: "choose_decks"
  }

  export interface ChooseDieFrame {
    readonly frame: "choose_die"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseDifficultyFrame {
    readonly frame: "choose_difficulty"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  export interface ChooseDiscardsFrame {
    readonly frame: "choose_discards"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  export interface ChooseDoorFrame {
    readonly frame: "choose_door"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseDrawsFrame {
    readonly frame: "choose_draws"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseFirstCreaturesFrame {
    readonly frame: "choose_first_creatures"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  export interface ChooseFirstDangersFrame {
    readonly frame: "choose_first_dangers"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly sheet: number
  }

  export interface ChooseFriendFrame {
    readonly frame: "choose_friend"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseFromHandFrame {
    readonly frame: "choose_from_hand"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseGoalFrame {
    readonly frame: "choose_goal"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseHealthFrame {
    readonly frame: "choose_health"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseHeroFrame {
    readonly frame: "choose_hero"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  export interface ChooseItemFrame {
    readonly frame: "choose_item"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseNoiseFrame {
    readonly frame: "choose_noise"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChoosePlaceFrame {
    readonly frame: "choose_place"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChoosePlayerFrame {
    readonly frame: "choose_player"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseSectorFrame {
    readonly frame: "choose_sector"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  /** Who draws from both decks does so freely (R29, R31): in one go, or card by card. */
  export interface ChooseSplitFrame {
    readonly frame: "choose_split"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly count: number
  }

  export interface ChooseStartFrame {
    readonly frame: "choose_start"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  export interface ChooseStepFrame {
    readonly frame: "choose_step"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseSwapFrame {
    readonly frame: "choose_swap"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  export interface ChooseTargetFrame {
    readonly frame: "choose_target"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface ChooseUpgradeFrame {
    readonly frame: "choose_upgrade"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly avatar: number
  }

  export interface ChooseWayFrame {
    readonly frame: "choose_way"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  export interface CompleteFrame {
    readonly frame: "complete"
    readonly mission: number
  }

  /** At the end of a turn each creature in the hero's sector attacks, without a card (R112). */
  export interface CreaturesAttackFrame {
    readonly frame: "creatures_attack"
    readonly attacked: readonly number[]
  }

  /** A creature dies; if it was revealed the hero learns from it (R184, R185). */
  export interface DieFrame {
    readonly frame: "die"
    readonly token: number
  }

  export interface DiscardingFrame {
    readonly frame: "discarding"
    readonly seat: number
  }

  /** Effects in the order written; for parts of the first one evil may have been asked before. */
  export interface DoEffectsFrame {
    readonly frame: "do_effects"
    readonly effects: readonly (Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo)[]
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly asked_before: boolean
    readonly done: number
  }

  /** One verb: its parts, then the deed. */
  export interface DoVerbFrame {
    readonly frame: "do_verb"
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly stage: number
    readonly asked_before: boolean
  }

  /** A player draws so many cards. */
  export interface DrawCardsFrame {
    readonly frame: "draw_cards"
    readonly seat: number
    readonly count: number
  }

  export interface EndRoundFrame {
    readonly frame: "end_round"
    readonly seat: number
    readonly standing_avatars: readonly number[]
    readonly was_nightmare: boolean
  }

  export interface ExploreThereFrame {
    readonly frame: "explore_there"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
    readonly cells: readonly number[]
  }

  /** Evil looks for something, and there is nothing. It is asked all the same, or the hero would learn as much. */
  export interface FindNothingFrame {
    readonly frame: "find_nothing"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly effect: Stalk | Spawn | Shuffle | Assault | Trap | Rage | Harden | Mend | Hurt | Danger | Block | Unblock | Dark | Snare | Daze | Drain | Drag | Fog | Forbid | Falter | Hush | Draw | Strike | Kill | Run | Scan | Sweep | Sound | Search | Arm | Charge | Rig | Light | Beam | Repair | Bar | Recover | Breathe | Learn | Again | Shove | Stun | Befriend | Disarm | ExtraRound | Prevent | Evade | Shun | Reroll | MoreDice | Remember | Ward | Standard | Summon | Activate | BlockBehind | RunOn | SweepExplored | CutInventory | UpgradeItems | KeepCards | PayCharges | ShedWhose | ShedCard | LearnTwo
    readonly cause: Cause
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly window: number
  }

  /** Each rule that waits for this event, in the order in which they are in play; one may end another meanwhile. */
  export interface FollowFrame {
    readonly frame: "follow"
    readonly event: "move" | "explore" | "fight" | "locate" | "scavenge" | "interact" | "enter_room" | "use_stairs" | "encounter" | "kill" | "recover" | "bullet_time" | "turn_end" | "round_end"
    readonly but: string
    readonly worked: readonly string[]
  }

  /** An avatar's own power, with what its upgrades add to it, after any activation (R252). */
  export interface FollowActivationFrame {
    readonly frame: "follow_activation"
    readonly token: number
  }

  export interface HeroActsFrame {
    readonly frame: "hero_acts"
    readonly seat: number
    readonly only: string
    readonly with_items: boolean
    readonly is_start: boolean
  }

  /** The leader is shown who asks, never the card (R154, R155). */
  export interface LeaderSaysFrame {
    readonly frame: "leader_says"
    readonly window: number
    readonly asker: number
  }

  /** Whether to draw one more card, once those that are there for all are seen (R190, G65). */
  export interface LookCloserFrame {
    readonly frame: "look_closer"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  /** Ask as long as there is something to use and the hero wants to. */
  export interface MayFrame {
    readonly frame: "may"
    readonly moments: readonly string[]
    readonly purpose: string
    readonly used: readonly (UsePassive | UseSkill | UseCompanion | UseAbility | UseInstantPower)[]
  }

  export interface MayUseFrame {
    readonly frame: "may_use"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly moments: readonly string[]
    readonly purpose: string
    readonly used: readonly (UsePassive | UseSkill | UseCompanion | UseAbility | UseInstantPower)[]
  }

  /** One creature after the other, each with its loss (R82); Courage helps once (G49). */
  export interface MeetFrame {
    readonly frame: "meet"
    readonly tokens: readonly number[]
    readonly loss: number
    readonly health: number
    readonly lost: boolean
    readonly was_brave: boolean
  }

  /** One step of the hero: evil strikes as it leaves, then it enters, meets whom it meets, and may block a door. */
  export interface MoveHeroFrame {
    readonly frame: "move_hero"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
    readonly sure: boolean
    readonly dragged: boolean
    readonly control: number
    readonly left: number
    readonly entered: number
  }

  /** Leaving a sector with creatures gives evil one attack: a die for each, one less in the light (R83-R86). */
  export interface OpportunityFrame {
    readonly frame: "opportunity"
  }

  /** Each token that was set aside; for each of them one may be lifted before. The hero sees none of it. */
  export interface PlaceDangersFrame {
    readonly frame: "place_dangers"
    readonly left: number
    readonly lifted: number
  }

  export interface PlayFrame {
    readonly frame: "play"
  }

  /** The leader's word comes first, so that comrades cannot tell from its moment what the card asks for. */
  export interface PlayOutFrame {
    readonly frame: "play_out"
    readonly seat: number
    readonly window: number
    readonly front: "card" | "standard" | "special" | "avatar"
    readonly token: number
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
  }

  export interface PrepareEvilFrame {
    readonly frame: "prepare_evil"
    readonly done: number
  }

  export interface PrepareHeroFrame {
    readonly frame: "prepare_hero"
  }

  /** A creature goes its way, step by step; noise at the last sector only. */
  export interface ProwlFrame {
    readonly frame: "prowl"
    readonly token: number
    readonly ways: readonly string[]
    readonly noise: string
    readonly silent: boolean
    readonly gone: number
  }

  /** Open to all evil seats; passing holds until a card is played. */
  export interface ReactFrame {
    readonly frame: "react"
    readonly passed: number
  }

  /** Up to the hand limit (R169). */
  export interface RefillFrame {
    readonly frame: "refill"
    readonly seat: number
  }

  /** What lies on the table is laid on the track, and done; its card is known by its place there. */
  export interface ResolveReactionFrame {
    readonly frame: "reaction"
    readonly seat: number
    readonly front: "card" | "standard" | "special" | "avatar"
    readonly token: number
    readonly picks: readonly (PickCreature | PickLine | PickPlace | PickWay | PickUnblock | PickDoor | PickNoise | PickTarget | PickSector | PickBar | PickItem | PickCard | PickDie | PickHealth | PickAbility | PickCharacter | PickGoal | PickHand | PickPlayer | PickDraws | Done)[]
    readonly slot: number
    readonly dangerous: boolean
  }

  /** What starting missions do when they are revealed (R19), not the final one (R20); nothing is heard yet. */
  export interface RevealMissionsFrame {
    readonly frame: "reveal_missions"
    readonly done: number
  }

  /** The faces lie in `s.pool` when this is done. */
  export interface RollFrame {
    readonly frame: "roll"
    readonly dice: number
    readonly purpose: "fight" | "attack" | "opportunity" | "trap" | "courage"
  }

  /** Draw, keep, cut to the limit, then upgrade (R126-R128). */
  export interface RummageFrame {
    readonly frame: "rummage"
    readonly count: number
    readonly keep: number
    readonly may_draw_more: boolean
  }

  export interface ShowCourageFrame {
    readonly frame: "show_courage"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  /** The hero attacks: one roll, against one creature or several. */
  export interface StrikeAtFrame {
    readonly frame: "strike_at"
    readonly tokens: readonly number[]
    readonly effect: Strike
    readonly damage: number
  }

  /** The hero is about to be damaged by evil. */
  export interface SufferFrame {
    readonly frame: "suffer"
    readonly damage: "life" | "control"
    readonly amount: number
  }

  /** A loss that is nobody's attack: what prevents losses helps, but nobody aims it (G58). */
  export interface SufferNightmareFrame {
    readonly frame: "suffer_nightmare"
    readonly damage: "life" | "control"
    readonly amount: number
  }

  /** One action: declared if any can be, answered by instants (W1), resolved if it still can be. */
  export interface TakeActionFrame {
    readonly frame: "take_action"
    readonly only: string
    readonly with_items: boolean
    readonly is_start: boolean
    readonly deed: Move | Explore | Fight | Locate | Scavenge | Interact | Work | UseItem | UseOwnSkill | AskCompanion | UseRoom | UnblockDoor | null
    readonly word: string
    readonly was_unlocked: boolean
    readonly lost: boolean
  }

  /** One player picks, two take their decks' avatars, of three the starting leader the A.I. (R239-R242). */
  export interface TakeAvatarsFrame {
    readonly frame: "take_avatars"
  }

  export interface TurnFrame {
    readonly frame: "turn"
  }

  /** One token for each of these avatars, if a space is free (R254, G77). */
  export interface UpgradeAvatarsFrame {
    readonly frame: "upgrade_avatars"
    readonly avatars: readonly number[]
  }

  /** Opens if another reaction is possible at all; while a card is done its time stands still. */
  export interface WindowFrame {
    readonly frame: "window"
    readonly when: "" | "instant" | "late" | "damage"
    readonly wound: "" | "life" | "control"
    readonly outer: "" | "instant" | "late" | "damage"
    readonly outer_wound: "" | "life" | "control"
    readonly left_ms: number
  }

  export interface WorkOnFrame {
    readonly frame: "work_on"
    readonly mission: number
  }

  /** The end of a grace in which nobody chose. */
  export interface GraceFrame {
    readonly frame: "grace"
    readonly number: number
  }

  export type GameFrame =
    | AimDamageFrame
    | AnswerFrame
    | AtAnyTimeFrame
    | AttackFrame
    | BellFrame
    | ChooseAbilityFrame
    | ChooseAttackerFrame
    | ChooseAvatarFrame
    | ChooseBarFrame
    | ChooseCardFrame
    | ChooseCreatureFrame
    | ChooseDangersFrame
    | ChooseDeckFrame
    | ChooseDecksFrame
    | ChooseDieFrame
    | ChooseDifficultyFrame
    | ChooseDiscardsFrame
    | ChooseDoorFrame
    | ChooseDrawsFrame
    | ChooseFirstCreaturesFrame
    | ChooseFirstDangersFrame
    | ChooseFriendFrame
    | ChooseFromHandFrame
    | ChooseGoalFrame
    | ChooseHealthFrame
    | ChooseHeroFrame
    | ChooseItemFrame
    | ChooseNoiseFrame
    | ChoosePlaceFrame
    | ChoosePlayerFrame
    | ChooseSectorFrame
    | ChooseSplitFrame
    | ChooseStartFrame
    | ChooseStepFrame
    | ChooseSwapFrame
    | ChooseTargetFrame
    | ChooseUpgradeFrame
    | ChooseWayFrame
    | CompleteFrame
    | CreaturesAttackFrame
    | DieFrame
    | DiscardingFrame
    | DoEffectsFrame
    | DoVerbFrame
    | DrawCardsFrame
    | EndRoundFrame
    | ExploreThereFrame
    | FindNothingFrame
    | FollowFrame
    | FollowActivationFrame
    | HeroActsFrame
    | LeaderSaysFrame
    | LookCloserFrame
    | MayFrame
    | MayUseFrame
    | MeetFrame
    | MoveHeroFrame
    | OpportunityFrame
    | PlaceDangersFrame
    | PlayFrame
    | PlayOutFrame
    | PrepareEvilFrame
    | PrepareHeroFrame
    | ProwlFrame
    | ReactFrame
    | RefillFrame
    | ResolveReactionFrame
    | RevealMissionsFrame
    | RollFrame
    | RummageFrame
    | ShowCourageFrame
    | StrikeAtFrame
    | SufferFrame
    | SufferNightmareFrame
    | TakeActionFrame
    | TakeAvatarsFrame
    | TurnFrame
    | UpgradeAvatarsFrame
    | WindowFrame
    | WorkOnFrame
    | GraceFrame

  export interface GameTypes {
    readonly view: AloneView
    readonly action: GameAction
    readonly event: GameEvent
    readonly content: Parts
  }
}

export const ALONE_TARGETS = {
  fields: { card: "card", cards: "card", cell: "cell", creature: "figure", deck: "deck", die: "die", first: "room", item: "item", line: "line", mission: "mission", place: "place", seat: "seat", second: "room" },
  except: {
    pick_card: { card: "item" },
    split_draw: { first: "" },
  },
} as const satisfies Targets

/** Project: ELITE */
export namespace elite {
  /** What a table chooses. `scale` is in percent of the printed time; times are in milliseconds. */
  export interface Options {
    readonly map: string
    readonly mission: string
    readonly difficulty: string
    readonly heroes: readonly string[]
    readonly abilities: boolean
    readonly event_grace: boolean
    readonly tempo: "live" | "untimed"
    readonly scale: number
    readonly roll_ms: number
    readonly grace_ms: number
    readonly decision_ms: number
    readonly planning_ms: number
  }

  /** Where a weapon in somebody's hands reaches now, as everybody may see it on the table. */
  export interface FireReach {
    readonly card: number
    readonly range: number
    readonly too_near: number
    readonly straight: boolean
    readonly sight: boolean
  }

  /** An alien's way, from the space where it stands; `forks` are the spaces on it from which other arrows lead. */
  export interface PlannedMove {
    readonly figure: number
    readonly path: readonly number[]
    readonly forks: readonly number[]
  }

  /** The swarms and bosses whose abilities come yet, and the moves after that, each in its order; while figures spawn, the points that they come to, and before the first round the spaces of the traps. What heroes who are pushed will do is theirs to say, so that a move after such a push may come out otherwise. */
  export interface StepPlan {
    readonly groups: readonly number[]
    readonly moves: readonly PlannedMove[]
    readonly points: readonly number[]
  }

  /** A frame, of which this game hides nothing but the numbers by which other seats know it, and its answer. */
  export interface GoingOn {
    readonly frame: GameFrame
    readonly given: GameAction | null
  }

  /** What will happen by itself, and when. */
  export interface Due {
    readonly at: number
    readonly key: string
    readonly frame: GameFrame
  }

  export interface EliteView extends View<GameAction> {
    readonly options: Options
    readonly seats: number
    readonly away: readonly number[]
    readonly round: number
    readonly phase: "setup" | "event" | "spawning" | "ready" | "action" | "times_up" | "activation" | "end"
    readonly clock_runs: boolean
    readonly ends_at: number | null
    readonly moment: number
    readonly heroes: readonly number[]
    readonly kinds: readonly number[]
    readonly at: readonly number[]
    readonly health: readonly number[]
    readonly clusters: readonly number[]
    readonly acid: readonly number[]
    readonly slime: readonly number[]
    readonly held: readonly number[]
    readonly search_tokens: readonly number[]
    readonly targets: readonly number[]
    readonly traps: readonly number[]
    readonly token_face: readonly number[]
    readonly token_at: readonly number[]
    readonly token_ready: readonly number[]
    readonly paid: readonly number[]
    readonly finds: readonly (number | null)[]
    readonly damage: readonly number[]
    readonly guard: readonly number[]
    readonly soaked: readonly number[]
    readonly owed: readonly number[]
    readonly steps: readonly number[]
    readonly die_seat: readonly number[]
    readonly face: readonly number[]
    readonly place: readonly number[]
    readonly counted: readonly number[]
    readonly offered: readonly number[]
    readonly carried: readonly (readonly number[])[]
    readonly attached: readonly number[]
    readonly worn: readonly number[]
    readonly shots: readonly number[]
    readonly reach: readonly FireReach[]
    readonly aside: readonly number[]
    readonly search: number
    readonly search_discard: readonly number[]
    readonly tech: number
    readonly tech_discard: readonly number[]
    readonly gone: readonly number[]
    readonly swarm: number
    readonly swarm_discard: readonly number[]
    readonly boss: number
    readonly boss_discard: readonly number[]
    readonly dead: readonly number[]
    readonly drawn: readonly number[]
    readonly turned: readonly number[]
    readonly in_play: readonly number[]
    readonly track: number
    readonly ongoing: readonly number[]
    readonly fulfilled: readonly number[]
    readonly past: readonly number[]
    readonly more_swarm: number
    readonly more_boss: number
    readonly pace: number
    readonly ready: readonly boolean[]
    readonly finished: readonly boolean[]
    readonly left_ms: readonly number[]
    readonly opened: number
    readonly stopped: number
    readonly is_complete: boolean
    readonly waited_for: readonly number[]
    readonly plan: StepPlan | null
    readonly going_on: readonly (readonly GoingOn[])[]
    readonly due: readonly Due[]
  }

  /** A slot for a cluster token and the spawn points adjacent to it. */
  export interface Cluster {
    readonly cell: number
    readonly spawn_points: readonly number[]
  }

  /** A map as a pack draws it, with coordinates turned into cells, row by row from the far left. */
  export interface Plan {
    readonly id: string
    readonly name: string
    readonly width: number
    readonly height: number
    readonly rows: readonly string[]
    readonly blocking: readonly number[]
    readonly walls: readonly (readonly [number, number])[]
    readonly doors: readonly (readonly [number, number])[]
    readonly start: readonly number[]
    readonly clusters: readonly Cluster[]
    readonly search_slots: readonly number[]
    readonly objective_slots: readonly number[]
    readonly arrows: Readonly<Record<string, readonly number[]>>
    readonly missions: Readonly<Record<string, readonly (readonly number[])[]>>
    readonly scenery: Readonly<Record<string, string>>
  }

  /** The tables. Rows of `distance`, `sight` and `lined_up` are bytes: `distance[a][b]`. */
  export interface Map {
    readonly plan: Plan
    readonly walkable: readonly number[]
    readonly is_walkable: string
    readonly is_start: string
    readonly is_spawn_point: string
    readonly walk: readonly (readonly number[])[]
    readonly near: readonly (readonly number[])[]
    readonly distance: readonly string[]
    readonly sight: readonly string[]
    readonly past: Readonly<Record<string, Readonly<Record<string, readonly (readonly number[])[]>>>>
    readonly lined_up: readonly string[]
    readonly paths: readonly (readonly number[])[]
    readonly comes_from: readonly (readonly number[])[]
    readonly steps_home: string
    readonly long_way_home: string
    readonly lanes: readonly (readonly number[])[]
    readonly reached: string
  }

  /** A place for one die. The two places of a Double Locking slot are two of these (R113). */
  export interface Slot {
    readonly icons: readonly ("move" | "hand" | "gun" | "wrench" | "search" | "alien")[]
    readonly locking: boolean
    readonly double: boolean
  }

  /** The stats of a weapon. `range` is effects.ANYWHERE for infinity; `fixed` stats take no attachment (R138). */
  export interface WeaponStats {
    readonly range: number
    readonly dice: number
    readonly to_hit: number
    readonly damage: number
    readonly straight: boolean
    readonly firearm: boolean
    readonly fixed: readonly ("attack" | "range")[]
  }

  /** n more hit dice. */
  export interface ExtraDice {
    readonly do: "extra_dice"
    readonly n: number
    readonly when: "always" | "firearm" | "hurt" | "alone" | "together" | "surrounded"
  }

  /** The to-hit value is n lower, never below 2. */
  export interface BetterToHit {
    readonly do: "better_to_hit"
    readonly n: number
    readonly when: "always" | "firearm" | "hurt" | "alone" | "together" | "surrounded"
  }

  /** Up to n misses are rolled once more. */
  export interface Reroll {
    readonly do: "reroll"
    readonly n: number
  }

  /** Each die that shows `at` or more is two hits. */
  export interface DoubleHit {
    readonly do: "double_hit"
    readonly at: number
  }

  /** Each hit on a boss takes n more health. */
  export interface Harder {
    readonly do: "harder"
    readonly n: number
  }

  /** For each hit, one other alien within 1 of the alien that was hit loses 1 health too. */
  export interface Splash {
    readonly do: "splash"
  }

  /** The range is n more. */
  export interface ExtraReach {
    readonly do: "reach"
    readonly n: number
  }

  /** The attack needs no line of sight. */
  export interface Lob {
    readonly do: "lob"
  }

  /** Hits may not go to aliens within this range. */
  export interface TooNear {
    readonly do: "too_near"
    readonly range: number
  }

  /** The marker moves n to the left (R166). */
  export interface Heal {
    readonly do: "heal"
    readonly n: number
    readonly who: "self" | "one" | "all"
    readonly range: number
    readonly sight: boolean
  }

  /** Damage without a roll to the hero that acts, or to every hero in range of the alien that acts. */
  export interface Wound {
    readonly do: "wound"
    readonly n: number
    readonly who: "self" | "one" | "all"
    readonly range: number
    readonly sight: boolean
  }

  /** The next n damage to the hero this round is ignored. */
  export interface Guard {
    readonly do: "guard"
    readonly n: number
    readonly who: "self" | "one" | "all"
    readonly range: number
  }

  /** The hero may move up to n spaces, as with Move results. */
  export interface MoveUpTo {
    readonly do: "step"
    readonly n: number
    readonly who: "self" | "one" | "all"
    readonly range: number
  }

  /** The hero goes to the Starting Area at once. */
  export interface Recall {
    readonly do: "recall"
    readonly who: "self" | "one" | "all"
    readonly range: number
  }

  /** n health from each of up to `aliens` different aliens in range, without a roll. */
  export interface Hit {
    readonly do: "hit"
    readonly n: number
    readonly range: number
    readonly aliens: number
    readonly sight: boolean
  }

  /** Choose a space in range: every alien within `radius` of it loses n health, every hero there suffers 1. */
  export interface Blast {
    readonly do: "blast"
    readonly n: number
    readonly range: number
    readonly radius: number
    readonly sight: boolean
  }

  /** A hold token on each of up to `aliens` aliens in range: it cancels the next movement of that alien (A84). */
  export interface Hold {
    readonly do: "hold"
    readonly range: number
    readonly aliens: number
    readonly sight: boolean
  }

  /** One alien in range goes back up to n steps against its path arrows, through free spaces. */
  export interface DriveBack {
    readonly do: "drive_back"
    readonly n: number
    readonly range: number
    readonly sight: boolean
  }

  /** n steps of aliens, shared out by all players, or by the one whose card it is (as alien results, R85). */
  export interface AlienMoves {
    readonly do: "alien_moves"
    readonly n: number
  }

  /** All aliens have n more movement (fewer if below 0, never under 0) in the next Alien Activation Phase (A67). */
  export interface AlienPace {
    readonly do: "pace"
    readonly n: number
  }

  /** The next Alien Spawning Phase reveals n more cards of that deck (fewer if below 0, never under 0; A56). */
  export interface NextSpawn {
    readonly do: "next_spawn"
    readonly deck: "swarm" | "boss"
    readonly n: number
  }

  /** Draw n Search or Alien Tech cards and keep one. */
  export interface Draw {
    readonly do: "draw"
    readonly deck: "search" | "tech"
    readonly n: number
  }

  /** Every acid and slime token in range is removed. */
  export interface Clear {
    readonly do: "clear"
    readonly range: number
  }

  /** A dark search token in range turns light again (R98). */
  export interface Refresh {
    readonly do: "refresh"
    readonly range: number
  }

  /** n open slots of one active event, or of one objective token in range, count as filled this round. */
  export interface Fill {
    readonly do: "fill"
    readonly target: "event" | "objective"
    readonly n: number
    readonly range: number
  }

  /** Turn up to n of the hero's free dice to any face but the alien; an alien result among them is gone. */
  export interface Turn {
    readonly do: "turn"
    readonly n: number
  }

  /** The Action Phase is so many seconds longer (shorter if below 0; A21). */
  export interface AddTime {
    readonly do: "add_time"
    readonly seconds: number
  }

  /** A Move result moves the hero up to n spaces. */
  export interface Stride {
    readonly do: "stride"
    readonly n: number
  }

  /** Pushes by aliens do no damage to the hero. */
  export interface Braced {
    readonly do: "braced"
  }

  /** After Time's Up: leftover Move results may be spent, and each ready weapon fires `shots` times more (A85). */
  export interface Overtime {
    readonly do: "overtime"
    readonly shots: number
  }

  /** The hero may step into the space of a swarm alien or boss that the hero just killed. */
  export interface FollowUp {
    readonly do: "follow_up"
    readonly range: number
  }

  /** A result of this icon may be spent to put a hold token on an alien in range and line of sight (A84). */
  export interface Suppressor {
    readonly do: "suppress"
    readonly icon: "move" | "hand" | "gun" | "wrench" | "search"
    readonly range: number
  }

  /** These modifiers apply to every attack of the hero. */
  export interface Marksman {
    readonly do: "marksman"
    readonly modifiers: readonly (ExtraDice | BetterToHit | Reroll | DoubleHit | Harder | Splash | ExtraReach | Lob | TooNear)[]
  }

  /** Acid does no damage to the hero. */
  export interface AcidProof {
    readonly do: "acid_proof"
  }

  /** The first n damage to the hero in each round is ignored. */
  export interface Armour {
    readonly do: "armour"
    readonly n: number
  }

  /** The hero draws n more cards at each search and still keeps one. */
  export interface DeepSearch {
    readonly do: "deep_search"
    readonly n: number
  }

  /** The hero may carry n more weapons. */
  export interface Holster {
    readonly do: "holster"
    readonly n: number
  }

  /** One card. Its number in play is its place in Parts.cards; copies of a card are cards of their own. A weapon has an attack; `modifiers` change it whenever it attacks (R238), and after the hits are dealt come `on_kill` (once for each alien killed) and `after` (once, hit or miss). An item has `use` (once all slots are filled; no slots: at any moment) or `traits` while it is carried. `once`: discarded after its use. An attachment brings `modifiers`, `on_kill` and `after` to the weapon it is connected to, on the stat `fits`. */
  export interface Card {
    readonly id: string
    readonly name: string
    readonly kind: "weapon" | "item" | "attachment"
    readonly deck: "basic" | "search" | "tech"
    readonly picture: string
    readonly slots: readonly Slot[]
    readonly attack: WeaponStats | null
    readonly modifiers: readonly (ExtraDice | BetterToHit | Reroll | DoubleHit | Harder | Splash | ExtraReach | Lob | TooNear)[]
    readonly on_kill: readonly (Heal | Wound | Guard | MoveUpTo | Recall | Hit | Blast | Hold | DriveBack | AlienMoves | AlienPace | NextSpawn | Draw | Clear | Refresh | Fill | Turn | AddTime)[]
    readonly after: readonly (Heal | Wound | Guard | MoveUpTo | Recall | Hit | Blast | Hold | DriveBack | AlienMoves | AlienPace | NextSpawn | Draw | Clear | Refresh | Fill | Turn | AddTime)[]
    readonly use: readonly (Heal | Wound | Guard | MoveUpTo | Recall | Hit | Blast | Hold | DriveBack | AlienMoves | AlienPace | NextSpawn | Draw | Clear | Refresh | Fill | Turn | AddTime)[]
    readonly traits: readonly (Stride | Braced | Overtime | FollowUp | Suppressor | Marksman | AcidProof | Armour | DeepSearch | Holster)[]
    readonly once: boolean
    readonly fits: "attack" | "range" | null
  }

  /** `track` damage slots after the leftmost; a die is locked when the marker comes to a slot in `thresholds`. */
  export interface Hero {
    readonly id: string
    readonly name: string
    readonly track: number
    readonly thresholds: readonly number[]
    readonly traits: readonly (Stride | Braced | Overtime | FollowUp | Suppressor | Marksman | AcidProof | Armour | DeepSearch | Holster)[]
    readonly picture: string
    readonly dice: number
  }

  /** An alien rolls one hit die for each hero in its range; to_hit or more is damage (R163). */
  export interface Strike {
    readonly do: "strike"
    readonly range: number
    readonly to_hit: number
    readonly damage: number
    readonly sight: boolean
  }

  /** Every alien in range, or every alien on a spawn point, moves n steps along its path. */
  export interface Advance {
    readonly do: "advance"
    readonly n: number
    readonly range: number
    readonly sight: boolean
    readonly only: "all" | "on_spawn_points"
  }

  /** n cards of a spawn deck are revealed and resolved now; `around` the acting boss instead of at a cluster (A71). */
  export interface Spawn {
    readonly do: "spawn"
    readonly deck: "swarm" | "boss"
    readonly n: number
    readonly around: boolean
  }

  /** A token on the next path space of the acting alien, or of `aliens` chosen ones; a hero there suffers `wound`. */
  export interface Spit {
    readonly do: "spit"
    readonly token: "acid" | "slime"
    readonly aliens: number
    readonly wound: number
  }

  export interface SwarmType {
    readonly id: string
    readonly name: string
    readonly figures: number
    readonly health: number
    readonly movement: number
    readonly ability: readonly (Wound | Strike | AlienMoves | Advance | Spawn | Spit)[]
    readonly picture: string
  }

  /** `swarm` is a place in Parts.swarms; cluster 1 to 3, or 0 for "?" (R54). */
  export interface SwarmCard {
    readonly swarm: number
    readonly figures: number
    readonly cluster: number
    readonly activates: boolean
  }

  export interface Boss {
    readonly id: string
    readonly name: string
    readonly health: number
    readonly movement: number
    readonly ability: readonly (Wound | Strike | AlienMoves | Advance | Spawn | Spit)[]
    readonly picture: string
    readonly activates: boolean
  }

  /** Every hero moves n steps along the alien path (A69). */
  export interface Drift {
    readonly do: "drift"
    readonly n: number
  }

  /** Every boss on the map receives n health. */
  export interface BossHealth {
    readonly do: "boss_health"
    readonly n: number
  }

  /** Every swarm card of the Alien Spawning Phase spawns n more figures. */
  export interface MoreFigures {
    readonly do: "more_figures"
    readonly n: number
  }

  /** Every swarm card counts as having the activation icon. */
  export interface AllActivate {
    readonly do: "all_activate"
  }

  /** Special abilities of heroes are off. */
  export interface NoAbilities {
    readonly do: "no_abilities"
  }

  /** No Search actions and no Alien Tech draws (A46). */
  export interface NoSearches {
    readonly do: "no_searches"
  }

  /** `slots` in the order of player counts: as many of them count as Parts.event_slots says (R41). */
  export interface EventCard {
    readonly number: number
    readonly name: string
    readonly picture: string
    readonly slots: readonly Slot[]
    readonly window: "at_once" | "before_spawning" | "spawning" | "end_of_spawning" | "action" | "always" | "activation" | "before_abilities" | "start_of_abilities" | "each_alien" | "end_of_abilities"
    readonly effects: readonly (Wound | Strike | Drift | AlienMoves | Advance | AlienPace | BossHealth | Spawn | MoreFigures | AllActivate | Spit | AddTime | NoAbilities | NoSearches)[]
  }

  /** `slots[map]`: the objective slots in use for 1 to 6 players (index players - 1). */
  export interface Mission {
    readonly id: "extermination" | "capture" | "demolition" | "recon" | "exploration"
    readonly name: string
    readonly about: string
    readonly slots: Readonly<Record<string, readonly (readonly number[])[]>>
  }

  /** A face of a token for Extermination, Capture, Demolition or Recon; Recon faces have one Regular slot (A51). */
  export interface Objective {
    readonly mission: "extermination" | "capture" | "demolition" | "recon" | "exploration"
    readonly name: string
    readonly slots: readonly Slot[]
  }

  /** An Exploration token. `remove`: what is paid, one result each, to take it off the map once it lies face up. */
  export interface Find {
    readonly id: string
    readonly name: string
    readonly effects: readonly (NextSpawn | AlienPace | Draw)[]
    readonly remove: readonly Slot[]
  }

  /** So many of the events with numbers first to last (R14..R16). */
  export interface EventDraw {
    readonly first: number
    readonly last: number
    readonly n: number
  }

  /** Swarm cards a round: one for each player and `extra_swarm` more (R49, R50). */
  export interface Difficulty {
    readonly id: "easy" | "medium" | "hard"
    readonly name: string
    readonly events: readonly EventDraw[]
    readonly extra_swarm: number
    readonly boss_cards: number
  }

  /** How many tokens the box holds. */
  export interface Pools {
    readonly acid: number
    readonly slime: number
    readonly kara: number
    readonly health: readonly [number, number]
    readonly target: number
    readonly trap: number
  }

  /** What each command takes from a seat's own time in untimed play, in milliseconds. */
  export interface Costs {
    readonly roll: number
    readonly move: number
    readonly place: number
    readonly take_back: number
    readonly attack: number
    readonly use: number
    readonly search: number
    readonly tech: number
    readonly alien_move: number
    readonly trade: number
    readonly connect: number
    readonly token: number
    readonly choice: number
  }

  /** Milliseconds of game time. */
  export interface Times {
    readonly action_phase: number
    readonly roll: number
    readonly grace: number
    readonly costs: Costs
  }

  export interface Numbers {
    readonly rounds: number
    readonly hit_dice: number
    readonly solo_dice: number
    readonly basic_weapons_more: number
    readonly weapons: number
    readonly draw: number
    readonly traps_each: number
    readonly event_slots: readonly number[]
    readonly all_clear: number
    readonly boss_clusters: readonly number[]
    readonly check: "move" | "hand" | "gun" | "wrench" | "search" | "alien"
    readonly reveal: "move" | "hand" | "gun" | "wrench" | "search" | "alien"
  }

  /** What lies in the box; the state names things by their place in these tuples. */
  export interface Parts {
    readonly maps: Readonly<Record<string, Map>>
    readonly cards: readonly Card[]
    readonly heroes: readonly Hero[]
    readonly swarms: readonly SwarmType[]
    readonly swarm_cards: readonly SwarmCard[]
    readonly bosses: readonly Boss[]
    readonly events: readonly EventCard[]
    readonly missions: Readonly<Record<string, Mission>>
    readonly objectives: Readonly<Record<string, readonly Objective[]>>
    readonly finds: readonly Find[]
    readonly difficulties: Readonly<Record<string, Difficulty>>
    readonly pools: Pools
    readonly times: Times
    readonly numbers: Numbers
  }

  /** This swarm or boss performs its ability next. */
  export interface ActNext {
    readonly act: "act_next"
    readonly group: number
  }

  export interface Allocate {
    readonly act: "allocate"
    readonly symbol: "move" | "hand" | "gun" | "wrench" | "search" | "alien"
    readonly slot: Names<"slot">
  }

  /** This alien is hit. */
  export interface AtAlien {
    readonly act: "at_alien"
    readonly figure: Names<"figure">
  }

  /** R222; everybody may know what was seen (A55). */
  export interface CheckFind {
    readonly act: "check_find"
    readonly hero: Names<"hero">
    readonly objective: Names<"objective">
  }

  export interface ChooseAlien {
    readonly act: "choose_alien"
    readonly figure: Names<"figure">
  }

  export interface ChooseCell {
    readonly act: "choose_cell"
    readonly cell: Names<"cell">
  }

  export interface ChooseHero {
    readonly act: "choose_hero"
    readonly hero: Names<"hero">
  }

  export interface ChooseSearch {
    readonly act: "choose_search"
    readonly token: Names<"token">
  }

  export interface ChooseSlot {
    readonly act: "choose_slot"
    readonly slot: Names<"slot">
  }

  export interface CloseTrap {
    readonly act: "close_trap"
    readonly cell: Names<"cell">
  }

  /** The figure comes at this spawn point. */
  export interface ComeAt {
    readonly act: "come_at"
    readonly cell: Names<"cell">
  }

  /** A34: at any time in the Action Phase, to a weapon of the same hero. */
  export interface Connect {
    readonly act: "connect"
    readonly card: Names<"card">
    readonly weapon: Names<"card">
  }

  export interface Decline {
    readonly act: "decline"
  }

  export interface Done {
    readonly act: "done"
  }

  /** Spend an alien result: an alien goes one step (R85). */
  export interface Drive {
    readonly act: "drive"
    readonly figure: Names<"figure">
    readonly to: Names<"cell">
  }

  /** Any weapon may go (R120); a die that is locked on it is out until End of Round. */
  export interface Drop {
    readonly act: "drop"
    readonly card: Names<"card">
  }

  /** No more of it: what an effect allows need not be used up. */
  export interface Enough {
    readonly act: "enough"
  }

  /** In untimed play: I do nothing more this round. */
  export interface Finish {
    readonly act: "finish"
  }

  /** R123. */
  export interface Fire {
    readonly act: "fire"
    readonly card: Names<"card">
  }

  export interface Give {
    readonly act: "give"
    readonly hero: Names<"hero">
    readonly thing: number
    readonly to: Names<"hero">
  }

  /** The way that a pushed figure, or an alien at a fork, takes. */
  export interface Go {
    readonly act: "go"
    readonly to: Names<"cell">
  }

  /** Accept the plan for the whole of this step: order, forks and all. */
  export interface GoOn {
    readonly act: "go_on"
  }

  /** A die moves the device to an adjacent space, or onto a target beside it (R213, R216). */
  export interface Haul {
    readonly act: "haul"
    readonly symbol: "move" | "hand" | "gun" | "wrench" | "search" | "alien"
    readonly objective: Names<"objective">
    readonly to: Names<"cell">
  }

  export interface Keep {
    readonly act: "keep"
    readonly card: Names<"card">
  }

  /** R99; Alien Tech must be equipped (A43). */
  export interface KeepNone {
    readonly act: "keep_none"
  }

  export interface LayTrap {
    readonly act: "lay_trap"
    readonly cell: Names<"cell">
  }

  export interface Lose {
    readonly act: "lose"
    readonly die: Names<"die">
  }

  export interface MoveBack {
    readonly act: "move_back"
    readonly figure: Names<"figure">
    readonly to: Names<"cell">
  }

  /** This alien moves next. */
  export interface MoveNext {
    readonly act: "move_next"
    readonly figure: Names<"figure">
  }

  /** This alien takes the step. */
  export interface MoveOne {
    readonly act: "move_one"
    readonly figure: Names<"figure">
    readonly to: Names<"cell">
  }

  /** This event comes next. */
  export interface NextEffect {
    readonly act: "next_effect"
    readonly event: number
  }

  /** The other hero's player says what comes back. */
  export interface OfferSwap {
    readonly act: "offer_swap"
    readonly hero: Names<"hero">
    readonly thing: number
    readonly to: Names<"hero">
  }

  /** R231: three results in all, of any heroes (A54). */
  export interface PayRelic {
    readonly act: "pay_relic"
    readonly hero: Names<"hero">
    readonly objective: Names<"objective">
  }

  /** R207; placing is free (A49). */
  export interface PlaceCharge {
    readonly act: "place_charge"
    readonly objective: Names<"objective">
    readonly to: Names<"cell">
  }

  /** The figure on this spawn point makes room. */
  export interface PushFrom {
    readonly act: "push_from"
    readonly cell: Names<"cell">
  }

  export interface ReadyUp {
    readonly act: "ready_up"
  }

  /** R223, R224. */
  export interface RevealFind {
    readonly act: "reveal_find"
    readonly hero: Names<"hero">
    readonly objective: Names<"objective">
  }

  export interface Roll {
    readonly act: "roll"
    readonly dice: readonly Names<"die">[]
  }

  /** R96. */
  export interface SearchLater {
    readonly act: "search_later"
    readonly hero: Names<"hero">
    readonly token: Names<"token">
  }

  /** R95. */
  export interface SearchNow {
    readonly act: "search_now"
    readonly hero: Names<"hero">
    readonly token: Names<"token">
  }

  /** The step of an alien result that was left when time was up. */
  export interface Settle {
    readonly act: "settle"
    readonly figure: Names<"figure">
    readonly to: Names<"cell">
  }

  /** Say one of the words. */
  export interface Signal {
    readonly act: "signal"
    readonly say: number
  }

  /** The token goes to the next space of this alien, there. */
  export interface SpitAt {
    readonly act: "spit_at"
    readonly figure: Names<"figure">
    readonly to: Names<"cell">
  }

  export interface StayBack {
    readonly act: "stay_back"
  }

  export interface Step {
    readonly act: "step"
    readonly hero: Names<"hero">
    readonly to: Names<"cell">
  }

  export interface StepIn {
    readonly act: "step_in"
  }

  export interface Suppress {
    readonly act: "suppress"
    readonly hero: Names<"hero">
    readonly figure: Names<"figure">
  }

  /** Give this in return. */
  export interface SwapBack {
    readonly act: "swap_back"
    readonly thing: number
  }

  /** Take a die back from a Regular slot (R110), also with alien results open (A15). */
  export interface TakeBack {
    readonly act: "take_back"
    readonly slot: Names<"slot">
  }

  export interface TakeCluster {
    readonly act: "take_cluster"
    readonly cluster: number
  }

  export interface TakeWeapon {
    readonly act: "take_weapon"
    readonly hero: Names<"hero">
    readonly card: Names<"card">
  }

  /** R144. */
  export interface TechLater {
    readonly act: "tech_later"
  }

  export interface TechNow {
    readonly act: "tech_now"
  }

  export interface TurnDie {
    readonly act: "turn_die"
    readonly die: Names<"die">
    readonly symbol: "move" | "hand" | "gun" | "wrench" | "search" | "alien"
  }

  export interface Use {
    readonly act: "use"
    readonly card: Names<"card">
  }

  export type GameAction =
    | ActNext
    | Allocate
    | AtAlien
    | CheckFind
    | ChooseAlien
    | ChooseCell
    | ChooseHero
    | ChooseSearch
    | ChooseSlot
    | CloseTrap
    | ComeAt
    | Connect
    | Decline
    | Done
    | Drive
    | Drop
    | Enough
    | Finish
    | Fire
    | Give
    | Go
    | GoOn
    | Haul
    | Keep
    | KeepNone
    | LayTrap
    | Lose
    | MoveBack
    | MoveNext
    | MoveOne
    | NextEffect
    | OfferSwap
    | PayRelic
    | PlaceCharge
    | PushFrom
    | ReadyUp
    | RevealFind
    | Roll
    | SearchLater
    | SearchNow
    | Settle
    | Signal
    | SpitAt
    | StayBack
    | Step
    | StepIn
    | Suppress
    | SwapBack
    | TakeBack
    | TakeCluster
    | TakeWeapon
    | TechLater
    | TechNow
    | TurnDie
    | Use

  /** An alien, or all of a swarm, performs its ability. */
  export interface AbilityUsed {
    readonly event: "ability_used"
    readonly alien: Names<"figure">
  }

  export interface AllClear {
    readonly event: "all_clear"
  }

  export interface Allocated {
    readonly event: "allocated"
    readonly seat: Names<"seat">
    readonly symbol: "move" | "hand" | "gun" | "wrench" | "search" | "alien"
    readonly slot: Names<"slot">
  }

  /** Nobody chose, so the board does. */
  export interface BoardChose {
    readonly event: "board_chose"
  }

  /** Nobody chose: the rest of a step goes on as planned. */
  export interface BoardWentOn {
    readonly event: "board_went_on"
  }

  export interface BossCameAt {
    readonly event: "boss_came_at"
    readonly die: Names<"die">
    readonly cluster: number
  }

  export interface BossCardTurned {
    readonly event: "boss_card_turned"
    readonly boss: number
  }

  export interface Captured {
    readonly event: "captured"
    readonly figure: Names<"figure">
    readonly cell: Names<"cell">
  }

  /** A seat answered a question, and perhaps nothing else happened. */
  export interface Chosen {
    readonly event: "chosen"
    readonly seat: Names<"seat">
  }

  export interface ClockStarted {
    readonly event: "clock_started"
    readonly seconds: number
  }

  export interface ClusterChosen {
    readonly event: "cluster_chosen"
    readonly cluster: number
  }

  export interface Connected {
    readonly event: "connected"
    readonly hero: Names<"hero">
    readonly card: Names<"card">
    readonly weapon: Names<"card">
  }

  export interface DemolitionPlaced {
    readonly event: "demolition_placed"
    readonly hero: Names<"hero">
    readonly objective: Names<"objective">
    readonly to: Names<"cell">
  }

  export interface DieLocked {
    readonly event: "die_locked"
    readonly hero: Names<"hero">
    readonly die: Names<"die">
  }

  export interface DieReturned {
    readonly event: "die_returned"
    readonly hero: Names<"hero">
    readonly die: Names<"die">
  }

  export interface Discarded {
    readonly event: "discarded"
    readonly card: Names<"card">
  }

  export interface Drew {
    readonly event: "drew"
    readonly hero: Names<"hero">
    readonly cards: readonly Names<"card">[]
  }

  /** A seat spends an alien result. */
  export interface Driven {
    readonly event: "driven"
    readonly seat: Names<"seat">
    readonly figure: Names<"figure">
  }

  export interface EventFulfilled {
    readonly event: "event_fulfilled"
    readonly card: number
  }

  export interface EventRemoved {
    readonly event: "event_removed"
    readonly card: number
  }

  export interface EventTurned {
    readonly event: "event_turned"
    readonly card: number
  }

  export interface FiguresMissing {
    readonly event: "figures_missing"
    readonly n: number
  }

  export interface FindChecked {
    readonly event: "find_checked"
    readonly hero: Names<"hero">
    readonly objective: Names<"objective">
    readonly find: number
  }

  export interface FindRevealed {
    readonly event: "find_revealed"
    readonly hero: Names<"hero">
    readonly objective: Names<"objective">
    readonly find: number
  }

  export interface Fired {
    readonly event: "fired"
    readonly hero: Names<"hero">
    readonly card: Names<"card">
    readonly dice: readonly Names<"die">[]
    readonly hits: number
  }

  export interface Gave {
    readonly event: "gave"
    readonly hero: Names<"hero">
    readonly to: Names<"hero">
    readonly thing: number
  }

  export interface Healed {
    readonly event: "healed"
    readonly hero: Names<"hero">
    readonly n: number
    readonly damage: number
  }

  export interface HealthGained {
    readonly event: "health_gained"
    readonly figure: Names<"figure">
    readonly health: number
  }

  /** By this hero's doing. */
  export interface HealthLost {
    readonly event: "health_lost"
    readonly figure: Names<"figure">
    readonly n: number
    readonly health: number
    readonly hero: Names<"hero">
  }

  /** A hold token kept an alien from moving. */
  export interface HoldSpent {
    readonly event: "hold_spent"
    readonly figure: Names<"figure">
  }

  export interface Hurt {
    readonly event: "hurt"
    readonly hero: Names<"hero">
    readonly n: number
    readonly damage: number
  }

  export interface Kept {
    readonly event: "kept"
    readonly hero: Names<"hero">
    readonly card: Names<"card">
  }

  /** By this hero's doing. */
  export interface Killed {
    readonly event: "killed"
    readonly figure: Names<"figure">
    readonly hero: Names<"hero">
  }

  export interface Landed {
    readonly event: "landed"
    readonly seat: Names<"seat">
    readonly dice: readonly Names<"die">[]
    readonly faces: readonly ("move" | "hand" | "gun" | "wrench" | "search" | "alien")[]
  }

  export interface Moved {
    readonly event: "moved"
    readonly figure: Names<"figure">
    readonly to: Names<"cell">
  }

  /** A seat did not answer for so long that the game goes on without it. */
  export interface NotWaitedFor {
    readonly event: "not_waited_for"
    readonly seat: Names<"seat">
  }

  export interface ObjectiveMoved {
    readonly event: "objective_moved"
    readonly objective: Names<"objective">
    readonly to: Names<"cell">
  }

  export interface ObjectiveReady {
    readonly event: "objective_ready"
    readonly objective: Names<"objective">
  }

  export interface ObjectiveRemoved {
    readonly event: "objective_removed"
    readonly objective: Names<"objective">
  }

  /** Nobody chose: the choice goes to more seats. */
  export interface PassedOn {
    readonly event: "passed_on"
    readonly times: number
  }

  export interface PhaseBegan {
    readonly event: "phase_began"
    readonly phase: "setup" | "event" | "spawning" | "ready" | "action" | "times_up" | "activation" | "end"
  }

  /** The rest of a step goes on as planned. */
  export interface Planned {
    readonly event: "planned"
    readonly seat: Names<"seat">
  }

  export interface Pushed {
    readonly event: "pushed"
    readonly figure: Names<"figure">
  }

  export interface RelicPaid {
    readonly event: "relic_paid"
    readonly objective: Names<"objective">
    readonly paid: number
  }

  export interface Reshuffled {
    readonly event: "reshuffled"
    readonly deck: "swarm" | "search" | "tech"
  }

  export interface Rolled {
    readonly event: "rolled"
    readonly seat: Names<"seat">
    readonly dice: readonly Names<"die">[]
  }

  export interface RoundBegan {
    readonly event: "round_began"
    readonly round: number
  }

  export interface SearchRefreshed {
    readonly event: "search_refreshed"
    readonly token: Names<"token">
  }

  /** The token was taken: the search is made when time is up. */
  export interface SearchTaken {
    readonly event: "search_taken"
    readonly hero: Names<"hero">
    readonly token: Names<"token">
  }

  export interface Searched {
    readonly event: "searched"
    readonly hero: Names<"hero">
    readonly token: Names<"token">
  }

  /** Nobody is there to play this seat. */
  export interface SeatAway {
    readonly event: "seat_away"
    readonly seat: Names<"seat">
  }

  export interface SeatBack {
    readonly event: "seat_back"
    readonly seat: Names<"seat">
  }

  export interface SeatFinished {
    readonly event: "seat_finished"
    readonly seat: Names<"seat">
  }

  export interface SeatReady {
    readonly event: "seat_ready"
    readonly seat: Names<"seat">
  }

  /** Damage that was ignored. */
  export interface Shielded {
    readonly event: "shielded"
    readonly hero: Names<"hero">
    readonly n: number
  }

  /** A seat says something to all. */
  export interface Signalled {
    readonly event: "signalled"
    readonly seat: Names<"seat">
    readonly say: number
  }

  /** Slime carries an alien on. */
  export interface Slid {
    readonly event: "slid"
    readonly figure: Names<"figure">
  }

  /** A slot counts as filled this round. */
  export interface SlotCounted {
    readonly event: "slot_counted"
    readonly slot: Names<"slot">
  }

  export interface Spawned {
    readonly event: "spawned"
    readonly figure: Names<"figure">
    readonly to: Names<"cell">
  }

  /** There was no way out: nobody moves. */
  export interface Stayed {
    readonly event: "stayed"
    readonly figure: Names<"figure">
  }

  /** Aliens of one kind rolled for a hero. */
  export interface Struck {
    readonly event: "struck"
    readonly alien: Names<"figure">
    readonly hero: Names<"hero">
    readonly dice: readonly Names<"die">[]
    readonly hits: number
  }

  export interface SwapDeclined {
    readonly event: "swap_declined"
    readonly hero: Names<"hero">
  }

  export interface SwapOffered {
    readonly event: "swap_offered"
    readonly hero: Names<"hero">
    readonly thing: number
    readonly to: Names<"hero">
    readonly other: number
  }

  export interface SwarmCardTurned {
    readonly event: "swarm_card_turned"
    readonly card: number
    readonly swarm: number
    readonly figures: number
  }

  export interface TechSetAside {
    readonly event: "tech_set_aside"
    readonly hero: Names<"hero">
    readonly n: number
  }

  export interface TimeChanged {
    readonly event: "time_changed"
    readonly seconds: number
  }

  export interface TimeIsUp {
    readonly event: "time_is_up"
  }

  export interface TokenPlaced {
    readonly event: "token_placed"
    readonly token: "acid" | "slime" | "hold" | "trap" | "target"
    readonly cell: Names<"cell">
  }

  export interface TokenRemoved {
    readonly event: "token_removed"
    readonly token: "acid" | "slime" | "hold" | "trap" | "target"
    readonly cell: Names<"cell">
  }

  /** An alien came home while aliens spawn: it must die before the Action Phase ends. */
  export interface Tolerated {
    readonly event: "tolerated"
    readonly figure: Names<"figure">
  }

  export interface TookBack {
    readonly event: "took_back"
    readonly seat: Names<"seat">
    readonly slot: Names<"slot">
  }

  export interface TrapMissed {
    readonly event: "trap_missed"
    readonly cell: Names<"cell">
  }

  /** A die was turned to a face of choice. */
  export interface Turned {
    readonly event: "turned"
    readonly seat: Names<"seat">
    readonly die: Names<"die">
    readonly symbol: "move" | "hand" | "gun" | "wrench" | "search" | "alien"
  }

  export interface Used {
    readonly event: "used"
    readonly hero: Names<"hero">
    readonly card: Names<"card">
  }

  /** Nobody has chosen yet. */
  export interface Waited {
    readonly event: "waited"
    readonly times: number
  }

  export interface WeaponTaken {
    readonly event: "weapon_taken"
    readonly hero: Names<"hero">
    readonly card: Names<"card">
  }

  export type GameEvent =
    | AbilityUsed
    | AllClear
    | Allocated
    | BoardChose
    | BoardWentOn
    | BossCameAt
    | BossCardTurned
    | Captured
    | Chosen
    | ClockStarted
    | ClusterChosen
    | Connected
    | DemolitionPlaced
    | DieLocked
    | DieReturned
    | Discarded
    | Drew
    | Driven
    | EventFulfilled
    | EventRemoved
    | EventTurned
    | FiguresMissing
    | FindChecked
    | FindRevealed
    | Fired
    | Gave
    | Healed
    | HealthGained
    | HealthLost
    | HoldSpent
    | Hurt
    | Kept
    | Killed
    | Landed
    | Moved
    | NotWaitedFor
    | ObjectiveMoved
    | ObjectiveReady
    | ObjectiveRemoved
    | PassedOn
    | PhaseBegan
    | Planned
    | Pushed
    | RelicPaid
    | Reshuffled
    | Rolled
    | RoundBegan
    | SearchRefreshed
    | SearchTaken
    | Searched
    | SeatAway
    | SeatBack
    | SeatFinished
    | SeatReady
    | Shielded
    | Signalled
    | Slid
    | SlotCounted
    | Spawned
    | Stayed
    | Struck
    | SwapDeclined
    | SwapOffered
    | SwarmCardTurned
    | TechSetAside
    | TimeChanged
    | TimeIsUp
    | TokenPlaced
    | TokenRemoved
    | Tolerated
    | TookBack
    | TrapMissed
    | Turned
    | Used
    | Waited
    | WeaponTaken
    | Forgot

  /** All of a swarm act before another group does (R160). `only`: those aliens alone; none: all on the map. */
  export interface AbilitiesFrame {
    readonly frame: "abilities"
    readonly only: readonly number[]
    readonly acted: readonly number[]
    readonly planned: boolean
  }

  /** A seat in the rush. What it does runs beside it, so a chain that waits holds up nobody. */
  export interface ActFrame {
    readonly frame: "act"
    readonly seat: number
  }

  /** Exactly these aliens perform their abilities and then move (R55, R69). */
  export interface ActOnSpawningFrame {
    readonly frame: "act_on_spawning"
    readonly aliens: readonly number[]
    readonly planned: boolean
  }

  export interface ActionPhaseFrame {
    readonly frame: "action_phase"
  }

  /** The whole step follows its plan once somebody accepts it (R159, R165); a pushed hero's way is never planned. */
  export interface ActivationPhaseFrame {
    readonly frame: "activation_phase"
    readonly planned: boolean
  }

  /** Each of these aliens moves, one after the other, in the order that the players choose (R164, R165, A66). n is how far; below 0 each goes as far as its own movement value and `more` say. */
  export interface AdvanceAllFrame {
    readonly frame: "advance_all"
    readonly aliens: readonly number[]
    readonly n: number
    readonly more: number
    readonly planned: boolean
  }

  /** In the order that decides games (A87). */
  export interface AfterTimesUpFrame {
    readonly frame: "after_times_up"
    readonly drew: boolean
  }

  /** Beside the game: heroes may trade at any time before the aliens act, and signal at any time. */
  export interface AnyTimeFrame {
    readonly frame: "any_time"
  }

  /** Effects, one after the other: of what a hero uses, of aliens that act, or of an event (neither). */
  export interface ApplyFrame {
    readonly frame: "apply"
    readonly effects: readonly (Heal | Wound | Guard | MoveUpTo | Recall | Hit | Blast | Hold | DriveBack | AlienMoves | AlienPace | NextSpawn | Draw | Clear | Refresh | Fill | Turn | AddTime | Strike | Advance | Spawn | Spit | Drift | BossHealth | MoreFigures | AllActivate | NoAbilities | NoSearches)[]
    readonly hero: number
    readonly aliens: readonly number[]
    readonly n: number
    readonly chosen: readonly number[]
  }

  /** One figure comes to one of these points: a free one, else one from which somebody is pushed (A59). `coming` are the figures that are still to come to these points, this one included: where they take all that are free nothing is asked, nor where the free ones lead the same way. The plan takes points in the order of the board. */
  export interface ArriveFrame {
    readonly frame: "arrive"
    readonly figure: number
    readonly points: readonly number[]
    readonly coming: number
    readonly planned: boolean
  }

  /** The stats of one attack, with all that changes them. */
  export interface Shot {
    readonly range: number
    readonly dice: number
    readonly to_hit: number
    readonly damage: number
    readonly straight: boolean
    readonly sight: boolean
    readonly rerolls: readonly number[]
    readonly double_at: number
    readonly more_on_boss: number
    readonly splash: number
    readonly too_near: number
  }

  /** Which alien does the next hit go to (R127)? Targets are chosen after the roll (A39). */
  export interface AssignHitFrame {
    readonly frame: "assign_hit"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly here: number
    readonly shot: Shot
    readonly hits: number
  }

  /** Which alien beside the one that was hit loses health too? */
  export interface AssignSplashFrame {
    readonly frame: "assign_splash"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly cell: number
    readonly but: number
  }

  /** In untimed play: those who are left have been away for so long that the others go on without them. */
  export interface AwayFrame {
    readonly frame: "away"
  }

  /** Those who are left are away, and nobody did anything for a while: on with the game. */
  export interface AwayTooLongFrame {
    readonly frame: "quiet"
  }

  /** Plan as long as you like (A22); the clock starts when everybody is ready (R234). */
  export interface BeReadyFrame {
    readonly frame: "be_ready"
  }

  /** A phase that a scene begins with the first moment that goes by. */
  export interface BeginFrame {
    readonly frame: "begin"
    readonly phase: string
  }

  /** So many cards, one at a time; the deck is never reshuffled (R71). */
  export interface BossCardsFrame {
    readonly frame: "boss_cards"
    readonly left: number
    readonly planned: boolean
  }

  export interface BossComesFrame {
    readonly frame: "boss_comes"
    readonly boss: number
  }

  /** A step of play whose order and forks have a sensible plan; `planned` once somebody has accepted it. */
  export interface ByPlanFrame {
    readonly frame: "by_plan"
    readonly planned: boolean
  }

  /** The card shows a question mark: which cluster (R54)? */
  export interface ChooseClusterFrame {
    readonly frame: "choose_cluster"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly card: number
  }

  /** Which arrow does the hero follow? */
  export interface ChooseDriftFrame {
    readonly frame: "choose_drift"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly figure: number
  }

  /** Several effects at once: which comes first (R162)? */
  export interface ChooseEffectFrame {
    readonly frame: "choose_effect"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly events: readonly number[]
  }

  /** Which swarm or boss performs its ability next (R159)? */
  export interface ChooseGroupFrame {
    readonly frame: "choose_group"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly groups: readonly number[]
  }

  /** Which alien moves next? Or let them all go as planned. */
  export interface ChooseMoverFrame {
    readonly frame: "choose_mover"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly aliens: readonly number[]
  }

  /** Which of the free spawn points does this figure come to (R53)? All players decide. */
  export interface ChoosePointFrame {
    readonly frame: "choose_point"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly figure: number
    readonly points: readonly number[]
  }

  /** No room: which figure is pushed (R58)? All players decide. */
  export interface ChoosePushFrame {
    readonly frame: "choose_push"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly points: readonly number[]
  }

  /** Which trap does this Capture token close (R195)? All players decide. */
  export interface ChooseTrapFrame {
    readonly frame: "choose_trap"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly token: number
  }

  /** Where does the next trap beside this Capture token lie? */
  export interface ChooseTrapSpaceFrame {
    readonly frame: "choose_trap_space"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly token: number
  }

  /** Where does this figure go? A pushed hero's player says so, all players for an alien. */
  export interface ChooseWayFrame {
    readonly frame: "choose_way"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly figure: number
  }

  /** Every hero takes one of the basic weapons (R8); who comes first chooses first. */
  export interface ChooseWeaponFrame {
    readonly frame: "choose_weapon"
  }

  /** Each ready Capture token closes one trap beside it when the Action Phase ends (R195-R198, A57). */
  export interface CloseTrapsFrame {
    readonly frame: "close_traps"
    readonly token: number
  }

  /** Some never chose: they get what is left. */
  export interface DealWeaponsFrame {
    readonly frame: "deal_weapons"
  }

  /** When time is up, those who took a token draw (R96, R156); an event that came later changes nothing (A46). */
  export interface DelayedSearchesFrame {
    readonly frame: "delayed_searches"
    readonly token: number
  }

  /** When time is up, what was set aside is looked at, three cards at a time (R156). */
  export interface DelayedTechFrame {
    readonly frame: "delayed_tech"
    readonly hero: number
  }

  /** Every hero moves n steps along the alien path, as if pushed but unhurt, and stops at home (A69). */
  export interface DriftHeroesFrame {
    readonly frame: "drift_heroes"
    readonly n: number
    readonly hero: number
    readonly done: number
  }

  /** One weapon too many: which one is discarded (R120, A35)? */
  export interface DropWeaponFrame {
    readonly frame: "drop_weapon"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
  }

  /** A figure enters a space; whoever stands there is pushed out first (R102). */
  export interface EnterFrame {
    readonly frame: "enter"
    readonly who: number
    readonly cell: number
    readonly mover: number
    readonly planned: boolean
    readonly spawns: boolean
  }

  export interface EventPhaseFrame {
    readonly frame: "event_phase"
  }

  /** Step into the space of the alien that you killed? */
  export interface FollowUpOrStayFrame {
    readonly frame: "follow_up_or_stay"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
    readonly cell: number
  }

  /** Which of the cards does the hero keep? */
  export interface KeepCardFrame {
    readonly frame: "keep_card"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
    readonly cards: readonly number[]
    readonly deck: "search" | "tech"
  }

  /** Dice come to rest. Each seat has a stream of its own: nobody's dice depend on who clicked first. */
  export interface LandFrame {
    readonly frame: "land"
    readonly seat: number
    readonly dice: readonly number[]
  }

  /** Time is up: each ready piece of equipment may be used once (R155), and a ready charge laid (A49). */
  export interface LastActsFrame {
    readonly frame: "last_acts"
    readonly seat: number
  }

  /** New cards came: heroes may trade once more before the aliens act (R157). */
  export interface LastTradesFrame {
    readonly frame: "last_trades"
    readonly seat: number
  }

  /** Two traps beside each Capture token (R194). */
  export interface LayTrapsFrame {
    readonly frame: "lay_traps"
    readonly token: number
    readonly laid: number
    readonly planned: boolean
  }

  /** Some are away and never said that they are ready: the others start without them. */
  export interface LongEnoughFrame {
    readonly frame: "long_enough"
  }

  /** Which die does the hero's player lose? */
  export interface LoseDieFrame {
    readonly frame: "lose_die"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
  }

  /** An alien goes so many steps along its path, the players choosing at forks (R103, R165); a hold stops it (A84). */
  export interface MoveAlienFrame {
    readonly frame: "move_alien"
    readonly figure: number
    readonly left: number
    readonly mover: number
    readonly planned: boolean
    readonly slides: boolean
  }

  /** Which alien is it for? */
  export interface PickAlienFrame {
    readonly frame: "pick_alien"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
    readonly range: number
    readonly sight: boolean
    readonly but: readonly number[]
    readonly holds: boolean
  }

  /** Which alien is driven back, and where to? */
  export interface PickBackFrame {
    readonly frame: "pick_back"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
    readonly range: number
    readonly sight: boolean
    readonly figure: number
  }

  /** Where does it go off? */
  export interface PickCellFrame {
    readonly frame: "pick_cell"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
    readonly range: number
    readonly radius: number
    readonly sight: boolean
  }

  /** Which die is turned, and to what? */
  export interface PickDieFrame {
    readonly frame: "pick_die"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly but: readonly number[]
  }

  /** Which hero is it for? */
  export interface PickHeroFrame {
    readonly frame: "pick_hero"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly heroes: readonly number[]
    readonly moves: boolean
  }

  /** Which search token turns light? */
  export interface PickSearchFrame {
    readonly frame: "pick_search"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly tokens: readonly number[]
  }

  /** Which slot counts as filled? */
  export interface PickSlotFrame {
    readonly frame: "pick_slot"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
    readonly target: string
    readonly range: number
    readonly first: number
  }

  /** Where does the token go? All players decide. */
  export interface PickSpitFrame {
    readonly frame: "pick_spit"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly figure: number
    readonly but: readonly number[]
  }

  export interface PlayFrame {
    readonly frame: "play"
  }

  export interface PlaySwarmCardFrame {
    readonly frame: "swarm_card"
    readonly card: number
    readonly around: number
    readonly points: readonly number[]
    readonly left: number
    readonly figures: readonly number[]
    readonly missing: number
    readonly planned: boolean
  }

  /** A figure is driven off its space; a hero whom an alien pushes is hurt (R104, R107). */
  export interface PushFrame {
    readonly frame: "push"
    readonly who: number
    readonly by: number
    readonly mover: number
    readonly planned: boolean
  }

  export interface RoundFrame {
    readonly frame: "round"
  }

  /** Which alien does your open alien result move? */
  export interface SettleResultFrame {
    readonly frame: "settle_result"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
  }

  /** Open alien results when time is up, seat by seat, before anything else (R88, R154). */
  export interface SettleResultsFrame {
    readonly frame: "settle_results"
    readonly seat: number
  }

  /** Which alien takes the next of the steps that are shared out? */
  export interface ShareStepFrame {
    readonly frame: "share_step"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly left: number
  }

  /** So many steps, shared out among any aliens (A61), by all players or by one of them. */
  export interface ShareStepsFrame {
    readonly frame: "share_steps"
    readonly left: number
    readonly owner: number
    readonly planned: boolean
  }

  /** Swarm cards, then boss cards (R64), with what events put before and after. */
  export interface SpawningPhaseFrame {
    readonly frame: "spawning_phase"
  }

  /** One alien, one step; a hold token is spent instead. */
  export interface StepAlienFrame {
    readonly frame: "step_alien"
    readonly figure: number
    readonly to: number
    readonly mover: number
    readonly planned: boolean
  }

  /** What do you give in return? */
  export interface SwapForFrame {
    readonly frame: "swap_for"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
    readonly thing: number
    readonly to: number
  }

  /** So many cards, revealed and fully resolved one at a time (R51); who accepts the plan accepts it for all. */
  export interface SwarmCardsFrame {
    readonly frame: "swarm_cards"
    readonly left: number
    readonly around: number
    readonly planned: boolean
  }

  /** Draw Alien Tech now, or set it aside? */
  export interface TechNowOrLaterFrame {
    readonly frame: "tech_now_or_later"
    readonly owner: number
    readonly mover: number
    readonly waited: number
    readonly number: number
    readonly hero: number
  }

  /** The clock is at zero: that happens once. */
  export interface TimesUpFrame {
    readonly frame: "times_up"
  }

  /** The hits of one attack, dealt one by one. */
  export interface VolleyFrame {
    readonly frame: "volley"
    readonly hero: number
    readonly card: number
    readonly here: number
    readonly shot: Shot
    readonly hits: number
    readonly cell: number
    readonly hit: number
    readonly splashes: number
    readonly killed: number
  }

  /** Effects that happen at the same moment, in the order that the players choose (R161, R162, A70). */
  export interface WindowEffectsFrame {
    readonly frame: "window_effects"
    readonly window: "at_once" | "before_spawning" | "spawning" | "end_of_spawning" | "action" | "always" | "activation" | "before_abilities" | "start_of_abilities" | "each_alien" | "end_of_abilities"
    readonly events: readonly number[]
    readonly planned: boolean
  }

  /** The end of a grace in which nobody chose. */
  export interface GraceFrame {
    readonly frame: "grace"
    readonly number: number
  }

  export type GameFrame =
    | AbilitiesFrame
    | ActFrame
    | ActOnSpawningFrame
    | ActionPhaseFrame
    | ActivationPhaseFrame
    | AdvanceAllFrame
    | AfterTimesUpFrame
    | AnyTimeFrame
    | ApplyFrame
    | ArriveFrame
    | AssignHitFrame
    | AssignSplashFrame
    | AwayFrame
    | AwayTooLongFrame
    | BeReadyFrame
    | BeginFrame
    | BossCardsFrame
    | BossComesFrame
    | ByPlanFrame
    | ChooseClusterFrame
    | ChooseDriftFrame
    | ChooseEffectFrame
    | ChooseGroupFrame
    | ChooseMoverFrame
    | ChoosePointFrame
    | ChoosePushFrame
    | ChooseTrapFrame
    | ChooseTrapSpaceFrame
    | ChooseWayFrame
    | ChooseWeaponFrame
    | CloseTrapsFrame
    | DealWeaponsFrame
    | DelayedSearchesFrame
    | DelayedTechFrame
    | DriftHeroesFrame
    | DropWeaponFrame
    | EnterFrame
    | EventPhaseFrame
    | FollowUpOrStayFrame
    | KeepCardFrame
    | LandFrame
    | LastActsFrame
    | LastTradesFrame
    | LayTrapsFrame
    | LongEnoughFrame
    | LoseDieFrame
    | MoveAlienFrame
    | PickAlienFrame
    | PickBackFrame
    | PickCellFrame
    | PickDieFrame
    | PickHeroFrame
    | PickSearchFrame
    | PickSlotFrame
    | PickSpitFrame
    | PlayFrame
    | PlaySwarmCardFrame
    | PushFrame
    | RoundFrame
    | SettleResultFrame
    | SettleResultsFrame
    | ShareStepFrame
    | ShareStepsFrame
    | SpawningPhaseFrame
    | StepAlienFrame
    | SwapForFrame
    | SwarmCardsFrame
    | TechNowOrLaterFrame
    | TimesUpFrame
    | VolleyFrame
    | WindowEffectsFrame
    | GraceFrame

  export interface GameTypes {
    readonly view: EliteView
    readonly action: GameAction
    readonly event: GameEvent
    readonly content: Parts
  }
}

export const ELITE_TARGETS = {
  fields: { card: "card", cell: "cell", dice: "die", die: "die", figure: "figure", hero: "hero", objective: "objective", slot: "slot", to: "cell", token: "token", weapon: "card" },
  except: {
    give: { to: "hero" },
    offer_swap: { to: "hero" },
  },
} as const satisfies Targets

/** The Key */
export namespace key {
  /** What everybody sees of a window from the start. */
  export interface WindowFace {
    readonly row: number
    readonly column: number
    readonly glyph: number
    readonly area: "body" | "answer"
    readonly mark: "none" | "dot" | "bar"
  }

  /** A feature token of a module: a lock with its suit, an end of the secret passage, the guard's post, ... */
  export interface Feature {
    readonly kind: "lock" | "secret_passage" | "guard" | "terminal" | "exit"
    readonly room: number
    readonly suit: "" | "circle" | "square" | "triangle"
  }

  /** The public side of a mission card. */
  export interface MissionFace {
    readonly id: string
    readonly title: string
    readonly question: string
    readonly kind: string
    readonly grade: number
    readonly board: string
    readonly entrance: number
    readonly colours: readonly string[]
    readonly windows: readonly WindowFace[]
    readonly shape: "letters" | "number"
    readonly length: number
    readonly walls: readonly (readonly [number, number])[]
    readonly passages: readonly (readonly [number, number])[]
    readonly features: readonly Feature[]
    readonly modules: readonly string[]
    readonly one_to_one: boolean
    readonly dossier: readonly string[]
    readonly notes: readonly string[]
    readonly before: string
  }

  /** How many cards somebody holds, and those that this seat knows: its own, and what it saw on the way there. */
  export interface HandView {
    readonly size: number
    readonly known: readonly number[]
  }

  export interface ProposalView {
    readonly by: number
    readonly guess: string
    readonly agreed: readonly number[]
  }

  /** A frame, of which this game hides nothing but the numbers by which other seats know it, and its answer. */
  export interface GoingOn {
    readonly frame: GameFrame
    readonly given: GameAction | null
  }

  export interface KeyView extends View<GameAction> {
    readonly mission: MissionFace
    readonly windows: readonly (string | null)[]
    readonly answer: string | null
    readonly characters: readonly string[]
    readonly neighbours: readonly (readonly number[])[]
    readonly turn: number
    readonly actions: number
    readonly passes: number
    readonly hands: readonly HandView[]
    readonly deck: readonly (number | null)[]
    readonly piles: readonly (readonly number[])[]
    readonly counter_intel: readonly (readonly number[])[]
    readonly discard: readonly number[]
    readonly time_icons: number
    readonly in_peril: boolean
    readonly stacks: readonly number[]
    readonly face_up: readonly (readonly number[])[]
    readonly gone: readonly number[]
    readonly rooms: readonly number[]
    readonly locks: readonly number[]
    readonly guard: number
    readonly achievements: readonly number[]
    readonly proposal: ProposalView | null
    readonly going_on: readonly (readonly GoingOn[])[]
    readonly tidy: boolean
    readonly free_talk: boolean
  }

  export interface Room {
    readonly name: string
    readonly x: number
    readonly y: number
  }

  /** One side of the board; edges are printed passages, walls are where a passage token may open one. */
  export interface Board {
    readonly id: string
    readonly name: string
    readonly rooms: readonly Room[]
    readonly edges: readonly (readonly [number, number])[]
    readonly walls: readonly (readonly [number, number])[]
  }

  /** A clue token: a glyph with perhaps a mark, or a trap. */
  export interface Token {
    readonly colour: string
    readonly kind: "glyph" | "camera" | "gas" | "counter_intel"
    readonly glyph: number
    readonly mark: "none" | "dot" | "bar"
    readonly action: number
  }

  export interface Glyph {
    readonly name: string
    readonly symbol: string
  }

  /** One word of an ability, with its number. */
  export interface Verb {
    readonly verb: string
    readonly n: number
  }

  export interface Character {
    readonly id: string
    readonly name: string
    readonly colour: string
    readonly ability: readonly Verb[]
    readonly text: string
  }

  /** A word with its clue; `also` are other answers that the clue allows. */
  export interface Word {
    readonly text: string
    readonly clue: string
    readonly level: number
    readonly also: readonly string[]
  }

  export interface Saying {
    readonly text: string
    readonly level: number
  }

  export interface Category {
    readonly name: string
    readonly items: readonly string[]
  }

  export interface Dossier {
    readonly theme: string
    readonly question: string
    readonly level: number
    readonly entries: readonly string[]
  }

  /** Words with one initial, by their part in a sentence. */
  export interface Letters {
    readonly adjectives: readonly string[]
    readonly nouns: readonly string[]
    readonly verbs: readonly string[]
    readonly adverbs: readonly string[]
  }

  /** Nouns of sayings that may be swapped, and for what. */
  export interface Swap {
    readonly old: readonly string[]
    readonly new: readonly string[]
  }

  /** By the way a noun is used: with an article, in the plural, or as a substance. */
  export interface Swaps {
    readonly grim: readonly string[]
    readonly one: Swap
    readonly many: Swap
    readonly stuff: Swap
  }

  /** What surrounds missions of one kind, or of any kind where `kind` is empty. */
  export interface StoryTexts {
    readonly kind: string
    readonly titles: readonly string[]
    readonly before: readonly string[]
    readonly won: readonly string[]
    readonly lost: readonly string[]
  }

  export interface Bank {
    readonly words: readonly Word[]
    readonly sayings: readonly Saying[]
    readonly categories: readonly Category[]
    readonly dossiers: readonly Dossier[]
    readonly rude: readonly string[]
    readonly rare: readonly string[]
    readonly letters: Readonly<Record<string, Letters>>
    readonly swaps: Swaps
    readonly stories: readonly StoryTexts[]
    readonly rooms: Readonly<Record<string, string>>
  }

  /** What lies in the box. It holds no mission, so neither a view nor a bot can reach a hidden one through it. */
  export interface Parts {
    readonly boards: Readonly<Record<string, Board>>
    readonly tokens: readonly Token[]
    readonly glyphs: readonly Glyph[]
    readonly characters: Readonly<Record<string, Character>>
    readonly bank: Bank | null
  }

  export interface AfterYou {
    readonly act: "after_you"
  }

  export interface Agree {
    readonly act: "agree"
  }

  /** Choosing an empty one is legal (A1). */
  export interface Clear {
    readonly act: "clear"
    readonly pile: Names<"pile">
  }

  /** Take a face-up glyph of one's room (R65); every window that shows it opens (R69). */
  export interface Collect {
    readonly act: "collect"
    readonly token: Names<"token">
  }

  /** When all have conceded the game is lost. */
  export interface Concede {
    readonly act: "concede"
  }

  /** A single refusal cancels the try without penalty (R126). */
  export interface Disagree {
    readonly act: "disagree"
  }

  /** One more card, in peril (R106). */
  export interface Draw {
    readonly act: "draw"
  }

  /** Somebody draws a card, and the game goes on. */
  export interface DrawToGoOn {
    readonly act: "draw_to_go_on"
  }

  /** One action is enough (R22). */
  export interface EndActions {
    readonly act: "end_actions"
  }

  /** Try the face-down token on top of the stack instead (R66, R67). */
  export interface Flip {
    readonly act: "flip"
  }

  export interface Go {
    readonly act: "go"
    readonly room: Names<"room">
  }

  export interface GoFirst {
    readonly act: "go_first"
  }

  /** A canned statement: how many low, middle or high cards one holds, or a wish. */
  export interface Hint {
    readonly act: "hint"
    readonly phrase: string
  }

  /** Let a flipped glyph lie; it stays face up and the collect is spent (A6, R78). */
  export interface Leave {
    readonly act: "leave"
  }

  /** Only those who cannot act pass (R118, R119). */
  export interface Pass {
    readonly act: "pass"
  }

  /** A card from the hand onto an action card, whose ability is then resolved (R27). */
  export interface PlayCard {
    readonly act: "play_card"
    readonly card: Names<"card">
    readonly pile: Names<"pile">
  }

  /** Not to agree, and to say why: an open window, or a sign that speaks against the guess. Both are public (R150). */
  export interface Point {
    readonly act: "point"
    readonly window: Names<"window">
  }

  /** Not to agree, because the card prints a list of answers and the guess is not on it (R150). */
  export interface PointAtList {
    readonly act: "point_at_list"
  }

  /** It costs no action, no card and no turn (R132). */
  export interface Propose {
    readonly act: "propose"
    readonly guess: string
  }

  /** The first card put back on top lies deepest. */
  export interface PutBack {
    readonly act: "put_back"
    readonly card: Names<"card">
    readonly where: "top" | "bottom"
  }

  /** Turn up the top token of a room; the second must come from the room of the first (R58). */
  export interface Reveal {
    readonly act: "reveal"
    readonly room: Names<"room">
  }

  export interface RevealNearby {
    readonly act: "reveal_nearby"
    readonly room: Names<"room">
  }

  /** Words of one's own, as long as they fix no exact value (R45). */
  export interface Say {
    readonly act: "say"
    readonly words: string
  }

  export interface Stop {
    readonly act: "stop"
  }

  export interface StopDrawing {
    readonly act: "stop_drawing"
  }

  /** Nobody is held to a proposal before all have agreed to it (A13). */
  export interface TakeBack {
    readonly act: "take_back"
  }

  export interface TakeDownCamera {
    readonly act: "take_down_camera"
    readonly room: Names<"room">
    readonly token: Names<"token">
  }

  /** Whoever agreed is asked once more, as long as somebody else is still thinking (A13). */
  export interface ThinkAgain {
    readonly act: "think_again"
  }

  /** Take an unneeded glyph off the board (R61): by the player whose turn it is, at once or later (A17). */
  export interface Tidy {
    readonly act: "tidy"
    readonly room: Names<"room">
    readonly token: Names<"token">
  }

  /** Not the Regroup pile, which is never cleared (R80). */
  export interface Trim {
    readonly act: "trim"
    readonly pile: Names<"pile">
  }

  export interface Unlock {
    readonly act: "unlock"
    readonly card: Names<"card">
  }

  /** Once a game, what a character achieved in the campaign: its special action without a price (R140). */
  export interface UseAchievement {
    readonly act: "use_achievement"
  }

  /** Any two cards of the hand; it counts as one of the two actions (R38). */
  export interface UseSpecial {
    readonly act: "use_special"
    readonly cards: readonly Names<"card">[]
  }

  export type GameAction =
    | AfterYou
    | Agree
    | Clear
    | Collect
    | Concede
    | Disagree
    | Draw
    | DrawToGoOn
    | EndActions
    | Flip
    | Go
    | GoFirst
    | Hint
    | Leave
    | Pass
    | PlayCard
    | Point
    | PointAtList
    | Propose
    | PutBack
    | Reveal
    | RevealNearby
    | Say
    | Stop
    | StopDrawing
    | TakeBack
    | TakeDownCamera
    | ThinkAgain
    | Tidy
    | Trim
    | Unlock
    | UseAchievement
    | UseSpecial

  export interface AchievementUsed {
    readonly event: "achievement_used"
    readonly seat: Names<"seat">
  }

  export interface Agreed {
    readonly event: "agreed"
    readonly seat: Names<"seat">
  }

  export interface CameraTookCard {
    readonly event: "camera_took_card"
    readonly seat: Names<"seat">
    readonly card: Names<"card">
  }

  export interface CardDrawn {
    readonly event: "card_drawn"
    readonly seat: Names<"seat">
    readonly card: Names<"card"> | null
  }

  export interface CardPlayed {
    readonly event: "card_played"
    readonly seat: Names<"seat">
    readonly card: Names<"card">
    readonly pile: Names<"pile">
  }

  /** Where a looked-at card went is for all to see, which one it was is not. */
  export interface CardPutBack {
    readonly event: "card_put_back"
    readonly seat: Names<"seat">
    readonly where: string
    readonly card: Names<"card"> | null
  }

  export interface Conceded {
    readonly event: "conceded"
    readonly seat: Names<"seat">
  }

  export interface CounterIntelPlaced {
    readonly event: "counter_intel_placed"
    readonly pile: Names<"pile">
    readonly token: Names<"token">
  }

  export interface Disagreed {
    readonly event: "disagreed"
    readonly seat: Names<"seat">
  }

  export interface ForcedToPass {
    readonly event: "forced_to_pass"
    readonly seat: Names<"seat">
  }

  export interface GasHit {
    readonly event: "gas_hit"
    readonly seat: Names<"seat">
    readonly card: Names<"card">
  }

  export interface GuardMoved {
    readonly event: "guard_moved"
    readonly room: Names<"room">
  }

  export interface GuardSearched {
    readonly event: "guard_searched"
    readonly seat: Names<"seat">
    readonly card: Names<"card">
  }

  export interface Hinted {
    readonly event: "hinted"
    readonly seat: Names<"seat">
    readonly phrase: string
  }

  export interface LetOthersBegin {
    readonly event: "let_others_begin"
    readonly seat: Names<"seat">
  }

  /** Somebody does not agree to a guess that is not on the card's list of answers. */
  export interface ListPointedAt {
    readonly event: "list_pointed_at"
    readonly seat: Names<"seat">
    readonly guess: string
  }

  export interface LockOpened {
    readonly event: "lock_opened"
    readonly seat: Names<"seat">
    readonly room: Names<"room">
    readonly card: Names<"card">
  }

  export interface LookedAhead {
    readonly event: "looked_ahead"
    readonly seat: Names<"seat">
    readonly cards: readonly Names<"card">[] | null
  }

  export interface Moved {
    readonly event: "moved"
    readonly seat: Names<"seat">
    readonly room: Names<"room">
  }

  export interface NothingThere {
    readonly event: "nothing_there"
    readonly room: Names<"room">
  }

  export interface PerilBegan {
    readonly event: "peril_began"
    readonly cards: number
  }

  export interface PileCleared {
    readonly event: "pile_cleared"
    readonly seat: Names<"seat">
    readonly pile: Names<"pile">
    readonly cards: readonly Names<"card">[]
  }

  export interface Proposed {
    readonly event: "proposed"
    readonly seat: Names<"seat">
    readonly guess: string
  }

  export interface Said {
    readonly event: "said"
    readonly seat: Names<"seat">
    readonly words: string
  }

  /** Somebody does not agree to a guess that breaks the rule of signs at two windows. */
  export interface SignsPointedAt {
    readonly event: "signs_pointed_at"
    readonly seat: Names<"seat">
    readonly guess: string
    readonly window: Names<"window">
    readonly other: Names<"window">
  }

  /** The guess was announced (R159); what was true is shown only now. */
  export interface Solved {
    readonly event: "solved"
    readonly guess: string
    readonly answer: string
  }

  export interface SpecialUsed {
    readonly event: "special_used"
    readonly seat: Names<"seat">
    readonly cards: readonly Names<"card">[]
  }

  export interface Stalled {
    readonly event: "stalled"
  }

  /** Somebody does less than an action allows, or takes one action only. */
  export interface Stopped {
    readonly event: "stopped"
    readonly seat: Names<"seat">
  }

  export interface StoppedDrawing {
    readonly event: "stopped_drawing"
    readonly seat: Names<"seat">
  }

  /** Somebody who had agreed has not any more. */
  export interface ThoughtAgain {
    readonly event: "thought_again"
    readonly seat: Names<"seat">
  }

  export interface TimeCardDrawn {
    readonly event: "time_card_drawn"
    readonly seat: Names<"seat">
    readonly card: Names<"card">
  }

  export interface TokenCollected {
    readonly event: "token_collected"
    readonly seat: Names<"seat">
    readonly room: Names<"room">
    readonly token: Names<"token">
  }

  export interface TokenLeft {
    readonly event: "token_left"
    readonly seat: Names<"seat">
    readonly token: Names<"token">
  }

  /** An unneeded glyph is tidied away, a yellow trap is spent, a camera is taken down. */
  export interface TokenRemoved {
    readonly event: "token_removed"
    readonly room: Names<"room">
    readonly token: Names<"token">
  }

  export interface TokenRevealed {
    readonly event: "token_revealed"
    readonly room: Names<"room">
    readonly token: Names<"token">
  }

  /** The proposer drops the proposal. */
  export interface TookBack {
    readonly event: "took_back"
    readonly seat: Names<"seat">
  }

  export interface TurnBegan {
    readonly event: "turn_began"
    readonly seat: Names<"seat">
  }

  export interface WindowOpened {
    readonly event: "window_opened"
    readonly window: Names<"window">
    readonly content: string
  }

  /** Somebody does not agree to a guess, because of what an open window shows. */
  export interface WindowPointedAt {
    readonly event: "window_pointed_at"
    readonly seat: Names<"seat">
    readonly guess: string
    readonly window: Names<"window">
    readonly content: string
  }

  export type GameEvent =
    | AchievementUsed
    | Agreed
    | CameraTookCard
    | CardDrawn
    | CardPlayed
    | CardPutBack
    | Conceded
    | CounterIntelPlaced
    | Disagreed
    | ForcedToPass
    | GasHit
    | GuardMoved
    | GuardSearched
    | Hinted
    | LetOthersBegin
    | ListPointedAt
    | LockOpened
    | LookedAhead
    | Moved
    | NothingThere
    | PerilBegan
    | PileCleared
    | Proposed
    | Said
    | SignsPointedAt
    | Solved
    | SpecialUsed
    | Stalled
    | Stopped
    | StoppedDrawing
    | ThoughtAgain
    | TimeCardDrawn
    | TokenCollected
    | TokenLeft
    | TokenRemoved
    | TokenRevealed
    | TookBack
    | TurnBegan
    | WindowOpened
    | WindowPointedAt
    | Forgot

  /** The words on the player's own character card, one after the other (R42). */
  export interface AbilityFrame {
    readonly frame: "ability"
    readonly seat: number
    readonly word: number
  }

  /** What every player may do at any decision point, whoever's turn it is (A13). While an answer is voted on people still talk (R44), its proposer may take it back, and whoever agreed think again. */
  export interface AtAnyTimeFrame {
    readonly frame: "at_any_time"
  }

  export interface BreakStallFrame {
    readonly frame: "break_stall"
  }

  /** At the end of a turn each camera in the player's room costs a card of the deck (R87), before drawing (R88). */
  export interface CamerasLookFrame {
    readonly frame: "cameras_look"
    readonly seat: number
  }

  export interface ChooseActionFrame {
    readonly frame: "choose_action"
    readonly seat: number
  }

  export interface ChooseCardFrame {
    readonly frame: "choose_card"
    readonly left: number
    readonly seat: number
  }

  export interface ChooseFixFrame {
    readonly frame: "choose_fix"
    readonly cards: number
    readonly seat: number
  }

  export interface ChooseKeyFrame {
    readonly frame: "choose_key"
    readonly room: number
    readonly seat: number
  }

  export interface ChooseNearbyFrame {
    readonly frame: "choose_nearby"
    readonly rooms: readonly number[]
    readonly seat: number
  }

  export interface ChoosePileFrame {
    readonly frame: "choose_pile"
    readonly seat: number
  }

  export interface ChooseRoomFrame {
    readonly frame: "choose_room"
    readonly left: number
    readonly seat: number
  }

  /** Any room of the board at first, then that room again. */
  export interface ChooseStackFrame {
    readonly frame: "choose_stack"
    readonly room: number
    readonly seat: number
  }

  export interface ChooseTokenFrame {
    readonly frame: "choose_token"
    readonly left: number
    readonly seat: number
  }

  export interface CollectOrLeaveFrame {
    readonly frame: "collect_or_leave"
    readonly token: number
    readonly seat: number
  }

  /** All must agree (R125); meanwhile nothing else happens, but people talk (R44). */
  export interface ConsentFrame {
    readonly frame: "consent"
    readonly by: number
    readonly guess: string
    readonly agreed: readonly number[]
    readonly dropped: boolean
  }

  /** Open to all who have not conceded, until somebody draws; an answer may be proposed meanwhile. */
  export interface DrawAnswerOrConcedeFrame {
    readonly frame: "draw_answer_or_concede"
    readonly conceded: readonly number[]
  }

  export interface FixFrame {
    readonly frame: "fix"
    readonly seat: number
    readonly cards: number
  }

  /** Two collects, or one for the Courier; a trap met by flipping uses one up (R76). */
  export interface GatherFrame {
    readonly frame: "gather"
    readonly seat: number
    readonly left: number
  }

  export interface GuardWalksFrame {
    readonly frame: "guard_walks"
  }

  export interface IntelFrame {
    readonly frame: "intel"
    readonly seat: number
    readonly left: number
    readonly room: number
  }

  export interface LookAheadFrame {
    readonly frame: "look_ahead"
    readonly seat: number
    readonly cards: number
    readonly left: number
  }

  /** In peril drawing is optional, one card at a time, even with an empty hand. */
  export interface MayDrawFrame {
    readonly frame: "may_draw"
    readonly seat: number
  }

  /** A glyph that was just flipped may be collected at once (R66). */
  export interface OfferFlippedFrame {
    readonly frame: "offer_flipped"
    readonly seat: number
    readonly token: number
  }

  export interface OpenLockFrame {
    readonly frame: "open_lock"
    readonly seat: number
    readonly room: number
  }

  export interface PlayFrame {
    readonly frame: "play"
  }

  /** Back to four cards: outside peril without choice (R99), in peril as far as the player dares (R106). */
  export interface RefillHandFrame {
    readonly frame: "refill_hand"
    readonly seat: number
  }

  export interface RegroupFrame {
    readonly frame: "regroup"
    readonly seat: number
  }

  export interface RunFrame {
    readonly frame: "run"
    readonly seat: number
    readonly left: number
  }

  export interface ScoutFrame {
    readonly frame: "scout"
    readonly seat: number
    readonly rooms: readonly number[]
  }

  export interface TakeTurnFrame {
    readonly frame: "take_turn"
    readonly seat: number
  }

  /** Open to all who have not declined. */
  export interface VolunteerFrame {
    readonly frame: "volunteer"
    readonly declined: readonly number[]
    readonly found: boolean
  }

  export type GameFrame =
    | AbilityFrame
    | AtAnyTimeFrame
    | BreakStallFrame
    | CamerasLookFrame
    | ChooseActionFrame
    | ChooseCardFrame
    | ChooseFixFrame
    | ChooseKeyFrame
    | ChooseNearbyFrame
    | ChoosePileFrame
    | ChooseRoomFrame
    | ChooseStackFrame
    | ChooseTokenFrame
    | CollectOrLeaveFrame
    | ConsentFrame
    | DrawAnswerOrConcedeFrame
    | FixFrame
    | GatherFrame
    | GuardWalksFrame
    | IntelFrame
    | LookAheadFrame
    | MayDrawFrame
    | OfferFlippedFrame
    | OpenLockFrame
    | PlayFrame
    | RefillHandFrame
    | RegroupFrame
    | RunFrame
    | ScoutFrame
    | TakeTurnFrame
    | VolunteerFrame

  export interface GameTypes {
    readonly view: KeyView
    readonly action: GameAction
    readonly event: GameEvent
    readonly content: Parts
  }
}

export const KEY_TARGETS = {
  fields: { card: "card", cards: "card", pile: "pile", room: "room", token: "token", window: "window" },
  except: {
  },
} as const satisfies Targets
