"""Turns the files of ALONE's packs into what the game needs, with errors that name file and key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from holdfast.engine.content import Content, PackError, checked
from holdfast.games.alone.cards.effects import Effects
from holdfast.games.alone.cards.pack_check import check_parts
from holdfast.games.alone.cards.types import (
    Avatar,
    BoxPart,
    Character,
    Creature,
    Deck,
    Difficulty,
    HeroPower,
    Item,
    Mission,
    Reaction,
    Room,
    SpecialCreature,
)
from holdfast.games.alone.cards.vocabulary import COLOURS, DECKS, Face
from holdfast.games.alone.levels.level import Level
from holdfast.games.alone.levels.level_file import read_level

P = TypeVar("P", bound=BoxPart)

NEEDED: Final = (
    "rules.toml",
    "creatures.toml",
    "rooms.toml",
    "characters.toml",
    "items.toml",
    "difficulties.toml",
    "decks.toml",
    *(f"reactions/{deck}.toml" for deck in DECKS),
    *(f"missions/{colour}.toml" for colour in COLOURS),
)
FILES_READ: Final = (*NEEDED, "levels/*.toml", "specials.toml", "room_actions.toml", "avatars.toml", "powers.toml")


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """rules.toml: the numbers that are printed on sheets and tracks."""

    die: tuple[Face, ...]  # six faces
    track: tuple[bool, ...]  # the reaction track: True where a space has a danger symbol (G9)
    rounds: tuple[int, ...]  # the round track from the right: the healing cap of each space, nightmare last (G7)
    adrenaline: tuple[int, ...]  # by position 0 to 12 of a health track (G8)
    hands: tuple[int, int, int]  # hand limit of each of 1, 2 or 3 evil players (G11)
    fight_dark: int  # dice of the hero's fight (G4)
    fight_lit: int
    tiles: dict[str, int]  # limited tiles (G14): room, straight, curve, tee, cross, end


class Parts(Content, frozen=True):
    """What lies in the box, each list in the order of its file: a state names cards by their place in it."""

    numbers: Numbers
    creatures: tuple[Creature, ...]
    rooms: tuple[Room, ...]
    characters: tuple[Character, ...]
    items: tuple[Item, ...]
    decks: tuple[Deck, ...]
    reactions: tuple[Reaction, ...]
    missions: tuple[Mission, ...]
    difficulties: tuple[Difficulty, ...]
    levels: tuple[Level, ...]
    specials: tuple[SpecialCreature, ...] = ()
    avatars: tuple[Avatar, ...] = ()
    powers: tuple[HeroPower, ...] = ()


def read_pack(files: Mapping[str, Any]) -> Parts:
    """Turns the parsed files of the packs, by relative path, into checked content."""
    for needed in NEEDED:
        if needed not in files:
            raise PackError(needed, "the whole file", "a file of this name in the pack", "nothing")
    rooms = _rows(files, "rooms.toml", "room", Room)
    parts = Parts(
        numbers=checked(files["rules.toml"], Numbers, "rules.toml"),
        creatures=_rows(files, "creatures.toml", "creature", Creature),
        rooms=_with_actions(rooms, files),
        characters=_rows(files, "characters.toml", "character", Character),
        items=_items(files),
        decks=_rows(files, "decks.toml", "deck", Deck),
        reactions=tuple(card for deck in DECKS for card in _reactions(files, deck)),
        missions=tuple(mission for colour in COLOURS for mission in _missions(files, colour, rooms)),
        difficulties=_rows(files, "difficulties.toml", "difficulty", Difficulty),
        levels=_levels(files),
        specials=_rows(files, "specials.toml", "special", SpecialCreature),
        avatars=_rows(files, "avatars.toml", "avatar", Avatar),
        powers=_rows(files, "powers.toml", "power", HeroPower),
    )
    check_parts(parts)
    return parts


def _tables(files: Mapping[str, Any], path: str, key: str) -> list[dict[str, Any]]:
    """Returns the tables `[[key]]` of a file."""
    rows = files[path].get(key)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise PackError(path, key, f"tables of the form [[{key}]]", rows)
    return rows


def _rows(files: Mapping[str, Any], path: str, key: str, kind: type[P], **fixed: Any) -> tuple[P, ...]:
    """Returns the tables `[[key]]` of a file as cards, with `fixed` fields that the file's name says."""
    return _cards(_tables(files, path, key), path, key, kind, **fixed) if path in files else ()


def _cards(rows: list[dict[str, Any]], path: str, key: str, kind: type[P], **fixed: Any) -> tuple[P, ...]:
    cards: list[P] = []
    for i, row in enumerate(rows):
        try:
            cards.append(checked({**row, **fixed}, kind, path))
        except PackError as problem:
            where = row.get("id", f"{key}[{i}]")
            raise PackError(path, f"{where}: {problem.key}", problem.expected, problem.found) from None
    ids = [card.id for card in cards]
    if len(set(ids)) < len(ids):
        raise PackError(path, key, "ids that no other has", next(id for id in ids if ids.count(id) > 1))
    return tuple(cards)


def _items(files: Mapping[str, Any]) -> tuple[Item, ...]:
    """Returns one item for each card: a table with `copies` is so many cards."""
    path = "items.toml"
    rows: list[dict[str, Any]] = []
    for row in _tables(files, path, "item"):
        copies = row.get("copies", 1)
        if not isinstance(copies, int) or copies < 1:
            raise PackError(path, f"{row.get('id', 'item')}: copies", "a number from 1", copies)
        plain = {key: value for key, value in row.items() if key != "copies"}
        rows += [plain] if copies == 1 else [{**plain, "id": f"{row.get('id')}_{n}"} for n in range(1, copies + 1)]
    return _cards(rows, path, "item", Item)


def _reactions(files: Mapping[str, Any], deck: str) -> tuple[Reaction, ...]:
    return _rows(files, f"reactions/{deck}.toml", "card", Reaction, deck=deck)


def _missions(files: Mapping[str, Any], colour: str, rooms: Sequence[Room]) -> tuple[Mission, ...]:
    path = f"missions/{colour}.toml"
    index = {room.id: i for i, room in enumerate(rooms)}
    rows = []
    for i, row in enumerate(_tables(files, path, "mission")):
        if row.get("room") not in index:
            where = row.get("id", f"mission[{i}]")
            raise PackError(path, f"{where}: room", f"one of {', '.join(index)}", row.get("room"))
        rows.append({**row, "room": index[row["room"]]})
    return _cards(rows, path, "mission", Mission, colour=colour)


class _Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    room: str
    name: str
    effects: Effects


def _with_actions(rooms: tuple[Room, ...], files: Mapping[str, Any]) -> tuple[Room, ...]:
    """Returns the rooms with the special actions of Deep."""
    path = "room_actions.toml"
    if path not in files:
        return rooms
    rows = [checked(row, _Action, path) for row in _tables(files, path, "action")]
    actions = {row.room: row for row in rows}
    if set(actions) != {room.id for room in rooms}:
        raise PackError(path, "action", f"one for each of {', '.join(r.id for r in rooms)}", sorted(actions))
    return tuple(
        msgspec.structs.replace(room, action=actions[room.id].name, effects=actions[room.id].effects) for room in rooms
    )


def _levels(files: Mapping[str, Any]) -> tuple[Level, ...]:
    """Returns the stored levels, one file each, drawn with lines and letters."""
    paths = sorted(path for path in files if path.startswith("levels/"))
    return tuple(read_level(files[path], path) for path in paths)
