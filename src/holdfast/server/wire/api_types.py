"""What the HTTP side takes and gives, as types: the lobby, people, replays. docs/protocol.md lists the addresses."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from holdfast.engine.event import Event
from holdfast.engine.message import Message
from holdfast.engine.option_making import CampaignPage, Passage
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.engine.ready import ReadyTable
from holdfast.engine.report import Report
from holdfast.engine.state import Outcome
from holdfast.engine.view import View
from holdfast.server.wire.from_client import Key
from holdfast.server.wire.table_info import TableInfo
from holdfast.table.lobby import Watch

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, Meta(max_length=200)]
OptionWords: TypeAlias = Annotated[dict[Word, Word], Meta(max_length=20)]
Packs: TypeAlias = Annotated[tuple[Word, ...], Meta(min_length=1, max_length=8)]
CoverAfter: TypeAlias = Annotated[int, Meta(ge=0, le=3600)]
EntranceKind: TypeAlias = Literal["open", "password", "invited"]
SeatNo: TypeAlias = Annotated[int, Meta(ge=0, le=63)]


# -- requests


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewMe(Request, frozen=True):
    """`made_up`: nobody chose this name; who sits down with others is asked for one."""

    name: Name
    made_up: bool = False


class PersonalLinkKey(Request, frozen=True):
    """What stands after `#link.` in a personal link."""

    key: Key


class UseLink(PersonalLinkKey, frozen=True):
    """`bring`: what a guest has played in this browser comes along."""

    bring: bool = True


class NewPasskey(Request, frozen=True):
    """A passkey as the browser made it (`PublicKeyCredential.toJSON()`), under a name by which its owner knows it."""

    name: Name
    credential: dict[str, Any]


class UsePasskey(Request, frozen=True):
    """What a passkey signed, as JSON. `bring`: what a guest has played in this browser comes along."""

    credential: dict[str, Any]
    bring: bool = True


class DropPasskeyById(Request, frozen=True):
    id: Annotated[str, Meta(max_length=2000)]


class NewTable(Request, frozen=True):
    """`bots` puts bots on seats from the last one on, by kind; `seat` is one's own; `start` begins at once.

    `lesson` is for tables that teach: whoever opens one with the same word and options is dealt the same.
    """

    game: Word
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: OptionWords = {}
    packs: Packs = ("base",)
    public: bool = False
    watch: Watch = "link"
    cover: Word | None = None
    bots: Annotated[tuple[Word, ...], Meta(max_length=64)] = ()
    seat: SeatNo = 0
    start: bool = False
    campaign: Key = ""
    cover_after_s: CoverAfter | None = None
    lesson: Word = ""
    over_days: bool = False


class NewCampaign(Request, frozen=True):
    game: Word


class TakeReward(Request, frozen=True):
    """A word out of the page's `rewards`."""

    reward: Word


class Join(Request, frozen=True):
    """`key` is what stands after # in a link; without `seat`, the first that is free."""

    key: Key = ""
    seat: SeatNo | None = None


class LeaveTable(Request, frozen=True):
    """`for_good`: the table is taken off one's list, whatever is going on there. `unless_alone`: a game is left to a
    bot only where others are at the table now; one that nobody else plays just waits, and so does one over days.
    """

    for_good: bool = False
    unless_alone: bool = False


class Rematch(Request, frozen=True):
    """`next`: for the game that is proposed next, instead of the same again."""

    next: bool = False


class Choose(Request, frozen=True):
    options: OptionWords | None = None
    packs: Packs | None = None
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    public: bool | None = None
    watch: Watch | None = None
    cover: Word | None = None
    cover_after_s: CoverAfter | None = None
    over_days: bool | None = None


class SetSeat(Request, frozen=True):
    """What becomes of a seat: a bot plays there, or whoever sits there is removed, or an option is picked for it."""

    bot: Word | None = None
    clear: bool = False
    picks: OptionWords | None = None


class TakeSeat(Request, frozen=True):
    key: Key


class Invite(Request, frozen=True):
    """`renew`: links that were made before stop working, and who came by one and does not sit here has to go."""

    renew: bool = False


class Fork(Request, frozen=True):
    """Play on from after the first `to` lines at this seat; bots of this kind play the others."""

    to: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNo
    bot: Word = ""


