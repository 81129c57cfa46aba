"""What the board answers for those who are away is said by every question itself: no first option by accident."""

import pytest

from holdfast.games.elite.game import GAME
from holdfast.games.elite.rules.asking import GracedChoice

QUESTIONS = [frame for frame in GAME.frame_types if issubclass(frame, GracedChoice)]


@pytest.mark.rule("elite:A64")
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.kind())
def test_every_question_says_what_the_board_answers(question: type[GracedChoice]) -> None:
    assert question.board_answer is not GracedChoice.board_answer
