"""What the HTTP side takes and gives, as types: the lobby, people, replays. docs/protocol.md lists the addresses."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from holdfast.engine.event import Event
from holdfast.engine.message import Message
from holdfast.engine.option_making import CampaignPage, Passage
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.engine.ready import ReadyTable
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
SeatNo: TypeAlias = Annotated[int, Meta(ge=0, le=63)]


# -- requests


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewMe(Request, frozen=True):
    name: Name


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


class NewCampaign(Request, frozen=True):
    game: Word


class TakeReward(Request, frozen=True):
    """A word out of the page's `rewards`."""

    reward: Word


class Join(Request, frozen=True):
    """`key` is what stands after # in a link; without `seat`, the first that is free."""

    key: Key = ""
    seat: SeatNo | None = None


class Choose(Request, frozen=True):
    options: OptionWords | None = None
    packs: Packs | None = None
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None
    public: bool | None = None
    watch: Watch | None = None
    cover: Word | None = None
    cover_after_s: CoverAfter | None = None


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


# -- answers


class Me(msgspec.Struct, frozen=True):
    """Who this browser is; an empty id is nobody yet."""

    id: str
    name: str


class HostInfo(msgspec.Struct, frozen=True):
    """Who is serving: a Holdfast of this version. `invite_at`: where friends reach it; empty if they cannot."""

    holdfast: str
    invite_at: str


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
    """A game that this server offers. A table may add the packs in `expansions`; `ready` opens in one press.

    `comrades` are the bots for a table with bots. `play_now` and `play_with_bots` are what the buttons are called that
    begin at once, `facts` for how many and how long it is; each is empty where the usual words will do. `roles` say
    what one is on a seat, where seats differ, and `endings` how it ended, by the first word of the outcome.
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
    expansions: tuple[OptionValue, ...]
    talks_through_game: bool
    rules_version: int
    has_campaign: bool


class GameBox(msgspec.Struct, frozen=True):
    """All that a client needs to show a game with these packs: content never holds a secret. `texts` is its table of
    English texts, the table's own included; `about` says of events which kind of secret they tell, so that a client
    can forget them.
    """

    info: GameInfo
    choices: tuple[OptionChoice, ...]
    texts: dict[str, str]
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


class Tables(msgspec.Struct, frozen=True):
    open: tuple[TableInfo, ...]
    mine: tuple[TableInfo, ...]
    finished: tuple[TableInfo, ...]


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
    """All that was told in public in a finished game, in order."""

    lines: tuple[StoryLine, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out, in one sentence; `key` is its text key if it has one."""

    error: str
    key: str = ""


REQUESTS: Final = (NewMe, NewTable, NewCampaign, TakeReward, Join, Choose, SetSeat, TakeSeat, Invite, Fork, LinkToShow)
ANSWERS: Final = (
    Me,
    Forgotten,
    HostInfo,
    LinkPicture,
    GameInfo,
    GameBox,
    Opened,
    LinkMade,
    Tables,
    CampaignInfo,
    CampaignList,
    Film,
    PublicStory,
    Problem,
)
