"""A store that forgets everything when the program ends: for tests and for trying things out."""

from __future__ import annotations

from holdfast.table.lobby import Stage
from holdfast.table.store import (
    JOIN_LINKS_KEPT,
    Append,
    CampaignRecord,
    Change,
    DropLink,
    Link,
    Message,
    Person,
    PutCampaign,
    PutLink,
    PutMessage,
    PutNote,
    PutPerson,
    PutSnapshot,
    PutTable,
    Snapshot,
    StoreError,
    TableRecord,
    kept_messages,
)


class MemoryStore:
    def __init__(self) -> None:
        self.by_table: dict[str, list[bytes]] = {}
        self.records: dict[str, TableRecord] = {}
        self.people: dict[str, Person] = {}
        self.links: dict[bytes, Link] = {}
        self.written: dict[tuple[str, int], str] = {}
        self.said: dict[str, list[Message]] = {}
        self.played: dict[str, CampaignRecord] = {}
        self.snapshots: dict[str, Snapshot] = {}

    async def write(self, *changes: Change) -> None:
        for change in changes:
            if isinstance(change, Append) and change.no != len(self.by_table.get(change.table, ())):
                raise StoreError(f"row {change.no} of table {change.table} does not follow what is kept of it")
        for change in changes:
            self._keep(change)

    def _keep(self, change: Change) -> None:
        match change:
            case Append(table, _, rows):
                self.by_table.setdefault(table, []).extend(rows)
            case PutTable(record):
                self.records[record.id] = record
            case PutPerson(person):
                self.people[person.id] = person
            case PutLink(link):
                self.links[link.hash] = link
                same = [
                    known.hash for known in self.links.values() if (known.table, known.kind) == (link.table, "join")
                ]
                for hash in same[:-JOIN_LINKS_KEPT]:
                    del self.links[hash]
            case DropLink(hash):
                self.links.pop(hash, None)
            case PutNote(table, seat, text):
                self.written[table, seat] = text
            case PutMessage(table, message):
                self.said[table] = kept_messages([*self.said.get(table, ()), message], message.side)
            case PutCampaign(record):
                self.played[record.id] = record
            case PutSnapshot(snapshot):
                self.snapshots[snapshot.table] = snapshot

    async def rows(self, table: str) -> list[bytes]:
        return list(self.by_table.get(table, ()))

    async def table(self, id: str) -> TableRecord | None:
        return self.records.get(id)

    async def tables(self, *, stage: Stage, person: str = "", most: int = 50) -> list[TableRecord]:
        found = [
            record
            for record in self.records.values()
            if record.stage == stage and (person in record.people if person else record.public)
        ]
        return sorted(found, key=lambda record: (-record.changed, record.id))[:most]

    async def awake(self) -> list[str]:
        return sorted(record.id for record in self.records.values() if record.awake)

    async def person(self, id: str) -> Person | None:
        return self.people.get(id)

    async def link(self, hash: bytes) -> Link | None:
        return self.links.get(hash)

    async def notes(self, table: str) -> dict[int, str]:
        return {seat: text for (of, seat), text in self.written.items() if of == table and text}

    async def messages(self, table: str) -> list[Message]:
        return list(self.said.get(table, ()))

    async def campaign(self, id: str) -> CampaignRecord | None:
        return self.played.get(id)

    async def campaigns(self, person: str, most: int = 50) -> list[CampaignRecord]:
        mine = [record for record in self.played.values() if person in record.people]
        return sorted(mine, key=lambda record: (-record.changed, record.id))[:most]

    async def snapshot(self, table: str) -> Snapshot | None:
        return self.snapshots.get(table)

    async def close(self) -> None:
        """There is nothing to let go of."""
