"""What answers would come to: numbers as far as the hero can know, and what an action does, costs and risks.

Numbers that only unseen creatures change are told when they count, never before (R262).
"""

from __future__ import annotations

from typing import Final

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.event import Event
from holdfast.engine.message import Message, say
from holdfast.engine.screen import Consequence
from holdfast.games.alone.cards.modifiers import Change, Number, Switch
from holdfast.games.alone.cards.verbs.aims import around
from holdfast.games.alone.levels.places import STEP, WAYS, Cell, level_of
from holdfast.games.alone.rules.declaring import Declaration
from holdfast.games.alone.rules.dice import counts_danger
from holdfast.games.alone.rules.explore import RANGE, Explore
from holdfast.games.alone.rules.fight import Fight
from holdfast.games.alone.rules.interact import LIGHT_RANGE, Interact
from holdfast.games.alone.rules.labyrinth import kind_of
from holdfast.games.alone.rules.locate import TARGETS, Locate
from holdfast.games.alone.rules.may import UseInstantPower
from holdfast.games.alone.rules.mission import Work, quest_of
from holdfast.games.alone.rules.move import Move
from holdfast.games.alone.rules.prepare_hero import PickHero
from holdfast.games.alone.rules.reacting import PlayDown, PlaySpecial, PlayUp, spaces_needed
from holdfast.games.alone.rules.rummage import cards_here
from holdfast.games.alone.rules.scavenge import Scavenge, UseRoom
from holdfast.games.alone.rules.standing import NO_TOKEN, Source, base_stats, sources
from holdfast.games.alone.rules.start import RecoverHealth, UsePower
from holdfast.games.alone.screen.hero import mission_part
from holdfast.games.alone.state import HERO, INVENTORY, Alone, Figure


class Threat(msgspec.Struct, frozen=True):
    """Dice that a creature would roll against the hero here and now, and what hurts it."""

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


def prospects(s: Alone) -> Prospects:
    known = list(sources(s, knowing=True))
    lit = s.light[s.hero].look(HERO)
    numbers = s.parts.numbers
    seen = s.standing_for(HERO)
    here = [figure for _, figure in seen if figure.cell == s.hero and not figure.stunned]

    def counted(name: Number, base: int, less: int = 0, least: int = 0) -> int:
        return max(base + _changes(s, known, name, NO_TOKEN, s.hero) - less, least)

    return Prospects(
        fight=counted("fight_dice", numbers.fight_lit if lit else numbers.fight_dark, less=s.falter, least=1),
        explore=counted("explore_range", RANGE, least=1),
        locate=counted("locate_targets", TARGETS, least=1),
        light=counted("light_range", LIGHT_RANGE),
        scavenge=cards_here(s),
        leaving=counted("opportunity_dice", len(here) - lit, less=s.ward) if here else 0,
    )


