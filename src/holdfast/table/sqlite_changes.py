"""Changes to a store as SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from holdfast.table.credentials import CredentialChange
from holdfast.table.done import PutDone
from holdfast.table.result import PutMoments, PutResult
from holdfast.table.sqlite_credentials import credential_statements
from holdfast.table.sqlite_results import result_statements
from holdfast.table.store import (
    LINKS_KEPT,
    MARKS_KEPT,
    MESSAGES_KEPT,
    Append,
    CampaignChanged,
    CampaignRecord,
    Change,
    DropCampaign,
    DropDelivery,
    DropExpired,
    DropLink,
    DropLinks,
    DropPerson,
    DropTable,
    DropWords,
    NoteSeen,
    PutCampaign,
    PutDelivery,
    PutFilm,
    PutFirstValue,
    PutHandled,
    PutLink,
    PutMessage,
    PutNote,
    PutPerson,
    PutSnapshot,
    PutSubscriptions,
    PutTable,
    PutTurns,
    PutValue,
    ReplaceValue,
    TableRecord,
    ValueChanged,
)

MOST_VALUES: Final = 3 * 300  # in one statement; SQLite's own limit may be as low as 999

Statement: TypeAlias = tuple[str, tuple[Any, ...]]


def carry_out(db: sqlite3.Connection, changes: list[Change]) -> None:
    """Carries out changes: all rows of all games in one statement (or a few), then the rest."""
    values: list[object] = []
    for change in changes:
        if isinstance(change, Append):
            for no, row in enumerate(change.rows, change.no):
                values += (change.table, no, row)
    for start in range(0, len(values), MOST_VALUES):
        some = values[start : start + MOST_VALUES]
        db.execute(f"INSERT INTO rows VALUES {', '.join(['(?, ?, ?)'] * (len(some) // 3))}", some)
    for change in changes:
        if isinstance(change, PutCampaign) and change.was is not None:
            _check_campaign(db, change.was)
        if isinstance(change, ReplaceValue):
            _check_value(db, change)
        for sql, params in _statements(change):
            db.execute(sql, params)


def _statements(change: Change) -> Iterator[Statement]:
    match change:
        case PutTable(record):
            yield from _put_table(record)
        case PutPerson(person):
            known = (person.id, person.name, person.secret, person.seen, person.named)
            yield "INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?)", known
        case PutLink(link):
            fields = (link.hash, link.table, link.kind, link.seat, link.expires, link.person)
            yield "INSERT OR REPLACE INTO links VALUES (?, ?, ?, ?, ?, ?)", fields
            mine, of = '"table" = ? AND kind = ? AND person = ?', (link.table, link.kind, link.person)
            newest = f"SELECT rowid FROM links WHERE {mine} ORDER BY rowid DESC LIMIT ?"
            yield f"DELETE FROM links WHERE {mine} AND rowid NOT IN ({newest})", (*of, *of, LINKS_KEPT)
        case PutNote(table, seat, text) if text:
            yield "INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (table, seat, text)
        case PutNote(table, seat, _):
            yield 'DELETE FROM notes WHERE "table" = ? AND seat = ?', (table, seat)
        case PutMessage(table, said):
            spoken = (table, said.no, said.at, said.seat, said.name, said.text, said.quick, said.side, said.person)
            yield "INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", spoken
            newest = 'SELECT no FROM messages WHERE "table" = ? AND side = ? ORDER BY no DESC LIMIT ?'
            yield (
                f'DELETE FROM messages WHERE "table" = ? AND side = ? AND no NOT IN ({newest})',
                (table, said.side, table, said.side, MESSAGES_KEPT),
            )
        case PutHandled(mark):
            yield "INSERT INTO marks VALUES (?, ?, ?)", (mark.table, mark.person, mark.id)
            newest = 'SELECT rowid FROM marks WHERE "table" = ? AND person = ? ORDER BY rowid DESC LIMIT ?'
            yield (
                f'DELETE FROM marks WHERE "table" = ? AND person = ? AND rowid NOT IN ({newest})',
                (mark.table, mark.person, mark.table, mark.person, MARKS_KEPT),
            )
        case PutCampaign(record, _):
            yield from _put_campaign(record)
        case PutSnapshot(snapshot):
            kept = (snapshot.table, snapshot.rows, snapshot.data)
            yield "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", kept
        case PutFilm(table, data):
            is_there = "EXISTS (SELECT 1 FROM tables WHERE id = ?)"  # it may have been removed while this was made
            yield f"INSERT OR REPLACE INTO reels SELECT ?, ? WHERE {is_there}", (table, data, table)
        case PutValue(name, value) | ReplaceValue(name, _, value):
            yield "INSERT OR REPLACE INTO house VALUES (?, ?)", (name, value)
        case PutFirstValue(name, value):
            yield "INSERT OR IGNORE INTO house VALUES (?, ?)", (name, value)
        case PutTurns() | PutSubscriptions() | PutDelivery() | DropDelivery():
            yield from _about_turns(change)
        case PutDone(person, game, what, won):
            again = "ON CONFLICT DO UPDATE SET won = max(won, excluded.won)"
            yield f"INSERT INTO done VALUES (?, ?, ?, ?) {again}", (person, game, what, won)
        case PutResult() | PutMoments():
            yield from result_statements(change)
        case _ if isinstance(change, CredentialChange):
            yield from credential_statements(change)
        case _:
            yield from _dropping(change)


def _about_turns(change: PutTurns | PutSubscriptions | PutDelivery | DropDelivery) -> Iterator[Statement]:
    match change:
        case PutTurns(table, data) if data:
            yield "INSERT OR REPLACE INTO turns VALUES (?, ?)", (table, data)
        case PutTurns(table, _):
            yield 'DELETE FROM turns WHERE "table" = ?', (table,)
        case PutSubscriptions(person, data) if data:
            yield "INSERT OR REPLACE INTO subscriptions VALUES (?, ?)", (person, data)
        case PutSubscriptions(person, _):
            yield "DELETE FROM subscriptions WHERE person = ?", (person,)
        case PutDelivery(one):
            fields = (one.table, one.person, one.way, one.openly, one.attempts, one.due)
            yield "INSERT OR REPLACE INTO deliveries VALUES (?, ?, ?, ?, ?, ?)", fields
        case DropDelivery(table, person, way):
            yield 'DELETE FROM deliveries WHERE "table" = ? AND person = ? AND way = ?', (table, person, way)


def _dropping(change: Change) -> Iterator[Statement]:
    match change:
        case DropLink(hash):
            yield "DELETE FROM links WHERE hash = ?", (hash,)
        case DropLinks(table, kind, seat, person):
            named = "AND seat = coalesce(?, seat) AND person = coalesce(?, person)"
            yield f'DELETE FROM links WHERE "table" = ? AND kind = ? {named}', (table, kind, seat, person)
        case DropTable(id):
            yield "DELETE FROM tables WHERE id = ?", (id,)
            for part in (
                "sitting",
                "rows",
                "links",
                "notes",
                "messages",
                "marks",
                "snapshots",
                "reels",
                "turns",
                "deliveries",
            ):
                yield f'DELETE FROM {part} WHERE "table" = ?', (id,)
        case DropPerson(id):
            yield "DELETE FROM people WHERE id = ?", (id,)
            yield "DELETE FROM links WHERE person = ?", (id,)
            yield "DELETE FROM marks WHERE person = ?", (id,)
            yield "DELETE FROM campaigners WHERE person = ?", (id,)
            yield "DELETE FROM messages WHERE person = ?", (id,)
            yield "DELETE FROM subscriptions WHERE person = ?", (id,)
            yield "DELETE FROM deliveries WHERE person = ?", (id,)
            yield "DELETE FROM devices WHERE person = ?", (id,)
            yield "DELETE FROM passkeys WHERE person = ?", (id,)
            yield "DELETE FROM done WHERE person = ?", (id,)
            yield "DELETE FROM results WHERE person = ?", (id,)
        case DropCampaign(id):
            yield "DELETE FROM campaigns WHERE id = ?", (id,)
            yield "DELETE FROM campaigners WHERE campaign = ?", (id,)
        case DropWords(table, name):
            yield "DELETE FROM messages WHERE \"table\" = ? AND name = ? AND person = ''", (table, name)
        case NoteSeen(date):
            yield "UPDATE people SET seen = ? WHERE seen = 0", (date,)
        case DropExpired(before):
            yield "DELETE FROM links WHERE expires < ?", (before,)


def _check_campaign(db: sqlite3.Connection, was: CampaignRecord) -> None:
    sql = 'SELECT 1 FROM campaigns WHERE id = ? AND data = ? AND "table" = ?'
    if db.execute(sql, (was.id, was.data, was.table)).fetchone() is None:
        raise CampaignChanged(was.id)


def _check_value(db: sqlite3.Connection, change: ReplaceValue) -> None:
    found = db.execute("SELECT value FROM house WHERE name = ?", (change.name,)).fetchone()
    if (None if found is None else found[0]) != change.was:
        raise ValueChanged(change.name)


def _put_campaign(record: CampaignRecord) -> Iterator[Statement]:
    fields = (record.id, record.game, record.data, record.table, record.changed)
    yield "INSERT OR REPLACE INTO campaigns VALUES (?, ?, ?, ?, ?)", fields
    for person in dict.fromkeys(record.people):
        yield "INSERT OR IGNORE INTO campaigners VALUES (?, ?)", (person, record.id)


def _put_table(record: TableRecord) -> Iterator[Statement]:
    fields = (record.id, record.stage, record.public, record.data, record.created, record.changed, record.awake)
    yield "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", fields
    yield 'DELETE FROM sitting WHERE "table" = ?', (record.id,)
    for person in dict.fromkeys(record.people):
        yield "INSERT INTO sitting VALUES (?, ?)", (person, record.id)
