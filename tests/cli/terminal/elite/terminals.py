"""Terminals for ELITE: a fake clock, keys at given times, fingers that press what is offered, positions by words."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from holdfast.cli.terminal.elite.drawing import EliteDrawing
from holdfast.cli.terminal.elite.terminal_game import TEMPO
from holdfast.cli.terminal.io.keyboard import Draw
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import MenuEntry
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.real_time_loop import RealTimeLoop
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.save import dump
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.game import GAME
from holdfast.games.elite.screen.screen import EliteScreen
from holdfast.games.elite.state import Elite
from holdfast.games.elite.testing.arrange import arrange
from holdfast.packs import Loaded, load_content, read_options
from holdfast.table.clock import FakeClock
from holdfast.table.setting import Setting, make_setting
from tests.cli.terminal.rush_terminal import Script
from tests.cli.terminal.terminals import SMALL, Frames

WITH_A_BOT = Seating(2, {1: "random"})


@cache
def loaded() -> Loaded:
    return load_content(GAME)


def parts() -> Parts:
    content = loaded().content
    assert isinstance(content, Parts)
    return content


def setting_of(seating: Seating, seed: int = 1, **words: str) -> Setting:
    return make_setting(GAME, loaded(), seating.names(), options=read_options(GAME, loaded(), words), seed=seed)


def arranged(seating: Seating, lines: str, seed: int = 1, **words: str) -> Setting:
    """A table that begins in a position, given in the words of scenes."""
    setting = setting_of(seating, seed, **words)
    s = setting.first_state()
    assert isinstance(s, Elite)
    arrange(s, lines)
    return Setting(GAME, setting.content, setting.packs, setting.seats, setting.options, setting.key, dump(s))


def sit_down(
    script: Iterable[str | int],
    path: Path,
    *,
    seating: Seating = WITH_A_BOT,
    setting: Setting | None = None,
    size: tuple[int, int] = SMALL,
    keyboard: Script | None = None,
    seed: int = 1,
    pace_ms: int = 0,
    **words: str,
) -> tuple[RealTimeLoop, Frames]:
    clock = keyboard.clock if keyboard else FakeClock(1_000_000)
    screen = Frames(size)
    terminal = Terminal(screen, keyboard or Script(clock, script))
    setting = setting or setting_of(seating, seed, **words)
    local_game = LocalGame(terminal, EliteDrawing(), setting, seating, path, clock=clock, pace_ms=pace_ms)
    return RealTimeLoop(local_game, TEMPO), screen


def view_of(live: RealTimeLoop, seat: int = 0) -> EliteScreen:
    view = live.local_game.view(seat)
    assert isinstance(view, EliteScreen)
    return view


def pressable(entry: MenuEntry) -> str:
    """A key of an entry, as a keyboard names it."""
    return entry.also[0] if len(entry.key) > 1 and entry.also else entry.key


class Fingers(Script):
    """Somebody who presses any key that leads somewhere, by dice, now and then a wrong one, until time runs out."""

    def __init__(self, seed: int, most: int) -> None:
        super().__init__(FakeClock(1_000_000), [])
        self.rng = Rng(key_from_seed(f"elite fingers/{seed}"))
        self.left = most
        self.rests = 0
        self.live: RealTimeLoop | None = None

    def press(self, ms: int | None) -> str | None:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        if self.rests:
            passes = self.rests if ms is None else min(ms, self.rests)
            self.clock.go_on(passes)
            self.rests -= passes
            return None
        self.rests = 100 * (1 + self.rng.below(5, "rest"))
        assert self.live is not None
        keys = [pressable(entry) for entry in self.live.menu().entries if entry.leads is not None]
        if keys and self.rng.below(12, "sense"):
            return self.rng.choice(keys, "key")
        return self.rng.choice(("", "?", "esc"), "slip")

    def key(self, draw: Draw) -> str:
        draw("")
        return ""
