// Written by `python -m holdfast.server.wire.typescript` from src/holdfast/server/wire. Do not edit.

/** An action of a game, by its kind; the other fields are the game's own: see `GameAction` in its namespace. */
export interface Action { readonly act: string }

/** Something that happened in a game, by its kind: see `GameEvent`. */
export interface Event { readonly event: string }

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

/** An option that would come to nothing, and why. */
export interface Idle {
  readonly option: string
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
  readonly idle: readonly Idle[]
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

/** Answers an ask. */
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

/** Open the next of the game's written hints, for everybody. */
export interface OpenHint {
  readonly t: "open_hint"
  readonly id: string
}

/** As the host: everybody is ready now, also those who have not said so. */
export interface Begin {
  readonly t: "begin"
  readonly id: string
}

/** I have done enough while this clock runs; or, without `yes`, not yet after all. */
export interface Enough {
  readonly t: "enough"
  readonly id: string
  readonly yes?: boolean
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

/** Stop the game's clock; during the countdown after a resume, stop that. Who has stopped it may send the reason afterwards, except where talk is an action of the game. */
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

/** Say whether the page is being looked at: who looks need not be told elsewhere that it is their turn. */
export interface Look {
  readonly t: "look"
  readonly looking: boolean
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

/** Show a place on the board, by the name that the client's boards have for it, such as `room-3`; one's own side sees it. */
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
  | OpenHint
  | Begin
  | Enough
  | Sync
  | Ping
  | Pause
  | Resume
  | Undo
  | KeepOn
  | Look
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
  readonly over_days: boolean
  readonly campaign: string
  readonly lesson: string
  readonly rivals: boolean
  readonly renewed: number
  readonly preparing: boolean
  readonly frozen: string
  readonly frozen_detail: string
  readonly undrawn: boolean
  readonly watchers: number
  readonly hints: readonly string[]
  readonly hints_written: number
  readonly rematch: string
  readonly origin: string
  readonly outcome: string
  readonly created: number
  readonly changed: number
}

/** At server time `now` the game's clock showed `game`; it stands still if not `running`. `paused_by` is the seat that stopped it, -1 if nobody did, `reason` what they said, and `since` the server time at which they did (or the server began, if that was later). `starts_at` is the server time at which a clock that stands will run: after a countdown, or a grace after a restart or when somebody is back. `enough` are the seats that have done enough: when all people have, and no bot is about to do anything, a clock that may be put forward is. */
export interface ClockInfo {
  readonly now: number
  readonly game: number
  readonly running: boolean
  readonly paused_by: number
  readonly reason: string
  readonly starts_at: number | null
  readonly since: number | null
  readonly enough: readonly number[]
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

/** Something happened. If you have not reached update `after`, send sync. `changed`: the fields of your view that are not as you know them; all others stay as they are. `dice.2` is the third of the dice, `asks.0.options` are those of the first ask; what is beside them is as you know it. It is null where only the events go out at once and the view follows. `holds`: after an undo, the last update that still holds; drop later log lines. */
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
  readonly kind: "opening" | "story" | "news" | "ending" | "answer" | "proof" | "share"
  readonly title: string
  readonly text: string
  readonly heading: Message | null
  readonly said: readonly Message[]
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

/** `made_up`: nobody chose this name; who sits down with others is asked for one. */
export interface NewMe {
  readonly name: string
  readonly made_up?: boolean
}

/** What stands after `#link.` in a personal link. */
export interface PersonalLinkKey {
  readonly key: string
}

/** `bring`: what a guest has played in this browser comes along. */
export interface UseLink {
  readonly key: string
  readonly bring?: boolean
}

/** A passkey as the browser made it (`PublicKeyCredential.toJSON()`), under a name by which its owner knows it. */
export interface NewPasskey {
  readonly name: string
  readonly credential: Readonly<Record<string, unknown>>
}

/** What a passkey signed, as JSON. `bring`: what a guest has played in this browser comes along. */
export interface UsePasskey {
  readonly credential: Readonly<Record<string, unknown>>
  readonly bring?: boolean
}

export interface DropPasskeyById {
  readonly id: string
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
  readonly over_days?: boolean
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

/** `for_good`: the table is taken off one's list, whatever is going on there. `unless_alone`: a game is left to a bot only where others are at the table now; one that nobody else plays just waits, and so does one over days. */
export interface LeaveTable {
  readonly for_good?: boolean
  readonly unless_alone?: boolean
}

/** `next`: for the game that is proposed next, instead of the same again. */
export interface Rematch {
  readonly next?: boolean
}

export interface Choose {
  readonly options?: Readonly<Record<string, string>> | null
  readonly packs?: readonly string[] | null
  readonly seats?: number | null
  readonly public?: boolean | null
  readonly watch?: "anyone" | "link" | "nobody" | null
  readonly cover?: string | null
  readonly cover_after_s?: number | null
  readonly over_days?: boolean | null
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

/** A browser that wants to be told, as its `PushSubscription` says; with `off` it does not any more. */
export interface BrowserToTell {
  readonly endpoint: string
  readonly p256dh?: string
  readonly auth?: string
  readonly off?: boolean
}

/** An address that wants to be told; an empty one: none. */
export interface MailToTell {
  readonly address: string
}

/** What stands after # in a link of a mail. */
export interface MailSecret {
  readonly key: string
}

/** Whether the host's channel says when it is your turn. */
export interface ChannelToTell {
  readonly on: boolean
}

/** Whether you want to hear nothing of your turns at a table. */
export interface QuietTable {
  readonly table: string
  readonly quiet: boolean
}

/** What is not given stays as it is. */
export interface SetLimits {
  readonly tables_each?: number | null
  readonly uploads_each?: number | null
  readonly people?: number | null
  readonly tables?: number | null
  readonly keep_days?: number | null
}

/** An invitation that lets so many newcomers in, for so many days; the note is for the host alone. */
export interface MakeInvitation {
  readonly note?: string
  readonly uses?: number
  readonly days?: number
}

/** What a newcomer brings: a name, and the password, an invitation, or the key of a table's link. */
export interface ComeIn {
  readonly name: string
  readonly password?: string
  readonly invitation?: string
  readonly table?: string
  readonly key?: string
}

/** Who this browser is; an empty id is nobody yet. `named`: they chose their name. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly named: boolean
}

/** What a browser is told to make a passkey, or to ask for one; bytes are base64url, as WebAuthn has it in JSON. */
export interface PasskeyOptions {
  readonly options: unknown
}

/** A passkey as its owner sees it; `used` is when it last signed in, 0 for never. */
export interface PasskeyInfo {
  readonly id: string
  readonly name: string
  readonly made: number
  readonly used: number
}

/** How somebody could be who they are on another device, and on how many they have signed in so. */
export interface WaysBack {
  readonly has_link: boolean
  readonly devices: number
  readonly passkeys: readonly PasskeyInfo[]
}

/** A secret to put after `/you#link.`; it is told only now, and whoever has it is that person. */
export interface PersonalLink {
  readonly key: string
}

/** Whose a personal link is. */
export interface LinkOwner {
  readonly name: string
}

/** Who this browser is now. So many tables came along with whoever it was before, so many are left with them: `link_back` is the key of a personal link of theirs, told only now, where they have no other way back. */
export interface SignedIn {
  readonly me: Me
  readonly brought: number
  readonly left: number
  readonly link_back: string
}

/** So many tables are gone with whoever was forgotten; at so many others play, and the moves stay. */
export interface Forgotten {
  readonly tables: number
  readonly stays: number
}

/** Who is serving: a Holdfast of this version. `invite_at`: where friends reach it; empty if they cannot. `entrance`: what newcomers bring: nothing (open), a password, or an invitation; with `links_admit`, the link of a table is one, too. */
export interface HostInfo {
  readonly holdfast: string
  readonly invite_at: string
  readonly entrance: "open" | "password" | "invited"
  readonly links_admit: boolean
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

/** One word that an option may have. `note` stands beside its name in a list. `only_if`: offered only where these options have one of these words. */
export interface OptionValue {
  readonly word: string
  readonly name: string
  readonly about: string
  readonly only_if: Readonly<Record<string, readonly string[]>>
  readonly note: string
}

/** A game that this server offers. `ready` opens in one press. A table has one of the `boxes`, and may add the `expansions` that lie upon it. `comrades` are the bots for a table with bots. `play_now` and `play_with_bots` are what the buttons are called that begin at once, `facts` for how many and how long it is; each is empty where the usual words will do. `roles` say what one is on a seat, where seats differ, and `endings` how it ended, by the first word of the outcome. `over_days` are the options with which it is played over days, null if it cannot be. */
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
  readonly boxes: readonly OptionValue[]
  readonly expansions: readonly OptionValue[]
  readonly talks_through_game: boolean
  readonly never_undone: boolean
  readonly over_days: Readonly<Record<string, string>> | null
  readonly rules_version: number
  readonly has_campaign: boolean
}

/** An option that people choose by word. Where they do not, it has the `usual` one: the first, if none is said. `each_seat`: every seat has a value of its own, and none is usual. `only_if`: asked only where other options have these words. `at_door`: asked before a quick game, too; the first one always is. `is_detail`: nobody has to look at it, so lists of choices fold it away. */
export interface OptionChoice {
  readonly option: string
  readonly name: string
  readonly values: readonly OptionValue[]
  readonly each_seat: boolean
  readonly only_if: Readonly<Record<string, readonly string[]>>
  readonly usual: string
  readonly at_door: boolean
  readonly is_detail: boolean
}

/** All that a client needs to show a game with these packs: content never holds a secret. `texts` is its table of English texts, the table's own included; `rules` says of texts, by key or by kind, which rule they tell of; `about` says of events which kind of secret they tell, so that a client can forget them. */
export interface GameBox {
  readonly info: GameInfo
  readonly choices: readonly OptionChoice[]
  readonly texts: Readonly<Record<string, string>>
  readonly rules: Readonly<Record<string, string>>
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

/** What a list says of a table beside what is chosen there: what a mission that was made is called; the seats that are waited for, as far as whoever asks may know, their own alone if it is their turn; and when something happened last. */
export interface TableAbout {
  readonly title: string
  readonly turn: readonly number[]
  readonly since: number
}

/** `mine` are not over; those where it is one's turn come first. `about` tells more of tables by their id. */
export interface Tables {
  readonly open: readonly TableInfo[]
  readonly mine: readonly TableInfo[]
  readonly finished: readonly TableInfo[]
  readonly about: Readonly<Record<string, TableAbout>>
}

/** What the game of a table that is over proposes as the next one; empty where the same again is best. */
export interface NextGame {
  readonly name: string
}

/** What somebody has played, by the words of this option, and whether they won it. */
export interface DoneByMe {
  readonly option: string
  readonly won: Readonly<Record<string, boolean>>
}

/** So many tables are off one's list. */
export interface Tidied {
  readonly tables: number
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

/** The tables where something is asked of you, by id. */
export interface MyTurns {
  readonly tables: readonly string[]
}

/** How you are told of your turns beyond the page. `push_key` is what browsers want to know of this server, `browsers` the addresses (`endpoint`) of yours that are told. `mails` says whether this server sends mail: `no` where its host named no mail server, `nowhere` where it has no address that others can open. A `mail` address is told nothing before it is `confirmed`. `channel_form` is what kind of channel the host has, if any, and `channel` whether you are named there. */
export interface TurnsTold {
  readonly push_key: string
  readonly browsers: readonly string[]
  readonly mails: "yes" | "no" | "nowhere"
  readonly mail: string
  readonly confirmed: boolean
  readonly channel_form: string
  readonly channel: boolean
  readonly quiet: readonly string[]
}

/** The address that was confirmed, or is told nothing any more. */
export interface MailAnswer {
  readonly address: string
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

/** Who stands out, and by how much. */
export interface Medal {
  readonly says: Message
  readonly who: Message
  readonly n: number
}

export interface ReportCount {
  readonly kind: string
  readonly says: Message
  readonly n: number
}

/** Something that one remembers, with the line after which a film shows it. */
export interface ReportMoment {
  readonly line: number
  readonly event: Event
  readonly kind: "good" | "bad"
}

/** A part of the game, such as a round, and the line with which it begins. */
export interface ReportChapter {
  readonly line: number
  readonly title: Message
  readonly about: Message | null
  readonly counts: readonly ReportCount[]
  readonly moments: readonly ReportMoment[]
}

/** What one of them did, by column; None: it is not counted for this one. `seat` is whose it is. */
export interface ReportRow {
  readonly head: Message
  readonly seat: number | null
  readonly cells: readonly (number | null)[]
}

export interface ReportTable {
  readonly title: Message
  readonly columns: readonly Message[]
  readonly rows: readonly ReportRow[]
}

export interface DiceShare {
  readonly says: Message
  readonly n: number
  readonly percent: number
}

/** What is told first to whoever sat there: what became of their own part. */
export interface ReportSeat {
  readonly seat: number
  readonly says: readonly Message[]
}

/** What happened there, told once more, and the line at which a film begins with it. */
export interface ReportScene {
  readonly line: number
  readonly title: Message
  readonly events: readonly Event[]
}

export interface Report {
  readonly medals: readonly Medal[]
  readonly chapters: readonly ReportChapter[]
  readonly tables: readonly ReportTable[]
  readonly luck: readonly DiceShare[]
  readonly seats: readonly ReportSeat[]
  readonly scenes: readonly ReportScene[]
  readonly near: readonly Message[]
}

/** All that was told in public in a finished game, in order, and what it comes to. */
export interface PublicStory {
  readonly lines: readonly StoryLine[]
  readonly report: Report | null
}

/** Why a request was not carried out, in one sentence; `key` is its text key if it has one. */
export interface Problem {
  readonly error: string
  readonly key: string
}

/** So many games of mine had this, a mission or a hero, and so many of them were won. */
export interface CountedWord {
  readonly word: string
  readonly name: string
  readonly games: number
  readonly won: number
}

/** What games are counted by, and each word that was played. Where one may have two, there are more than games. */
export interface CountedBy {
  readonly option: string
  readonly name: string
  readonly words: readonly CountedWord[]
}

/** The best moment of its kind, in words, and when its game ended. The film of `table` shows it after so many lines; empty, where the film is not to be seen any more. */
export interface MomentShown {
  readonly says: string
  readonly ended: number
  readonly table: string
  readonly line: number
}

/** A table at which something new would be played: the words that it chooses, one's seat, and what one picks. */
export interface TableToTry {
  readonly words: Readonly<Record<string, string>>
  readonly seat: number
  readonly picks: Readonly<Record<string, string>>
}

/** Something that I have not won yet, or not played: what it is, and a table at which it is played. */
export interface ToTry {
  readonly by: string
  readonly name: string
  readonly about: string
  readonly games: number
  readonly table: TableToTry
}

/** My games of one kind: how many, and by what they are counted. `seats`: of a table to try something at. */
export interface GameRecord {
  readonly game: string
  readonly title: string
  readonly games: number
  readonly won: number
  readonly counted: readonly CountedBy[]
  readonly moments: readonly MomentShown[]
  readonly to_try: readonly ToTry[]
  readonly seats: number
}

/** Days in a row on which I won the game of the day, until today or yesterday, and at most; in universal time. `table` is one at which it is played. */
export interface DailyStreak {
  readonly game: string
  readonly title: string
  readonly seats: number
  readonly table: TableToTry
  readonly now: number
  readonly longest: number
  readonly won_today: boolean
  readonly played_today: boolean
}

/** Somebody with whom I have finished games, or several at one table: by id and by the names that they had last. So many games, so many of them won by me, by them, and by all of us. */
export interface PlayedWith {
  readonly people: readonly string[]
  readonly names: readonly string[]
  readonly games: number
  readonly mine: number
  readonly theirs: number
  readonly together: number
}

/** My finished games, or those of them that everybody in `together` finished, too; then `together` counts them. */
export interface RecordPage {
  readonly games: number
  readonly won: number
  readonly by_game: readonly GameRecord[]
  readonly daily: DailyStreak | null
  readonly people: readonly PlayedWith[]
  readonly groups: readonly PlayedWith[]
  readonly together: PlayedWith | null
}

/** What the game that has just ended is among mine, a sentence each; nothing, where it does not count. `people` are those who finished it with me, by id. `day` is that of a game of the day, and `streak` on how many days in a row I had won then. */
export interface AfterGame {
  readonly says: readonly string[]
  readonly people: readonly string[]
  readonly day: string
  readonly streak: number
}

/** How much people may take, and how long it is kept; 0 is no bound for what has none of its own. `tables_each`: that one person sits at and that are not over; `uploads_each`: games that one person brought here; `people` and `tables`: on this server; `keep_days`: after so many days what nobody touched is removed. */
export interface HostLimits {
  readonly tables_each: number
  readonly uploads_each: number
  readonly people: number
  readonly tables: number
  readonly keep_days: number
}

/** How full and how busy a server is. Bytes of the disk are -1 where nothing is kept on one. */
export interface AdminOverview {
  readonly holdfast: string
  readonly since: number
  readonly now: number
  readonly invite_at: string
  readonly entrance: "open" | "password" | "invited"
  readonly links_admit: boolean
  readonly people: number
  readonly barred: number
  readonly tables_open: number
  readonly tables_playing: number
  readonly tables_over: number
  readonly rooms: number
  readonly connections: number
  readonly waiting: number
  readonly memory_bytes: number
  readonly kept_bytes: number
  readonly free_bytes: number
  readonly trouble: string
  readonly limits: HostLimits
}

export interface AdminSeat {
  readonly name: string
  readonly person: string
  readonly bot: string
  readonly here: boolean
}

/** A table from outside: who sits there and how busy it is, nothing of its game. */
export interface AdminTable {
  readonly id: string
  readonly game: string
  readonly stage: "open" | "playing" | "over"
  readonly public: boolean
  readonly host: string
  readonly seats: readonly AdminSeat[]
  readonly connections: number
  readonly is_open: boolean
  readonly is_frozen: boolean
  readonly created: number
  readonly changed: number
}

/** The tables that changed last, of so many that there are. */
export interface AdminTables {
  readonly tables: readonly AdminTable[]
  readonly total: number
}

export interface AdminPerson {
  readonly id: string
  readonly name: string
  readonly seen: number
  readonly tables: number
  readonly connections: number
  readonly is_barred: boolean
}

/** The people who were here last, of so many that there are. */
export interface AdminPeople {
  readonly people: readonly AdminPerson[]
  readonly total: number
}

/** An invitation without its secret. `works`: it has uses left, and its time is not over. */
export interface InvitationInfo {
  readonly id: string
  readonly note: string
  readonly uses: number
  readonly left: number
  readonly made: number
  readonly expires: number
  readonly works: boolean
}

export interface AdminInvitations {
  readonly invitations: readonly InvitationInfo[]
}

/** An invitation with the address that friends open; it is told only now. */
export interface InvitationMade {
  readonly invitation: InvitationInfo
  readonly link: string
}

/** So many tables are gone; at so many others of whoever was removed others play on. */
export interface Removed {
  readonly tables: number
  readonly stays: number
}

/** ALONE */
export namespace alone {
  /** What is asked of this seat, or what it waits for. `about` says what may help to decide, `otherwise` what happens if nobody answers, and at what time of the game's clock if it does so by itself. */
  export interface Prompt {
    readonly says: Message
    readonly waits_for: readonly number[]
    readonly about: Message | null
    readonly otherwise: Message | null
    readonly until: number | null
  }

