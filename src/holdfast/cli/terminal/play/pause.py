"""The game stands still: the clock is stopped, and people may read or leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from holdfast.cli.terminal.io.keyboard import ENTER, ESCAPE
from holdfast.cli.terminal.io.lines import Block, fit, line
from holdfast.cli.terminal.io.palette import BAR, BAR_TEXT
from holdfast.cli.terminal.io.terminal import Picture
from holdfast.cli.terminal.play.driver import Driver
from holdfast.cli.terminal.play.menu import MenuEntry
from holdfast.cli.terminal.play.page_reader import PageReader
from holdfast.cli.terminal.play.turn_loop import Left
from holdfast.cli.terminal.words import say

GO_ON: Final = (ESCAPE, ENTER, "p", " ", "go", "on")
LEAVE: Final = ("q", "quit")
PAUSED_KEYS: Final = (
    ("Esc", "paused.go_on"),
    ("?", "help"),
    ("m", "mission"),
    ("v", "paused.table"),
    ("l", "paused.log"),
    ("r", "paused.rule"),
    ("q", "paused.leave"),
)


def paused_keys() -> tuple[MenuEntry, ...]:
    """Returns what can be done meanwhile."""
    return tuple(MenuEntry(key, say(words)) for key, words in PAUSED_KEYS)


def pause_game(driver: Driver, reading: PageReader, picture: Picture, page: str = "") -> None:
    """Waits until somebody goes on; with a page given, that page alone is read. Raises Left."""
    local_game = driver.local_game
    since, seat = local_game.clock.now(), max(local_game.holder, 0)
    driver.pause(seat, since)
    local_game.keep()

    def frame(typed: str, width: int, height: int) -> Block:
        return draw_pause(picture(typed, width, height), paused_keys(), width, height)

    def chosen() -> str:
        return local_game.terminal.keyboard.key(partial(local_game.terminal.show, frame))

    key = page or chosen()
    while key not in GO_ON:
        if key in LEAVE:
            raise Left
        if key in reading.pages:
            reading.pages[key](local_game.holder)
        key = ESCAPE if page else chosen()
    driver.resume(seat, local_game.clock.now(), since)


def draw_pause(frame: Block, keys: Sequence[MenuEntry], width: int, height: int) -> Block:
    """Draws a frame with a note in its middle: the clock stands still, and what can be done meanwhile."""
    words = [line((f" {say('paused')} ", BAR)), line()]
    words += [line((f"  {entry.key:>4} ", BAR), (f" {entry.label}", BAR_TEXT)) for entry in keys]
    words = [line(), *words, line()]
    across = max(row.cell_len for row in words) + 4
    left, top = max((width - across) // 2, 0), max((height - len(words)) // 2, 0)
    rows = list(frame)
    for number, row in enumerate(words, top):
        if number < len(rows):
            note = line((f"{'':2}", BAR_TEXT), fit(row, across - 2))
            note.stylize_before(BAR_TEXT)
            rows[number] = fit(line(rows[number][:left], note, rows[number][left + across :]), width)
    return rows
