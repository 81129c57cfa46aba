"""Store: where tables, people and links are kept. A store carries out changes whole, in order, and keeps them."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Protocol, TypeAlias

import msgspec

from holdfast.table.credentials import CredentialChange, Device, Passkey
from holdfast.table.done import PutDone
from holdfast.table.lobby import Stage
from holdfast.table.result import GameResult, ResultChange

LinkKind: TypeAlias = Literal["join", "seat", "person"]


class StoreError(Exception):
    """The store cannot be used or did not keep something: one sentence that says what is wrong and what to do."""


class CampaignChanged(StoreError):
    """A campaign is not as whoever wanted to change it had read it: nothing was changed."""


class ValueChanged(StoreError):
    """What the server remembers is not as whoever wanted to change it had read it: nothing was changed."""


class RowsMissing(StoreError):
    """A game is not there as it was kept."""


# -- what is kept


class TableRecord(msgspec.Struct, frozen=True):
    """A table. `data` is its lobby as JSON, the rest is there to be searched. Times are milliseconds since 1970."""

    id: str
    stage: Stage
    public: bool
    data: bytes
    people: tuple[str, ...]
    created: int
    changed: int
    awake: bool = True  # a room is open for it: it goes on by itself after a restart


class Person(msgspec.Struct, frozen=True):
    """Somebody, known by a secret of which only the hash is kept. `seen` is when they were last here,
    as far as is known. `named`: they chose their name, it was not made up for a guest."""

    id: str
    name: str
    secret: bytes
    seen: int = 0
    named: bool = True


class Link(msgspec.Struct, frozen=True):
    """What somebody who knows the secret with this hash may do: come to a table, take a seat over, or be the person
    who made it, anywhere (then it names no table).

    `person` made it, and it is theirs: a seat's link gives away the place of that very person and of nobody else.
    Links that were kept before that was written down have nobody.
    """

    hash: bytes
    table: str
    kind: LinkKind
    seat: int
    expires: int
    person: str = ""


class KeptMessage(msgspec.Struct, frozen=True):
    """Something that was said at a table; a quick phrase is named by its text key.

    `side` is the first seat of the side that it was said to, -1 for everybody. `person` said it, whatever they were
    called then; messages that were kept before that was written down have only the name.
    """

    no: int
    at: int
    seat: int
    name: str
    text: str
    quick: bool = False
    side: int = -1  # ALL_SIDES
    person: str = ""


class HandledMessage(msgspec.Struct, frozen=True):
    """The id of something that somebody sent to a table and that was done: it is not to be done again."""

    table: str
    person: str
    id: str


class CampaignRecord(msgspec.Struct, frozen=True):
    """A campaign: games that follow each other. `data` is the game's own and holds its secrets.

    `table` is where its next game is being played, if it is; `people` have played it and may go on with it.
    """

    id: str
    game: str
    data: bytes
    people: tuple[str, ...]
    table: str
    changed: int


class KeptCounts(msgspec.Struct, frozen=True):
    """How much is kept: people, and tables by how far they are."""

    people: int
    open: int
    playing: int
    over: int


class Delivery(msgspec.Struct, frozen=True):
    """A notification that somebody at a table is still to get, `way` being how (empty: that is to be found out yet).

    `attempts` failed before; the next one is due at this date. `openly`: everybody knows that it is their turn.
    """

    table: str
    person: str
    way: str = ""
    openly: bool = False
    attempts: int = 0
    due: int = 0


class GameSnapshot(msgspec.Struct, frozen=True):
    """Where a game stood after so many rows: a cache that may be dropped, but for games whose rules have changed."""

    table: str
    rows: int
    data: bytes


# -- what may change


class Append(msgspec.Struct, frozen=True):
    """Adds rows to a game, from row number `no` on; a row that is there already makes the whole change fail."""

    table: str
    no: int
    rows: tuple[bytes, ...]


class PutTable(msgspec.Struct, frozen=True):
    record: TableRecord


class PutPerson(msgspec.Struct, frozen=True):
    person: Person


class PutLink(msgspec.Struct, frozen=True):
    link: Link


class DropLink(msgspec.Struct, frozen=True):
    hash: bytes


class DropLinks(msgspec.Struct, frozen=True):
    """Drops all links of a table that are of this kind: to one seat, or made by one person, where one is named."""

    table: str
    kind: LinkKind
    seat: int | None = None
    person: str | None = None

    def names(self, link: Link) -> bool:
        """Tells whether this link is among them."""
        return (
            (link.table, link.kind) == (self.table, self.kind)
            and self.seat in (None, link.seat)
            and self.person in (None, link.person)
        )


class PutNote(msgspec.Struct, frozen=True):
    """Keeps what a seat wrote down for itself; an empty text is dropped."""

    table: str
    seat: int
    text: str


class PutMessage(msgspec.Struct, frozen=True):
    table: str
    message: KeptMessage


class PutHandled(msgspec.Struct, frozen=True):
    mark: HandledMessage


class PutCampaign(msgspec.Struct, frozen=True):
    """Keeps a campaign. Where it `was` something before and is not any more, the whole change fails with
    CampaignChanged: of two who go on with it at once, one does."""

    record: CampaignRecord
    was: CampaignRecord | None = None

    def follows(self, kept: CampaignRecord | None) -> bool:
        """Tells whether what is kept is what this begins from; people may have come and gone."""
        if self.was is None:
            return True
        return kept is not None and (kept.data, kept.table) == (self.was.data, self.was.table)


class PutSnapshot(msgspec.Struct, frozen=True):
    """Keeps a snapshot of a game, one for each table."""

    snapshot: GameSnapshot


class PutFilm(msgspec.Struct, frozen=True):
    """Keeps the film of a finished game, so that it can be seen when its rules or packs have changed. It is not kept
    where the table is gone."""

    table: str
    data: bytes


class PutValue(msgspec.Struct, frozen=True):
    """Keeps something that the server itself remembers."""

    name: str
    value: bytes


class PutFirstValue(msgspec.Struct, frozen=True):
    """Keeps something that the server itself remembers for good: what was kept first under this name stays."""

    name: str
    value: bytes


class ReplaceValue(msgspec.Struct, frozen=True):
    """Keeps something else that the server itself remembers, if it still is what it `was` (None: nothing was kept);
    otherwise the whole change fails with ValueChanged."""

    name: str
    was: bytes | None
    value: bytes


class PutTurns(msgspec.Struct, frozen=True):
    """Keeps whose turn it is at a table, and who has been told; nothing is dropped."""

    table: str
    data: bytes


class PutSubscriptions(msgspec.Struct, frozen=True):
    """Keeps how somebody is to be told of their turns; nothing is dropped."""

    person: str
    data: bytes


class PutDelivery(msgspec.Struct, frozen=True):
    """Keeps what is still to be delivered: one for each person, table and way."""

    delivery: Delivery


class DropDelivery(msgspec.Struct, frozen=True):
    table: str
    person: str
    way: str


class DropTable(msgspec.Struct, frozen=True):
    """Drops a table and all that is kept of it: its game, its film, its links, what was said and noted there."""

    id: str


class DropPerson(msgspec.Struct, frozen=True):
    """Forgets somebody, with what they said anywhere; the tables where they sit have to be seen to before."""

    id: str


class DropCampaign(msgspec.Struct, frozen=True):
    id: str


class DropWords(msgspec.Struct, frozen=True):
    """Drops what was said at a table under this name, if it was kept before people were written down with it."""

    table: str
    name: str


class DropExpired(msgspec.Struct, frozen=True):
    """Drops links that ended before this date."""

    before: int


class NoteSeen(msgspec.Struct, frozen=True):
    """Counts people of whom it is not known when they were here as seen at this date."""

    date: int


Change: TypeAlias = (
    Append
    | PutTable
    | PutPerson
    | PutLink
    | DropLink
    | DropLinks
    | PutNote
    | PutMessage
    | PutHandled
    | PutCampaign
    | PutSnapshot
    | PutFilm
    | PutValue
    | PutFirstValue
    | ReplaceValue
    | PutTurns
    | PutSubscriptions
    | PutDelivery
    | DropDelivery
    | DropTable
    | DropPerson
    | DropCampaign
    | DropWords
    | DropExpired
    | NoteSeen
    | CredentialChange
    | PutDone
    | ResultChange
)

MESSAGES_KEPT = 300  # of each side, and of what everybody hears: what one says does not displace another's
MARKS_KEPT = 32  # of each person at a table
LINKS_KEPT = 8  # of each kind that one person made for one table: whoever makes more loses their own oldest
ALL_SIDES = -1  # instead of a side


def kept_messages(said: list[KeptMessage], side: int) -> list[KeptMessage]:
    """Returns the messages without the oldest to this side, if there are too many."""
    too_many = sum(one.side == side for one in said) > MESSAGES_KEPT
    oldest = next(i for i, one in enumerate(said) if one.side == side) if too_many else -1
    return [one for i, one in enumerate(said) if i != oldest]


class Store(Protocol):
    async def write(self, *changes: Change) -> None:
        """Keeps all of these or none; returns when they are kept. Raises StoreError."""

    async def rows(self, table: str) -> list[bytes]:
        """Returns the rows of a table's game, in order; none before it has begun. Raises RowsMissing."""

    async def table(self, id: str) -> TableRecord | None: ...

    async def tables(self, *, stage: Stage, person: str = "", most: int = 50) -> list[TableRecord]:
        """Returns the tables of a stage that changed last: of one person, or the public ones."""

    async def awake(self) -> list[str]:
        """Returns the tables for which a room was open when the store was last used."""

    async def person(self, id: str) -> Person | None: ...

    async def link(self, hash: bytes) -> Link | None: ...

    async def personal_link(self, person: str) -> Link | None:
        """Returns the link by which a person can be themselves on another device."""

    async def devices(self, person: str) -> list[Device]:
        """Returns where somebody signed in later, the oldest first."""

    async def passkey(self, id: bytes) -> Passkey | None: ...

    async def passkeys(self, person: str) -> list[Passkey]:
        """Returns somebody's passkeys, the oldest first."""

    async def notes(self, table: str) -> dict[int, str]: ...

    async def messages(self, table: str) -> list[KeptMessage]:
        """Returns the last things said at a table, in order."""

    async def handled(self, table: str) -> list[HandledMessage]:
        """Returns the messages that were handled lately, in order."""

    async def campaign(self, id: str) -> CampaignRecord | None: ...

    async def campaigns(self, person: str, most: int = 50) -> list[CampaignRecord]:
        """Returns the campaigns of a person, the last changed first."""

    async def snapshot(self, table: str) -> GameSnapshot | None: ...

    async def film(self, table: str) -> bytes | None: ...

    async def unfilmed(self, since: int) -> list[str]:
        """Returns tables whose game ended after this date and has no film."""

    async def value(self, name: str) -> bytes | None: ...

    async def done_by(self, person: str, game: str) -> dict[str, bool]:
        """Returns what somebody has played of a game, and whether they won it."""

    async def results_beside(self, person: str) -> list[GameResult]:
        """Returns the results of the games that a person has finished, everybody's in them, the last game first."""

    async def bare_results(self, most: int) -> list[str]:
        """Returns tables of whose games nobody has looked for moments yet, the last to end first."""

    async def turns(self, table: str) -> bytes | None: ...

    async def subscriptions(self, person: str) -> bytes | None: ...

    async def deliveries(self) -> list[Delivery]:
        """Returns what is still to be delivered, the most urgent first."""

    async def claim(self, delivery: Delivery) -> bool:
        """Drops what is to be delivered; tells whether it was still there, so that one alone delivers it."""

    async def tables_of(self, person: str) -> list[TableRecord]:
        """Returns every table where a person sits or is the host."""

    async def tables_before(self, date: int) -> list[TableRecord]:
        """Returns the tables that have not changed since this date."""

    async def campaigns_before(self, date: int) -> list[CampaignRecord]:
        """Returns the campaigns that have not changed since this date."""

    async def strangers_before(self, date: int) -> list[str]:
        """Returns the people who have not been here since this date, sit nowhere and play no campaign."""

    async def every_table(self) -> list[TableRecord]:
        """Returns all tables, the last changed first."""

    async def everybody(self) -> list[Person]:
        """Returns all people, in the order in which they were last here."""

    async def counts(self) -> KeptCounts: ...

    async def copy_to(self, path: Path) -> None:
        """Writes a copy of all that has been kept into a new file, while others go on. Raises StoreError."""

    async def size(self) -> int:
        """Returns how many bytes all of it takes."""

    async def trouble(self) -> str:
        """Returns why nothing can be kept just now; empty while all is well."""

    async def close(self) -> None:
        """Keeps what is still to be kept, and lets go of the file."""
