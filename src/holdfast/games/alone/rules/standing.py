"""Standing rules: what missions, skills, special creatures and avatars change as long as they are in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from holdfast.games.alone.cards.effects import Effects
from holdfast.games.alone.cards.modifiers import After, Change, Flag, Number, Rule, Switch
from holdfast.games.alone.cards.tokens import printed_stats
from holdfast.games.alone.cards.types import Stats
from holdfast.games.alone.cards.vocabulary import Event, Reach
from holdfast.games.alone.levels.places import Cell, level_of
from holdfast.games.alone.state import HERO, LABYRINTH, Alone

NO_TOKEN: Final = -1


class Source(msgspec.Struct, frozen=True):
    """Rules in play, where they work, and whose they are: a creature's token, or nobody's."""

    name: str
    rules: tuple[Rule, ...]
    reach: Reach = "map"
    token: int = NO_TOKEN
    cell: Cell = -1
    room: int = -1


def sources(s: Alone, knowing: bool = False) -> Iterator[Source]:
    """Yields the rules in play; `knowing`: only those that the hero knows to work."""
    hero = s.parts.characters[s.character]
    if hero.hero.rules:
        yield Source(f"character.{s.character}", hero.hero.rules)
    if s.companion is not None and (rules := s.parts.characters[s.companion.character].companion.rules):
        yield Source(f"character.{s.companion.character}", rules)
    for quest in s.quests:
        mission = s.parts.missions[quest.mission]
        if mission.hindrance and not quest.done and (mission.colour != "red" or s.unlocked):
            yield Source(f"mission.{quest.mission}", mission.hindrance, room=mission.room)
    for token, cell in _powers(s, knowing):
        yield from _power(s, token, cell)


def _powers(s: Alone, knowing: bool) -> list[tuple[int, Cell]]:
    """Returns the special creatures and avatars on the map; with `knowing`, only those that the hero sees."""
    first = len(s.tokens) - len(s.parts.specials) - len(s.parts.avatars)
    found: list[tuple[int, Cell]] = []
    for token in range(first, len(s.tokens)):
        secret = s.figures[token]
        figure = secret.seen(HERO) if knowing else secret.true()
        if figure is not None and figure.is_on_map:
            found.append((token, figure.cell))
    return found


def _power(s: Alone, token: int, cell: Cell) -> Iterator[Source]:
    it = s.tokens[token]
    if it.source == "special":
        power = s.parts.specials[it.index].power
        yield Source(f"special.{it.index}", power.rules, power.reach, token, cell)
        return
    avatar = s.parts.avatars[it.index]
    reach: Reach = "itself"
    if avatar.passive is not None:
        reach = avatar.passive.reach
        yield Source(f"avatar.{it.index}", avatar.passive.rules, reach, token, cell)
    for space, upgrade in enumerate(avatar.upgrades):
        if upgrade.rules and s.upgrades[it.index] >> space & 1:
            yield Source(f"avatar.{it.index}", upgrade.rules, reach, token, cell)


def _works(s: Alone, source: Source, token: int, cell: Cell) -> bool:
    """Tells whether rules reach a creature, or the hero (no token), that stands there."""
    match source.reach:
        case "map":
            return True
        case "level":
            return level_of(cell) == level_of(source.cell)
        case "near":
            blocked = s.blocked[source.cell].true()  # what is behind a blocked door is not adjacent (R73)
            near = [to for way, to in s.map().ways[source.cell] if not blocked >> way & 1]
            return cell == source.cell or cell in near
        case "sector":
            return cell == source.cell
        case "itself":
            return token == source.token


def _subject(s: Alone, token: int) -> tuple[str, Cell]:
    return ("", s.hero) if token == NO_TOKEN else (s.tokens[token].icon, s.figures[token].true().cell)


def number(s: Alone, name: Number, base: int, token: int = NO_TOKEN, least: int = 0) -> int:
    """Returns a number of the rules as cards have changed it: for the hero, or for a creature."""
    value = base
    for source in sources(s):
        for rule in source.rules:
            if isinstance(rule, Change) and rule.number == name and _reaches(s, source, rule.kind, token):
                value += rule.by
    return max(value, least)


def has(s: Alone, flag: Flag, token: int = NO_TOKEN, knowing: bool = False) -> bool:
    """Tells whether a rule is switched, for the hero or for a creature; `knowing`: as far as the hero can know."""
    for source in sources(s, knowing):
        for rule in source.rules:
            if isinstance(rule, Switch) and rule.flag == flag and _reaches(s, source, rule.kind, token):
                return True
    return False


def _reaches(s: Alone, source: Source, kind: str | None, token: int) -> bool:
    icon, cell = _subject(s, token)
    return kind in (None, icon) and _works(s, source, token, cell)


def powers_show(s: Alone) -> None:
    """Notes that what happens now may depend on special creatures and avatars, and tells the hero something of them."""
    if _powers(s, knowing=False):
        s.learn("creature", LABYRINTH)


def hero_knows(s: Alone, flag: Flag) -> bool:
    """Tells whether the hero knows that a rule is switched: what it may declare depends on nothing else (R262)."""
    return any(
        isinstance(rule, Switch) and rule.flag == flag and _works_for_the_hero(s, source)
        for source in sources(s, knowing=True)
        for rule in source.rules
    )


def hero_counts(s: Alone, name: Number, base: int, least: int = 0) -> int:
    """Returns a number of the rules as far as the hero knows what changes it."""
    changes = [
        rule.by
        for source in sources(s, knowing=True)
        for rule in source.rules
        if isinstance(rule, Change) and rule.number == name and rule.kind is None and _works_for_the_hero(s, source)
    ]
    return max(base + sum(changes), least)


def _works_for_the_hero(s: Alone, source: Source) -> bool:
    """Tells whether rules reach the hero as far as it sees: in its own sector or level, not near by unseen ways."""
    match source.reach:
        case "map":
            return True
        case "level":
            return s.on_hero_level(source.cell)
        case "near" | "sector":
            return s.hero == source.cell
        case "itself":
            return False


class Following(NamedTuple):
    """A rule that follows an event by itself: whose it is, what it does, which of theirs, and whether once a turn."""

    source: Source
    effects: Effects
    key: str
    once: bool


def after(s: Alone, event: Event) -> list[Following]:
    """Returns what follows an event now."""
    lit = s.light[s.hero].true()
    found: list[Following] = []
    seen: dict[str, int] = {}  # rules of each name so far: an avatar's upgrades bear its name
    for source in sources(s):
        first = seen.get(source.name, 0)
        seen[source.name] = first + len(source.rules)
        for place, rule in enumerate(source.rules, first):
            if not isinstance(rule, After) or rule.event != event:
                continue
            key = f"{source.name}/{place}"
            fits = not (rule.lit and not lit) and not (rule.dark and lit) and key not in s.after_once
            if fits and _works(s, source, NO_TOKEN, s.hero):
                found.append(Following(source, rule.effects, key, rule.once))
    return found


def base_stats(s: Alone, token: int) -> Stats:
    """Returns a creature's line as printed, with the upgrades of an avatar."""
    it = s.tokens[token]
    line = printed_stats(s.parts, it, s.nightmare)
    if it.source != "avatar":
        return line
    for space, upgrade in enumerate(s.parts.avatars[it.index].upgrades):
        if upgrade.stats is not None and s.upgrades[it.index] >> space & 1:
            more = upgrade.stats
            line = Stats(
                distance=line.distance + more.distance,
                loss=line.loss + more.loss,
                dark=line.dark + more.dark,
                lit=line.lit + more.lit,
                first=line.first + more.first,
                second=line.second + more.second,
            )
    return line


def stats(s: Alone, token: int) -> Stats:
    """Returns a creature's line as it counts now, with powers and what cards did to it."""
    line, figure = base_stats(s, token), s.whole(token)
    hard = figure.hard + figure.hard_round
    return Stats(
        distance=line.distance,
        loss=number(s, "encounter_loss", line.loss, token),
        dark=line.dark,
        lit=line.lit,
        first=number(s, "first_life", line.first + hard, token, 1),
        second=number(s, "second_life", line.second + hard, token, 1),
    )