  /** One of the eight turns of a round, with what adrenaline went on it. */
  export interface TurnToken {
    readonly state: "" | "used" | "now"
    readonly spent: readonly string[]
  }

  /** What the table was set for, how late it is, and the dice that were rolled last. */
  export interface TablePart {
    readonly set_for: readonly Message[]
    readonly title: Message
    readonly round: number
    readonly turn: number
    readonly turns: readonly TurnToken[]
    readonly caps: readonly number[]
    readonly space: number
    readonly cap: number
    readonly nightmare: boolean
    readonly dice: readonly string[]
  }

  /** An item in the inventory. `sign` says what it goes with. */
  export interface ItemPart {
    readonly item: number
    readonly charges: number
    readonly most: number
    readonly sign: string
    readonly matrix: "chemical" | "electrical" | "mechanical" | null
    readonly upgrade: "" | "open" | "filled"
    readonly says: Message
  }

  export interface CompanionPart {
    readonly character: number
    readonly charges: number
    readonly says: Message
  }

  export interface AbilityPart {
    readonly ability: number
    readonly points: number
    readonly needed: number
    readonly is_unlocked: boolean
  }

  /** A hero power of Avatar: what it costs in danger tokens, and whether there are as many. */
  export interface PowerPart {
    readonly power: number
    readonly cost: number
    readonly is_affordable: boolean
    readonly when: Message
  }

