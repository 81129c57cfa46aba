"""Other worlds, which a seat could not tell from this one, for the leak tests; and what no game may lose."""

from __future__ import annotations

from typing import Final

from holdfast.engine.rng import Rng
from holdfast.engine.secret import Pile, includes
from holdfast.games.elite.state import DASHBOARDS, EVENTS, LIMBO, MOST_HEROES, SLOTS, TOKENS, Elite

EVERY_CARD: Final = range(1000)


def other_world(s: Elite, seat: int, kind: str, rng: Rng) -> Elite:
    twin = s.clone()
    match kind:
        case "search":
            _swap([twin.search], seat, rng)
        case "tech":
            _swap([twin.tech, *twin.aside], seat, rng)
        case "swarm":
            _swap([twin.swarm], seat, rng)
        case "boss":
            _swap([twin.boss], seat, rng)
        case "token":
            _swap([twin.finds], seat, rng)
        case "event":
            _other_events(twin, seat, rng)
    return twin


def other_unseen(s: Elite, seat: int, rng: Rng) -> Elite:
    """Returns a state in which more has happened than anybody was told, and scenes have fixed other dice."""
    twin = s.clone()
    twin.deeds += 1 + rng.below(9, "unseen")
    twin.next_hits = [*s.next_hits, rng.below(6, "unseen")]
    twin.next_faces = [*s.next_faces, rng.below(6, "unseen")]
    return twin


def _swap(piles: list[Pile], seat: int, rng: Rng, among: range = EVERY_CARD) -> None:
    """Shuffles the cards that the seat does not know among the places where they lie."""
    places = [
        (pile, i)
        for pile in piles
        for i, known in enumerate(pile.known)
        if not includes(known, seat) and pile.cards[i] in among
    ]
    cards = [pile.cards[i] for pile, i in places]
    rng.shuffle(cards, "worlds")
    for (pile, i), card in zip(places, cards, strict=True):
        pile.cards[i] = card


def _other_events(s: Elite, seat: int, rng: Rng) -> None:
    """Puts other events of the same rows in another order: nobody knows what was left in the box."""
    piles = [s.track, s.event_box]
    for row in s.parts.difficulties[s.options.difficulty].events:
        _swap(piles, seat, rng, range(row.first - 1, row.last))
    for pile in piles:
        _swap([pile], seat, rng)


def conserved(s: Elite) -> object:
    """Every card, figure, die and token is in one place, and every Action Phase ends once."""
    cards = [*s.search.cards, *s.search_discard, *s.tech.cards, *s.tech_discard, *s.offered, *s.gone, *s.drawn]
    cards += [c for pile in s.aside for c in pile.cards] + [c for carried in s.carried for c in carried]
    cards += [c for c, weapon in enumerate(s.attached) if weapon >= 0]
    events = [*s.track.cards, *s.event_box.cards, *s.ongoing, *s.past]
    return (
        sorted(cards),
        sorted([*s.swarm.cards, *s.swarm_discard, *s.turned]),
        sorted([*s.boss.cards, *s.boss_discard, *s.dead, *s.in_play]),
        sorted(events),
        sorted(s.finds.cards),
        _figures(s),
        _dice(s),
        len(s.acid) <= s.parts.pools.acid and len(s.slime) <= s.parts.pools.slime and len(s.held) <= s.parts.pools.kara,
        len(s.targets) + sum(at in s.map.plan.objective_slots for at in s.token_at)
        if s.options.mission in ("recon", "demolition")
        else 0,
        s.opened - s.stopped - s.clock_runs,
    )


def _figures(s: Elite) -> list[str]:
    """Returns what is wrong with where figures stand: nobody shares a space but at home (R26), nobody stands on
    blocking.
    """
    wrong = []
    on_map = [cell for cell in s.at if cell >= 0]
    outside = [cell for cell in on_map if not s.map.is_start[cell]]
    if len(outside) > len(set(outside)):
        wrong.append("shared")
    if not all(s.is_open(cell) for cell in on_map):
        wrong.append("blocking")
    if any(s.at[hero] < 0 for hero in range(len(s.heroes))) or any(
        s.at[hero] >= 0 for hero in range(len(s.heroes), MOST_HEROES)
    ):
        wrong.append("heroes")
    if any(health > 0 and s.at[s.boss_figure(boss)] < 0 for boss, health in enumerate(s.health)):
        wrong.append("health")
    if any(s.at[alien] < 0 for alien in s.held) or any(
        len(tokens) > len(set(tokens)) for tokens in (s.held, s.acid, s.slime, s.traps)
    ):
        wrong.append("tokens")
    return wrong


def _dice(s: Elite) -> object:
    """Returns how many dice each seat has; each slot holds one, and only slots in play do."""
    in_slots = [place for place in s.place if 0 <= place < DASHBOARDS]
    wrong = len(in_slots) - len(set(in_slots))
    for die, place in enumerate(s.place):
        if 0 <= place < EVENTS:
            wrong += place // SLOTS not in s.cards_of(s.die_seat[die])
        elif EVENTS <= place < TOKENS:
            wrong += (place - EVENTS) // SLOTS not in s.ongoing
        elif place >= DASHBOARDS:
            wrong += s.owner(place - DASHBOARDS) != s.die_seat[die]
        else:
            wrong += place < LIMBO
    return s.die_seat, wrong
