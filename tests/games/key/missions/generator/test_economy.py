"""The economy gate plays at most ten games, and fewer when they have decided."""

from holdfast.games.key.missions.generator.economy_gate import GAMES, Play, Wins, economy_gate
from holdfast.games.key.missions.mission import Mission

from .cards import card

MISSION = card("word", ["KEY"], "KEY", grade=2)
CALIBRATION = {(2, "office", 2): Wins(3, 8)}


def playing(results: list[bool], seen: list[int]) -> Play:
    def play(mission: Mission, players: int, game: int) -> bool:
        seen.append(game)
        return results[game]

    return play


def test_a_mission_within_its_band_passes() -> None:
    seen: list[int] = []
    gate = economy_gate(playing([True, False] * 5, seen), CALIBRATION, 2)
    assert gate(MISSION)
    assert len(seen) <= GAMES == 10


def test_a_mission_that_nobody_wins_is_refused() -> None:
    seen: list[int] = []
    assert not economy_gate(playing([False] * 10, seen), CALIBRATION, 2)(MISSION)
    assert seen == list(range(8))  # two games are left, and three wins are wanted


def test_a_mission_that_everybody_wins_is_refused() -> None:
    seen: list[int] = []
    assert not economy_gate(playing([True] * 10, seen), CALIBRATION, 2)(MISSION)
    assert seen == list(range(9))


def test_without_calibration_nothing_is_played() -> None:
    seen: list[int] = []
    assert economy_gate(playing([], seen), CALIBRATION, 3)(MISSION)
    assert seen == []
