"""Other worlds that a seat of magpie cannot tell from this one."""

from __future__ import annotations

from holdfast.engine.rng import Rng
from holdfast.engine.secret import Hand, Pile, includes
from tests.toys.magpie.state import STONES, Nests
from tests.toys.magpie.turns import Reply


def other_world(s: Nests, seat: int, kind: str, rng: Rng) -> Nests:
    twin = s.clone()
    if kind == "stone" and not s.stone.is_known_to(seat):
        twin.stone = s.stone.with_value(rng.below(STONES, "stone"))
    if kind == "card":
        pinned = [frame.card.true() for frame in s.frames() if isinstance(frame, Reply)]
        swap([twin.deck, *twin.hands, *twin.nests], seat, pinned, rng)
    return twin


def swap(piles: list[Pile], seat: int, pinned: list[int], rng: Rng) -> None:
    """Shuffle what the seat does not know among the places where it lies; a card in flight stays."""
    places = [
        (pile, at)
        for pile in piles
        for at, known in enumerate(pile.known)
        if not includes(known, seat) and pile.cards[at] not in pinned
    ]
    cards = [pile.cards[at] for pile, at in places]
    rng.shuffle(cards, "cards")
    for (pile, at), card in zip(places, cards, strict=True):
        pile.cards[at] = card
    for hand in (pile for pile in piles if isinstance(pile, Hand)):
        order = sorted(range(len(hand)), key=hand.cards.__getitem__)
        hand.cards, hand.known = [hand.cards[at] for at in order], [hand.known[at] for at in order]


def conserved(s: Nests) -> object:
    return sorted([*s.table, *(card for pile in (s.deck, *s.hands, *s.nests) for card in pile.cards)])
