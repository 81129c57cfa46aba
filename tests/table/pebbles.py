"""A toy for tables: seats take pebbles in turn, and whoever takes the last one wins.

It has one of each thing a table must handle: a die, a secret that one seat may peek at, a form, and a clock
that a seat may start against the others.
"""

from typing import Final, Literal

import msgspec

from holdfast.bots import RANDOM
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.content import Content
from holdfast.engine.event import Event
from holdfast.engine.flow import Frame, Next, OneSeat
from holdfast.engine.game import AtTable, Game, Shown, Testing
from holdfast.engine.knowledge import Known, Public
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Secret, only
from holdfast.engine.state import State, derived
from holdfast.engine.view import Form, PickSome, View, asks_of

PATIENCE_MS: Final = 10_000


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pebbles: int = 12
    broken: Literal["", "take", "why_not"] = ""


class Bag(Content, frozen=True):
    most: int = 3


@derived
class Beach(State):
    bag: Bag
    broken: Public[str]
    pebbles: Public[int]
    taken: Public[int]
    turn: Public[int] = 0
    sixes: Public[int] = 0
    shell: Known[Secret[int]]


class Taken(Event, frozen=True):
    seat: int
    n: int


class Rolled(Event, frozen=True):
    pips: int


class Peeked(Event, frozen=True):
    ABOUT = "shell"
    seat: int
    shell: Secret[int] | int | None


class Rang(Event, frozen=True):
    seat: int


class Take(Action, frozen=True):
    n: int

    @classmethod
    def candidates(cls, s: Beach, seat: int, ask: "Turn") -> list["Take"]:
        return [Take(n) for n in range(1, s.bag.most + 1)]

    def why_not(self, s: Beach, seat: int, ask: "Turn") -> Refusal | None:
        if s.broken == "why_not" and self.n > 100:
            raise ZeroDivisionError("nobody takes so many")
        if not 1 <= self.n <= min(s.bag.most, s.pebbles):
            return refuse("pebbles:R1", "refused.take", n=s.pebbles)
        return None

    def do(self, s: Beach, seat: int, ask: "Turn") -> None:
        if s.broken == "take" and s.pebbles < 6:
            raise ZeroDivisionError("the beach is gone")
        s.pebbles -= self.n
        s.taken += self.n
        s.tell(Taken(seat, self.n))
        s.cancel("patience")


class Scoop(Action, frozen=True):
    """Take some of the three nearest pebbles."""

    which: tuple[int, ...]

    @classmethod
    def gate(cls, s: Beach, seat: int, ask: "Turn") -> Refusal | None:
        return refuse("pebbles:R2", "refused.scoop") if s.pebbles < 3 else None

    @classmethod
    def form(cls, s: Beach, seat: int, ask: "Turn") -> Form | None:
        return PickSome("scoop", "which", (1, 2, 3), 1, 3)

    def why_not(self, s: Beach, seat: int, ask: "Turn") -> Refusal | None:
        if not self.which or len(set(self.which)) < len(self.which) or not set(self.which) <= {1, 2, 3}:
            return refuse("pebbles:R2", "refused.scoop")
        return None

    def do(self, s: Beach, seat: int, ask: "Turn") -> None:
        Take(len(self.which)).do(s, seat, ask)


class Roll(Action, frozen=True):
    """Throw a die; a six puts a taken pebble back."""

    @classmethod
    def candidates(cls, s: Beach, seat: int, ask: "Turn") -> list["Roll"]:
        return [Roll()]

    def why_not(self, s: Beach, seat: int, ask: "Turn") -> Refusal | None:
        return refuse("pebbles:R3", "refused.roll") if s.sixes > 2 else None

    def do(self, s: Beach, seat: int, ask: "Turn") -> None:
        pips = s.rng.below(6, "dice") + 1
        s.tell(Rolled(pips))
        if pips == 6 and s.taken:
            s.sixes += 1
            s.taken -= 1
            s.pebbles += 1


class Peek(Action, frozen=True):
    """Look at the shell; nobody sees what you see."""

    @classmethod
    def candidates(cls, s: Beach, seat: int, ask: "Turn") -> list["Peek"]:
        return [Peek()]

    def why_not(self, s: Beach, seat: int, ask: "Turn") -> Refusal | None:
        return refuse("pebbles:R4", "refused.peek") if s.shell.is_known_to(seat) else None

    def do(self, s: Beach, seat: int, ask: "Turn") -> None:
        s.shell = s.reveal(s.shell, only(seat))
        s.tell(Peeked(seat, s.shell), to=only(seat))


