"""Changes to what somebody is known by, as SQL."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holdfast.table.credentials import (
    DEVICES_KEPT,
    CredentialChange,
    DropDevices,
    DropPasskey,
    PassOn,
    PutDevice,
    PutPasskey,
)


def credential_statements(change: CredentialChange) -> Iterator[tuple[str, tuple[Any, ...]]]:
    match change:
        case PutDevice(device):
            yield "INSERT OR REPLACE INTO devices VALUES (?, ?, ?)", (device.hash, device.person, device.made)
            newest = "SELECT rowid FROM devices WHERE person = ? ORDER BY rowid DESC LIMIT ?"
            yield (
                f"DELETE FROM devices WHERE person = ? AND rowid NOT IN ({newest})",
                (device.person, device.person, DEVICES_KEPT),
            )
        case DropDevices(person):
            yield "DELETE FROM devices WHERE person = ?", (person,)
        case PutPasskey(one):
            fields = (one.id, one.person, one.name, one.public_key, one.count, one.made, one.used)
            yield "INSERT OR REPLACE INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?)", fields
        case DropPasskey(id, person):
            yield "DELETE FROM passkeys WHERE id = ? AND person = ?", (id, person)
        case PassOn(old, new):
            yield "UPDATE messages SET person = ? WHERE person = ?", (new, old)
            yield "UPDATE links SET person = ? WHERE person = ? AND kind <> 'person'", (new, old)
            yield "UPDATE OR IGNORE campaigners SET person = ? WHERE person = ?", (new, old)
            yield "DELETE FROM campaigners WHERE person = ?", (old,)
            theirs = "SELECT ?, game, what, won FROM done WHERE person = ?"
            yield (
                f"INSERT INTO done {theirs} ON CONFLICT DO UPDATE SET won = max(won, excluded.won)",
                (new, old),
            )
            yield "DELETE FROM done WHERE person = ?", (old,)
            yield "UPDATE OR IGNORE results SET person = ? WHERE person = ?", (new, old)  # one of each table
