// Written by `python -m holdfast.server.typescript` from src/holdfast/server/wire.py. Do not edit.

/** An action of a game, by its kind; the other fields are the game's own. */
export interface Action { readonly act: string; readonly [field: string]: unknown }

/** Something that happened in a game, by its kind. */
export interface Event { readonly event: string; readonly [field: string]: unknown }

/** Something that is going on in a game, by its kind. */
export interface Frame { readonly frame: string; readonly [field: string]: unknown }

export const PROTOCOL = 1
export const LARGEST_MESSAGE = 4096

/** One thing to pick; its label is the text `act.<kind>` filled with the action's own fields. */
export interface Option {
  readonly id: string
  readonly action: Action
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

/** What a seat may answer now. Its question is the text `ask.<kind>`. */
export interface Ask {
  readonly id: number
  readonly kind: string
  readonly options: readonly Option[]
  readonly forms: readonly (PickSome | Number | Text)[]
  readonly greyed: readonly Greyed[]
  readonly standing: boolean
}

/** How a game ended: a text key, and the seats that won. */
export interface Outcome {
  readonly key: string
  readonly winners: readonly number[]
}

/** All that one seat may know, and all asks open to it. Games add fields; a spectator is a seat. */
export interface View {
  readonly seat: number
  readonly asks: readonly Ask[]
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

export interface Pause {
  readonly t: "pause"
  readonly id: string
}

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

export interface Chat {
  readonly t: "chat"
  readonly id: string
  readonly text: string
}

/** Say a ready-made phrase, by the end of its text key `quick.<phrase>`. */
export interface Quick {
  readonly t: "quick"
  readonly id: string
  readonly phrase: string
}

/** Show everybody a place on the board, by the name that the client's boards have for it. */
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
  readonly watchers: number
  readonly rematch: string
  readonly origin: string
  readonly outcome: string
  readonly created: number
  readonly changed: number
}

/** At server time `now` the game's clock showed `game`; it stands still if not `running`. */
export interface ClockInfo {
  readonly now: number
  readonly game: number
  readonly running: boolean
}

/** Something said. A `quick` text is the end of the key `quick.<text>`. `at` is milliseconds since 1970. */
export interface Spoken {
  readonly no: number
  readonly at: number
  readonly seat: number
  readonly name: string
  readonly text: string
  readonly quick: boolean
}

/** The answer to hello. `seat` is yours, -1 for those who watch. */
export interface Welcome {
  readonly t: "welcome"
  readonly protocol: number
  readonly version: string
  readonly person: string
  readonly seat: number
  readonly table: TableInfo
  readonly clock: ClockInfo
  readonly notes: string
  readonly said: readonly Spoken[]
}

/** People, seats or settings changed. */
export interface Table {
  readonly t: "table"
  readonly seat: number
  readonly table: TableInfo
}

/** The events of update `n`. */
export interface LogPage {
  readonly n: number
  readonly events: readonly Event[]
}

/** All that you may know now. Forget every earlier view and log. */
export interface Whole {
  readonly t: "whole"
  readonly n: number
  readonly view: View
  readonly log: readonly LogPage[]
  readonly names: Readonly<Record<string, string>>
  readonly commitment: string
  readonly clock: ClockInfo
}

/** Something happened. If you have not reached update `after`, send sync. `holds`: after an undo, the last update that still holds; drop later log lines. `view` is null where only the events go out at once and the view follows. */
export interface Update {
  readonly t: "update"
  readonly after: number
  readonly n: number
  readonly events: readonly Event[]
  readonly view: View | null
  readonly holds: number | null
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

/** The game was paused or goes on. */
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
  | Ack
  | Refused
  | Reason
  | Clock
  | Wish
  | Said
  | Pointed
  | Pong
  | Error
  | Bye

export interface NewMe {
  readonly name: string
}

/** `bots` puts bots on seats from the last one on, by kind; `start` begins at once. */
export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  readonly packs?: readonly string[]
  readonly public?: boolean
  readonly watch?: "anyone" | "link" | "nobody"
  readonly cover?: string | null
  readonly bots?: readonly string[]
  readonly start?: boolean
}

/** `key` is what stands after # in a link; without `seat`, the first that is free. */
export interface Join {
  readonly key?: string
  readonly seat?: number | null
}

export interface Choose {
  readonly options?: Readonly<Record<string, string>> | null
  readonly seats?: number | null
  readonly public?: boolean | null
  readonly watch?: "anyone" | "link" | "nobody" | null
  readonly cover?: string | null
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

/** Play on from after the first `to` lines at this seat; bots of this kind play the others. */
export interface Fork {
  readonly to: number
  readonly seat: number
  readonly bot?: string
}

/** Who this browser is; an empty id is nobody yet. */
export interface Me {
  readonly id: string
  readonly name: string
}

/** A game on the shelf. `texts` is its table of English texts, the table's own included. */
export interface GameInfo {
  readonly name: string
  readonly title: string
  readonly tagline: string
  readonly least_seats: number
  readonly most_seats: number
  readonly bots: readonly string[]
  readonly packs: readonly string[]
  readonly talks_through_game: boolean
  readonly rules_version: number
}

/** One word that an option may have, as people are shown it. */
export interface OptionValue {
  readonly word: string
  readonly name: string
  readonly about: string
}

/** An option of a table that people choose by word. `each_seat`: every seat has a value of its own. */
export interface OptionChoice {
  readonly option: string
  readonly name: string
  readonly values: readonly OptionValue[]
  readonly each_seat: boolean
}

/** All that a client needs to show a game: content never holds a secret. */
export interface GameBox {
  readonly info: GameInfo
  readonly choices: readonly OptionChoice[]
  readonly texts: Readonly<Record<string, string>>
  readonly content: unknown
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
  readonly names: Readonly<Record<string, string>>
  readonly outcome: Outcome | null
  readonly commitment: string
  readonly key: string
}

/** Why a request was not carried out, in one sentence; `key` is its text key if it has one. */
export interface Problem {
  readonly error: string
  readonly key: string
}

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
    readonly guess: string
    readonly agreed: readonly number[]
  }

