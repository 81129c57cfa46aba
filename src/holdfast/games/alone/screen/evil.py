"""Evil's own (R21, R145-R157): the whole map with all that is on it, the hand, and what is being played."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from holdfast.engine.action import Refusal
from holdfast.engine.message import Message, say
from holdfast.engine.play import asks
from holdfast.games.alone.cards.picks import Pick, PickCreature, PickWay
from holdfast.games.alone.cards.verbs.questions import VerbQuestion
from holdfast.games.alone.levels.map import labyrinth_map
from holdfast.games.alone.levels.places import WAYS, Place
from holdfast.games.alone.rules.play_out import LeaderSays, PlayOut
from holdfast.games.alone.rules.reacting import PlayUp
from holdfast.games.alone.rules.window import React
from holdfast.games.alone.screen.hero import use_of
from holdfast.games.alone.screen.labyrinth import state_of, ways_out
from holdfast.games.alone.state import Alone, with_marks

PLANS_KEPT: Final = 32


class PlanSector(msgspec.Struct, frozen=True):
    """A sector of the map, as it is printed; `cell` is how the hero counts it."""

    place: int
    cell: int
    ways: tuple[str, ...]
    room: int
    use: str
    stairs: int
    lcu: bool


class TokenPart(msgspec.Struct, frozen=True):
    """A creature token that is on the map, or lies there knocked down; `is_seen`: the hero sees it, too."""

    token: int
    place: int
    state: tuple[str, ...]
    is_seen: bool
    far: int  # sectors to the hero, by the shortest way; -1 before the hero is put on the map


class BegunPart(msgspec.Struct, frozen=True):
    """A reaction that this seat has begun."""

    card: int
    is_proposed: bool
    says: Message


class MapPart(msgspec.Struct, frozen=True):
    """What lies on the map by place; the hero is at -1 before it is put there."""

    hero: int
    lit: tuple[int, ...]
    danger: tuple[int, ...]
    blocked: tuple[tuple[int, str], ...]  # doors by place and way
    revealed: tuple[int, ...]  # what the hero knows
    creatures: tuple[TokenPart, ...]
    walk: tuple[int, ...]  # the places through which the creature goes that is being moved
    begun: BegunPart | None
    proposals: tuple[int, ...]  # for the leader: who asks


class HandCard(msgspec.Struct, frozen=True):
    """A card of one's own, and why it cannot be played face up now."""

    card: int
    why: Refusal | None


def plan_part(s: Alone, seat: int) -> tuple[PlanSector, ...]:
    uses = tuple(use_of(s, room) for room in range(len(s.parts.rooms)))
    return printed(s.plan.look(seat), uses)


@lru_cache(PLANS_KEPT)
def printed(plan: str, uses: tuple[str, ...]) -> tuple[PlanSector, ...]:
    """Returns the map as it is printed, kept because it changes with few commands."""
    map_ = labyrinth_map(plan)
    found = []
    for place, cell in enumerate(map_.cell):
        tile = map_.tiles[cell]
        assert tile is not None
        use = uses[tile.room] if tile.room >= 0 else ""
        found.append(PlanSector(place, cell, ways_out(tile, 0), tile.room, use, tile.stairs, tile.lcu))
    return tuple(found)


def map_part(s: Alone, seat: int) -> MapPart:
    map_ = s.map_for(seat)
    places = list(enumerate(map_.cell))
    return MapPart(
        hero=map_.place[s.hero],
        lit=tuple(place for place, cell in places if s.light[cell].look(seat)),
        danger=tuple(place for place, cell in places if s.danger[cell].look(seat)),
        blocked=tuple(
            (place, WAYS[way]) for place, cell in places for way in range(4) if s.blocked[cell].look(seat) >> way & 1
        ),
        revealed=tuple(place for place, cell in places if s.revealed[cell]),
        creatures=token_parts(s, seat),
        walk=walk(s, seat),
        begun=begun(s, seat),
        proposals=proposals(s) if seat == s.leader else (),
    )


def token_parts(s: Alone, seat: int) -> tuple[TokenPart, ...]:
    map_ = s.map_for(seat)
    found = []
    for token, secret in enumerate(s.figures):
        figure = with_marks(secret.look(seat), s.marks[token].look(seat))
        if figure.cell >= 0:
            far = map_.distance(s.hero, figure.cell) if map_.place[s.hero] >= 0 else -1
            is_seen = bool(s.revealed[figure.cell])
            found.append(TokenPart(token, map_.place[figure.cell], state_of(figure), is_seen, far))
    return tuple(found)


def play_of(s: Alone, seat: int) -> tuple[PlayOut, bool] | None:
    """Returns the reaction that a seat has begun, and whether it waits for the leader's word."""
    for strand in s.strands:
        frame = strand.frames[0]
        if isinstance(frame, PlayOut) and frame.seat == seat:
            return frame, strand.top is frame or isinstance(strand.top, LeaderSays)
    return None


def begun(s: Alone, seat: int) -> BegunPart | None:
    play = play_of(s, seat)
    if play is None:
        return None
    frame, is_proposed = play
    card = frame.card.look(seat)
    says = say("begun.standard") if frame.front == "standard" else say(f"begun.{frame.front}", card=card)
    return BegunPart(card, is_proposed, says)


def proposals(s: Alone) -> tuple[int, ...]:
    return tuple(strand.top.asker for strand in s.strands if isinstance(strand.top, LeaderSays))


def question_of(s: Alone, seat: int) -> VerbQuestion | None:
    """Returns what this seat is asked for a verb."""
    return next((asked for _, asked in asks(s, seat) if isinstance(asked, VerbQuestion)), None)


def picks_of(s: Alone, seat: int) -> tuple[Pick, ...]:
    """Returns what has been picked so far for the thing that is being done."""
    asked, play = question_of(s, seat), play_of(s, seat)
    return asked.picks if asked is not None else play[0].picks if play is not None else ()


def walk(s: Alone, seat: int) -> tuple[Place, ...]:
    """Returns the places through which a creature goes that is being moved, as far as its way was picked."""
    map_ = s.map_for(seat)
    cells: list[int] = []
    for pick in picks_of(s, seat):
        if isinstance(pick, PickCreature):
            cells = [cell] if (cell := s.figures[pick.creature].look(seat).cell) >= 0 else []
        elif isinstance(pick, PickWay) and cells:
            cells.append(map_.beyond[cells[-1]][WAYS.index(pick.way)])
    return tuple(map_.place[cell] for cell in cells)


def hand_part(s: Alone, seat: int) -> tuple[HandCard, ...]:
    """Returns one's own cards; those that can be played lie first."""
    asked = next((decision for _, decision in asks(s, seat) if isinstance(decision, React)), None)
    cards = []
    for card in s.hand(seat).own(seat):
        why = None
        if asked is not None:
            why = PlayUp.gate(s, seat, asked) or PlayUp(card).why_not(s, seat, asked)
        cards.append(HandCard(card, why))
    return tuple(cards)
