"""Where the answers of an ask are pressed and what they reach, as far as their own fields do not say: for one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.message import Message, say
from holdfast.games.alone.cards.effects import Light, Repair
from holdfast.games.alone.cards.picks import PickDraws, PickGoal, PickUnblock, PickWay
from holdfast.games.alone.levels.places import STAIRS, STEP, WAYS, Cell
from holdfast.games.alone.rules.drawing import DrawOne, SplitDraw
from holdfast.games.alone.rules.explore import Explore
from holdfast.games.alone.rules.fight import Fight
from holdfast.games.alone.rules.locate import Locate
from holdfast.games.alone.rules.move import Move
from holdfast.games.alone.rules.rummage import cards_here
from holdfast.games.alone.rules.scavenge import Scavenge
from holdfast.games.alone.screen.evil import question_of, walk
from holdfast.games.alone.screen.previews import Prospects, prospects
from holdfast.games.alone.state import HERO, Alone

if TYPE_CHECKING:
    from holdfast.engine.view import Ask


class ChoiceShown(msgspec.Struct, frozen=True):
    """How an option is shown: the sectors at which it is pressed, those that it reaches, and words that only hold now.

    `at` are cells for the hero, places for evil. `label` goes before the option's own text, `comes_to` is how much it
    is now: 3 dice, 2 sectors. `is_wanted`: it stands first among many. `group`: with what it stands among many.
    """

    option: str
    at: tuple[int, ...] = ()
    reach: tuple[int, ...] = ()
    label: Message | None = None
    comes_to: Message | None = None
    is_wanted: bool = False
    group: str = ""


class ChoicesPart(msgspec.Struct, frozen=True):
    """`unused` are kinds of action that this table or this hero has nothing for: their greyed buttons say nothing."""

    of: tuple[ChoiceShown, ...]
    unused: tuple[str, ...]


NOTHING = ChoiceShown("")
ALIVE: Final = ("creature", "boss", "special", "avatar")  # goals of these kinds are alive


def choices_part(s: Alone, seat: int, asked: tuple[Ask, ...]) -> ChoicesPart:
    known = prospects(s) if seat == HERO and s.revealed[s.hero] else None
    found = []
    for ask in asked:
        for option in ask.options:
            choice = hero_choice(s, option.action, known) if seat == HERO else evil_choice(s, seat, option.action)
            if choice != NOTHING:
                found.append(msgspec.structs.replace(choice, option=option.id))
    return ChoicesPart(tuple(found), unused(s))


def unused(s: Alone) -> tuple[str, ...]:
    without: tuple[str, ...] = ()
    if s.companion is None:
        without += ("ask_companion", "start_companion", "use_companion", "sacrifice")
    if not s.options.room_actions:
        without += ("use_room",)
    if not s.options.special_creatures:
        without += ("play_special",)
    if not s.options.avatars:
        without += ("use_power", "use_instant_power", "activate_avatar")
    return without


# -- the hero's


def hero_choice(s: Alone, action: Action, known: Prospects | None) -> ChoiceShown:
    if known is None:
        return NOTHING
    match action:
        case Move(way=way):
            comes_to = say("comes_to.leaving", dice=known.leaving) if known.leaving else None
            return ChoiceShown("", at=(step(s, way),), comes_to=comes_to)
        case Explore(way=way):
            comes_to = say("comes_to.sectors", sectors=known.explore)
            return ChoiceShown("", at=(step(s, way),), reach=looked_at(s, way, known.explore), comes_to=comes_to)
        case Fight():
            return ChoiceShown("", comes_to=say("comes_to.dice", dice=known.fight))
        case Locate():
            return ChoiceShown("", comes_to=say("comes_to.targets", targets=known.locate))
        case Scavenge():
            return ChoiceShown("", comes_to=say("comes_to.cards", cards=cards_here(s)))
        case PickWay(way=way):
            return ChoiceShown("", at=(step(s, way),), reach=lit_up(s, way, known.light) if is_light(s) else ())
        case PickGoal(target=target):
            wanted = is_sought(s, target)
            return ChoiceShown("", is_wanted=wanted, group=goal_group(target, wanted))
    return NOTHING


def goal_group(target: str, wanted: bool) -> str:
    """Returns what a goal stands with: the rooms of missions, what is alive, and the rest."""
    kind = target.split(" ")[0]
    return "missions" if wanted and kind == "room" else "creatures" if kind in ALIVE else "ways"


def step(s: Alone, way: str) -> Cell:
    """Returns where a way is pressed: beside the hero, and in its own sector for the stairs."""
    number = WAYS.index(way)
    return s.hero if number == STAIRS else s.hero + STEP[number]


def is_light(s: Alone) -> bool:
    asked = question_of(s, HERO)
    return asked is not None and isinstance(asked.effect, Repair | Light)


def is_sought(s: Alone, target: str) -> bool:
    """Tells whether a goal is the room of an open mission, or stairs: what a hero looks for."""
    rooms = {s.parts.missions[quest.mission].room for quest in s.quests if not quest.done}
    return target.startswith("stairs") or any(target == f"room {room}" for room in rooms)


def looked_at(s: Alone, way: str, most: int) -> tuple[Cell, ...]:
    """Returns the sectors that a look may show, as far as known walls and doors tell (R96-R99)."""
    return along(s, way, most, through_doors=False)


def lit_up(s: Alone, way: str, most: int) -> tuple[Cell, ...]:
    """Returns the sectors that light may fall on: it passes doors (R142)."""
    return along(s, way, most, through_doors=True)


def along(s: Alone, way: str, most: int, *, through_doors: bool) -> tuple[Cell, ...]:
    if way == WAYS[STAIRS]:
        return ()
    number, cell = WAYS.index(way), s.hero
    found: list[Cell] = []
    while len(found) < most:
        tile = s.level[cell].look(HERO) if s.revealed[cell] else None
        side = tile.sides[number] if tile is not None else "open"  # what is not known may be open
        if side == "wall" or (side == "door" and cell != s.hero and not through_doors):
            break
        cell += STEP[number]
        found.append(cell)
    return tuple(found)


# -- evil's


def evil_choice(s: Alone, seat: int, action: Action) -> ChoiceShown:
    match action:
        case PickWay(way=way) | PickUnblock(way=way) if at := walk(s, seat):
            map_ = s.map_for(seat)
            return ChoiceShown("", at=(map_.place[map_.beyond[map_.cell[at[-1]]][WAYS.index(way)]],))
        case SplitDraw(first=first):
            one, other = (s.deck_ids[deck] for deck in s.draws_from[seat - 1][:2])
            return ChoiceShown("", label=say("label.split", first=first, one=one, other=other))
        case DrawOne(deck=deck):
            return ChoiceShown("", label=say("label.draw_one", deck=s.deck_ids[deck]))
        case PickDraws(seat=owner, deck=deck):
            return ChoiceShown("", label=say("label.draws", seat=owner, deck=s.deck_ids[deck]))
    return NOTHING
