"""Everything that goes over the socket: one typed, tagged union each way. docs/protocol.md describes it in words.

`encode` is the only way out. It takes server messages and nothing else, and raises on a Secret wherever one hides.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NoReturn, TypeAlias

import msgspec
from msgspec import Meta

from holdfast.engine.action import Refusal, snake_case
from holdfast.engine.event import Event
from holdfast.engine.view import View
from holdfast.table.lobby import Stage, Watch

LARGEST: Final = 4096  # bytes of a client's message
PROTOCOL: Final = 1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Spot: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Page: TypeAlias = Annotated[str, Meta(max_length=3000)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


# -- from the browser


class FromClient(msgspec.Struct, frozen=True, tag_field="t", tag=snake_case, forbid_unknown_fields=True):
    """`id` is the sender's own mark: an answer names it, and what comes twice under one id is done once."""


class Hello(FromClient, frozen=True):
    """First message: come to a table. `last` is the last update seen, `key` the secret of a link."""

    table: Id
    last: Number | None = None
    key: Key = ""


class Act(FromClient, frozen=True):
    """Answer an ask."""

    id: Id
    ask: Number
    action: msgspec.Raw


class Why(FromClient, frozen=True):
    """Why could I not do this? Changes nothing."""

    id: Id
    ask: Number
    action: msgspec.Raw


class Sync(FromClient, frozen=True):
    """Tell me what came after update `last`; without it, everything."""

    last: Number | None = None


class Ping(FromClient, frozen=True):
    """`sent` comes back as it is."""

    sent: float


class Pause(FromClient, frozen=True):
    id: Id


class Resume(FromClient, frozen=True):
    id: Id


class Undo(FromClient, frozen=True):
    """Wish to take back one's last answer, or agree to the wish there is."""

    id: Id


class KeepOn(FromClient, frozen=True):
    """Do not agree to the wish to undo."""

    id: Id


class Chat(FromClient, frozen=True):
    id: Id
    text: Words


class Quick(FromClient, frozen=True):
    """Say a ready-made phrase, by the end of its text key `quick.<phrase>`."""

    id: Id
    phrase: Spot


class Point(FromClient, frozen=True):
    """Show everybody a place on the board, by the name that the client's boards have for it."""

    id: Id
    at: Spot


class Note(FromClient, frozen=True):
    """Keep this as the seat's private notes."""

    id: Id
    text: Page


ClientMessage: TypeAlias = (
    Hello | Act | Why | Sync | Ping | Pause | Resume | Undo | KeepOn | Chat | Quick | Point | Note
)


# -- parts of what the server says


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. With a person and a bot, the bot covers for the person."""

    name: str
    person: str
    bot: str
    here: bool
    picks: dict[str, str]


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    stage: Stage
    host: str
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    packs: tuple[str, ...]
    public: bool
    watch: Watch
    cover: str
    watchers: int
    rematch: str
    origin: str
    outcome: str
    created: int
    changed: int


class ClockInfo(msgspec.Struct, frozen=True):
    """At server time `now` the game's clock showed `game`; it stands still if not `running`."""

    now: int
    game: int
    running: bool


class Spoken(msgspec.Struct, frozen=True):
    """Something said. A `quick` text is the end of the key `quick.<text>`. `at` is milliseconds since 1970."""

    no: int
    at: int
    seat: int
    name: str
    text: str
    quick: bool


# -- from the server


class FromServer(msgspec.Struct, frozen=True, tag_field="t", tag=snake_case):
    pass


class Welcome(FromServer, frozen=True):
    """The answer to hello. `seat` is yours, -1 for those who watch."""

    protocol: int
    version: str
    person: str
    seat: int
    table: TableInfo
    clock: ClockInfo
    notes: str
    said: tuple[Spoken, ...]


class Table(FromServer, frozen=True):
    """People, seats or settings changed."""

    seat: int
    table: TableInfo


class LogPage(msgspec.Struct, frozen=True):
    """The events of update `n`."""

    n: int
    events: tuple[Event, ...]


class Whole(FromServer, frozen=True):
    """All that you may know now. Forget every earlier view and log."""

    n: int
    view: View
    log: tuple[LogPage, ...]
    names: dict[str, str]
    commitment: str
    clock: ClockInfo


class Update(FromServer, frozen=True):
    """Something happened. If you have not reached update `after`, send sync.

    `holds`: after an undo, the last update that still holds; drop later log lines. `view` is null where only
    the events go out at once and the view follows.
    """

    after: int
    n: int
    events: tuple[Event, ...]
    view: View | None
    holds: int | None = None


class Ack(FromServer, frozen=True):
    """It was done, and is kept."""

    id: str


class Refused(FromServer, frozen=True):
    """It was not done; `text` is the refusal in English."""

    id: str
    refusal: Refusal
    text: str


class Reason(FromServer, frozen=True):
    """The answer to why; no refusal if it is possible."""

    id: str
    refusal: Refusal | None
    text: str


class Clock(FromServer, frozen=True):
    """The game was paused or goes on."""

    clock: ClockInfo


class Wish(FromServer, frozen=True):
    """The seats that have agreed to go back; nobody means that there is no such wish (any more)."""

    agreed: tuple[int, ...]


class Said(FromServer, frozen=True):
    said: Spoken


class Pointed(FromServer, frozen=True):
    seat: int
    at: str


class Pong(FromServer, frozen=True):
    sent: float
    clock: ClockInfo


ErrorCode: TypeAlias = Literal[
    "malformed", "too_large", "too_frequent", "not_allowed", "no_such_table", "hello_first", "broken", "busy"
]


class Error(FromServer, frozen=True):
    """Something was wrong with what this connection sent; everything else goes on."""

    code: ErrorCode
    text: str
    id: str = ""


class Bye(FromServer, frozen=True):
    """The server closes this connection. `again`: come back in a moment."""

    text: str
    again: bool


ServerMessage: TypeAlias = (
    Welcome | Table | Whole | Update | Ack | Refused | Reason | Clock | Wish | Said | Pointed | Pong | Error | Bye
)


# -- in and out


class WireError(TypeError):
    """Something that must never leave the server was about to: a bug, never a player's fault."""


def _refuse(value: object) -> NoReturn:
    raise WireError(f"a {type(value).__name__} may not be sent")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_refuse)
_DECODER: Final = msgspec.json.Decoder(ClientMessage)


def encode(message: ServerMessage) -> str:
    if not isinstance(message, FromServer):
        raise WireError(f"a {type(message).__name__} is no message of the server")
    return _ENCODER.encode(message).decode()


def decode(data: str | bytes) -> ClientMessage:
    """Raises msgspec.MsgspecError, which says what is wrong and where."""
    message: ClientMessage = _DECODER.decode(data)
    return message


def public_json(value: Any) -> bytes:
    """What the HTTP side answers; as strict about secrets."""
    return _ENCODER.encode(value)
