"""What the two sides are taught, and when: from what their screens show, so that no lesson knows more than its reader.

The words of a lesson are the text `lesson.<side>.<id>`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

import msgspec

if TYPE_CHECKING:
    from holdfast.games.alone.screen.labyrinth import LabyrinthPart
    from holdfast.games.alone.screen.screen import AloneScreen

Side = Literal["hero", "evil"]
When = Callable[["AloneScreen"], bool]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson about one thing. `by` are events any of which shows that it was learned, a declaration with its deed.

    Without them it stays until it is understood. `if_met`: it comes when something is met, which may never be.
    """

    id: str
    by: tuple[str, ...] = ()
    if_met: bool = False


def asked(*kinds: str) -> When:
    return lambda screen: any(ask.kind in kinds for ask in screen.asks)


def can(act: str, also: When = lambda screen: True) -> When:
    """Returns when an action is offered, and something else is so, too."""
    return lambda screen: (
        also(screen) and any(option.action.kind() == act for ask in screen.asks for option in ask.options)
    )


def lies(is_so: Callable[[LabyrinthPart], object]) -> When:
    """Returns when something is to be seen in the labyrinth."""
    return lambda screen: screen.labyrinth is not None and bool(is_so(screen.labyrinth))


def is_late(turn: int) -> When:
    return lambda screen: screen.table.turn >= turn or screen.table.round > 1


def is_weak(screen: AloneScreen) -> bool:
    hero = screen.hero
    return hero.adrenaline > 0 and (hero.life < hero.full or hero.control < hero.full)


def knows_stairs(screen: AloneScreen) -> bool:
    labyrinth = screen.labyrinth
    return labyrinth is not None and (
        any(answer.params.get("level") == "other" for answer in labyrinth.answers)
        or any(sector.stairs >= 0 for sector in labyrinth.sectors)
    )


def is_attacked(screen: AloneScreen) -> bool:
    return screen.map is not None and any(one.place == screen.map.hero for one in screen.map.creatures)


# What has happened stands before what can be done: the first that can be taught is taught.
HERO_COURSE: Final[tuple[tuple[Lesson, When], ...]] = (
    (Lesson("goal"), lies(lambda seen: True)),
    (Lesson("health"), lies(lambda seen: True)),
    (Lesson("round"), lambda screen: screen.table.round > 1),
    (Lesson("cap"), lambda screen: screen.table.round > 1),
    (Lesson("fight", by=("declared fight",), if_met=True), can("fight")),
    (Lesson("danger"), lies(lambda seen: any(sector.danger for sector in seen.sectors))),
    (Lesson("met", if_met=True), lies(lambda seen: seen.creatures)),
    (Lesson("done", if_met=True), lambda screen: any(one.state == "done" for one in screen.missions)),
    (Lesson("companion", if_met=True), lambda screen: screen.hero.companion is not None),
    (Lesson("learned", if_met=True), lambda screen: any(one.points for one in screen.hero.abilities)),
    (Lesson("nightmare", if_met=True), lambda screen: screen.table.nightmare),
    (Lesson("door", if_met=True), asked("choose_bar")),
    (Lesson("window"), lambda screen: screen.reactions.played > 0 or bool(screen.reactions.lying)),
    (Lesson("noise"), lies(lambda seen: seen.heard or seen.heard_before)),
    (Lesson("explore", by=("explored",)), can("explore")),
    (Lesson("move", by=("hero_moved",)), can("move")),
    (Lesson("dark", by=("declared interact",), if_met=True), can("interact")),
    (Lesson("work", by=("mission_advanced", "mission_completed"), if_met=True), can("work")),
    (Lesson("adrenaline"), can("move", also=is_weak)),
    (Lesson("locate", by=("locate_answered", "nothing_to_locate")), can("locate", also=is_late(3))),
    (Lesson("stairs", if_met=True), can("move", also=knows_stairs)),
    (Lesson("scavenge", by=("items_drawn", "nothing_found")), can("scavenge", also=is_late(4))),
    (Lesson("over"), can("move", also=lambda screen: screen.table.round > 1)),
)
EVIL_COURSE: Final[tuple[tuple[Lesson, When], ...]] = (
    (Lesson("goal"), lambda screen: True),
    (Lesson("deck", by=("deck_taken",), if_met=True), asked("choose_deck")),
    (Lesson("swap", by=("rooms_swapped", "hero_placed"), if_met=True), asked("choose_swap")),
    (Lesson("start", by=("hero_placed",)), asked("choose_start")),
    (Lesson("split", by=("cards_drawn",)), asked("choose_split")),
    (Lesson("creatures", by=("evil_is_ready", "danger_placed")), asked("choose_first_creatures")),
    (Lesson("dangers", by=("evil_is_ready", "round_began")), asked("choose_first_dangers")),
    (Lesson("window"), asked("react")),
    (Lesson("up", by=("card_played",)), can("play_up")),
    (Lesson("down", by=("card_laid",)), can("play_down")),
    (Lesson("lit", by=("creature_moved", "creature_spawned")), asked("choose_creature", "choose_place", "choose_step")),
    (Lesson("track"), lambda screen: screen.reactions.covered > 0),
    (Lesson("noise"), lies(lambda seen: seen.heard or seen.heard_before)),
    (Lesson("attack", if_met=True), is_attacked),
    (Lesson("discard", by=("cards_discarded", "marker_moved")), asked("choose_discards")),
    (Lesson("round", by=("dangers_placed", "marker_moved")), asked("choose_dangers")),
    (Lesson("over"), lambda screen: screen.table.round > 1 and asked("react")(screen)),
)
LESSONS: Final[dict[Side, tuple[Lesson, ...]]] = {
    "hero": tuple(lesson for lesson, _ in HERO_COURSE),
    "evil": tuple(lesson for lesson, _ in EVIL_COURSE),
}


def lessons_due(screen: AloneScreen) -> tuple[str, ...]:
    """Returns what can be taught to this seat now, the first first."""
    if screen.seat < 0 or screen.outcome is not None:
        return ()
    course = HERO_COURSE if screen.seat == 0 else EVIL_COURSE
    return tuple(lesson.id for lesson, when in course if when(screen))