  export interface HeroPart {
    readonly character: number
    readonly life: number
    readonly control: number
    readonly full: number
    readonly adrenaline: number
    readonly pool: number
    readonly items: readonly ItemPart[]
    readonly inventory: number
    readonly companion: CompanionPart | null
    readonly companion_health: number
    readonly abilities: readonly AbilityPart[]
    readonly powers: readonly PowerPart[]
    readonly power_tokens: number | null
    readonly weighs: readonly Message[]
  }

  /** A mission in play, which everybody sees; what hinders is told as long as it does. */
  export interface MissionPart {
    readonly mission: number
    readonly colour: "green" | "blue" | "red"
    readonly room: number
    readonly state: "open" | "locked" | "done"
    readonly task: Message
    readonly progress: Message
    readonly hinders: readonly Message[]
    readonly more: readonly Message[]
    readonly next: Message
    readonly way_out: Message | null
  }

  /** A sector of the labyrinth. `east` and `south` count from the first sector seen on its level (R276). `ways` lead out of it: north, "east door", "south blocked". Its words are the text `seen.sector` of these fields. */
  export interface SectorPart {
    readonly cell: number
    readonly level: number
    readonly east: number
    readonly south: number
    readonly ways: readonly string[]
    readonly room: number
    readonly use: string
    readonly stairs: number
    readonly lcu: boolean
    readonly lit: boolean
    readonly danger: boolean
    readonly in_sight: boolean
    readonly snare: boolean
  }

