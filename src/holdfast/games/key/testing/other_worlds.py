"""Other worlds, which a seat could not tell from this one, for the leak tests: made from the state, never a view."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from holdfast.engine.rng import Rng
from holdfast.engine.secret import Pile, includes
from holdfast.games.key.cards.resources import NUMBERED, is_time
from holdfast.games.key.deal import DIGITS, LETTERS, other_answer
from holdfast.games.key.missions.mission import NO_GLYPH, Mission
from holdfast.games.key.setup import Options
from holdfast.games.key.state import Key

Writer: TypeAlias = Callable[[int, str], str]  # what stood behind a glyph -> what stands there in another mission


def other_world(s: Key, seat: int, kind: str, rng: Rng) -> Key:
    twin = s.clone()
    match kind:
        case "card":
            _deal_again(twin, seat, rng)
        case "token":
            _swap(twin.stacks, seat, rng)
        case "window":
            _write_again(twin, seat, rng)
        case "answer" if not s.solution.is_known_to(seat):
            answer = other_answer(s.mission.shape, s.mission.length, rng)
            twin.solution = s.solution.with_value(answer)
    return twin


def _swap(piles: list[Pile], seat: int, rng: Rng) -> None:
    """Shuffles the cards that the seat does not know among the places where they lie."""
    places = [(pile, i) for pile in piles for i, known in enumerate(pile.known) if not includes(known, seat)]
    cards = [pile.cards[i] for pile, i in places]
    rng.shuffle(cards, "worlds")
    for (pile, i), card in zip(places, cards, strict=True):
        pile.cards[i] = card


def _deal_again(s: Key, seat: int, rng: Rng) -> None:
    """Hands never hold time cards (R35), so those are only moved within the deck."""
    _swap([s.deck], seat, rng)
    numbered = Pile("card")
    places = [i for i, k in enumerate(s.deck.known) if not includes(k, seat) and not is_time(s.deck.cards[i])]
    numbered.cards = [s.deck.cards[i] for i in places]
    numbered.known = [s.deck.known[i] for i in places]
    _swap([numbered, *s.hands], seat, rng)
    for i, card in zip(places, numbered.cards, strict=True):
        s.deck.cards[i] = card
    for hand in s.hands:
        order = sorted(range(len(hand)), key=hand.cards.__getitem__)
        hand.known = [hand.known[i] for i in order]
        hand.cards = [hand.cards[i] for i in order]


def _write_again(s: Key, seat: int, rng: Rng) -> None:
    """Writes something else into about half of the closed windows, the same for the same glyph (R73).

    The others stay, so that a window which opens the same in both worlds can be compared for what it tells besides.
    """
    contents: dict[int, str] = {}
    for i, face in enumerate(s.mission.windows):
        if not s.windows[i].is_known_to(seat):
            kept = s.windows[i].true() if rng.below(2, "kept") else other_answer(s.mission.shape, 1, rng)
            s.windows[i] = s.windows[i].with_value(contents.setdefault(face.glyph, kept))


def other_options(options: Options, rng: Rng) -> Options:
    """Returns a mission that looks the same to all who sit down: another answer, and another end of the story.

    Its letters are exchanged for others, so that all puzzles still work out, or all is written anew: then another
    number of letters occurs twice, too.
    """
    mission = options.mission
    write = _exchanged(mission, rng) if rng.below(2, "options") else _written_anew(mission, rng)
    hidden = msgspec.structs.replace(
        mission,
        answer=write(NO_GLYPH, mission.answer),
        windows=tuple(
            window if window.open else msgspec.structs.replace(window, content=write(window.glyph, window.content))
            for window in mission.windows
        ),
        won=_other_story(mission.won, rng),
        lost=_other_story(mission.lost, rng),
        wrong=_other_story(mission.wrong, rng),
        said=_other_story(mission.said, rng),
        hints=mission.hints[::-1],
        proof=None,
    )
    return msgspec.structs.replace(options, mission=hidden)


def _exchanged(mission: Mission, rng: Rng) -> Writer:
    """Returns what exchanges all signs but those that lie open, each for one other."""
    signs = DIGITS if mission.shape == "number" else LETTERS
    lying_open = {sign for window in mission.windows if window.open for sign in window.content}
    free = [sign for sign in signs if sign not in lying_open]
    moved = free[1:] + free[:1] if rng.below(2, "options") else free[::-1]
    others = str.maketrans("".join(free), "".join(moved))
    return lambda glyph, written: written.translate(others)


def _written_anew(mission: Mission, rng: Rng) -> Writer:
    """Returns what writes anything of the same length, the same behind one glyph (R73)."""
    behind: dict[int, str] = {}

    def write(glyph: int, written: str) -> str:
        anew = other_answer(mission.shape, len(written), rng)
        return anew if glyph == NO_GLYPH else behind.setdefault(glyph, anew)

    return write


def _other_story(told: str, rng: Rng) -> str:
    """Returns another text, of another length."""
    return f"{told[::-1]} {'So it goes. ' * (1 + rng.below(3, 'story'))}"


def conserved(s: Key) -> object:
    """Returns what there always is: forty different cards (R36), and every token that was laid out."""
    cards = sorted([*s.deck.cards, *s.discard, *(c for pile in (*s.piles, *(h.cards for h in s.hands)) for c in pile)])
    tokens = [*s.gone, *(t for pile in s.stacks for t in pile.cards)]
    tokens += [t for lying in (*s.face_up, *s.counter_intel) for t in lying]
    rising = all(a // 3 < b // 3 for pile in s.piles for a, b in itertools.pairwise(pile))  # R34
    clean_hands = all(card < NUMBERED for hand in s.hands for card in hand.cards)  # R35
    return cards, sorted(tokens), rising, clean_hands
