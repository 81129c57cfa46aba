"""Terminals for ALONE: a game about to begin, positions by words, fingers that press whatever is offered."""

from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path

from holdfast.cli.terminal.alone.choices import AloneMenu
from holdfast.cli.terminal.alone.drawing import AloneDrawing
from holdfast.cli.terminal.alone.palette import COLOURS
from holdfast.cli.terminal.alone.terminal_game import AloneTurnLoop, modules
from holdfast.cli.terminal.io.keyboard import Draw, Keyboard, Lines
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.snapshot import LogLine, Look, TableSnapshot
from holdfast.cli.terminal.play.turn_loop import COMMANDS, commands_of
from holdfast.engine.play import why_not
from holdfast.engine.save import dump
from holdfast.engine.text import Texts
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.game import GAME
from holdfast.games.alone.screen.screen import AloneScreen
from holdfast.games.alone.state import Alone
from holdfast.games.alone.testing.arrange import arrange
from holdfast.packs import Loaded, load_content, read_options
from holdfast.table.clock import FakeClock
from holdfast.table.setting import Setting, make_setting
from tests.cli.terminal.terminals import SMALL, Fingers, Frames

HERO_AND_BOT = Seating(2, {1: "random"})
EVIL_AND_BOT = Seating(2, {0: "random"})
BOTH = Seating(2)
# A night in the middle; nothing in it is tuned: no numbers of cards or missions.
MIDDLE = """
character: medic
round: 2
turn: 3
space: 1
life: 9
control: 4
adrenaline: 2
items: flare
hero: 1B3
revealed: 1B2 1C3
lit: 1C3
danger: 1B2 2D5
creatures: spore@1B2 mutant@2C4
hand 2: bared_teeth
asked: turn
"""


class SomeFingers(Fingers):
    """They press so many keys, never a page or the way out, and then leave."""

    def __init__(self, seed: int, most: int) -> None:
        super().__init__(seed, never="qnmlr?uv")
        self.most = most

    def choice(self, keys: Collection[str], draw: Draw) -> str:
        if self.pressed >= self.most:
            raise EOFError
        return super().choice(keys, draw)


@cache
def loaded() -> Loaded:
    return load_content(GAME, ("base", "deep", "avatar"))


def parts() -> Parts:
    content = loaded().content
    assert isinstance(content, Parts)
    return content


def setting_of(seating: Seating, lines: str = "", seed: int = 1, **words: str) -> Setting:
    """A table, which begins in a position if one is given in the words of scenes."""
    options = read_options(GAME, loaded(), {"levels": "keel,galleries", **modules({"expansions": ""}), **words})
    setting = make_setting(GAME, loaded(), seating.names(), options=options, seed=seed)
    if not lines:
        return setting
    s = setting.first_state()
    assert isinstance(s, Alone)
    arrange(s, lines)
    return Setting(GAME, setting.content, setting.packs, setting.seats, setting.options, setting.key, dump(s))


def session(
    keyboard: Keyboard | Iterable[str],
    path: Path,
    *,
    seating: Seating = HERO_AND_BOT,
    lines: str = "",
    size: tuple[int, int] = SMALL,
    seed: int = 1,
    **words: str,
) -> tuple[AloneTurnLoop, Frames]:
    screen = Frames(size)
    keys: Keyboard = Lines(keyboard) if isinstance(keyboard, Iterable) else keyboard
    setting = setting_of(seating, lines, seed, **words)
    local_game = LocalGame(
        Terminal(screen, keys),
        AloneDrawing(),
        setting,
        seating,
        path,
        clock=FakeClock(),
        pace_ms=0,
    )
    return AloneTurnLoop(local_game), screen


def until_the_lines_end(turns: AloneTurnLoop) -> None:
    try:
        turns.play()
    except EOFError:
        return


def view_of(turns: AloneTurnLoop, seat: int) -> AloneScreen:
    view = turns.local_game.view(seat)
    assert isinstance(view, AloneScreen)
    return view


def texts_of(s: Alone) -> Texts:
    words = GAME.shown.words(s.parts, Texts(GAME.texts))
    return Texts({**GAME.texts, **words}, {**GAME.shown.names(s), "seat.1": "Evil"})


def look_of(s: Alone, seat: int) -> Look[AloneScreen, Parts]:
    return Look(GAME.view(s, seat), s.parts, texts_of(s), COLOURS)


def menu_for(s: Alone, seat: int) -> Menu:
    return AloneMenu(look_of(s, seat), lambda ask, action: why_not(s, seat, ask, action)).menu()


def drawn(s: Alone, seat: int, size: tuple[int, int]) -> Block:
    log = (LogLine("The hero goes north."), LogLine("A noise from the east.", fresh=True))
    people = ("you", *(f"Player {n}" for n in range(2, 5)))
    snapshot = TableSnapshot(
        GAME.view(s, seat),
        s.parts,
        texts_of(s),
        COLOURS,
        people=people,
        log=log,
        menu=menu_for(s, seat),
        commands=commands_of([*COMMANDS][1:]),
    )
    return AloneDrawing().table(snapshot, *size)