  /** A creature in the labyrinth: what it looks like, and what it would roll against the hero here and now. `beaten` says what beats one that will strike at the end of this turn, because it is where the hero is (R112). */
  export interface CreaturePart {
    readonly creature: number
    readonly cell: number
    readonly state: readonly string[]
    readonly dice: number
    readonly first: number
    readonly second: number
    readonly beaten: Message | null
  }

  /** Noises of this turn from one side. */
  export interface HeardPart {
    readonly way: string
    readonly count: number
  }

  export interface LabyrinthPart {
    readonly here: number
    readonly sectors: readonly SectorPart[]
    readonly creatures: readonly CreaturePart[]
    readonly heard: readonly HeardPart[]
    readonly heard_before: readonly Message[]
    readonly answers: readonly Message[]
    readonly special: Message | null
    readonly is_special_used: boolean
  }

  /** A card on the track: who laid it, how many spaces it covers, and which it is, for those who know. */
  export interface LyingCard {
    readonly seat: number
    readonly spaces: number
    readonly is_up: boolean
    readonly card: number | null
  }

  /** How many cards somebody holds, and those that this seat knows. */
  export interface HandPart {
    readonly size: number
    readonly known: readonly number[]
  }

  export interface DeckPart {
    readonly deck: number
    readonly left: number
    readonly discards: readonly number[]
  }

