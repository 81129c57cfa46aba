"""What the seats of ambush are shown: the hero its own dim map, evil the level and its cards, all others the table."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from holdfast.engine.flow import Decision
from holdfast.engine.play import asks
from holdfast.engine.view import View, asks_of
from tests.toys.ambush.state import EVIL, HERO, Ambush, Deed, Options, When
from tests.toys.ambush.window import PlayOut

Place: TypeAlias = tuple[int, int]


class HeroSees(msgspec.Struct, frozen=True):
    """Places are so many sectors east and south of where the hero began."""

    here: Place
    sectors: tuple[tuple[Place, int], ...]  # with their open sides
    creatures: tuple[tuple[int, Place], ...]
    noises: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True):
    """A card on its way, as far as it has come."""

    seat: int
    card: int
    face_down: bool
    creature: int
    toward: str


class EvilSees(msgspec.Struct, frozen=True):
    """Places are places on the map."""

    origin: int
    hero: int
    trail: tuple[int, ...]
    level: tuple[int, ...]
    creatures: tuple[int, ...]
    hand: tuple[int, ...]
    partner: tuple[int, ...]  # cards in the partner's hand that were shown
    track: tuple[int | None, ...]
    plans: tuple[Plan, ...]  # one's own, and what was proposed


class AmbushView(View, frozen=True):
    options: Options
    asked: int  # how often this seat was asked
    round: int
    turn: int
    leader: int
    life: int
    deed: Deed
    toward: str
    window: When
    windows: int
    window_ends: int | None
    waiting_for: str
    played: int
    hands: tuple[int, ...]  # how many cards
    deck: int
    discard: tuple[int, ...]
    laid_by: tuple[int, ...]
    hero: HeroSees | None
    evil: EvilSees | None


def view(s: Ambush, seat: int) -> AmbushView:
    return AmbushView(
        seat=seat,
        asks=asks_of(s, seat),
        outcome=s.outcome,
        options=s.options,
        asked=times_asked(s, seat),
        round=s.round,
        turn=s.turn,
        leader=s.leader,
        life=s.life,
        deed=s.deed,
        toward=s.toward,
        window=s.window,
        windows=s.windows,
        window_ends=s.due("window"),
        waiting_for=waiting_for(s),
        played=s.played,
        hands=tuple(len(hand) for hand in s.hands),
        deck=len(s.deck),
        discard=tuple(s.discard),
        laid_by=laid_by(s),
        hero=hero_sees(s) if seat == HERO else None,
        evil=evil_sees(s, seat) if seat in EVIL else None,
    )


def hero_sees(s: Ambush) -> HeroSees:
    sides = {place: known.look(HERO) for place, known in enumerate(s.level) if known.is_known_to(HERO)}
    if "not_forgotten" in s.faults:
        sides |= {place: s.level[place].true() for place in s.trail}
    creatures = [(creature, at.seen(HERO)) for creature, at in enumerate(s.creatures)]
    return HeroSees(
        here=s.labyrinth.offset(0, s.hero),
        sectors=tuple(sorted((s.labyrinth.offset(0, place), side) for place, side in sides.items())),
        creatures=tuple((creature, s.labyrinth.offset(0, at)) for creature, at in creatures if at is not None),
        noises=tuple(s.noises),
    )


def evil_sees(s: Ambush, seat: int) -> EvilSees:
    sides = {s.on_map(place): s.level[place].look(seat) for place in s.labyrinth.places}
    partner = EVIL[EVIL.index(seat) - 1]
    plays = [frame for frame in s.frames() if isinstance(frame, PlayOut) and frame.card.is_known_to(seat)]
    return EvilSees(
        origin=s.origin.look(seat),
        hero=s.on_map(s.hero),
        trail=tuple(map(s.on_map, s.trail)),
        level=tuple(side for _, side in sorted(sides.items())),
        creatures=tuple(s.on_map(at.look(seat)) for at in s.creatures),
        hand=tuple(s.hand(seat).own(seat)),
        partner=tuple(card for card in s.hand(partner).seen(seat) if card is not None),
        track=s.track.seen(seat),
        plans=tuple(plan(play, seat) for play in plays),
    )


def plan(play: PlayOut, seat: int) -> Plan:
    return Plan(play.seat, play.card.look(seat), play.face_down, play.creature, play.toward)


# -- what planted faults tell


def times_asked(s: Ambush, seat: int) -> int:
    if "shared_counter" in s.faults:
        return sum(s.asked)
    return s.asked[seat] if seat >= 0 else 0


def waiting_for(s: Ambush) -> str:
    """The side that the table waits for; not who of it, nor for what."""
    if "names_decider" in s.faults:
        return " ".join(str(seat) for seat in range(s.seated) if any(_must_answer(ask) for _, ask in asks(s, seat)))
    return "evil" if s.window else "hero"


def _must_answer(ask: Decision) -> bool:
    return not ask.STANDING


def laid_by(s: Ambush) -> tuple[int, ...]:
    """Who laid each card of the track, in the order of play."""
    if "order_by_card" in s.faults:
        return tuple(seat for _, seat in sorted(zip(s.track.true(), s.laid_by, strict=True)))
    return tuple(s.laid_by)
