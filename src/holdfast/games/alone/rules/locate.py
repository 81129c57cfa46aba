"""Locating (R117-R122): evil tells distance and level of what the hero names, always truly (R37)."""

from __future__ import annotations

from collections.abc import Iterable

from holdfast.engine.flow import Frame
from holdfast.games.alone.cards.effects import Sound
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import Cause
from holdfast.games.alone.events.deeds import LocateAnswered, NothingToLocate
from holdfast.games.alone.levels.places import WAYS, Cell
from holdfast.games.alone.rules.declaring import Declaration, HeroDecides
from holdfast.games.alone.rules.noise import shortest_ways
from holdfast.games.alone.rules.standing import has, number, powers_show
from holdfast.games.alone.state import HERO, LABYRINTH, Alone, Located

TARGETS = 2


class Locate(Declaration, frozen=True):
    WORD = "locate"

    @classmethod
    def candidates(cls, s: Alone, seat: int, ask: HeroDecides) -> Iterable[Locate]:
        return (Locate(),)

    def resolve(self, s: Alone) -> None:
        s.start(DoVerb(effect=Sound(targets=targets_of_a_locate(s, TARGETS)), cause=Cause(seat=HERO)))


def targets_of_a_locate(s: Alone, targets: int) -> int:
    """Returns how many targets a locate has, an item's too."""
    powers_show(s)
    return number(s, "locate_targets", targets, least=1)


def goals(s: Alone) -> list[str]:
    """Returns words for all that can be named: kinds of things, kinds of creatures, certain rooms."""
    kinds = [f"creature {i}" for i, c in enumerate(s.parts.creatures)]
    specials = [f"special {i}" for i in s.specials]
    avatars = [f"avatar {i}" for i in s.avatars if i >= 0]
    rooms = [f"room {i}" for i in range(len(s.parts.rooms))]
    things = ["creature", "boss", "danger", "lcu", "stairs", "light", "door", "blocked", "room"]
    stairs = ["stairs 0", "stairs 1"]
    return [*things, *stairs, *rooms, *kinds, *specials, *avatars]


def cells_with(s: Alone, target: str) -> list[Cell]:
    """Returns every sector in which such a thing is."""
    word, _, rest = target.partition(" ")
    map_, index = s.map(), int(rest or -1)
    match word:
        case "room":
            return [map_.room_cells[index]] if rest else list(map_.room_cells)
        case "lcu" | "stairs" | "door":
            tiles = [(cell, tile) for cell in map_.cells if (tile := map_.tiles[cell]) is not None]
            if word == "lcu":
                return [cell for cell, tile in tiles if tile.lcu]
            if word == "door":
                return [cell for cell, tile in tiles if "door" in tile.sides]
            return [cell for cell, tile in tiles if (tile.stairs == index if rest else tile.stairs >= 0)]
        case "danger":
            return [cell for cell in map_.cells if s.danger[cell].true()]
        case "light":
            return [cell for cell in map_.cells if s.light[cell].true()]
        case "blocked":
            return [cell for cell in map_.cells if s.blocked[cell].true()]
        case "boss":
            return [figure.cell for token, figure in s.standing() if s.tokens[token].boss]
    standing = [(s.tokens[token], figure.cell) for token, figure in s.standing()]
    return [cell for it, cell in standing if not rest or (it.source, it.index) == (word, index)]


class Answer(Frame):
    """Evil answers for each target that was named, the nearest of its kind (R120)."""

    STEPS = ("answer",)

    targets: tuple[str, ...]
    bearing: bool = False

    def answer(self, s: Alone) -> None:
        for kind in ("level", "creature", "danger", "light", "door"):
            s.learn(kind, LABYRINTH)
        for target in self.targets:
            found = cells_with(s, target)
            if not found:
                s.located.append(Located(target, -1, "", "", s.turn))
                s.tell(NothingToLocate(target))
                continue
            map_ = s.map()
            nearest = min(found, key=lambda cell: (map_.distance(s.hero, cell), cell))
            level = "" if has(s, "no_locate_level") else "here" if s.on_hero_level(nearest) else "other"
            ways = shortest_ways(s, map_, nearest) if self.bearing else []  # of the way that is measured (R119)
            way = WAYS[ways[0]] if ways else ""
            distance = map_.distance(s.hero, nearest)
            s.located.append(Located(target, distance, level, way, s.turn))
            s.tell(LocateAnswered(target, distance, level, way))
