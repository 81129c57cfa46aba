"""Who may know a field of a state or a frame, said where the field stands; what a seat knows is the state, masked.

    @derived
    class Magpie(State):
        score: Public[list[int]]          # everybody knows it
        deck: Counted[Pile]               # everybody knows how many there are
        hands: Known[list[Hand]]          # each card, those whom the pile says
        seed: Hidden[int]                 # nobody
        bids: Annotated[list[int], By(bids_for)]     # what a function of the game says

From these marks `derived` makes `s.masked(seat)`, a state of the same class in which everything that the seat does not
know is poison (`poison.py`). Functions of the rules work on it as long as they need no more than the seat knows.
Of others' knowledge a mask keeps only whether everybody knows a thing. Fields of frames are public, but for secrets,
which are known as they say; marks say where that is not so. A strand is there for a seat as far as its frames say that
the seat knows of them (`Frame.known_to`); an answer that led beyond that is unknown, too. So are timers.
"""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Iterable
from types import NoneType
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec

from holdfast.engine.flow import Decision, Frame, Strand
from holdfast.engine.poison import NO_DICE, UNKNOWN
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Secret, includes
from holdfast.engine.timers import Timer

if TYPE_CHECKING:
    from holdfast.engine.state import State

T = TypeVar("T")
F = TypeVar("F", bound=Frame)


