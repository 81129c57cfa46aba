"""Which glyphs are needed and stay, where marks are in force (R61, R62, R140)."""

import pytest

from holdfast.engine.action import refuse
from holdfast.games.key.cards.types import INTEL
from holdfast.games.key.rules.intel import Reveal
from holdfast.games.key.rules.reveal import Tidy
from holdfast.games.key.rules.turn import PlayCard
from tests.games.key.rules.with_modules import MODULES, PLAIN, TOKEN, act, card, refusal, table


@pytest.mark.rule("key:R140", "key:R61")
def test_with_marks_in_force_a_glyph_that_no_window_shows_stays_on_the_board() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t\nroom 3: omega lambda")
    act(s, 0, PlayCard(card("7t"), INTEL), Reveal(2), Reveal(2))
    assert s.face_up[2] == [TOKEN["lambda"], TOKEN["omega"]]


@pytest.mark.rule("key:R140", "key:R61", "key:R62")
def test_a_mark_with_a_closed_window_is_needed_and_is_not_tidied_away() -> None:
    s = table(MODULES, "room 3: rook | omega lambda")
    assert refusal(s, 0, Tidy(2, TOKEN["omega"])) == refuse("key:R62", "refused.glyph_is_needed")
    assert refusal(s, 0, Tidy(2, TOKEN["lambda"])) is None


@pytest.mark.rule("key:R140", "key:R74", "key:R61")
def test_in_the_core_a_marked_glyph_that_no_window_shows_leaves_the_board() -> None:
    s = table(PLAIN, "hand 1: 3s 5s 7t 9t\nroom 3: gas omega")
    act(s, 0, PlayCard(card("7t"), INTEL), Reveal(2))
    assert TOKEN["omega"] in s.gone
