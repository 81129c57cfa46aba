"""Proposing an answer (R124-R131): the edges that scenes leave out."""

import pytest

from holdfast.engine.action import Refusal
from holdfast.engine.play import asks, why_not
from holdfast.engine.rng import key_from_seed
from holdfast.engine.view import Text, asks_of
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.state import Key
from tests.games.key.playing import CONTENT, begin, mission_with


def refusal(s: Key, guess: str) -> Refusal | None:
    ask = next(number for number, decision in asks(s, 0) if decision.kind() == "at_any_time")
    return why_not(s, 0, ask, Propose(guess))


@pytest.mark.rule("key:R131")
def test_spaces_are_ignored_up_to_a_limit() -> None:
    s = begin()
    assert refusal(s, "SEESAW".rjust(80)) is None
    assert refusal(s, "SEESAW".rjust(81)) == Refusal("key:R131", "refused.shape_letters", {"length": 6})


@pytest.mark.rule("key:R140")
@pytest.mark.parametrize("way_out", [1, 10])
def test_the_exit_may_be_any_room(way_out: int) -> None:
    mission = mission_with("test-modules", features=[{"kind": "exit", "room": way_out}], modules=["exit"])
    s = setup(CONTENT, Options(mission), 2, key_from_seed(1))
    s.rooms = [4, 5]
    assert refusal(s, "SEESAW") == Refusal("key:R140", "refused.nobody_at_exit", {"room": way_out - 1})
    s.rooms = [4, way_out - 1]
    assert refusal(s, "SEESAW") is None


@pytest.mark.rule("key:R44", "key:R124", "key:A21")
def test_what_may_be_filled_in_at_any_time() -> None:
    (ask,) = [ask for ask in asks_of(begin(free_talk=True), 1) if ask.kind == "at_any_time"]
    assert ask.forms == (
        Text("propose", "guess", 1, 80, "letters"),
        Text("hint", "phrase", 1, 20, "phrase"),
        Text("say", "words", 1, 200),
    )
