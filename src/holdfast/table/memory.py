"""A store that forgets everything when the program ends: for tests and for trying things out."""

from __future__ import annotations

import msgspec

from holdfast.table.lobby import Stage
from holdfast.table.store import (
    LINKS_KEPT,
    MARKS_KEPT,
    Append,
    CampaignRecord,
    Change,
    DropCampaign,
    DropExpired,
    DropLink,
    DropLinks,
    DropPerson,
    DropTable,
    DropWords,
    GameSnapshot,
    HandledMessage,
    KeptMessage,
    Link,
    NoteSeen,
    Person,
    PutCampaign,
    PutFilm,
    PutHandled,
    PutLink,
    PutMessage,
    PutNote,
    PutPerson,
    PutSnapshot,
    PutTable,
    PutValue,
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
        self.said: dict[str, list[KeptMessage]] = {}
        self.done: list[HandledMessage] = []
        self.played: dict[str, CampaignRecord] = {}
        self.snapshots: dict[str, GameSnapshot] = {}
        self.films: dict[str, bytes] = {}
        self.values: dict[str, bytes] = {}

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
                mine = DropLinks(link.table, link.kind, person=link.person)
                for old in [known for known in self.links.values() if mine.names(known)][:-LINKS_KEPT]:
                    del self.links[old.hash]
            case DropLink(hash):
                self.links.pop(hash, None)
            case DropLinks():
                self.links = {hash: link for hash, link in self.links.items() if not change.names(link)}
            case PutNote(table, seat, text):
                self.written[table, seat] = text
            case PutMessage(table, message):
                self.said[table] = kept_messages([*self.said.get(table, ()), message], message.side)
            case PutHandled(mark):
                known = [old for old in self.done if (old.table, old.person) == (mark.table, mark.person)]
                oldest = known[: max(0, len(known) + 1 - MARKS_KEPT)]
                self.done = [old for old in self.done if old not in oldest] + [mark]
            case PutCampaign(record):
                self.played[record.id] = record
            case PutSnapshot(snapshot):
                self.snapshots[snapshot.table] = snapshot
            case PutFilm(table, data):
                if table in self.records:
                    self.films[table] = data
            case PutValue(name, value):
                self.values[name] = value
            case _:
                self._drop(change)

    def _drop(self, change: Change) -> None:
        match change:
            case DropTable(id):
                for kept in (self.records, self.by_table, self.said, self.snapshots, self.films):
                    kept.pop(id, None)
                self.written = {place: text for place, text in self.written.items() if place[0] != id}
                self.links = {hash: link for hash, link in self.links.items() if link.table != id}
                self.done = [mark for mark in self.done if mark.table != id]
            case DropPerson(id):
                self.people.pop(id, None)
                self.links = {hash: link for hash, link in self.links.items() if link.person != id}
                self.done = [mark for mark in self.done if mark.person != id]
                self.said = {at: [one for one in said if one.person != id] for at, said in self.said.items()}
                for record in self.played.values():
                    people = tuple(person for person in record.people if person != id)
                    self.played[record.id] = msgspec.structs.replace(record, people=people)
            case DropCampaign(id):
                self.played.pop(id, None)
            case DropWords(table, name):
                self.said[table] = [one for one in self.said.get(table, ()) if one.person or one.name != name]
            case NoteSeen(date):
                unknown = [person for person in self.people.values() if not person.seen]
                self.people |= {one.id: msgspec.structs.replace(one, seen=date) for one in unknown}
            case DropExpired(before):
                self.links = {hash: link for hash, link in self.links.items() if link.expires >= before}

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

    async def messages(self, table: str) -> list[KeptMessage]:
        return list(self.said.get(table, ()))

    async def handled(self, table: str) -> list[HandledMessage]:
        return [mark for mark in self.done if mark.table == table]

    async def campaign(self, id: str) -> CampaignRecord | None:
        return self.played.get(id)

    async def campaigns(self, person: str, most: int = 50) -> list[CampaignRecord]:
        mine = [record for record in self.played.values() if person in record.people]
        return sorted(mine, key=lambda record: (-record.changed, record.id))[:most]

    async def snapshot(self, table: str) -> GameSnapshot | None:
        return self.snapshots.get(table)

    async def film(self, table: str) -> bytes | None:
        return self.films.get(table)

    async def unfilmed(self, since: int) -> list[str]:
        over = (one for one in self.records.values() if one.stage == "over" and one.changed >= since)
        return sorted(one.id for one in over if one.id not in self.films)

    async def value(self, name: str) -> bytes | None:
        return self.values.get(name)

    async def tables_of(self, person: str) -> list[TableRecord]:
        return [record for record in self.records.values() if person in record.people]

    async def tables_before(self, date: int) -> list[TableRecord]:
        return [record for record in self.records.values() if record.changed < date]

    async def campaigns_before(self, date: int) -> list[CampaignRecord]:
        return [record for record in self.played.values() if record.changed < date]

    async def strangers_before(self, date: int) -> list[str]:
        sitting = {person for record in self.records.values() for person in record.people}
        busy = sitting | {person for campaign in self.played.values() for person in campaign.people}
        return [id for id, person in self.people.items() if 0 < person.seen < date and id not in busy]

    async def trouble(self) -> str:
        return ""

    async def close(self) -> None:
        """Does nothing: there is nothing to let go of."""
