"""What a PostgreSQL store holds, in all versions of it: each step leads from one version to the next."""

from __future__ import annotations

from typing import Any, Final, LiteralString

import psycopg

from holdfast.table.store import StoreError

MIGRATION_LOCK: Final = 0x486F6C64  # of processes that start at the same moment, one brings the database up to date

FIRST: Final[LiteralString] = """
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY, stage TEXT NOT NULL, public BOOLEAN NOT NULL, data BYTEA NOT NULL,
    created BIGINT NOT NULL, changed BIGINT NOT NULL, awake BOOLEAN NOT NULL
);
CREATE INDEX tables_listed ON tables (stage, public, changed DESC, id);
CREATE INDEX tables_awake ON tables (id) WHERE awake;
CREATE TABLE sitting (
    person TEXT COLLATE "C", "table" TEXT COLLATE "C", PRIMARY KEY (person, "table")
);
CREATE INDEX sitting_at ON sitting ("table");
CREATE TABLE rows (
    "table" TEXT COLLATE "C", no INTEGER, data BYTEA NOT NULL, PRIMARY KEY ("table", no)
);
CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY, name TEXT NOT NULL, secret BYTEA NOT NULL, seen BIGINT NOT NULL,
    named BOOLEAN NOT NULL
);
CREATE TABLE links (
    hash BYTEA PRIMARY KEY, "table" TEXT COLLATE "C" NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    expires BIGINT NOT NULL, person TEXT COLLATE "C" NOT NULL, made BIGSERIAL
);
CREATE INDEX links_of ON links ("table", kind, person);
CREATE INDEX links_by ON links (person, kind);
CREATE TABLE notes (
    "table" TEXT COLLATE "C", seat INTEGER, text TEXT NOT NULL, PRIMARY KEY ("table", seat)
);
CREATE TABLE messages (
    "table" TEXT COLLATE "C", no INTEGER, at BIGINT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, quick BOOLEAN NOT NULL, side INTEGER NOT NULL, person TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY ("table", no)
);
CREATE INDEX messages_of ON messages (person);
CREATE TABLE marks (
    made BIGSERIAL, "table" TEXT COLLATE "C", person TEXT COLLATE "C", id TEXT NOT NULL,
    PRIMARY KEY ("table", person, made)
);
CREATE INDEX marks_of ON marks (person);
CREATE TABLE campaigns (
    id TEXT COLLATE "C" PRIMARY KEY, game TEXT NOT NULL, data BYTEA NOT NULL, "table" TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE TABLE campaigners (
    person TEXT COLLATE "C", campaign TEXT COLLATE "C", PRIMARY KEY (person, campaign)
);
CREATE INDEX campaigners_of ON campaigners (campaign);
CREATE TABLE snapshots ("table" TEXT COLLATE "C" PRIMARY KEY, rows INTEGER NOT NULL, data BYTEA NOT NULL);
CREATE TABLE reels ("table" TEXT COLLATE "C" PRIMARY KEY, data BYTEA NOT NULL);
CREATE TABLE house (name TEXT COLLATE "C" PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE turns ("table" TEXT COLLATE "C" PRIMARY KEY, data BYTEA NOT NULL);
CREATE TABLE subscriptions (person TEXT COLLATE "C" PRIMARY KEY, data BYTEA NOT NULL);
CREATE TABLE deliveries (
    "table" TEXT COLLATE "C", person TEXT COLLATE "C", way TEXT COLLATE "C", openly BOOLEAN NOT NULL,
    attempts INTEGER NOT NULL, due BIGINT NOT NULL, PRIMARY KEY ("table", person, way)
);
CREATE INDEX deliveries_to ON deliveries (person);
CREATE TABLE devices (
    hash BYTEA PRIMARY KEY, person TEXT COLLATE "C" NOT NULL, made BIGINT NOT NULL, no BIGSERIAL
);
CREATE INDEX devices_of ON devices (person);
CREATE TABLE passkeys (
    id BYTEA PRIMARY KEY, person TEXT COLLATE "C" NOT NULL, name TEXT NOT NULL, public_key BYTEA NOT NULL,
    count BIGINT NOT NULL, made BIGINT NOT NULL, used BIGINT NOT NULL, no BIGSERIAL
);
CREATE INDEX passkeys_of ON passkeys (person);
CREATE TABLE done (
    person TEXT COLLATE "C", game TEXT COLLATE "C", what TEXT COLLATE "C", won BOOLEAN NOT NULL,
    PRIMARY KEY (person, game, what)
);
CREATE TABLE results (
    person TEXT COLLATE "C", "table" TEXT COLLATE "C", game TEXT NOT NULL, ended BIGINT NOT NULL,
    seat INTEGER NOT NULL, name TEXT NOT NULL, won BOOLEAN NOT NULL, words BYTEA NOT NULL, packs BYTEA NOT NULL,
    day TEXT NOT NULL, moments BYTEA, PRIMARY KEY (person, "table")
);
CREATE INDEX results_at ON results ("table");
CREATE INDEX results_bare ON results (ended) WHERE moments IS NULL;
CREATE TABLE processes (
    id TEXT COLLATE "C" PRIMARY KEY, address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL
);
CREATE TABLE leases (
    "table" TEXT COLLATE "C" PRIMARY KEY, process TEXT COLLATE "C" NOT NULL, epoch BIGINT NOT NULL
);
CREATE INDEX leases_of ON leases (process);
"""

# What nobody misses after a crash.
SECOND: Final[LiteralString] = """
CREATE UNLOGGED TABLE tries (
    who TEXT COLLATE "C" PRIMARY KEY, remaining DOUBLE PRECISION NOT NULL, at TIMESTAMPTZ NOT NULL
);
CREATE INDEX tries_at ON tries (at);
"""

STEPS: Final[tuple[LiteralString, ...]] = (FIRST, SECOND)
VERSION: Final = len(STEPS)


def bring_up_to_date(connection: psycopg.Connection[Any]) -> None:
    """Makes what a store needs in an empty schema, or takes the steps that are missing.

    Raises StoreError for what was made by a newer Holdfast or by another program, having changed nothing.
    """
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        version = _version(connection)
        if version > VERSION:
            raise StoreError("the database was written by a newer Holdfast; it was left as it is: update this one")
        for step in STEPS[version:]:
            connection.execute(step)
        if version < VERSION:
            connection.execute("UPDATE holdfast_format SET version = %s", (VERSION,))


def _version(connection: psycopg.Connection[Any]) -> int:
    """Returns the version of what is there, 0 for an empty schema, which is marked as ours."""
    there = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    names = {name for (name,) in connection.execute(there).fetchall()}
    if "holdfast_format" in names:
        found = connection.execute("SELECT version FROM holdfast_format").fetchone()
        return 0 if found is None else int(found[0])
    if names & {"tables", "rows", "people"}:
        raise StoreError("the database is another program's; it was left as it is: name an empty one")
    connection.execute("CREATE TABLE holdfast_format (version INTEGER NOT NULL)")
    connection.execute("INSERT INTO holdfast_format VALUES (0)")
    return 0
