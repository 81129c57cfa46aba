"""The labyrinth as all see it (R21, R36, R262): what is revealed, what stands there, and what was heard.

Whatever is told here is told from what the hero knows, and listed by what can be seen: never by tokens.
"""

from __future__ import annotations

from itertools import groupby

import msgspec

from holdfast.engine.message import Message, say
from holdfast.games.alone.levels.map import Tile
from holdfast.games.alone.levels.places import WAYS, level_of, offset
from holdfast.games.alone.rules.labyrinth import kind_of
from holdfast.games.alone.rules.sight import in_sight
from holdfast.games.alone.rules.standing import sources
from holdfast.games.alone.screen.hero import use_of
from holdfast.games.alone.screen.previews import Threat, threat
from holdfast.games.alone.state import HERO, Alone, Figure, Located

HEARD: int = 6  # older noises and answers are kept by those who write them down


class SectorPart(msgspec.Struct, frozen=True):
    """A sector of the labyrinth. `east` and `south` count from the first sector seen on its level (R276).

    `ways` lead out of it: north, "east door", "south blocked". Its words are the text `seen.sector` of these fields.
    """

    cell: int
    level: int
    east: int
    south: int
    ways: tuple[str, ...]
    room: int
    use: str
    stairs: int
    lcu: bool
    lit: bool
    danger: bool
    in_sight: bool
    snare: bool


class CreaturePart(msgspec.Struct, frozen=True):
    """A creature in the labyrinth: what it looks like, and what it would roll against the hero here and now.

    `beaten` says what beats one that will strike at the end of this turn, because it is where the hero is (R112).
    """

    creature: int
    cell: int
    state: tuple[str, ...]
    dice: int
    first: int  # damage at once that wounds it
    second: int  # and that kills it
    beaten: Message | None


class HeardPart(msgspec.Struct, frozen=True):
    """Noises of this turn from one side."""

    way: str
    count: int


class LabyrinthPart(msgspec.Struct, frozen=True):
    here: int
    sectors: tuple[SectorPart, ...]
    creatures: tuple[CreaturePart, ...]
    heard: tuple[HeardPart, ...]
    heard_before: tuple[Message, ...]  # on the turns before, the newest first
    answers: tuple[Message, ...]  # of evil to what was located, the newest first
    special: Message | None  # what a scavenge here may do instead of drawing
    is_special_used: bool


def labyrinth_part(s: Alone) -> LabyrinthPart | None:
    """Returns None before the hero is placed."""
    if not s.revealed[s.hero]:
        return None
    seen = set(in_sight(s))
    snared = {snare.cell for snare in s.snares}
    cells = [cell for cell, known in enumerate(s.revealed) if known]
    return LabyrinthPart(
        here=s.hero,
        sectors=tuple(sector_part(s, cell, cell in seen, cell in snared) for cell in cells),
        creatures=creature_parts(s),
        heard=heard_now(s),
        heard_before=tuple(
            say("heard.before", turn=noise.turn, way=noise.way) for noise in reversed(s.noises) if noise.turn != s.turn
        )[:HEARD],
        answers=tuple(answered(one) for one in reversed(s.located))[:HEARD],
        special=special_here(s),
        is_special_used=use_of(s, s.here.room) == "special_done",
    )


def sector_part(s: Alone, cell: int, is_seen: bool, is_snared: bool) -> SectorPart:
    tile = s.level[cell].look(HERO)
    assert tile is not None
    east, south = offset(cell)
    return SectorPart(
        cell=cell,
        level=level_of(cell),
        east=east,
        south=south,
        ways=ways_out(tile, s.blocked[cell].look(HERO)),
        room=tile.room,
        use=use_of(s, tile.room),
        stairs=tile.stairs,
        lcu=tile.lcu,
        lit=s.light[cell].look(HERO),
        danger=s.danger[cell].look(HERO),
        in_sight=is_seen,
        snare=is_snared,
    )


def ways_out(tile: Tile, blocked: int) -> tuple[str, ...]:
    found = []
    for number, side in enumerate(tile.sides):
        if side != "wall":
            state = " blocked" if blocked >> number & 1 else " door" if side == "door" else ""
            found.append(f"{WAYS[number]}{state}")
    return tuple(found)


def state_of(figure: Figure) -> tuple[str, ...]:
    """Returns how a creature fares, in words of the table `state`."""
    more = {
        "stunned": figure.stunned,
        "raging": figure.rage > 0,
        "hardened": figure.hard + figure.hard_round > 0,
        "down": figure.down,
    }
    return ("wounded" if figure.wounds else "unhurt", *(word for word, is_so in more.items() if is_so))


def creature_parts(s: Alone) -> tuple[CreaturePart, ...]:
    known = list(sources(s, knowing=True))
    found = []
    for token, secret in enumerate(s.figures):
        figure = secret.seen(HERO)
        if figure is None or figure.cell < 0:
            continue
        line = threat(s, known, token, figure)
        beaten = beaten_by(figure, line) if figure.cell == s.hero else None
        found.append(
            CreaturePart(kind_of(s, token), figure.cell, state_of(figure), line.dice, line.first, line.second, beaten)
        )
    return tuple(sorted(found, key=lambda one: (one.cell, one.creature, one.state, one.dice, one.first, one.second)))


def beaten_by(figure: Figure, line: Threat) -> Message:
    """Returns the hits that it takes to wound and to kill a creature, or to kill one that is wounded."""
    return say("threat.hits_more" if figure.wounds else "threat.hits", first=line.first, second=line.second)


def heard_now(s: Alone) -> tuple[HeardPart, ...]:
    now = sorted(noise.way for noise in s.noises if noise.turn == s.turn)
    return tuple(HeardPart(way, len(list(noises))) for way, noises in groupby(now))


def answered(answer: Located) -> Message:
    """Returns what evil had to answer."""
    if answer.distance < 0:
        return say("located.none", turn=answer.turn, target=answer.target)
    return say(
        "located.there",
        turn=answer.turn,
        target=answer.target,
        distance=answer.distance,
        level=answer.level,
        way=answer.way,
    )


def special_here(s: Alone) -> Message | None:
    room = s.here.room
    use = use_of(s, room)
    if not use.startswith("special"):
        return None
    return say(f"room.{use}", name=say(f"room.{room}"), does=say(f"room_text.{room}"))


def sector_words(labyrinth: LabyrinthPart, sector: SectorPart) -> Message:
    """Returns all that is seen of a sector as a sentence."""
    there = tuple(creature_words(one) for one in labyrinth.creatures if one.cell == sector.cell)
    here = "here" if sector.cell == labyrinth.here else "sight" if sector.in_sight else "away"
    fields = {name: getattr(sector, name) for name in SectorPart.__struct_fields__}
    return Message("seen.sector", {**fields, "where": here, "who": there, "count": len(there)})


def creature_words(one: CreaturePart) -> Message:
    return say("seen.creature", creature=one.creature, state=one.state)
