"""Lays packs upon each other: files side by side, and what two packs write of one thing joined key by key.

A thing is a file with an `id`, or a table of a list such as [[hero]], known by its `id`, `number` or `name`. Where a
layer writes of a thing that is there, what it says takes the place of what was said, and the rest stays; any other
thing is one more. A list whose tables have no such key is replaced as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, TypeAlias, TypeGuard

import msgspec

from holdfast.engine.content import PackError
from holdfast.packs.folder import MANIFEST, Pack

Deed: TypeAlias = Literal["adds", "changes", "replaces", "removes"]
Table: TypeAlias = dict[str, Any]

KNOWN_BY: Final = ("id", "number", "name")


class LayerChange(msgspec.Struct, frozen=True):
    """What a pack does to one thing of the packs below it."""

    deed: Deed
    thing: str  # as in "hero kara"
    keys: tuple[str, ...] = ()  # those that change, if not all do

    def __str__(self) -> str:
        return f"{self.deed} {self.thing}{': ' if self.keys else ''}{', '.join(self.keys)}"


class Layered(msgspec.Struct):
    """The files of packs that were laid upon each other, and which pack each file and each thing in it is from."""

    files: dict[str, Table] = {}
    folders: dict[str, str] = {}  # of each file: the pack that brought it
    writers: dict[str, dict[str, str]] = {}  # of each file: the layers that wrote something in it, by what they wrote
    changes: dict[str, list[LayerChange]] = {}  # by pack

    def lay(self, pack: Pack, *, is_layer: bool) -> None:
        """Raises PackError where two packs hold the same file, and neither is a layer."""
        told = self.changes.setdefault(pack.manifest.name, [])
        for removed in pack.manifest.removes:
            told.append(LayerChange("removes", self._remove(removed, pack)))
        for path, data in pack.files.items():
            below = self.files.get(path)
            if below is None:
                self.files[path], self.folders[path] = data, pack.where
                told += [LayerChange("adds", thing) for thing in things_in(path, data)] if is_layer else []
            elif is_layer:
                self.files[path] = self._joined(path, below, data, pack, told)
                self.writers.setdefault(path, {}).update(dict.fromkeys(things_in(path, data), pack.where))
            else:
                used = f"a file name that {self.folders[path]} does not use, or `needs` in {MANIFEST}, to lie upon it"
                raise PackError(f"{pack.where}/{path}", "the whole file", used, path)

    def located(self, problem: PackError) -> PackError:
        """Returns the same problem with its folder; where several packs wrote in a file, with the name of the thing."""
        file, key = problem.file, problem.key
        folder = self.folders.get(file) or next(iter(self.folders.values()), "")
        if writers := self.writers.get(file):
            thing, rest = self._thing_at(file, key)
            if thing:
                key, folder = f"{thing}{rest}", writers.get(thing, folder)
            else:
                folder = list(writers.values())[-1]  # what is wrong is wrong with all that lies there now
        return PackError(f"{folder}/{file}", key, problem.expected, problem.found)

    def _thing_at(self, file: str, key: str) -> tuple[str, str]:
        """Returns the thing that a key names by number (hero[6].track) or id (kara.track), and its rest."""
        by_number, by_name = re.fullmatch(r"(\w+)\[(\d+)\](.*)", key), re.fullmatch(r"([^.:\[]+)(.*)", key)
        for name, rows in self.files.get(file, {}).items():
            if is_list_of_tables(rows) and (word := _known_by(rows, rows)):
                for number, row in enumerate(rows):
                    if by_number and by_number[1] == name and int(by_number[2]) == number:
                        return f"{name} {row[word]}", by_number[3]
                    if by_name and by_name[1] == str(row[word]):
                        return f"{name} {row[word]}", by_name[2]
        return "", ""

    def _joined(self, path: str, below: Table, above: Table, pack: Pack, told: list[LayerChange]) -> Table:
        """Returns a file of two packs as one."""
        if "id" in below and "id" in above and below["id"] != above["id"]:
            told.append(LayerChange("replaces", _file_thing(path, below)))
            return above
        joined = dict(below)
        for key, value in above.items():
            old = below.get(key)
            if is_list_of_tables(old):
                if not is_list_of_tables(value):
                    raise PackError(f"{pack.where}/{path}", key, f"tables of the form [[{key}]]", value)
                joined[key] = _joined_rows(key, old, value, told)
            elif isinstance(old, dict) and isinstance(value, dict):
                joined[key] = {**old, **value}
            else:
                joined[key] = value
        plain = tuple(key for key in above if not is_list_of_tables(below.get(key)) and below.get(key) != above[key])
        if plain:
            told.append(LayerChange("changes", _file_thing(path, below), plain))
        return joined

    def _remove(self, removed: str, pack: Pack) -> str:
        """Takes away a file, or a thing that is written as "heroes.toml: kara"; returns what it was."""
        path, _, name = removed.partition(":")
        name = name.strip()
        found = self.files.get(path.strip())
        if found is not None and not name:
            del self.files[path]
            return _file_thing(path, found)
        for key, rows in (found or {}).items():
            if is_list_of_tables(rows):
                for row in rows:
                    if name in (str(row.get(word)) for word in KNOWN_BY):
                        self.files[path] = {**(found or {}), key: [other for other in rows if other is not row]}
                        return f"{key} {name}"
        example = next((f"{file}: {row['id']}" for file, row in self._named()), "missions/01.toml")
        expected = f"a file of the packs below, or a thing in one, such as {example!r}"
        raise PackError(f"{pack.where}/{MANIFEST}", "removes", expected, removed)

    def _named(self) -> Iterator[tuple[str, Table]]:
        """Yields the files in which a list holds things with ids, with the first thing of each."""
        for path, data in self.files.items():
            for rows in data.values():
                if is_list_of_tables(rows) and "id" in rows[0]:
                    yield path, rows[0]


def things_in(path: str, data: Table) -> Iterator[str]:
    """Yields what the things in a file are called: each table of its lists, or the file itself."""
    lists = [(key, rows) for key, rows in data.items() if is_list_of_tables(rows)]
    if "id" in data or not lists:
        yield _file_thing(path, data)
        return
    for key, rows in lists:
        word = _known_by(rows, rows)
        yield from [f"{key} {row[word]}" for row in rows] if word else [f"all of {key}"]


def is_list_of_tables(value: Any) -> TypeGuard[list[Table]]:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _file_thing(path: str, data: Mapping[str, Any]) -> str:
    """Returns what a file is called: "mission first-day" for what lies under missions/ and has an id, else its path."""
    folder, slash, _ = path.partition("/")
    return f"{folder.removesuffix('s')} {data['id']}" if slash and "id" in data else path


def _known_by(below: list[Table], above: list[Table]) -> str | None:
    """Returns the key that tells the tables of both lists apart, None if there is none."""
    for word in KNOWN_BY:
        for rows in (below, above):
            named = [str(row.get(word, "")) for row in rows]
            if "" in named or len(set(named)) < len(named):
                break
        else:
            return word
    return None


def _joined_rows(key: str, below: list[Table], above: list[Table], told: list[LayerChange]) -> list[Table]:
    word = _known_by(below, above)
    if word is None:
        told.append(LayerChange("replaces", f"all of {key}"))
        return above
    rows = {row[word]: row for row in below}
    for row in above:
        old = rows.get(row[word])
        thing = f"{key} {row[word]}"
        if old is None:
            told.append(LayerChange("adds", thing))
        elif old.keys() <= row.keys():
            told.append(LayerChange("replaces", thing))
        elif other := tuple(name for name in row if row[name] != old.get(name)):
            told.append(LayerChange("changes", thing, other))
        rows[row[word]] = {**(old or {}), **row}
    return list(rows.values())
