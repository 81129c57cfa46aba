"""What a SQLite store holds, in all versions of it: each step leads from one version to the next."""

from __future__ import annotations

from typing import Final

FIRST: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, stage TEXT NOT NULL, public INTEGER NOT NULL, data BLOB NOT NULL,
    created INTEGER NOT NULL, changed INTEGER NOT NULL, awake INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (stage, public, changed);
CREATE TABLE sitting (person TEXT, "table" TEXT, PRIMARY KEY (person, "table")) WITHOUT ROWID;
CREATE INDEX sitting_at ON sitting ("table");
CREATE TABLE rows ("table" TEXT, no INTEGER, data BLOB NOT NULL, PRIMARY KEY ("table", no)) WITHOUT ROWID;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, secret BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE links (
    hash BLOB PRIMARY KEY, "table" TEXT NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, expires INTEGER NOT NULL
);
CREATE INDEX links_of ON links ("table", kind);
CREATE TABLE notes ("table" TEXT, seat INTEGER, text TEXT NOT NULL, PRIMARY KEY ("table", seat)) WITHOUT ROWID;
CREATE TABLE messages (
    "table" TEXT, no INTEGER, at INTEGER, seat INTEGER, name TEXT, text TEXT, quick INTEGER,
    PRIMARY KEY ("table", no)
) WITHOUT ROWID;
"""

SECOND: Final = """
CREATE TABLE campaigns (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, data BLOB NOT NULL, "table" TEXT NOT NULL, changed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE campaigners (person TEXT, campaign TEXT, PRIMARY KEY (person, campaign)) WITHOUT ROWID;
CREATE INDEX campaigners_of ON campaigners (campaign);
CREATE TABLE snapshots ("table" TEXT PRIMARY KEY, rows INTEGER NOT NULL, data BLOB NOT NULL) WITHOUT ROWID;
"""

THIRD: Final = """
ALTER TABLE messages ADD COLUMN side INTEGER NOT NULL DEFAULT -1;
"""

FOURTH: Final = """
CREATE TABLE reels ("table" TEXT PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
"""

FIFTH: Final = """
ALTER TABLE links ADD COLUMN person TEXT NOT NULL DEFAULT '';
"""

SIXTH: Final = """
CREATE TABLE marks ("table" TEXT NOT NULL, person TEXT NOT NULL, id TEXT NOT NULL);
CREATE INDEX marks_of ON marks ("table", person);
"""

SEVENTH: Final = """
ALTER TABLE messages ADD COLUMN person TEXT NOT NULL DEFAULT '';
CREATE INDEX messages_of ON messages (person);
"""

EIGHTH: Final = """
CREATE TABLE turns ("table" TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE subscriptions (person TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE deliveries (
    "table" TEXT, person TEXT, way TEXT, openly INTEGER NOT NULL, attempts INTEGER NOT NULL, due INTEGER NOT NULL,
    PRIMARY KEY ("table", person, way)
) WITHOUT ROWID;
CREATE INDEX deliveries_to ON deliveries (person);
"""

NINTH: Final = """
ALTER TABLE people ADD COLUMN named INTEGER NOT NULL DEFAULT 1;
UPDATE people SET named = 0 WHERE name GLOB 'Guest [0-9][0-9][0-9][0-9]';
CREATE TABLE devices (hash BLOB PRIMARY KEY, person TEXT NOT NULL, made INTEGER NOT NULL);
CREATE INDEX devices_of ON devices (person);
CREATE TABLE passkeys (
    id BLOB PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, public_key BLOB NOT NULL, count INTEGER NOT NULL,
    made INTEGER NOT NULL, used INTEGER NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (person);
CREATE INDEX links_by ON links (person, kind);
CREATE TABLE done (
    person TEXT, game TEXT, what TEXT, won INTEGER NOT NULL, PRIMARY KEY (person, game, what)
) WITHOUT ROWID;
"""

TENTH: Final = """
CREATE TABLE results (
    person TEXT, "table" TEXT, game TEXT NOT NULL, ended INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    won INTEGER NOT NULL, words BLOB NOT NULL, packs BLOB NOT NULL, day TEXT NOT NULL, moments BLOB,
    PRIMARY KEY (person, "table")
) WITHOUT ROWID;
CREATE INDEX results_at ON results ("table");
CREATE INDEX results_bare ON results (ended) WHERE moments IS NULL;
"""

STEPS: Final = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH, NINTH, TENTH)
VERSION: Final = len(STEPS)
