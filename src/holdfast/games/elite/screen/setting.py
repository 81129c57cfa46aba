"""What this table was set for: the part that never changes."""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.engine.message import Message, say
from holdfast.games.elite.cards.effects import Suppressor
from holdfast.games.elite.cards.slots import Symbol
from holdfast.games.elite.rules.signal import GOING_HOME, OBJECTIVE, SIGNALS
from holdfast.games.elite.screen.lessons import LESSONS, Lesson
from holdfast.games.elite.state import MOST_HEROES, Elite


class FigureFace(msgspec.Struct, frozen=True, gc=False):
    """What a figure is: a hero, or one of a swarm, or a boss of the box; swarms and bosses are counted as `kind`."""

    kind: int
    hero: int | None = None
    swarm: int | None = None
    boss: int | None = None


class HeroFace(msgspec.Struct, frozen=True, gc=False):
    """Who a hero is: of the box, whose, and by which letter."""

    hero: int
    seat: int
    initial: str


class SettingShown(msgspec.Struct, frozen=True, gc=False):
    map: str
    mission: str
    words: tuple[Message, ...]  # mission, map, difficulty, time
    is_live: bool  # the clock runs for everybody at once; else each has time of their own
    seats: int
    heroes: tuple[HeroFace, ...]
    figures: tuple[FigureFace, ...]
    spends: dict[str, Symbol]  # by kind of action: the result that it takes
    signals: tuple[int, ...]  # that make sense here
    lessons: tuple[Lesson, ...]  # where something is taught


def setting_of(s: Elite) -> SettingShown:
    letters = initials(tuple(hero.name for hero in s.parts.heroes))
    return SettingShown(
        map=s.options.map,
        mission=s.options.mission,
        words=words_of(s),
        is_live=not s.is_untimed,
        seats=s.seated,
        heroes=tuple(HeroFace(who, s.owner(hero), letters[who]) for hero, who in enumerate(s.heroes)),
        figures=tuple(face_of(s, figure) for figure in range(len(s.kinds))),
        spends=spends_of(s),
        signals=signals_of(s),
        lessons=LESSONS.get(s.options.lesson or "", ()),
    )


def words_of(s: Elite) -> tuple[Message, ...]:
    minutes, seconds = divmod(s.parts.times.action_phase * s.options.scale // 100_000, 60)
    return (
        say("name", name=s.parts.missions[s.options.mission].name),  # type: ignore[index]
        say("name", name=s.map.plan.name),
        say("name", name=s.parts.difficulties[s.options.difficulty].name),
        say("setting.untimed") if s.is_untimed else say("setting.minutes", minutes=minutes, seconds=f"{seconds:02}"),
    )


def face_of(s: Elite, figure: int) -> FigureFace:
    kind = s.kinds[figure]
    if figure < MOST_HEROES:
        return FigureFace(kind, hero=figure)
    return FigureFace(kind, boss=s.boss_of(figure)) if s.is_boss(figure) else FigureFace(kind, swarm=kind)


def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns a letter of its own for each name: the first that nobody before it has."""
    taken: list[str] = []
    for name in names:
        taken.append(next((sign for sign in name.upper() if sign.isalpha() and sign not in taken), "?"))
    return tuple(taken)


SPENT: Final[dict[str, Symbol]] = {"step": "move", "search_now": "search", "search_later": "search", "drive": "alien"}


def spends_of(s: Elite) -> dict[str, Symbol]:
    """Returns the result that each kind of action takes, where the action itself does not name one."""
    numbers = s.parts.numbers
    spends: dict[str, Symbol] = {**SPENT, "check_find": numbers.check, "reveal_find": numbers.reveal}
    for find in s.parts.finds:
        if find.remove:
            spends["pay_relic"] = find.remove[0].icons[0]
    for hero in s.heroes:
        for trait in s.parts.heroes[hero].traits:
            if isinstance(trait, Suppressor):
                spends["suppress"] = trait.icon
    return spends


def signals_of(s: Elite) -> tuple[int, ...]:
    """Returns the words for the others; of objectives only those that there are."""
    there = range(OBJECTIVE, OBJECTIVE + len(s.token_at))
    return tuple(n for n in range(SIGNALS) if n in there or not OBJECTIVE <= n < GOING_HOME)
