"""What may be under the poison of a masked state: cards, tokens, what windows hide, the answer."""

from __future__ import annotations

from typing import Final

from holdfast.engine.poison import UNKNOWN
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Pile, Secret
from holdfast.games.key.cards.resources import CARDS, is_time
from holdfast.games.key.state import Key

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS: Final = "0123456789"


def deal(s: Key, rng: Rng) -> None:
    """Turns everything that the seat does not know into something that it may be; changes the state in place."""
    _stack_tokens(s, rng)
    _fill_windows(s, rng)
    _deal_cards(s, rng)


def _deal_cards(s: Key, rng: Rng) -> None:
    """Deals the cards that the seat does not see to the hidden places; a time card is never in a hand (R35)."""
    piles = (s.discard, *s.piles, s.deck.cards, *(hand.cards for hand in s.hands))
    seen = {card for pile in piles for card in pile if card is not UNKNOWN}
    rest = [card for card in range(CARDS) if card not in seen]
    rng.shuffle(rest, "deal")
    rest.sort(key=is_time)  # the time cards last, so that hands are dealt from the others
    for hand in s.hands:
        hidden = sum(card is UNKNOWN for card in hand.cards)
        for _ in range(hidden):
            hand.pop()  # what is unknown lies last
        for _ in range(hidden):
            hand.put(rest.pop(0))
    rng.shuffle(rest, "deck")
    s.deck.cards = [rest.pop() if card is UNKNOWN else card for card in s.deck.cards]


def _stack_tokens(s: Key, rng: Rng) -> None:
    """Every glyph with a closed window still lies somewhere (R143); any other unseen token of the colours may."""
    tokens = s.parts.tokens
    seen = [*s.gone, *(token for lying in (*s.face_up, *s.counter_intel) for token in lying)]
    unseen = [i for i, token in enumerate(tokens) if token.colour in s.mission.colours and i not in seen]
    closed = [face.glyph for i, face in enumerate(s.mission.windows) if not s.is_open(i)]
    rng.shuffle(unseen, "tokens")
    unseen.sort(key=lambda i: tokens[i].glyph not in closed)
    laid = unseen[: sum(map(len, s.stacks))]
    rng.shuffle(laid, "tokens")
    s.stacks = [Pile("token", [laid.pop() for _ in range(len(stack))]) for stack in s.stacks]


def _fill_windows(s: Key, rng: Rng) -> None:
    """Fills closed windows, the same glyph with the same content (R73); the answer may be any."""
    dealt: dict[int, str] = {}
    for i, face in enumerate(s.mission.windows):
        if not s.is_open(i):
            guess = dealt.setdefault(face.glyph, other_answer(s.mission.shape, 1, rng))
            s.windows[i] = Secret("window", guess)
    if s.solution.inside() is UNKNOWN:
        s.solution = Secret("answer", other_answer(s.mission.shape, s.mission.length, rng))


def other_answer(shape: str, length: int, rng: Rng) -> str:
    """Returns any answer of this shape."""
    return "".join(rng.choice(DIGITS if shape == "number" else LETTERS, "answer") for _ in range(length))
