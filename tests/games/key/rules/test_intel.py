"""Intel from the terminal (R140)."""

import pytest

from holdfast.engine.action import refuse
from holdfast.games.key.cards.types import INTEL
from holdfast.games.key.rules.intel import ChooseStack, Reveal
from holdfast.games.key.rules.turn import ChooseAction, PlayCard
from tests.games.key.rules.with_modules import MODULES, act, card, question, refusal, table

pytestmark = pytest.mark.rule("key:R140")


@pytest.mark.parametrize(("room", "tokens"), [(6, 3), (1, 2)])
def test_intel_from_the_terminal_turns_up_one_more_token(room: int, tokens: int) -> None:
    s = table(MODULES, f"hand 1: 3s 5s 7t 9t\nat {room}: 1\nroom 12: rook star lambda sun")
    act(s, 0, PlayCard(card("7t"), INTEL))
    for _ in range(tokens):
        assert question(s, 0) is ChooseStack
        act(s, 0, Reveal(11))
    assert question(s, 0) is ChooseAction
    assert len(s.face_up[11]) == tokens


def test_at_the_terminal_all_tokens_still_come_from_one_room() -> None:
    s = table(MODULES, "hand 1: 3s 5s 7t 9t\nat 6: 1\nroom 12: rook star lambda sun")
    act(s, 0, PlayCard(card("7t"), INTEL), Reveal(11), Reveal(11))
    assert refusal(s, 0, Reveal(2)) == refuse("key:R58", "refused.same_room", room=11)
