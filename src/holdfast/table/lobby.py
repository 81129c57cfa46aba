"""Who sits where, before a game, during it and after: a frozen value, and what people may change about it."""

from __future__ import annotations

from typing import Final, Literal, NoReturn, TypeAlias

import msgspec

from holdfast.engine.action import Param, Refusal, refuse

Stage: TypeAlias = Literal["open", "playing", "over"]
Watch: TypeAlias = Literal["anyone", "link", "nobody"]

MOST_GUESTS: Final = 64
MOST_PICKS: Final = 8  # of one seat: no game lets its seats choose as much as that
COVER_AFTER_S: Final = 60
COVER_SOON_S: Final = 20


class NotAllowed(Exception):
    """Somebody may not do this at the table now; carries the refusal that they are told."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} {refusal.params or ''}")
        self.refusal = refusal


def no(key: str, **params: Param) -> NoReturn:
    raise NotAllowed(refuse("table", key, **params))


def numbered(seat: int) -> str:
    """Returns what a bot is called that has no name."""
    return f"Bot {seat + 1}"


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
    bot_names: tuple[str, ...] = ()  # by seat, as the game calls bots there
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
    met: tuple[str, ...] = ()  # marks of what is met in this game, so that the next one has something else
    frozen: bool = False  # its rules or packs have changed: it can only be looked at
    lesson: str = ""  # it teaches: its deal can be foreseen, so nobody else sits down
    rivals: bool = False  # its game has sides: nobody decides about the seat of somebody else while it is played
    over_days: bool = False  # nobody is hurried: no bot and no grace answers for those who are away, and no clock runs
    renewed: int = 0  # how often the host has made earlier invitations worthless
    hints: int = 0  # how many of the game's written hints were opened
    title: str = ""  # of what is played, where no chosen word says it: a mission that was made
    done_as: str = ""  # what those who sit here will have done
    winners: tuple[int, ...] = ()
    turns: tuple[tuple[int, ...], ...] = ()  # by seat, whom it waited for when the table fell asleep
    since: int = 0  # when something happened last then

    # -- what there is

    def seat_of(self, person: str) -> int:
        """Returns where a person sits, -1 for nowhere."""
        return next((i for i, place in enumerate(self.seats) if person and place.person == person), -1)

    def bot_name(self, seat: int) -> str:
        return self.bot_names[seat] if seat < len(self.bot_names) else numbered(seat)

    def may_see(self, person: str) -> bool:
        """Tells whether somebody may watch without showing a link."""
        if self.seat_of(person) >= 0 or (person and person == self.host):
            return True
        if person in self.barred:
            return False
        if self.public and self.stage == "open":  # it is listed, so that whoever finds it may sit down
            return True
        if self.watch == "nobody":
            return False
        return (self.public and self.watch == "anyone") or person in self.guests

    def lets_in(self, person: str) -> bool:
        """Tells whether a link lets somebody in: to sit down before the game, later if people may watch it."""
        return person not in self.barred and (self.stage == "open" or self.watch != "nobody")

    def lets_outsiders_look_back(self, person: str) -> bool:
        """Tells whether anybody who finds a finished game may look back at it."""
        return self.public and self.watch != "nobody" and person not in self.barred

    def people(self) -> tuple[str, ...]:
        return tuple(place.person for place in self.seats if place.person)

    def named(self) -> set[str]:
        """Returns everybody who has something to do with this table."""
        return {self.host, *self.people(), *self.guests}

    def bots(self) -> dict[int, str]:
        """Returns the bots that play now, by seat."""
        return {seat: place.bot for seat, place in enumerate(self.seats) if place.bot}

    @property
    def is_contested(self) -> bool:
        """Tells whether people play against each other now: what is done to a seat is done to somebody's game."""
        return self.rivals and self.stage == "playing" and len(self.people()) > 1

    @property
    def is_recorded(self) -> bool:
        """Tells whether what is played here is a game of one's own: no lesson, nor one that began in the middle."""
        return not self.lesson and not self.origin

    def agrees_by_itself(self, seat: int) -> bool:
        """Tells whether a seat agrees to any undo: a free one, or a bot's that does not cover for a rival."""
        place = self.seats[seat]
        return place.is_free or (bool(place.bot) and not (place.person and self.rivals))

    # -- coming and going

    def admit(self, person: str) -> Lobby:
        """Makes a person who showed a link a guest of this table."""
        if person in self.barred:
            no("lobby.barred")
        if person in self.guests or self.seat_of(person) >= 0:
            return self
        if len(self.guests) >= MOST_GUESTS:
            no("lobby.full")
        return msgspec.structs.replace(self, guests=(*self.guests, person))

    def sit(self, person: str, name: str, seat: int | None = None) -> Lobby:
        """Seats a person on a free seat, this one or the first; before the game people may change seats."""
        if person in self.barred:
            no("lobby.barred")
        here = self.seat_of(person)
        if not self.public and person not in self.guests and person != self.host and here < 0:
            no("lobby.by_link_only")
        if here < 0 and person != self.host and not self.lets_in(person):
            no("lobby.nobody_watches")
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
        if self.rivals and self.stage == "playing":
            no("lobby.rivals_stay")
        if not self.seats[seat].is_free:
            no("lobby.taken", seat=seat + 1)
        moved = self.with_seat(here, Place()) if here >= 0 else self
        return moved.with_seat(seat, Place(person, name))

    def leave(self, person: str) -> Lobby:
        """Frees a person's seat before the game; during it a bot covers, if the table has one and nobody has days."""
        seat = self.seat_of(person)
        if seat < 0:
            no("lobby.not_seated")
        if self.stage == "open":
            return self.with_seat(seat, Place())._with_host_present()
        if self.stage == "playing" and self.cover and not self.over_days:
            return self.with_seat(seat, msgspec.structs.replace(self.seats[seat], bot=self.cover))
        return self

    def cover_for(self, seat: int) -> Lobby:
        """Lets the table's bot play for a person who has been away for too long, until they return."""
        return self.with_seat(seat, msgspec.structs.replace(self.seats[seat], bot=self.cover))

    def come_back(self, person: str) -> Lobby:
        """Hands back the seat that a bot has covered."""
        seat = self.seat_of(person)
        if seat < 0 or not self.seats[seat].bot:
            return self
        return self.with_seat(seat, msgspec.structs.replace(self.seats[seat], bot=""))

    def take_over(self, seat: int, owner: str, person: str, name: str) -> Lobby:
        """Moves the seat's `owner` to another device, which shows the link that they made."""
        if person in self.barred:
            no("lobby.barred")
        if not owner or self.seat_of(owner) != seat:
            no("lobby.not_their_seat")
        here = self.seat_of(person)
        if here >= 0 and here != seat:
            no("lobby.stay_seated")
        old = self.seats[seat]
        host = person if self.host == old.person else self.host
        return msgspec.structs.replace(
            self.with_seat(seat, msgspec.structs.replace(old, person=person, name=name, bot="")), host=host
        )

    def pass_on(self, old: str, person: str, name: str) -> Lobby:
        """Gives a person what another has here: the seat, the table, the way in. Nobody gets a second seat: before the
        game the other one becomes free, later it stays where it is, and this raises NotAllowed.
        """
        if person in self.barred:
            no("lobby.barred")
        seat = self.seat_of(old)
        moved = self
        if seat >= 0 and self.seat_of(person) < 0:
            moved = self.with_seat(seat, msgspec.structs.replace(self.seats[seat], person=person, name=name))
        elif seat >= 0 and self.stage == "open":
            moved = self.with_seat(seat, Place())
        elif seat >= 0:
            no("lobby.stay_seated")
        guests = tuple(dict.fromkeys(person if guest == old else guest for guest in self.guests))
        return msgspec.structs.replace(moved, guests=guests, host=person if self.host == old else self.host)

    def rename(self, person: str, name: str) -> Lobby:
        """Shows a person under another name; a game that is over keeps the names under which it was played."""
        seat = self.seat_of(person)
        if seat < 0 or self.stage == "over":
            return self
        return self.with_seat(seat, msgspec.structs.replace(self.seats[seat], name=name))

    def leave_for_good(self, person: str) -> Lobby:
        """Lets a person go for good; in a game that has begun their name stays where they sat."""
        seat = self.seat_of(person)
        left = msgspec.structs.replace(self, guests=tuple(guest for guest in self.guests if guest != person))
        if seat >= 0 and self.stage == "open":
            left = left.with_seat(seat, Place())
        elif seat >= 0:
            place = self.seats[seat]
            bot = place.bot or (self.cover if self.stage == "playing" else "")
            left = left.with_seat(seat, msgspec.structs.replace(place, person="", bot=bot))
        return left if self.host != person else msgspec.structs.replace(left, host=next(iter(left.people()), ""))

    # -- what the host decides

    def seat_bot(self, by: str, seat: int, bot: str, *, absent: bool = False) -> Lobby:
        """Puts a bot on a seat; during the game it covers for the person there, and hands back when they return.

        Whoever sits at the table may do so for people who are `absent`, but for those who have days; among rivals
        nobody may, except that the host may give a seat where nobody is at all to the table's own bot (any, if it has
        none).
        """
        self._check_seat(seat)
        if not (absent and self.stage == "playing" and self.seat_of(by) >= 0 and not self.over_days):
            self._check_host(by)
        if self.stage == "over":
            no("lobby.over")
        place = self.seats[seat]
        if self.is_contested and not (place.is_free and bot == (self.cover or bot)):
            no("lobby.rivals_bots")
        if self.stage == "open" and place.person:
            no("lobby.taken", seat=seat + 1)
        return self.with_seat(seat, msgspec.structs.replace(place, bot=bot, name=place.name or self.bot_name(seat)))

    def clear_seat(self, by: str, seat: int) -> Lobby:
        """Removes the person on a seat, who does not come back, neither as who they are nor by an old invitation."""
        self._check_seat(seat)
        self._check_host(by)
        place = self.seats[seat]
        if place.person == self.host:
            no("lobby.host_stays")
        if self.stage == "over":
            no("lobby.over")
        if self.is_contested:
            no("lobby.rivals_remove")
        barred = (*self.barred, place.person)[-MOST_GUESTS:] if place.person else self.barred
        guests = tuple(guest for guest in self.guests if guest != place.person)
        emptied = self.with_seat(seat, Place(picks=place.picks if self.stage == "playing" else {}))
        cleared = msgspec.structs.replace(emptied, barred=barred, guests=guests)
        return cleared.renew(by) if place.person else cleared

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
        over_days: bool | None = None,
    ) -> Lobby:
        """Changes what the table is set for; what is None stays as it is."""
        self._check_host(by)
        if public and self.lesson:
            no("lobby.lesson")
        if any(new is not None for new in (options, packs, seats, over_days)) and self.stage != "open":
            no("lobby.begun")
        if any(new is not None for new in (cover, cover_after_s)) and self.is_contested:
            no("lobby.begun")
        places = self.seats if seats is None else self._resized(seats)
        changed = msgspec.structs.replace(
            self,
            options=self.options if options is None else options,
            packs=self.packs if packs is None else packs,
            seats=places,
            public=self.public if public is None else public,
            watch=self.watch if watch is None else watch,
            cover=self.cover if cover is None else cover,
            cover_after_s=self.cover_after_s if cover_after_s is None else cover_after_s,
            over_days=self.over_days if over_days is None else over_days,
        )
        if cover_after_s is not None:
            changed.check_cover()
        return changed

    def check_cover(self) -> None:
        """Raises NotAllowed where rivals would have too little time to come back before a bot plays for them."""
        if self.rivals and 0 < self.cover_after_s < COVER_SOON_S:
            no("lobby.rivals_cover_soon", seconds=COVER_SOON_S)

    def pick(self, by: str, seat: int, option: str, word: str) -> Lobby:
        """Chooses a value for one seat: one's own, or as the host that of a bot."""
        self._check_seat(seat)
        place = self.seats[seat]
        if self.stage != "open":
            no("lobby.begun")
        if place.person != by and (place.person or by != self.host):
            no("lobby.not_your_seat")
        if word and any(i != seat and other.picks.get(option) == word for i, other in enumerate(self.seats)):
            no("lobby.picked", word=word)
        picks = {**place.picks, option: word} if word else {k: v for k, v in place.picks.items() if k != option}
        if len(picks) > MOST_PICKS:
            no("lobby.too_many_picks")
        return self.with_seat(seat, msgspec.structs.replace(place, picks=picks))

    def renew(self, by: str) -> Lobby:
        """Makes earlier invitations worthless; guests who do not sit here are guests no more."""
        self._check_host(by)
        guests = tuple(guest for guest in self.guests if self.seat_of(guest) >= 0)
        return msgspec.structs.replace(self, guests=guests, renewed=self.renewed + 1)

    def start(self, by: str) -> Lobby:
        self._check_host(by)
        if self.stage != "open":
            no("lobby.begun")
        if any(place.is_free for place in self.seats):
            no("lobby.free_seats")
        self.check_cover()
        return msgspec.structs.replace(self, stage="playing")

    def open_hint(self, written: int) -> Lobby:
        """Opens the next of so many written hints, for everybody."""
        if self.stage != "playing":
            no("lobby.hints_while_playing")
        if not written:
            no("lobby.no_hints")
        if self.hints >= written:
            no("lobby.no_more_hints")
        return msgspec.structs.replace(self, hints=self.hints + 1)

    def again(self, host: str) -> Lobby:
        """Returns a new table for the same people, after a game; those who left for good leave no name there."""
        seats = tuple(
            msgspec.structs.replace(place, bot="")
            if place.person
            else Place(name=self.bot_name(seat) if place.bot else "", bot=place.bot, picks=place.picks)
            for seat, place in enumerate(self.seats)
        )
        return msgspec.structs.replace(
            self,
            seats=seats,
            host=host,
            stage="open",
            outcome="",
            rematch="",
            origin="",
            once="",
            met=(),
            lesson="",
            renewed=0,
            hints=0,
            title="",
            done_as="",
            winners=(),
            turns=(),
            since=0,
        )

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


def lobby_in(data: bytes) -> Lobby:
    """Returns a lobby that was kept, without the heaps of picks that could once be piled up on a seat."""
    lobby = msgspec.json.decode(data, type=Lobby)
    for seat, place in enumerate(lobby.seats):
        if len(place.picks) > MOST_PICKS:
            lobby = lobby.with_seat(seat, msgspec.structs.replace(place, picks={}))
    return lobby
