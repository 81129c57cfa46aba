"""What lies in the labyrinth, and so is known to the hero: revealing, forgetting, and keeping what is seen in step.

Everything in a revealed sector is known to everybody, everything else to evil alone (R57, R58, R262): each function
here changes the truth and who knows it together.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec

from holdfast.engine.event import Forgot
from holdfast.engine.secret import EVERYBODY, Secret
from holdfast.games.alone.cards.tokens import looks_of
from holdfast.games.alone.events.creatures import CreatureAltered, CreatureChanged, LightChanged
from holdfast.games.alone.events.deeds import DoorBlocked, DoorChanged, DoorUnblocked
from holdfast.games.alone.events.labyrinth import (
    CreatureSeen,
    DangerGone,
    DangerSeen,
    LightWentOff,
    LightWentOn,
    SectorRevealed,
    SectorsHidden,
    SectorShown,
)
from holdfast.games.alone.events.preparing import DangerLifted, DangerPlaced
from holdfast.games.alone.levels.map import anchored_plan, labyrinth_map, read_plan, write_plan
from holdfast.games.alone.levels.places import CELLS, FIELD, OPPOSITE, WAYS, Cell, level_of
from holdfast.games.alone.state import HERO, LABYRINTH, UNMARKED, Alone, Figure, Marks, with_marks

T = TypeVar("T")

FORGOTTEN_KINDS: Final = ("level", "light", "danger", "door", "creature")  # what is forgotten with a sector


def lay_map(s: Alone, code: str) -> None:
    """Lays an unknown, dark, empty map."""
    known = s.the_evil
    s.plan = Secret("level", code, known)
    s.level = [Secret("level", tile, known) for tile in labyrinth_map(code).tiles]
    s.light = [Secret("light", False, known)] * CELLS
    s.danger = [Secret("danger", False, known)] * CELLS
    s.blocked = [Secret("door", 0, known)] * CELLS
    s.revealed = bytearray(CELLS)


# -- changing one thing


def set_figure(s: Alone, token: int, figure: Figure) -> None:
    """Changes a creature; those who see its sector see that it is there, but not what it brings out of the dark."""
    is_seen = figure.cell >= 0 and bool(s.revealed[figure.cell])
    if figure.cell < 0:
        clear_marks(s, token)
    if not is_seen:
        s.figures[token] = Secret("creature", figure, s.the_evil)
        return
    if s.figures[token].known_to != EVERYBODY:
        s.learn("creature", LABYRINTH)
        came = figure.came
        figure = msgspec.structs.replace(mark_unseen(s, token, figure), came=came)
    s.figures[token] = Secret("creature", figure, EVERYBODY)


def mark_unseen(s: Alone, token: int, figure: Figure) -> Figure:
    """Returns the creature as the hero finds it: evil alone knows all that happened to it in the dark (3.6)."""
    old = with_marks(figure, s.marks[token].true())
    s.marks[token] = Secret("creature", Marks(old.came, old.rage, old.hard, old.hard_round), s.the_evil)
    return msgspec.structs.replace(figure, came=False, rage=0, hard=0, hard_round=0)


def clear_marks(s: Alone, token: int) -> None:
    s.marks[token] = Secret("creature", UNMARKED, s.the_evil)


def shows_marks(s: Alone, token: int) -> None:
    """Notes that what happens now may tell the hero what a creature brought with it out of the dark."""
    if s.marks[token].true() != UNMARKED:
        s.learn("creature", LABYRINTH)


def set_marks(s: Alone, token: int, **changes: int | bool) -> None:
    marks = s.marks[token]
    if marks.true() != UNMARKED:
        s.marks[token] = marks.with_value(msgspec.structs.replace(marks.true(), **changes))


def change_figure(s: Alone, token: int, **changes: int | bool) -> None:
    set_figure(s, token, msgspec.structs.replace(s.figures[token].true(), **changes))


def alter_figure(s: Alone, token: int, change: str, **changes: int | bool) -> None:
    """Changes a creature, and tells those who see it."""
    change_figure(s, token, **changes)
    s.tell(CreatureChanged(token, change), to=s.the_evil)
    if s.figures[token].is_known_to(HERO):
        s.tell(CreatureAltered(kind_of(s, token), change), to=LABYRINTH)


def end_what_lasts_a_turn(s: Alone) -> None:
    """Ends what cards did until the end of the turn; after a round's end too, for cards are played there."""
    for token, figure in s.standing():
        if figure.came or figure.rage or figure.hard or figure.stunned:
            change_figure(s, token, came=False, rage=0, hard=0, stunned=False)
        set_marks(s, token, came=False, rage=0, hard=0)
    s.rage = []
    s.falter = s.ward = 0
    s.hush = False
    s.activated = []
    s.after_once = []
    s.used_now = []


