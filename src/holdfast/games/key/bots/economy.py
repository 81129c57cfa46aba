"""Judging a position of The Key by what a seat knows: what rooms promise, what cards cost. Bots share it."""

from __future__ import annotations

from typing import Final

from holdfast.engine.graph import Graph, make_graph
from holdfast.engine.secret import SPECTATOR
from holdfast.games.key.cards.resources import CARDS, FATAL_ICONS, NUMBERED, is_time, time_icons, value
from holdfast.games.key.cards.types import GATHER, INTEL, REGROUP, RUN
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.state import Key

RISE: Final = (0.08, 0.06, 0.08, 0.22)  # what a step up costs on Run, Intel, Gather; Regroup is never cleared
CAMERA: Final = 0.2  # what ending a turn under a camera costs
LATER: Final = 0.6  # what is worth a card now is worth less a run away
NEAR: Final = 0.6  # what a neighbour promises is worth less than what the room itself does


class Economy:
    """One look at what a seat knows, the masked state `s`; `wanted` are the glyphs worth collecting."""

    def __init__(self, s: Key, seat: int, wanted: frozenset[int], ways: Graph) -> None:
        self.s = s
        self.seat = seat
        self.wanted = wanted
        self.ways = ways
        self.here = s.rooms[seat]
        lying = {s.parts.tokens[token].glyph for tokens in s.face_up for token in tokens}
        unseen = sum(map(len, s.stacks))
        self.luck = len(wanted - lying) / unseen if unseen else 0.0
        self.promise = tuple(self._promise(room) for room in range(len(s.stacks)))

    def is_wanted(self, token: int) -> bool:
        return self.s.parts.tokens[token].glyph in self.wanted

    def _promise(self, room: int) -> float:
        """Returns how many wanted glyphs two collects may bring there."""
        lying = min(2, sum(self.is_wanted(token) for token in self.s.face_up[room]))
        return lying + min(2 - lying, len(self.s.stacks[room])) * self.luck

    def cameras(self, room: int) -> int:
        return sum(self.s.is_camera(token) for token in self.s.face_up[room])

    def standing(self, room: int) -> float:
        """Returns how good it is to stand in a room: what it promises, what its neighbours do, what its cameras
        cost.
        """
        row = self.ways.distance[room]
        beyond = max(self.promise[other] * 0.85 ** row[other] for other in range(len(row)))
        return max(self.promise[room], NEAR * beyond) - CAMERA * self.cameras(room)

    def reach(self, moves: int = 3) -> float:
        """Returns the best room within so many moves."""
        row = self.ways.distance[self.here]
        return max(self.standing(room) for room in range(len(row)) if row[room] <= moves)

    def gain(self, pile: int) -> float:
        """Returns what resolving an action is worth now."""
        if pile == GATHER:
            return self.promise[self.here]
        if pile == RUN:
            return LATER * (self.reach() - self.standing(self.here)) + 0.15 * self.cameras(self.here)
        if pile == INTEL:
            highest = max(map(len, self.s.stacks), default=0)
            return 0.45 * min(2, highest) * self.luck
        return max(self.relief(other) for other in range(REGROUP))

    def relief(self, pile: int) -> float:
        """Returns what clearing a pile is worth: the more it blocks of what is wanted, the more."""
        wanted = (0.9, 0.5, 1.0)[pile]
        if self.s.counter_intel[pile]:
            return 0.9 * wanted
        playable = any(self.s.can_play_on(pile, card) for card in self.s.hands[self.seat].own(self.seat))
        return wanted * self.s.top(pile) / 12 * (0.45 if playable else 0.9)

    def cost(self, pile: int, card: int) -> float:
        """Returns what playing this card there uses up: room on the pile, and a card that could serve elsewhere."""
        rise = float(value(card) - self.s.top(pile))
        return RISE[pile] * (rise * rise**0.15 if pile == REGROUP else rise) + 0.25

    def play(self, pile: int, card: int) -> float:
        return self.gain(pile) - self.cost(pile, card)

    def chance_to_lose(self) -> float:
        """Returns how likely the next card drawn in peril is the fatal one."""
        s = self.s
        return fatal_cards(s) / len(s.deck) if s.in_peril and len(s.deck) else 0.0


def fatal_cards(s: Key) -> int:
    """Returns how many of the time cards that are left would end the game if they were drawn in peril; 0 before the
    first.
    """
    out = [card for card in s.discard if is_time(card)]
    if not out:
        return 0
    return sum(
        s.time_icons_out() + time_icons(card) >= FATAL_ICONS for card in range(NUMBERED, CARDS) if card not in out
    )


def graph_of(s: Key) -> Graph:
    return make_graph(len(s.neighbours), [(a, b) for a, near in enumerate(s.neighbours) for b in near])


def contents(s: Key) -> tuple[str | None, ...]:
    """Returns what lies open behind each window, None while it is closed."""
    return tuple([window.seen(SPECTATOR) for window in s.windows])


def closed_glyphs(s: Key) -> frozenset[int]:
    """Returns the glyphs that would open a window."""
    faces = enumerate(s.mission.windows)
    return frozenset(face.glyph for i, face in faces if face.glyph != NO_GLYPH and not s.is_open(i))
