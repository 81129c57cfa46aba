"""Magpie: three birds, hidden cards, a stone to guess, and a switch for every fault that the suite must find.

M1 At dawn each bird rolls for luck, all at once, until the bell. M2 Then they take turns: hide a card in the own
nest, show one and draw another, peek at the stone, or whisper a card to the neighbour on the left, who takes it or
declines; nobody else notices a whisper that was declined. M3 Whoever likes may once guess the stone. M4 The bell ends
a turn. M5 After the last turn the highest score wins.
"""

from tests.toys.magpie.game import CONTENT, GAME, OPTIONS, Options, setup
from tests.toys.magpie.view import view

__all__ = ["CONTENT", "GAME", "OPTIONS", "Options", "setup", "view"]
