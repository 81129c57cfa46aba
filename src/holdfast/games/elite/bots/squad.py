"""`squad`: a team player. All squads come to the same plan from what everybody sees; signals tell people of it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from holdfast.engine.action import Action
from holdfast.engine.bot import Bot, Budget, Choice, Mind, Update
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask
from holdfast.games.elite.bots.answers import Answerer
from holdfast.games.elite.bots.card_facts import CardFacts
from holdfast.games.elite.bots.card_value import CardValues
from holdfast.games.elite.bots.duties import Duty, divide
from holdfast.games.elite.bots.outlook import SeatOutlook, tumbles
from holdfast.games.elite.bots.rush import Rush
from holdfast.games.elite.bots.speed import FAST, HUMAN, CommandSpeed, CommandTiming
from holdfast.games.elite.bots.talk import Speaker
from holdfast.games.elite.bots.team_plan import TeamPlan, team_plan
from holdfast.games.elite.bots.trading import gift
from holdfast.games.elite.bots.weapon_value import Armoury
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.state import Elite

SETTLED: Final = 3  # cells that a hero remembers having come from
NO_OPTIONS: Final = Ask(0, "act", ())


class Situation(NamedTuple):
    """All that counts for a seat in a rush while nothing waits to be decided: if that is as before, so are the thought
    and what the seat is asked.
    """

    plan: TeamPlan
    faces: tuple[int, ...]  # of the seat's dice
    asked: tuple[int, ...]  # how often it was asked anything


class Squad:
    """Thinks of one thing at a time, at the pace of its hands."""

    def __init__(self, parts: Parts, seat: int, rng: Rng, speed: CommandSpeed) -> None:
        self.parts = parts
        self.seat = seat
        self.timing = CommandTiming(speed, rng)
        self.armoury = Armoury()
        self.facts = CardFacts.of(parts)
        self.card_values = CardValues(parts, rng)
        self.answerer = Answerer(self.armoury, self.card_values, self.values)
        self.trail: dict[int, tuple[int, ...]] = {}
        self.speaker = Speaker()
        self.waiting: Situation | None = None  # in which it had nothing to do

    def see(self, update: Update) -> None:
        """All that this mind needs lies on the table."""

    def choose(self, seen: Update, budget: Budget) -> Choice | None:
        s: Elite = seen.knowledge
        plan = team_plan(s, self.seat, self.facts, self.armoury)
        now = self.situation(s, plan) if s.is_quiet() else None
        if now is not None and now == self.waiting and not self.may_speak(s):
            return None
        self.waiting = now
        if not self.has_a_say(s, seen.asks):
            self.waiting = now if tumbles(s, self.seat) else None  # else it has a say as soon as it may speak again
            return None
        found = self.think(SeatOutlook(s, self.seat, seen.asks, plan.outlook), plan.duties)
        if found is None:
            return None
        self.waiting = None
        ask, action = found
        if isinstance(action, Step):
            self.trail[action.hero] = (s.at[action.hero], *self.trail.get(action.hero, ()))[:SETTLED]
        return Choice(ask.id, action, self.timing.after_ms(s.now))

    def situation(self, s: Elite, plan: TeamPlan) -> Situation:
        dice = s.dice_of(self.seat)
        return Situation(plan, tuple(s.face[dice.start : dice.stop]), tuple(s.asked))

    def may_speak(self, s: Elite) -> bool:
        """Tells whether it might say something now, or take note that it might have."""
        return self.speaker.is_free(s.now) and tumbles(s, self.seat)

    def has_a_say(self, s: Elite, asks: tuple[Ask, ...]) -> bool:
        """Tells whether there is anything to think about: not while all dice tumble or lie where they must stay."""
        for ask in asks:
            if ask.kind == "act":
                if ask.options or (ask.forms and not tumbles(s, self.seat)):
                    return True
            elif ask.kind != "any_time":
                return True
        return self.speaker.is_free(s.now) and s.clock_runs

    def think(self, outlook: SeatOutlook, duties: list[Duty]) -> tuple[Ask, Action] | None:
        """The questions come first, then the rush."""
        act = any_time = None
        for ask in outlook.asks:
            if ask.kind == "act":
                act = ask
            elif ask.kind == "any_time":
                any_time = ask
            elif self.leaves(outlook.s, ask):
                continue
            elif (answer := self.answerer.answer(outlook, ask, duties)) is not None:
                if ask.kind == "be_ready" and any_time is not None:
                    present = gift(outlook, any_time)
                    if present is not None:
                        return any_time, present
                return ask, answer
        if act is None:
            return None
        if any_time is not None and (present := gift(outlook, any_time)) is not None:
            return any_time, present
        if any_time is not None and outlook.tumbles():
            words = self.speaker.speak(outlook, duties[outlook.mine[0]])
            if words is not None:
                return any_time, words
        action = Rush(outlook, act, self.armoury, duties, self.trail).choose()
        return (act, action) if action is not None else None

    def leaves(self, s: Elite, ask: Ask) -> bool:
        """Tells whether others shall answer that."""
        return False

    def values(self, outlook: SeatOutlook) -> list[float]:
        return Rush(outlook, NO_OPTIONS, self.armoury, divide(outlook, self.armoury), self.trail).values()


def _human(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
    return Squad(parts, seat, rng, HUMAN)


def _fast(game: AnyGame, parts: Any, seat: int, rng: Rng) -> Mind:
    return Squad(parts, seat, rng, FAST)


SQUAD: Final = Bot("squad", _human, takes_offers=False, glances=True)
SQUAD_FAST: Final = Bot("squad-fast", _fast, takes_offers=False, glances=True)
