"""The ways to play a game at the terminal: those on its menu, the one that the command line asks for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.face import Face, Row
from holdfast.cli.terminal.io.palette import BACKGROUND
from holdfast.cli.terminal.io.pick_list import BACK, pick
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party
from holdfast.cli.terminal.play.turn_loop import TurnLoop
from holdfast.cli.terminal.start.modes import HandWritten, Mode
from holdfast.table.save import Save


class ModeEntry(msgspec.Struct, frozen=True):
    """A line of the menu, and what it leads to."""

    row: Row
    open: Callable[[], Mode]


class Player(Protocol):
    def play(self) -> None:
        """Play a game to its end; raises Left."""


class Ways:
    """A game that has nothing but the missions that come with it, and is played in turns."""

    background = BACKGROUND  # the colours that everything lies on
    quiet: frozenset[str] = frozenset()  # kinds of events that are not told beside the map
    options: tuple[str, ...] = ()  # of the command line, beyond what every game has
    packs: tuple[str, ...] = ("base",)

    def __init__(self, face: Face) -> None:
        self.face = face

    def menu(self) -> Sequence[ModeEntry]:
        return [ModeEntry(Row("Missions", "The missions that come with the game."), HandWritten)]

    def asked_for(self, args: argparse.Namespace) -> Mode | None:
        """What the command line asks for, None if a menu is to ask. Raises BadInput."""
        if args.grade is not None or args.daily or args.campaign is not None or args.new:
            raise BadInput(f"{self.face.game.name} has neither grades, nor missions of the day, nor a campaign")
        return HandWritten(args.mission) if args.mission is not None else None

    def party(self, args: argparse.Namespace) -> Party | None:
        """Who plays, if the command line says so in this game's own words. Raises BadInput."""
        return None

    def player(self, local_game: LocalGame) -> Player:
        """Who leads people through a game."""
        return TurnLoop(local_game)

    def of_save(self, save: Save, *, is_over: bool) -> Mode:
        """What a saved game belongs to. Raises BadInput if it may not be gone on with."""
        return HandWritten()


def ways_of(face: Face) -> Ways:
    if face.game.name == "key":
        from holdfast.cli.terminal.key.ways import KeyWays

        return KeyWays(face)
    if face.game.name == "elite":
        from holdfast.cli.terminal.elite.ways import EliteWays

        return EliteWays(face)
    if face.game.name == "alone":
        from holdfast.cli.terminal.alone.ways import AloneWays

        return AloneWays(face)
    return Ways(face)


def choose_mode(terminal: Terminal, face: Face, ways: Sequence[ModeEntry]) -> Mode | None:
    """What is asked only where there is a choice."""
    if len(ways) == 1:
        return ways[0].open()
    place = pick(terminal, f"{face.title.upper()}  What shall it be?", [way.row for way in ways])
    return None if place == BACK else ways[place].open()
