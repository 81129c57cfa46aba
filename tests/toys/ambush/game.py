"""Puts the parts of ambush together."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Final, TypeAlias

from holdfast.engine.bot import Bot
from holdfast.engine.game import AtTable, Game, Proposal, Testing
from holdfast.engine.rng import Rng
from holdfast.engine.save import dump, load
from holdfast.engine.secret import NOBODY, SPECTATOR, Hand, Pile, Secret
from tests.toys.ambush.flow import HeroTurn
from tests.toys.ambush.sample import conserved, level_around, other_world, sample
from tests.toys.ambush.state import EVIL, HERO, THE_EVIL, Ambush, Card, Deed, Labyrinth, Options
from tests.toys.ambush.texts import TEXTS
from tests.toys.ambush.view import AmbushView, view
from tests.toys.ambush.window import Cancel, Decline, PlayCard, Propose
from tests.toys.hasty import Hasty

AmbushGame: TypeAlias = Game[Ambush, AmbushView, Options, Labyrinth]

DEEDS: Final[tuple[Deed, ...]] = ("move", "explore", "listen")
CONTENT: Final = Labyrinth(
    width=4,
    height=4,
    creatures=3,
    cards=tuple(Card(DEEDS[n % 3], is_instant=n % 4 == 0, strength=n % 2) for n in range(24)),
    hand=3,
    life=4,
    turns=2,
    rounds=3,
    limit=2,
)
OPTIONS: Final = Options()
STRICT: Final = Options(strict_ms=5_000)


def setup(labyrinth: Labyrinth, options: Options, seats: int, key: bytes, faults: tuple[str, ...] = ()) -> Ambush:
    """The hero stands at the origin, creatures anywhere else."""
    rng = Rng(key)
    dark = [place for place in labyrinth.places if place != 0]
    s = Ambush(
        seated=seats,
        rng=rng,
        labyrinth=labyrinth,
        options=options,
        origin=Secret("place", rng.choice(labyrinth.places, "place"), THE_EVIL),
        level=[Secret("level", sides, THE_EVIL) for sides in level_around({}, labyrinth, rng)],
        creatures=[Secret("creature", place, THE_EVIL) for place in rng.sample(dark, labyrinth.creatures, "creature")],
        hero=0,
        life=labyrinth.life,
        hands=[Hand("card", seat) for seat in EVIL],
        deck=Pile("card", range(len(labyrinth.cards)), NOBODY),
        track=Pile("card"),
        trail=[0],
        faults=faults,
    )
    s.shuffle(s.deck, "card")
    for hand in s.hands:
        for _ in range(labyrinth.hand):
            s.draw(s.deck, hand)
    s.light(0)
    s.begin(HeroTurn())
    return s


def sample_of_faulty(view: AmbushView, labyrinth: Labyrinth, rng: Rng, faults: tuple[str, ...]) -> Ambush:
    s = sample(view, labyrinth, rng)
    s.faults = faults
    return s


def write(s: Ambush, seat: int) -> str:
    """The table and what the seat knows, and for the whole truth a line from which it can be read."""
    seen = view(s, max(seat, SPECTATOR))
    lines = [
        f"round {seen.round} turn {seen.turn}, life {seen.life}, leader {seen.leader}, waiting for {seen.waiting_for}",
        f"hands {seen.hands}, deck {seen.deck}, laid by {seen.laid_by}, discard {seen.discard}",
    ]
    if seen.hero is not None:
        lines.append(f"at {seen.hero.here}, sectors {seen.hero.sectors}, creatures {seen.hero.creatures}")
    if seen.evil is not None:
        lines.append(f"hand {seen.evil.hand}, hero at {seen.evil.hero}, creatures at {seen.evil.creatures}")
    if seat < SPECTATOR:
        lines.append(dump(s).decode())
    return "\n".join(lines) + "\n"


def read(text: str, labyrinth: Labyrinth) -> Ambush:
    return load(GAME, labyrinth, text.splitlines()[-1].encode())


GAME: Final[AmbushGame] = Game(
    name="ambush",
    rules_version=1,
    package="tests.toys.ambush",
    seats=range(3, 4),
    state=Ambush,
    view_type=AmbushView,
    options=Options,
    content=Labyrinth,
    setup=setup,
    view=view,
    sample=sample,
    write=write,
    bots={"hasty": Bot("hasty", Hasty)},
    texts=TEXTS,
    at_table=AtTable(
        pause_rule="ambush:R10",
    ),
    testing=Testing(
        secrets=("card", "level", "creature", "place"),
        other_world=other_world,
        conserved=conserved,
        read=read,
        proposals=(
            Proposal(PlayCard, Cancel(), lambda s: (HERO, SPECTATOR)),
            Proposal(Propose, Decline(), lambda s: (HERO, SPECTATOR)),
        ),
    ),
)


def faulty(*names: str) -> AmbushGame:
    """The same game with planted faults, which the conformance suite must find.

    window_by_hand: no window opens where evil holds no instant. names_decider: views name the seats that must answer.
    shared_counter: views count the asks of all seats. order_by_card: the track is shown in the order of its cards.
    refusal_tells: the hero may not explore where a creature lurks. event_count: the hero hears when evil draws an
    instant. not_forgotten: the hero's view goes on showing where it has been.
    """
    return dataclasses.replace(GAME, setup=partial(setup, faults=names), sample=partial(sample_of_faulty, faults=names))
