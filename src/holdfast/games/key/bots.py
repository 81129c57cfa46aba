"""The Key's own bots: `greedy`, which opens windows as fast as the cards allow and answers when it has read them."""

from __future__ import annotations

from typing import Any

from holdfast.engine.action import Action
from holdfast.engine.bot import Bot, Budget, Choice, Mind, Update
from holdfast.engine.game import AnyGame
from holdfast.engine.graph import Graph, make_graph
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask
from holdfast.games.key.cards import value
from holdfast.games.key.mission import NO_GLYPH
from holdfast.games.key.pack import GATHER, INTEL, REGROUP, RUN, Parts
from holdfast.games.key.rules.deck import Draw, StopDrawing
from holdfast.games.key.rules.first import GoFirst
from holdfast.games.key.rules.fix import TakeDownCamera, Trim
from holdfast.games.key.rules.gather import Collect, Flip
from holdfast.games.key.rules.intel import Reveal
from holdfast.games.key.rules.look_ahead import PutBack
from holdfast.games.key.rules.regroup import Clear
from holdfast.games.key.rules.run import Go
from holdfast.games.key.rules.scout import RevealNearby
from holdfast.games.key.rules.solve import Agree, Disagree, Propose
from holdfast.games.key.rules.special import UseAchievement, UseSpecial
from holdfast.games.key.rules.stall import DrawToGoOn
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.rules.turn import EndActions, PlayCard
from holdfast.games.key.view import KeyView


class Greedy:
    """Looks one action ahead: which pile is worth how much now, less what the played card uses up."""

    def __init__(self, parts: Parts, seat: int, rng: Rng) -> None:
        self.parts = parts
        self.seat = seat
        self.rng = rng
        self.ways: Graph | None = None

    def see(self, update: Update) -> None:
        """A greedy mind remembers nothing: all it needs is in the view."""

    def choose(self, view: KeyView, budget: Budget) -> Choice | None:
        answer = answer_read(view)
        for ask in view.asks:
            if ask.kind == "consent":
                proposal = view.proposal
                agrees = proposal is not None and proposal.guess == answer
                return Choice(ask.id, Agree() if agrees else Disagree())
            if ask.kind == "at_any_time" and answer is not None and view.proposal is None:
                return Choice(ask.id, Propose(answer))
        for ask in view.asks:
            if not ask.standing or ask.kind in ("volunteer", "draw_answer_or_concede"):
                return self._best(view, ask)
        return None

    def _best(self, view: KeyView, ask: Ask) -> Choice:
        worth = [(self._worth(view, option.action), i) for i, option in enumerate(ask.options)]
        best = max(w for w, _ in worth)
        choices = [i for w, i in worth if w == best]
        return Choice(ask.id, ask.options[self.rng.choice(choices, "tie")].action)

    def _worth(self, view: KeyView, action: Action) -> float:
        match action:
            case PlayCard():
                return self._play(view, action)
            case UseSpecial():
                return -2.0
            case UseAchievement():
                return 0.2
            case EndActions():
                return -0.5 if view.in_peril or len(view.hands[self.seat].known) > 2 else -1.0
            case Go():
                return -float(self._distance(view, action.room))
            case Stop():
                return self._stop(view)
            case Collect():
                return 3.0 if self.is_wanted(view, action.token) else -1.0
            case Flip():
                return 1.0
            case Reveal():
                return self._interest(view, action.room)
            case RevealNearby():
                return 1.0
            case Clear() | Trim():
                return float(value(view.piles[action.pile][-1])) if view.piles[action.pile] else 0.0
            case TakeDownCamera():
                return 5.0
            case PutBack():
                return 1.0 if (action.where == "bottom") == (action.card >= 36) else 0.0
            case Draw():
                return self._draw(view)
            case DrawToGoOn() | GoFirst():
                return 1.0
            case StopDrawing():
                return 0.0
        return 0.0

    # -- what is where

    def is_wanted(self, view: KeyView, token: int) -> bool:
        glyph = self.parts.tokens[token].glyph
        if glyph == NO_GLYPH:
            return False
        windows = zip(view.mission.windows, view.windows, strict=True)
        return any(face.glyph == glyph and content is None for face, content in windows)

    def _here(self, view: KeyView, room: int) -> int:
        return sum(self.is_wanted(view, token) for token in view.face_up[room])

    def _interest(self, view: KeyView, room: int) -> float:
        """A high stack that nobody has looked into yet, near by."""
        if not view.stacks[room]:
            return -1.0
        return min(2, view.stacks[room]) - 0.1 * self._graph(view).distance[view.rooms[self.seat]][room]

    def _graph(self, view: KeyView) -> Graph:
        if self.ways is None:
            edges = [(a, b) for a, near in enumerate(view.neighbours) for b in near]
            self.ways = make_graph(len(view.neighbours), edges)
        return self.ways

    def _goal(self, view: KeyView, room: int) -> float:
        """How much a room has to offer."""
        wanted = self._here(view, room)
        hidden = min(2, view.stacks[room]) * 0.4
        return min(2.0, wanted + hidden)

    def _distance(self, view: KeyView, start: int) -> float:
        """Steps to the best room, a better one being worth a longer way."""
        row = self._graph(view).distance[start]
        return min(row[room] + 2.5 * (2.0 - self._goal(view, room)) for room in range(len(view.stacks)))

    # -- what an action is worth

    def _play(self, view: KeyView, action: PlayCard) -> float:
        top = value(view.piles[action.pile][-1]) if view.piles[action.pile] else 0
        cost = 0.12 * (value(action.card) - top) + 0.02 * value(action.card)
        here = view.rooms[self.seat]
        match action.pile:
            case p if p == GATHER:
                gain = self._goal(view, here) * 1.6
            case p if p == RUN:
                far = self._distance(view, here)
                near = min(self._distance(view, room) for room in self._within(view, 3))
                gain = min(2.0, 0.55 * (far - near))
            case p if p == INTEL:
                gain = 0.7 * max(0.0, max(self._interest(view, room) for room in range(len(view.stacks))))
            case _:
                highest = max((value(view.piles[pile][-1]) for pile in range(REGROUP) if view.piles[pile]), default=0)
                locked = sum(1 for pile in range(REGROUP) if view.counter_intel[pile])
                gain = 0.28 * max(0, highest - 5) + 1.5 * locked
        return gain - cost

    def _within(self, view: KeyView, steps: int) -> list[int]:
        row = self._graph(view).distance[view.rooms[self.seat]]
        return [room for room in range(len(row)) if row[room] <= steps]

    def _stop(self, view: KeyView) -> float:
        return -self._distance(view, view.rooms[self.seat]) + 0.01

    def _draw(self, view: KeyView) -> float:
        """In peril: draw while it cannot lose, and later only with an empty hand."""
        if view.time_icons == 0:
            return 1.0
        return 0.5 if view.hands[self.seat].size == 0 else -1.0


def answer_read(view: KeyView) -> str | None:
    """The answer, once every window of it is open and it is written there as it stands."""
    faces = list(zip(view.mission.windows, view.windows, strict=True))
    area = [content for face, content in faces if face.area == "answer"] or [content for _, content in faces]
    if None in area or not area:
        return None
    text = "".join(content for content in area if content is not None)
    return text if len(text) == view.mission.length else None


def _sit(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
    return Greedy(parts, seat, rng)


GREEDY = Bot("greedy", _sit, takes_offers=False)
