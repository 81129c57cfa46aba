"""Which creatures, sectors and doors a card means: the words of `Who` and `Place`."""

from __future__ import annotations

from holdfast.games.alone.cards.effects import (
    Block,
    Danger,
    Dark,
    Harden,
    Mend,
    Rage,
    Shuffle,
    Spawn,
    Stalk,
    Unblock,
)
from holdfast.games.alone.cards.verbs.registry import Cause
from holdfast.games.alone.cards.vocabulary import Place, Who
from holdfast.games.alone.levels.places import OPPOSITE, STEP, Cell
from holdfast.games.alone.rules.sight import in_sight
from holdfast.games.alone.state import HERO, Alone


def around(s: Alone, seat: int, cell: Cell) -> list[Cell]:
    """Returns a sector and those adjacent to it, as far as this seat knows."""
    if seat == HERO:
        tile = s.level[cell].look(HERO)
        blocked = s.blocked[cell].look(HERO)
        steps = STEP
        assert tile is not None
        near = [cell + steps[w] for w, side in enumerate(tile.sides) if side != "wall" and not blocked >> w & 1]
        return [cell, *(to for to in near if s.revealed[to])]
    blocked = s.blocked[cell].look(seat)
    return [cell, *(to for way, to in s.map_for(seat).ways[cell] if not blocked >> way & 1)]


def sectors(s: Alone, seat: int, place: Place) -> list[Cell]:
    """Returns the sectors that a card means; for the hero only revealed ones."""
    match place:
        case "here":
            return [s.hero]
        case "near":
            return around(s, seat, s.hero)
        case "sight":
            return in_sight(s)
    shown = [cell for cell, known in enumerate(s.revealed) if known]
    cells = shown if seat == HERO else list(s.map_for(seat).cells)
    return [cell for cell in cells if place == "any" or s.on_hero_level(cell)]


def creatures(s: Alone, cause: Cause, who: Who) -> list[int]:
    """Returns the creatures on the map that a card means, as far as its player sees them."""
    seen = s.standing_for(cause.seat)
    match who:
        case "any":
            return [token for token, _ in seen]
        case "icon":
            return [token for token, _ in seen if cause.icon and s.tokens[token].icon == cause.icon]
        case "boss":
            return [token for token, _ in seen if s.tokens[token].boss]
        case "here":
            return [token for token, figure in seen if figure.cell == s.hero]
        case "near":
            near = set(around(s, cause.seat, s.hero))
            return [token for token, figure in seen if figure.cell in near]
        case "level":
            return [token for token, figure in seen if s.on_hero_level(figure.cell)]


def doors(s: Alone, seat: int, place: Place, blocked: bool) -> list[tuple[Cell, int]]:
    """Returns the doors at these sectors that are blocked, or are not; each once, by its first side."""
    found: list[tuple[Cell, int]] = []
    for cell in sectors(s, seat, place):
        tile = s.level[cell].look(seat)
        bits = s.blocked[cell].look(seat)
        assert tile is not None
        for way, side in enumerate(tile.sides):
            other = (cell + STEP[way], OPPOSITE[way])
            if side == "door" and bool(bits >> way & 1) == blocked and other not in found:
                found.append((cell, way))
    return found


# -- what the hero cannot know (R262)


def lurking(s: Alone, effect: Stalk | Rage | Harden | Mend) -> bool:
    """Tells whether a card means creatures that the hero may not see."""
    return effect.who != "here"


def unnumbered(s: Alone, effect: Spawn | Shuffle) -> bool:
    """Always holds: the hero never sees how many creatures lurk on a level, and which."""
    return True


def out_of_sight(s: Alone, effect: Danger | Block | Unblock | Dark) -> bool:
    """Tells whether a card means sectors that may be unrevealed."""
    return effect.place not in ("here", "sight")