def set_light(s: Alone, cell: Cell, on: bool) -> None:
    if s.light[cell].true() == on:
        return
    s.light[cell] = Secret("light", on, s.knows_to(cell))
    s.tell(LightChanged(s.map().place[cell], on), to=s.the_evil)
    if s.revealed[cell]:
        s.tell(LightWentOn(cell) if on else LightWentOff(cell), to=LABYRINTH)


def set_danger(s: Alone, cell: Cell, there: bool) -> None:
    if s.danger[cell].true() == there:
        return
    s.danger[cell] = Secret("danger", there, s.knows_to(cell))
    place = s.map().place[cell]
    s.tell(DangerPlaced(place) if there else DangerLifted(place), to=s.the_evil)
    if s.revealed[cell]:
        s.tell(DangerSeen(cell) if there else DangerGone(cell), to=LABYRINTH)


def set_blocked(s: Alone, cell: Cell, way: int, blocked: bool) -> None:
    """Blocks or unblocks both sides of a door: the token is seen from either (R213)."""
    beyond = s.map().beyond[cell][way]
    s.tell(DoorChanged(s.map().place[cell], WAYS[way], blocked), to=s.the_evil)
    for side, direction in ((cell, way), (beyond, OPPOSITE[way])):
        bits = s.blocked[side].true() & ~(1 << direction) | (blocked << direction)
        s.blocked[side] = Secret("door", bits, s.knows_to(side))
    seen = next((pair for pair in ((cell, way), (beyond, OPPOSITE[way])) if s.revealed[pair[0]]), None)
    if seen is not None:
        side, direction = seen
        s.tell(DoorBlocked(side, WAYS[direction]) if blocked else DoorUnblocked(side, WAYS[direction]), to=LABYRINTH)


# -- revealing and forgetting


def reveal(s: Alone, cell: Cell) -> Cell:
    """Reveals a sector with all that it contains (R57), and returns its cell, which is new on a new level."""
    if level_of(cell) and not s.has_seen_other:
        cell = _anchor(s, cell)
    if s.revealed[cell]:
        return cell
    if s.options.limited_tiles:
        _free_a_tile(s, cell)
    s.revealed[cell] = 1
    s.level[cell] = s.reveal(s.level[cell])
    s.light[cell] = s.reveal(s.light[cell])
    s.danger[cell] = s.reveal(s.danger[cell])
    s.blocked[cell] = s.reveal(s.blocked[cell])
    tile = s.level[cell].true()
    assert tile is not None, cell
    s.tell(SectorRevealed(cell, tile.room), to=LABYRINTH)
    s.tell(SectorShown(s.map().place[cell]), to=s.the_evil)
    if s.light[cell].true():
        s.tell(LightWentOn(cell), to=LABYRINTH)
    if s.danger[cell].true():
        s.tell(DangerSeen(cell), to=LABYRINTH)
    s.learn("creature", LABYRINTH)  # that nobody is there, too
    found: list[CreatureSeen] = []
    for token, figure in s.standing():
        if figure.cell == cell:
            s.figures[token] = Secret("creature", mark_unseen(s, token, figure), EVERYBODY)
            found.append(CreatureSeen(kind_of(s, token), cell, figure.wounds))
    for seen in sorted(found, key=lambda seen: (seen.creature, seen.wounds)):  # not by token: some look alike
        s.tell(seen, to=LABYRINTH)
    return cell


