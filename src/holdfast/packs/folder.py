"""One pack: a folder of TOML files with a pack.toml, read from disk or from inside an installed game."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

from holdfast.engine.content import PackError, checked, control_sign_in, found_at

MANIFEST: Final = "pack.toml"
LARGEST_FILE: Final = 1_000_000
MOST_FILES: Final = 2_000
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What pack.toml says. `needs` names the packs that this one is a layer upon, `removes` what it takes from them."""

    name: str
    game: str
    version: str
    title: str
    licence: str = ""
    needs: tuple[str, ...] = ()
    removes: tuple[str, ...] = ()  # files, or things in them: "heroes.toml: kara"


class Pack(msgspec.Struct, frozen=True):
    """A pack as it was read: its files are plain data, by path within the pack, not yet checked by a game."""

    manifest: Manifest
    where: str
    files: dict[str, Any]

    def __hash__(self) -> int:
        return hash(self.hash)

    @property
    def hash(self) -> str:
        """Returns a name for exactly this data: comments and layout do not matter, every value does."""
        return self.hash_of(lambda path: True)

    def hash_of(self, binds: Callable[[str], bool]) -> str:
        """Returns a name for the data in some of the files: those that a game in progress depends on."""
        data = {path: values for path, values in self.files.items() if binds(path)}
        data[MANIFEST] = {"name": self.manifest.name, "game": self.manifest.game}
        if removes := [removed for removed in self.manifest.removes if binds(removed.partition(":")[0].strip())]:
            data[MANIFEST]["removes"] = removes
        return blake2b(msgspec.json.encode(data, order="deterministic"), digest_size=16).hexdigest()


def read_folder(folder: Traversable, where: str) -> Pack:
    """Returns the pack in a folder; `where` is how errors name that folder. Raises PackError."""
    if not folder.is_dir():
        raise PackError(where, "the folder", f"a folder with a {MANIFEST}", "none there")
    files: dict[str, Any] = {}
    for path, file in _toml_files(folder, "", where):
        if len(files) == MOST_FILES:
            raise PackError(where, "the folder", f"at most {MOST_FILES} files", "more")
        files[path] = read_file(file, f"{where}/{path}")
    if MANIFEST not in files:
        raise PackError(where, "the folder", f"a file {MANIFEST}", sorted(files)[:5] or "no TOML file")
    return Pack(_manifest(files.pop(MANIFEST), where), where, files)


def read_manifest(folder: Traversable, where: str) -> Manifest:
    """Returns what the pack in a folder says of itself, without reading the rest. Raises PackError."""
    file = folder.joinpath(MANIFEST)
    if not file.is_file():
        return read_folder(folder, where).manifest  # says what is there instead
    return _manifest(read_file(file, f"{where}/{MANIFEST}"), where)


def _manifest(data: dict[str, Any], where: str) -> Manifest:
    manifest = checked(data, Manifest, f"{where}/{MANIFEST}")
    if not NAME.fullmatch(manifest.name):
        raise PackError(f"{where}/{MANIFEST}", "name", "small letters, digits, - and _, a letter first", manifest.name)
    return manifest


def _toml_files(folder: Traversable, path: str, where: str) -> Iterator[tuple[str, Traversable]]:
    """Yields the files of a pack by their path in it. A link could lead anywhere, and something that is no file may
    never end: what somebody else has packed is read only where it lies.
    """
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith((".", "__")):
            continue
        here = f"{path}{entry.name}"
        is_link = isinstance(entry, Path) and entry.is_symlink()
        if is_link and (entry.is_dir() or here.endswith(".toml")):
            raise PackError(f"{where}/{here}", "the file", "a file or a folder of its own", "a link")
        if entry.is_dir():
            yield from _toml_files(entry, f"{here}/", where)
        elif here.endswith(".toml"):
            if not entry.is_file():
                raise PackError(f"{where}/{here}", "the file", "a file", "something else")
            yield here, entry


def read_file(file: Traversable, where: str) -> dict[str, Any]:
    """Returns what a TOML file says, as plain data. Raises PackError."""
    with file.open("rb") as stream:
        data = stream.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise PackError(where, "the whole file", f"at most {LARGEST_FILE} bytes", "more")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise PackError(where, f"line {line}", "text in UTF-8", data[problem.start : problem.end]) from None
    try:
        values = tomllib.loads(text)
        at = control_sign_in(values)
    except tomllib.TOMLDecodeError as problem:
        raise _bad_toml(str(problem), text, where) from None
    except RecursionError:
        raise PackError(where, "the whole file", "values nested a few levels deep", "too many levels") from None
    if at is not None:
        raise PackError(where, at, "text that can be shown, without control signs", found_at(values, at))
    return values


def _bad_toml(problem: str, text: str, where: str) -> PackError:
    """Returns tomllib's complaint, one string with its place ('... (at line 3, column 5)'), as a PackError."""
    message, _, place = problem.partition(" (at ")
    lines = text.splitlines()
    number = re.match(r"line (\d+)", place)
    row = int(number[1]) if number else len(lines)
    found = lines[row - 1].strip() if 0 < row <= len(lines) else "the end of the file"
    return PackError(where, f"line {row}", f"valid TOML ({message[:1].lower()}{message[1:]})", found)