def threat(s: Alone, known: list[Source], token: int, figure: Figure) -> Threat:
    line, hard = base_stats(s, token), figure.hard + figure.hard_round

    def more(name: Number) -> int:
        return _changes(s, known, name, token, figure.cell)

    is_dark = not s.light[s.hero].look(HERO) or _ignores_light(s, known, token, figure)
    dice = line.dark + more("attack_dice_dark") if is_dark else line.lit
    dice += more("attack_dice") + figure.rage
    dice += sum(rage for icon, rage in s.rage if icon in ("", s.tokens[token].icon))
    return Threat(
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


# -- what an action would do


COSTS: Final = {  # what every such action costs
    "recover_health": "cost.adrenaline",
    "bullet_time": "cost.adrenaline",
    "start_companion": "cost.companion_charge",
    "ask_companion": "cost.companion_charge",
    "use_companion": "cost.companion_charge",
    "sacrifice": "cost.companion",
    "unblock_door": "cost.whole_turn",
}


def preview(mask: Alone, seat: int, action: Action, told: tuple[Event, ...]) -> Consequence:
    """Returns what an action would do, as far as this seat can know."""
    does = does_of(mask, action)
    costs, risks = costs_of(mask, action), risks_of(mask, action)
    is_answered = isinstance(action, Declaration) and (bool(action.word(mask)) and action.is_answered(mask))
    answers = (say("risk.answered"),) if is_answered else ()
    return Consequence(told, () if does is None else (does,), costs, (*risks, *answers))


def does_of(s: Alone, action: Action) -> Message | None:
    """Returns what an action is for, with the numbers that count for it now."""
    match action:
        case Move(way=way):
            return moving(s, way)
        case Explore(way=way):
            return say("does.explore_stairs") if way == "stairs" else say("does.explore", sectors=prospects(s).explore)
        case Fight(creature=creature):
            return say("does.fight", dice=prospects(s).fight, about=about_creature(s, creature))
        case Locate():
            return say("does.locate", targets=prospects(s).locate)
        case Scavenge():
            return say("does.scavenge", cards=cards_here(s), room_for=INVENTORY)
        case Interact():
            return say("does.interact", sectors=prospects(s).light)
        case RecoverHealth(track=track):
            return say("does.recover", track=track, cap=s.cap)
        case Work(mission=mission) if (quest := quest_of(s, mission)) is not None:
            return mission_part(s, quest).task
        case UseRoom():
            return say(f"room_text.{s.here.room}")
        case PlayUp(card=card):
            return say("does.play_up_dangerous" if counts_danger(s) else "does.play_up", **halves_of(card))
        case PlaySpecial(special=special):
            return say(f"special_text.{special}")
        case PickHero(character=who):
            return say("does.pick_hero", about=say(f"character_about.{who}"), skill=say(f"character_hero.{who}"))
    for field, key in TEXT_OF.items():
        if hasattr(action, field) and action.kind() in DESCRIBED:
            return say(f"{key}.{getattr(action, field)}")
    kind = action.kind()
    if kind in OF_HERO:
        return say(f"character_hero.{s.character}")
    if kind in OF_COMPANION and s.companion is not None:
        side = "sacrifice" if kind == "sacrifice" else "companion"
        return say(f"character_{side}.{s.companion.character}")
    return say(f"does.{kind}") if kind in PLAIN else None


TEXT_OF: Final = {
    "item": "item_text",
    "power": "power_text",
    "difficulty": "difficulty_text",
    "character": "character_companion",
    "deck": "deck_text",
    "avatar": "avatar_text",
    "card": "item_text",
}
DESCRIBED: Final = (  # what is chosen has a text of its own
    "use_item",
    "use_passive",
    "pick_item",
    "pick_card",
    "use_power",
    "use_instant_power",
    "pick_difficulty",
    "pick_character",
    "take_deck",
    "take_avatar",
)
OF_HERO: Final = ("use_own_skill", "start_skill", "use_skill")
OF_COMPANION: Final = ("ask_companion", "start_companion", "use_companion", "sacrifice")
PLAIN: Final = ("unblock_door", "bullet_time", "take_courage", "draw_hero", "play_down", "activate_avatar")


def halves_of(card: int) -> dict[str, Message]:
    return {"first": say(f"reaction_first.{card}"), "dangerous": say(f"reaction_dangerous.{card}")}


def moving(s: Alone, way: str) -> Message:
    to = beside(s, way)
    if to is None:
        return say("does.move_unknown")
    tile = s.level[to].look(HERO)
    assert tile is not None
    return say("does.move", cell=to, room=tile.room, light="lit" if s.light[to].look(HERO) else "dark")


def beside(s: Alone, way: str) -> Cell | None:
    """Returns the sector that a way leads to, if the hero knows it."""
    if way == "stairs":
        ends = [c for c, known in enumerate(s.revealed) if known and level_of(c) != level_of(s.hero)]
        same = [c for c in ends if (tile := s.level[c].look(HERO)) is not None and tile.stairs == s.here.stairs]
        return same[0] if same and s.here.stairs >= 0 else None
    cell = s.hero + STEP[WAYS.index(way)]
    return cell if s.revealed[cell] else None


def costs_of(s: Alone, action: Action) -> tuple[Message, ...]:
    kind = action.kind()
    if kind in ("use_item", "use_passive"):
        charges = next((carried.charges for carried in s.items if carried.item == getattr(action, "item", -1)), 1)
        return (say("cost.charge", of=charges),)
    if isinstance(action, UsePower | UseInstantPower):
        return (say("cost.power", tokens=s.parts.powers[action.power].cost),)
    if isinstance(action, PlayUp | PlayDown | PlaySpecial):
        return (say("cost.spaces", spaces=spaces_needed(s)),)
    return (say(COSTS[kind]),) if kind in COSTS else ()


def risks_of(s: Alone, action: Action) -> tuple[Message, ...]:
    """Returns what may go wrong on the way: a move is risked, everything else is not."""
    if not isinstance(action, Move):
        return ()
    to = beside(s, action.way)
    found: list[Message] = []
    if s.creatures_here():
        found.append(say("risk.leaving", dice=prospects(s).leaving))
    if any(snare.cell == s.hero for snare in s.snares):
        found.append(say("risk.snare"))
    if to is None:
        found.append(say("risk.unknown"))
    else:
        there = sorted(kind_of(s, token) for token, figure in s.standing_for(HERO) if figure.cell == to)
        found += [say("risk.creature", creature=creature) for creature in there]
        found += [say("risk.danger")] if s.danger[to].look(HERO) else []
    if action.way == "stairs":
        found.append(say("risk.stairs"))
    return tuple(found)


def about_creature(s: Alone, creature: int) -> Message:
    """Returns all that the card of a creature says, by its looks."""
    it = s.tokens[creature]
    if it.source != "creature":
        return say(f"{it.source}_text.{it.index}")
    return say(f"creature_kind_{'nightmare' if s.nightmare else 'text'}.{it.index}")
