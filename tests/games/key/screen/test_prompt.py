"""What is asked of each seat, what the others wait for, and what happens if nobody answers."""

from __future__ import annotations

from holdfast.engine.play import asks, play
from holdfast.games.key.cards.resources import CARD_OF
from holdfast.games.key.cards.types import INTEL, RUN
from holdfast.games.key.rules.first import AfterYou
from holdfast.games.key.rules.run import Go
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.rules.stop import Stop
from holdfast.games.key.rules.turn import PlayCard
from holdfast.games.key.rules.vote import Agree
from holdfast.games.key.screen.prompt import prompt
from holdfast.games.key.state import Key
from tests.games.key.screen.said import at, said


def prompted(s: Key, seat: int) -> list[str]:
    found = prompt(s, seat)
    return said(s, (found.says, found.about, found.otherwise))


def answer(s: Key, seat: int, action: object) -> None:
    ask = next(id for id, decision in asks(s, seat) if type(action) in decision.ACTIONS)
    play(s, seat, ask, action)  # type: ignore[arg-type]


def test_whoever_has_the_turn_is_asked_and_the_others_wait_for_them() -> None:
    s = at("turn: 1\nasked: action")
    assert prompted(s, 0) == ["Your turn: take an action.", "Action 1 of 2: pick a card, then a pile."]
    assert prompted(s, 1) == ["Ann is choosing an action."]
    assert prompted(s, -1) == ["Ann is choosing an action."]
    assert prompt(s, 0).waits_for == ()
    assert prompt(s, 1).waits_for == (0,)


def test_the_first_to_go_is_asked_of_all_and_says_who_begins_if_nobody_will() -> None:
    s = at("")
    assert prompted(s, 0) == ["Who goes first?", "If nobody wants to, Ann begins."]
    answer(s, 0, AfterYou())
    assert prompted(s, 0) == ["Bob may go first."]
    assert prompt(s, 1).waits_for == ()


def test_what_is_left_is_counted() -> None:
    s = at("turn: 1\nhand 1: 7s 8s\nasked: action\nat 1: 1")
    answer(s, 0, PlayCard(CARD_OF["7s"], RUN))
    assert prompted(s, 0) == ["Run: where to? 3 moves left."]
    for room in (1, 0):
        answer(s, 0, Go(room))
    assert prompted(s, 0) == ["Run: where to? One move left."]
    answer(s, 0, Stop())
    answer(s, 0, PlayCard(CARD_OF["8s"], INTEL))
    assert prompted(s, 0) == ["Intel: which room? 2 left."]


def test_drawing_in_peril_tells_what_it_risks() -> None:
    s = at("turn: 1\nperil: yes\nhand 1: 3c\ndeck: 1c 1s TT T3\ndiscard: ... T1 T2\nasked: draw")
    assert prompted(s, 0) == [
        "In peril: draw a card?",
        "2 of the 4 cards in the deck would end the game at once.",
    ]


def test_a_vote_is_asked_of_those_who_have_not_agreed() -> None:
    s = at("turn: 1\nasked: action", seats=3)
    answer(s, 0, Propose("SEESAW"))
    assert prompted(s, 0) == ["Bob and Cem are thinking about the answer."]
    assert prompted(s, 1)[0] == "Ann proposes SEESAW. Do you agree?"
    answer(s, 1, Agree())
    assert prompted(s, 0) == ["Cem is thinking about the answer."]
    assert prompt(s, 2).waits_for == ()


def test_when_all_is_over_the_prompt_says_how_it_ended() -> None:
    s = at("turn: 1\nasked: action", seats=1)
    answer(s, 0, Propose("WRONGS"))
    assert prompted(s, 0) == ["Wrong answer. You all lose."]
