"""Magpie as somebody might imagine it."""

from __future__ import annotations

from holdfast.engine.content import Content
from holdfast.engine.flow import Given
from holdfast.engine.rng import Rng
from holdfast.engine.secret import NOBODY, Hand, Pile, Seats, Secret, only
from holdfast.engine.view import Ask
from tests.toys.magpie.dawn import Bell, RollForLuck
from tests.toys.magpie.flow import Play
from tests.toys.magpie.guess import GuessStone
from tests.toys.magpie.notation import filled
from tests.toys.magpie.state import CARDS, DAWN_MS, STONES, TURNS, Nests
from tests.toys.magpie.turns import ChooseDeed, Reply, Turn, Whisper
from tests.toys.magpie.view import NestsView


def sample(seen: NestsView, content: Content, rng: Rng) -> Nests:
    me = only(seen.seat)
    rest = [card for card in range(CARDS) if card not in known_cards(seen)]
    rng.shuffle(rest, "rest")
    hands = [
        filled(
            Hand("card", who), [*((c, me) for c in b.known), *((rest.pop(), 0) for _ in range(b.held - len(b.known)))]
        )
        for who, b in enumerate(seen.birds)
    ]
    s = Nests(
        seated=len(seen.birds),
        rng=rng.split("dice"),
        deck=Pile("card"),
        hands=hands,
        nests=[imagined(bird.nest, rest, me) for bird in seen.birds],
        table=list(seen.table),
        stone=Secret("stone", rng.below(STONES, "stone")) if seen.stone is None else Secret("stone", seen.stone, me),
        score=list(seen.score),
        rolled=list(seen.rolled),
        guessed=list(seen.guessed),
        turn=seen.turn,
        left=seen.left,
        whispered=seen.whispered,
    )
    s.deck = imagined(seen.deck, rest, me)
    s.asked = [200] * s.seated
    if seen.until is not None:
        s.after(seen.until, Bell(), "bell")
    s.is_dawn = seen.left == TURNS * s.seated and seen.until == DAWN_MS
    s.fork(Play(at=1 if s.is_dawn else 3))
    s.fork(GuessStone(ids=ids(s, seen.asks, "guess_stone", *range(s.seated))))
    if s.is_dawn:
        for who in (who for who in range(s.seated) if not seen.rolled[who]):
            s.fork(RollForLuck(seat=who, ids=ids(s, seen.asks, "roll_for_luck", who)))
        return s
    frames = s.strands[0].frames
    frames += [Turn(seat=seen.turn, at=1), ChooseDeed(seat=seen.turn, ids=ids(s, seen.asks, "choose_deed", seen.turn))]
    if seen.whisper is not None:
        frames[-1] = ChooseDeed(seat=seen.turn, ids=(), given=Given(Whisper(seen.whisper)))
        both = only(seen.turn, s.neighbour(seen.turn))
        card = Secret("card", seen.whisper, both)
        hand = s.hands[seen.turn]
        hand.known[hand.cards.index(seen.whisper)] |= both
        frames.append(
            Reply(seat=s.neighbour(seen.turn), card=card, ids=ids(s, seen.asks, "reply", s.neighbour(seen.turn)))
        )
    return s


def known_cards(seen: NestsView) -> list[int | None]:
    mine = [card for bird in seen.birds for card in (*bird.known, *bird.nest)]
    return [*mine, *seen.table, *seen.deck]


def imagined(seen: tuple[int | None, ...], rest: list[int], me: Seats) -> Pile:
    return filled(Pile("card"), [(rest.pop(), NOBODY) if card is None else (card, me) for card in seen])  # type: ignore[no-any-return]


def ids(s: Nests, asks: tuple[Ask, ...], kind: str, *seats: int) -> tuple[int, ...]:
    """The looking seat knows its own number; any that is not taken will do for the others."""
    s.born += 1
    number = next((ask.id for ask in asks if ask.kind == kind), 100 + s.born)
    return tuple(number if seat in seats else 0 for seat in range(s.seated))
