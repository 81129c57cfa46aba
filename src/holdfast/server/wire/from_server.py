"""Everything that the server says over the socket: one typed, tagged union. docs/protocol.md describes it in words."""

from __future__ import annotations

from typing import Final, Literal, NewType, TypeAlias

import msgspec

from holdfast.engine.action import Action, Param, Refusal
from holdfast.engine.event import Event
from holdfast.engine.message import Message
from holdfast.engine.option_making import Passage
from holdfast.engine.screen import Consequence, Section
from holdfast.engine.view import View
from holdfast.server.wire.message_names import message_tag
from holdfast.server.wire.table_info import ClockInfo, Spoken, TableInfo

PROTOCOL: Final = 2

Changes = NewType("Changes", dict[str, object])  # fields of a view, by name


class FromServer(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=message_tag):
    pass


class WelcomeMessage(FromServer, frozen=True):
    """The answer to hello. `seat` is yours, -1 for those who watch; `side` all who play with you against others."""

    protocol: int
    version: str
    person: str
    seat: int
    side: tuple[int, ...]
    table: TableInfo
    clock: ClockInfo
    notes: str
    said: tuple[Spoken, ...]


class TableMessage(FromServer, frozen=True):
    """People, seats or settings changed."""

    seat: int
    side: tuple[int, ...]
    table: TableInfo


class LogPage(msgspec.Struct, frozen=True):
    """The events of update `n`."""

    n: int
    events: tuple[Event, ...]


class WholeMessage(FromServer, frozen=True):
    """All that you may know now. Forget every earlier view and log."""

    n: int
    view: View
    log: tuple[LogPage, ...]
    names: dict[str, str | Message]
    commitment: str
    clock: ClockInfo


class UpdateMessage(FromServer, frozen=True):
    """Something happened. If you have not reached update `after`, send sync.

    `changed`: the fields of your view that are not as you know them; all others stay as they are. `dice.2` is the third
    of the dice, `asks.0.options` are those of the first ask; what is beside them is as you know it. It is null where
    only the events go out at once and the view follows. `holds`: after an undo, the last update that still holds; drop
    later log lines.
    """

    after: int
    n: int
    events: tuple[Event, ...]
    changed: Changes | None
    holds: int | None = None


class EndedMessage(FromServer, frozen=True):
    """The game is over: what there is to read now, and the key that `commitment` bound the table to, in hex."""

    passages: tuple[Passage, ...]
    key: str


class NoticeMessage(FromServer, frozen=True):
    """Something that everybody at the table should know; `text` is it in English."""

    key: str
    params: dict[str, Param]
    text: str


class AckMessage(FromServer, frozen=True):
    """It was done, and is kept."""

    id: str


class RefusedMessage(FromServer, frozen=True):
    """It was not done; `text` is the refusal in English."""

    id: str
    refusal: Refusal
    text: str


class ReasonMessage(FromServer, frozen=True):
    """The answer to why; no refusal if it is possible."""

    id: str
    refusal: Refusal | None
    text: str


class PreviewedMessage(FromServer, frozen=True):
    """The answer to preview; what is not possible does nothing."""

    id: str
    consequence: Consequence


class DescribedMessage(FromServer, frozen=True):
    """The answer to describe: the table in sentences, as it was after update `n`."""

    id: str
    n: int
    sections: tuple[Section, ...]


class HintedMessage(FromServer, frozen=True):
    """The answer to hint: what a bot that knows what you know would do."""

    id: str
    ask: int
    action: Action


class ClockMessage(FromServer, frozen=True):
    """The game was paused, is about to go on, or goes on."""

    clock: ClockInfo


class WishMessage(FromServer, frozen=True):
    """The seats that have agreed to go back; nobody means that there is no such wish (any more)."""

    agreed: tuple[int, ...]


class SaidMessage(FromServer, frozen=True):
    said: Spoken


class PointedMessage(FromServer, frozen=True):
    seat: int
    at: str


class PongMessage(FromServer, frozen=True):
    sent: float
    clock: ClockInfo


ErrorCode: TypeAlias = Literal[
    "malformed", "too_large", "too_frequent", "not_allowed", "no_such_table", "hello_first", "broken", "busy"
]


class ErrorMessage(FromServer, frozen=True):
    """Something was wrong with what this connection sent; everything else goes on."""

    code: ErrorCode
    text: str
    id: str = ""


class ByeMessage(FromServer, frozen=True):
    """The server closes this connection. `again`: come back in a moment."""

    text: str
    again: bool


ServerMessage: TypeAlias = (
    WelcomeMessage
    | TableMessage
    | WholeMessage
    | UpdateMessage
    | EndedMessage
    | NoticeMessage
    | AckMessage
    | RefusedMessage
    | ReasonMessage
    | PreviewedMessage
    | DescribedMessage
    | HintedMessage
    | ClockMessage
    | WishMessage
    | SaidMessage
    | PointedMessage
    | PongMessage
    | ErrorMessage
    | ByeMessage
)