  /** A frame, of which this game hides nothing but the numbers by which other seats know it, and its answer. */
  export interface GoingOn {
    readonly frame: Frame
    readonly given: Action | null
  }

  export interface KeyView extends View {
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

  export interface AfterYou {
    readonly act: "after_you"
  }

  export interface Agree {
    readonly act: "agree"
  }

  /** Choosing an empty one is legal (A1). */
  export interface Clear {
    readonly act: "clear"
    readonly pile: number
  }

  /** Take a face-up glyph of one's room (R65); every window that shows it opens (R69). */
  export interface Collect {
    readonly act: "collect"
    readonly token: number
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
    readonly room: number
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
    readonly card: number
    readonly pile: number
  }

  /** It costs no action, no card and no turn (R132). */
  export interface Propose {
    readonly act: "propose"
    readonly guess: string
  }

  /** The first card put back on top lies deepest. */
  export interface PutBack {
    readonly act: "put_back"
    readonly card: number
    readonly where: "top" | "bottom"
  }

  /** Turn up the top token of a room; the second must come from the room of the first (R58). */
  export interface Reveal {
    readonly act: "reveal"
    readonly room: number
  }

  export interface RevealNearby {
    readonly act: "reveal_nearby"
    readonly room: number
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

  export interface TakeDownCamera {
    readonly act: "take_down_camera"
    readonly room: number
    readonly token: number
  }

  /** Take an unneeded glyph off the board (R61): by the player whose turn it is, at once or later (A17). */
  export interface Tidy {
    readonly act: "tidy"
    readonly room: number
    readonly token: number
  }

  /** Not the Regroup pile, which is never cleared (R80). */
  export interface Trim {
    readonly act: "trim"
    readonly pile: number
  }

  export interface Unlock {
    readonly act: "unlock"
    readonly card: number
  }

  /** Once a game, what a character achieved in the campaign: its special action without a price (R140). */
  export interface UseAchievement {
    readonly act: "use_achievement"
  }

  /** Any two cards of the hand; it counts as one of the two actions (R38). */
  export interface UseSpecial {
    readonly act: "use_special"
    readonly cards: readonly number[]
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
    | Propose
    | PutBack
    | Reveal
    | RevealNearby
    | Say
    | Stop
    | StopDrawing
    | TakeDownCamera
    | Tidy
    | Trim
    | Unlock
    | UseAchievement
    | UseSpecial

  export interface AchievementUsed {
    readonly event: "achievement_used"
    readonly seat: number
  }

  export interface Agreed {
    readonly event: "agreed"
    readonly seat: number
  }

  export interface CameraTookCard {
    readonly event: "camera_took_card"
    readonly seat: number
    readonly card: number
  }

  export interface CardDrawn {
    readonly event: "card_drawn"
    readonly seat: number
    readonly card: number | null
  }

  export interface CardPlayed {
    readonly event: "card_played"
    readonly seat: number
    readonly card: number
    readonly pile: number
  }