class Hurry(Action, frozen=True):
    """Start the clock: the next seat has ten seconds."""

    @classmethod
    def candidates(cls, s: Beach, seat: int, ask: "Turn") -> list["Hurry"]:
        return [Hurry()]

    def do(self, s: Beach, seat: int, ask: "Turn") -> None:
        s.after(PATIENCE_MS, Ring(), "patience")


class Turn(OneSeat, kw_only=True):
    ACTIONS = (Take, Scoop, Roll, Peek, Hurry)

    no: int

    def is_open(self, s: Beach) -> bool:
        return s.turn == self.no


class Ring(Frame):
    STEPS = ("ring",)

    def ring(self, s: Beach) -> None:
        s.tell(Rang(s.turn % s.seated))
        s.turn += 1


class Play(Frame):
    STEPS = ("ask", "next_turn")

    def ask(self, s: Beach) -> None:
        s.start(Turn(seat=s.turn % s.seated, no=s.turn))

    def next_turn(self, s: Beach) -> Literal["ask"] | Next:
        if s.answered is not None:
            s.turn += 1
        if not s.pebbles:
            s.end("last", winners=((s.turn - 1) % s.seated,))
            return None
        return "ask"


class BeachView(View, frozen=True):
    pebbles: int
    shell: int | None
    rings_at: int | None


def setup(bag: Bag, options: Options, seats: int, key: bytes) -> Beach:
    rng = Rng(key)
    shell = Secret("shell", rng.below(100, "shell"))
    s = Beach(seated=seats, rng=rng, bag=bag, broken=options.broken, pebbles=options.pebbles, taken=0, shell=shell)
    s.begin(Play())
    return s


def view(s: Beach, seat: int) -> BeachView:
    return BeachView(seat, asks_of(s, seat), s.outcome, s.pebbles, s.shell.seen(seat), s.due("patience"))


def sample(view: BeachView, bag: Bag, rng: Rng) -> Beach:
    raise NotImplementedError


def other_world(s: Beach, seat: int, kind: str, rng: Rng) -> Beach:
    twin = s.clone()
    twin.shell = s.shell if s.shell.is_known_to(seat) else s.shell.with_value(rng.below(100, "other"))
    return twin


def write(s: Beach, seat: int) -> str:
    shell = s.shell.true() if seat == -2 else s.shell.seen(seat)
    return f"pebbles {s.pebbles}  turn {s.turn % s.seated}  shell {'?' if shell is None else shell}"


def read(text: str, bag: Bag) -> Beach:
    raise NotImplementedError


def positions(bag: Bag, number: int) -> Beach:
    return setup(bag, Options(pebbles=1 + number % 5), 2, bytes(15) + bytes([number % 256]))


GAME = Game(
    name="pebbles",
    rules_version=1,
    package=__name__,
    seats=range(2, 4),
    state=Beach,
    view_type=BeachView,
    options=Options,
    content=Bag,
    setup=setup,
    view=view,
    sample=sample,
    write=write,
    bots={"random": RANDOM},
    texts={
        "handful.1": "a single pebble",
        "handful.9": "nine at once",
        "tally.handful": "Handfuls",
        "event.taken": "Seat { $seat } takes { $n ->\n    [one] 1 pebble\n   *[other] { $n } pebbles\n}.",
        "event.rolled": "The die shows { $pips }.",
        "event.peeked": "The shell says { $shell }.",
        "event.rang": "The clock rings for seat { $seat }.",
        "outcome.last": "The last pebble is gone.",
        "refused.take": "there are { $n } pebbles, and you take one to three",
    },
    shown=Shown(
        tally=lambda event: (f"handful.{event.n}",) if isinstance(event, Taken) else (),
        tallied=lambda content: tuple(f"handful.{n}" for n in (1, 2, 3, 9)),
    ),
    at_table=AtTable(
        pause_rule="pebbles:R9",
    ),
    testing=Testing(
        secrets=("shell",),
        other_world=other_world,
        conserved=lambda s: s.pebbles + s.taken,
        read=read,
        positions=positions,
    ),
)
