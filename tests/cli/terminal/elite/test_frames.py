"""Frames of ELITE: they fit the window, say what one needs to know, and look as they looked (--bless: anew)."""

from pathlib import Path

import pytest

from holdfast.cli.terminal.elite.choices import menu_of
from holdfast.cli.terminal.elite.drawing import EliteDrawing
from holdfast.cli.terminal.elite.palette import COLOURS
from holdfast.cli.terminal.io.ascii import in_ascii
from holdfast.cli.terminal.io.lines import Block, plain
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.snapshot import LogLine, Look, TableSnapshot
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.text import Texts
from holdfast.games.elite.game import GAME
from holdfast.games.elite.screen.screen import EliteScreen
from holdfast.games.elite.state import Elite
from tests.cli.terminal.elite.terminals import arranged, parts, setting_of
from tests.cli.terminal.terminals import HUGE, LARGE, SMALL

HERE = Path(__file__).parent / "frames"
SIZES = {"small": SMALL, "large": LARGE}
BUSY = """
round: 3
clock: 17 s
gherid: J8 damage 3 guard 1
akosha: G7
biters: J7 C3
shooters: K4
runners: D6
naga: E3 health 4
held: C3
acid: D7
slime: C6
dice 1: gun tumbling
hand 1: ion_rifle[-,wrench]
dice 2: alien hand search -
events: 3[wrench@1,-]
search 1: dark
"""
# Pictures show nothing that is tuned: no slots of objectives, no cards but those whose numbers are known.
POSITIONS = {
    "busy": ("exploration", "crash_site", BUSY),
    "lab": ("exploration", "abandoned_lab", "gherid: H5\nakosha: E6\nbiters: G5 I6\ndice 1: alien gun move move\n"),
    "planning": ("exploration", "crash_site", "phase: ready\nround: 2\nhand 1: ion_rifle\nrunners: C5 L6\nready: 2\n"),
}


def state_of(name: str) -> Elite:
    mission, map, lines = POSITIONS[name]
    setting = arranged(Seating(2), lines, mission=mission, map=map, heroes="gherid,akosha")
    s = setting.first_state()
    assert isinstance(s, Elite)
    return s


def texts_of(s: Elite, view: EliteScreen) -> Texts:
    texts = Texts(GAME.texts)
    made = GAME.shown.words(parts(), texts)
    return texts.extended(made).named({**GAME.shown.names(s), **EliteDrawing().names(view, parts())})


def drawn(s: Elite, seat: int, size: tuple[int, int]) -> Block:
    view = GAME.view(s, seat)
    texts = texts_of(s, view)
    log = (LogLine("Biter 1 goes to C4."), LogLine("Gherid suffers 1 damage and has 3 now.", fresh=True))
    people = ("you", *(f"Player {n}" for n in range(2, 7)))
    look = Look(view, parts(), texts, COLOURS)
    snapshot = TableSnapshot(view, parts(), texts, COLOURS, people=people, log=log, menu=menu_of(look), now=s.now)
    return EliteDrawing().table(snapshot, *size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", POSITIONS)
def test_frames_look_as_they_looked(name: str, size: str, bless: bool) -> None:
    frame = "\n".join(row.rstrip() for row in plain(drawn(state_of(name), 0, SIZES[size])).split("\n")) + "\n"
    file = HERE / f"{name}-{size}.txt"
    if bless:
        file.parent.mkdir(exist_ok=True)
        file.write_text(frame, encoding="utf-8")
    assert frame == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [SMALL, LARGE, HUGE])
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_frame_fills_the_window_and_no_more(size: tuple[int, int], seats: int) -> None:
    s = setting_of(Seating(seats), difficulty="hard").first_state()
    assert isinstance(s, Elite)
    rows = drawn(s, 0, size)
    assert [len(rows), {row.cell_len for row in rows}] == [size[1], {size[0]}]


@pytest.mark.parametrize("number", range(0, 120, 4))
def test_no_position_is_too_much(number: int) -> None:
    """Every seat's table and pages, at both sizes, in positions of all phases, missions and numbers of players."""
    s = GAME.testing.positions(parts(), number) if GAME.testing.positions else None
    assert s is not None
    for seat in {SPECTATOR, 0, s.seated - 1}:
        view = GAME.view(s, seat)
        for size in (SMALL, LARGE):
            rows = drawn(s, seat, size)
            assert [len(rows), {row.cell_len for row in rows}] == [size[1], {size[0]}]
        look = Look(view, parts(), texts_of(s, view), COLOURS)
        for page in (EliteDrawing().briefing, EliteDrawing().help):
            assert all(row.cell_len <= 76 for row in page(look, 76))


def test_what_counts_is_there() -> None:
    frame = plain(drawn(state_of("busy"), 0, LARGE))
    for words in (
        "0:17.0",  # the clock
        "Round 3 of 8 · Action",
        "◉G Gherid",  # my hero, and another
        "●A Akosha",
        "◆N4",  # a boss with its health
        "▲B!",  # a biter that is held
        "■S",
        "»R",
        "Ion Rifle (G)[W✓]",  # a weapon with one slot filled
        "Shell Shock [W✓][W]",  # an event with one slot filled
        "3/10",
        "guard 1",
        "[·]",  # a search token that was used
        "AHS",  # dice of the others
    ):
        assert words in frame, words


def test_alien_results_shout_and_keys_lie_on_the_map() -> None:
    frame = plain(drawn(state_of("lab"), 0, SMALL))
    assert "Alien! Which alien moves?" in frame
    assert "▲B1" in frame
    assert "space Drive Biter" in frame


def test_every_sign_has_an_ascii_stand_in() -> None:
    stand_ins = EliteDrawing().stand_ins(parts())
    for name in POSITIONS:
        for size in (SMALL, LARGE):
            rows = drawn(state_of(name), 0, size)
            for row in rows:
                asked = row.plain.count("?")
                ascii = in_ascii(row, stand_ins).plain
                assert ascii.isascii()
                assert ascii.count("?") == asked, row.plain
