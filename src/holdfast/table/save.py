"""The save format: JSON lines that no changed byte gets past. docs/saves.md describes it for other programs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from holdfast import games
from holdfast.engine.command import Command, Line, Pause, Presence, Resume, Tick, Undo
from holdfast.engine.content import PackError, control_sign_in
from holdfast.engine.game import AnyGame
from holdfast.engine.save import digest
from holdfast.engine.state import Outcome
from holdfast.packs import EMPTY_SHELF, Loaded, PackShelf, installed_packs, load_content, read_folder
from holdfast.table.format import FORMAT, SEALED, Closing, Header, NewRules, Seal, header_of
from holdfast.table.history import History
from holdfast.table.setting import Setting, is_name

LARGEST: Final = 100_000_000
NOT_JSON: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
FRESH_COPY: Final = "get a fresh copy of the file"
RESCUE: Final = "or keep what stands before it: holdfast replay FILE --rescue NEW"

Load: TypeAlias = Callable[[AnyGame, Sequence[str | Path]], Loaded]


class ReplayError(Exception):
    """A save cannot be read or replayed: one sentence that says what is wrong and what to do."""


class OtherRules(ReplayError):
    """The game was last played by another version of its rules."""


class OtherPacks(ReplayError):
    """The game was played with packs that are not here, or not as they were."""


class Save(msgspec.Struct, frozen=True):
    """A game as it is kept: its setting, its lines, and digests of the states after some of them.

    Not `closed` is a file without its closing line: a game still being played, or a file cut short.
    """

    setting: Setting
    lines: tuple[Line, ...]
    digests: dict[int, str]
    outcome: Outcome | None = None
    closed: bool = True
    name: str = "this save"


def save_of(setting: Setting, history: History) -> Save:
    """Returns what there is to keep of a game, at any moment of it."""
    digests = history.digests | {len(history.lines): digest(history.state)}
    return Save(setting, tuple(history.lines), digests, history.state.outcome)


# -- writing


def encoded(save: Save) -> Iterator[bytes]:
    """Returns the lines of a save file."""
    seal = Seal()
    yield seal.line(header_of(save.setting))
    for no, line in enumerate(save.lines, 1):
        data = msgspec.to_builtins(line)
        if no in save.digests:
            data["digest"] = save.digests[no]
        yield seal.line(data)
    if save.closed:
        yield seal.line(Closing(len(save.lines), save.digests.get(len(save.lines)), save.outcome))


def write_save(path: Path, save: Save) -> None:
    """Writes a save file; if that fails half-way, an older file of this name is left as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    half.write_bytes(b"".join(encoded(save)))
    os.replace(half, path)


# -- reading


