"""The table in sentences holds what a screen shows, and nothing that its seat may not know; in any language."""

import pytest

from holdfast.engine.text import Texts
from holdfast.engine.text_files import TEXT_MARKS, marked
from holdfast.games.alone.screen.sections import describe
from holdfast.games.alone.state import Alone
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import GAME, begin

HERE = "hero: 1C1\nitems: flare\nhand 2: bared_teeth\nrevealed: 1D1\ncreatures: spore@1C1/wounded worm@2A1\ndanger: 1D1"


def lines(s: Alone, seat: int) -> dict[str, list[str]]:
    texts = Texts({**GAME.texts, **GAME.shown.words(s.parts, Texts(GAME.texts))}, GAME.shown.names(s))
    return {
        section.title.key.removeprefix("section."): [texts.message(message) for message in section.lines]
        for section in describe(s, seat)
    }


def test_the_hero_reads_its_state_the_labyrinth_and_what_will_strike() -> None:
    told = lines(begin(HERE), 0)
    assert "map" not in told
    assert "hand" not in told
    assert "Life 12 of 12, self control 12 of 12; health recovers up to 12." in told["hero"]
    (here,) = [line for line in told["labyrinth"] if line.startswith("start: the hero is here; dark")]
    assert "Spore (wounded)" in here
    assert any(line.startswith("E1: ") and "; danger;" in line for line in told["labyrinth"])
    assert [line.partition(":")[0] for line in told["threats"]] == ["Spore"]
    assert not any("Worm" in line for part in told.values() for line in part)


def test_evil_reads_the_whole_map_and_its_hand() -> None:
    told = lines(begin(HERE), 1)
    assert len(told["map"]) == 48
    assert any(line.startswith("2A1") and "Worm 1 (unhurt)" in line for line in told["map"])
    assert told["hand"][0].startswith("Bared Teeth: Answers a move.")


@pytest.mark.parametrize("number", range(0, 120, 6))
def test_in_the_made_up_language_every_line_is_marked(number: int) -> None:
    assert GAME.testing.positions is not None
    s = GAME.testing.positions(parts_of(), number)
    table = marked(GAME.texts)
    texts = Texts({**table, **GAME.shown.words(s.parts, Texts(table))}, GAME.shown.names(s))
    for seat in range(-1, s.seated):
        prompt = GAME.view(s, seat).prompt
        said = [message for section in describe(s, seat) for message in (section.title, *section.lines)]
        for message in [*said, *([] if prompt is None else [prompt.says])]:
            words = texts.message(message)
            assert words.startswith(TEXT_MARKS[0]), words
            assert words.endswith(TEXT_MARKS[1]), words
