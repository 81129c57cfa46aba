"""What an action would do, costs and risks, from the rules' own numbers and nothing that is hidden."""

from __future__ import annotations

from tests.games.key.screen.said import at, said, would


def test_a_card_on_a_pile_says_what_the_pile_does_and_that_the_card_is_gone() -> None:
    s = at("turn: 1\nhand 1: 3c 7s\nasked: action")
    found = would(s, "Play 7s on Run")
    assert said(s, found.does) == ["Move up to 3 rooms."]
    assert said(s, found.costs) == ["It costs 7 of squares."]
    assert [event.kind() for event in found.told] == ["card_played"]


def test_the_special_action_says_what_the_character_does() -> None:
    s = at("turn: 1\nhand 1: 3c 7s\nasked: action")
    found = would(s, "Special: discard 3c 7s")
    assert said(s, found.does) == ["Turn up the top token of each nearby room, one at a time, in any order."]
    assert said(s, found.costs) == ["It costs 3 of circles and 7 of squares."]


def test_ending_a_turn_beside_a_camera_says_what_it_takes() -> None:
    s = at("turn: 1\nhand 1: 3c 7s\nrooms: none\nroom 4: - | camera\nat 4: 1\nactions: 1\nasked: action")
    found = would(s, "End my actions")
    assert said(s, found.does) == ["Your turn ends, and you draw 2 cards."]
    assert said(s, found.risks) == ["A camera here takes a card of the deck."]


def test_an_answer_is_weighed_against_what_lies_open_and_never_against_the_truth() -> None:
    """SEESAW is right, and BEESAX has the same letters under the same signs."""
    s = at("turn: 1\nasked: action")
    right, other = would(s, "Propose the answer SEESAW"), would(s, "Propose the answer BEEBAX")
    assert said(s, right.does) == ["If all agree, a wrong answer loses the game for everybody."]
    assert right.risks == ()
    assert said(s, other.risks) != [] or other.risks == ()
    unequal = would(s, "Propose the answer SEXSAW")
    assert said(s, unequal.risks) == ["One sign, moon, cannot be both E and X."]