def read_save(
    path: Path, *, game: AnyGame | None = None, packs: Sequence[Path] = (), shelf: PackShelf = EMPTY_SHELF
) -> Save:
    """Returns the save in a file. `game` is for games that are not installed, `packs` for pack folders.

    What these folders do not hold is looked for on the `shelf`, then among the installed packs.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as problem:
        raise ReplayError(f"{path} cannot be read: {problem.strerror}; check the name and try again") from None
    return parse_save(data, path.name, game=game, packs=packs, shelf=shelf)


def parse_save(
    data: bytes,
    name: str,
    *,
    game: AnyGame | None = None,
    packs: Sequence[Path] = (),
    shelf: PackShelf = EMPTY_SHELF,
    find: Callable[[str], AnyGame | None] = lambda name: None,
    load: Load | None = None,
) -> Save:
    """Returns the save in these bytes, checked but not yet replayed. Raises ReplayError.

    `find` knows games that are not installed; `load` may remember content, and knows the shelf.
    """
    if len(data) > LARGEST:
        raise ReplayError(f"{name} is larger than {LARGEST} bytes, which no game is; {FRESH_COPY}")
    header = _header(data.partition(b"\n")[0], name)
    rows = _unsealed(data, name)
    known = _game(header, name, game or find(header.game))
    first, changed = _under_these_rules(rows, header, known, name)
    setting = _setting(header, known, name, packs, shelf, load)
    if changed is not None:
        setting = msgspec.structs.replace(setting, start=msgspec.json.encode(changed.state))
    lines: list[Line] = []
    digests: dict[int, str] = {}
    for no, row in enumerate(rows[first:], first + 1):
        fields = _decoded(row, f"{name}, line {no}", dict[str, Any])
        if fields.get("t") == "end":
            return _closed(
                fields, f"{name}, line {no}", no == len(rows), Save(setting, tuple(lines), digests, name=name)
            )
        given = fields.pop("digest", None)
        if given is not None:
            digests[no - first] = str(given)
        lines.append(_line(fields, known, f"{name}, line {no}"))
    return Save(setting, tuple(lines), digests, closed=False, name=name)


def whole_lines(data: bytes) -> bytes:
    """Returns a save up to where it breaks off in the middle of a line."""
    return data[: data.rfind(b"\n") + 1]


def _under_these_rules(rows: list[bytes], header: Header, game: AnyGame, name: str) -> tuple[int, NewRules | None]:
    """Returns the first row after the header, or after the last change of rules. Raises OtherRules."""
    first, changed = 1, None
    for no, row in enumerate(rows[1:], 1):
        if row.startswith(b'{"t":"rules",'):
            first, changed = no + 1, _decoded(row, f"{name}, line {no + 1}", NewRules)
    rules = header.rules if changed is None else changed.rules
    if rules != game.rules_version:
        raise OtherRules(
            f"{name} was played by version {rules} of the rules of {game.name} and this Holdfast plays"
            f" version {game.rules_version}; install the version of Holdfast that wrote it"
        )
    return first, changed


def _header(row: bytes, name: str) -> Header:
    try:
        fields = msgspec.json.decode(row)
    except NOT_JSON:
        fields = None
    if not isinstance(fields, dict) or fields.get("t") != "holdfast":
        raise ReplayError(f"{name} is not a Holdfast save, or its first line is damaged; {FRESH_COPY}")
    if fields.get("format") != FORMAT:
        raise ReplayError(
            f"{name} is written in format {fields.get('format')!r} and this Holdfast reads format {FORMAT};"
            " install the version of Holdfast that wrote it"
        )
    fields.pop("sum", None)
    if (at := control_sign_in({"options": fields.get("options"), "start": fields.get("start")})) is not None:
        raise ReplayError(f"{name}, line 1: {at} holds a text that cannot be shown; {FRESH_COPY}")
    try:
        return msgspec.convert(fields, Header)
    except msgspec.ValidationError as problem:
        raise ReplayError(f"{name}, line 1: the header is wrong ({problem}); {FRESH_COPY}") from None


def _unsealed(data: bytes, name: str) -> list[bytes]:
    """Returns the lines without their checksums, which it has checked."""
    *rows, rest = data.split(b"\n")
    if rest:
        broken = f"{name}, line {len(rows) + 1}: the file breaks off in the middle of this line"
        raise ReplayError(f"{broken}; {FRESH_COPY}, {RESCUE}")
    seal = Seal()
    bodies = []
    for no, row in enumerate(rows, 1):
        match = SEALED.fullmatch(row)
        if match is None or seal.over(match[1]) != match[2]:
            raise ReplayError(
                f"{name}, line {no}: this line was changed after it was written (its checksum is wrong); {FRESH_COPY}"
            )
        bodies.append(match[1] + b"}")
    return bodies


def _decoded(row: bytes, where: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(row, type=kind)
    except NOT_JSON as problem:
        raise ReplayError(f"{where}: this is not a line of a save ({problem}); {FRESH_COPY}") from None


def _game(header: Header, name: str, game: AnyGame | None) -> AnyGame:
    if game is None:
        try:
            game = games.get(header.game)
        except games.UnknownGame as problem:
            raise ReplayError(f"{name} is a game of {header.game!r}: {problem}; install that game") from None
    if game.name != header.game:
        raise ReplayError(f"{name} is a game of {header.game!r}, not of {game.name!r}; name the right game")
    return game


def _setting(
    header: Header, game: AnyGame, name: str, packs: Sequence[Path], shelf: PackShelf, load: Load | None
) -> Setting:
    loaded = _loaded(header, game, name, packs, shelf, load)
    try:
        options = msgspec.convert(header.options, game.options)
        key = bytes.fromhex(header.key)
    except (msgspec.ValidationError, ValueError) as problem:
        raise ReplayError(f"{name}, line 1: the header is wrong ({problem}); {FRESH_COPY}") from None
    start = None if header.start is None else msgspec.json.encode(header.start)
    setting = Setting(game, loaded.content, header.packs, header.seats, options, key, start, loaded.places)
    if len(key) != 16 or setting.commitment != header.commitment:
        raise ReplayError(
            f"{name}: the key is not the one that the table was bound to at the start; do not trust this file's dice"
        )
    if len(header.seats) not in game.seats:
        raise ReplayError(f"{name}, line 1: {game.name} is not for {len(header.seats)} seats; {FRESH_COPY}")
    if not all(map(is_name, header.seats)):
        raise ReplayError(f"{name}, line 1: a name at the table cannot be shown; {FRESH_COPY}")
    return setting


def _loaded(
    header: Header, game: AnyGame, name: str, folders: Sequence[Path], shelf: PackShelf, load: Load | None
) -> Loaded:
    """Returns the very packs that the game was played with; folders go before installed packs."""
    try:
        given = {read_folder(folder, str(folder)).manifest.name: folder for folder in folders}
        for pack in header.packs:
            if pack.name not in {*given, *shelf.places(game.name), *installed_packs(game)}:
                raise OtherPacks(f"{name} needs the pack {pack.name!r}, which is not here; give its folder with --pack")
        if load is None:
            load = partial(load_content, own=shelf.places(game.name))
        loaded = load(game, [given.get(pack.name, pack.name) for pack in header.packs] or ["base"])
    except PackError as problem:
        raise OtherPacks(f"{name} needs a pack that cannot be loaded: {problem}; mend or reinstall it") from None
    there = {pack.name: pack.hash for pack in loaded.packs}
    for pack in header.packs:
        if there.get(pack.name) != pack.hash:
            raise OtherPacks(
                f"{name} was played with other contents of the pack {pack.name!r} than are installed;"
                " give the folder of the right ones with --pack"
            )
    return loaded


class _Answer(msgspec.Struct, frozen=True, tag_field="t", tag="act"):
    """A command before its action is known to be one of the game's."""

    at: int
    seat: int
    ask: int
    action: Any
    id: str = ""