  /** Where a looked-at card went is for all to see, which one it was is not. */
  export interface CardPutBack {
    readonly event: "card_put_back"
    readonly seat: number
    readonly where: string
    readonly card: number | null
  }

  export interface Conceded {
    readonly event: "conceded"
    readonly seat: number
  }

  export interface CounterIntelPlaced {
    readonly event: "counter_intel_placed"
    readonly pile: number
    readonly token: number
  }

  export interface Disagreed {
    readonly event: "disagreed"
    readonly seat: number
  }

  export interface ForcedToPass {
    readonly event: "forced_to_pass"
    readonly seat: number
  }

  export interface GasHit {
    readonly event: "gas_hit"
    readonly seat: number
    readonly card: number
  }

  export interface GuardMoved {
    readonly event: "guard_moved"
    readonly room: number
  }

  export interface GuardSearched {
    readonly event: "guard_searched"
    readonly seat: number
    readonly card: number
  }

  export interface Hinted {
    readonly event: "hinted"
    readonly seat: number
    readonly phrase: string
  }

  export interface LetOthersBegin {
    readonly event: "let_others_begin"
    readonly seat: number
  }

  export interface LockOpened {
    readonly event: "lock_opened"
    readonly seat: number
    readonly room: number
    readonly card: number
  }

  export interface LookedAhead {
    readonly event: "looked_ahead"
    readonly seat: number
    readonly cards: readonly number[] | null
  }

  export interface Moved {
    readonly event: "moved"
    readonly seat: number
    readonly room: number
  }

  export interface NothingThere {
    readonly event: "nothing_there"
    readonly room: number
  }

  export interface PerilBegan {
    readonly event: "peril_began"
    readonly cards: number
  }

  export interface PileCleared {
    readonly event: "pile_cleared"
    readonly seat: number
    readonly pile: number
    readonly cards: readonly number[]
  }

  export interface Proposed {
    readonly event: "proposed"
    readonly seat: number
    readonly guess: string
  }

  export interface Said {
    readonly event: "said"
    readonly seat: number
    readonly words: string
  }

  /** The guess was announced (R159); what was true is shown only now. */
  export interface Solved {
    readonly event: "solved"
    readonly guess: string
    readonly answer: string
  }

  export interface SpecialUsed {
    readonly event: "special_used"
    readonly seat: number
    readonly cards: readonly number[]
  }

  export interface Stalled {
    readonly event: "stalled"
  }

  /** Somebody does less than an action allows, or takes one action only. */
  export interface Stopped {
    readonly event: "stopped"
    readonly seat: number
  }

  export interface StoppedDrawing {
    readonly event: "stopped_drawing"
    readonly seat: number
  }

  export interface TimeCardDrawn {
    readonly event: "time_card_drawn"
    readonly seat: number
    readonly card: number
  }

  export interface TokenCollected {
    readonly event: "token_collected"
    readonly seat: number
    readonly room: number
    readonly token: number
  }

  export interface TokenLeft {
    readonly event: "token_left"
    readonly seat: number
    readonly token: number
  }

  /** An unneeded glyph is tidied away, a yellow trap is spent, a camera is taken down. */
  export interface TokenRemoved {
    readonly event: "token_removed"
    readonly room: number
    readonly token: number
  }

  export interface TokenRevealed {
    readonly event: "token_revealed"
    readonly room: number
    readonly token: number
  }

  export interface TurnBegan {
    readonly event: "turn_began"
    readonly seat: number
  }

  export interface WindowOpened {
    readonly event: "window_opened"
    readonly window: number
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
    | LockOpened
    | LookedAhead
    | Moved
    | NothingThere
    | PerilBegan
    | PileCleared
    | Proposed
    | Said
    | Solved
    | SpecialUsed
    | Stalled
    | Stopped
    | StoppedDrawing
    | TimeCardDrawn
    | TokenCollected
    | TokenLeft
    | TokenRemoved
    | TokenRevealed
    | TurnBegan
    | WindowOpened

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
  export interface Story {
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
    readonly stories: readonly Story[]
  }

  /** What lies in the box. It holds no mission, so neither a view nor a bot can reach a hidden one through it. */
  export interface Parts {
    readonly boards: Readonly<Record<string, Board>>
    readonly tokens: readonly Token[]
    readonly glyphs: readonly Glyph[]
    readonly characters: Readonly<Record<string, Character>>
    readonly bank: Bank | null
  }

  export type GameView = KeyView
}
