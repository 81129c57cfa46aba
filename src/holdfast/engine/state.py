"""State: everything true at the table, secrets included; its verbs, its derived clone(), its digest.

A game's state is a class with annotated fields under `@derived`. From the annotations come the slots,
the constructor and `clone()`; a type that nobody knows how to copy is an error at import. So is a field of which nobody
says who may know it: from the marks (`knowledge.py`) comes `masked(seat)`, the state as a seat knows it.
"""

from __future__ import annotations

import dataclasses
import inspect
import typing
from enum import Enum
from types import NoneType, UnionType
from typing import Any, ClassVar, Final, TypeVar, Union, dataclass_transform

import msgspec

from holdfast.engine import knowledge
from holdfast.engine.action import Action
from holdfast.engine.content import Content
from holdfast.engine.event import Event, Forgot, Told
from holdfast.engine.flow import FlowError, Frame, Strand, run
from holdfast.engine.poison import UNKNOWN, needed
from holdfast.engine.rng import Rng
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Seats, Secret
from holdfast.engine.timers import Timer

T = TypeVar("T")
A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=type)

# Fields that live only while a command is carried out: never saved, fresh in a clone.
TRANSIENT: Final = {"told": "[]", "learned": "[]", "current": "None", "started": "0"}
# Fields that are saved only where they are not as usual: states from before they were there have the usual value.
USUAL: Final[dict[str, Any]] = {"away": ()}
ATOMS: Final = (int, str, bool, bytes, float, NoneType)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: a text key, and the seats that won."""

    key: str
    winners: tuple[int, ...] = ()


def is_frozen(kind: Any) -> bool:
    """Tells whether values of this annotation never change, so that copies may share them."""
    origin = typing.get_origin(kind)
    if origin in (tuple, frozenset, Union, UnionType):
        return all(part is Ellipsis or is_frozen(part) for part in typing.get_args(kind))
    if origin is typing.Literal or origin is Secret:
        return True
    if not isinstance(kind, type):
        return False
    if kind in ATOMS or issubclass(kind, Enum | Secret):
        return True
    return issubclass(kind, msgspec.Struct) and bool(kind.__struct_config__.frozen)


def _copied(kind: Any, value: str) -> str:
    """Returns the expression that copies `value`, a variable of this annotation."""
    if is_frozen(kind):
        return value
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is bytearray:
        return f"{value}[:]"
    if origin is list:
        inner = _copied(args[0], "x")
        return f"{value}[:]" if inner == "x" else f"[{inner} for x in {value}]"
    if origin is dict:
        inner = _copied(args[1], "x")
        return f"{value}.copy()" if inner == "x" else f"{{k: {inner} for k, x in {value}.items()}}"
    if origin in (Union, UnionType) and len(args) == 2 and NoneType in args:
        (some,) = (part for part in args if part is not NoneType)
        return f"(None if {value} is None else {_copied(some, value)})"
    if isinstance(kind, type) and "clone" in dir(kind):
        return f"{value}.clone()"
    raise TypeError(f"nobody knows how to copy {kind!r}: use a list, dict, bytearray, Pile or a frozen value")


@dataclass_transform(kw_only_default=True)
def derived(cls: C) -> C:
    """Gives a state class its slots, keyword constructor, clone(), masked() and list of saved FIELDS."""
    made: Any = dataclasses.dataclass(slots=True, eq=False, repr=False, kw_only=True)(cls)
    hints = {f: t for f, t in typing.get_type_hints(made).items() if typing.get_origin(t) is not ClassVar}
    marked = typing.get_type_hints(made, include_extras=True)
    base = globals().get("State")  # not there yet while State itself is derived
    verbs = {name for name in vars(base) if callable(getattr(base, name))} if base else set()
    if clash := sorted(verbs & set(inspect.get_annotations(cls))):
        raise TypeError(f"{cls.__name__} has fields named like engine verbs: {', '.join(clash)}")
    source = "def clone(self):\n twin = new(cls)\n"
    for field, kind in hints.items():
        if field in TRANSIENT:
            source += f" twin.{field} = {TRANSIENT[field]}\n"
            continue
        try:
            source += f" twin.{field} = {_copied_if_known(marked[field], kind, f'self.{field}')}\n"
        except TypeError as problem:
            raise TypeError(f"{cls.__name__}.{field}: {problem}") from None
    scope: dict[str, Any] = {"cls": made, "new": object.__new__, "UNKNOWN": UNKNOWN}
    exec(source + " return twin\n", scope)
    made.clone = scope["clone"]
    made.FIELDS = {f: t for f, t in hints.items() if f not in TRANSIENT and not _is_content(t)}
    if base is not None:
        made.masked = _masked(made, {field: marked[field] for field in hints})
    return made  # type: ignore[no-any-return]


def _copied_if_known(marked: Any, kind: Any, value: str) -> str:
    """Returns the same for a field that a mask may leave unknown as a whole: then there is nothing to copy."""
    copied, mark = _copied(kind, value), knowledge.mark_of(marked)
    if copied == value or not (mark is knowledge.HIDDEN or isinstance(mark, knowledge.By)):
        return copied
    return f"{value} if {value} is UNKNOWN else {copied}"


def _masked(made: type, marked: dict[str, Any]) -> Any:
    """Returns the function that masks a state for a seat, made from the marks of its fields."""
    scope: dict[str, Any] = {**knowledge.SCOPE, "cls": made, "new": object.__new__}
    source = "def masked(self, seat):\n twin = new(cls)\n"
    for field, hint in marked.items():
        try:
            if field in TRANSIENT:
                mask = TRANSIENT[field]
            elif field in knowledge.ENGINE:
                mask = knowledge.ENGINE[field]
            elif _is_content(hint):
                mask = f"self.{field}"
            else:
                mask = knowledge.mask_source(field, hint, _copied, scope)
        except TypeError as problem:
            raise TypeError(f"{made.__name__}.{field}: {problem}") from None
        source += f" twin.{field} = {mask}\n"
    exec(source + " return twin\n", scope)
    return scope["masked"]


def _is_content(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Content)


@derived
class State:
    """What every game's state has, and the verbs that steps and actions use."""

    FIELDS: ClassVar[dict[str, Any]]

    seated: int
    rng: Rng
    now: int = 0
    strands: list[Strand] = dataclasses.field(default_factory=list)
    timers: list[Timer] = dataclasses.field(default_factory=list)
    born: int = 0
    asked: list[int] = dataclasses.field(default_factory=list)
    reveals: int = 0
    outcome: Outcome | None = None
    away: tuple[int, ...] = ()  # seats whose people are not there, and which no bot plays for
    told: list[Told] = dataclasses.field(default_factory=list)
    learned: list[tuple[str, Seats]] = dataclasses.field(default_factory=list)
    current: Strand | None = None
    started: int = 0

    def clone(self) -> typing.Self:
        raise TypeError(f"{type(self).__name__} lacks @derived")

    def masked(self, seat: int) -> typing.Self:
        """Returns the state as a seat, or a spectator (-1), knows it: whatever it does not know is poison."""
        raise TypeError(f"{type(self).__name__} lacks @derived")

    def known_now(self) -> int:
        """Returns the time that everybody knows: a game in which clocks run says when something last happened."""
        return 0

    # -- the order of play

    def begin(self, play: Frame, *standing: Frame) -> None:
        """Starts the main strand, and standing offers on strands of their own, and runs to the first decision."""
        self.asked = [0] * self.seated
        for frame in (play, *standing):
            self.fork(frame)
        run(self)

    def start(self, frame: Frame) -> None:
        """Goes on with `frame`, and comes back here when it is done."""
        if self.current is None:
            raise FlowError("start() is for steps and do(): nothing is running")
        self.started += 1
        self.current.frames.append(frame)

    def fork(self, frame: Frame) -> None:
        """Starts a strand that runs beside this one."""
        self.strands.append(Strand(self.born, [frame]))
        self.born += 1

    @property
    def answered(self) -> Action | None:
        """Returns the action that answered the decision this step waited for; None if it closed by itself."""
        return None if self.current is None else self.current.answered

    def answer(self, kind: type[A]) -> A:
        """Returns the same, where only one kind of action could have answered."""
        action = self.answered
        if not isinstance(action, kind):
            raise FlowError(f"expected the answer {kind.__name__}, found {action!r}")
        return action

    def end(self, key: str, winners: tuple[int, ...] = ()) -> None:
        """Ends the game: every strand and timer is gone, the loop stops."""
        self.outcome = Outcome(key, winners)
        self.strands = []
        self.timers = []

    def is_over(self) -> bool:
        return self.outcome is not None

    def frames(self) -> typing.Iterator[Frame]:
        """Yields everything that is going on, strand by strand."""
        for strand in self.strands:
            yield from strand.frames

    def look_around(self, away: tuple[int, ...]) -> None:
        """Notes in place that these seats are away and all others are there; games react where it matters."""
        self.away = away
        run(self)

    # -- time

    def after(self, ms: int, frame: Frame, key: str) -> None:
        self.timers.append(Timer(self.now + ms, self.born, key, frame))
        self.born += 1
        self._sort_timers()

    def shift(self, key: str, ms: int) -> None:
        """Moves the timers of this key, never before now."""
        self.timers = [
            Timer(max(self.now, t.due + ms), t.no, t.key, t.frame) if t.key == key else t for t in self.timers
        ]
        self._sort_timers()

    def cancel(self, key: str) -> None:
        self.timers = [t for t in self.timers if t.key != key]

    def due(self, key: str) -> int | None:
        return next((t.due for t in self.timers if t.key == key), None)

    def _sort_timers(self) -> None:
        self.timers.sort(key=lambda t: (t.due, t.no))

    # -- telling and hiding

    def tell(self, event: Event, to: Seats = EVERYBODY) -> None:
        self.told.append(Told(event, to))

    def learn(self, kind: str, to: Seats) -> None:
        """Notes that seats learned something of this kind; undo never goes back across it."""
        self.reveals += 1
        self.learned.append((kind, to))

    def reveal(self, secret: Secret[T], to: Seats = EVERYBODY) -> Secret[T]:
        """Returns the secret as it is now known to these seats too."""
        if to & ~secret.known_to:
            self.learn(secret.kind, to & ~secret.known_to)
        return Secret(secret.kind, secret.true(), secret.known_to | to)

    def forget(self, secret: Secret[T], by: Seats) -> Secret[T]:
        """Returns the secret without the knowledge of these seats; what they were told about its kind is dropped."""
        if secret.known_to & by:
            self.tell(Forgot((secret.kind,)), to=by)
        return Secret(secret.kind, secret.true(), secret.known_to & ~by)

    def draw(self, pile: Pile, to: Pile, known_to: Seats = NOBODY) -> int:
        """Moves the top card of a pile onto another; returns it, for steps only."""
        card, known = pile.pop()
        needed(card)
        if isinstance(to, Hand):
            known_to |= 1 << (to.owner + 1)
        if known_to & ~known:
            self.learn(pile.kind, known_to & ~known)
        to.put(card, known | known_to)
        return card

    def turn_up(self, pile: Pile) -> int:
        """Takes the top card off a pile for all to see."""
        card, known = pile.pop()
        needed(card)
        if known != EVERYBODY:
            self.learn(pile.kind, ~known)
        return card

    def take(self, pile: Pile, card: int) -> int:
        """Takes this card out of a pile or hand for all to see."""
        _, known = pile.pop(pile.cards.index(card))
        if known != EVERYBODY:
            self.learn(pile.kind, ~known)
        return card

    def show(self, pile: Pile, place: int, to: Seats) -> int:
        """Lets seats look at one card where it lies."""
        known = pile.known[place]
        if to & ~known:
            self.learn(pile.kind, to & ~known)
        pile.known[place] = known | to
        return needed(pile.cards[place])

    def shuffle(self, pile: Pile, stream: str) -> None:
        """Shuffles a pile; nobody knows any card of it afterwards."""
        self.rng.shuffle(pile.cards, stream)
        pile.known = [NOBODY] * len(pile.cards)

    @property
    def barrier(self) -> int:
        """Returns a number that grows with every die and every reveal: undo may not cross a change of it."""
        return self.reveals + self.rng.drawn
