"""A table where learners sit: time goes on until one of them is asked, bots play on the other seats.

Games here know time, and several seats may be asked at once. A learner's answer takes its seat `pace_ms` of game time;
until then it is not asked again. Whoever is asked soonest comes first; of several at one moment the lowest seat.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from holdfast.bots import bot_named
from holdfast.engine.action import Action
from holdfast.engine.bot import Scheduler, update_for
from holdfast.engine.flow import Decision
from holdfast.engine.play import asks_of_all, play_unchecked
from holdfast.engine.stakes import Stakes
from holdfast.engine.state import State
from holdfast.engine.timers import advance
from holdfast.engine.view import Text, ask_view
from holdfast.envs.numbering import WAITS, Numbering
from holdfast.envs.observation import Observer, Row
from holdfast.lab.match import CannotPlay, Match, open_box

PACE_OF_LEARNERS: Final = 600
MOST_DECISIONS: Final = 3_000

Answers = dict[int, tuple[int, Action | None]]
Open = list[tuple[int, Decision]]


class LearnersTable:
    """One game after the other on the same table. `learners` are the seats that somebody else plays."""

    def __init__(
        self,
        match: Match,
        learners: tuple[int, ...],
        *,
        pace_ms: int = PACE_OF_LEARNERS,
        most_decisions: int = MOST_DECISIONS,
        shaped: bool = False,
    ) -> None:
        self.match = match
        self.box = open_box(match)
        self.game = self.box.game
        self.learners = learners
        self.pace_ms = pace_ms
        self.most_decisions = most_decisions
        self.shaped = shaped
        if shaped and self.game.shown.stakes is None:
            raise CannotPlay(f"{self.game.name} does not say what is at stake: leave shaped=True away")
        self.numbers = Numbering(self.game)
        self.observer = Observer(self.game)
        self.begin(1)

    def begin(self, number: int) -> None:
        """Deals game number `number` of the match, and goes on until a learner is asked."""
        content = self.box.loaded.content
        s = self.game.setup(content, self.box.options, self.match.seats, self.match.key(number))
        bots = {
            seat: self.match.seated_bot(self.game, seat)
            for seat in range(self.match.seats)
            if seat not in self.learners
        }
        self.scheduler = Scheduler(self.game, content, s, bots, self.match.minds(number))
        self.s: State = s
        self._open: list[Open] | None = None
        self.free_at = dict.fromkeys(self.learners, 0)
        self.number = number
        self.history: list[int | dict[int, int]] = []
        self.decisions = 0
        self.is_stuck = False
        self.asked: int | None = None
        self.answers: Answers = {}
        self.rewards = dict.fromkeys(range(self.match.seats), 0.0)
        self.stakes = self.game.shown.stakes(s) if self.shaped and self.game.shown.stakes is not None else None
        self.most_left = 1 if self.stakes is None else max(self.stakes.left, 1)
        self._go_on()

    @property
    def is_over(self) -> bool:
        return self.s.outcome is not None

    @property
    def is_cut_short(self) -> bool:
        """Tells whether it goes on no more though nobody has won or lost: too long, or nothing would ever happen."""
        return not self.is_over and (self.is_stuck or self.decisions >= self.most_decisions)

    def observe(self, seat: int) -> Row:
        return self.observer.observe(self.s, seat, self._asks(seat))

    def _asks(self, seat: int) -> Open:
        """Returns what a seat is asked, found once in each position for all seats."""
        if self._open is None:
            self._open = asks_of_all(self.s)
        return self._open[seat]

    def clone(self) -> LearnersTable:
        """Returns a copy that goes on by itself; for tables without bots, whose minds nobody can copy."""
        if self.scheduler.minds:
            raise CannotPlay("a table with bots cannot be cloned: let learners sit on every seat")
        twin = copy.copy(self)
        twin.s = self.s.clone()
        twin._open = None
        twin.scheduler = Scheduler(self.game, self.box.loaded.content, twin.s, {}, self.match.minds(0))
        twin.free_at = self.free_at.copy()
        twin.history = self.history[:]
        return twin

    def __deepcopy__(self, memo: object) -> LearnersTable:
        """Copies what changes, and shares what never does: OpenSpiel clones states so."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Is sent and kept as what was done at it, and done again."""
        how = {"pace_ms": self.pace_ms, "most_decisions": self.most_decisions, "shaped": self.shaped}
        return _done_again, (self.match, self.learners, how, self.number, tuple(self.history))

    # -- answers

    def answers_of(self, seat: int) -> Answers:
        """Returns what a seat may do now, by number, each with the ask that it answers; empty if it is not asked."""
        must, open_now = False, self._asks(seat)
        if all(decision.OFFER for _, decision in open_now):
            return {}
        found: Answers = {}
        number_of = self.numbers.number_of
        for id, decision in open_now:
            must = must or not (decision.STANDING or decision.OFFER)
            ask = ask_view(self.s, seat, id, decision)
            for option in ask.options:
                number = number_of(option.action)
                if number is not None:
                    found.setdefault(number, (id, option.action))
            for form in ask.forms:
                if isinstance(form, Text):
                    self._let_advise(seat, id, form.action, found)
                elif not decision.OFFER:
                    for number, action in self.numbers.filled(form):
                        if action.why_not(self.s, seat, decision) is None:  # the gate is open, else there is no form
                            found.setdefault(number, (id, action))
        if not must and found and self._others_go_on(seat):
            found[WAITS] = (0, None)
        return found

    def answers_at_once(self, seat: int) -> Answers:
        """Returns the same, where all act who are asked at one moment; empty for those who are not asked now."""
        if self.asked is None:
            return {}
        return self.answers if seat == self.asked else self.answers_of(seat) if self._is_free(seat) else {}

    def _is_free(self, seat: int) -> bool:
        return self.free_at[seat] <= self.s.now

    def _others_go_on(self, seat: int) -> bool:
        """Tells whether anything will happen if this seat does nothing: by itself, or by another learner."""
        return self.scheduler.next_at() is not None

    def _let_advise(self, seat: int, ask: int, kind: str, found: Answers) -> None:
        """Offers the words that an advisor would write, once nothing else is left to do: learners write none."""
        stakes, number = self.game.shown.stakes, self.numbers.words_of(kind)
        if stakes is None or number is None or stakes(self.s).left:
            return
        action = self._advised(seat, kind) if self.game.at_table.hints_by else None
        if action is not None:
            found[number] = (ask, action)

    def _advised(self, seat: int, kind: str) -> Action | None:
        advisor = bot_named(self.game, self.game.at_table.hints_by)
        update = update_for(self.game, self.s, seat)
        mind = advisor.sit(self.game, self.box.loaded.content, seat, self.match.minds(0))
        mind.see(update)
        choice = mind.choose(update, advisor.budget)
        return choice.action if choice is not None and choice.action.kind() == kind else None

    # -- going on

    def act(self, number: int) -> bool:
        """Has the seat that is asked do what a number stands for; False, and nothing happens, if it may not."""
        seat = self.asked
        self.history.append(number)
        if seat is None or number not in self.answers:
            self.decisions += 1
            return False
        self._answer(seat, number, self.answers)
        self._go_on()
        return True

    def act_together(self, numbers: dict[int, int]) -> None:
        """Has all who are asked at this moment act; an answer that another one has made impossible is waiting."""
        now = self.s.now
        self.history.append(numbers)
        for seat in self.learners:
            if seat in numbers and self.free_at[seat] <= now and not self.is_over:
                answers = self.answers_of(seat)
                if answers:
                    self._answer(seat, numbers[seat], answers)
        self._go_on()

    def _answer(self, seat: int, number: int, answers: Answers) -> None:
        self.decisions += 1
        self.free_at[seat] = self.s.now + self.pace_ms
        ask, action = answers.get(number, (0, None))
        if action is not None:
            self.s.told = []
            self._open = None
            play_unchecked(self.s, seat, ask, action)
            self.scheduler.happened()

    def _go_on(self) -> None:
        """Lets time pass until a learner is asked, the game ends, or nothing would ever happen any more."""
        self.asked, self.answers = None, {}
        while self.s.outcome is None:
            seat, at = self._soonest()
            due = self.scheduler.next_at()
            if seat is not None and (due is None or at <= due):
                if at > self.s.now:
                    self.s.told = []
                    self._open = None
                    advance(self.s, at)
                    self.scheduler.happened()
                answers = self.answers_of(seat)
                if answers:
                    self.asked, self.answers = seat, answers
                    break
                self.free_at[seat] = at + self.pace_ms
                if due is None and not any(map(self.answers_of, self.learners)):
                    self.is_stuck = True
                    break
                continue
            line = self.scheduler.next_line()
            if line is None:
                self.is_stuck = True
                break
            self._open = None
            self.scheduler.carry_out(line)
        self._reward()

    def _soonest(self) -> tuple[int | None, int]:
        """Returns the learner who is asked first, and when."""
        found: tuple[int | None, int] = (None, 0)
        for seat in self.learners:
            if any(not decision.OFFER for _, decision in self._asks(seat)):
                at = max(self.free_at[seat], self.s.now)
                if found[0] is None or at < found[1]:
                    found = (seat, at)
        return found

    def _reward(self) -> None:
        """Notes what each seat gains: 1 for a win, -1 for a loss; with shaped rewards what the stakes moved, too."""
        outcome = self.s.outcome
        self.rewards = dict.fromkeys(range(self.match.seats), 0.0)
        if outcome is not None and not outcome.key.startswith("draw"):
            for seat in self.rewards:
                self.rewards[seat] = 1.0 if seat in outcome.winners else -1.0
        if self.stakes is None or self.game.shown.stakes is None:
            return
        now = self.game.shown.stakes(self.s)
        if outcome is not None and not outcome.key.startswith("draw"):  # who gives up shall not be spared the danger
            now = Stakes(0, 0.0) if 0 in outcome.winners else Stakes(now.left, 1.0)
        self.most_left = max(self.most_left, now.left)
        gain = (self.stakes.left - now.left) / self.most_left + self.stakes.danger - now.danger
        self.stakes = now
        sides = self.game.at_table.sides(self.match.seats)
        for seat in self.rewards:
            self.rewards[seat] += gain if not sides or seat in sides[0] else -gain


def _done_again(
    match: Match, learners: tuple[int, ...], how: dict[str, Any], number: int, history: tuple[int | dict[int, int], ...]
) -> LearnersTable:
    table = LearnersTable(match, learners, **how)
    table.begin(number)
    for numbers in history:
        if isinstance(numbers, dict):
            table.act_together(numbers)
        else:
            table.act(numbers)
    return table
