"""Moved values as a layer upon a pack: found by their address, laid over what is there, written as TOML."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from holdfast.engine.content import PackError
from holdfast.packs import Manifest, Pack
from holdfast.packs.layers import KNOWN_BY, is_list_of_tables

STEP: Final = re.compile(r"(\w+)(?:\[([^\]]+)\])?")
FIGURES: Final = re.compile(r"[A-Za-z0-9_-]+")


def value_at(files: Mapping[str, Any], file: str, at: str) -> Any:
    """Returns the value that stands at an address, such as weapon[ion_rifle].attack.to_hit. Raises PackError."""
    found, last = _holder(files, file, at)
    return found[last]


def layer_of(files: Mapping[str, Any], manifest: Manifest, moved: Iterable[tuple[str, str, Any]]) -> Pack:
    """Returns a pack that says of the files below only what differs: each a file, an address and its new value.

    A table within a thing is said as a whole, since layers join things key by key.
    """
    changed = copy.deepcopy(dict(files))
    said: dict[str, dict[str, Any]] = {}
    for file, at, value in moved:
        holder, last = _holder(changed, file, at)
        holder[last] = value
        first, *more = _steps(file, at)
        name, row = first
        layer = said.setdefault(file, {})
        whole = changed[file][name]
        if row is None:
            key = more[0][0] if more else None
            if key is None:
                layer[name] = whole
            else:
                layer.setdefault(name, {})[key] = whole[key]
        else:
            word, thing = _row(whole, row, file, at)
            rows = layer.setdefault(name, [])
            mine = next((one for one in rows if one[word] == thing[word]), None)
            if mine is None:
                mine = {word: thing[word]}
                rows.append(mine)
            mine[more[0][0]] = thing[more[0][0]]
    return Pack(manifest, manifest.name, said)


def write_layer(folder: Path, pack: Pack, about: str) -> None:
    """Writes a layer into a folder of its own, as somebody would write it by hand."""
    manifest = pack.manifest
    head = {"name": manifest.name, "game": manifest.game, "version": manifest.version, "title": manifest.title}
    texts = {"pack.toml": f"# {about}\n" + _toml({**head, "needs": list(manifest.needs)})}
    texts |= {path: _toml(data) for path, data in pack.files.items()}
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def _steps(file: str, at: str) -> list[tuple[str, str | None]]:
    """Returns the steps of an address: a key, and the thing of a list if one is named."""
    found: list[tuple[str, str | None]] = []
    rest = at
    while True:
        step = STEP.match(rest)
        if step is None:
            raise PackError(file, at, "keys with dots between, things in brackets: weapon[ion_rifle].attack.dice", rest)
        found.append((step[1], step[2]))
        rest = rest[step.end() :]
        if not rest:
            return found
        rest = rest.removeprefix(".")


def _holder(files: Mapping[str, Any], file: str, at: str) -> tuple[dict[str, Any], str]:
    """Returns the table that holds what an address names, and the key under which it does."""
    if file not in files:
        raise PackError(file, at, f"a file of the packs ({', '.join(sorted(files))})", "none")
    here: Any = files[file]
    *way, (last, row) = _steps(file, at)
    for key, thing in way:
        here = _inside(here, key, file, at)
        if thing is not None:
            here = _row(here, thing, file, at)[1]
    if row is not None:
        raise PackError(file, at, f"a value of {row}, such as {at}.name", "the whole of it")
    _inside(here, last, file, at)
    return here, last


def _inside(here: Any, key: str, file: str, at: str) -> Any:
    if not isinstance(here, dict) or key not in here:
        known = ", ".join(here) if isinstance(here, dict) else "nothing, since it is no table"
        raise PackError(file, at, f"one of {known}", key)
    return here[key]


def _row(rows: Any, name: str, file: str, at: str) -> tuple[str, dict[str, Any]]:
    """Returns the thing of a list that bears a name, and the key by which it does."""
    for word in KNOWN_BY:
        for row in rows if is_list_of_tables(rows) else ():
            if str(row.get(word)) == name:
                return word, row
    raise PackError(file, at, f"the {', '.join(KNOWN_BY)} of a thing in the list", name)


def _toml(data: Mapping[str, Any]) -> str:
    lines = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if not _is_table(value)]
    for key, value in data.items():
        tables = value if is_list_of_tables(value) else [value] if isinstance(value, dict) else []
        heading = f"[[{_key(key)}]]" if isinstance(value, list) else f"[{_key(key)}]"
        for table in tables:
            lines += ["", heading, *(f"{_key(name)} = {_value(inner)}" for name, inner in table.items())]
    return "\n".join(lines).lstrip("\n") + "\n"


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or is_list_of_tables(value)


def _key(key: str) -> str:
    return key if FIGURES.fullmatch(key) else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)