def kind_of(s: Alone, token: int) -> int:
    """Returns what the hero can tell of a creature: the first token of its kind stands for all."""
    return looks_of(s.tokens, token)


def _anchor(s: Alone, cell: Cell) -> Cell:
    """Makes the first sector that the hero sees of the other level the middle of its field (R276)."""
    plan = anchored_plan(read_plan(s.plan.true()), s.map().place[cell])
    s.plan = s.plan.with_value(write_plan(plan))
    by = FIELD + FIELD // 2 - cell
    _shift(s.light, by)
    _shift(s.danger, by)
    _shift(s.blocked, by)
    s.level = [Secret("level", tile, secret.known_to) for tile, secret in zip(s.map().tiles, s.level, strict=True)]
    for token, secret in enumerate(s.figures):
        figure = secret.true()
        if figure.cell >= FIELD:
            s.figures[token] = secret.with_value(msgspec.structs.replace(figure, cell=figure.cell + by))
    s.has_seen_other = True
    for kind in FORGOTTEN_KINDS:  # all that is unseen there is counted otherwise from now on
        s.learn(kind, LABYRINTH)
    return cell + by


def _shift(field: list[Secret[T]], by: int) -> None:
    """Moves what lies on the other level, of which the hero has seen nothing so far."""
    nothing = next(secret for secret in field if not secret.true() and not secret.is_known_to(HERO))
    old = field[FIELD:]
    field[FIELD:] = [nothing] * FIELD
    for at, secret in enumerate(old):
        if secret.true():
            field[FIELD + at + by] = secret


def hide(s: Alone, cells: Iterable[Cell]) -> None:
    """Takes sectors out of the labyrinth; the hero forgets them and what was in them (R264)."""
    gone = [cell for cell in cells if s.revealed[cell]]
    if not gone:
        return
    known = s.the_evil
    for cell in gone:
        s.revealed[cell] = 0
        s.level[cell] = Secret("level", s.level[cell].true(), known)
        s.light[cell] = Secret("light", s.light[cell].true(), known)
        s.danger[cell] = Secret("danger", s.danger[cell].true(), known)
        s.blocked[cell] = Secret("door", s.blocked[cell].true(), known)
    for token, secret in enumerate(s.figures):
        figure = secret.true()
        if figure.cell in gone:
            set_figure(s, token, Figure() if figure.down else figure)  # R257
    s.tell(SectorsHidden(len(gone)))
    s.tell(Forgot(FORGOTTEN_KINDS), to=LABYRINTH)


def shape(s: Alone, cell: Cell) -> str:
    """Returns which kind of tile a sector is (G14)."""
    tile = s.map().tiles[cell]
    assert tile is not None
    if tile.room >= 0:
        return "room"
    ways = [way for way in range(4) if tile.sides[way] != "wall"]
    if len(ways) == 2:
        return "straight" if OPPOSITE[ways[0]] == ways[1] else "curve"
    return {1: "end", 3: "tee", 4: "cross"}.get(len(ways), "end")


def _free_a_tile(s: Alone, cell: Cell) -> None:
    """Takes the tile of the matching sector farthest from the hero, where tiles are limited (R214)."""
    wanted = shape(s, cell)
    lying = [c for c in range(CELLS) if s.revealed[c] and shape(s, c) == wanted]
    others = [c for c in lying if c != s.hero]
    if others and len(lying) >= s.parts.numbers.tiles.get(wanted, CELLS):
        hide(s, [max(others, key=lambda c: (s.map().distance(c, s.hero), c))])
