"""A match: which game is played, by which bots, on what; and one game of it, the same on every machine."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from traceback import format_exception
from typing import Any, Final

import msgspec

from holdfast.bots import find_bot
from holdfast.engine.bot import Bot, Scheduler
from holdfast.engine.command import Command, Line
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.state import State
from holdfast.games import find
from holdfast.packs import Loaded, PackPlace, load_content, read_options

LONGEST: Final = 50_000


class Match(msgspec.Struct, frozen=True):
    """Everything that decides how game number n goes; plain data, so that it can be sent to other processes."""

    game: str
    seats: int
    bots: tuple[str | Bot, ...]  # by name, as module:Name, or as they are
    seed: str = "0"
    options: dict[str, str] = {}  # in words
    packs: tuple[PackPlace, ...] = ("base",)

    def key(self, number: int) -> bytes:
        return key_from_seed(f"{self.seed}/{number}")

    def minds(self, number: int) -> Rng:
        return Rng(key_from_seed(f"{self.seed}/{number}/minds"))

    def bot_of(self, seat: int) -> str:
        """Returns the name of a seat's bot; fewer names than seats are dealt out again from the first."""
        bot = self.bots[seat % len(self.bots)]
        return bot.name if isinstance(bot, Bot) else bot

    def seated_bot(self, game: AnyGame, seat: int) -> Bot:
        """Returns a seat's bot. Raises UnknownBot."""
        bot = self.bots[seat % len(self.bots)]
        return bot if isinstance(bot, Bot) else find_bot(game, bot)


class CannotPlay(Exception):
    """A match that cannot be played as it is described; one sentence says why."""


class DeadEnd(Exception):
    """A game that does not end."""


class Failure(msgspec.Struct, frozen=True):
    """A game that broke: what went wrong, and the lines that make it go wrong again."""

    number: int
    problem: str
    trace: str
    lines: tuple[Line, ...]
    key: bytes
    seats: int
    start: bytes | None = None


class GamePlayed(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game went. Its length is counted in decisions; `used` says how often cards and tokens were."""

    number: int
    outcome: str
    winners: tuple[int, ...]
    decisions: int
    game_ms: int
    used: dict[str, int] = {}


class Box(msgspec.Struct, frozen=True):
    """A game with what it is played with: its content and the options of the table."""

    game: AnyGame
    loaded: Loaded
    options: Any


def open_box(match: Match) -> Box:
    """Returns the game of a match. Raises UnknownGame, PackError, OptionError, SetupError."""
    return _open_box(match.game, match.packs, tuple(match.options.items()))


@lru_cache(maxsize=4)
def _open_box(name: str, packs: tuple[PackPlace, ...], words: tuple[tuple[str, str], ...]) -> Box:
    game = find(name)
    loaded = load_content(game, packs)
    return Box(game, loaded, read_options(game, loaded, {**game.choosing.lab_options, **dict(words)}))


def fitting_seats(game: AnyGame, seats: int | None) -> int:
    """Returns as many seats as were asked for, or as few as the game allows. Raises CannotPlay."""
    fewest, most = game.seats[0], game.seats[-1]
    seats = fewest if seats is None else seats
    if seats not in game.seats:
        allowed = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise CannotPlay(f"{game.name} is for {allowed} seats, not {seats}")
    return seats


def sit_down_to(match: Match, number: int) -> Scheduler:
    """Returns game number `number` of a match before anything happened, with its bots on their seats."""
    box = open_box(match)
    s: State = box.game.setup(box.loaded.content, box.options, match.seats, match.key(number))
    bots = {seat: match.seated_bot(box.game, seat) for seat in range(match.seats)}
    return Scheduler(box.game, box.loaded.content, s, bots, match.minds(number))


def play_game(match: Match, number: int) -> GamePlayed | Failure:
    """Plays game number `number` of a match; how it goes depends on nothing but these two."""
    box = open_box(match)
    key = match.key(number)
    lines: list[Line] = []
    used: Counter[str] = Counter()
    try:
        scheduler = sit_down_to(match, number)
        s = scheduler.s
        count_used(box.game, s, used)
        while len(lines) < LONGEST and step(scheduler, lines):
            count_used(box.game, s, used)
    except Exception as problem:
        return failure(number, problem, lines, key, match.seats)
    if s.outcome is None:
        return failure(number, DeadEnd(f"no end after {len(lines)} lines"), lines, key, match.seats)
    decisions = sum(isinstance(line, Command) for line in lines)
    return GamePlayed(number, s.outcome.key, s.outcome.winners, decisions, s.now, dict(sorted(used.items())))


def count_used(game: AnyGame, s: State, used: Counter[str]) -> None:
    """Counts the things that the last step says were used."""
    if game.shown.tally is not None:
        for told in s.told:
            used.update(game.shown.tally(told.event))


def step(scheduler: Scheduler, lines: list[Line]) -> bool:
    """Lets the next thing happen; notes it before it happens, so that a crash can be made to happen again."""
    line = scheduler.next_line()
    if line is None:
        return False
    lines.append(line)
    if not scheduler.carry_out(line):
        lines.pop()
    return True


def failure(
    number: int, problem: Exception, lines: list[Line], key: bytes, seats: int, start: bytes | None = None
) -> Failure:
    trace = "".join(format_exception(problem))
    return Failure(number, f"{type(problem).__name__}: {problem}", trace, tuple(lines), key, seats, start)
