"""What a seat is shown (R21, R36, R262, R263): the table for all, the labyrinth, and for evil alone the whole map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from holdfast.engine.screen import Part, Prompt, ScreenMemory
from holdfast.engine.view import View, asks_of
from holdfast.games.alone.screen.choices import ChoicesPart, choices_part
from holdfast.games.alone.screen.creatures import CreatureCard, creature_cards
from holdfast.games.alone.screen.evil import HandCard, MapPart, PlanSector, hand_part, map_part, plan_part
from holdfast.games.alone.screen.hero import HeroPart, MissionPart, TablePart, hero_part, missions_part, table_part
from holdfast.games.alone.screen.labyrinth import LabyrinthPart, labyrinth_part
from holdfast.games.alone.screen.lessons import lessons_due
from holdfast.games.alone.screen.prompt import prompt
from holdfast.games.alone.screen.reactions import ReactionsPart, reactions_part
from holdfast.games.alone.state import HERO, Alone


class AloneScreen(View, frozen=True):
    """What is drawn for a seat, in parts that change one by one."""

    prompt: Prompt | None
    table: TablePart
    hero: HeroPart
    missions: tuple[MissionPart, ...]
    labyrinth: LabyrinthPart | None  # before the hero is placed there is none
    reactions: ReactionsPart
    creatures: tuple[CreatureCard, ...]
    plan: tuple[PlanSector, ...]  # this and the next two for evil alone
    map: MapPart | None
    hand: tuple[HandCard, ...]
    choices: ChoicesPart
    lessons: tuple[str, ...]  # that are due, where some are taught
    notes: str | None  # the hero's own


PARTS: Final[Mapping[str, Part[Alone]]] = {
    "table": Part(table_part),
    "hero": Part(hero_part),
    "missions": Part(missions_part, ("quests", "unlocked")),
    "labyrinth": Part(labyrinth_part),
}


def view(s: Alone, seat: int) -> AloneScreen:
    return views(s, (seat,), ScreenMemory())[seat]


def views(s: Alone, seats: Iterable[int], memory: ScreenMemory) -> dict[int, AloneScreen]:
    """Returns the screens of several seats; what they share is made once."""
    shared = memory.parts(s, PARTS)
    return {seat: screen(s, seat, shared) for seat in seats}


def screen(s: Alone, seat: int, shared: Mapping[str, Any]) -> AloneScreen:
    is_evil = seat in s.evil
    asked = asks_of(s, seat)
    made = AloneScreen(
        seat=seat,
        asks=asked,
        outcome=s.outcome,
        prompt=prompt(s, seat),
        reactions=reactions_part(s, seat),
        creatures=creature_cards(s, seat),
        plan=plan_part(s, seat) if is_evil else (),
        map=map_part(s, seat) if is_evil else None,
        hand=hand_part(s, seat) if is_evil else (),
        choices=choices_part(s, seat, asked),
        lessons=(),
        notes=s.notes.look(seat) if seat == HERO else None,
        **shared,
    )
    return msgspec.structs.replace(made, lessons=lessons_due(made))
