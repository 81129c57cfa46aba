"""What is kept of one table: who sits where, what they noted and said, and the changes that wait to be written."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from holdfast.engine.records import Counted
from holdfast.server.ops.alarm_clock import AlarmClock
from holdfast.server.rooms.turns import NOTHING_KEPT, KeptTurns
from holdfast.table.done import PutDone
from holdfast.table.lobby import Lobby, no
from holdfast.table.result import GameResult, PutResult
from holdfast.table.store import (
    Change,
    Delivery,
    DropLinks,
    DropWords,
    KeptMessage,
    PutDelivery,
    PutMessage,
    PutNote,
    PutTable,
    PutTurns,
    TableRecord,
    kept_messages,
)


class StoredTable:
    """The table as it will be kept. Nobody may be told of a change before the store has written `changes`."""

    def __init__(
        self,
        record: TableRecord,
        lobby: Lobby,
        alarm_clock: AlarmClock,
        *,
        notes: dict[int, str],
        said: list[KeptMessage],
        turns: KeptTurns = NOTHING_KEPT,
        forgotten: Collection[str] = (),
        is_frozen: bool = False,
    ) -> None:
        self.id = record.id
        self.created = record.created
        self.changed = record.changed
        self.lobby = lobby
        self.alarm_clock = alarm_clock
        self.notes = notes  # by seat
        self.said = said
        self.turns = turns
        self.forgotten = forgotten  # people who are not known here any more
        self.is_frozen = is_frozen
        self.changes: list[Change] = []

    def take_changes(self) -> list[Change]:
        """Returns the changes that wait to be written; the caller writes them."""
        changes, self.changes = self.changes, []
        return changes

    # -- who sits where

    def change(self, change: Callable[[Lobby], Lobby]) -> bool:
        """Changes who sits where, and returns whether that made a difference. Raises NotAllowed."""
        lobby = change(self.lobby)
        if lobby == self.lobby:
            return False
        if not (lobby.named() - self.lobby.named()).isdisjoint(self.forgotten):
            no("lobby.forgotten")
        self._clear_up(self.lobby, lobby)
        self.lobby = lobby
        self.changed = self.alarm_clock.date()
        self.put()
        return True

    def note_awaited(self, turns: tuple[tuple[int, ...], ...], since: int) -> None:
        """Notes whose turn it is, to be kept with what is put next."""
        self.lobby = msgspec.structs.replace(self.lobby, turns=turns, since=since)

    def note_done(self, winners: Collection[int]) -> None:
        """Notes for everybody who sits here what they have done."""
        lobby = self.lobby
        for seat, place in enumerate(lobby.seats):
            if lobby.done_as and place.person and not place.bot:
                self.changes.append(PutDone(place.person, lobby.game, lobby.done_as, seat in winners))

    def note_results(self, winners: Collection[int], words: Sequence[Counted], day: str) -> None:
        """Notes the game that has ended for everybody who sits here; `words` are what it is counted by, by seat."""
        lobby = self.lobby
        for seat, place in enumerate(lobby.seats):
            if lobby.is_recorded and place.person and not place.bot:
                result = GameResult(
                    *(place.person, self.id, lobby.game, self.changed, seat, place.name, seat in winners),
                    words=dict(words[seat]) if seat < len(words) else {},
                    packs=lobby.packs,
                    day=day,
                )
                self.changes.append(PutResult(result))

    def put(self, *, awake: bool | None = None) -> None:
        """Keeps the table as it is now; a restart opens the rooms of those that are awake."""
        is_awake = self.lobby.stage == "playing" and not self.is_frozen if awake is None else awake
        self.changes.append(PutTable(self._record(awake=is_awake)))

    def _record(self, *, awake: bool) -> TableRecord:
        data = msgspec.json.encode(self.lobby)
        people = tuple(dict.fromkeys(one for one in (*self.lobby.people(), self.lobby.host) if one))
        return TableRecord(
            self.id, self.lobby.stage, self.lobby.public, data, people, self.created, self.changed, awake
        )

    def _clear_up(self, before: Lobby, after: Lobby) -> None:
        """Drops what belonged to people who have left a seat, their notes and links to the seat, and invitations that
        the host has made worthless. Notes go with those who move to another seat.
        """
        notes = {before.seats[seat].person: text for seat, text in self.notes.items() if seat < len(before.seats)}
        for seat in range(max(len(before.seats), len(after.seats))):
            old, new = (lobby.seats[seat].person if seat < len(lobby.seats) else "" for lobby in (before, after))
            if old != new:
                self.drop_links_to(seat)
                self.keep_notes(seat, notes.get(new, "") if new else "")
        if after.renewed > before.renewed:
            self.changes.append(DropLinks(self.id, "join"))

    def drop_links_to(self, seat: int) -> None:
        """Makes links to this seat worthless that were made before."""
        self.changes.append(DropLinks(self.id, "seat", seat))

    # -- turns

    def keep_turns(self, turns: KeptTurns) -> None:
        """Keeps whose turn it is and who has been told, if that is not as it was."""
        if turns != self.turns:
            self.turns = turns
            self.changes.append(PutTurns(self.id, b"" if turns == NOTHING_KEPT else msgspec.json.encode(turns)))

    def add_delivery(self, person: str, *, openly: bool) -> Delivery:
        """Keeps that somebody is to be told of their turn; `openly`, if everybody knows that it is theirs."""
        delivery = Delivery(self.id, person, openly=openly, due=self.alarm_clock.date())
        self.changes.append(PutDelivery(delivery))
        return delivery

    # -- notes and talk

    def put_notes(self, seat: int, text: str) -> None:
        """Keeps what a seat wrote down for itself."""
        self.notes[seat] = text
        self.changes.append(PutNote(self.id, seat, text))

    def keep_notes(self, seat: int, text: str) -> None:
        """Keeps a seat's notes, if they are not as they were."""
        if text != self.notes.get(seat, ""):
            self.put_notes(seat, text)

    def add_message(self, seat: int, person: str, name: str, text: str, *, quick: bool, side: int) -> KeptMessage:
        """Keeps something that was said, and returns it."""
        no = self.said[-1].no + 1 if self.said else 0
        message = KeptMessage(no, self.alarm_clock.date(), seat, name, text, quick, side, person)
        self.said = kept_messages([*self.said, message], side)
        self.changes.append(PutMessage(self.id, message))
        return message

    def pass_on_words(self, old: str, new: str) -> None:
        """Notes that what a person said here was said by another one; the store knows it already."""
        self.said = [msgspec.structs.replace(one, person=new) if one.person == old else one for one in self.said]

    def forget_words(self, person: str) -> None:
        """Forgets what a person said here; it is gone from the store already."""
        self.said = [one for one in self.said if one.person != person]

    def forget_old_words(self, name: str) -> None:
        """Forgets what was said under a name before people were written down with what they say."""
        self.said = [one for one in self.said if one.person or one.name != name]
        self.changes.append(DropWords(self.id, name))