class BrowserToTell(Request, frozen=True):
    """A browser that wants to be told, as its `PushSubscription` says; with `off` it does not any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""
    off: bool = False


class MailToTell(Request, frozen=True):
    """An address that wants to be told; an empty one: none."""

    address: Annotated[str, Meta(max_length=254)]


class MailSecret(Request, frozen=True):
    """What stands after # in a link of a mail."""

    key: Annotated[str, Meta(max_length=100)]


class ChannelToTell(Request, frozen=True):
    """Whether the host's channel says when it is your turn."""

    on: bool


class QuietTable(Request, frozen=True):
    """Whether you want to hear nothing of your turns at a table."""

    table: Word
    quiet: bool


# -- answers


class Me(msgspec.Struct, frozen=True):
    """Who this browser is; an empty id is nobody yet. `named`: they chose their name."""

    id: str
    name: str
    named: bool = False


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it; `used` is when it last signed in, 0 for never."""

    id: str
    name: str
    made: int
    used: int


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser is told to make a passkey, or to ask for one; bytes are base64url, as WebAuthn has it in JSON."""

    options: Any


class WaysBack(msgspec.Struct, frozen=True):
    """How somebody could be who they are on another device, and on how many they have signed in so."""

    has_link: bool
    devices: int
    passkeys: tuple[PasskeyInfo, ...]


class PersonalLink(msgspec.Struct, frozen=True):
    """A secret to put after `/you#link.`; it is told only now, and whoever has it is that person."""

    key: str


class LinkOwner(msgspec.Struct, frozen=True):
    """Whose a personal link is."""

    name: str


class SignedIn(msgspec.Struct, frozen=True):
    """Who this browser is now. So many tables came along with whoever it was before, so many are left with them:
    `link_back` is the key of a personal link of theirs, told only now, where they have no other way back.
    """

    me: Me
    brought: int = 0
    left: int = 0
    link_back: str = ""


class HostInfo(msgspec.Struct, frozen=True):
    """Who is serving: a Holdfast of this version. `invite_at`: where friends reach it; empty if they cannot.
    `entrance`: what newcomers bring: nothing (open), a password, or an invitation; with `links_admit`, the link of a
    table is one, too.
    """

    holdfast: str
    invite_at: str
    entrance: EntranceKind = "open"
    links_admit: bool = False


class LinkToShow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: Annotated[str, Meta(max_length=300, pattern=r"^https?://")]


class LinkPicture(msgspec.Struct, frozen=True):
    """A link as a QR code."""

    svg: str


class Forgotten(msgspec.Struct, frozen=True):
    """So many tables are gone with whoever was forgotten; at so many others play, and the moves stay."""

    tables: int
    stays: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that this server offers. `ready` opens in one press. A table has one of the `boxes`, and may add the
    `expansions` that lie upon it.

    `comrades` are the bots for a table with bots. `play_now` and `play_with_bots` are what the buttons are called that
    begin at once, `facts` for how many and how long it is; each is empty where the usual words will do. `roles` say
    what one is on a seat, where seats differ, and `endings` how it ended, by the first word of the outcome.
    `over_days` are the options with which it is played over days, null if it cannot be.
    """

    name: str
    title: str
    tagline: str
    facts: str
    least_seats: int
    most_seats: int
    bots: tuple[str, ...]
    comrades: tuple[str, ...]
    play_now: str
    play_with_bots: str
    roles: tuple[str, ...]
    endings: dict[str, str]
    ready: tuple[ReadyTable, ...]
    packs: tuple[str, ...]
    boxes: tuple[OptionValue, ...]
    expansions: tuple[OptionValue, ...]
    talks_through_game: bool
    never_undone: bool
    over_days: dict[str, str] | None
    rules_version: int
    has_campaign: bool


class GameBox(msgspec.Struct, frozen=True):
    """All that a client needs to show a game with these packs: content never holds a secret. `texts` is its table of
    English texts, the table's own included; `rules` says of texts, by key or by kind, which rule they tell of; `about`
    says of events which kind of secret they tell, so that a client can forget them.
    """

    info: GameInfo
    choices: tuple[OptionChoice, ...]
    texts: dict[str, str]
    rules: dict[str, str]
    content: Any
    about: dict[str, str]


class Opened(msgspec.Struct, frozen=True):
    """A table that was made. The link is `/t/<id>#<key>`; the key is told only now."""

    id: str
    key: str
    table: TableInfo


class LinkMade(msgspec.Struct, frozen=True):
    """A secret to put after # in a link to the table."""

    key: str
    expires: int


