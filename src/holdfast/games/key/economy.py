"""Judging a position of The Key by what its view tells: what rooms promise, what cards cost. Bots share it."""

from __future__ import annotations

from typing import Final

from holdfast.engine.graph import Graph, make_graph
from holdfast.games.key.cards import value
from holdfast.games.key.mission import NO_GLYPH
from holdfast.games.key.pack import GATHER, INTEL, REGROUP, RUN, Parts
from holdfast.games.key.view import KeyView

RISE: Final = (0.08, 0.06, 0.08, 0.22)  # what a step up costs on Run, Intel, Gather; Regroup is never cleared
CAMERA: Final = 0.2  # what ending a turn under a camera costs
LATER: Final = 0.6  # what is worth a card now is worth less a run away
NEAR: Final = 0.6  # what a neighbour promises is worth less than what the room itself does


class Economy:
    """One look at a view; `wanted` are the glyphs worth collecting."""

    def __init__(self, view: KeyView, parts: Parts, wanted: frozenset[int], ways: Graph) -> None:
        self.view = view
        self.parts = parts
        self.wanted = wanted
        self.ways = ways
        self.here = view.rooms[view.seat]
        lying = {parts.tokens[token].glyph for tokens in view.face_up for token in tokens}
        unseen = sum(view.stacks)
        self.luck = len(wanted - lying) / unseen if unseen else 0.0
        self.promise = tuple(self._promise(room) for room in range(len(view.stacks)))

    def is_wanted(self, token: int) -> bool:
        return self.parts.tokens[token].glyph in self.wanted

    def _promise(self, room: int) -> float:
        """How many wanted glyphs two collects may bring there."""
        lying = min(2, sum(self.is_wanted(token) for token in self.view.face_up[room]))
        return lying + min(2 - lying, self.view.stacks[room]) * self.luck

    def cameras(self, room: int) -> int:
        return sum(self.parts.tokens[token].kind == "camera" for token in self.view.face_up[room])

    def standing(self, room: int) -> float:
        """How good it is to stand in a room: what it promises, what its neighbours do, what its cameras cost."""
        row = self.ways.distance[room]
        beyond = max(self.promise[other] * 0.85 ** row[other] for other in range(len(row)))
        return max(self.promise[room], NEAR * beyond) - CAMERA * self.cameras(room)

    def reach(self, moves: int = 3) -> float:
        """The best room within so many moves."""
        row = self.ways.distance[self.here]
        return max(self.standing(room) for room in range(len(row)) if row[room] <= moves)

    def gain(self, pile: int) -> float:
        """What resolving an action is worth now."""
        view = self.view
        if pile == GATHER:
            return self.promise[self.here]
        if pile == RUN:
            return LATER * (self.reach() - self.standing(self.here)) + 0.15 * self.cameras(self.here)
        if pile == INTEL:
            highest = max(view.stacks, default=0)
            return 0.45 * min(2, highest) * self.luck
        return max(self.relief(other) for other in range(REGROUP))

    def relief(self, pile: int) -> float:
        """What clearing a pile is worth: the more it blocks of what is wanted, the more."""
        view = self.view
        top = value(view.piles[pile][-1]) if view.piles[pile] else 0
        wanted = (0.9, 0.5, 1.0)[pile]
        if view.counter_intel[pile]:
            return 0.9 * wanted
        playable = [card for card in view.hands[view.seat].known if value(card) > top]
        return wanted * top / 12 * (0.9 if not playable else 0.45)

    def cost(self, pile: int, card: int) -> float:
        """What playing this card there uses up: room on the pile, and a card that could serve elsewhere."""
        top = value(self.view.piles[pile][-1]) if self.view.piles[pile] else 0
        rise = float(value(card) - top)
        return RISE[pile] * (rise * rise**0.15 if pile == REGROUP else rise) + 0.25

    def play(self, pile: int, card: int) -> float:
        return self.gain(pile) - self.cost(pile, card)

    def chance_to_lose(self) -> float:
        """That the next card drawn in peril is the fatal one."""
        view = self.view
        if not view.in_peril or not view.deck:
            return 0.0
        out = [card for card in view.discard if card >= 36]
        if not out:
            return 0.0
        left = 4 - len(out)
        if 39 in out:
            return left / len(view.deck)
        return (1 if len(out) == 1 else left) / len(view.deck)


def graph_of(view: KeyView) -> Graph:
    return make_graph(len(view.neighbours), [(a, b) for a, near in enumerate(view.neighbours) for b in near])


def closed_glyphs(view: KeyView) -> frozenset[int]:
    """The glyphs that would open a window."""
    faces = zip(view.mission.windows, view.windows, strict=True)
    return frozenset(face.glyph for face, content in faces if content is None and face.glyph != NO_GLYPH)