  /** A window in which evil may answer: what for, and until when, if the table has set a time. */
  export interface WindowPart {
    readonly when: "" | "instant" | "late" | "damage"
    readonly says: Message
    readonly ends: number | null
    readonly lasts: number
  }

  export interface ReactionsPart {
    readonly track: readonly boolean[]
    readonly lying: readonly LyingCard[]
    readonly covered: number
    readonly next: number
    readonly played: number
    readonly most: number
    readonly price: Message
    readonly bare: Message
    readonly hands: readonly HandPart[]
    readonly leader: number
    readonly decks: readonly DeckPart[]
    readonly discarded: number
    readonly items_left: number
    readonly window: WindowPart | null
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

  /** A kind of creature: `creature` is what it looks like, `source` and `index` name its card. */
  export interface CreatureCard {
    readonly creature: number
    readonly source: "creature" | "special" | "avatar"
    readonly index: number
    readonly on_map: number
    readonly of: number
    readonly stats: Stats
    readonly filled: readonly boolean[]
    readonly family: Message | null
    readonly states: readonly Message[]
    readonly is_spent: boolean
  }

  /** A sector of the map, as it is printed; `cell` is how the hero counts it. */
  export interface PlanSector {
    readonly place: number
    readonly cell: number
    readonly ways: readonly string[]
    readonly room: number
    readonly use: string
    readonly stairs: number
    readonly lcu: boolean
  }

  /** A creature token that is on the map, or lies there knocked down; `is_seen`: the hero sees it, too. */
  export interface TokenPart {
    readonly token: number
    readonly place: number
    readonly state: readonly string[]
    readonly is_seen: boolean
    readonly far: number
  }

  /** A reaction that this seat has begun. */
  export interface BegunPart {
    readonly card: number
    readonly is_proposed: boolean
    readonly says: Message
  }

  /** What lies on the map by place; the hero is at -1 before it is put there. */
  export interface MapPart {
    readonly hero: number
    readonly lit: readonly number[]
    readonly danger: readonly number[]
    readonly blocked: readonly (readonly [number, string])[]
    readonly revealed: readonly number[]
    readonly creatures: readonly TokenPart[]
    readonly walk: readonly number[]
    readonly begun: BegunPart | null
    readonly proposals: readonly number[]
  }

  /** A card of one's own, and why it cannot be played face up now. */
  export interface HandCard {
    readonly card: number
    readonly why: Refusal | null
  }

  /** How an option is shown: the sectors at which it is pressed, those that it reaches, and words that only hold now. `at` are cells for the hero, places for evil. `label` goes before the option's own text, `comes_to` is how much it is now: 3 dice, 2 sectors. `is_wanted`: it stands first among many. `group`: with what it stands among many. */
  export interface ChoiceShown {
    readonly option: string
    readonly at: readonly number[]
    readonly reach: readonly number[]
    readonly label: Message | null
    readonly comes_to: Message | null
    readonly is_wanted: boolean
    readonly group: string
  }

  /** `unused` are kinds of action that this table or this hero has nothing for: their greyed buttons say nothing. */
  export interface ChoicesPart {
    readonly of: readonly ChoiceShown[]
    readonly unused: readonly string[]
  }

  /** What is drawn for a seat, in parts that change one by one. */
  export interface AloneScreen extends View<GameAction> {
    readonly prompt: Prompt | null
    readonly table: TablePart
    readonly hero: HeroPart
    readonly missions: readonly MissionPart[]
    readonly labyrinth: LabyrinthPart | null
    readonly reactions: ReactionsPart
    readonly creatures: readonly CreatureCard[]
    readonly plan: readonly PlanSector[]
    readonly map: MapPart | null
    readonly hand: readonly HandCard[]
    readonly choices: ChoicesPart
    readonly lessons: readonly string[]
    readonly notes: string | null
  }

  /** A creature token, by its number: which card it belongs to, its outline and its letter. */
  export interface TokenLook {
    readonly source: "creature" | "special" | "avatar"
    readonly index: number
    readonly id: string
    readonly shape: "parasite" | "spore" | "cultist" | "mutant" | "worm" | "boss" | "special" | "avatar"
    readonly letter: string
    readonly number: number
    readonly is_only: boolean
  }

  export interface ReactionLook {
    readonly deck: "fury" | "speed" | "terror" | "traps"
    readonly icon: "parasite" | "spore" | "cultist" | "mutant" | "worm"
    readonly trigger: "move" | "explore" | "fight" | "locate" | "scavenge" | "interact" | "life" | "control"
    readonly instant: boolean
  }

  /** A reaction deck, with cards that show what it is about. */
  export interface DeckLook {
    readonly id: string
    readonly samples: readonly number[]
  }

  /** A lesson about one thing. `by` are events any of which shows that it was learned, a declaration with its deed. Without them it stays until it is understood. `if_met`: it comes when something is met, which may never be. */
  export interface Lesson {
    readonly id: string
    readonly by: readonly string[]
    readonly if_met: boolean
  }

  export interface AloneBox {
    readonly tokens: readonly TokenLook[]
    readonly rooms: readonly string[]
    readonly characters: readonly string[]
    readonly reactions: readonly ReactionLook[]
    readonly decks: readonly DeckLook[]
    readonly lessons: Readonly<Record<string, readonly Lesson[]>>
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

  /** Takes back what was begun; nobody else has noticed. */
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

  /** No more is picked. */
  export interface Done {
    readonly act: "done"
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

  /** Draws one card more, by Acute sight (R190). */
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

