"""Puts the parts of magpie together."""

from __future__ import annotations

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.game import AtTable, Game, Proposal, Testing
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Hand, Pile, Secret
from tests.toys.magpie.flow import Play
from tests.toys.magpie.guess import GuessStone
from tests.toys.magpie.notation import read, write
from tests.toys.magpie.sample import sample
from tests.toys.magpie.state import CARDS, STONES, TURNS, Nests
from tests.toys.magpie.texts import TEXTS
from tests.toys.magpie.turns import Decline, Whisper
from tests.toys.magpie.view import NestsView, view
from tests.toys.magpie.worlds import conserved, other_world


class Options(msgspec.Struct, frozen=True):
    fault: str = ""


def setup(content: Content, options: Options, seats: int, key: bytes) -> Nests:
    s = Nests(
        seated=seats,
        rng=Rng(key),
        deck=Pile("card", range(CARDS)),
        hands=[Hand("card", seat) for seat in range(seats)],
        nests=[Pile("card") for _ in range(seats)],
        table=[],
        stone=Secret("stone", 0),
        score=[0] * seats,
        rolled=[False] * seats,
        guessed=[False] * seats,
        turn=0,
        left=TURNS * seats,
        fault=options.fault,
    )
    s.shuffle(s.deck, "deck")
    s.stone = Secret("stone", s.rng.below(STONES, "stone"))
    for hand in s.hands * 3:
        s.draw(s.deck, hand)
    s.begin(Play(), GuessStone())
    return s


def kept_from(s: Nests) -> tuple[int, ...]:
    return tuple(seat for seat in range(-1, s.seated) if seat not in (s.turn, s.neighbour(s.turn)))


CONTENT = Content()
OPTIONS = Options()
GAME = Game(
    name="magpie",
    rules_version=1,
    package="tests.toys.magpie",
    seats=range(2, 5),
    state=Nests,
    view_type=NestsView,
    options=Options,
    content=Content,
    setup=setup,
    view=view,
    sample=sample,
    write=write,
    texts=TEXTS,
    at_table=AtTable(
        absent_seats_never_hang=True,
    ),
    testing=Testing(
        secrets=("card", "stone"),
        other_world=other_world,
        conserved=conserved,
        read=read,
        proposals=(Proposal(Whisper, Decline(), kept_from),),
    ),
)
