"""Bots at a server's table: those that think for long do so elsewhere, and one that fails is replaced, not the game."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from holdfast.bots import RANDOM
from holdfast.engine.bot import Bot, Budget, Choice
from holdfast.engine.rng import Rng
from holdfast.engine.state import State
from holdfast.server.ops import log
from holdfast.server.rooms.bot_processes import Thought
from holdfast.table.bot_seats import BotSeats
from holdfast.table.feed import BotUpdate
from holdfast.table.table import Table


class Elsewhere:
    """Stands for a mind that is in another process."""

    def see(self, update: Any) -> None:
        """Does nothing: the other process is shown everything when it is asked to choose."""

    def choose(self, seen: Any, budget: Budget) -> Choice | None:
        return None


class RoomBots(BotSeats):
    """`game` is where other processes find the game, empty if they cannot; `thoughts` are to be asked for."""

    def __init__(self, table: Table, rng: Rng, at: int, game: str = "", *, pace: int = 0) -> None:
        self.game = game
        self.names: dict[int, str] = {}
        self.thoughts: list[Thought] = []
        self.asking: dict[int, Thought] = {}  # what a mind elsewhere is thinking about
        self.failures = 0
        super().__init__(table, {}, rng, at, pace=pace)

    def decided(self, thought: Thought, choice: Choice | None, at: int) -> None:
        """Takes what a mind elsewhere chose; what is not asked for any more does not count."""
        seat = thought.seat
        if self.asking.get(seat) is not thought:
            return
        del self.asking[seat]
        if choice is not None:
            self.plans[seat] = (self.moment(at) + choice.after_ms, choice)
            self.keep_pace(seat, self.moment(at))
        elif self.seen[seat][-1].n != thought.updates[-1].n:  # something has happened since
            self.think(seat, at)

    def failed(self, thought: Thought, problem: BaseException, at: int) -> None:
        if self.asking.get(thought.seat) is thought:
            self._replace(thought.seat, problem)
            self.think(thought.seat, at)

    def stand_up(self, seat: int) -> None:
        super().stand_up(seat)
        self.names.pop(seat, None)
        self.asking.pop(seat, None)

    def begin_anew(self, seat: int, bot: Bot, updates: list[BotUpdate]) -> None:
        self.asking.pop(seat, None)
        if self._is_elsewhere(bot):
            self.names[seat] = token_hex(8)
            self.join(seat, bot, Elsewhere())
            self.seen[seat] = updates
            return
        try:
            super().begin_anew(seat, bot, updates)
        except Exception as problem:
            self.join(seat, bot, Elsewhere())
            self.seen[seat] = updates
            self._replace(seat, problem)

    def must_think(self, s: State, seat: int, *, has_news: bool) -> bool:
        """Lets a mind elsewhere finish its thought, as one that is on its way to answering does."""
        return super().must_think(s, seat, has_news=has_news and seat not in self.asking)

    def think(self, seat: int, at: int) -> None:
        self.asking.pop(seat, None)
        if isinstance(self.minds[seat], Elsewhere):
            seen = self.seen[seat][-1]
            if self.turns_to(self.table.state, seat) and seen.asks and seen.knowledge.outcome is None:
                self.asking[seat] = self._thought(seat)
                self.thoughts.append(self.asking[seat])
            return
        try:
            super().think(seat, at)
        except Exception as problem:
            self._replace(seat, problem)
            super().think(seat, at)

    def _is_elsewhere(self, bot: Bot) -> bool:
        return bool(self.game) and (bot.slow or bot.budget.worlds > 0)

    def _thought(self, seat: int) -> Thought:
        setting = self.table.setting
        key = self.rng.split(f"mind/{seat}").key
        name, updates = self.names[seat], tuple(self.seen[seat])
        bot = self.bots[seat].where or self.bots[seat].name
        return Thought(name, self.game, setting.places, bot, seat, key, 0, updates)

    def _replace(self, seat: int, problem: BaseException) -> None:
        """Has the random bot play in place of one that failed, until it stands up."""
        self.failures += 1
        log.trouble("a bot failed", problem, game=self.table.game.name, bot=self.bots[seat].name)
        setting = self.table.setting
        self.names.pop(seat, None)
        self.asking.pop(seat, None)
        self.minds[seat] = RANDOM.sit(setting.game, setting.content, seat, self.rng.split(f"chance/{seat}"))
