"""What several commands let people choose: a game, its packs and options, seats and bots."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter, validators

from holdfast.bots import find_bot
from holdfast.cli.errors import BadInput
from holdfast.cli.own_packs import places_for
from holdfast.cli.terminal.words import LANGUAGE
from holdfast.engine.game import AnyGame, SetupError
from holdfast.engine.text import MissingText
from holdfast.games import find
from holdfast.lab.match import Box, CannotPlay, Failure, Match, fitting_seats, open_box
from holdfast.lab.simulate import Where
from holdfast.table.save import Save, write_save
from holdfast.table.setting import Setting
from holdfast.table.texts import texts_with

AtLeastOne: TypeAlias = Annotated[int, Parameter(validator=validators.Number(gte=1))]
GameName: TypeAlias = Annotated[str, Parameter(help="A game by name (key), or module:GAME for one being written.")]
PackNames: TypeAlias = Annotated[
    tuple[str, ...],
    Parameter(name="--pack", help="A pack by name or folder; may be repeated.", show_default=False),
]
OptionWords: TypeAlias = Annotated[
    tuple[str, ...],
    Parameter(name="--option", help="An option of the game, NAME=VALUE; may be repeated.", show_default=False),
]
PlayedOn: TypeAlias = Annotated[
    Where, Parameter(help="Where the games are played: here, or on a cluster of machines (ray).")
]
Flag: TypeAlias = Annotated[bool, Parameter(show_default=False)]


def jobs_for(on: Where, jobs: int | None) -> int | None:
    """Returns how many play at once: here one for each core, if nobody says; a cluster knows its own cores."""
    return jobs or (os.cpu_count() or 1 if on == "here" else None)


def option_words(pairs: Sequence[str]) -> dict[str, str]:
    """Returns words such as `mission=first-day` by name."""
    words: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--option is written NAME=VALUE, found {pair!r}")
        words[name] = value
    return words


def seats_of(game: AnyGame, seats: int | None) -> int:
    """Returns as many seats as were asked for, or as few as the game allows."""
    try:
        return fitting_seats(game, seats)
    except CannotPlay as problem:
        raise BadInput(str(problem)) from None


def tried_match(
    name: str, bots: tuple[str, ...], *, seats: int | None, seed: str, options: Sequence[str], packs: Sequence[str]
) -> tuple[Match, Box]:
    """Returns the match that the arguments describe, after a trial that everything is there and fits together."""
    game = find(name)
    for bot in bots:
        find_bot(game, bot)
    match = Match(
        game=name,
        seats=seats_of(game, seats),
        bots=bots,
        seed=seed,
        options=option_words(options),
        packs=places_for(game, packs),
    )
    try:
        box = open_box(match)
        game.setup(box.loaded.content, box.options, match.seats, match.key(1))
    except SetupError as problem:
        raise BadInput(said(game, problem)) from None
    return match, box


def said(game: AnyGame, problem: SetupError) -> str:
    """Returns a game's refusal of options in its own words."""
    try:
        return texts_with(game, {}, LANGUAGE.get()).refusal(problem.refusal)
    except MissingText:
        return str(problem)


def write_failure(folder: Path, match: Match, failure: Failure) -> Path:
    """Leaves a replay file that makes a failure happen again."""
    box = open_box(match)
    seats = tuple(f"seat {seat}" for seat in range(failure.seats))
    setting = Setting(box.game, box.loaded.content, box.loaded.packs, seats, box.options, failure.key, failure.start)
    seed = re.sub(r"[^A-Za-z0-9_-]", "_", match.seed)[:40]
    path = folder / f"failure-{box.game.name}-{seed}-{failure.number}.jsonl"
    write_save(path, Save(setting, failure.lines, {}))
    return path
