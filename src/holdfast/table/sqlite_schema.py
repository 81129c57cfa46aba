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

STEPS: Final = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH)
VERSION: Final = len(STEPS)
