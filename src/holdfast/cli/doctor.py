"""`holdfast doctor`: whether everything is there that Holdfast needs, and how to mend what is not."""

from __future__ import annotations

import locale
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Final, Literal, TypeAlias

from holdfast import __version__, games
from holdfast.bots import bots_of
from holdfast.cli.commands import command
from holdfast.cli.folders import home_folder, packs_folder, saves_folder
from holdfast.cli.own_packs import checked_shelf
from holdfast.engine.content import PackError
from holdfast.packs import installed_packs, load_content

Finding: TypeAlias = tuple[Literal["ok", "warn", "fix"], str]

OLDEST_PYTHON: Final = (3, 11)
NEEDED: Final = (
    "babel",
    "cyclopts",
    "fluent-runtime",
    "msgspec",
    "platformdirs",
    "prometheus-client",
    "pywebpush",
    "rich",
    "segno",
    "starlette",
    "symspellpy",
    "uvicorn",
    "webauthn",
    "websockets",
)
COLUMNS, ROWS = 80, 24


app = command("doctor", "holdfast doctor")


@app.default
def doctor() -> int:
    findings = [
        *python(),
        *packages(),
        *known_games(),
        *own(),
        *browser_client(),
        *terminal(),
        *saves(),
        served_games(),
    ]
    for verdict, sentence in findings:
        print(f"{verdict:4}  {sentence}")
    return 1 if any(verdict == "fix" for verdict, _ in findings) else 0


def python() -> Iterator[Finding]:
    found = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info[:2] < OLDEST_PYTHON:
        yield "fix", f"Python {found} is too old: install Python {'.'.join(map(str, OLDEST_PYTHON))} or newer"
    else:
        yield "ok", f"Python {found}, Holdfast {__version__}"


def packages() -> Iterator[Finding]:
    for name in NEEDED:
        try:
            yield "ok", f"{name} {version(name)}"
        except PackageNotFoundError:
            yield "fix", f"{name} is missing: install it with 'pip install {name}'"


def known_games() -> Iterator[Finding]:
    if not games.names():
        yield "fix", "no game is installed: install Holdfast itself ('make play' does, in a checkout)"
    for name in games.names():
        try:
            game = games.get(name)
            for pack in installed_packs(game):
                load_content(game, (pack,))
        except (games.UnknownGame, PackError) as problem:
            yield "fix", f"the game {name} does not load ({problem}): install Holdfast again"
        else:
            packs = ", ".join(installed_packs(game)) or "none"
            yield "ok", f"game {name}: packs {packs}; bots {', '.join(sorted(bots_of(game)))}"


def own() -> Iterator[Finding]:
    """Looks at the packs of whoever sits here: where they lie, and whether each can be played with."""
    shelf = checked_shelf()
    place = packs_folder()
    if not shelf.packs and not shelf.unusable:
        yield "ok", f"packs of your own would lie in {place}, a folder each ('holdfast pack new' begins one)"
    for pack in shelf.packs:
        yield "ok", f"pack {pack.manifest.name} for {pack.manifest.game} in {pack.folder} is in order"
    for bad in shelf.unusable:
        yield "warn", f"the pack in {bad.folder} cannot be used: {bad.problem}; mend it, or move it out of {place}"


def browser_client() -> Iterator[Finding]:
    """Looks for the pages that a server shows, and for the word list that new missions are checked against."""
    # Here, because the server takes long to import, and most commands do without it.
    from holdfast.server.http.static import FOLDER

    if FOLDER.joinpath("index.html").is_file():
        yield "ok", "the browser client is built: 'holdfast serve --open' shows it"
    else:
        yield "warn", "the browser client is not built: 'make play' builds it in a checkout"
    try:
        yield "ok", f"word list of symspellpy {version('symspellpy')}"
    except PackageNotFoundError:
        yield "warn", "symspellpy is missing: new missions are checked against a small word list only"


def terminal() -> Iterator[Finding]:
    if not sys.stdout.isatty():
        yield "warn", "this is not a terminal: play needs one"
    size = shutil.get_terminal_size((COLUMNS, ROWS))
    if size.columns < COLUMNS or size.lines < ROWS:
        yield "warn", f"the terminal has {size.columns}x{size.lines} characters: make it at least {COLUMNS}x{ROWS}"
    else:
        yield "ok", f"terminal of {size.columns}x{size.lines} characters"
    yield colour()
    encoding = sys.stdout.encoding or locale.getpreferredencoding()
    if encoding.lower().replace("-", "") != "utf8":
        yield "warn", f"the terminal speaks {encoding}, not UTF-8: set LANG=C.UTF-8 or PYTHONUTF8=1 to see all signs"
    else:
        yield "ok", "UTF-8"


def colour() -> Finding:
    if os.environ.get("NO_COLOR"):
        return "ok", "no colour, as NO_COLOR asks; every colour has a sign or a word too"
    if os.environ.get("TERM", "") in ("", "dumb") and sys.platform != "win32":
        return "warn", "the terminal does not say what it can (TERM is not set): colours may be missing"
    return "ok", f"colour ({os.environ.get('COLORTERM') or os.environ.get('TERM') or 'Windows'})"


def saves() -> Iterator[Finding]:
    folder = saves_folder()
    there = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as problem:
        yield "fix", f"saves cannot be written to {folder} ({problem.strerror}): set HOLDFAST_HOME to another folder"
    else:
        yield "ok", f"saves go to {folder}"


def served_games() -> Finding:
    return "ok", f"games in the browser are kept in {home_folder() / 'server'}"
