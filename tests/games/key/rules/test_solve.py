"""Proposing an answer (R124-R131): the edges that scenes leave out, and the exit (R140)."""

import pytest

from holdfast.engine.action import Refusal, refuse
from holdfast.engine.play import asks, why_not
from holdfast.engine.rng import key_from_seed
from holdfast.engine.view import Text, asks_of
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.rules.vote import Consent
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.state import Key
from tests.games.key.playing import CONTENT, begin, mission_with
from tests.games.key.rules.with_modules import CORE, MODULES, act, question, refusal, said, table


def refusal_of(s: Key, guess: str) -> Refusal | None:
    ask = next(number for number, decision in asks(s, 0) if decision.kind() == "at_any_time")
    return why_not(s, 0, ask, Propose(guess))


@pytest.mark.rule("key:R131")
def test_spaces_are_ignored_up_to_a_limit() -> None:
    s = begin()
    assert refusal_of(s, "SEESAW".rjust(80)) is None
    assert refusal_of(s, "SEESAW".rjust(81)) == Refusal("key:R131", "refused.shape_letters", {"length": 6})


@pytest.mark.rule("key:R140")
@pytest.mark.parametrize("way_out", [1, 10])
def test_the_exit_may_be_any_room(way_out: int) -> None:
    mission = mission_with("test-modules", features=[{"kind": "exit", "room": way_out}], modules=["exit"])
    s = setup(CONTENT, Options(mission), 2, key_from_seed(1))
    s.rooms = [4, 5]
    assert refusal_of(s, "SEESAW") == Refusal("key:R140", "refused.nobody_at_exit", {"room": way_out - 1})
    s.rooms = [4, way_out - 1]
    assert refusal_of(s, "SEESAW") is None


@pytest.mark.rule("key:R44", "key:R124", "key:A21")
def test_what_may_be_filled_in_at_any_time() -> None:
    (ask,) = [ask for ask in asks_of(begin(free_talk=True), 1) if ask.kind == "at_any_time"]
    assert ask.forms == (
        Text("propose", "guess", 1, 80, "letters"),
        Text("hint", "phrase", 1, 20, "phrase"),
        Text("say", "words", 1, 200),
    )


@pytest.mark.rule("key:R140")
def test_no_answer_is_given_while_nobody_stands_at_the_exit() -> None:
    s = table(MODULES, "at 1: 1\nat 10: 2")
    assert refusal(s, 0, Propose("whispered")) == refuse("key:R140", "refused.nobody_at_exit", room=10)
    assert said(s, 0, Propose("whispered")) == (
        "Somebody must stand at the exit, 11 Observatory, when the answer is given."
    )


@pytest.mark.rule("key:R140")
def test_one_player_at_the_exit_is_enough_for_all() -> None:
    s = table(MODULES, "at 1: 1\nat 11: 2")
    act(s, 0, Propose("whispered"))
    assert question(s, 1) is Consent


@pytest.mark.rule("key:R140")
def test_without_an_exit_an_answer_is_given_anywhere() -> None:
    s = table(CORE, "at 1: 1 2")
    assert refusal(s, 0, Propose("whispered")) is None