  export interface PickAbility {
    readonly act: "pick_ability"
    readonly ability: number
  }

  /** A door of the labyrinth, for the hero: of that sector, on that side. */
  export interface PickBar {
    readonly act: "pick_bar"
    readonly cell: Names<"cell">
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** One of the item cards that the hero looks at. */
  export interface PickCard {
    readonly act: "pick_card"
    readonly card: Names<"item">
  }

  export interface PickCharacter {
    readonly act: "pick_character"
    readonly character: number
  }

  /** A creature by its token, as evil knows it. */
  export interface PickCreature {
    readonly act: "pick_creature"
    readonly creature: Names<"figure">
  }

  /** A die of the pool just rolled, by its place. */
  export interface PickDie {
    readonly act: "pick_die"
    readonly die: Names<"die">
  }

  export interface PickDifficulty {
    readonly act: "pick_difficulty"
    readonly difficulty: number
  }

  /** A door of the map, for evil: of that sector, on that side. */
  export interface PickDoor {
    readonly act: "pick_door"
    readonly place: Names<"place">
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** Who draws a card, and from which of the two decks in play. */
  export interface PickDraws {
    readonly act: "pick_draws"
    readonly seat: Names<"seat">
    readonly deck: Names<"deck">
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

  export interface PickHealth {
    readonly act: "pick_health"
    readonly track: string
  }

  export interface PickHero {
    readonly act: "pick_hero"
    readonly character: number
  }

  /** An item of the inventory, by card. */
  export interface PickItem {
    readonly act: "pick_item"
    readonly item: Names<"item">
  }

  /** Which creature evil spawns: a line of the creature table. */
  export interface PickLine {
    readonly act: "pick_line"
    readonly line: Names<"line">
  }

  /** Which of several shortest ways is told (R91). */
  export interface PickNoise {
    readonly act: "pick_noise"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  /** A sector of the map, for evil. */
  export interface PickPlace {
    readonly act: "pick_place"
    readonly place: Names<"place">
  }

  /** One of evil's players. */
  export interface PickPlayer {
    readonly act: "pick_player"
    readonly seat: Names<"seat">
  }

  /** A sector of the labyrinth, for the hero. */
  export interface PickSector {
    readonly act: "pick_sector"
    readonly cell: Names<"cell">
  }

  /** A creature that the hero sees: what it is, whether it is wounded, and where. */
  export interface PickTarget {
    readonly act: "pick_target"
    readonly creature: Names<"figure">
    readonly wounds: number
    readonly cell: Names<"cell">
  }

  /** A step spent on a blocked door (R75). */
  export interface PickUnblock {
    readonly act: "pick_unblock"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
  }

  export interface PickWay {
    readonly act: "pick_way"
    readonly way: "north" | "east" | "south" | "west" | "stairs"
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

  /** Places the hero in a corridor, never in a room (R26). */
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

  /** Places a danger token, not in the hero's sector nor in its line of sight (R170). */
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

  /** Uses the companion's skill (R195). */
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

  /** One of the hero powers that are used at the start of a turn (R259). */
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

  /** A card is laid face down: nobody but its owner knows what it is. */
  export interface CardLaid {
    readonly event: "card_laid"
    readonly seat: Names<"seat">
    readonly card: Names<"card"> | null
  }

  /** A reaction is played face up. */
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

  /** For the seat alone: what it had begun came too late. */
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

  export interface GameTypes {
    readonly view: AloneScreen
    readonly action: GameAction
    readonly event: GameEvent
    readonly content: AloneBox
  }
}

export const ALONE_TARGETS = {
  fields: { card: "card", cards: "card", cell: "cell", creature: "figure", deck: "deck", die: "die", first: "room", item: "item", line: "line", mission: "mission", place: "place", seat: "seat", second: "room" },
  except: {
    pick_card: { card: "item" },
    split_draw: { first: "" },
  },
} as const satisfies Targets

export const ALONE_NUMBERS = { level_columns: 7, level_rows: 11, sheets: 2, sheet_columns: 4, sheet_rows: 6 } as const

/** Project: ELITE */
export namespace elite {
  /** Who a hero is: of the box, whose, and by which letter. */
  export interface HeroFace {
    readonly hero: number
    readonly seat: number
    readonly initial: string
  }

  /** What a figure is: a hero, or one of a swarm, or a boss of the box; swarms and bosses are counted as `kind`. */
  export interface FigureFace {
    readonly kind: number
    readonly hero: number | null
    readonly swarm: number | null
    readonly boss: number | null
  }

  /** `by`: events of one's own that show that it was learned; without any it is read. `on`: where a die is put for it. `leads_to`: what its button does instead of being understood, to the lessons with a clock, or out of them. */
  export interface Lesson {
    readonly id: string
    readonly by: readonly string[]
    readonly on: "" | "objective" | "other"
    readonly leads_to: "" | "rush" | "over"
  }

  export interface SettingShown {
    readonly map: string
    readonly mission: string
    readonly words: readonly Message[]
    readonly is_live: boolean
    readonly seats: number
    readonly heroes: readonly HeroFace[]
    readonly figures: readonly FigureFace[]
    readonly spends: Readonly<Record<string, "move" | "hand" | "gun" | "wrench" | "search" | "alien">>
    readonly signals: readonly number[]
    readonly lessons: readonly Lesson[]
  }

  export interface ClockShown {
    readonly phase: "setup" | "event" | "spawning" | "ready" | "action" | "times_up" | "activation" | "end"
    readonly round: number
    readonly rounds: number
    readonly runs: boolean
    readonly is_up: boolean
    readonly ends_at: number | null
    readonly lasts: number
    readonly left: readonly number[]
    readonly seats: readonly (Message | null)[]
  }

  export interface FiguresShown {
    readonly at: readonly number[]
    readonly held: readonly number[]
    readonly health: readonly number[]
    readonly danger: number
    readonly is_near: boolean
  }

