"""The front door for those who work in Python: play games, look at positions, bring a bot of one's own.

    from holdfast.api import OwnBot, play

    class Hasty(OwnBot):
        def choose(self, occasion):
            return occasion.answers[0] if occasion.answers else None

    run = play("key", bots=[Hasty(), "greedy"], seed=1)
    print(run.outcome.key, run.last)

docs/api.md tells all of it, with examples.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from holdfast.api.playing import Run, Simulation, match_of, play, simulate, start
from holdfast.api.position import LegalAnswer, Position, Refused
from holdfast.bots import OwnBot, UnknownBot
from holdfast.bots.own import AsBot, Occasion
from holdfast.engine.bot import Choice
from holdfast.engine.content import PackError
from holdfast.engine.position import TRUTH
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import State
from holdfast.engine.view import View
from holdfast.games import UnknownGame
from holdfast.games import names as games
from holdfast.lab.match import CannotPlay
from holdfast.lab.ray_cluster import NoCluster
from holdfast.packs import OptionError

__all__ = [
    "SPECTATOR",
    "TRUTH",
    "CannotPlay",
    "Choice",
    "LegalAnswer",
    "NoCluster",
    "Occasion",
    "OptionError",
    "OwnBot",
    "PackError",
    "Position",
    "Refused",
    "Run",
    "Simulation",
    "UnknownBot",
    "UnknownGame",
    "clone",
    "games",
    "known",
    "legal",
    "match_of",
    "play",
    "positions",
    "render",
    "simulate",
    "start",
    "view",
]


def positions(
    game: str,
    bots: Sequence[AsBot] = ("random",),
    *,
    seats: int | None = None,
    seed: int | str = 0,
    number: int = 1,
    options: Mapping[str, str] | None = None,
    packs: Sequence[str | Path] = ("base",),
) -> Iterator[Position]:
    """Yields every position of a game that bots play, the first included."""
    yield from play(game, bots, seats=seats, seed=seed, number=number, options=options, packs=packs).positions()


def legal(position: Position, seat: int | None = None) -> list[LegalAnswer]:
    """Returns all that a seat, or any seat, may do now."""
    return position.legal(seat)


def view(position: Position, seat: int = SPECTATOR) -> View:
    """Returns what a seat, or a spectator, is shown."""
    return position.view(seat)


def known(position: Position, seat: int = SPECTATOR) -> State:
    """Returns the state as a seat, or a spectator, knows it."""
    return position.known(seat)


def clone(position: Position) -> Position:
    """Returns a copy that shares nothing that may change."""
    return position.clone()


def render(position: Position, seat: int = SPECTATOR, form: str = "text") -> str:
    """Returns the table as a seat sees it, as text, svg or html."""
    return position.render(seat, form)
