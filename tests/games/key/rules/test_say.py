"""Written notes (R156): private ones lie in a notebook beside the game; shared ones are said (see say.scene)."""

import pytest

from holdfast.cli.terminal.play.notebook import Notebook
from holdfast.engine.save import digest
from tests.games.key.playing import begin


@pytest.mark.rule("key:R156")
def test_everybody_keeps_notes_of_their_own_and_the_game_knows_nothing_of_them() -> None:
    s = begin(seats=2)
    before = digest(s)
    notebook = Notebook()
    notebook.write(0, "star may be S")
    notebook.write(1, "no X so far")
    notebook.write(0, "moon is a vowel")
    assert notebook.page(0) == ["star may be S", "moon is a vowel"]
    assert notebook.page(1) == ["no X so far"]
    assert digest(s) == before