  export interface SearchToken {
    readonly state: "light" | "dark" | "taken"
    readonly hero: number
  }

  /** A place for one die. The two places of a Double Locking slot are two of these (R113). */
  export interface Slot {
    readonly icons: readonly ("move" | "hand" | "gun" | "wrench" | "search" | "alien")[]
    readonly locking: boolean
    readonly double: boolean
  }

  /** A token of the mission; `mark` is what there is room for on it. */
  export interface ObjectiveShown {
    readonly says: Message
    readonly mark: string
    readonly cell: number
    readonly hero: number
    readonly is_ready: boolean
    readonly first: number
    readonly slots: readonly Slot[]
    readonly filled: readonly ("move" | "hand" | "gun" | "wrench" | "search" | "alien" | null)[]
  }

  export interface GroundShown {
    readonly acid: readonly number[]
    readonly slime: readonly number[]
    readonly clusters: readonly number[]
    readonly search: readonly SearchToken[]
    readonly targets: readonly number[]
    readonly traps: readonly number[]
    readonly objectives: readonly ObjectiveShown[]
  }

  /** The dice of a seat lie side by side, from `first` on; a face that shows nothing is empty. */
  export interface SeatDice {
    readonly first: number
    readonly faces: readonly ("move" | "hand" | "gun" | "wrench" | "search" | "alien" | "" | "tumbling")[]
    readonly lie: readonly ("free" | "slot" | "hurt" | "gone")[]
  }

  export interface Badge {
    readonly says: Message
    readonly is_bad: boolean
  }

  export interface CardShown {
    readonly card: number
    readonly does: "" | "fire" | "use"
    readonly state: "" | "ready" | "used" | "open"
    readonly first: number
    readonly filled: readonly ("move" | "hand" | "gun" | "wrench" | "search" | "alien" | null)[]
    readonly attached: readonly number[]
  }

  export interface HeroShown {
    readonly damage: number
    readonly badges: readonly Badge[]
    readonly cards: readonly CardShown[]
    readonly tokens: readonly number[]
  }

  export interface EventShown {
    readonly event: number
    readonly is_fulfilled: boolean
    readonly first: number
    readonly filled: readonly ("move" | "hand" | "gun" | "wrench" | "search" | "alien" | null)[]
  }

  export interface MissionShown {
    readonly is_complete: boolean
    readonly progress: Message
    readonly about: Message
    readonly lies: readonly Message[]
    readonly decks: Message
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

  /** What is asked of this seat, or what it waits for. `about` says what may help to decide, `otherwise` what happens if nobody answers, and at what time of the game's clock if it does so by itself. */
  export interface Prompt {
    readonly says: Message
    readonly waits_for: readonly number[]
    readonly about: Message | null
    readonly otherwise: Message | null
    readonly until: number | null
  }

  export interface MyHand {
    readonly ask: number
    readonly must: boolean
    readonly answers: readonly string[]
    readonly suggested: string
    readonly here: readonly string[]
    readonly figure: number | null
    readonly dice: readonly Message[]
    readonly others_plan: boolean
    readonly may_rest: boolean
    readonly lessons: readonly string[]
    readonly meanwhile: string
  }

  export interface Aim {
    readonly card: number
    readonly says: Message
    readonly cells: readonly number[]
  }

  export interface EliteScreen extends View<GameAction> {
    readonly setting: SettingShown
    readonly clock: ClockShown
    readonly figures: FiguresShown
    readonly ground: GroundShown
    readonly dice: readonly SeatDice[]
    readonly heroes: readonly HeroShown[]
    readonly events: readonly EventShown[]
    readonly mission: MissionShown
    readonly plan: StepPlan | null
    readonly prompt: Prompt
    readonly hand: MyHand
    readonly aims: readonly Aim[]
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
    readonly reached: string
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

  /** Looks at a token (R222); everybody may know what was seen (A55). */
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

  /** Connects an attachment to a weapon of the same hero, at any time in the Action Phase (A34). */
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

  /** Says, in untimed play, that this seat does nothing more this round. */
  export interface Finish {
    readonly act: "finish"
  }

  /** Fires a weapon (R123). */
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

  /** Keeps none of the cards that were drawn (R99); Alien Tech must be equipped (A43). */
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

  /** Pays a result for a relic, which takes three in all, of any heroes (R231, A54). */
  export interface PayRelic {
    readonly act: "pay_relic"
    readonly hero: Names<"hero">
    readonly objective: Names<"objective">
  }

  /** Places a ready charge on its target (R207); that is free (A49). */
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

  /** Turns a token face up, with what that brings (R223, R224). */
  export interface RevealFind {
    readonly act: "reveal_find"
    readonly hero: Names<"hero">
    readonly objective: Names<"objective">
  }

  export interface Roll {
    readonly act: "roll"
    readonly dice: readonly Names<"die">[]
  }

  /** Takes a search token and draws when time is up (R96). */
  export interface SearchLater {
    readonly act: "search_later"
    readonly hero: Names<"hero">
    readonly token: Names<"token">
  }

  /** Takes a search token and draws at once (R95). */
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

  /** Says one of the words. */
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

  /** Gives this in return. */
  export interface SwapBack {
    readonly act: "swap_back"
    readonly thing: number
  }

  /** Takes a die back from a Regular slot (R110), also with alien results open (A15). */
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

  /** Sets Alien Tech aside, to be looked at when time is up (R144). */
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

  /** An alien loses health by this hero's doing. */
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

  /** An alien is killed by this hero's doing. */
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

  export interface GameTypes {
    readonly view: EliteScreen
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
  /** A window where it stands in its row; one without a sign never opens by itself. */
  export interface Pane {
    readonly window: number
    readonly column: number
    readonly glyph: number
    readonly mark: string
  }

  export interface ConsoleRow {
    readonly panes: readonly Pane[]
    readonly is_answer: boolean
  }