class Mark:
    """Says who may know a field."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


class By(Mark):
    """A function of the game says what a seat may know of the field: (state, seat) -> value, of a frame's field
    (state, frame, seat) -> value. What it returns is not shared with the state."""

    def __init__(self, mask: Callable[..., Any]) -> None:
        super().__init__(f"By({mask.__name__})")
        self.mask = mask


PUBLIC: Final = Mark("Public")
COUNTED: Final = Mark("Counted")
KNOWN: Final = Mark("Known")
HIDDEN: Final = Mark("Hidden")

Public = Annotated[T, PUBLIC]
Counted = Annotated[T, COUNTED]
Known = Annotated[T, KNOWN]
Hidden = Annotated[T, HIDDEN]


def mark_of(hint: Any) -> Mark | None:
    """Returns the mark in an annotation."""
    return next((part for part in getattr(hint, "__metadata__", ()) if isinstance(part, Mark)), None)


# -- secrets and piles


_NOTHING: Final[dict[str, Secret[Any]]] = {}  # a secret never changes, so one unknown secret of each kind will do


def mask_secret(secret: Secret[T], seat: int) -> Secret[T]:
    """Returns the secret as a seat knows it."""
    known = secret.known_to
    if known == EVERYBODY:
        return secret
    bit = 1 << (seat + 1)
    if known & bit:
        return secret if known == bit else Secret(secret.kind, secret.look(seat), bit)
    return unknown_secret(secret.kind)


def unknown_secret(kind: str) -> Secret[Any]:
    found = _NOTHING.get(kind)
    if found is None:
        found = _NOTHING[kind] = Secret(kind, UNKNOWN, NOBODY)
    return found


def mask_pile(pile: Pile, seat: int) -> Pile:
    """Returns the pile as a seat knows it; in a hand the unknown cards lie last, for a place would tell a rank."""
    bit = 1 << (seat + 1)
    twin = pile.emptied()
    if not pile.cards:
        return twin
    known = [EVERYBODY if who == EVERYBODY else who & bit for who in pile.known]
    cards = [card if who else UNKNOWN for card, who in zip(pile.cards, known, strict=True)]
    if isinstance(pile, Hand):
        order = sorted(range(len(cards)), key=lambda place: not known[place])
        known, cards = [known[place] for place in order], [cards[place] for place in order]
    twin.known, twin.cards = known, cards
    return twin


def count_pile(pile: Pile) -> Pile:
    """Returns a pile of as many unknown cards."""
    size = len(pile.cards)
    twin = pile.emptied()
    if size:
        twin.known = [NOBODY] * size
        twin.cards = [UNKNOWN] * size
    return twin


# -- frames and timers


def mask_frame(s: State, frame: F, seat: int) -> F:
    """Returns the frame as a seat knows it: a decision with the number that the seat has for it."""
    twin: Any = frame.__copy__()
    if frame.WAITS and twin.ids:
        ids = twin.ids
        twin.ids = (*(0,) * seat, ids[seat], *(0,) * (len(ids) - seat - 1)) if seat >= 0 else (0,) * len(ids)
    for field, mask in _masked_fields(type(frame)):
        setattr(twin, field, mask(s, frame, seat))
    return twin  # type: ignore[no-any-return]


@functools.cache
def _masked_fields(kind: type[Frame]) -> tuple[tuple[str, Callable[[State, Any, int], Any]], ...]:
    """Returns the fields of a frame that are not simply public, and for each what masks it for a seat."""
    hints = typing.get_type_hints(kind, include_extras=True)
    found: list[tuple[str, Callable[[State, Any, int], Any]]] = []
    for field in kind.__struct_fields__:
        mark = mark_of(hints[field])
        if isinstance(mark, By):
            found.append((field, mark.mask))
        elif mark not in (None, PUBLIC, KNOWN):
            raise TypeError(f"{kind.__name__}.{field}: a frame's field is Public, Known, or masked by a function")
        elif holds_secrets(hints[field]):
            found.append((field, functools.partial(_mask_secret_field, field)))
    return tuple(found)


def _mask_secret_field(field: str, s: State, frame: Frame, seat: int) -> Any:
    value = getattr(frame, field)
    return mask_secret(value, seat) if isinstance(value, Secret) else value


def check_frame_marks(kind: type[Frame]) -> None:
    """Raises TypeError, at import, for a frame with a mark that frames cannot bear."""
    _masked_fields(kind)


def mask_strands(s: State, seat: int) -> list[Strand]:
    found: list[Strand] = []
    for strand in s.strands:
        frames = []
        for frame in strand.frames:
            known = frame.known_to(s)
            if known != EVERYBODY and not includes(known, seat):
                break
            frames.append(mask_frame(s, frame, seat))
        if frames:
            if len(frames) < len(strand.frames) and isinstance(last := frames[-1], Decision):
                last.given = None
            found.append(Strand(len(found), frames))
    return found


def mask_timers(s: State, seat: int) -> list[Timer]:
    known = [timer for timer in s.timers if includes(timer.frame.known_to(s), seat)]
    return [Timer(t.due, number, t.key, mask_frame(s, t.frame, seat)) for number, t in enumerate(known)]


# -- what `derived` makes of the marks


# The engine's own fields: who knows them does not depend on the game.
ENGINE: Final = {
    "seated": "self.seated",
    "rng": "NO_DICE",
    "now": "self.known_now()",
    "strands": "mask_strands(self, seat)",
    "timers": "mask_timers(self, seat)",
    "born": "len(twin.strands) + len(twin.timers)",
    "asked": "[number if other == seat else 0 for other, number in enumerate(self.asked)]",
    "reveals": "0",
    "outcome": "self.outcome",
    "away": "self.away",
}
SCOPE: Final[dict[str, Any]] = {
    "NO_DICE": NO_DICE,
    "UNKNOWN": UNKNOWN,
    "count_pile": count_pile,
    "mask_pile": mask_pile,
    "mask_secret": mask_secret,
    "mask_strands": mask_strands,
    "mask_timers": mask_timers,
}


def mask_source(field: str, hint: Any, copied: Callable[[Any, str], str], scope: dict[str, Any]) -> str:
    """Returns the expression that masks a field, by its mark; raises TypeError where nobody says who may know it."""
    mark = mark_of(hint)
    value = f"self.{field}"
    if mark is None:
        raise TypeError("nobody says who may know it: mark it Public, Counted, Known, Hidden or By(...)")
    kind = typing.get_args(hint)[0]
    if isinstance(mark, By):
        scope[f"by_{field}"] = mark.mask
        return f"by_{field}(self, seat)"
    if mark is HIDDEN:
        return "UNKNOWN"
    if mark is PUBLIC:
        if holds_secrets(kind):
            raise TypeError("it is Public, and its type holds secrets: mark it Known, Counted or By(...)")
        return copied(kind, value)
    many = typing.get_origin(kind) is list
    one = typing.get_args(kind)[0] if many else kind
    masked = _masked_one(mark, typing.get_origin(one) or one)
    return f"[{masked.format('x')} for x in {value}]" if many else masked.format(value)


def _masked_one(mark: Mark, kind: Any) -> str:
    if isinstance(kind, type) and issubclass(kind, Pile):
        return "count_pile({})" if mark is COUNTED else "mask_pile({}, seat)"
    if isinstance(kind, type) and issubclass(kind, Secret) and mark is KNOWN:
        return "mask_secret({}, seat)"
    raise TypeError(f"{mark.name} is for {'piles' if mark is COUNTED else 'secrets and piles'}, not for {kind!r}")


def holds_secrets(kind: Any) -> bool:
    """Tells whether a value of this annotation may hold something that not everybody knows."""
    origin = typing.get_origin(kind)
    if origin is Secret:
        return True
    if isinstance(kind, type) and not typing.get_args(kind):
        if issubclass(kind, Secret | Pile):
            return True
        if issubclass(kind, msgspec.Struct):
            return any(map(holds_secrets, _hints(kind)))
    return any(holds_secrets(part) for part in typing.get_args(kind) if part is not NoneType)


@functools.cache
def _hints(kind: type[msgspec.Struct]) -> Iterable[Any]:
    hints = typing.get_type_hints(kind)
    return tuple(hints[field] for field in kind.__struct_fields__)
