"""Which of a person's own packs a game is played with, asked where there are some."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.cli.own_packs import packs_for
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.terminal_game import TerminalGame
from holdfast.cli.terminal.words import say
from holdfast.engine.content import PackError
from holdfast.packs import PackShelf, load_content, manifest_of


def choose_packs(terminal: Terminal, game: TerminalGame, shelf: PackShelf) -> tuple[str, ...] | None:
    """Returns the packs to play with, from the bottom up; None goes back. Where there is no choice nobody is asked."""
    own = shelf.of(game.game)
    chosen: list[str] = []
    place, note = 0, ""
    while own:
        found = with_them(game, chosen, shelf)
        rows = [Row(say("packs.begin"), say("packs.begin.about", packs=titles(game, found, shelf)))]
        for pack in own:
            mark = "x" if pack.manifest.name in chosen else " "
            rows.append(Row(f"[{mark}] {pack.manifest.title}", say("packs.lies_in", folder=str(pack.folder))))
        title = say("packs.which", game=game.drawing.title.upper())
        place = pick(terminal, title, rows, place, above=(note,) if note else ())
        if place == BACK:
            return None
        if place == 0:
            return found
        name = own[place - 1].manifest.name
        wanted = [other for other in chosen if other != name] if name in chosen else [*chosen, name]
        try:
            load_content(game.game, with_them(game, wanted, shelf), shelf.places(game.game.name))
        except PackError as problem:
            note = str(problem)
        else:
            chosen, note = wanted, ""
    return game.packs


def with_them(game: TerminalGame, chosen: Sequence[str], shelf: PackShelf) -> tuple[str, ...]:
    """Returns the usual packs with those that were chosen, in the order of the shelf."""
    ordered = [pack.manifest.name for pack in shelf.of(game.game) if pack.manifest.name in chosen]
    return packs_for(game.game, ordered, shelf, game.packs) if ordered else game.packs


def titles(game: TerminalGame, packs: Sequence[str], shelf: PackShelf) -> str:
    """Returns what packs are called, from the bottom up."""
    own = shelf.places(game.game.name)
    return ", ".join(manifest_of(game.game, name, own).title for name in packs)
