"""The order of play: somebody volunteers, then turns go to the left until the game is won or lost."""

from __future__ import annotations

from typing import Literal

from holdfast.engine.flow import Frame
from holdfast.games.key.rules.first import Volunteer
from holdfast.games.key.rules.turn import TakeTurn
from holdfast.games.key.state import Key


class Play(Frame):
    STEPS = ("find_first_player", "take_turn", "pass_to_the_left")

    def find_first_player(self, s: Key) -> None:
        if s.seated > 1:
            s.start(Volunteer())

    def take_turn(self, s: Key) -> None:
        s.start(TakeTurn(seat=s.turn))

    def pass_to_the_left(self, s: Key) -> Literal["take_turn"]:
        s.turn = (s.turn + 1) % s.seated  # R24, A23
        return "take_turn"
