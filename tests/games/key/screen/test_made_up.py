"""In the made-up language whatever is said is marked, but for what authors of missions and people wrote."""

from __future__ import annotations

from typing import cast

import pytest

from holdfast.engine.message import Message
from holdfast.engine.text import Texts
from holdfast.engine.text_files import TEXT_MARKS, marked
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.game import GAME
from holdfast.games.key.screen.sections import describe
from holdfast.packs import load_content

PARTS = cast(Parts, load_content(GAME).content)


@pytest.mark.parametrize("number", range(12))
def test_names_prompts_and_sections_are_marked(number: int) -> None:
    assert GAME.testing.positions is not None
    s = GAME.testing.positions(PARTS, number)
    texts = Texts(marked(GAME.texts), GAME.shown.names(s))
    before, after = TEXT_MARKS
    for key, name in GAME.shown.names(s).items():
        assert isinstance(name, Message), f"{key} is not said by a text"
    for seat in range(s.seated):
        shown = GAME.view(s, seat)
        said = [shown.prompt.says, shown.prompt.about, shown.deck.says, shown.deck.risk, *shown.mission.special]
        for section in describe(s, seat):
            said += [section.title, *section.lines]
        for message in said:
            if message is not None:
                words = texts.message(message)
                assert words.startswith(before)
                assert words.endswith(after)


def test_the_base_pack_is_named_by_texts() -> None:
    for board in PARTS.boards.values():
        assert f"board.{board.id}" in GAME.texts
        for number in range(1, len(board.rooms) + 1):
            assert f"place.{board.id}_{number}" in GAME.texts
    for glyph in PARTS.glyphs:
        assert f"glyph.{glyph.name}" in GAME.texts
    for character in PARTS.characters:
        assert f"character.{character}" in GAME.texts
