"""Real time on a terminal, with rush: timers and bots while nobody presses a key, pause, help, marks, hot seat."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from holdfast.cli.terminal.play.driver import COURTESY_MS
from holdfast.cli.terminal.play.menu import Menu, MenuEntry, Write
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.snapshot import Look
from holdfast.cli.terminal.play.turn_loop import Left
from holdfast.engine.action import Action, Refusal
from holdfast.engine.command import Command, Pause, Resume, Tick
from holdfast.table.replay import verify
from tests.cli.terminal.rush_terminal import RushDrawing, rushing, until_the_script_ends
from tests.cli.terminal.terminals import Frames
from tests.toys.rush.flow import SpawnAt
from tests.toys.rush.view import RushView

ALL_PEOPLE = Seating(3)
START = ("1", "2")  # where they come from, and where the first goes when the second comes
TAPPING: tuple[str | int, ...] = (" ", 10) * 200


def clocks(screen: Frames) -> list[float]:
    """What the clock showed, frame by frame, while it ran."""
    return [float(found[1]) for frame in screen.frames if (found := re.search(r"clock ([\d.]+)", frame))]


def test_the_clock_runs_while_nobody_presses_a_key(tmp_path: Path) -> None:
    live, screen, _ = rushing([*START, 5000], tmp_path / "save")
    until_the_script_ends(live)
    shown = clocks(screen)
    assert shown[0] == 11.9
    assert shown == sorted(shown, reverse=True)
    assert shown[-1] < 7.2
    steps = [round(a - b, 1) for a, b in pairwise(shown)]
    assert set(steps) == {0.1}


def test_it_is_drawn_ten_times_a_second_at_most(tmp_path: Path) -> None:
    live, screen, clock = rushing([*START, *TAPPING], tmp_path / "save")
    times: list[int] = []
    screen.watch = lambda frame: times.append(clock.now())
    until_the_script_ends(live)
    assert len(times) > 15
    assert min(b - a for a, b in pairwise(times)) >= 100


def test_nothing_is_drawn_again_where_nothing_changes(tmp_path: Path) -> None:
    live, screen, _ = rushing([60_000], tmp_path / "save", seating=ALL_PEOPLE)
    live.local_game.table.history.state.timers.clear()  # a choice without a grace: nothing is due
    until_the_script_ends(live)
    assert len(screen.frames) == 1


def test_bots_act_while_nobody_presses_a_key(tmp_path: Path) -> None:
    live, _, _ = rushing([*START, 6000], tmp_path / "save")
    until_the_script_ends(live)
    seats = {line.seat for line in live.local_game.table.lines if isinstance(line, Command)}
    assert seats == {0, 1, 2}


def test_time_is_up_without_a_key(tmp_path: Path) -> None:
    live, screen, _ = rushing([*START, 13_000], tmp_path / "save")
    until_the_script_ends(live)
    assert any("Time's up!" in frame for frame in screen.frames)
    assert any(isinstance(line, Tick) for line in live.local_game.table.lines)


def test_one_key_is_one_action(tmp_path: Path) -> None:
    live, screen, _ = rushing([*START, " ", 1100], tmp_path / "save")
    until_the_script_ends(live)
    mine = [line.action.kind() for line in live.local_game.table.lines if isinstance(line, Command) and line.seat == 0]
    assert mine == ["spawn_at", "go", "roll"]
    assert any("tumbling tumbling tumbling" in frame for frame in screen.frames)
    assert "tumbling" not in " ".join(screen.last.split("\n")[1].split()[1:4])


def test_some_dice_are_marked_and_rolled(tmp_path: Path) -> None:
    live, screen, _ = rushing([*START, "r", 100, "2", 100, "3", 100, "2", 100, "r", 100], tmp_path / "save")
    until_the_script_ends(live)
    assert any("3 ✓ die 2" in frame and "2 ✓ die 1" in frame for frame in screen.frames)
    rolled = [line.action for line in live.local_game.table.lines if isinstance(line, Command) and line.seat == 0][-1]
    assert getattr(rolled, "dice", None) == (2,)


class TypingDrawing(RushDrawing):
    """Where they come from is typed, not picked."""

    def menu(self, look: Look[RushView, Any], why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        typed = [
            Write(ask.id, SpawnAt.kind(), "point", "Which space?", number=True)
            for ask in look.view.asks
            if any(isinstance(option.action, SpawnAt) for option in ask.options)
        ]
        return Menu("Where do they come from?", (MenuEntry("w", "type it", typed[0]),)) if typed else Menu("Wait.")


def test_what_has_to_be_typed_is_typed_while_the_clock_stands_still(tmp_path: Path) -> None:
    script: list[str | int] = ["w", "soon", 100, "w", "99", 100, "w", 3000, "2"]
    live, screen, _ = rushing(script, tmp_path / "save")
    live.local_game.drawing = TypingDrawing()
    until_the_script_ends(live)
    assert any("Which space?" in frame for frame in screen.frames)
    assert any("note A whole number, please." in frame for frame in screen.frames)
    assert any("note That is no spawn point." in frame for frame in screen.frames)
    lines = live.local_game.table.lines
    done = next(line for line in lines if isinstance(line, Command) and line.seat == 0)
    assert done.action == SpawnAt(2)
    stood = [line.at for line in lines if isinstance(line, Pause | Resume)]
    assert stood[::2] == stood[1::2]


def test_what_the_table_refuses_is_said_and_goes_away(tmp_path: Path) -> None:
    live, screen, _ = rushing([*START, "r", 100, "r", 4900, 200], tmp_path / "save")
    until_the_script_ends(live)
    assert any("note Choose at least one die. (R3)" in frame for frame in screen.frames)
    assert "Choose at least one die" not in screen.last


def test_an_unknown_key_says_so(tmp_path: Path) -> None:
    live, screen, _ = rushing(["x", 100], tmp_path / "save")
    until_the_script_ends(live)
    assert "'x' does nothing now" in screen.last


def test_a_pause_stops_clock_and_bots(tmp_path: Path) -> None:
    live, screen, _ = rushing([*START, 1000, "esc", 60_000, "esc", 500], tmp_path / "save")
    until_the_script_ends(live)
    lines = live.local_game.table.lines
    pause = next(line for line in lines if isinstance(line, Pause))
    resume = next(line for line in lines if isinstance(line, Resume))
    assert resume.at == pause.at
    assert lines.index(resume) == lines.index(pause) + 1
    assert any("The game is paused." in frame and " paused" in frame for frame in screen.frames)
    assert 10.3 < clocks(screen)[-1] < 10.7
    bots = [line.at for line in lines[lines.index(resume) :] if isinstance(line, Command)]
    assert all(at > pause.at for at in bots), "after a pause nobody is in more of a hurry"


def test_help_pauses_and_goes_on(tmp_path: Path) -> None:
    live, screen, _ = rushing([*START, 1000, "?", 30_000, "q", 500], tmp_path / "save")
    until_the_script_ends(live)
    assert any("Space rolls." in frame for frame in screen.frames)
    assert not live.local_game.table.paused
    assert 10.3 < clocks(screen)[-1] < 10.7


@pytest.mark.parametrize(("key", "words"), [("m", "Charge the generator."), ("v", "hero 0"), ("l", "Round 1.")])
def test_a_pause_is_for_reading_too(key: str, words: str, tmp_path: Path) -> None:
    live, screen, _ = rushing([*START, 500, "p", key, "q", "esc", 100], tmp_path / "save")
    until_the_script_ends(live)
    assert any(words in frame for frame in screen.frames)
    assert not live.local_game.table.paused


def test_leaving_saves_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    live, _, _ = rushing([*START, 3000, "esc", "q"], tmp_path / "save")
    with pytest.raises(Left):
        live.play()
    assert (tmp_path / "save").exists()
    saved = live.local_game.table.save()
    again, screen, _ = rushing(["esc", " ", 1500], tmp_path / "save", of=saved)
    until_the_script_ends(again)
    assert "The game is paused." in screen.frames[0]
    assert again.local_game.table.lines[: len(saved.lines)] == saved.lines
    assert len(again.local_game.table.lines) > len(saved.lines)


def test_people_choose_before_bots_do(tmp_path: Path) -> None:
    live, _, _ = rushing([1500, "2", 10], tmp_path / "save")
    until_the_script_ends(live)
    first = next(line for line in live.local_game.table.lines if isinstance(line, Command))
    assert first.seat == 0


def test_bots_wait_with_what_people_may_choose_until_nobody_did(tmp_path: Path) -> None:
    """The choice passes on, and in the end the board makes it."""
    live, _, _ = rushing([8900, 200], tmp_path / "save")
    until_the_script_ends(live)
    assert not any(isinstance(line, Command) for line in live.local_game.table.lines)
    assert live.local_game.table.state.now >= 9000


def test_in_a_rush_bots_wait_only_a_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    live, _, _ = rushing([*START, 100], tmp_path / "save")
    until_the_script_ends(live)
    planned = min(at for at, _ in live.local_game.bots.plans.values())
    assert live.driver.next_at() == planned
    monkeypatch.setattr(live.driver, "_is_for_people", lambda seat, ask: True)
    assert live.driver.next_at() == planned + COURTESY_MS


def test_the_keyboard_goes_round(tmp_path: Path) -> None:
    keys: list[str | int] = [*START, 100, " ", "tab", 100, " ", "tab", "tab", 100, " ", 100]
    live, screen, _ = rushing(keys, tmp_path / "save", seating=ALL_PEOPLE)
    until_the_script_ends(live)
    rolls = [
        line.seat for line in live.local_game.table.lines if isinstance(line, Command) and line.action.kind() == "roll"
    ]
    assert rolls == [0, 1]
    assert any("Hero 1 (Player 2) has the keyboard." in frame for frame in screen.frames)


def test_what_happens_between_rushes_is_told_line_by_line(tmp_path: Path) -> None:
    live, screen, _ = rushing(["1", 3000], tmp_path / "save", pace_ms=900)
    until_the_script_ends(live)
    counts = [frame.count("\n> ") for frame in screen.frames]
    assert counts == sorted(counts)
    assert set(counts) >= {1, 2, 3, 4}
    told = next(frame for frame in screen.frames if "> Figure 3 is pushed." in frame)
    assert not any("Which way" in frame for frame in screen.frames[: screen.frames.index(told)])
    waiting = live.local_game.table.lines[1:3]
    assert [type(line) for line in waiting] == [Pause, Resume], "graces do not run while people are being told"


def test_any_key_tells_the_rest_at_once(tmp_path: Path) -> None:
    live, screen, _ = rushing(["1", 100, "2", 100], tmp_path / "save", pace_ms=900)
    until_the_script_ends(live)
    assert "> Figure 3 is pushed." in screen.last
    assert "Which way does the pushed figure go?" in screen.last, "the key that went on chose nothing"


def test_a_whole_rush_ends_and_can_be_verified(tmp_path: Path) -> None:
    keys: list[str | int] = []
    for _ in range(300):
        keys += [" ", 400, "1", 300, "up", 200]
    live, screen, _ = rushing([*keys, ""], tmp_path / "save")
    live.terminal.keyboard.script += [""] * 3  # type: ignore[attr-defined]
    live.play()
    assert live.local_game.table.outcome is not None
    assert live.local_game.texts.say(f"outcome.{live.local_game.table.outcome.key}") in screen.last
    verify(live.local_game.table.save())
