"""Bots at a table: ordinary seats that get what their seat gets and answer by themselves."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.engine.bot import Bot, Choice, Mind
from holdfast.engine.rng import Rng
from holdfast.table.feed import Update
from holdfast.table.table import Happened, Table


class BotSeats:
    """Show it everything that happens at the table; call step() when the clock shows next_at().

    Times are readings of the same clock that the table is told.
    """

    def __init__(self, table: Table, bots: Mapping[int, Bot], rng: Rng, at: int) -> None:
        self.table = table
        self.bots = dict(bots)
        self.rng = rng
        self.minds: dict[int, Mind] = {}
        self.seen: dict[int, list[Update]] = {}
        self.plans: dict[int, tuple[int, Choice]] = {}
        self.asked: dict[int, tuple[int, ...]] = {}
        for seat in self.bots:
            self._sit(seat, [table.whole(seat)])
            self._think(seat, at)

    def sit_down(self, seat: int, bot: Bot, at: int) -> None:
        """From now on a bot plays here; of what was before it knows what the seat sees now."""
        self.bots[seat] = bot
        self._sit(seat, [self.table.whole(seat)])
        self._think(seat, at)

    def stand_up(self, seat: int) -> None:
        """The seat goes (back) to a person."""
        for book in (self.bots, self.minds, self.seen, self.plans):
            book.pop(seat, None)

    def see(self, happened: Happened, at: int) -> None:
        """Let the bots take note, and think where there is something new."""
        for seat in self.bots:
            update = happened.updates.get(seat)
            if update is None:
                continue
            if update.holds is not None:
                kept = [old for old in self.seen[seat] if old.n <= update.holds]
                self._sit(seat, [*kept, update])
            else:
                self.seen[seat].append(update)
                self.minds[seat].see(update)
            # Who is on the way to answering goes on, unless asked something new: a busy table must not keep it waiting.
            if seat not in self.plans or _asked(update) != self.asked[seat]:
                self._think(seat, at)

    def next_at(self) -> int | None:
        """What the clock will show when a bot answers next."""
        if self.table.paused or self.table.outcome is not None:
            return None
        return min((at for at, _ in self.plans.values()), default=None)

    def step(self, at: int) -> Happened | None:
        """Let the next bot answer, if its time has come; what happened is to be shown to see() like all else."""
        next_at = self.next_at()
        if next_at is None or next_at > at:
            return None
        seat = min((planned, seat) for seat, (planned, _) in self.plans.items())[1]
        _, choice = self.plans.pop(seat)
        happened = self.table.submit(seat, choice.ask, choice.action, "", at)
        if happened.refusal is not None:
            self._think(seat, at)
        return happened

    def agree_to_undo(self, at: int) -> Happened:
        """Bots never mind going back."""
        happened = Happened()
        for seat in self.bots:
            if self.table.wish is not None and seat not in self.table.wish.agreed:
                happened = self.table.undo(seat, at)
        return happened

    def _sit(self, seat: int, updates: list[Update]) -> None:
        """A mind is nothing but what it has seen: show it that again."""
        setting = self.table.setting
        mind = self.bots[seat].sit(setting.game, setting.content, seat, self.rng.split(f"mind/{seat}"))
        for update in updates:
            mind.see(update)
        self.minds[seat] = mind
        self.seen[seat] = updates

    def _think(self, seat: int, at: int) -> None:
        self.plans.pop(seat, None)
        self.asked[seat] = _asked(self.seen[seat][-1])
        view = self.seen[seat][-1].view
        if view.asks and view.outcome is None:
            choice = self.minds[seat].choose(view, self.bots[seat].budget)
            if choice is not None:
                self.plans[seat] = (at + choice.after_ms, choice)


def _asked(update: Update) -> tuple[int, ...]:
    return tuple(ask.id for ask in update.view.asks)
