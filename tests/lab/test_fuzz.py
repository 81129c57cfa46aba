"""Fuzzing finds what is broken, and says how to see it again."""

from enum import Enum
from typing import Literal

import msgspec
import pytest

from holdfast.engine.command import Command, Tick
from holdfast.engine.rng import Rng
from holdfast.lab.fuzz import InvariantBroken, after_line, again, fuzz, fuzz_game
from holdfast.lab.match import Failure, Match, open_box
from holdfast.lab.wild import near_miss, wild_action, wild_value
from holdfast.table.setting import Setting
from tests.table.fixtures import pebbles
from tests.table.pebbles import GAME, Beach, Hurry, Options, Peek, Roll, Take

PEBBLES = Match("tests.table.pebbles:GAME", 2, ("random",))


def first_state(failure: Failure, match: Match) -> Beach:
    box = open_box(match)
    seats = ("",) * failure.seats
    s = Setting(box.game, box.loaded.content, (), seats, box.options, failure.key, failure.start).first_state()
    assert isinstance(s, Beach)
    return s


def test_nothing_breaks_a_sound_game() -> None:
    assert set(fuzz(PEBBLES, 30)) == {None}


def test_the_same_seed_breaks_in_the_same_way() -> None:
    broken = msgspec.structs.replace(PEBBLES, options={"broken": "take"})
    assert list(fuzz(broken, 10)) == list(fuzz(broken, 10))


def test_a_crash_can_be_seen_again() -> None:
    broken = msgspec.structs.replace(PEBBLES, options={"broken": "take"})
    failures = [failure for failure in fuzz(broken, 10) if failure is not None]
    assert failures
    for failure in failures:
        with pytest.raises(ZeroDivisionError, match="the beach is gone"):
            again(GAME, first_state(failure, broken), failure.lines)


def test_illegal_commands_find_what_legal_ones_do_not() -> None:
    broken = msgspec.structs.replace(PEBBLES, options={"broken": "why_not"})
    problems = {failure.problem for failure in fuzz(broken, 400) if failure is not None}
    assert problems == {"ZeroDivisionError: nobody takes so many"}


def test_positions_of_the_game_are_starts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = []

    def crash(self: Take, s: Beach, seat: int, ask: object) -> None:
        starts.append(s.pebbles)
        raise ZeroDivisionError

    monkeypatch.setattr(Take, "do", crash)
    failures = [fuzz_game(PEBBLES, number) for number in range(1, 20)]
    assert any(failure is not None and failure.start is not None for failure in failures)
    assert min(starts) < 6


def test_asking_why_not_must_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: Roll, s: Beach, seat: int, ask: object) -> None:
        s.sixes += 1

    monkeypatch.setattr(Roll, "why_not", why_not)
    with pytest.raises(InvariantBroken, match="asking why not changed the state: Command"):
        after_line(GAME, pebbles().first_state(), Command(0, 0, 1, Roll()))


def test_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def do(self: Take, s: Beach, seat: int, ask: object) -> None:
        s.pebbles -= 1

    monkeypatch.setattr(Take, "do", do)
    with pytest.raises(InvariantBroken, match="conserved changed from 12 to 11"):
        after_line(GAME, pebbles().first_state(), Command(0, 0, 1, Take(1)))


def test_a_clone_shares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Beach, "clone", lambda self: self)
    with pytest.raises(InvariantBroken, match="a clone shares something"):
        after_line(GAME, pebbles().first_state(), Command(0, 0, 1, Peek()))


def test_a_refused_line_leaves_the_state_and_a_tick_moves_it() -> None:
    s = pebbles().first_state()
    assert after_line(GAME, s, Command(0, 1, 1, Take(1))) is s
    assert after_line(GAME, s, Tick(50)).now == 50


# -- wild values


class Colour(Enum):
    RED = "red"


class Pair(msgspec.Struct, frozen=True):
    a: int
    b: str | None


@pytest.mark.parametrize(
    "kind",
    [int, str, bool, None, int | None, tuple[int, ...], tuple[int, str], Literal["a", "b"], Colour, Pair],
)
def test_wild_values_are_well_typed(kind: object) -> None:
    rng = Rng(bytes(16))
    for _ in range(50):
        value = wild_value(type(None) if kind is None else kind, rng)
        assert msgspec.convert(msgspec.to_builtins(value), kind) == value


def test_a_type_without_wild_values_is_named() -> None:
    with pytest.raises(TypeError, match="no wild value for <class 'bytearray'>"):
        wild_value(bytearray, Rng(bytes(16)))


def test_wild_actions_are_of_every_kind() -> None:
    rng = Rng(bytes(16))
    assert {type(wild_action(GAME, rng)) for _ in range(200)} == set(GAME.action_types)


def test_a_near_miss_changes_one_field() -> None:
    rng = Rng(bytes(16))
    assert {near_miss(Take(2), rng) for _ in range(20)} == {Take(1), Take(3)}
    assert near_miss(Hurry(), rng) == Hurry()


def test_options_are_words() -> None:
    assert open_box(msgspec.structs.replace(PEBBLES, options={"pebbles": "5"})).options == Options(5)
