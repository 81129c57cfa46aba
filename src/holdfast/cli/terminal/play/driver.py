"""What happens by itself while people sit and look: timers and bots, each at its own time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.polite_bots import kind_of


class Tempo(msgspec.Struct, frozen=True):
    """What a view says of time: whether its seat is in a hurry, and whether its picture changes by itself."""

    is_rush: Callable[[Any], bool]
    is_ticking: Callable[[Any], bool]


COURTESY_MS: Final = 2000  # how much longer bots wait with what people may answer too
MOST_STEPS: Final = 500  # before people have a say again


class Driver:
    """Bots let people go first where both may answer: for a while in a rush, else until they have."""

    def __init__(self, local_game: LocalGame, tempo: Tempo) -> None:
        self.local_game = local_game
        self.tempo = tempo
        self.table = local_game.table
        self.bots = local_game.bots

    def next_at(self) -> int | None:
        """Returns what the clock will show when something happens by itself."""
        times = [at for at, _ in self._bots_turns()]
        wakes = self.table.wakes_at()
        return min([*times, wakes] if wakes is not None else times, default=None)

    def run_due(self, at: int) -> bool:
        """Lets happen what is due by now, in order of time; returns whether anything was."""
        for step in range(MOST_STEPS):
            due = self.next_at()
            if self.table.outcome is not None or due is None or due > at:
                return step > 0
            wakes = self.table.wakes_at()
            if wakes is not None and wakes <= due:
                happened = self.table.tick(wakes)
            else:
                happened = self.bots.answer(min(self._bots_turns())[1], due)
            self.local_game.take(happened, due)
        return True

    def pause(self, seat: int, at: int) -> None:
        """Stops the clock, if it is not stopped yet; bots stand still with it."""
        self.local_game.take(self.table.pause(seat, at), at)

    def resume(self, seat: int, at: int, since: int) -> None:
        self.bots.put_off(at - since)
        self.local_game.take(self.table.resume(seat, at), at)

    def _bots_turns(self) -> list[tuple[int, int]]:
        """Returns when each bot that has made up its mind will answer, and its seat."""
        if self.bots.next_at() is None:
            return []
        turns = []
        for seat, (planned, choice) in self.bots.plans.items():
            if not self._is_for_people(seat, choice.ask):
                turns.append((planned, seat))
            elif self.people_rush():
                turns.append((planned + COURTESY_MS, seat))
        return turns

    def people_rush(self) -> bool:
        """Tells whether somebody at the keyboard is in a hurry, and nothing must hold them up for long."""
        return any(self.tempo.is_rush(self.local_game.view(person)) for person in self.local_game.seating.people)

    def _is_for_people(self, seat: int, ask: int) -> bool:
        """Tells whether people are asked the same thing: asks that stand open are everybody's own."""
        kind = kind_of(self.local_game.view(seat), ask)
        if kind in self.local_game.votes or kind in self.local_game.offers:
            return False
        people = (self.local_game.view(person) for person in self.local_game.seating.people)
        return any(ask.kind == kind and not ask.standing for view in people for ask in view.asks)
