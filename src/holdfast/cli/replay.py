"""`holdfast replay`: a saved game move by move, as a seat saw it; and whether the file can be trusted."""

from __future__ import annotations

import sys
from pathlib import Path
from traceback import format_exception
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.arguments import Flag, PackNames
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.own_packs import own_shelf
from holdfast.engine.event import Event
from holdfast.engine.game import AnyGame
from holdfast.engine.position import TRUTH
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.text import MissingText, Texts
from holdfast.games import find
from holdfast.table.feed import remembered
from holdfast.table.replay import GameCrashed, film, unfinished, verify
from holdfast.table.replay import replay as states_of
from holdfast.table.save import Save, read_save, whole_lines
from holdfast.table.texts import texts_of

app = command("replay", "holdfast replay evening.jsonl --to 20 --seat 1", "holdfast replay evening.jsonl --verify")


@app.default
def replay(
    file: Annotated[Path, Parameter(help="A save, as docs/saves.md describes it.")],
    /,
    *,
    to: Annotated[int | None, Parameter(help="The position after the first so many commands (all of them).")] = None,
    seat: Annotated[str | None, Parameter(help="As this seat saw it (0, 1, ...), or 'all': the whole truth.")] = None,
    spoil: Annotated[Flag, Parameter(help="With --seat all: show the truth of an unfinished game.")] = False,
    rescue: Annotated[
        Path | None, Parameter(help="Write what is whole of a file that breaks off in mid-line into this one.")
    ] = None,
    verify: Annotated[Flag, Parameter(help="Check every byte, command and digest, and say so.")] = False,
    game: Annotated[str | None, Parameter(help="The game as MODULE:GAME, if it is not installed.")] = None,
    pack: PackNames = (),
    traceback: Annotated[Flag, Parameter(help="Show where in the game a failing command fails.")] = False,
) -> int:
    if rescue is not None:
        file = rescued(file, rescue)
    try:
        save = read_save(file, game=find(game) if game else None, shelf=own_shelf(pack))
        return check(save) if verify else show(save, seat_from(seat, save, spoil), to)
    except GameCrashed as crash:
        if traceback and crash.__cause__ is not None:
            print("".join(format_exception(crash.__cause__)), end="", file=sys.stderr)
        raise


def rescued(file: Path, new: Path) -> Path:
    """Writes the whole lines of a file into a new one, and returns that. The old one is left as it is."""
    data = file.read_bytes()
    whole = whole_lines(data)
    if len(whole) == len(data):
        raise BadInput(f"{file} does not break off in the middle of a line: leave --rescue out")
    try:
        with new.open("xb") as written:
            written.write(whole)
    except FileExistsError:
        raise BadInput(f"{new} is there already; name another file") from None
    print(f"{new} holds what is whole of {file}; go on with: holdfast play --resume {new}")
    return new


def seat_from(text: str | None, save: Save, may_spoil: bool) -> int:
    """Returns the seat to look from. What a game that goes on still hides is not shown by mistake."""
    if text is None:
        return SPECTATOR
    if text == "all":
        if save.outcome is None and not may_spoil:
            raise BadInput(
                "this game is not over, and --seat all shows everything that it still hides:"
                " add --spoil if you mean it, or leave --seat away to see what is public"
            )
        return TRUTH
    last = len(save.setting.seats) - 1
    if not text.isdecimal() or int(text) > last:
        raise BadInput(f"the seats of this game are 0 to {last} (or 'all'), not {text!r}")
    if save.outcome is None:
        print(f"holdfast: this game is not over: what follows is for seat {text} alone", file=sys.stderr)
    return int(text)


def check(save: Save) -> int:
    state = verify(save)
    end = "not finished" if state.outcome is None else outcome_line(save.setting.game, state.outcome.key)
    print(f"{save.name}: {save.setting.game.name}, {len(save.lines)} commands, all in order; {end}")
    return 0


def show(save: Save, seat: int, to: int | None) -> int:
    game = save.setting.game
    names = ", ".join(f"{no} {name}" for no, name in enumerate(save.setting.seats))
    print(f"{game.name}, {len(save.lines)} commands, seats: {names}")
    told: list[Event] = []
    if seat != TRUTH:
        told = remembered(list(film(save, seat, to)))
    *_, state = states_of(save, to)
    texts = texts_of(save.setting, state)
    for event in told:
        print(f"  {event_line(texts, event)}")
    print()
    describe = game.shown.describe
    if seat == TRUTH or describe is None:
        print(game.write(state, seat).rstrip())
    else:
        for section in describe(state, seat):
            print(texts.message(section.title))
            for words in section.lines:
                print(f"  {texts.message(words)}")
    if state.outcome is not None:
        print(outcome_line(game, state.outcome.key))
    if not save.closed and (to is None or to == len(save.lines)):
        print(f"holdfast: {unfinished(save)}", file=sys.stderr)
        return 1
    return 0


def event_line(texts: Texts, event: Event) -> str:
    try:
        return texts.event(event)
    except MissingText:
        return f"[{event.kind()}]"


def outcome_line(game: AnyGame, key: str) -> str:
    return game.texts.get(f"outcome.{key}", key)
