"""Results of people as rows of SQLite, and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import msgspec

from holdfast.engine.records import BestMoment
from holdfast.table.result import ALL_RESULTS, GameResult, PutMoments, PutResult, ResultChange

FIELDS: Final = 'person, "table", game, ended, seat, name, won, words, packs, day, moments'
BESIDE: Final = f"""
SELECT {FIELDS} FROM results WHERE "table" IN (
    SELECT "table" FROM results WHERE person = ? ORDER BY ended DESC, "table" LIMIT {ALL_RESULTS}
) ORDER BY ended DESC, "table", seat, person
"""
BARE: Final = 'SELECT DISTINCT "table", ended FROM results WHERE moments IS NULL ORDER BY ended DESC, "table" LIMIT ?'

ResultRow: TypeAlias = tuple[Any, ...]


def result_statements(change: ResultChange) -> Iterator[tuple[str, tuple[Any, ...]]]:
    match change:
        case PutResult(one):
            is_known = "EXISTS (SELECT 1 FROM people WHERE id = ?)"  # they may have been forgotten meanwhile
            fields = (
                *(one.person, one.table, one.game, one.ended, one.seat, one.name, one.won),
                *(msgspec.json.encode(one.words), msgspec.json.encode(one.packs), one.day),
                None if one.moments is None else msgspec.json.encode(one.moments),
            )
            yield (
                f"INSERT OR IGNORE INTO results SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE {is_known}",
                (*fields, one.person),
            )
        case PutMoments(table, moments, words, winners):
            yield "UPDATE results SET moments = '[]' WHERE \"table\" = ? AND moments IS NULL", (table,)
            at = 'WHERE "table" = ? AND seat = ?'
            for seat, found in enumerate(moments):
                yield f"UPDATE results SET moments = ? {at}", (msgspec.json.encode(found), table, seat)
            if winners is not None:
                yield 'UPDATE results SET won = 0 WHERE "table" = ?', (table,)
            for seat in winners or ():
                yield f"UPDATE results SET won = 1 {at}", (table, seat)
            for seat, counted in enumerate(words):
                yield f"UPDATE results SET words = ? {at}", (msgspec.json.encode(counted), table, seat)


def rows_beside(db: sqlite3.Connection, person: str) -> list[ResultRow]:
    return db.execute(BESIDE, (person,)).fetchall()


def read_results(rows: list[ResultRow]) -> list[GameResult]:
    return [_read(row) for row in rows]


def read_bare(db: sqlite3.Connection, most: int) -> list[str]:
    return [table for table, _ in db.execute(BARE, (most,)).fetchall()]


def _read(row: ResultRow) -> GameResult:
    person, table, game, ended, seat, name, won, words, packs, day, moments = row
    return GameResult(
        *(person, table, game, ended, seat, name, bool(won)),
        words=msgspec.json.decode(words, type=dict[str, tuple[str, ...]]),
        packs=msgspec.json.decode(packs, type=tuple[str, ...]),
        day=day,
        moments=None if moments is None else msgspec.json.decode(moments, type=tuple[BestMoment, ...]),
    )
