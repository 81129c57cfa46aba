"""The hero as all see it (R1-R16, R36): health, turns, what it carries and has learned, and its missions."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.engine.message import Message, say
from holdfast.games.alone.cards.vocabulary import Colour, Matrix
from holdfast.games.alone.rules.may import UNLOCKED
from holdfast.games.alone.screen.card_texts import more_of
from holdfast.games.alone.state import (
    COMPANION_HEALTH,
    FULL,
    INVENTORY,
    MOST_ADRENALINE,
    TURNS,
    Alone,
    Carried,
    Quest,
)


class TurnToken(msgspec.Struct, frozen=True):
    """One of the eight turns of a round, with what adrenaline went on it."""

    state: Literal["", "used", "now"]
    spent: tuple[str, ...] = ()


class TablePart(msgspec.Struct, frozen=True):
    """What the table was set for, how late it is, and the dice that were rolled last."""

    set_for: tuple[Message, ...]
    title: Message
    round: int
    turn: int
    turns: tuple[TurnToken, ...]
    caps: tuple[int, ...]  # of the spaces of the round track; the last is the nightmare
    space: int
    cap: int
    nightmare: bool
    dice: tuple[str, ...]


class AbilityPart(msgspec.Struct, frozen=True):
    ability: int
    points: int
    needed: int
    is_unlocked: bool


class ItemPart(msgspec.Struct, frozen=True):
    """An item in the inventory. `sign` says what it goes with."""

    item: int
    charges: int
    most: int
    sign: str
    matrix: Matrix | None
    upgrade: Literal["", "open", "filled"]
    says: Message


class CompanionPart(msgspec.Struct, frozen=True):
    character: int
    charges: int
    says: Message


class PowerPart(msgspec.Struct, frozen=True):
    """A hero power of Avatar: what it costs in danger tokens, and whether there are as many."""

    power: int
    cost: int
    is_affordable: bool
    when: Message


class HeroPart(msgspec.Struct, frozen=True):
    character: int
    life: int
    control: int
    full: int
    adrenaline: int
    pool: int  # the most adrenaline that there may be
    items: tuple[ItemPart, ...]
    inventory: int  # room for so many items
    companion: CompanionPart | None
    companion_health: int
    abilities: tuple[AbilityPart, ...]
    powers: tuple[PowerPart, ...]
    power_tokens: int | None  # without Avatar there are none
    weighs: tuple[Message, ...]  # what helps or hinders for now


class MissionPart(msgspec.Struct, frozen=True):
    """A mission in play, which everybody sees; what hinders is told as long as it does."""

    mission: int
    colour: Colour
    room: int
    state: Literal["open", "locked", "done"]
    task: Message
    progress: Message
    hinders: tuple[Message, ...]
    more: tuple[Message, ...]
    next: Message  # the step that is to be done, as its card has it
    way_out: Message | None  # where it can be won, once the way is open


# -- the round


def table_part(s: Alone) -> TablePart:
    return TablePart(
        set_for=set_for(s),
        title=say("title.nightmare" if s.nightmare else "title.round", round=s.round, turn=s.turn),
        round=s.round,
        turn=s.turn,
        turns=tuple(turn_token(s, number) for number in range(TURNS)),
        caps=s.parts.numbers.rounds,
        space=s.space,
        cap=s.cap,
        nightmare=s.nightmare,
        dice=tuple(s.pool),
    )


def set_for(s: Alone) -> tuple[Message, ...]:
    """Returns what this table was set for: difficulty, new levels, and what was added to the box."""
    options = s.options
    added = {
        "set_for.new_levels": "random" in options.levels,
        "set_for.special_creatures": options.special_creatures,
        "set_for.room_actions": options.room_actions,
        "set_for.avatars": options.avatars,
    }
    hard = () if s.difficulty < 0 else (say(f"difficulty.{s.difficulty}"),)
    return (*hard, *(say(key) for key, is_on in added.items() if is_on))


def turn_token(s: Alone, number: int) -> TurnToken:
    state: Literal["", "used", "now"] = "now" if number + 1 == s.turn else "used" if s.is_used[number] else ""
    return TurnToken(state, s.spent[number])


# -- the hero


def hero_part(s: Alone) -> HeroPart:
    has_powers = s.options.avatars
    companion = s.companion
    return HeroPart(
        character=s.character,
        life=s.life,
        control=s.control,
        full=FULL,
        adrenaline=s.adrenaline,
        pool=MOST_ADRENALINE,
        items=tuple(item_part(s, carried) for carried in s.items),
        inventory=INVENTORY,
        companion=None
        if companion is None
        else CompanionPart(
            companion.character,
            companion.charges,
            say("companion.says", character=companion.character, charges=companion.charges),
        ),
        companion_health=COMPANION_HEALTH,
        abilities=tuple(
            AbilityPart(ability, min(points, UNLOCKED), UNLOCKED, points >= UNLOCKED)
            for ability, points in enumerate(s.experience)
        ),
        powers=tuple(
            PowerPart(i, power.cost, s.power_tokens >= power.cost, say("power_when", when=power.when))
            for i, power in enumerate(s.parts.powers)
        )
        if has_powers
        else (),
        power_tokens=s.power_tokens if has_powers else None,
        weighs=weighs(s),
    )


def item_part(s: Alone, carried: Carried) -> ItemPart:
    card = s.parts.items[carried.item]
    says = say(
        "item.says",
        item=carried.item,
        charges=carried.charges,
        upgraded="yes" if carried.upgraded else "no",
        does=say(f"item_text.{carried.item}"),
    )
    return ItemPart(
        item=carried.item,
        charges=carried.charges,
        most=max(card.charges, carried.charges),
        sign="bullets" if card.bullets else card.when,
        matrix=card.matrix,
        upgrade="" if card.upgrade is None else "filled" if carried.upgraded else "open",
        says=says,
    )


def weighs(s: Alone) -> tuple[Message, ...]:
    """Returns what weighs on the hero or helps it for now."""
    found = [say("now.bullet_time")] if s.bullet_time else []
    found += [say("now.forbidden", deed=deed) for deed in s.forbidden]
    found += [say("now.forbidden_next", deed=deed) for deed in s.forbidden_next]
    found += [say(f"now.{name}", dice=dice) for name, dice in (("falter", s.falter), ("ward", s.ward)) if dice]
    found += [say("now.hush")] if s.hush else []
    found += [say("now.rage", dice=dice, kind=icon or "creature") for icon, dice in s.rage]
    return tuple(found)


# -- missions


def missions_part(s: Alone) -> tuple[MissionPart, ...]:
    return tuple(mission_part(s, quest) for quest in s.quests)


def mission_part(s: Alone, quest: Quest) -> MissionPart:
    mission = s.parts.missions[quest.mission]
    is_locked = mission.colour == "red" and not s.unlocked
    works = not quest.done and not is_locked
    rest = len(mission.steps) - quest.step - 1
    state: Literal["open", "locked", "done"] = "done" if quest.done else "locked" if is_locked else "open"
    i, number = quest.mission, min(quest.step, len(mission.steps) - 1)
    now = mission.steps[number]
    more = tuple(say(f"mission_more.{i}_{line}") for line, _ in enumerate(more_of(mission)))
    hinders = (say(f"mission_hindrance.{i}"),) if mission.hindrance else ()
    return MissionPart(
        mission=quest.mission,
        colour=mission.colour,
        room=mission.room,
        state=state,
        task=say(f"mission_task.{i}"),
        progress=say(f"progress.{state}", action=now.action, left=now.times - quest.times),
        hinders=hinders if works else (),
        more=more if works else (*hinders, *more),
        next=say(
            "progress.step", step=say(f"mission_step.{i}_{number}"), done=quest.times, of=now.times, rest=max(rest, 0)
        ),
        way_out=say("news.way_out", mission=i, room=mission.room) if mission.colour == "red" and works else None,
    )


def use_of(s: Alone, room: int) -> str:
    """Returns what a room is good for: the mission that is done there, or Deep's special action (R236)."""
    if room < 0:
        return ""
    for quest in s.quests:
        if s.parts.missions[quest.mission].room == room:
            return f"{s.parts.missions[quest.mission].colour}{'_done' if quest.done else ''}"
    if not s.options.room_actions or not s.parts.rooms[room].effects:
        return ""
    return "special_done" if s.scavenged[room] else "special"
