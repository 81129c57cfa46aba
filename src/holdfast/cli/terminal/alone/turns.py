"""People at the keyboard of ALONE: two sides that must not see each other's screen."""

from __future__ import annotations

from holdfast.cli.terminal.play.menu import Do, MenuEntry
from holdfast.cli.terminal.play.turn_loop import TurnLoop
from holdfast.games.alone.rules.reacting import Pass
from holdfast.games.alone.state import HERO


class AloneTurnLoop(TurnLoop):
    hidden = "your secrets"

    def commands(self) -> tuple[MenuEntry, ...]:
        """Returns the commands without hints and, for the hero, without notes: the hero's note is part of the game."""
        absent = "hn" if self.local_game.holder == HERO else "h"
        return tuple(entry for entry in super().commands() if entry.key not in absent)

    def choose(self, seat: int) -> None:
        """Passes for somebody alone where nothing else is possible: against bots nobody learns from the pause."""
        menu = self.menu(seat)
        ways = [entry.leads for entry in menu.entries if entry.leads is not None]
        is_alone = len(self.local_game.seating.people) == 1
        if is_alone and len(ways) == 1 and isinstance(ways[0], Do) and isinstance(ways[0].action, Pass):
            self.sent(seat, ways[0])
            return
        self.choose_from(seat, menu)