class TableAbout(msgspec.Struct, frozen=True):
    """What a list says of a table beside what is chosen there: what a mission that was made is called; the seats that
    are waited for, as far as whoever asks may know, their own alone if it is their turn; and when something happened
    last.
    """

    title: str
    turn: tuple[int, ...]
    since: int


class NextGame(msgspec.Struct, frozen=True):
    """What the game of a table that is over proposes as the next one; empty where the same again is best."""

    name: str


class DoneByMe(msgspec.Struct, frozen=True):
    """What somebody has played, by the words of this option, and whether they won it."""

    option: str
    won: dict[str, bool]


class Tables(msgspec.Struct, frozen=True):
    """`mine` are not over; those where it is one's turn come first. `about` tells more of tables by their id."""

    open: tuple[TableInfo, ...]
    mine: tuple[TableInfo, ...]
    finished: tuple[TableInfo, ...]
    about: dict[str, TableAbout]


class MyTurns(msgspec.Struct, frozen=True):
    """The tables where something is asked of you, by id."""

    tables: tuple[str, ...]


class TurnsTold(msgspec.Struct, frozen=True):
    """How you are told of your turns beyond the page. `push_key` is what browsers want to know of this server,
    `browsers` the addresses (`endpoint`) of yours that are told.

    `mails` says whether this server sends mail: `no` where its host named no mail server, `nowhere` where it has no
    address that others can open. A `mail` address is told nothing before it is `confirmed`. `channel_form` is what kind
    of channel the host has, if any, and `channel` whether you are named there.
    """

    push_key: str
    browsers: tuple[str, ...]
    mails: Literal["yes", "no", "nowhere"]
    mail: str
    confirmed: bool
    channel_form: str
    channel: bool
    quiet: tuple[str, ...]


class MailAnswer(msgspec.Struct, frozen=True):
    """The address that was confirmed, or is told nothing any more."""

    address: str


class Tidied(msgspec.Struct, frozen=True):
    """So many tables are off one's list."""

    tables: int


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign as its people see it. `table` is where its next game is being played, if it is."""

    id: str
    game: str
    people: tuple[str, ...]
    table: str
    changed: int
    page: CampaignPage


class CampaignList(msgspec.Struct, frozen=True):
    mine: tuple[CampaignInfo, ...]


class FilmStep(msgspec.Struct, frozen=True):
    """After `line` lines, at `at` milliseconds of game time: what was told, and what was to be seen.

    An all-seeing film has the views of all seats, and the position as text.
    """

    line: int
    at: int
    seat: int
    kind: str
    events: tuple[Event, ...]
    views: tuple[View, ...]
    truth: str


class Film(msgspec.Struct, frozen=True):
    """A stretch of a finished game, as `seat` saw it (-1: the public, -2: everything)."""

    table: TableInfo
    seat: int
    lines: int
    first: int
    steps: tuple[FilmStep, ...]
    total: int
    names: dict[str, str | Message]
    outcome: Outcome | None
    commitment: str
    key: str
    passages: tuple[Passage, ...]


class StoryLine(msgspec.Struct, frozen=True):
    """After `line` lines, at `at` milliseconds of game time: what everybody was told."""

    line: int
    at: int
    events: tuple[Event, ...]


class PublicStory(msgspec.Struct, frozen=True):
    """All that was told in public in a finished game, in order, and what it comes to."""

    lines: tuple[StoryLine, ...]
    report: Report | None = None


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out, in one sentence; `key` is its text key if it has one."""

    error: str
    key: str = ""


REQUESTS: Final = (
    NewMe,
    PersonalLinkKey,
    UseLink,
    NewPasskey,
    UsePasskey,
    DropPasskeyById,
    NewTable,
    NewCampaign,
    TakeReward,
    Join,
    LeaveTable,
    Rematch,
    Choose,
    SetSeat,
    TakeSeat,
    Invite,
    Fork,
    LinkToShow,
    BrowserToTell,
    MailToTell,
    MailSecret,
    ChannelToTell,
    QuietTable,
)
ANSWERS: Final = (
    Me,
    PasskeyOptions,
    WaysBack,
    PersonalLink,
    LinkOwner,
    SignedIn,
    Forgotten,
    HostInfo,
    LinkPicture,
    GameInfo,
    GameBox,
    Opened,
    LinkMade,
    Tables,
    NextGame,
    DoneByMe,
    TableAbout,
    Tidied,
    CampaignInfo,
    CampaignList,
    MyTurns,
    TurnsTold,
    MailAnswer,
    Film,
    PublicStory,
    Problem,
)
