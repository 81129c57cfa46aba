"""Terminals without a window: inputs are lines, frames are kept as text."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from holdfast.cli.terminal.io.keyboard import Draw, Keyboard, Lines
from holdfast.cli.terminal.io.lines import Block, plain
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.key.drawing import KeyDrawing
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Menu, MenuEntry, Open
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.turn_loop import TurnLoop
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.mission import Mission, mission_from
from holdfast.games.key.screen.screen import KeyScreen
from holdfast.games.key.setup import Options
from holdfast.packs import Loaded, load_content
from holdfast.table.clock import FakeClock
from holdfast.table.setting import make_setting

SMALL, LARGE, HUGE = (80, 24), (120, 40), (160, 50)


def leaves(menu: Menu) -> Iterator[MenuEntry]:
    """Yields the entries of a menu, and of the menus that it opens, which lead to something else than a menu."""
    for entry in (*menu.entries, *menu.offers):
        if isinstance(entry.leads, Open):
            yield from leaves(entry.leads.menu)
        elif entry.leads is not None:
            yield entry


@cache
def loaded() -> Loaded:
    return load_content(GAME)


def parts() -> Parts:
    content = loaded().content
    assert isinstance(content, Parts)
    return content


def mission(**changes: Any) -> Mission:
    """Five letters of which two are open, and a list to choose from."""
    plain = {
        "id": "test",
        "title": "A Quiet Test",
        "question": "Which animal sleeps in the archive?",
        "kind": "dossier",
        "grade": 2,
        "board": "office",
        "entrance": 1,
        "tokens": [2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
        "console": ["OTTER"],
        "open": ["T"],
        "answer": "Otter",
        "dossier": ["OTTER", "UTTER", "OTHER", "TIGER"],
        "notes": ["It is on the list."],
        "before": "Somebody snores between the files.",
        "won": "The animal is given a stamp of its own.",
        "lost": "The animal moves out, and takes the stapler.",
        "hints": ["It has whiskers.", "It swims."],
        **changes,
    }
    names = tuple(glyph.name for glyph in parts().glyphs)
    return mission_from(plain, "test.toml", parts().tokens, names)


class Frames:
    """A screen that keeps what it was shown."""

    def __init__(self, size: tuple[int, int] = SMALL) -> None:
        self.fixed = size
        self.frames: list[str] = []
        self.watch: Callable[[str], None] = lambda frame: None

    def size(self) -> tuple[int, int]:
        return self.fixed

    def show(self, frame: Block) -> None:
        width, height = self.fixed
        assert len(frame) <= height, plain(frame)
        assert max(row.cell_len for row in frame) <= width, plain(frame)
        self.frames.append(plain(frame))
        self.watch(self.frames[-1])

    def clear(self) -> None:
        """Frames are whole anyway."""

    def dress(self, background: str, stand_ins: Mapping[str, str]) -> None:
        """Text has no colours."""

    @property
    def last(self) -> str:
        return self.frames[-1]


class Fingers:
    """Somebody who presses whatever key there is, by dice, and never the keys in `never`."""

    digit_by_digit = False
    frame_ms = 0

    def __init__(self, seed: int, never: str = "sqhmnlr?tu") -> None:
        self.rng = Rng(key_from_seed(f"fingers/{seed}"))
        self.never = never
        self.pressed = 0

    def choice(self, keys: Collection[str], draw: Draw) -> str:
        draw("")
        self.pressed += 1
        assert self.pressed < 5000, "this game does not end"
        known = sorted(key for key in keys if key and key not in self.never)
        if known and self.rng.below(10, "sense"):
            return self.rng.choice(known, "key")
        return self.rng.choice(["", "esc"], "key")

    def text(self, draw: Draw) -> str | None:
        draw("")
        return None

    def key(self, draw: Draw) -> str:
        draw("")
        return "q"

    def press(self, ms: int | None) -> str | None:
        raise AssertionError("this game is played in turns")

    def pause(self, ms: int) -> str:
        return ""

    def drop(self) -> None:
        pass

    def begin_reading(self) -> None:
        pass


def local_game_with(
    keyboard: Keyboard | Iterable[str],
    path: Path,
    *,
    seating: Seating | None = None,
    of: Mission | None = None,
    size: tuple[int, int] = SMALL,
    seed: int = 1,
    free_talk: bool = False,
) -> tuple[LocalGame, Frames]:
    """A game about to begin, and the screen that it is shown on."""
    seating = seating or Seating(1)
    chosen = of or mission()
    screen = Frames(size)
    keys: Keyboard = Lines(keyboard) if isinstance(keyboard, Iterable) else keyboard
    options = Options(mission=chosen, free_talk=free_talk)
    setting = make_setting(GAME, loaded(), seating.names(), options=options, seed=seed)
    terminal = Terminal(screen, keys)
    local_game = LocalGame(terminal, KeyDrawing(), setting, seating, path, clock=FakeClock(), pace_ms=0)
    return local_game, screen


def play(local_game: LocalGame) -> None:
    TurnLoop(local_game).play()


def after_lines(local_game: LocalGame) -> None:
    """Play until the lines run out."""
    try:
        TurnLoop(local_game).play()
    except EOFError:
        return


def view_of(local_game: LocalGame, seat: int) -> KeyScreen:
    view = local_game.view(seat)
    assert isinstance(view, KeyScreen)
    return view