def _line(fields: dict[str, Any], game: AnyGame, where: str) -> Line:
    try:
        line: _Answer | Tick | Pause | Resume | Undo | Presence = msgspec.convert(
            fields, _Answer | Tick | Pause | Resume | Undo | Presence
        )
        if isinstance(line, _Answer):
            return Command(line.at, line.seat, line.ask, game.decode_action(line.action), line.id)
    except msgspec.ValidationError as problem:
        raise ReplayError(f"{where}: {game.name} knows no such command ({problem}); {FRESH_COPY}") from None
    if isinstance(line, Pause) and control_sign_in(line.reason) is not None:
        raise ReplayError(f"{where}: the reason of this pause cannot be shown; {FRESH_COPY}")
    return line


def _closed(fields: dict[str, Any], where: str, is_last: bool, save: Save) -> Save:
    try:
        closing = msgspec.convert(fields, Closing)
    except msgspec.ValidationError as problem:
        raise ReplayError(f"{where}: the closing line is wrong ({problem}); {FRESH_COPY}") from None
    if closing.lines != len(save.lines) or not is_last:
        raise ReplayError(f"{where}: the closing line stands in the wrong place; {FRESH_COPY}")
    if closing.digest is not None:
        save.digests[len(save.lines)] = closing.digest
    return msgspec.structs.replace(save, outcome=closing.outcome)
