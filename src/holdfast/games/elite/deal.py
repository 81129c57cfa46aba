"""What may be under the poison of a masked state: what lies face down, and dice that nobody has fixed."""

from __future__ import annotations

from collections.abc import Container, Iterable

from holdfast.engine.poison import UNKNOWN
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Pile
from holdfast.games.elite.state import Elite


def deal(s: Elite, rng: Rng) -> None:
    """Puts what lies nowhere for all to see into the decks; changes the state in place."""
    s.deeds, s.next_hits, s.next_faces = 0, [], []
    parts = s.parts
    known = [find for find in s.finds.cards if find is not UNKNOWN]
    unseen = [find for find in range(len(parts.finds)) if find not in known]
    rng.shuffle(unseen, "finds")
    s.finds.cards = [unseen.pop() if find is UNKNOWN else find for find in s.finds.cards]
    out = {*s.offered, *s.gone, *s.search_discard, *s.tech_discard, *s.drawn, *(c for held in s.carried for c in held)}
    out |= {card for card, weapon in enumerate(s.attached) if weapon >= 0}
    _fill(rng, parts.deck("search"), out, s.search)
    _fill(rng, parts.deck("tech"), out, *s.aside, s.tech)
    _fill(rng, range(len(parts.swarm_cards)), (*s.swarm_discard, *s.turned), s.swarm)
    bosses = range(len(parts.bosses) + parts.numbers.all_clear)
    _fill(rng, bosses, (*s.boss_discard, *s.dead, *s.in_play), s.boss)
    _lay_events(s, rng)


def _fill(rng: Rng, cards: Iterable[int], seen: Container[int], *piles: Pile) -> None:
    """Fills these piles, which have their sizes, with the cards that nobody has seen."""
    left = [card for card in cards if card not in seen]
    rng.shuffle(left, "cards")
    for pile in piles:
        pile.cards = [left.pop() for _ in pile.cards]


def _lay_events(s: Elite, rng: Rng) -> None:
    """Lays face down as many events of each row as the difficulty says, less those that were turned up."""
    seen = (*s.ongoing, *s.past)
    track: list[int] = []
    for row in s.parts.difficulties[s.options.difficulty].events:
        events = range(row.first - 1, row.last)
        unseen = [event for event in events if event not in seen]
        track += rng.sample(unseen, row.n - len(events) + len(unseen), "events")
    rng.shuffle(track, "events")
    box = [event for event in range(len(s.parts.events)) if event not in seen and event not in track]
    s.track, s.event_box = Pile("event", track), Pile("event", box)
