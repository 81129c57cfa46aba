"""When each lesson can be taught: while what it is about can be done or seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from holdfast.engine.action import Action
from holdfast.engine.view import Ask
from holdfast.games.elite.flow import is_complete
from holdfast.games.elite.rules.acting import Act
from holdfast.games.elite.rules.alien_moves import Drive
from holdfast.games.elite.rules.asking import GoOn
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.rules.search import SearchNow
from holdfast.games.elite.rules.shot import shot_of, targets
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.rules.weapons import Fire
from holdfast.games.elite.screen.lessons import LESSONS
from holdfast.games.elite.screen.prompt import main_ask
from holdfast.games.elite.state import ALIEN, FREE, MOVE, TOKENS, Elite

FOR_ALL: Final = ("choose_cluster", "choose_point", "choose_push", "choose_mover", "choose_way")  # while aliens appear
LATE_MS: Final = 40_000  # with less time than this of one's own it may be finished


class LessonMoment:
    """A moment at a table that teaches, as one seat has it."""

    def __init__(self, s: Elite, seat: int, asks: tuple[Ask, ...]) -> None:
        self.s = s
        self.seat = seat
        ask = main_ask(asks)
        self.asked = "" if ask is None else ask.kind
        self.actions: list[Action] = [option.action for one in asks for option in one.options]
        self.faces = [s.face[die] for die in s.dice_of(seat) if s.place[die] == FREE]
        self.may_roll = s.clock_runs and any(one.kind == Act.kind() for one in asks)

    def can(self, kind: type[Action]) -> bool:
        return any(isinstance(action, kind) for action in self.actions)

    def can_place(self, on_objective: bool) -> bool:
        return any(isinstance(one, Allocate) and (one.slot >= TOKENS) == on_objective for one in self.actions)

    def can_hit(self) -> bool:
        """Tells whether a weapon that may fire has anything to shoot at."""
        return any(isinstance(action, Fire) and self.has_target(action.card) for action in self.actions)

    def has_target(self, card: int) -> bool:
        hero = self.s.holder(card)
        return hero is not None and bool(targets(self.s, self.s.at[hero], shot_of(self.s, hero, card)))

    def shows_result(self) -> bool:
        return any(0 <= face < ALIEN for face in self.faces)


WHEN: Final[Mapping[str, Callable[[LessonMoment], bool]]] = {
    "goal": lambda m: True,
    "group": lambda m: m.s.phase == "spawning" and m.asked in FOR_ALL,
    "aliens": lambda m: m.may_roll and m.shows_result(),
    "ready": lambda m: m.asked == "be_ready",
    "alien_result": lambda m: m.s.clock_runs and ALIEN in m.faces and m.can(Drive),
    "roll": lambda m: m.may_roll and not any(face >= 0 for face in m.faces),
    "fire": lambda m: m.can_hit(),
    "objective": lambda m: m.can_place(on_objective=True),
    "search": lambda m: m.can(SearchNow),
    "move": lambda m: MOVE in m.faces and m.can(Step),
    "load": lambda m: m.can_place(on_objective=False),
    "again": lambda m: m.may_roll and m.shows_result(),
    "harm": lambda m: m.s.phase == "activation",
    "damage": lambda m: m.s.phase == "activation" or any(m.s.damage[hero] for hero in m.s.heroes_of(m.seat)),
    "finish": lambda m: m.s.clock_runs and m.s.is_untimed and m.s.left_ms[m.seat] < LATE_MS,
    "activation": lambda m: m.s.phase == "activation" and m.can(GoOn),
    "clock": lambda m: m.s.round >= 2,
    "rush_weapon": lambda m: m.asked == "choose_weapon",
    "rush_ready": lambda m: m.asked == "be_ready",
    "rush_roll": lambda m: m.may_roll,
    "rush_over": lambda m: m.s.round >= 2,
}


def lessons_now(s: Elite, seat: int, asks: tuple[Ask, ...]) -> tuple[str, ...]:
    """Returns what can be taught at this moment, in the order of the lessons."""
    moment = LessonMoment(s, seat, asks)
    return tuple([lesson.id for lesson in LESSONS[s.options.lesson or ""] if WHEN[lesson.id](moment)])


def meanwhile(s: Elite) -> str:
    """Returns what to go for between two lessons; nothing where nothing can be done."""
    if not s.clock_runs:
        return ""
    return "meanwhile_home" if is_complete(s) else "meanwhile"
