"""A full state that a view allows, and other worlds that a seat cannot tell from this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.engine.flow import Decision, Frame, Strand, run
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Hand, Pile, Secret, only
from holdfast.engine.timers import Timer
from tests.toys.ambush.flow import Declare, HeroTurn
from tests.toys.ambush.state import EVIL, HERO, THE_EVIL, THE_HERO, WAYS, Ambush, Labyrinth
from tests.toys.ambush.view import AmbushView, EvilSees, HeroSees, Plan
from tests.toys.ambush.window import Bell, ChooseCreature, ChooseWay, LeaderSays, PlayOut, React, Window

OPPOSITE: Final = (2, 3, 0, 1)


def level_around(known: Mapping[int, int], labyrinth: Labyrinth, rng: Rng) -> list[int]:
    """The open sides of every place: as they are known, and elsewhere two passages open of three."""
    sides = [known.get(place, 0) for place in labyrinth.places]
    for place in labyrinth.places:
        for bit in (1, 2):  # east and south; the other two are their neighbours' east and south
            beyond = labyrinth.beyond(place, WAYS[bit])
            if place in known:
                is_open = known[place] >> bit & 1
            elif beyond in known:
                is_open = known[beyond] >> OPPOSITE[bit] & 1
            else:
                is_open = min(rng.below(3, "level"), 1)
            sides[place] |= is_open << bit
            sides[beyond] |= is_open << OPPOSITE[bit]
    return sides


# -- what a view allows


def sample(view: AmbushView, labyrinth: Labyrinth, rng: Rng) -> Ambush:
    s = board(view, labyrinth, rng)
    deal(s, view, rng)
    s.asked = [view.asked if seat == view.seat else 0 for seat in range(s.seated)]
    if s.outcome is None:
        s.strands = [Strand(n, frames) for n, frames in enumerate([order_of_play(view), *plays(s, view)])]
        s.born = len(s.strands)
        number_asks(s, view)
        run(s)  # numbers what the others are asked
    return s


def board(view: AmbushView, labyrinth: Labyrinth, rng: Rng) -> Ambush:
    sees = view.evil or view.hero or unknown(labyrinth, rng)
    origin = sees.origin if isinstance(sees, EvilSees) else rng.choice(labyrinth.places, "place")
    y, x = divmod(origin, labyrinth.width)
    if isinstance(sees, EvilSees):
        hero = labyrinth.shifted(sees.hero, -x, -y)
        trail = [labyrinth.shifted(place, -x, -y) for place in sees.trail]
        sides = [sees.level[labyrinth.shifted(place, x, y)] for place in labyrinth.places]
        creatures = [labyrinth.shifted(place, -x, -y) for place in sees.creatures]
        lit = {hero}
        noises = []
    else:
        hero = labyrinth.shifted(0, *sees.here)
        trail = [hero]
        known = {labyrinth.shifted(0, *place): side for place, side in sees.sectors}
        sides = level_around(known, labyrinth, rng)
        lit = known.keys() | {hero}
        dark = [place for place in labyrinth.places if place not in lit] or [*labyrinth.places]
        spotted = {creature: labyrinth.shifted(0, *place) for creature, place in sees.creatures}
        creatures = [spotted.get(c, rng.choice(dark, "creature")) for c in range(labyrinth.creatures)]
        noises = list(sees.noises)
    return Ambush(
        seated=1 + len(EVIL),
        rng=rng.split("world"),
        now=0 if view.window_ends is None else view.window_ends - view.options.strict_ms,
        timers=[] if view.window_ends is None else [Timer(view.window_ends, 0, "window", Bell())],
        outcome=view.outcome,
        labyrinth=labyrinth,
        options=view.options,
        origin=Secret("place", origin, THE_EVIL),
        level=[Secret("level", side, THE_EVIL | THE_HERO * (place in lit)) for place, side in enumerate(sides)],
        creatures=[Secret("creature", at, THE_EVIL | THE_HERO * (at in lit)) for at in creatures],
        hero=hero,
        life=view.life,
        hands=[Hand("card", seat) for seat in EVIL],
        deck=Pile("card"),
        track=Pile("card"),
        discard=list(view.discard),
        laid_by=list(view.laid_by),
        trail=trail,
        noises=noises,
        round=view.round,
        turn=view.turn,
        leader=view.leader,
        deed=view.deed,
        toward=view.toward,
        played=view.played,
        window=view.window,
        windows=view.windows,
    )


def unknown(labyrinth: Labyrinth, rng: Rng) -> HeroSees:
    """What somebody who sees only the table may assume of the hero."""
    return HeroSees(labyrinth.offset(0, rng.choice(labyrinth.places, "place")), (), (), ())


def deal(s: Ambush, view: AmbushView, rng: Rng) -> None:
    """Known cards where they are known to be, the others anywhere."""
    me = only(view.seat)
    known: dict[int, tuple[int, ...]] = {}
    track: tuple[int | None, ...] = (None,) * len(view.laid_by)
    if view.evil is not None:
        known = {seat: view.evil.hand if seat == view.seat else view.evil.partner for seat in EVIL}
        track = view.evil.track
    seen = {*view.discard, *track, *(card for cards in known.values() for card in cards)}
    rest = [card for card in range(len(s.labyrinth.cards)) if card not in seen]
    rng.shuffle(rest, "card")
    for seat, size in zip(EVIL, view.hands, strict=True):
        cards = known.get(seat, ())
        for card in cards:
            s.hand(seat).put(card, me)
        for _ in range(size - len(cards)):
            s.hand(seat).put(rest.pop())
    for seen_card, seat in zip(track, view.laid_by, strict=True):
        s.track.put(rest.pop() if seen_card is None else seen_card, only(seat) | (0 if seen_card is None else me))
    s.deck = Pile("card", rest)


def order_of_play(view: AmbushView) -> list[Frame]:
    steps = HeroTurn.STEPS
    if view.window == "":
        return [HeroTurn(at=steps.index("declare") + 1), Declare(seat=HERO)]
    step = "react_at_once" if view.window == "instant" else "react_late"
    return [HeroTurn(at=steps.index(step) + 1), Window(when=view.window, at=1), react(view)]


def react(view: AmbushView) -> React:
    has_passed = view.seat in EVIL and all(ask.kind != React.kind() for ask in view.asks)
    return React(passed=only(view.seat) if has_passed else 0)


def plays(s: Ambush, view: AmbushView) -> list[list[Frame]]:
    """The cards on their way that the seat knows of, each with what it waits for."""
    return [] if view.evil is None else [play(s, view, plan) for plan in view.evil.plans]


def play(s: Ambush, view: AmbushView, plan: Plan) -> list[Frame]:
    window = s.windows
    asked: tuple[str, Decision]
    if plan.creature < 0:
        asked = "choose_creature", ChooseCreature(seat=plan.seat, window=window)
    elif not plan.toward:
        asked = "choose_way", ChooseWay(seat=plan.seat, window=window, creature=plan.creature)
    else:
        asked = "propose", LeaderSays(window=window)
    step, ask = asked
    frame = PlayOut(
        at=PlayOut.STEPS.index(step) + 1,
        seat=plan.seat,
        window=window,
        card=Secret("card", plan.card, only(plan.seat) | (only(s.leader) if plan.toward else 0)),
        face_down=plan.face_down,
        creature=plan.creature,
        toward=plan.toward,
    )
    return [frame, ask]


def number_asks(s: Ambush, view: AmbushView) -> None:
    """Give what the seat is asked the numbers that it knows: it is asked each kind of thing once at a time."""
    ids = {ask.kind: ask.id for ask in view.asks}
    for frame in s.frames():
        if isinstance(frame, Decision) and view.seat in frame.seats(s):
            frame.ids = tuple(ids[frame.kind()] if seat == view.seat else 0 for seat in range(s.seated))


# -- what a seat cannot tell apart


def other_world(s: Ambush, seat: int, kind: str, rng: Rng) -> Ambush:
    twin = s.clone()
    WORLDS[kind](twin, seat, rng)
    return twin


def other_cards(s: Ambush, seat: int, rng: Rng) -> None:
    """The cards that this seat does not know change places; those on their way stay."""
    pinned = [frame.card.true() for frame in s.frames() if isinstance(frame, PlayOut)]
    piles = (*s.hands, s.track, s.deck)
    hidden = [
        (pile, place)
        for pile in piles
        for place, card in enumerate(pile.seen(seat))
        if card is None and pile.cards[place] not in pinned
    ]
    cards = [pile.cards[place] for pile, place in hidden]
    rng.shuffle(cards, "card")
    for (pile, place), card in zip(hidden, cards, strict=True):
        pile.cards[place] = card
    for hand in s.hands:  # in order again
        sorted_hand = sorted(zip(hand.cards, hand.known, strict=True))
        hand.cards, hand.known = [card for card, _ in sorted_hand], [known for _, known in sorted_hand]


def other_level(s: Ambush, seat: int, rng: Rng) -> None:
    """Other passages where neither this seat nor the hero knows them; those that a creature is about to use stay."""
    if is_creature_on_its_way(s):
        return
    known = {place: k.true() for place, k in enumerate(s.level) if k.is_known_to(seat) or k.is_known_to(HERO)}
    sides = level_around(known, s.labyrinth, rng)
    s.level = [secret.with_value(side) for secret, side in zip(s.level, sides, strict=True)]


def other_creatures(s: Ambush, seat: int, rng: Rng) -> None:
    """Creatures elsewhere in the dark, where neither this seat nor the hero sees them."""
    dark = [place for place, known in enumerate(s.level) if not known.is_known_to(HERO)]
    if dark and not is_creature_on_its_way(s):
        s.creatures = [
            at if at.is_known_to(seat) or at.is_known_to(HERO) else at.with_value(rng.choice(dark, "creature"))
            for at in s.creatures
        ]


def other_places(s: Ambush, seat: int, rng: Rng) -> None:
    if not s.origin.is_known_to(seat):
        s.origin = s.origin.with_value(rng.choice(s.labyrinth.places, "place"))


def is_creature_on_its_way(s: Ambush) -> bool:
    return any(isinstance(frame, PlayOut) and frame.toward for frame in s.frames())


WORLDS: Final = {"card": other_cards, "level": other_level, "creature": other_creatures, "place": other_places}


def conserved(s: Ambush) -> object:
    cards = [card for pile in (*s.hands, s.deck, s.track) for card in pile.true()]
    return sorted(cards + s.discard), len(s.creatures), len(s.track) - len(s.laid_by)
