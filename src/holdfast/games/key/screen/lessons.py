"""The lessons of the first mission: each is about one thing to do, and comes when it can be done."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Final, Literal, NamedTuple

import msgspec

from holdfast.engine.flow import Decision
from holdfast.games.key.cards.resources import value
from holdfast.games.key.cards.types import GATHER, INTEL, REGROUP, RUN
from holdfast.games.key.events import Moved, PileCleared, Proposed, TokenCollected, TokenRevealed, TurnBegan
from holdfast.games.key.rules.first import Volunteer
from holdfast.games.key.rules.gather import ChooseToken, CollectOrLeave
from holdfast.games.key.rules.intel import ChooseStack
from holdfast.games.key.rules.special import PRICE
from holdfast.games.key.rules.turn import ChooseAction
from holdfast.games.key.screen.worth import Worth
from holdfast.games.key.state import Key

TAUGHT_IN: Final = "first-day"
HIGH: Final = 9  # a pile that shows this much takes few cards
SHORT_DECK: Final = 26
FEW_WINDOWS: Final = 3


class Lesson(msgspec.Struct, frozen=True):
    """Its words are the text `lesson.<id>`."""

    id: str
    place: str  # what it is about
    by: str = ""  # the own event by which it is learned, or "held"; without one it is read and understood
    held: Literal["", "none", "some"] = ""  # whether it needs a card picked up, which only a client knows


class LessonMoment(NamedTuple):
    """A moment of a game, for a seat: what it is asked, and what all see of the tokens."""

    s: Key
    seat: int
    asked: Decision | None
    wanted: tuple[tuple[int, ...], ...]  # by room: tokens face up that would open a window
    worth: tuple[Worth, ...]  # of each token

    @property
    def is_wanted(self) -> bool:
        return any(self.wanted)

    @property
    def is_wanted_here(self) -> bool:
        return self.wanted[self.s.rooms[self.seat]] != ()

    def is_any(self, *kinds: Worth) -> bool:
        """Tells whether a token worth this was turned up."""
        s = self.s
        return any(self.worth[token] in kinds for token in chain(s.gone, *s.face_up, *s.counter_intel))

    def can_play(self, pile: int) -> bool:
        s = self.s
        return self.is_to_choose and any(s.can_play_on(pile, card) for card in s.hands[self.seat].own(self.seat))

    @property
    def is_to_choose(self) -> bool:
        return isinstance(self.asked, ChooseAction)


When = Callable[[LessonMoment], bool]


COURSE: Final[tuple[tuple[Lesson, When], ...]] = (
    (Lesson("goal", "console"), lambda now: True),
    (Lesson("go_first", "prompt", TurnBegan.kind()), lambda now: isinstance(now.asked, Volunteer)),
    (Lesson("pick", "hand", "held", "none"), lambda now: now.is_to_choose),
    (
        Lesson("intel", "intel", TokenRevealed.kind(), "some"),
        lambda now: now.can_play(INTEL) and not now.is_wanted,
    ),
    (Lesson("stack", "building", TokenRevealed.kind()), lambda now: isinstance(now.asked, ChooseStack)),
    (Lesson("dud", "building"), lambda now: now.is_any("unwanted")),
    (Lesson("trap", "building"), lambda now: now.is_any("camera", "gas", "counter_intel")),
    (Lesson("signs", "building"), lambda now: now.is_wanted),
    (
        Lesson("run", "run", Moved.kind()),
        lambda now: now.can_play(RUN) and now.is_wanted and not now.is_wanted_here,
    ),
    (
        Lesson("gather", "gather", TokenCollected.kind()),
        lambda now: now.can_play(GATHER) and now.is_wanted_here,
    ),
    (
        Lesson("collect", "token", TokenCollected.kind()),
        lambda now: isinstance(now.asked, ChooseToken | CollectOrLeave) and now.is_wanted_here,
    ),
    (
        Lesson("flip", "token", TokenRevealed.kind()),
        lambda now: isinstance(now.asked, ChooseToken) and not now.is_wanted_here,
    ),
    (Lesson("turns", "prompt"), lambda now: now.is_to_choose and now.s.actions == 1),
    (
        Lesson("regroup", "regroup", PileCleared.kind()),
        lambda now: (
            now.can_play(REGROUP) and any(cards and value(cards[-1]) >= HIGH for cards in now.s.piles[:REGROUP])
        ),
    ),
    (
        Lesson("special", "special"),
        lambda now: now.is_to_choose and len(now.s.hands[now.seat]) >= PRICE and len(now.s.deck) < SHORT_DECK,
    ),
    (Lesson("peril", "peril"), lambda now: now.s.in_peril),
    (
        Lesson("solve", "solve", Proposed.kind()),
        lambda now: sum(not now.s.is_open(window) for window in range(len(now.s.windows))) <= FEW_WINDOWS,
    ),
)
LESSONS: Final = tuple(lesson for lesson, _ in COURSE)


def course(mission: str) -> tuple[Lesson, ...]:
    """Returns the lessons of a mission that teaches."""
    return LESSONS if mission == TAUGHT_IN else ()


def due_lessons(
    s: Key, seat: int, waits: Decision | None, wanted: tuple[tuple[int, ...], ...], worth: tuple[Worth, ...]
) -> tuple[str, ...]:
    """Returns the lessons that can be taught to a seat now, in their order; for the spectator those of all who wait."""
    if s.mission.id != TAUGHT_IN or s.outcome is not None:
        return ()
    now = LessonMoment(s, seat, waits if waits is not None and seat in waits.seats(s) else None, wanted, worth)
    return tuple([lesson.id for lesson, when in COURSE if when(now)])
