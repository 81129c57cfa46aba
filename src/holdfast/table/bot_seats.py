"""Bots at a table: ordinary seats that get what their seat gets and answer by themselves."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.engine.bot import Bot, Plans
from holdfast.engine.rng import Rng
from holdfast.table.feed import BotUpdate
from holdfast.table.table import Happened, Table


class BotSeats(Plans):
    """The bots of a table. Show it everything that happens there; call step() when the clock shows next_at().

    Times are readings of the same clock that the table is told. Where no clock runs in the game, bots take at
    least `pace` milliseconds for each answer, so that people can follow.
    """

    def __init__(self, table: Table, bots: Mapping[int, Bot], rng: Rng, at: int, *, pace: int = 0) -> None:
        super().__init__()
        self.table = table
        self.rng = rng
        self.pace = pace
        self.seen: dict[int, list[BotUpdate]] = {}
        self.still_since = at if table.stands_still else None
        for seat, bot in bots.items():
            self.sit_down(seat, bot, at)

    def sit_down(self, seat: int, bot: Bot, at: int) -> None:
        """Seats a bot; of what happened before, it knows what the seat sees now."""
        self.begin_anew(seat, bot, [self.table.seen(seat)])
        self.think(seat, at)

    def stand_up(self, seat: int) -> None:
        """Takes the bot off a seat, which goes (back) to a person."""
        self.quit(seat)
        self.seen.pop(seat, None)

    def see(self, happened: Happened, at: int) -> None:
        """Shows the bots what happened, and lets those think for whom something is new."""
        for seat, bot in list(self.bots.items()):
            news = happened.updates.get(seat)
            if news is None:
                continue
            update = news.seen()
            if update.holds is not None:
                kept = [old for old in self.seen[seat] if old.n <= update.holds]
                self.begin_anew(seat, bot, [*kept, update])
            else:
                self.seen[seat].append(update)
                self.minds[seat].see(update)
            if self.must_think(self.table.state, seat, has_news=True):
                self.think(seat, at)

    def next_at(self) -> int | None:
        """Returns what the clock will show when a bot answers next."""
        plan = None if self.table.stands_still or self.table.outcome is not None else self.first()
        return None if plan is None else plan[0]

    def step(self, at: int) -> Happened | None:
        """Lets the next bot answer, if its time has come; the caller shows what happened to see()."""
        plan = self.first()
        if plan is None or self.table.stands_still or self.table.outcome is not None or plan[0] > at:
            return None
        return self.answer(plan[1], at)

    def answer(self, seat: int, at: int) -> Happened:
        """Lets this bot, which has made up its mind, answer now."""
        _, choice = self.plans.pop(seat)
        happened = self.table.submit(seat, choice.ask, choice.action, "", at)
        if happened.refusal is not None:
            self.think(seat, at)
        return happened

    def keep_still(self, at: int) -> None:
        """Notes that the table stands still now, or goes on: no bot's time passes in between."""
        if self.table.stands_still:
            self.still_since = at if self.still_since is None else self.still_since
        elif self.still_since is not None:
            starts_at = self.table.starts_at
            self.put_off((at if starts_at is None else starts_at) - self.still_since)
            self.still_since = None

    def moment(self, at: int) -> int:
        """Returns when a bot's answering time begins: now, or when the game came to a stop."""
        return at if self.still_since is None else self.still_since

    def put_off(self, ms: int) -> None:
        """Puts off all planned answers by the time that the game stood still."""
        self.plans = {seat: (planned + ms, choice) for seat, (planned, choice) in self.plans.items()}

    def agree_to_undo(self, at: int) -> Happened:
        """Lets every bot agree to an undo."""
        happened = Happened()
        for seat in self.bots:
            if self.table.wish is not None and seat not in self.table.wish.agreed:
                happened = self.table.undo(seat, at, willing=self.bots)
        return happened

    def begin_anew(self, seat: int, bot: Bot, updates: list[BotUpdate]) -> None:
        """Seats a fresh mind, and shows it these updates: a mind is nothing but what it has seen."""
        setting = self.table.setting
        mind = bot.sit(setting.game, setting.content, seat, self.rng.split(f"mind/{seat}"))
        for update in updates:
            mind.see(update)
        self.join(seat, bot, mind)
        self.seen[seat] = updates

    def think(self, seat: int, at: int) -> None:
        if self.turns_to(self.table.state, seat):
            self.choose(seat, self.seen[seat][-1], self.moment(at))
            self.keep_pace(seat, self.moment(at))

    def keep_pace(self, seat: int, at: int) -> None:
        """Delays a bot's answer until people can follow; where they race a clock, it keeps its own reaction time."""
        if seat in self.plans and not self.table.in_real_time:
            planned, choice = self.plans[seat]
            self.plans[seat] = (max(planned, at + self.pace), choice)
