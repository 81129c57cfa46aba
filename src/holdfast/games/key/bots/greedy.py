"""The Key's own bots: `greedy`, which opens windows as fast as the cards allow and answers when it has read them."""

from __future__ import annotations

from typing import Any, Final

from holdfast.engine.action import Action
from holdfast.engine.bot import Bot, Budget, Choice, Mind, Update
from holdfast.engine.game import AnyGame
from holdfast.engine.graph import Graph
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask
from holdfast.games.key.bots.economy import Economy, closed_glyphs, contents, graph_of
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import is_time
from holdfast.games.key.events import ListPointedAt, Proposed, SignsPointedAt, WindowPointedAt
from holdfast.games.key.rules.contradiction import is_off_list, spelling, window_against
from holdfast.games.key.rules.deck import Draw
from holdfast.games.key.rules.first import GoFirst
from holdfast.games.key.rules.fix import TakeDownCamera, Trim
from holdfast.games.key.rules.gather import Collect, Flip
from holdfast.games.key.rules.intel import Reveal
from holdfast.games.key.rules.lock import Unlock
from holdfast.games.key.rules.look_ahead import PutBack
from holdfast.games.key.rules.regroup import Clear
from holdfast.games.key.rules.run import Go
from holdfast.games.key.rules.scout import RevealNearby
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.rules.special import UseAchievement, UseSpecial
from holdfast.games.key.rules.stall import DrawToGoOn
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.rules.turn import EndActions, PlayCard
from holdfast.games.key.rules.vote import Agree, Point, PointAtList, open_vote
from holdfast.games.key.state import Key

WORTH_A_SECOND_CARD: Final = 0.05


class Greedy:
    """Takes the action that is worth most at once, less what the card uses up; a second one only if it pays."""

    def __init__(self, parts: Parts, seat: int, rng: Rng) -> None:
        self.parts = parts
        self.seat = seat
        self.rng = rng
        self.ways: Graph | None = None
        self.proposed: tuple[str, int, bool] | None = None
        self.objected: set[str] = set()  # guesses that somebody gave a reason against

    def see(self, update: Update) -> None:
        """Remembers, beside what it knows, what was objected to: who proposes it again insists."""
        for event in update.events:
            if isinstance(event, WindowPointedAt | SignsPointedAt | ListPointedAt):
                self.objected.add(event.guess)
            elif isinstance(event, Proposed) and event.seat == self.seat:
                s: Key = update.knowledge
                self.proposed = (event.guess, len(s.deck), s.in_peril)

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        s: Key = seen.knowledge
        for ask in seen.asks:
            if ask.kind == "consent":
                return Choice(ask.id, self.vote(s))
        answer = self.answer(s)
        for ask in seen.asks:
            if ask.kind == "at_any_time" and answer is not None and any(f.action == "propose" for f in ask.forms):
                proposal = (answer, len(s.deck), s.in_peril)
                if proposal != self.proposed:  # refused once: not again before somebody has drawn
                    return Choice(ask.id, Propose(answer))
        for ask in seen.asks:
            if ask.kind != "at_any_time":
                return self._best(s, ask)
        return None

    def answer(self, s: Key) -> str | None:
        """Returns the answer, if this mind is sure of it."""
        return answer_read(s)

    def vote(self, s: Key) -> Action:
        """Whoever proposes may know more than this seat: it agrees, unless it can say what speaks against the guess.

        One objection is enough: those who propose the same again insist, and then it agrees.
        """
        vote = open_vote(s)
        assert vote is not None
        guess = vote.guess
        if guess in self.objected:
            return Agree()
        if is_off_list(s.mission, guess):
            return PointAtList()
        window = self.against(s, guess)
        return Agree() if window is None else Point(window)

    def against(self, s: Key, guess: str) -> int | None:
        """Returns the window that speaks against a guess, by what lies open or by its sign."""
        return window_against(s.mission, contents(s), guess)

    def wanted(self, s: Key) -> frozenset[int]:
        return closed_glyphs(s)

    def _best(self, s: Key, ask: Ask) -> Choice:
        if self.ways is None:
            self.ways = graph_of(s)
        economy = Economy(s, self.seat, self.wanted(s), self.ways)
        worth = [self._worth(economy, ask, option.action) for option in ask.options]
        best = max(worth)
        ties = [i for i, w in enumerate(worth) if w == best]
        return Choice(ask.id, ask.options[self.rng.choice(ties, "tie")].action)

    def _worth(self, e: Economy, ask: Ask, action: Action) -> float:
        match action:
            case PlayCard():
                return e.play(action.pile, action.card)
            case UseSpecial():
                return -0.9 - 0.01 * sum(card < 15 for card in action.cards)
            case UseAchievement():
                return 0.1
            case EndActions():
                return WORTH_A_SECOND_CARD
            case Go():
                return e.standing(action.room)
            case Stop():
                return e.standing(e.here) + 0.001 if ask.kind == "choose_room" else 0.0
            case Collect():
                return 2.0 if e.is_wanted(action.token) else -1.0
            case Flip():
                return e.luck - 0.05
            case Reveal() | RevealNearby():
                return min(2, len(e.s.stacks[action.room])) * e.luck - 0.02 * e.ways.distance[e.here][action.room]
            case Clear() | Trim():
                return e.relief(action.pile)
            case TakeDownCamera():
                return 1.0
            case PutBack():
                return float((action.where == "bottom") == is_time(action.card))
            case Draw():
                return self._draw(e)
            case DrawToGoOn() | GoFirst() | Unlock():
                return 1.0
        return 0.0

    def _draw(self, e: Economy) -> float:
        """Returns what drawing is worth in peril: a full hand is worth a small risk, a card at all a larger one."""
        return (0.5, 0.2, 0.08, 0.05)[len(e.s.hands[self.seat])] - e.chance_to_lose()


def answer_read(s: Key) -> str | None:
    """Returns the answer, once every window of it is open and it is written there as it stands."""
    windows = contents(s)
    area = [windows[window] for window in spelling(s.mission)]
    if None in area or not area:
        return None
    text = "".join(content for content in area if content is not None)
    return text if len(text) == s.mission.length else None


def _sit(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
    return Greedy(parts, seat, rng)


GREEDY: Final = Bot("greedy", _sit, takes_offers=False)
