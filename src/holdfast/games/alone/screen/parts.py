"""The parts of what seats are shown: the labyrinth for all, the map for evil, hands as far as they are known."""

from __future__ import annotations

import msgspec

from holdfast.games.alone.cards.picks import Pick
from holdfast.games.alone.levels.map import Tile
from holdfast.games.alone.levels.places import level_of, offset
from holdfast.games.alone.rules.discards import place_of
from holdfast.games.alone.rules.labyrinth import kind_of
from holdfast.games.alone.rules.play_out import LeaderSays, PlayOut
from holdfast.games.alone.rules.sight import in_sight
from holdfast.games.alone.state import (
    HERO,
    Alone,
    Figure,
    Front,
    LaidSnare,
    Located,
    Noise,
    with_marks,
)


class SectorView(msgspec.Struct, frozen=True):
    """A sector of the labyrinth. `east` and `south` count from the first sector seen on its level (R276)."""

    cell: int
    level: int
    east: int
    south: int
    tile: Tile
    lit: bool
    danger: bool
    blocked: int  # a bit for each side
    in_sight: bool


class CreatureView(msgspec.Struct, frozen=True):
    """A creature in the labyrinth: what it looks like, not which token it is."""

    creature: int
    figure: Figure


class LabyrinthView(msgspec.Struct, frozen=True):
    here: int
    sectors: tuple[SectorView, ...]
    creatures: tuple[CreatureView, ...]
    noises: tuple[Noise, ...]
    located: tuple[Located, ...]
    snares: tuple[LaidSnare, ...]
    has_seen_other: bool


class MapSector(msgspec.Struct, frozen=True):
    """A sector of the map, for evil; `cell` is how the hero counts it."""

    place: int
    cell: int
    tile: Tile
    lit: bool
    danger: bool
    blocked: int
    revealed: bool


class TokenView(msgspec.Struct, frozen=True):
    """A creature token that is on the map, or lies there knocked down."""

    token: int
    place: int
    figure: Figure


class PlanView(msgspec.Struct, frozen=True):
    """A reaction that this seat has begun: as far as it has come."""

    front: Front
    card: int
    token: int
    picks: tuple[Pick, ...]
    window: int
    is_proposed: bool


class EvilView(msgspec.Struct, frozen=True):
    plan: str  # the map as one word, from which all its tables are made
    hero: int  # place
    sectors: tuple[MapSector, ...]
    creatures: tuple[TokenView, ...]
    hand: tuple[int, ...]
    begun: PlanView | None
    proposals: tuple[int, ...]  # for the leader: who asks
    windows: int  # how many were opened so far
    swapped: bool


class HandView(msgspec.Struct, frozen=True):
    """How many cards somebody holds, and those that this seat knows."""

    size: int
    known: tuple[int, ...]


def hand_view(s: Alone, owner: int, seat: int) -> HandView:
    hand = s.hand(owner)
    return HandView(len(hand), tuple(card for card in hand.seen(seat) if card is not None))


def known_discards(s: Alone, deck: int, seat: int) -> tuple[int, ...]:
    """Returns the discards of a deck that this seat knows: those face up, and its own."""
    own = [card for card in s.face_down.seen(seat) if card is not None and place_of(s, card) == deck]
    return (*(card for card in s.discards[deck].seen(seat) if card is not None), *own)


def labyrinth_view(s: Alone) -> LabyrinthView:
    seen = set(in_sight(s))
    cells = [cell for cell, known in enumerate(s.revealed) if known]
    figures = [(token, secret.look(HERO)) for token, secret in enumerate(s.figures) if secret.is_known_to(HERO)]
    creatures = [CreatureView(kind_of(s, token), figure) for token, figure in figures if figure.cell >= 0]
    return LabyrinthView(
        here=s.hero,
        sectors=tuple(sector_view(s, cell, cell in seen) for cell in cells),
        creatures=tuple(sorted(creatures, key=lambda c: (c.figure.cell, c.creature, msgspec.json.encode(c.figure)))),
        noises=tuple(s.noises),
        located=tuple(s.located),
        snares=tuple(s.snares),
        has_seen_other=s.has_seen_other,
    )


def sector_view(s: Alone, cell: int, seen: bool) -> SectorView:
    tile = s.level[cell].look(HERO)
    assert tile is not None
    east, south = offset(cell)
    lit, danger, blocked = s.light[cell].look(HERO), s.danger[cell].look(HERO), s.blocked[cell].look(HERO)
    return SectorView(cell, level_of(cell), east, south, tile, lit, danger, blocked, seen)


def evil_view(s: Alone, seat: int) -> EvilView:
    map_ = s.map_for(seat)
    sectors = []
    for place, cell in enumerate(map_.cell):
        tile = s.level[cell].look(seat)
        assert tile is not None
        sectors.append(
            MapSector(
                place=place,
                cell=cell,
                tile=tile,
                lit=s.light[cell].look(seat),
                danger=s.danger[cell].look(seat),
                blocked=s.blocked[cell].look(seat),
                revealed=bool(s.revealed[cell]),
            )
        )
    figures = [(t, with_marks(f.look(seat), s.marks[t].look(seat))) for t, f in enumerate(s.figures)]
    return EvilView(
        plan=s.plan.look(seat),
        hero=map_.place[s.hero],
        sectors=tuple(sectors),
        creatures=tuple(TokenView(t, map_.place[f.cell], f) for t, f in figures if f.cell >= 0),
        hand=tuple(s.hand(seat).own(seat)),
        begun=begun(s, seat),
        proposals=proposals(s) if seat == s.leader else (),
        windows=s.windows,
        swapped=s.swapped.look(seat),
    )


def begun(s: Alone, seat: int) -> PlanView | None:
    for strand in s.strands:
        frame = strand.frames[0]
        if isinstance(frame, PlayOut) and frame.seat == seat:
            proposed = strand.top is frame or isinstance(strand.top, LeaderSays)
            return PlanView(frame.front, frame.card.look(seat), frame.token, frame.picks, frame.window, proposed)
    return None


def proposals(s: Alone) -> tuple[int, ...]:
    return tuple(strand.top.asker for strand in s.strands if isinstance(strand.top, LeaderSays))
