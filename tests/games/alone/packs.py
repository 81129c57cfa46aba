"""The packs as tests read them: whole, or with something changed."""

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

from holdfast.games.alone.cards.pack import Parts, read_pack
from holdfast.packs import read_folder

ALL = ("base", "deep", "avatar")


@cache
def _read(packs: tuple[str, ...]) -> dict[str, Any]:
    folder = files("holdfast.games.alone").joinpath("packs")
    return {path: data for pack in packs for path, data in read_folder(folder.joinpath(pack), pack).files.items()}


def files_of(*packs: str) -> dict[str, Any]:
    """The parsed files, to be changed at will."""
    return deepcopy(_read(packs or ALL))


@cache
def parts_of(*packs: str) -> Parts:
    return read_pack(_read(packs or ALL))


def changed(where: str, kind: str, id: str, **fields: Any) -> Parts:
    """All packs, with other words on one card."""
    return changed_all((where, kind, id, fields))


def changed_all(*changes: tuple[str, str, str, dict[str, Any]]) -> Parts:
    """All packs, with other words on some cards."""
    files = files_of()
    for where, kind, id, fields in changes:
        path = next(path for path in files if path.endswith(where))
        next(card for card in files[path][kind] if card["id"] == id).update(fields)
    return read_pack(files)


def number_of(parts: Parts, id: str, kind: str) -> int:
    """The number by which a state and its actions name a card of some kind."""
    found = [card.id for card in getattr(parts, kind)]
    return found.index(id)


def with_skill(hero: str, part: str, skill: Mapping[str, object]) -> Parts:
    """The box, with another skill of one of its characters."""
    files = files_of("base")
    where = next(path for path in files if path.endswith("characters.toml"))
    character = next(character for character in files[where]["character"] if character["id"] == hero)
    character[part] = skill
    return read_pack(files)
