"""The lessons of the first mission come when they can be done, to whom they can be done by."""

from __future__ import annotations

from typing import cast

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.play import asks, play
from holdfast.engine.rng import key_from_seed
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.types import GATHER, INTEL
from holdfast.games.key.game import GAME
from holdfast.games.key.rules.intel import Reveal
from holdfast.games.key.rules.turn import PlayCard
from holdfast.games.key.screen.lessons import LESSONS, TAUGHT_IN
from holdfast.games.key.screen.screen import screen
from holdfast.games.key.screen.worth import worth
from holdfast.games.key.setup.options import read_options
from holdfast.games.key.state import Key
from holdfast.packs.content import load_content
from tests.games.key.screen.said import at


def lesson_table(position: str) -> Key:
    s = at(position)
    s.mission = msgspec.structs.replace(s.mission, id=TAUGHT_IN)
    return s


def due(position: str, seat: int = 0) -> tuple[str, ...]:
    return screen(lesson_table(position), seat).lessons


def test_only_the_first_mission_teaches() -> None:
    s = at("turn: 1\nasked: action")
    assert screen(s, 0).lessons == ()
    assert screen(s, 0).mission.course == ()
    assert screen(lesson_table("turn: 1\nasked: action"), 0).mission.course == LESSONS


def test_what_is_asked_of_others_is_not_taught() -> None:
    assert "pick" in due("turn: 1\nasked: action")
    assert "pick" not in due("turn: 1\nasked: action", seat=1)
    assert due("turn: 1\nasked: action", seat=-1) == ()


def test_signs_are_looked_for_then_reached_then_gathered() -> None:
    nothing = "turn: 1\nhand 1: 7s\nasked: action\nrooms: none\nat 1: 1"
    assert "intel" in due(nothing)
    assert not {"signs", "run", "gather"} & {*due(nothing)}
    far = f"{nothing}\nroom 3: - | star"
    assert {"signs", "run"} <= {*due(far)}
    assert not {"intel", "gather"} & {*due(far)}
    assert "gather" in due(f"{nothing}\nroom 1: - | star")


def lesson() -> Key:
    """Returns the table that teaches, as it is dealt."""
    (ready,) = GAME.ready_tables
    loaded = load_content(GAME)
    options = read_options(loaded.files, ready.options)
    return GAME.setup(cast(Parts, loaded.content), options, ready.seats, key_from_seed(f"lesson {ready.lesson}"))


def press(s: Key, seat: int, action: Action) -> tuple[str, ...]:
    """Returns the lessons that are due after an answer."""
    (ask, *_) = [id for id, decision in asks(s, seat) if type(action) in decision.ACTIONS]
    play(s, seat, ask, action)
    return screen(s, seat).lessons


VAULT = 9


def test_the_first_flip_of_any_kind_is_explained() -> None:
    s = lesson()
    card = s.hands[0].own(0)[0]
    assert not {"dud", "trap", "signs"} & {*press(s, 0, PlayCard(card, INTEL))}
    assert {"dud", "trap", "signs"} & {*press(s, 0, Reveal(VAULT))} == {"dud"}
    assert {"dud", "trap", "signs"} & {*press(s, 0, Reveal(VAULT))} == {"dud", "signs"}


def test_a_trap_is_explained_when_it_lies_there() -> None:
    plain = "turn: 1\nasked: action\nrooms: none\nat 1: 1"
    assert "trap" in due(f"{plain}\nroom 3: - | camera")


def test_collecting_is_taught_where_something_can_be_collected() -> None:
    for tokens, taught in (("2 tokens", "flip"), ("2 tokens | star", "collect")):
        s = lesson_table(f"turn: 1\nhand 1: 7s\nasked: action\nrooms: none\nat 1: 1\nroom 1: {tokens}")
        found = press(s, 0, PlayCard(s.hands[0].own(0)[0], GATHER))
        assert {"flip", "collect"} & {*found} == {taught}


def test_the_lesson_is_dealt_a_dud_and_then_a_hit() -> None:
    s = lesson()
    tops = [(worth(s)[stack.true()[-1]], worth(s)[stack.true()[-2]]) for stack in s.stacks if len(stack) > 1]
    assert tops.count(("unwanted", "wanted")) == 6
    assert tops[-1] == ("unwanted", "wanted")  # the Vault, which the lesson names
    assert any(s.can_play_on(INTEL, card) for card in s.hands[0].true())


def test_peril_and_high_piles_are_taught_when_they_come() -> None:
    assert "regroup" in due("turn: 1\nhand 1: 12s\nrun: 2c 10s\nasked: action")
    assert "regroup" not in due("turn: 1\nhand 1: 12s\nrun: 2c 8s\nasked: action")
    assert "peril" in due("turn: 1\nperil: yes\nhand 1: 3c\ndeck: 1c T1 T2 T3 TT\ndiscard: ...\nasked: action")


def test_every_lesson_has_words_and_is_learned_by_something_that_happens() -> None:
    events = {kind.kind() for kind in GAME.event_types}
    for lesson in LESSONS:
        assert f"lesson.{lesson.id}" in GAME.texts
        assert lesson.by in {"", "held", *events}
