"""Bots of ALONE: they answer legally everywhere, on either side, finish every kind of game, and beat chance."""

from typing import Any

import pytest

from holdfast.bots import bot_named
from holdfast.engine.bot import Budget, Scheduler, Update
from holdfast.engine.play import why_not
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.bots.atlas import Atlas, Sounding, apart, may_be
from holdfast.games.alone.bots.deeds import at_least
from holdfast.games.alone.chart import Tile
from holdfast.games.alone.game import GAME
from holdfast.games.alone.pack import Parts
from holdfast.games.alone.places import MIDDLE, WIDTH
from holdfast.games.alone.positions import position
from holdfast.games.alone.state import Alone, Options
from tests.games.alone.box import parts_of

NAMES = ("survivor", "lurker")
POSITIONS = 60
EXPANSIONS = {"special_creatures": True, "room_actions": True, "avatars": True}


def rng(seed: str) -> Rng:
    return Rng(key_from_seed(f"{seed}/minds"))


def started(parts: Parts, bots: tuple[str, ...], seed: str, **chosen: Any) -> Scheduler:
    s = GAME.setup(parts, Options(**chosen), len(bots), key_from_seed(seed))
    return Scheduler(GAME, parts, s, {seat: bot_named(GAME, name) for seat, name in enumerate(bots)}, rng(seed))


def played(parts: Parts, bots: tuple[str, ...], seed: str, **chosen: Any) -> Alone:
    """A whole game."""
    scheduler = started(parts, bots, seed, **chosen)
    while scheduler.step() is not None:
        pass
    s: Any = scheduler.s
    assert s.outcome is not None, [GAME.view(s, seat).asks for seat in range(len(bots))]
    return s  # type: ignore[no-any-return]


@pytest.mark.parametrize("packs", [("base",), ("base", "deep", "avatar")])
def test_every_answer_is_legal_in_positions_of_every_phase(packs: tuple[str, ...]) -> None:
    parts = parts_of(*packs)
    answered = 0
    for number in range(POSITIONS):
        s = position(parts, number)
        for seat in range(s.seated):
            mind = bot_named(GAME, NAMES[number % 2]).sit(GAME, parts, seat, rng(f"{number}/{seat}"))
            view = GAME.view(s, seat)
            mind.see(Update((), view))
            choice = mind.choose(view, Budget()) if s.outcome is None and view.asks else None
            if choice is not None:
                answered += 1
                assert why_not(s, seat, choice.ask, choice.action) is None, (number, seat, choice)
                assert choice.after_ms > 0
    assert answered > POSITIONS / 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("difficulty", ["easy", "impossible"])
def test_whole_games_end(seats: int, difficulty: str) -> None:
    bots = ("survivor", *("lurker",) * (seats - 1))
    played(parts_of("base"), bots, f"whole/{seats}/{difficulty}", difficulty=difficulty, levels=("random",))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_with_expansions_end(seats: int) -> None:
    bots = ("survivor", *("lurker",) * (seats - 1))
    played(parts_of(), bots, f"expansions/{seats}", difficulty="", **EXPANSIONS)


def test_either_bot_plays_either_side() -> None:
    one = played(parts_of("base"), ("survivor", "lurker"), "sides")
    other = played(parts_of("base"), ("lurker", "survivor"), "sides")
    assert GAME.write(one, -2) == GAME.write(other, -2)


def test_windows_that_close_by_themselves_do_not_disturb() -> None:
    played(parts_of("base"), ("survivor", "lurker"), "strict", strict_ms=3000, most_rounds=2)
    played(parts_of("base"), ("survivor", "lurker", "lurker"), "timed", window_ms=300, grace_ms=300, most_rounds=2)


def test_a_survivor_escapes_from_chance() -> None:
    ends = [played(parts_of("base"), ("survivor", "random"), f"escape/{n}", difficulty="easy") for n in range(3)]
    assert [s.outcome.key for s in ends if s.outcome].count("hero.escaped") >= 2


def test_a_lurker_breaks_a_random_hero() -> None:
    for number in range(3):
        s = played(parts_of("base"), ("random", "lurker"), f"break/{number}")
        assert s.outcome is not None
        assert s.outcome.key == "evil.broken"


# -- what a hero concludes


def test_a_room_is_not_behind_an_open_way() -> None:
    atlas = Atlas()
    atlas.tiles[MIDDLE] = Tile(("open", "door", "wall", "wall"))
    candidates = atlas.candidates(3)
    assert MIDDLE - WIDTH not in candidates
    assert MIDDLE + 1 in candidates
    assert atlas.is_behind(MIDDLE + 1, "door")


def test_an_answer_of_evil_narrows_down_where_a_room_is() -> None:
    atlas = Atlas()
    atlas.tiles[MIDDLE] = Tile(("wall", "door", "wall", "wall"))
    before = atlas.candidates(3)
    atlas.soundings.append(Sounding("room 3", MIDDLE, 3, 0))
    after = atlas.candidates(3)
    assert set(after) < set(before)
    assert all(apart(cell, MIDDLE) in (1, 3) for cell in after)
    assert not may_be(MIDDLE + 2, atlas.soundings[0])


def test_a_room_on_the_other_level_is_nowhere_on_this_one() -> None:
    atlas = Atlas()
    atlas.tiles[MIDDLE] = Tile(("wall", "door", "wall", "wall"))
    atlas.soundings.append(Sounding("room 3", MIDDLE, 6, 1))
    assert atlas.candidates(3) == []
    assert atlas.levels_of("room 3") == (1,)


def test_the_shortest_way_goes_around_what_costs_more() -> None:
    atlas = Atlas()
    atlas.tiles[MIDDLE] = Tile(("wall", "open", "open", "wall"))
    atlas.tiles[MIDDLE + 1] = Tile(("wall", "wall", "open", "open"))
    atlas.tiles[MIDDLE + WIDTH] = Tile(("open", "open", "wall", "wall"))
    atlas.tiles[MIDDLE + WIDTH + 1] = Tile(("open", "wall", "wall", "open"))
    target = MIDDLE + WIDTH + 1
    assert atlas.ways(MIDDLE, {MIDDLE + 1: 1.0}).path[target] == (2, 1)
    assert atlas.ways(MIDDLE, {MIDDLE + WIDTH: 1.0}).path[target] == (1, 2)


def test_the_chance_of_hits() -> None:
    assert at_least(1, 3) == pytest.approx(0.875)
    assert at_least(2, 3) == pytest.approx(0.5)
    assert at_least(0, 1) == pytest.approx(0.5)
    assert at_least(4, 3) == 0
