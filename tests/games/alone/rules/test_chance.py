"""Dice, draws and kills nobody sees (R36, R185, R189, R265): what scenes cannot say."""

from collections import Counter
from typing import Any

import pytest

from holdfast.engine import save
from holdfast.engine.game import SetupError
from holdfast.engine.play import options, play
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.cards.effects import Befriend
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.registry import DEEDS, Cause
from holdfast.games.alone.game import GAME
from holdfast.games.alone.rules.fight import Die
from holdfast.games.alone.state import HERO
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import BASE, begin, click

ALL = parts_of()


@pytest.mark.rule("alone:G3")
def test_the_die_has_three_hits_one_danger_and_two_misses() -> None:
    assert Counter(BASE.numbers.die) == {"hit": 3, "danger": 1, "miss": 2}


@pytest.mark.rule("alone:G1", "alone:G7", "alone:G8", "alone:G9", "alone:G11")
def test_numbers_of_the_tracks() -> None:
    numbers = BASE.numbers
    assert list(numbers.rounds) == [12, 10, 8, 6]
    assert [numbers.adrenaline[n] for n in (12, 9, 8, 5, 4, 0)] == [3, 3, 4, 4, 5, 5]
    assert [space for space, danger in enumerate(numbers.track, 1) if danger] == [10, 12, 14, 16]
    assert list(numbers.hands) == [10, 6, 4]


@pytest.mark.rule("alone:R185", "alone:R184")
@pytest.mark.parametrize(("revealed", "points"), [("1D1", 1), ("-", 0)])
def test_only_the_death_of_a_revealed_creature_teaches(revealed: str, points: int) -> None:
    s = begin(f"hero: 1C1\nrevealed: {revealed}\ncreatures: spore@1D1\nexperience: -")
    token, _ = s.standing()[0]
    Die(token=token).die(s)
    assert not s.standing()
    assert sum(s.experience) == points


@pytest.mark.rule("alone:R265")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_replays_from_its_actions(seats: int) -> None:
    modules: dict[str, Any] = {"special_creatures": True, "room_actions": True, "avatars": True}
    first = begin(seats=seats, parts=ALL, seed=9, **modules)
    again = begin(seats=seats, parts=ALL, seed=9, **modules)
    rng = Rng(key_from_seed(5))
    for _ in range(120):
        found = [(seat, ask, action) for seat in range(seats) for ask, action in options(first, seat)]
        if not found:
            break
        seat, ask, action = rng.choice(found, "play")
        play(first, seat, ask, action)
        play(again, seat, ask, action)
        first.told = again.told = []
    assert save.dump(first) == save.dump(again)
    assert save.dump(begin(seats=seats, parts=ALL, seed=10, **modules)) != save.dump(
        begin(seats=seats, parts=ALL, seed=9, **modules)
    )
    assert GAME.name == "alone"


@pytest.mark.rule("alone:R265", "alone:R193")
def test_a_companion_drawn_at_random_comes_from_the_game_s_own_chance() -> None:
    def drawn(seed: int) -> int:
        s = begin("hero: 1C1\ncompanion: -", seed=seed)
        DEEDS[Befriend].perform(s, DoVerb(effect=Befriend(random=True), cause=Cause(seat=HERO)))
        assert s.companion is not None
        return s.companion.character

    drawn_once, drawn_again = ([drawn(seed) for seed in range(16)] for _ in range(2))
    assert drawn_once == drawn_again
    assert len(set(drawn_once)) > 1


@pytest.mark.rule("alone:R265", "alone:R10")
def test_a_character_drawn_at_random_comes_from_the_game_s_own_chance() -> None:
    def drawn(seed: int) -> int:
        s = begin(seed=seed, character="")
        click(s, HERO, "draw_hero")
        return s.character

    drawn_once, drawn_again = ([drawn(seed) for seed in range(16)] for _ in range(2))
    assert drawn_once == drawn_again
    assert len(set(drawn_once)) > 1


@pytest.mark.rule("alone:R35")
def test_a_leader_must_sit_at_the_table() -> None:
    with pytest.raises(SetupError, match="no_such_leader"):
        begin(seats=3, leader="4")
