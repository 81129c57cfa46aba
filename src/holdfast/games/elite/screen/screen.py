"""What each seat of Project: ELITE is shown: everything but what lies face down and the dice to come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from holdfast.engine.flow import Decision
from holdfast.engine.play import asks_of_all
from holdfast.engine.screen import Part, Prompt, ScreenMemory, part
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.view import Ask, View
from holdfast.games.elite.screen.aims import Aim, aims
from holdfast.games.elite.screen.board import FiguresShown, GroundShown, figures, ground
from holdfast.games.elite.screen.clock import ClockShown, clock_of
from holdfast.games.elite.screen.hand import MyHand, hand
from holdfast.games.elite.screen.mission import EventShown, MissionShown, events, mission_shown
from holdfast.games.elite.screen.needs import IDLE, Busy, aim_conditions, needs_of, places_aimed_from, seat_needs
from holdfast.games.elite.screen.previews import StepPlan, plan_of
from holdfast.games.elite.screen.prompt import main_ask, must_answer, prompt
from holdfast.games.elite.screen.setting import SettingShown, setting_of
from holdfast.games.elite.screen.squad import HeroShown, SeatDice, dice, heroes
from holdfast.games.elite.state import Elite


@part(
    "strands", "at", "held", "slime", "acid", "damage", "guard", "soaked", "targets", "traps", "carried", "ongoing",
    "phase", "fulfilled",
)  # fmt: skip
def plan(s: Elite) -> StepPlan | None:
    return plan_of(s)


PARTS: Final[Mapping[str, Part[Elite]]] = {
    "setting": Part(setting_of, ("options", "heroes", "token_face")),
    "clock": Part(clock_of),
    "figures": figures,
    "ground": ground,
    "dice": Part(dice, ("face", "place")),
    "heroes": heroes,
    "events": events,
    "mission": Part(mission_shown),
    "plan": plan,
}


class EliteScreen(View, frozen=True):
    setting: SettingShown
    clock: ClockShown
    figures: FiguresShown
    ground: GroundShown
    dice: tuple[SeatDice, ...]
    heroes: tuple[HeroShown, ...]
    events: tuple[EventShown, ...]
    mission: MissionShown
    plan: StepPlan | None  # what the aliens of this step will do, while players may have it otherwise
    prompt: Prompt
    hand: MyHand
    aims: tuple[Aim, ...]  # of one's own weapons


def screen(s: Elite, seat: int) -> EliteScreen:
    return screens(s, (seat,), ScreenMemory())[seat]


def screens(s: Elite, seats: Iterable[int], memory: ScreenMemory) -> dict[int, EliteScreen]:
    """Returns what several seats are shown: they differ only in what is their own."""
    edition = memory.edition(s, IDLE)
    shared = memory.parts(s, PARTS)
    asked, busy = asks_of_all(s), Busy(s)
    waited_for = tuple([seat for seat, mine in enumerate(asked) if not all(decision.OFFER for _, decision in mine)])
    found = {}
    for seat in seats:
        if seat == SPECTATOR:
            own = OwnParts((), prompt(s, seat, None, False, waited_for), NO_HAND, ())
        else:
            own = own_parts(s, seat, asked[seat], waited_for, memory, edition, busy, shared["mission"])
        asks, said, mine, reach = own
        found[seat] = EliteScreen(seat=seat, asks=asks, outcome=s.outcome, prompt=said, hand=mine, aims=reach, **shared)
    return found


class OwnParts(NamedTuple):
    asks: tuple[Ask, ...]
    prompt: Prompt
    hand: MyHand
    aims: tuple[Aim, ...]


NO_HAND: Final = MyHand()


def own_parts(
    s: Elite,
    seat: int,
    asked: list[tuple[int, Decision]],
    waited_for: tuple[int, ...],
    memory: ScreenMemory,
    edition: int,
    busy: Busy,
    mission: MissionShown,
) -> OwnParts:
    """Returns what only this seat is shown; it is made anew when anything has changed that it may depend on."""
    mine = seat_needs(s, seat, memory, edition, busy)
    asks = memory.asks(s, seat, asked, lambda decision: (edition, needs_of(s, seat, decision, mine, busy)))
    ask = main_ask(asks)
    must = must_answer(ask)
    needs = (edition, ask, mine, busy.at if must else (), asks if s.options.lesson else ())
    my_hand = memory.keep(("hand", seat), needs, lambda: hand(s, seat, asks, ask, must))
    conditions = memory.keep(("conditions", seat), (edition, mine.carried), lambda: aim_conditions(s, seat))
    near = places_aimed_from(s, seat, conditions, busy)
    reach = memory.keep(("aims", seat), (edition, mine.carried, mine.lie, near), lambda: aims(s, seat, memory))
    said = prompt(s, seat, ask, must, waited_for, mission.is_complete)
    return OwnParts(asks, memory.keep(("prompt", seat), said, lambda: said), my_hand, reach)
