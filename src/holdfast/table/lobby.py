"""Who sits where, before a game, during it and after: a frozen value, and what people may change about it."""

from __future__ import annotations

from typing import Final, Literal, NoReturn, TypeAlias

import msgspec

from holdfast.engine.action import Param, Refusal, refuse

Stage: TypeAlias = Literal["open", "playing", "over"]
Watch: TypeAlias = Literal["anyone", "link", "nobody"]

MOST_GUESTS: Final = 64
COVER_AFTER_S: Final = 60
COVER_SOON_S: Final = 20


class NotAllowed(Exception):
    """Somebody may not do this at the table now; carries the refusal that they are told."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} {refusal.params or ''}")
        self.refusal = refusal


def no(key: str, **params: Param) -> NoReturn:
    raise NotAllowed(refuse("table", key, **params))


class Place(msgspec.Struct, frozen=True):
    """A seat. With a person and a bot, the bot covers for the person and hands back when they return."""

    person: str = ""
    name: str = ""
    bot: str = ""
    picks: dict[str, str] = {}  # of the options that every seat has its own value of

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


class Lobby(msgspec.Struct, frozen=True):
    """A table and its people. Every change gives a new lobby or raises NotAllowed."""

    game: str
    host: str
    seats: tuple[Place, ...]
    options: dict[str, str] = {}
    packs: tuple[str, ...] = ("base",)
    public: bool = False
    watch: Watch = "link"
    cover: str = ""  # the bot that plays for those who leave; none if empty
    cover_after_s: int = COVER_AFTER_S  # how long somebody may be absent before it does; 0: for ever
    stage: Stage = "open"
    guests: tuple[str, ...] = ()  # people who came by a link
    barred: tuple[str, ...] = ()  # people whom the host removed
    rematch: str = ""  # the table where the same people meet again
    origin: str = ""  # the game that this one was forked from
    outcome: str = ""
    campaign: str = ""  # of which this table plays the next game
    once: str = ""  # the name of a game that nobody plays twice
    lesson: str = ""  # it teaches: its deal can be foreseen, so nobody else sits down

    # -- what there is

    def seat_of(self, person: str) -> int:
        """Where somebody sits, -1 for nowhere."""
        return next((i for i, place in enumerate(self.seats) if person and place.person == person), -1)

    def may_see(self, person: str) -> bool:
        """Whether somebody may watch without showing a link."""
        if self.seat_of(person) >= 0 or (person and person == self.host):
            return True
        if person in self.barred:
            return False
        if self.public and self.stage == "open":  # it is listed, so that whoever finds it may sit down
            return True
        if self.watch == "nobody":
            return False
        return (self.public and self.watch == "anyone") or person in self.guests

    def people(self) -> tuple[str, ...]:
        return tuple(place.person for place in self.seats if place.person)

    def bots(self) -> dict[int, str]:
        """The bots that play now, by seat."""
        return {seat: place.bot for seat, place in enumerate(self.seats) if place.bot}

    # -- coming and going

    def admit(self, person: str) -> Lobby:
        """Somebody showed a link to this table."""
        if person in self.barred:
            no("lobby.barred")
        if person in self.guests or self.seat_of(person) >= 0:
            return self
        if len(self.guests) >= MOST_GUESTS:
            no("lobby.full")
        return msgspec.structs.replace(self, guests=(*self.guests, person))

    def sit(self, person: str, name: str, seat: int | None = None) -> Lobby:
        """Take a free seat: this one, or the first; before the game people may change seats."""
        if person in self.barred:
            no("lobby.barred")
        if not self.public and person not in self.guests and person != self.host and self.seat_of(person) < 0:
            no("lobby.by_link_only")
        here = self.seat_of(person)
        if seat is None:
            seat = here if here >= 0 else next((i for i, place in enumerate(self.seats) if place.is_free), -1)
        if seat == here and here >= 0:
            return self
        if self.lesson:
            no("lobby.lesson")
        if seat < 0 or seat >= len(self.seats):
            no("lobby.full")
        if self.stage == "over":
            no("lobby.over")
        if here >= 0 and self.stage == "playing":
            no("lobby.stay_seated")
        if not self.seats[seat].is_free:
            no("lobby.taken", seat=seat + 1)
        moved = self.with_seat(here, Place()) if here >= 0 else self
        return moved.with_seat(seat, Place(person, name))

    def leave(self, person: str) -> Lobby:
        """Before the game the seat is free again; during it a bot covers, if the table has one."""
        seat = self.seat_of(person)
        if seat < 0:
            no("lobby.not_seated")
        if self.stage == "open":
            return self.with_seat(seat, Place())._with_host_present()
        if self.stage == "playing" and self.cover:
            return self.with_seat(seat, msgspec.structs.replace(self.seats[seat], bot=self.cover))
        return self

    def cover_for(self, seat: int) -> Lobby:
        """Somebody has been away for too long: the table's bot plays for them until they return."""
        return self.with_seat(seat, msgspec.structs.replace(self.seats[seat], bot=self.cover))

    def come_back(self, person: str) -> Lobby:
        """A bot that covered hands the seat back."""
        seat = self.seat_of(person)
        if seat < 0 or not self.seats[seat].bot:
            return self
        return self.with_seat(seat, msgspec.structs.replace(self.seats[seat], bot=""))

    def take_over(self, seat: int, person: str, name: str) -> Lobby:
        """Somebody comes with the link by which the one who sits here moves to another device."""
        if person in self.barred:
            no("lobby.barred")
        here = self.seat_of(person)
        if here >= 0 and here != seat:
            no("lobby.stay_seated")
        old = self.seats[seat]
        host = person if self.host == old.person else self.host
        return msgspec.structs.replace(
            self.with_seat(seat, msgspec.structs.replace(old, person=person, name=name, bot="")), host=host
        )

    # -- what the host decides

    def seat_bot(self, by: str, seat: int, bot: str, *, absent: bool = False) -> Lobby:
        """Put a bot on a seat; during the game it covers for the person there, whom it lets back.

        Whoever sits at the table may do so for people who are `absent`.
        """
        self._check_seat(seat)
        if not (absent and self.stage == "playing" and self.seat_of(by) >= 0):
            self._check_host(by)
        if self.stage == "over":
            no("lobby.over")
        place = self.seats[seat]
        if self.stage == "open" and place.person:
            no("lobby.taken", seat=seat + 1)
        return self.with_seat(seat, msgspec.structs.replace(place, bot=bot, name=place.name or f"Bot {seat + 1}"))

    def clear_seat(self, by: str, seat: int) -> Lobby:
        """Remove whoever sits there. People who are removed do not come back by themselves."""
        self._check_seat(seat)
        self._check_host(by)
        place = self.seats[seat]
        if place.person == self.host:
            no("lobby.host_stays")
        if self.stage == "over":
            no("lobby.over")
        barred = (*self.barred, place.person)[-MOST_GUESTS:] if place.person else self.barred
        guests = tuple(guest for guest in self.guests if guest != place.person)
        emptied = self.with_seat(seat, Place(picks=place.picks if self.stage == "playing" else {}))
        return msgspec.structs.replace(emptied, barred=barred, guests=guests)

    def choose(
        self,
        by: str,
        *,
        options: dict[str, str] | None = None,
        packs: tuple[str, ...] | None = None,
        seats: int | None = None,
        public: bool | None = None,
        watch: Watch | None = None,
        cover: str | None = None,
        cover_after_s: int | None = None,
    ) -> Lobby:
        """Change what the table is set for; what is None stays as it is."""
        self._check_host(by)
        if public and self.lesson:
            no("lobby.lesson")
        if any(new is not None for new in (options, packs, seats)) and self.stage != "open":
            no("lobby.begun")
        places = self.seats if seats is None else self._resized(seats)
        return msgspec.structs.replace(
            self,
            options=self.options if options is None else options,
            packs=self.packs if packs is None else packs,
            seats=places,
            public=self.public if public is None else public,
            watch=self.watch if watch is None else watch,
            cover=self.cover if cover is None else cover,
            cover_after_s=self.cover_after_s if cover_after_s is None else cover_after_s,
        )

    def pick(self, by: str, seat: int, option: str, word: str) -> Lobby:
        """Choose a value for one seat: one's own, or as the host that of a bot."""
        self._check_seat(seat)
        place = self.seats[seat]
        if self.stage != "open":
            no("lobby.begun")
        if place.person != by and (place.person or by != self.host):
            no("lobby.not_your_seat")
        if word and any(i != seat and other.picks.get(option) == word for i, other in enumerate(self.seats)):
            no("lobby.picked", word=word)
        picks = {**place.picks, option: word} if word else {k: v for k, v in place.picks.items() if k != option}
        return self.with_seat(seat, msgspec.structs.replace(place, picks=picks))

    def start(self, by: str) -> Lobby:
        self._check_host(by)
        if self.stage != "open":
            no("lobby.begun")
        if any(place.is_free for place in self.seats):
            no("lobby.free_seats")
        return msgspec.structs.replace(self, stage="playing")

    # -- how

    def with_seat(self, seat: int, place: Place) -> Lobby:
        return msgspec.structs.replace(self, seats=(*self.seats[:seat], place, *self.seats[seat + 1 :]))

    def _resized(self, seats: int) -> tuple[Place, ...]:
        if any(place.person for place in self.seats[seats:]):
            no("lobby.somebody_sits_there")
        return (*self.seats, *(Place() for _ in range(seats)))[:seats]

    def _with_host_present(self) -> Lobby:
        people = self.people()
        return self if self.host in people or not people else msgspec.structs.replace(self, host=people[0])

    def _check_host(self, person: str) -> None:
        if not person or person != self.host:
            no("lobby.host_only")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            no("lobby.no_such_seat")
