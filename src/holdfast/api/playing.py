"""Games played from Python: one of them, all of its positions, or many at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from holdfast.api.position import Position
from holdfast.bots import as_bot
from holdfast.bots.own import AsBot
from holdfast.engine.bot import Bot
from holdfast.engine.command import Command, Line
from holdfast.engine.game import SetupError
from holdfast.engine.play import play_unchecked
from holdfast.engine.state import Outcome
from holdfast.engine.timers import advance
from holdfast.games import find
from holdfast.lab.match import (
    LONGEST,
    CannotPlay,
    DeadEnd,
    Failure,
    GamePlayed,
    Match,
    fitting_seats,
    open_box,
    sit_down_to,
)
from holdfast.lab.match import step as next_step
from holdfast.lab.simulate import Summary, Where, summary
from holdfast.lab.simulate import simulate as simulate_games
from holdfast.table.save import Save, write_save
from holdfast.table.setting import Setting
from holdfast.table.texts import texts_with


class Run(msgspec.Struct, frozen=True):
    """A game that was played to its end: its log, its last position, and every position on the way if asked for."""

    first: Position
    last: Position
    lines: tuple[Line, ...]
    bots: tuple[str, ...]

    @property
    def outcome(self) -> Outcome:
        assert self.last.outcome is not None, "only games that ended are runs"
        return self.last.outcome

    @property
    def winners(self) -> tuple[int, ...]:
        return self.outcome.winners

    @property
    def decisions(self) -> int:
        return sum(isinstance(line, Command) for line in self.lines)

    def positions(self) -> Iterator[Position]:
        """Yields every position, the first included, each after one more line of the log."""
        yield self.first
        s = self.first.state
        for line in self.lines:
            s = s.clone()
            advance(s, line.at)
            if isinstance(line, Command):
                play_unchecked(s, line.seat, line.ask, line.action)
            yield Position(self.first.setting, s)

    def save(self, file: str | Path) -> Path:
        """Writes the game into a file that `holdfast replay` and `holdfast play --resume` read."""
        write_save(Path(file), Save(self.first.setting, self.lines, {}, self.outcome))
        return Path(file)

    def _repr_svg_(self) -> str:
        return self.last._repr_svg_()

    def _repr_html_(self) -> str:
        return self.last._repr_html_()


class Simulation(msgspec.Struct, frozen=True):
    """Many games of one match: what was played, and what it comes to."""

    match: Match
    games: tuple[GamePlayed, ...]
    failures: tuple[Failure, ...]
    summary: Summary


def match_of(
    game: str,
    bots: Sequence[AsBot] = ("random",),
    *,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    packs: Sequence[str | Path] = ("base",),
) -> Match:
    """Returns what decides how games go, tried out. Without `seats` there are as many as bots, or as few as may be.

    Raises UnknownGame, UnknownBot, OptionError, PackError, CannotPlay: each says in a sentence what is wrong.
    """
    found = find(game)
    if isinstance(bots, str) or not bots:
        raise CannotPlay(f"bots is a list with a bot for each seat, such as ['random'], not {bots!r}")
    wanted = len(bots) if seats is None and len(bots) in found.seats else seats
    named = tuple(bot if isinstance(bot, str) else as_bot(bot) for bot in bots)
    match = Match(game, fitting_seats(found, wanted), named, str(seed), dict(options or {}), tuple(packs))
    for seat in range(len(named)):
        match.seated_bot(found, seat)
    try:
        box = open_box(match)
        found.setup(box.loaded.content, box.options, match.seats, match.key(1))
    except SetupError as problem:
        raise CannotPlay(texts_with(found, {}).refusal(problem.refusal)) from None
    return match


def start(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str = 0,
    number: int = 1,
    options: Mapping[str, str] | None = None,
    packs: Sequence[str | Path] = ("base",),
) -> Position:
    """Returns the first position of a game."""
    match = match_of(game, seats=seats, seed=seed, options=options, packs=packs)
    setting = _setting(match, number, tuple(f"seat {seat}" for seat in range(match.seats)))
    return Position(setting, setting.first_state())


def play(
    game: str,
    bots: Sequence[AsBot] = ("random",),
    *,
    seats: int | None = None,
    seed: int | str = 0,
    number: int = 1,
    options: Mapping[str, str] | None = None,
    packs: Sequence[str | Path] = ("base",),
) -> Run:
    """Plays one game to its end: the one that `simulate` plays as its game `number` from the same seed.

    A bot is a name, module:Name, a class or an instance. What a bot raises comes through.
    """
    match = match_of(game, bots, seats=seats, seed=seed, options=options, packs=packs)
    names = tuple(match.bot_of(seat) for seat in range(match.seats))
    setting = _setting(match, number, tuple(f"{name} bot {seat + 1}" for seat, name in enumerate(names)))
    scheduler = sit_down_to(match, number)
    lines: list[Line] = []
    while len(lines) < LONGEST and next_step(scheduler, lines):
        pass
    if scheduler.s.outcome is None:
        raise DeadEnd(f"{game} did not come to an end in {len(lines)} lines")
    return Run(Position(setting, setting.first_state()), Position(setting, scheduler.s), tuple(lines), names)


def simulate(
    game: str,
    bots: Sequence[AsBot] = ("random",),
    *,
    games: int = 100,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    packs: Sequence[str | Path] = ("base",),
    jobs: int | None = None,
    on: Where = "here",
) -> Simulation:
    """Plays many games; the same seed gives the same games, in one process or several (`jobs`), here or on `ray`.

    With more than one, a script calls it below `if __name__ == "__main__":`, since the processes read the script too.
    """
    match = match_of(game, bots, seats=seats, seed=seed, options=options, packs=packs)
    box = open_box(match)
    results = list(simulate_games(match, games, jobs, on))
    endings = [key.removeprefix("outcome.") for key in box.game.texts if key.startswith("outcome.")]
    return Simulation(
        match,
        tuple(result for result in results if isinstance(result, GamePlayed)),
        tuple(result for result in results if isinstance(result, Failure)),
        summary(match, results, box.game.shown.tallied(box.loaded.content), endings),
    )


def _setting(match: Match, number: int, names: tuple[str, ...]) -> Setting:
    box = open_box(match)
    loaded = box.loaded
    return Setting(box.game, loaded.content, loaded.packs, names, box.options, match.key(number), places=loaded.places)


__all__ = ["AsBot", "Bot", "Run", "Simulation", "match_of", "play", "simulate", "start"]
