"""Results as data: tables in Parquet files, a row a game or a row a decision, with what the games were played with.

The files say what their columns hold, and carry the words for what they count, so that a report needs nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from holdfast import __version__
from holdfast.engine.options import with_usual
from holdfast.engine.text import Texts
from holdfast.lab.match import Box, Match
from holdfast.lab.record import DecisionRecord, RecordedGame

GROUP_ROWS: Final = 2_000  # that are written at once
ABOUT: Final = b"holdfast"
OPTION: Final = "option_"
INSTALL: Final = "pip install 'holdfast[lab]'"


class NoResults(Exception):
    """Results cannot be written or read; one sentence says why."""


class AboutResults(msgspec.Struct, frozen=True):
    """What a file says of itself: what it holds, who wrote it, and what things are called."""

    holds: str  # games or decisions
    version: str
    title: str
    names: dict[str, str]


def parquet() -> tuple[Any, Any]:
    """Returns the library that reads and writes Parquet. Raises NoResults where it is not installed."""
    try:
        # Here, because it is large, optional, and of use to nobody who only plays.
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise NoResults(f"Parquet files need pyarrow, which is not installed: {INSTALL}") from None
    return pyarrow, pyarrow.parquet


def option_words(box: Box, match: Match) -> dict[str, str]:
    """Returns the options that the games of a match are played with, in words: the chosen ones and the usual ones."""
    given = {**box.game.choosing.lab_options, **match.options}
    choices = [choice for choice in box.game.choosing.choices(box.loaded.files) if not choice.each_seat]
    if choices:
        return with_usual(choices, given)
    own = {field: getattr(box.options, field) for field in box.options.__struct_fields__}
    return {field: str(value) for field, value in own.items() if isinstance(value, str | int)}


def names_at(box: Box, match: Match) -> dict[str, str]:
    """Returns what things, endings and kinds of things are called at such a table."""
    game = box.game
    s = game.setup(box.loaded.content, box.options, match.seats, bytes(16))
    texts = Texts(game.texts, game.shown.names(s))
    kinds = dict.fromkeys(thing.partition(".")[0] for thing in game.shown.tallied(box.loaded.content))
    named = {f"tally.{kind}": texts.say(f"tally.{kind}") for kind in kinds if texts.has(f"tally.{kind}")}
    things = {thing: texts.say(thing) for thing in game.shown.tallied(box.loaded.content) if texts.has(thing)}
    ends = {key: text for key, text in game.texts.items() if key.startswith("outcome.")}
    return {**named, **things, **ends}


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match whose games are in a table: the columns that are the same in each of its rows."""

    match: Match
    common: dict[str, Any]
    options: dict[str, str]
    names: dict[str, str]
    title: str


def played(match: Match, box: Box) -> PlayedMatch:
    packs = [f"{pack.name}@{pack.hash}" for pack in box.loaded.packs]
    common = {
        "game": match.game,
        "rules_version": box.game.rules_version,
        "version": __version__,
        "packs": packs,
        "seed": match.seed,
        "seats": match.seats,
        "bots": [match.bot_of(seat) for seat in range(match.seats)],
    }
    return PlayedMatch(match, common, option_words(box, match), names_at(box, match), box.game.title)


def game_row(of: PlayedMatch, game: RecordedGame) -> dict[str, Any]:
    return {
        **of.common,
        **{f"{OPTION}{name}": word for name, word in of.options.items()},
        "number": game.number,
        "outcome": game.outcome,
        "winners": list(game.winners),
        "won": bool(game.winners),
        "decisions": game.decisions,
        "game_ms": game.game_ms,
        "used": sorted(game.used.items()),
        "left": list(game.left),
        "danger": list(game.danger),
    }


def decision_rows(of: PlayedMatch, game: RecordedGame) -> Iterable[dict[str, Any]]:
    common = {name: of.common[name] for name in ("game", "seed", "seats")}
    options = {f"{OPTION}{name}": word for name, word in of.options.items()}
    for made in game.made:
        row = {"number": game.number, "bot": of.match.bot_of(made.seat), "won": bool(game.winners)}
        yield {**common, **options, **row, **msgspec.structs.asdict(made)}


def _schema(holds: str, options: Sequence[str], about: AboutResults) -> Any:
    pa, _ = parquet()
    columns: list[tuple[str, Any]] = [("game", pa.string())]
    if holds == "games":
        columns += [("rules_version", pa.int32()), ("version", pa.string()), ("packs", pa.list_(pa.string()))]
    columns += [("seed", pa.string()), ("number", pa.int32()), ("seats", pa.int32())]
    columns += [(f"{OPTION}{name}", pa.string()) for name in options]
    if holds == "games":
        columns += [
            ("bots", pa.list_(pa.string())),
            ("outcome", pa.string()),
            ("winners", pa.list_(pa.int32())),
            ("won", pa.bool_()),
            ("decisions", pa.int32()),
            ("game_ms", pa.int64()),
            ("used", pa.map_(pa.string(), pa.int32())),
            ("left", pa.list_(pa.int32())),
            ("danger", pa.list_(pa.float32())),
        ]
    else:
        kinds = {int: pa.int64(), str: pa.string(), int | None: pa.int64(), float | None: pa.float64()}
        hints = {field.name: field.type for field in msgspec.structs.fields(DecisionRecord)}
        columns += [("bot", pa.string()), ("won", pa.bool_())]
        columns += [(name, kinds[kind]) for name, kind in hints.items()]
    return pa.schema(columns, metadata={ABOUT: msgspec.json.encode(about)})


class ResultsFile:
    """Writes a table as its rows come; the file is there under its name when all of it is."""

    def __init__(self, file: Path, holds: str, matches: Sequence[PlayedMatch]) -> None:
        self.file = file
        self.half = file.with_name(file.name + ".part")
        options = dict.fromkeys(option for one in matches for option in one.options)
        names = {key: word for one in matches for key, word in one.names.items()}
        self.schema = _schema(holds, tuple(options), AboutResults(holds, __version__, matches[0].title, names))
        self.rows: list[dict[str, Any]] = []
        file.parent.mkdir(parents=True, exist_ok=True)
        self.writer = parquet()[1].ParquetWriter(self.half, self.schema)

    def __enter__(self) -> Self:
        return self

    def add(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self.rows += [{name: row.get(name) for name in self.schema.names} for row in rows]
        if len(self.rows) >= GROUP_ROWS:
            self._write()

    def _write(self) -> None:
        if self.rows:
            self.writer.write_table(parquet()[0].Table.from_pylist(self.rows, schema=self.schema))
            self.rows = []

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        """Keeps what was written if all went well."""
        if kind is None:
            self._write()
        self.writer.close()
        if kind is None:
            os.replace(self.half, self.file)
        else:
            self.half.unlink(missing_ok=True)


def read_parquet(file: Path, holds: str) -> tuple[AboutResults, list[dict[str, Any]]]:
    """Returns the rows of a table that was written here. Raises NoResults."""
    pa, pq = parquet()
    try:
        table = pq.read_table(file)
        about = msgspec.json.decode((table.schema.metadata or {})[ABOUT], type=AboutResults)
    except FileNotFoundError:
        raise NoResults(f"there is no file {file}") from None
    except (pa.ArrowInvalid, OSError, KeyError, msgspec.MsgspecError):
        raise NoResults(f"{file} is no table of results: holdfast simulate GAME --parquet FILE writes one") from None
    if about.holds != holds:
        raise NoResults(f"{file} holds {about.holds}, and {holds} are expected")
    if not table.num_rows:
        raise NoResults(f"{file} holds no {holds}")
    return about, list(table.to_pylist())
