"""What the hero's deeds would come to, and what the creatures in the labyrinth would do: as far as the hero can know.

Numbers that only unseen creatures change are told when they count, never before (R262).
"""

from __future__ import annotations

import msgspec

from holdfast.games.alone.cards.modifiers import Change, Number, Switch
from holdfast.games.alone.cards.verbs.aims import around
from holdfast.games.alone.levels.places import Cell, level_of
from holdfast.games.alone.rules.explore import RANGE
from holdfast.games.alone.rules.interact import LIGHT_RANGE
from holdfast.games.alone.rules.labyrinth import kind_of
from holdfast.games.alone.rules.locate import TARGETS
from holdfast.games.alone.rules.scavenge import cards_here
from holdfast.games.alone.rules.standing import NO_TOKEN, Source, base_stats, sources
from holdfast.games.alone.state import HERO, Alone, Figure


class Threat(msgspec.Struct, frozen=True):
    """A creature in the labyrinth: dice that it would roll against the hero here and now, and what hurts it."""

    creature: int
    figure: Figure
    dice: int
    first: int
    second: int


class Prospects(msgspec.Struct, frozen=True):
    """What a deed would come to now."""

    fight: int  # dice
    explore: int  # sectors
    locate: int  # targets
    light: int  # sectors beside that of the LCU
    scavenge: int  # cards
    leaving: int  # dice of the attack of opportunity
    threats: tuple[Threat, ...]


def prospects(s: Alone) -> Prospects:
    known = list(sources(s, knowing=True))
    lit = s.light[s.hero].look(HERO)
    numbers = s.parts.numbers
    seen = s.standing_for(HERO)
    here = [figure for _, figure in seen if figure.cell == s.hero and not figure.stunned]
    threats = [_threat(s, known, token, figure) for token, figure in seen]

    def counted(name: Number, base: int, less: int = 0, least: int = 0) -> int:
        return max(base + _changes(s, known, name, NO_TOKEN, s.hero) - less, least)

    return Prospects(
        fight=counted("fight_dice", numbers.fight_lit if lit else numbers.fight_dark, less=s.falter, least=1),
        explore=counted("explore_range", RANGE, least=1),
        locate=counted("locate_targets", TARGETS, least=1),
        light=counted("light_range", LIGHT_RANGE),
        scavenge=cards_here(s),
        leaving=counted("opportunity_dice", len(here) - lit, less=s.ward) if here else 0,
        threats=tuple(sorted(threats, key=lambda t: (t.figure.cell, t.creature, msgspec.json.encode(t.figure)))),
    )


def _threat(s: Alone, known: list[Source], token: int, figure: Figure) -> Threat:
    line, hard = base_stats(s, token), figure.hard + figure.hard_round

    def more(name: Number) -> int:
        return _changes(s, known, name, token, figure.cell)

    is_dark = not s.light[s.hero].look(HERO) or _ignores_light(s, known, token, figure)
    dice = line.dark + more("attack_dice_dark") if is_dark else line.lit
    dice += more("attack_dice") + figure.rage
    dice += sum(rage for icon, rage in s.rage if icon in ("", s.tokens[token].icon))
    return Threat(
        creature=kind_of(s, token),
        figure=figure,
        dice=0 if figure.stunned else max(dice - s.ward, 0),
        first=max(line.first + hard + more("first_life"), 1),
        second=max(line.second + hard + more("second_life"), 1),
    )


def _changes(s: Alone, known: list[Source], name: Number, token: int, cell: Cell) -> int:
    return sum(
        rule.by
        for source in known
        for rule in source.rules
        if isinstance(rule, Change) and rule.number == name and _reaches(s, source, rule.kind, token, cell)
    )


def _ignores_light(s: Alone, known: list[Source], token: int, figure: Figure) -> bool:
    return any(
        isinstance(rule, Switch) and rule.flag == "ignores_light" and _reaches(s, source, rule.kind, token, figure.cell)
        for source in known
        for rule in source.rules
    )


def _reaches(s: Alone, source: Source, kind: str | None, token: int, cell: Cell) -> bool:
    """Tells whether a rule reaches a creature as far as the hero sees: what is near by unseen ways is left out."""
    if kind not in (None, "" if token == NO_TOKEN else s.tokens[token].icon):
        return False
    match source.reach:
        case "map":
            return True
        case "level":
            return level_of(cell) == level_of(source.cell)
        case "near":
            return cell in around(s, HERO, source.cell)
        case "sector":
            return cell == source.cell
        case "itself":
            return token == source.token
