"""A store that forgets everything when the program ends: for tests and for trying things out."""

from __future__ import annotations

from pathlib import Path

import msgspec

from holdfast.table.credentials import (
    DEVICES_KEPT,
    Device,
    DropDevices,
    DropPasskey,
    Passkey,
    PassOn,
    PutDevice,
    PutPasskey,
)
from holdfast.table.done import PutDone
from holdfast.table.lobby import Stage
from holdfast.table.result import ALL_RESULTS, GameResult, PutMoments, PutResult
from holdfast.table.store import (
    LINKS_KEPT,
    MARKS_KEPT,
    Append,
    CampaignChanged,
    CampaignRecord,
    Change,
    Delivery,
    DropCampaign,
    DropDelivery,
    DropExpired,
    DropLink,
    DropLinks,
    DropPerson,
    DropTable,
    DropWords,
    GameSnapshot,
    HandledMessage,
    KeptCounts,
    KeptMessage,
    Link,
    NoteSeen,
    Person,
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
    StoreError,
    TableRecord,
    ValueChanged,
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
        self.turns_at: dict[str, bytes] = {}
        self.subscribed: dict[str, bytes] = {}
        self.undelivered: dict[tuple[str, str, str], Delivery] = {}
        self.signed_in: list[Device] = []
        self.keys: dict[bytes, Passkey] = {}
        self.won: dict[tuple[str, str, str], bool] = {}  # by person, game and what was played
        self.results: dict[tuple[str, str], GameResult] = {}  # by person and table

    async def write(self, *changes: Change) -> None:
        for change in changes:
            if isinstance(change, Append) and change.no != len(self.by_table.get(change.table, ())):
                raise StoreError(f"row {change.no} of table {change.table} does not follow what is kept of it")
            if isinstance(change, PutCampaign) and not change.follows(self.played.get(change.record.id)):
                raise CampaignChanged(change.record.id)
            if isinstance(change, ReplaceValue) and change.was != self.values.get(change.name):
                raise ValueChanged(change.name)
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
            case PutCampaign(record, _):
                self.played[record.id] = record
            case PutSnapshot(snapshot):
                self.snapshots[snapshot.table] = snapshot
            case PutFilm(table, data):
                if table in self.records:
                    self.films[table] = data
            case PutValue(name, value) | ReplaceValue(name, _, value):
                self.values[name] = value
            case PutFirstValue(name, value):
                self.values.setdefault(name, value)
            case PutTurns(table, data):
                self.turns_at[table] = data
            case PutSubscriptions(person, data):
                self.subscribed[person] = data
            case PutDelivery(one):
                self.undelivered[one.table, one.person, one.way] = one
            case PutDevice(device):
                self.signed_in.append(device)
                theirs = [one for one in self.signed_in if one.person == device.person]
                self.signed_in = [one for one in self.signed_in if one not in theirs[:-DEVICES_KEPT]]
            case PutPasskey(passkey):
                self.keys[passkey.id] = passkey
            case PutDone(person, game, what, won):
                self.won[person, game, what] = won or self.won.get((person, game, what), False)
            case PutResult(result):
                if result.person in self.people:
                    self.results.setdefault((result.person, result.table), result)
            case PutMoments():
                self._put_moments(change)
            case PassOn(old, new):
                self._pass_on(old, new)
            case _:
                self._drop(change)

    def _pass_on(self, old: str, new: str) -> None:
        self.said = {
            at: [msgspec.structs.replace(one, person=new) if one.person == old else one for one in said]
            for at, said in self.said.items()
        }
        theirs = [link for link in self.links.values() if link.person == old and link.kind != "person"]
        self.links |= {link.hash: msgspec.structs.replace(link, person=new) for link in theirs}
        for record in self.played.values():
            people = tuple(dict.fromkeys(new if person == old else person for person in record.people))
            self.played[record.id] = msgspec.structs.replace(record, people=people)

        for (person, game, what), won in list(self.won.items()):
            if person == old:
                del self.won[person, game, what]
                self._keep(PutDone(new, game, what, won))
        for (person, table), result in list(self.results.items()):
            if person == old and (new, table) not in self.results:
                del self.results[person, table]
                self.results[new, table] = msgspec.structs.replace(result, person=new)

    def _put_moments(self, change: PutMoments) -> None:
        for of, result in self.results.items():
            if result.table == change.table:
                seat = result.seat
                moments = change.moments[seat] if seat < len(change.moments) else result.moments or ()
                words = change.words[seat] if seat < len(change.words) else result.words
                won = result.won if change.winners is None else seat in change.winners
                self.results[of] = msgspec.structs.replace(result, moments=moments, words=words, won=won)

    def _drop_credentials(self, person: str) -> None:
        self.won = {of: won for of, won in self.won.items() if of[0] != person}
        self.results = {of: result for of, result in self.results.items() if of[0] != person}
        self.signed_in = [one for one in self.signed_in if one.person != person]
        self.keys = {id: one for id, one in self.keys.items() if one.person != person}

    def _drop(self, change: Change) -> None:
        match change:
            case DropDelivery(table, person, way):
                self.undelivered.pop((table, person, way), None)
            case DropTable(id):
                for kept in (self.records, self.by_table, self.said, self.snapshots, self.films, self.turns_at):
                    kept.pop(id, None)
                self.undelivered = {key: one for key, one in self.undelivered.items() if one.table != id}
                self.written = {place: text for place, text in self.written.items() if place[0] != id}
                self.links = {hash: link for hash, link in self.links.items() if link.table != id}
                self.done = [mark for mark in self.done if mark.table != id]
            case DropPerson(id):
                self.people.pop(id, None)
                self.subscribed.pop(id, None)
                self.undelivered = {key: one for key, one in self.undelivered.items() if one.person != id}
                self.links = {hash: link for hash, link in self.links.items() if link.person != id}
                self.done = [mark for mark in self.done if mark.person != id]
                self.said = {at: [one for one in said if one.person != id] for at, said in self.said.items()}
                for record in self.played.values():
                    people = tuple(person for person in record.people if person != id)
                    self.played[record.id] = msgspec.structs.replace(record, people=people)
                self._drop_credentials(id)
            case DropCampaign(id):
                self.played.pop(id, None)
            case DropWords(table, name):
                self.said[table] = [one for one in self.said.get(table, ()) if one.person or one.name != name]
            case NoteSeen(date):
                unknown = [person for person in self.people.values() if not person.seen]
                self.people |= {one.id: msgspec.structs.replace(one, seen=date) for one in unknown}
            case DropDevices(person):
                self.signed_in = [one for one in self.signed_in if one.person != person]
            case DropPasskey(id, person):
                self.keys = {of: one for of, one in self.keys.items() if (of, one.person) != (id, person)}
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

    async def done_by(self, person: str, game: str) -> dict[str, bool]:
        return {what: won for (who, of, what), won in self.won.items() if (who, of) == (person, game)}

    async def personal_link(self, person: str) -> Link | None:
        return next((link for link in self.links.values() if (link.person, link.kind) == (person, "person")), None)

    async def devices(self, person: str) -> list[Device]:
        return [one for one in self.signed_in if one.person == person]

    async def passkey(self, id: bytes) -> Passkey | None:
        return self.keys.get(id)

    async def passkeys(self, person: str) -> list[Passkey]:
        return [one for one in self.keys.values() if one.person == person]

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

    async def results_beside(self, person: str) -> list[GameResult]:
        mine = sorted((one for one in self.results.values() if one.person == person), key=_newest_first)
        tables = {one.table for one in mine[:ALL_RESULTS]}
        return sorted((one for one in self.results.values() if one.table in tables), key=_newest_first)

    async def bare_results(self, most: int) -> list[str]:
        bare = sorted((one for one in self.results.values() if one.moments is None), key=_newest_first)
        return list(dict.fromkeys(one.table for one in bare))[:most]

    async def turns(self, table: str) -> bytes | None:
        return self.turns_at.get(table) or None

    async def subscriptions(self, person: str) -> bytes | None:
        return self.subscribed.get(person) or None

    async def deliveries(self) -> list[Delivery]:
        return sorted(self.undelivered.values(), key=lambda one: (one.due, one.table, one.person, one.way))

    async def claim(self, delivery: Delivery) -> bool:
        return self.undelivered.pop((delivery.table, delivery.person, delivery.way), None) is not None

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

    async def every_table(self) -> list[TableRecord]:
        return sorted(self.records.values(), key=lambda record: (-record.changed, record.id))

    async def everybody(self) -> list[Person]:
        return sorted(self.people.values(), key=lambda person: (-person.seen, person.id))

    async def counts(self) -> KeptCounts:
        stages = [record.stage for record in self.records.values()]
        return KeptCounts(len(self.people), stages.count("open"), stages.count("playing"), stages.count("over"))

    async def copy_to(self, path: Path) -> None:
        raise StoreError("nothing here is kept in a file, so there is nothing to copy")

    async def size(self) -> int:
        return 0

    async def trouble(self) -> str:
        return ""

    async def close(self) -> None:
        """Does nothing: there is nothing to let go of."""


def _newest_first(one: GameResult) -> tuple[int, str, int, str]:
    return -one.ended, one.table, one.seat, one.person
