"""Frames of ALONE: they fit the window, say what one needs to know, and look as they looked (--bless: anew)."""

from pathlib import Path

import pytest

from holdfast.cli.terminal.alone.drawing import AloneDrawing
from holdfast.cli.terminal.alone.palette import COLOURS
from holdfast.cli.terminal.io.ascii import in_ascii
from holdfast.cli.terminal.io.lines import plain
from holdfast.cli.terminal.play.pages import sentences
from holdfast.cli.terminal.play.party import Seating
from holdfast.engine.secret import SPECTATOR
from holdfast.games.alone.game import GAME
from holdfast.games.alone.screen.sections import describe
from holdfast.games.alone.state import Alone
from tests.cli.terminal.alone.terminals import MIDDLE, drawn, look_of, parts, setting_of, texts_of
from tests.cli.terminal.terminals import HUGE, LARGE, SMALL
from tests.games.alone.playing import begin

HERE = Path(__file__).parent / "frames"
SIZES = {"small": SMALL, "large": LARGE}
SIDES = {"hero": 0, "evil": 1}


def middle() -> Alone:
    s = setting_of(Seating(2), MIDDLE).first_state()
    assert isinstance(s, Alone)
    return s


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", SIDES)
def test_maps_look_as_they_looked(side: str, size: str, bless: bool) -> None:
    """The map alone: cards and missions are told in words that may be tuned."""
    rows = plain(drawn(middle(), SIDES[side], SIZES[size])).split("\n")[1 : 22 if size == "large" else 16]
    width = {"hero": {"small": 32, "large": 32}, "evil": {"small": 57, "large": 89}}[side][size]
    frame = "\n".join(row[:width].rstrip() for row in rows) + "\n"
    file = HERE / f"{side}-{size}.txt"
    if bless:
        file.parent.mkdir(exist_ok=True)
        file.write_text(frame, encoding="utf-8")
    assert frame == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [SMALL, LARGE, HUGE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_frame_fills_the_window_and_no_more(size: tuple[int, int], seats: int) -> None:
    s = setting_of(Seating(seats)).first_state()
    assert isinstance(s, Alone)
    for seat in range(-1, seats):
        rows = drawn(s, seat, size)
        assert [len(rows), {row.cell_len for row in rows}] == [size[1], {size[0]}]


@pytest.mark.parametrize("number", range(0, 160, 5))
def test_no_position_is_too_much(number: int) -> None:
    """Every seat's table and pages, at both sizes, in positions of all phases, boxes and numbers of players."""
    assert GAME.testing.positions is not None
    s = GAME.testing.positions(parts(), number)
    for seat in {SPECTATOR, 0, 1, s.seated - 1}:
        for size in (SMALL, LARGE):
            rows = drawn(s, seat, size)
            assert [len(rows), {row.cell_len for row in rows}] == [size[1], {size[0]}]
            for row in rows:
                ascii = in_ascii(row, AloneDrawing().stand_ins(parts())).plain
                assert ascii.isascii()
                assert ascii.count("?") == row.plain.count("?"), row.plain
        for page in (AloneDrawing().briefing, AloneDrawing().help):
            assert all(row.cell_len <= 76 for row in page(look_of(s, seat), 76))


@pytest.mark.rule("alone:R228", "alone:R233")
def test_what_an_expansion_brings_is_read_with_its_numbers() -> None:
    position = "specials: foreman undertow verger\navatars: hush@2"
    s = begin(position, parts=parts(), special_creatures=True, avatars=True)
    page = plain([row for told in sentences(describe(s, 0), texts_of(s), 200, COLOURS) for row in told])
    assert "Foreman: Appears 3 or more sectors away; surprise costs 2 self control; rolls 2 dice" in page
    assert "Hush: Appears 4 or more sectors away; surprise costs 2 self control; rolls 3 dice" in page
    legend = plain(AloneDrawing().help(look_of(s, 0), 200))
    assert "a Foreman" in legend
    assert "? Hush" in legend
    assert "Listen: While the hero is in its sector" in page


def test_the_hero_sees_what_counts() -> None:
    frame = plain(drawn(middle(), 0, LARGE))
    for words in (
        "Round 2 · Turn 3",
        "The Medic",
        "♥ life         ■■■■■■■■■",
        "◆ self control ■■■■",
        "↯ adrenaline   ■■",
        "◉",  # the hero on the map
        "s Spore N1",  # a creature in sight, and where
        "1 Flare",  # an item with its key
        "a Move west",
        "ew Explore north",
    ):
        assert words in frame, words


def test_the_hero_does_not_see_what_lies_in_the_dark() -> None:
    frame = plain(drawn(middle(), 0, LARGE))
    assert "Mutant" not in frame.partition("The hero goes north.")[0]
    assert "Bared Teeth" not in frame
    assert "Level 2" not in frame


def test_evil_sees_everything() -> None:
    frame = plain(drawn(middle(), 1, LARGE))
    for words in ("Level 1", "Level 2", "s Spore 1 1B2", "m Mutant 1 2C4", "Bared Teeth", "0/16", "of 2 reactions"):
        assert words in frame, words
