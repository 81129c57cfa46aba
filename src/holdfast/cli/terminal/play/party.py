"""Who sits at a terminal table: people and bots by seat, under names from which a save tells them apart."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from holdfast.bots import bot_named, bots_of
from holdfast.cli.terminal.play.polite_bots import polite
from holdfast.cli.terminal.words import bot_name, say
from holdfast.engine.bot import Bot
from holdfast.engine.game import AnyGame

BOT_NAME: Final = re.compile(r"([\w-]+) bot(?: \d+)?")


class Seating(msgspec.Struct, frozen=True):
    """`bots` names the bot of a seat; who is not in it is a person."""

    seats: int
    bots: dict[int, str] = {}

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.bots)

    def names(self) -> tuple[str, ...]:
        """Returns what the save calls the seats: Player 1, greedy bot 2."""
        return tuple(
            f"{self.bots[seat]} bot {seat + 1}" if seat in self.bots else f"Player {seat + 1}"
            for seat in range(self.seats)
        )

    def label(self, seat: int, reader: int) -> str:
        """Returns what a reader calls whoever sits there."""
        if seat in self.bots:
            return say("seat.bot", bot=bot_name(self.bots[seat]))
        return say("seat.you") if seat == reader else say("seat.player", number=seat + 1)

    def sit(self, game: AnyGame) -> Mapping[int, Bot]:
        return {seat: polite(bot_named(game, name), game) for seat, name in self.bots.items()}


SOLO: Final = Seating(1)


def seating_of(names: tuple[str, ...]) -> Seating:
    """Returns who sat there, from the names in a save."""
    found = {seat: match[1] for seat, name in enumerate(names) if (match := BOT_NAME.fullmatch(name))}
    return Seating(len(names), found)


class Party(msgspec.Struct, frozen=True):
    """Who plays, and as whom."""

    seating: Seating
    characters: tuple[str, ...] = ()


def one_side(game: AnyGame, seats: int, taken: int, names: Sequence[str] = ()) -> Seating:
    """Returns one person on a side, and these bots everywhere else, or those that the game has for each side."""
    sides = zip(game.at_table.sides(seats), game.choosing.side_bots, strict=True)
    usual = {seat: bot for side, bot in sides for seat in side}
    empty = [seat for seat in range(seats) if seat != taken]
    return Seating(seats, {seat: names[n % len(names)] if names else usual[seat] for n, seat in enumerate(empty)})


def comrade_of(game: AnyGame) -> str:
    """Returns the bot that people play with unless they say which: the one that advises them, or the game's first."""
    return game.at_table.hints_by or next(iter(game.bots or bots_of(game)))
