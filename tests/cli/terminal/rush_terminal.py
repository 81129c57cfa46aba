"""Rush on a terminal: a drawing for the toy, and fingers that press keys at given times of a fake clock."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from holdfast.cli.terminal.io.keyboard import Draw, Keyboard
from holdfast.cli.terminal.io.lines import Block, block, line
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.driver import Tempo
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Do, MarkValue, Menu, MenuEntry, Open, Send, numbered
from holdfast.cli.terminal.play.pages import GameEnding
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.real_time_loop import RealTimeLoop
from holdfast.cli.terminal.play.snapshot import Look, TableSnapshot
from holdfast.cli.terminal.play.table_frame import draw_question
from holdfast.engine.action import Action, Refusal
from holdfast.engine.view import Ask, PickSome
from holdfast.packs import Loaded
from holdfast.table.clock import FakeClock
from holdfast.table.save import Save
from holdfast.table.setting import Setting, make_setting
from tests.changed import changed
from tests.cli.terminal.terminals import SMALL, Frames
from tests.toys import rush
from tests.toys.rush.acting import Roll, Step
from tests.toys.rush.view import RushView

GAME = changed(rush.GAME, read_pack=lambda files: rush.CONTENT)
ARROWS = {"north": "up", "south": "down", "east": "right", "west": "left"}


class RushDrawing(Drawing):
    """One key for each thing that a seat can do in the rush; choices are numbered."""

    tells_consequences = False

    def __init__(self) -> None:
        super().__init__(GAME)

    def names(self, view: Any, content: Any) -> Mapping[str, str]:
        return {f"seat.{seat}": f"Hero {seat}" for seat in range(3)}

    def menu(self, look: Look[RushView, Any], why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        view, texts = look.view, look.texts
        entries: list[MenuEntry] = []
        for ask in view.asks:
            if ask.kind != "act":
                choices: list[tuple[str, Any, str]] = [
                    (texts.action(option.action), Do(ask.id, option.action), "") for option in ask.options
                ]
                return Menu(texts.question(ask.kind), numbered(choices, set("abcdefghijklmnopqrstuvwxyz")))
            entries += self.rolls(view, ask)
            steps = {o.action.toward: o.action for o in reversed(ask.options) if isinstance(o.action, Step)}
            entries += [MenuEntry(ARROWS[way], way, Do(ask.id, action)) for way, action in steps.items()]
            others = [o.action for o in ask.options if not isinstance(o.action, Step)]
            entries += [
                MenuEntry(key, texts.action(a), Do(ask.id, a)) for key, a in zip("123456789", others, strict=False)
            ]
        return Menu("Act!" if entries else "Wait.", tuple(entries))

    def rolls(self, view: RushView, ask: Ask) -> list[MenuEntry]:
        found = []
        for form in ask.forms:
            assert isinstance(form, PickSome)
            marks = tuple(MenuEntry(str(n), f"die {die}", MarkValue(die)) for n, die in enumerate(form.of, 1))
            some = Menu("Roll which dice?", (*marks, MenuEntry("r", "roll these", Send(ask.id, "roll", "dice"))))
            found.append(MenuEntry("space", "roll all", Do(ask.id, Roll(form.of)), also=(" ",)))
            found.append(MenuEntry("r", "roll some", Open(some)))
        return found

    def table(self, snapshot: TableSnapshot[RushView, Any], width: int, height: int) -> Block:
        view = snapshot.view
        due = next((timer.at for timer in view.due if timer.key == "rush"), None)
        left = "stands" if due is None else f"{(due - snapshot.now) / 1000:.1f}"
        rows = [line(f"hero {view.seat} clock {left}{' paused' if snapshot.paused else ''} now {snapshot.now}")]
        rows += [line(f"dice {' '.join(face or '-' for face in view.face)}"), line(f"note {snapshot.note}")]
        rows += [line(f"> {entry.words}") for entry in snapshot.log[-10:]]
        rows += draw_question(snapshot, width, 4, height)
        return block(rows, width, height)

    def briefing(self, look: Look[Any, Any], width: int) -> Block:
        return [line("Charge the generator.")]

    def help(self, look: Look[Any, Any], width: int) -> Block:
        return [line("Space rolls.")]

    def ending(self, look: Look[Any, Any], ending: GameEnding, width: int) -> Block:
        return [line("The end.")]


def runs(view: RushView) -> bool:
    return view.clock_runs


class Script:
    """Keys, and milliseconds to wait between them; when it is through, nobody is there any more."""

    digit_by_digit = True
    frame_ms = 100

    def __init__(self, clock: FakeClock, script: Iterable[str | int]) -> None:
        self.clock = clock
        self.script = list(script)

    def press(self, ms: int | None) -> str | None:
        if not self.script:
            raise EOFError
        next_one = self.script[0]
        if isinstance(next_one, str):
            self.script.pop(0)
            return next_one
        passes = next_one if ms is None else min(ms, next_one)
        self.clock.go_on(passes)
        self.script[0] = next_one - passes
        if not self.script[0]:
            self.script.pop(0)
        return None

    def key(self, draw: Draw) -> str:
        """Pages wait for a key, however long it takes."""
        draw("")
        while (key := self.press(None)) is None:
            pass
        return key

    def choice(self, keys: Collection[str], draw: Draw) -> str:
        return self.key(draw)

    def text(self, draw: Draw) -> str | None:
        return self.key(draw)

    def pause(self, ms: int) -> str:
        raise AssertionError("in real time nobody waits for bots")

    def drop(self) -> None:
        """Nothing is typed ahead."""

    def begin_reading(self) -> None:
        """Nothing is typed ahead of a page."""


def rush_setting(seating: Seating, seed: int = 1, **options: int) -> Setting:
    chosen = msgspec.structs.replace(rush.OPTIONS, **options)
    return make_setting(GAME, Loaded(rush.CONTENT, ()), seating.names(), options=chosen, seed=seed)


def rushing(
    script: Iterable[str | int],
    path: Path,
    *,
    seating: Seating | None = None,
    seed: int = 1,
    pace_ms: int = 0,
    of: Save | Setting | None = None,
) -> tuple[RealTimeLoop, Frames, FakeClock]:
    """A rush that is about to begin: one person and two bots, if nothing else is said."""
    seating = seating or Seating(3, {1: "hasty", 2: "hasty"})
    clock = FakeClock(1_000_000)
    screen = Frames(SMALL)
    keyboard: Keyboard = Script(clock, script)
    local_game = LocalGame(
        Terminal(screen, keyboard),
        RushDrawing(),
        of or rush_setting(seating, seed),
        seating,
        path,
        clock=clock,
        pace_ms=pace_ms,
    )
    return RealTimeLoop(local_game, Tempo(runs, runs)), screen, clock


def until_the_script_ends(live: RealTimeLoop) -> None:
    try:
        live.play()
    except EOFError:
        return