  /** Its words are the text `lesson.<id>`. */
  export interface Lesson {
    readonly id: string
    readonly place: string
    readonly by: string
    readonly held: "" | "none" | "some"
  }

  /** The mission's card. Its title, story, question, notes and list are printed as its author wrote them. */
  export interface MissionSheet {
    readonly id: string
    readonly title: string
    readonly grade: number
    readonly before: string
    readonly news: string
    readonly question: string
    readonly notes: readonly string[]
    readonly dossier: readonly string[]
    readonly length: number
    readonly wanted: Message
    readonly special: readonly Message[]
    readonly rows: readonly ConsoleRow[]
    readonly spells: readonly number[]
    readonly hand_size: number
    readonly course: readonly Lesson[]
  }

  /** A passage between two rooms: printed, closed by a wall, or opened by a token. */
  export interface Way {
    readonly a: number
    readonly b: number
    readonly kind: "door" | "blocked" | "opened" | "secret"
  }

  export interface FloorPlan {
    readonly board: string
    readonly entrance: number
    readonly ways: readonly Way[]
    readonly features: readonly (readonly string[])[]
  }

  export interface Console {
    readonly windows: readonly (string | null)[]
    readonly ruled_out: readonly number[]
    readonly answer: string | null
  }

  /** What lies in each room. The text `room.holds` says it, with `features` and `here`, the seats there. */
  export interface Building {
    readonly down: readonly number[]
    readonly up: readonly (readonly number[])[]
    readonly wanted: readonly (readonly number[])[]
    readonly lock: readonly ("none" | "circle" | "square" | "triangle")[]
  }

  export interface Figures {
    readonly rooms: readonly number[]
    readonly guard: number
  }

  export interface Turn {
    readonly seat: number
    readonly action: number
    readonly most: number
  }

  export interface PileShown {
    readonly cards: readonly number[]
    readonly counter_intel: readonly number[]
  }

  export interface DeckShown {
    readonly size: number
    readonly discard: readonly number[]
    readonly in_peril: boolean
    readonly icons: number
    readonly fatal_icons: number
    readonly says: Message
    readonly risk: Message
  }

  export interface VoteShown {
    readonly by: number
    readonly guess: string
    readonly stands: readonly ("proposes" | "agrees" | "thinks")[]
  }

  /** What is asked of this seat, or what it waits for. `about` says what may help to decide, `otherwise` what happens if nobody answers, and at what time of the game's clock if it does so by itself. */
  export interface Prompt {
    readonly says: Message
    readonly waits_for: readonly number[]
    readonly about: Message | null
    readonly otherwise: Message | null
    readonly until: number | null
  }

  /** How many cards somebody holds, and those that this seat knows: its own, and what it saw on the way there. */
  export interface HandShown {
    readonly size: number
    readonly known: readonly number[]
  }

  /** A card of one's own hand that no pile takes now. */
  export interface UselessCard {
    readonly card: number
    readonly why: Refusal
  }

  /** A token that may be collected now. Its words are the text `prize`. */
  export interface Prize {
    readonly token: number
    readonly windows: readonly number[]
  }

  /** Where the choices of the seat that is asked would lead; empty for all others. */
  export interface WaysAhead {
    readonly rooms: readonly (readonly number[])[]
    readonly ways: readonly (readonly number[])[]
    readonly prizes: readonly Prize[]
    readonly first: string
  }

  /** Its parts: those of the whole table, and last those of one's own. */
  export interface KeyScreen extends View<GameAction> {
    readonly mission: MissionSheet
    readonly plan: FloorPlan
    readonly characters: readonly string[]
    readonly console: Console
    readonly building: Building
    readonly worth: readonly ("wanted" | "opened" | "unwanted" | "camera" | "gas" | "counter_intel")[]
    readonly figures: Figures
    readonly turn: Turn
    readonly piles: readonly PileShown[]
    readonly deck: DeckShown
    readonly vote: VoteShown | null
    readonly result: Message | null
    readonly prompt: Prompt
    readonly hands: readonly HandShown[]
    readonly useless: readonly UselessCard[]
    readonly ahead: WaysAhead
    readonly lessons: readonly string[]
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

  /** What a resource card shows, by its number: a suit and a value, or time icons. */
  export interface CardLook {
    readonly suit: "circle" | "square" | "triangle" | null
    readonly value: number
    readonly time_icons: number
  }

  /** What is in the box, but for the bank: clients need no list of possible answers. */
  export interface KeyBox {
    readonly boards: Readonly<Record<string, Board>>
    readonly tokens: readonly Token[]
    readonly glyphs: readonly Glyph[]
    readonly characters: Readonly<Record<string, Character>>
    readonly cards: readonly CardLook[]
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

  /** Takes a face-up glyph of one's room (R65); every window that shows it opens (R69). */
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

  /** Does not agree, and says why: an open window, or a sign that speaks against the guess. Both are public (R150). */
  export interface Point {
    readonly act: "point"
    readonly window: Names<"window">
  }

  /** Does not agree, because the card prints a list of answers and the guess is not on it (R150). */
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

  /** Takes an unneeded glyph off the board (R61): by the player whose turn it is, at once or later (A17). */
  export interface Tidy {
    readonly act: "tidy"
    readonly room: Names<"room">
    readonly token: Names<"token">
  }

  /** Takes cards off a pile, but not off the Regroup pile, which is never cleared (R80). */
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

  /** The top cards of a pile are discarded with its counter intel, and others stay. */
  export interface PileTrimmed {
    readonly event: "pile_trimmed"
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
    | PileTrimmed
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

  export interface GameTypes {
    readonly view: KeyScreen
    readonly action: GameAction
    readonly event: GameEvent
    readonly content: KeyBox
  }
}

export const KEY_TARGETS = {
  fields: { card: "card", cards: "card", pile: "pile", room: "room", token: "token", window: "window" },
  except: {
  },
} as const satisfies Targets
