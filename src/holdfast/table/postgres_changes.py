"""Changes to a store as SQL for PostgreSQL: rows of games and marks as one array statement each, the rest singly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, LiteralString, TypeAlias

import msgspec

from holdfast.table.credentials import (
    DEVICES_KEPT,
    CredentialChange,
    DropDevices,
    DropPasskey,
    PassOn,
    PutDevice,
    PutPasskey,
)
from holdfast.table.done import PutDone
from holdfast.table.leases import News
from holdfast.table.result import PutMoments, PutResult, ResultChange
from holdfast.table.store import (
    LINKS_KEPT,
    MARKS_KEPT,
    MESSAGES_KEPT,
    Append,
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
    HandledMessage,
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
)

CHANNEL: Final[LiteralString] = "holdfast"
NOTIFY: Final[LiteralString] = "SELECT pg_notify(%s, %s)"
PULSE: Final = "pulse"  # a value that nobody has in memory

Statement: TypeAlias = tuple[LiteralString, Sequence[Any]]

OF_A_TABLE: Final[tuple[LiteralString, ...]] = (
    *("sitting", "rows", "links", "notes", "messages", "marks", "snapshots", "reels", "turns", "deliveries"),
)
OF_A_PERSON: Final[tuple[LiteralString, ...]] = (
    *("links", "marks", "campaigners", "messages", "subscriptions", "deliveries", "devices", "passkeys"),
    *("done", "results"),
)
DROPS_MARKS: Final = (DropTable, DropPerson)  # what was marked before them must be there when they come

PUT_MARKS: Final = """
WITH new AS (
    SELECT * FROM unnest(%s::text[], %s::text[], %s::text[]) WITH ORDINALITY AS of("table", person, id, at)
)
INSERT INTO marks ("table", person, id) SELECT "table", person, id FROM new ORDER BY at
"""
TRIM_MARKS: Final = """
DELETE FROM marks USING (
    SELECT DISTINCT known."table", known.person, (
        SELECT made FROM marks WHERE marks."table" = known."table" AND marks.person = known.person
        ORDER BY made DESC OFFSET %s LIMIT 1
    ) AS oldest
    FROM unnest(%s::text[], %s::text[]) AS known("table", person)
) AS too_many
WHERE marks."table" = too_many."table" AND marks.person = too_many.person AND marks.made <= too_many.oldest
"""


def rows_of(changes: Sequence[Change]) -> tuple[list[str], list[int], list[bytes]]:
    """Returns all rows that are to be added, as columns: the table, the number, the row."""
    tables: list[str] = []
    numbers: list[int] = []
    data: list[bytes] = []
    for change in changes:
        if isinstance(change, Append):
            tables += [change.table] * len(change.rows)
            numbers += range(change.no, change.no + len(change.rows))
            data += change.rows
    return tables, numbers, data


def news_of(process: str, changes: Sequence[Change]) -> Iterator[Statement]:
    """Yields what tells other processes that something they may have in memory has changed. It is seldom that there is
    anything: telling makes those who write wait for each other."""
    news = dict.fromkeys(found for change in changes if (found := _news_of(change)) is not None)
    for kind, about in news:
        yield NOTIFY, (CHANNEL, msgspec.json.encode(News(process, kind, about)).decode())


def _news_of(change: Change) -> tuple[str, str] | None:
    match change:
        case PutPerson(person):
            return "person", person.id
        case PutDevice(device):
            return "person", device.person
        case DropDevices(person):
            return "signed out", person
        case DropPerson(id):
            return "forgotten", id
        case PutValue(name, _) if name != PULSE:
            return "value", name
        case ReplaceValue(name):
            return "value", name
        case PutCampaign(record, _):
            return "campaign", record.id
    return None


def statements(changes: Sequence[Change]) -> Iterator[Statement]:
    """Yields what carries out changes, but for the rows of games, which have to be added before."""
    marks: list[HandledMessage] = []
    for change in changes:
        if isinstance(change, PutHandled):
            marks.append(change.mark)
            continue
        if marks and isinstance(change, DROPS_MARKS):
            yield from _put_marks(marks)
            marks = []
        yield from _statements(change)
    if marks:
        yield from _put_marks(marks)


def _put_marks(marks: list[HandledMessage]) -> Iterator[Statement]:
    tables, people = [mark.table for mark in marks], [mark.person for mark in marks]
    yield PUT_MARKS, (tables, people, [mark.id for mark in marks])
    yield TRIM_MARKS, (MARKS_KEPT, tables, people)


def _statements(change: Change) -> Iterator[Statement]:
    match change:
        case Append() | PutHandled() | ReplaceValue():
            pass  # with all others of their kind
        case PutTable(record):
            yield from _put_table(record)
        case PutPerson(person):
            known = (person.id, person.name, person.secret, person.seen, person.named)
            yield (
                """INSERT INTO people VALUES (%s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET
                name = excluded.name, secret = excluded.secret, seen = excluded.seen, named = excluded.named""",
                known,
            )
        case PutLink(link):
            fields = (link.hash, link.table, link.kind, link.seat, link.expires, link.person)
            yield (
                """INSERT INTO links VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT (hash) DO UPDATE SET
                "table" = excluded."table", kind = excluded.kind, seat = excluded.seat, expires = excluded.expires,
                person = excluded.person, made = excluded.made""",
                fields,
            )
            yield (
                """DELETE FROM links WHERE "table" = %s AND kind = %s AND person = %s AND made <= (
                SELECT made FROM links WHERE "table" = %s AND kind = %s AND person = %s
                ORDER BY made DESC OFFSET %s LIMIT 1)""",
                (*(link.table, link.kind, link.person) * 2, LINKS_KEPT),
            )
        case PutNote(table, seat, text) if text:
            yield (
                'INSERT INTO notes VALUES (%s, %s, %s) ON CONFLICT ("table", seat) DO UPDATE SET text = excluded.text',
                (table, seat, text),
            )
        case PutNote(table, seat, _):
            yield 'DELETE FROM notes WHERE "table" = %s AND seat = %s', (table, seat)
        case PutMessage(table, said):
            spoken = (table, said.no, said.at, said.seat, said.name, said.text, said.quick, said.side, said.person)
            yield "INSERT INTO messages VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)", spoken
            yield (
                """DELETE FROM messages WHERE "table" = %s AND side = %s AND no <= (
                SELECT no FROM messages WHERE "table" = %s AND side = %s ORDER BY no DESC OFFSET %s LIMIT 1)""",
                (table, said.side, table, said.side, MESSAGES_KEPT),
            )
        case PutCampaign(record, _):
            yield from _put_campaign(record)
        case PutSnapshot(snapshot):
            yield (
                """INSERT INTO snapshots VALUES (%s, %s, %s) ON CONFLICT ("table") DO UPDATE SET
                rows = excluded.rows, data = excluded.data""",
                (snapshot.table, snapshot.rows, snapshot.data),
            )
        case PutFilm(table, data):  # the table may have been removed while this was made
            yield (
                """INSERT INTO reels SELECT %s, %s WHERE EXISTS (SELECT FROM tables WHERE id = %s)
                ON CONFLICT ("table") DO UPDATE SET data = excluded.data""",
                (table, data, table),
            )
        case PutValue(name, value):
            yield (
                "INSERT INTO house VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )
        case PutFirstValue(name, value):
            yield "INSERT INTO house VALUES (%s, %s) ON CONFLICT (name) DO NOTHING", (name, value)
        case PutTurns() | PutSubscriptions() | PutDelivery() | DropDelivery():
            yield from _about_turns(change)
        case PutDone(person, game, what, won):
            yield (
                """INSERT INTO done VALUES (%s, %s, %s, %s) ON CONFLICT (person, game, what) DO UPDATE SET
                won = done.won OR excluded.won""",
                (person, game, what, won),
            )
        case PutResult() | PutMoments():
            yield from _about_results(change)
        case _ if isinstance(change, CredentialChange):
            yield from _about_credentials(change)
        case _:
            yield from _dropping(change)


def _about_turns(change: PutTurns | PutSubscriptions | PutDelivery | DropDelivery) -> Iterator[Statement]:
    match change:
        case PutTurns(table, data) if data:
            yield (
                'INSERT INTO turns VALUES (%s, %s) ON CONFLICT ("table") DO UPDATE SET data = excluded.data',
                (table, data),
            )
        case PutTurns(table, _):
            yield 'DELETE FROM turns WHERE "table" = %s', (table,)
        case PutSubscriptions(person, data) if data:
            yield (
                "INSERT INTO subscriptions VALUES (%s, %s) ON CONFLICT (person) DO UPDATE SET data = excluded.data",
                (person, data),
            )
        case PutSubscriptions(person, _):
            yield "DELETE FROM subscriptions WHERE person = %s", (person,)
        case PutDelivery(one):
            yield (
                """INSERT INTO deliveries VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT ("table", person, way)
                DO UPDATE SET openly = excluded.openly, attempts = excluded.attempts, due = excluded.due""",
                (one.table, one.person, one.way, one.openly, one.attempts, one.due),
            )
        case DropDelivery(table, person, way):
            yield 'DELETE FROM deliveries WHERE "table" = %s AND person = %s AND way = %s', (table, person, way)


def _about_results(change: ResultChange) -> Iterator[Statement]:
    match change:
        case PutResult(one):  # they may have been forgotten meanwhile
            yield (
                """INSERT INTO results SELECT %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s
                WHERE EXISTS (SELECT FROM people WHERE id = %s) ON CONFLICT (person, "table") DO NOTHING""",
                (
                    *(one.person, one.table, one.game, one.ended, one.seat, one.name, one.won),
                    *(msgspec.json.encode(one.words), msgspec.json.encode(one.packs), one.day),
                    None if one.moments is None else msgspec.json.encode(one.moments),
                    one.person,
                ),
            )
        case PutMoments(table, moments, words, winners):
            yield "UPDATE results SET moments = '[]' WHERE \"table\" = %s AND moments IS NULL", (table,)
            for seat, found in enumerate(moments):
                yield (
                    'UPDATE results SET moments = %s WHERE "table" = %s AND seat = %s',
                    (msgspec.json.encode(found), table, seat),
                )
            if winners is not None:
                yield 'UPDATE results SET won = seat = ANY(%s) WHERE "table" = %s', (list(winners), table)
            for seat, counted in enumerate(words):
                yield (
                    'UPDATE results SET words = %s WHERE "table" = %s AND seat = %s',
                    (msgspec.json.encode(counted), table, seat),
                )


def _about_credentials(change: CredentialChange) -> Iterator[Statement]:
    match change:
        case PutDevice(device):
            yield (
                """INSERT INTO devices VALUES (%s, %s, %s) ON CONFLICT (hash) DO UPDATE SET
                person = excluded.person, made = excluded.made, no = excluded.no""",
                (device.hash, device.person, device.made),
            )
            yield (
                """DELETE FROM devices WHERE person = %s AND no <= (
                SELECT no FROM devices WHERE person = %s ORDER BY no DESC OFFSET %s LIMIT 1)""",
                (device.person, device.person, DEVICES_KEPT),
            )
        case DropDevices(person):
            yield "DELETE FROM devices WHERE person = %s", (person,)
        case PutPasskey(one):
            yield (
                """INSERT INTO passkeys VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET
                person = excluded.person, name = excluded.name, public_key = excluded.public_key,
                count = excluded.count, made = excluded.made, used = excluded.used, no = excluded.no""",
                (one.id, one.person, one.name, one.public_key, one.count, one.made, one.used),
            )
        case DropPasskey(id, person):
            yield "DELETE FROM passkeys WHERE id = %s AND person = %s", (id, person)
        case PassOn(old, new):
            yield "UPDATE messages SET person = %s WHERE person = %s", (new, old)
            yield "UPDATE links SET person = %s WHERE person = %s AND kind <> 'person'", (new, old)
            yield (
                """INSERT INTO campaigners SELECT %s, campaign FROM campaigners WHERE person = %s
                ON CONFLICT DO NOTHING""",
                (new, old),
            )
            yield "DELETE FROM campaigners WHERE person = %s", (old,)
            yield (
                """INSERT INTO done SELECT %s, game, what, won FROM done WHERE person = %s
                ON CONFLICT (person, game, what) DO UPDATE SET won = done.won OR excluded.won""",
                (new, old),
            )
            yield "DELETE FROM done WHERE person = %s", (old,)
            yield (  # one of each table
                """UPDATE results SET person = %s WHERE person = %s
                AND "table" NOT IN (SELECT "table" FROM results WHERE person = %s)""",
                (new, old, new),
            )


def _dropping(change: Change) -> Iterator[Statement]:
    match change:
        case DropLink(hash):
            yield "DELETE FROM links WHERE hash = %s", (hash,)
        case DropLinks(table, kind, seat, person):
            yield (
                """DELETE FROM links WHERE "table" = %s AND kind = %s AND seat = coalesce(%s, seat)
                AND person = coalesce(%s, person)""",
                (table, kind, seat, person),
            )
        case DropTable(id):
            yield "DELETE FROM tables WHERE id = %s", (id,)
            for part in OF_A_TABLE:
                yield f'DELETE FROM {part} WHERE "table" = %s', (id,)
        case DropPerson(id):
            yield "DELETE FROM people WHERE id = %s", (id,)
            for part in OF_A_PERSON:
                yield f"DELETE FROM {part} WHERE person = %s", (id,)
        case DropCampaign(id):
            yield "DELETE FROM campaigns WHERE id = %s", (id,)
            yield "DELETE FROM campaigners WHERE campaign = %s", (id,)
        case DropWords(table, name):
            yield "DELETE FROM messages WHERE \"table\" = %s AND name = %s AND person = ''", (table, name)
        case NoteSeen(date):
            yield "UPDATE people SET seen = %s WHERE seen = 0", (date,)
        case DropExpired(before):
            yield "DELETE FROM links WHERE expires < %s", (before,)


def _put_campaign(record: CampaignRecord) -> Iterator[Statement]:
    yield (
        """INSERT INTO campaigns VALUES (%s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET game = excluded.game,
        data = excluded.data, "table" = excluded."table", changed = excluded.changed""",
        (record.id, record.game, record.data, record.table, record.changed),
    )
    yield (
        "INSERT INTO campaigners SELECT unnest(%s::text[]), %s ON CONFLICT DO NOTHING",
        (list(dict.fromkeys(record.people)), record.id),
    )


def _put_table(record: TableRecord) -> Iterator[Statement]:
    yield (
        """INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT (id) DO UPDATE SET
        stage = excluded.stage, public = excluded.public, data = excluded.data, created = excluded.created,
        changed = excluded.changed, awake = excluded.awake""",
        (record.id, record.stage, record.public, record.data, record.created, record.changed, record.awake),
    )
    people = list(dict.fromkeys(record.people))
    yield 'DELETE FROM sitting WHERE "table" = %s AND person <> ALL(%s::text[])', (record.id, people)
    yield "INSERT INTO sitting SELECT unnest(%s::text[]), %s ON CONFLICT DO NOTHING", (people, record.id)
