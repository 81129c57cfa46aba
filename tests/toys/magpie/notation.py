"""A position of magpie as text: `7/6` is card 7, known to the seats of mask 6."""

from __future__ import annotations

from typing import Any

from holdfast.engine.content import Content
from holdfast.engine.position import TRUTH
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.secret import Hand, Pile, Seats, Secret, includes
from tests.toys.magpie.flow import Play
from tests.toys.magpie.guess import GuessStone
from tests.toys.magpie.state import TURN_MS, Nests


def write(s: Nests, seat: int) -> str:
    def card(number: int, known: Seats) -> str:
        if seat == TRUTH:
            return f"{number}/{known}"
        return str(number) if includes(known, seat) else "?"

    def cards(pile: Pile) -> str:
        words = [card(number, known) for number, known in zip(pile.cards, pile.known, strict=True)]
        return " ".join(sorted(words) if isinstance(pile, Hand) and seat != TRUTH else words)

    lines = [
        f"turn {s.turn} left {s.left} until {s.due('bell') or 0}",
        f"whispered {int(s.whispered and seat in (TRUTH, s.turn, s.neighbour(s.turn)))}",
        f"stone {card(s.stone.true(), s.stone.known_to)}",
        f"table {' '.join(map(str, s.table))}",
        f"deck {cards(s.deck)}",
    ]
    for who in range(s.seated):
        lines.append(f"bird {s.score[who]} {int(s.rolled[who])} {int(s.guessed[who])}")
        lines += [f"hand {cards(s.hands[who])}", f"nest {cards(s.nests[who])}"]
    return "\n".join(line.rstrip() for line in lines)


def read(text: str, content: Content) -> Nests:
    words = [line.split(" ") for line in text.split("\n")]
    birds = [line[1:] for line in words if line[0] == "bird"]

    def known(line: list[str]) -> list[tuple[int, Seats]]:
        return [(int(card), int(mask)) for card, _, mask in (word.partition("/") for word in line[1:])]

    ((number, who),) = known(words[2])
    s = Nests(
        seated=len(birds),
        rng=Rng(key_from_seed(text)),
        deck=filled(Pile("card"), known(words[4])),
        hands=[filled(Hand("card", no), known(line)) for no, line in enumerate(w for w in words if w[0] == "hand")],
        nests=[filled(Pile("card"), known(line)) for line in words if line[0] == "nest"],
        table=[int(card) for card in words[3][1:]],
        stone=Secret("stone", number, who),
        score=[int(bird[0]) for bird in birds],
        rolled=[bird[1] == "1" for bird in birds],
        guessed=[bird[2] == "1" for bird in birds],
        turn=int(words[0][1]),
        left=int(words[0][3]),
    )
    s.is_dawn = False
    s.begin(Play(at=2), GuessStone())
    s.whispered = words[1][1] == "1"
    s.shift("bell", int(words[0][5]) - TURN_MS)
    return s


def filled(pile: Any, cards: list[tuple[int, Seats]]) -> Any:
    for card, known in cards:
        pile.put(card, known)
    return pile
