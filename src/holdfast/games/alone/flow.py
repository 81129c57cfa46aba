"""The order of play: set-up, then rounds of eight turns until somebody wins."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.flow import Frame
from holdfast.engine.secret import Seats
from holdfast.games.alone.rules.prepare import PrepareEvil, RevealMissions
from holdfast.games.alone.rules.prepare_hero import PrepareHero
from holdfast.games.alone.rules.round_end import EndRound
from holdfast.games.alone.rules.turn import Turn
from holdfast.games.alone.state import TURNS, Alone
from holdfast.games.alone.state.masks import asked_in_play


class Play(Frame):
    STEPS = ("prepare_hero", "prepare_evil", "reveal_missions", "take_turn", "next_turn", "end_round", "next_round")

    def known_to(self, s: Alone) -> Seats:
        """Returns the seats that are asked: they know what goes on, all others know what they were told of it."""
        return asked_in_play(s)

    def prepare_hero(self, s: Alone) -> None:
        s.start(PrepareHero())

    def prepare_evil(self, s: Alone) -> None:
        s.start(PrepareEvil())

    def reveal_missions(self, s: Alone) -> None:
        s.start(RevealMissions())

    def take_turn(self, s: Alone) -> None:
        s.start(Turn())

    def next_turn(self, s: Alone) -> Literal["take_turn"] | None:
        """Goes on to the next turn, or ends the round: it has eight turns (R38)."""
        if s.turn == TURNS:
            return None
        s.turn += 1
        return "take_turn"

    def end_round(self, s: Alone) -> None:
        s.start(EndRound())

    def next_round(self, s: Alone) -> Literal["take_turn"]:
        return "take_turn"
