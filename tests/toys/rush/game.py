"""Puts the parts of rush together."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Final, TypeAlias

from holdfast.engine.bot import Bot
from holdfast.engine.game import AtTable, Game, Testing
from holdfast.engine.position import TRUTH
from holdfast.engine.rng import Rng
from holdfast.engine.save import dump, load
from holdfast.engine.secret import Pile
from tests.toys.hasty import Hasty
from tests.toys.rush.flow import Round
from tests.toys.rush.sample import conserved, other_world, sample
from tests.toys.rush.state import OFF, Mission, Options, Rush
from tests.toys.rush.texts import TEXTS
from tests.toys.rush.view import RushView, view

RushGame: TypeAlias = Game[Rush, RushView, Options, Mission]

CONTENT: Final = Mission(
    width=5,
    height=4,
    spawn_points=(0, 2, 4),
    generator=7,
    swarm=(1, 2, 2, 1, 3),
    aliens=6,
    dice=3,
    life=3,
    charge=4,
    rounds=3,
)
OPTIONS: Final = Options()


class SharingPile(Pile):
    """A pile whose copies share its cards: the planted fault "shares_list"."""

    __slots__ = ()

    def clone(self) -> Pile:
        return self


def setup(mission: Mission, options: Options, seats: int, key: bytes, faults: tuple[str, ...] = ()) -> Rush:
    """Heroes stand in the southern row, aliens wait beside the field."""
    south = mission.width * (mission.height - 1)
    pile = SharingPile if "shares_list" in faults else Pile
    s = Rush(
        seated=seats,
        rng=Rng(key),
        mission=mission,
        options=options,
        cell=[south + 1 + seat for seat in range(seats)] + [OFF] * mission.aliens,
        wounds=[0] * seats,
        face=[""] * (seats * mission.dice),
        swarm=pile("swarm", range(len(mission.swarm))),
        faults=faults,
    )
    s.shuffle(s.swarm, "swarm")
    s.begin(Round())
    return s


def sample_of_faulty(view: RushView, mission: Mission, rng: Rng, faults: tuple[str, ...]) -> Rush:
    s = sample(view, mission, rng)
    s.faults = faults
    return s


def write(s: Rush, seat: int) -> str:
    """The field, a line for each seat, and for the whole truth a line from which it can be read."""
    width = s.mission.width
    signs = [". "] * (width * s.mission.height)
    for figure, cell in enumerate(s.cell):
        if cell != OFF:
            signs[cell] = f"{'h' if s.is_hero(figure) else 'a'}{figure}"
    lines = [f"round {s.round}, charge {s.charge}, clock {'runs' if s.clock_runs else 'stands'}"]
    lines += [" ".join(signs[row : row + width]) for row in range(0, len(signs), width)]
    for hero in s.everybody():
        faces = " ".join(s.face[die] or "-" for die in s.dice_of(hero))
        lines.append(f"h{hero} wounds {s.wounds[hero]}: {faces}")
    if seat == TRUTH:
        lines.append(dump(s).decode())
    return "\n".join(lines) + "\n"


def read(text: str, mission: Mission) -> Rush:
    return load(GAME, mission, text.splitlines()[-1].encode())


GAME: Final[RushGame] = Game(
    name="rush",
    rules_version=1,
    package="tests.toys.rush",
    seats=range(3, 4),
    state=Rush,
    view_type=RushView,
    options=Options,
    content=Mission,
    setup=setup,
    view=view,
    sample=sample,
    write=write,
    bots={"hasty": Bot("hasty", Hasty)},
    texts=TEXTS,
    at_table=AtTable(
        pause_rule="rush:R11",
        absent_seats_never_hang=True,
    ),
    testing=Testing(
        secrets=("swarm",),
        other_world=other_world,
        conserved=conserved,
        read=read,
    ),
)


def faulty(*names: str) -> RushGame:
    """The same game with planted faults, which the conformance suite must find.

    shares_list: copies of a state share the swarm pile. not_offered: a legal step is not offered.
    hangs: choices have no grace. twice: time is up twice. order_of_dice: all seats roll from one stream.
    """
    return dataclasses.replace(GAME, setup=partial(setup, faults=names), sample=partial(sample_of_faulty, faults=names))
