"""What a browser may send over the socket, with bounds on everything."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from holdfast.server.wire.message_names import message_tag

LARGEST: Final = 4096  # bytes of a client's message
LONGEST_REASON: Final = 120  # signs of why somebody stopped the clock

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Reasons: TypeAlias = Annotated[str, Meta(max_length=LONGEST_REASON)]
Phrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Spot: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{1,20}[ -][0-9]{1,4}$")]  # no way around what may be said
NoteText: TypeAlias = Annotated[str, Meta(max_length=3000)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
To: TypeAlias = Literal["table", "side"]


class FromClient(msgspec.Struct, frozen=True, tag_field="t", tag=message_tag, forbid_unknown_fields=True):
    """`id` is the sender's own mark: an answer names it, and what comes twice under one id is done once."""


class HelloMessage(FromClient, frozen=True):
    """First message: come to a table. `last` is the last update seen, `key` the secret of a link."""

    table: Id
    last: Number | None = None
    key: Key = ""


class ActMessage(FromClient, frozen=True):
    """Answers an ask."""

    id: Id
    ask: Number
    action: msgspec.Raw


class WhyMessage(FromClient, frozen=True):
    """Why could I not do this? Changes nothing."""

    id: Id
    ask: Number
    action: msgspec.Raw


class PreviewMessage(FromClient, frozen=True):
    """What would this do, as far as I can know? Changes nothing."""

    id: Id
    ask: Number
    action: msgspec.Raw


class DescribeMessage(FromClient, frozen=True):
    """Tell me the table in sentences. Changes nothing."""

    id: Id


class HintMessage(FromClient, frozen=True):
    """What would a good player do in my place? Changes nothing."""

    id: Id


class OpenHintMessage(FromClient, frozen=True):
    """Open the next of the game's written hints, for everybody."""

    id: Id


class BeginMessage(FromClient, frozen=True):
    """As the host: everybody is ready now, also those who have not said so."""

    id: Id


class EnoughMessage(FromClient, frozen=True):
    """I have done enough while this clock runs; or, without `yes`, not yet after all."""

    id: Id
    yes: bool = True


class SyncMessage(FromClient, frozen=True):
    """Tell me what came after update `last`; without it, everything."""

    last: Number | None = None


class PingMessage(FromClient, frozen=True):
    """`sent` comes back as it is."""

    sent: float


class PauseMessage(FromClient, frozen=True):
    """Stop the game's clock; during the countdown after a resume, stop that.

    Who has stopped it may send the reason afterwards, except where talk is an action of the game.
    """

    id: Id
    reason: Reasons = ""


class ResumeMessage(FromClient, frozen=True):
    """Let the clock run; where something is due by itself, after a countdown of three seconds."""

    id: Id


class UndoMessage(FromClient, frozen=True):
    """Wish to take back one's last answer, or agree to the wish there is."""

    id: Id


class KeepOnMessage(FromClient, frozen=True):
    """Do not agree to the wish to undo."""

    id: Id


class LookMessage(FromClient, frozen=True):
    """Say whether the page is being looked at: who looks need not be told elsewhere that it is their turn."""

    looking: bool


class ChatMessage(FromClient, frozen=True):
    """Say something, to everybody or to one's own side."""

    id: Id
    text: Words
    to: To = "table"


class QuickMessage(FromClient, frozen=True):
    """Say a ready-made phrase, by the end of its text key `quick.<phrase>`."""

    id: Id
    phrase: Phrase
    to: To = "table"


class PointMessage(FromClient, frozen=True):
    """Show a place on the board, by the name that the client's boards have for it, such as `room-3`; one's own side
    sees it.
    """

    id: Id
    at: Spot


class NoteMessage(FromClient, frozen=True):
    """Keep this as the seat's private notes."""

    id: Id
    text: NoteText


ClientMessage: TypeAlias = (
    HelloMessage
    | ActMessage
    | WhyMessage
    | PreviewMessage
    | DescribeMessage
    | HintMessage
    | OpenHintMessage
    | BeginMessage
    | EnoughMessage
    | SyncMessage
    | PingMessage
    | PauseMessage
    | ResumeMessage
    | UndoMessage
    | KeepOnMessage
    | LookMessage
    | ChatMessage
    | QuickMessage
    | PointMessage
    | NoteMessage
)

_DECODER: Final = msgspec.json.Decoder(ClientMessage)


def decode(data: str | bytes) -> ClientMessage:
    """Raises msgspec.MsgspecError, which says what is wrong and where."""
    message: ClientMessage = _DECODER.decode(data)
    return message
