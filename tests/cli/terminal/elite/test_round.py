"""A whole round by keyboard, untimed; time's up by the clock; every event in words."""

import typing
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest

from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.real_time_loop import RealTimeLoop
from holdfast.engine.command import Command
from holdfast.engine.event import Event
from holdfast.engine.text import Texts
from holdfast.games.elite.game import GAME
from holdfast.games.elite.state import Elite
from holdfast.table.replay import verify
from tests.cli.terminal.elite.terminals import Fingers, arranged, setting_of, sit_down, view_of
from tests.cli.terminal.rush_terminal import until_the_script_ends
from tests.cli.terminal.terminals import LARGE

EXAMPLES: dict[str, object] = {"figure": 6, "alien": 6}
ALONE = Seating(1)
TWO = Seating(2)


def kinds(live: RealTimeLoop) -> list[str]:
    return [line.action.kind() for line in live.local_game.table.lines if isinstance(line, Command)]


def test_a_whole_round_untimed(tmp_path: Path) -> None:
    """Weapons, plans accepted with one key, a rush by single keys, finished, and the aliens' turn to the next round."""
    keys: list[str | int] = ["1", "1", "", "", "", "", "", "", "", 100]
    live, screen = sit_down(keys, tmp_path / "save", seating=ALONE, tempo="untimed", difficulty="easy", size=LARGE)
    until_the_script_ends(live)
    assert view_of(live).clock.phase == "action"
    assert view_of(live).clock.round == 1
    script = live.terminal.keyboard.script  # type: ignore[attr-defined]
    for _ in range(12):
        script += [" ", 200]
    script += ["0", "y", 100, "", "", "", "", "", "", "", "", "", 100]
    until_the_script_ends(live)
    found = kinds(live)
    assert found[:2] == ["take_weapon", "take_weapon"]
    assert {"go_on", "ready_up", "roll", "finish"} <= set(found)
    assert any("Alien Activation Phase." in frame for frame in screen.frames)
    assert view_of(live).clock.round == 2 or live.local_game.table.outcome is not None
    verify(live.local_game.table.save())


def test_one_key_walks_loads_and_fires(tmp_path: Path) -> None:
    position = "gherid: J8\nbiters: L7\ndice 1: move gun -\nhand 1: ion_rifle[-,wrench]\nnext hit: 6\n"
    setting = arranged(TWO, position, heroes="gherid,akosha", tempo="untimed")
    live, screen = sit_down(["w", 100, "f", 100, "f", 100], tmp_path / "save", seating=TWO, setting=setting)
    until_the_script_ends(live)
    assert kinds(live)[:3] == ["step", "allocate", "fire"]
    assert "Biter 1 is dead." in screen.last
    assert not any(cell >= 0 for cell in view_of(live).figures.at[6:])


def test_a_weapon_that_is_not_ready_says_what_it_wants(tmp_path: Path) -> None:
    setting = arranged(TWO, "dice 1: hand - - -\nhand 1: ion_rifle\n", heroes="gherid,akosha", tempo="untimed")
    live, screen = sit_down(["f", 100], tmp_path / "save", seating=TWO, setting=setting)
    until_the_script_ends(live)
    assert "Ion Rifle wants gun and wrench (locking)." in screen.last


def test_alien_results_block_everything_else(tmp_path: Path) -> None:
    position = "gherid: J8\nbiters: C3\ndice 1: alien move - -\nhand 1: ion_rifle\n"
    setting = arranged(TWO, position, heroes="gherid,akosha", tempo="untimed")
    live, screen = sit_down([100, " ", 100, "w", 100], tmp_path / "save", seating=TWO, setting=setting)
    until_the_script_ends(live)
    assert any("Alien! Which alien" in frame for frame in screen.frames)
    assert kinds(live) == ["drive", "step"]


def test_the_clock_ends_the_rush_by_itself(tmp_path: Path) -> None:
    setting = arranged(TWO, "clock: 2 s\nhand 1: ion_rifle\nhand 2: needle_gun\n", heroes="gherid,akosha")
    live, screen = sit_down([" ", 500, 2000], tmp_path / "save", seating=TWO, setting=setting)
    until_the_script_ends(live)
    assert any("0:01.5" in frame for frame in screen.frames)
    assert any("|| " in frame or "//" in frame for frame in screen.frames), "dice tumble"
    assert "Time's up!" in [line.words for line in live.local_game.log(0)]
    assert view_of(live).clock.runs is False


def test_untimed_the_picture_stands_still(tmp_path: Path) -> None:
    setting = arranged(TWO, "hand 1: ion_rifle\n", heroes="gherid,akosha", tempo="untimed")
    live, screen = sit_down([30_000], tmp_path / "save", seating=TWO, setting=setting)
    until_the_script_ends(live)
    assert len(screen.frames) == 1


def test_the_keyboard_is_handed_on(tmp_path: Path) -> None:
    setting = arranged(TWO, "hand 1: ion_rifle\nhand 2: needle_gun\n", heroes="gherid,akosha", tempo="untimed")
    live, screen = sit_down(["tab", 100, " ", 100], tmp_path / "save", seating=TWO, setting=setting)
    until_the_script_ends(live)
    assert any("Akosha (Player 2) has the keyboard." in frame for frame in screen.frames)
    assert [line.seat for line in live.local_game.table.lines if isinstance(line, Command)] == [1]


@pytest.mark.parametrize("seed", range(2))
def test_any_keys_lead_on(seed: int, tmp_path: Path) -> None:
    """Whatever is pressed, nothing breaks, and what was played can be played again."""
    seats = 2 * seed + 1
    fingers = Fingers(seed, 250)
    seating = Seating(seats, dict.fromkeys(range(1, seats), "random"))
    live, _ = sit_down([], tmp_path / "save", seating=seating, keyboard=fingers, seed=seed, difficulty="hard")
    fingers.live = live
    until_the_script_ends(live)
    assert len(live.local_game.table.lines) > 10
    verify(live.local_game.table.save())


@pytest.mark.parametrize("kind", GAME.event_types, ids=lambda kind: kind.kind())
def test_every_event_has_a_line_in_the_log(kind: type[Event]) -> None:
    """With the names of what is on the table."""
    words = texts().event(example_of(kind))
    assert words
    assert "{" not in words


@cache
def texts() -> Texts:
    s = setting_of(TWO, mission="demolition").first_state()
    assert isinstance(s, Elite)
    return Texts({**GAME.texts, "seat.0": "Gherid", "seat.1": "Akosha"}, GAME.shown.names(s))


def example_of(kind: type[Event]) -> Event:
    """An event with small values in its fields."""
    hints = typing.get_type_hints(kind)
    return kind(**{name: EXAMPLES.get(name, small(hints[name])) for name in kind.__struct_fields__})


def small(hint: Any) -> object:
    args = typing.get_args(hint)
    if typing.get_origin(hint) is tuple:
        return (small(args[0]),)
    return args[0] if typing.get_origin(hint) is Literal else 1
