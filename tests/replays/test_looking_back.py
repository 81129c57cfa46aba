"""Whoever looks back at a recorded game finds what it is counted by, and moments that can be said."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.engine.records import PlayedTable
from holdfast.engine.text import Texts
from holdfast.packs import load_content
from holdfast.server.services.results import look_back
from tests.replays.frozen import folders
from tests.replays.kept import kept

LENGTH = 3  # of ALONE and ELITE every third
NAMES = sorted(path.stem for path in Path(__file__).parent.glob("*.gz"))


@pytest.mark.parametrize("name", [*(one for one in NAMES if one.startswith("key")), *NAMES[::LENGTH]])
def test_a_finished_game_is_counted_by_words_that_there_are(name: str) -> None:
    save = kept(name)
    game, seats = save.setting.game, len(save.setting.seats)
    assert game.shown.records is not None
    files = load_content(game, folders(game.name)).files
    known = {by.option: {value.word for value in by.values} for by in game.shown.records.counted_by(files)}
    found = look_back(save, PlayedTable({}))
    assert (len(found.words), len(found.moments)) == (seats, seats)
    texts = Texts(game.texts)
    for words, moments in zip(found.words, found.moments, strict=True):
        assert [word for by, some in words.items() for word in some if word not in known[by]] == []
        assert all(words.values())
        assert [one for one in moments if not 0 <= one.line <= len(save.lines) or one.n < 0] == []
        assert [one for one in moments if "None" in texts.message(one.says)] == []
        assert texts.say("record.stands", {"won": 1, "games": 2, **{by: some[0] for by, some in words.items()}})
