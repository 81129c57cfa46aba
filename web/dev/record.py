"""Writes what the client's tests are fed with: real views of The Key, its texts, and sentences that Python rendered."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from holdfast.bots import bot_named
from holdfast.engine.event import Event
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.state import State
from holdfast.engine.text import MissingText, Texts
from holdfast.games import find
from holdfast.packs import Loaded, load_content, read_options
from holdfast.table.bot_seats import BotSeats
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from holdfast.table.texts import texts_of

GAME = find("key")


def plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def film(loaded: Loaded, mission: str, seats: int, seed: str, watch: int, told: list[Event]) -> dict[str, Any]:
    """A whole game of bots as one seat saw it, with the texts of its table; its events are added to `told`."""
    options = read_options(GAME, loaded, {"mission": mission})
    names = ("Ann", "Bob", "Cem", "Dora")[:seats]
    table = Table(make_setting(GAME, loaded, names, options=options, seed=seed), 0)
    bots = {seat: bot_named(GAME, "greedy") for seat in range(seats)}
    bench = BotSeats(table, bots, Rng(key_from_seed(f"{seed}/minds")), 0)
    updates = [plain(table.whole(watch))]
    at = 0
    while table.outcome is None and len(updates) < 400:
        at += 1000
        happened = bench.step(at)
        if happened is None:
            break
        bench.see(happened, at)
        if watch in happened.updates:
            told += happened.updates[watch].events
            updates.append(plain(happened.updates[watch].whole()))
    return {
        "mission": mission,
        "seat": watch,
        "seats": list(names),
        "content": plain(GAME.shown.sent(table.setting.content)),
        "texts": texts_of(table.setting, table.state).table,
        "updates": updates,
    }


def positions(loaded: Loaded, count: int) -> list[dict[str, Any]]:
    """Views in phases that openings seldom reach: as the seat whose turn it is."""
    found = []
    assert GAME.testing.positions is not None
    for number in range(count):
        s = GAME.testing.positions(loaded.content, number)
        found.append({"texts": names_of(s), "view": plain(GAME.view(s, s.turn))})
    return found


def names_of(s: State) -> dict[str, str]:
    people = {f"seat.{i}": name for i, name in enumerate(("Ann", "Bob", "Cem", "Dora"))}
    names = {**GAME.shown.names(s), **people}
    texts = Texts(GAME.texts, names)
    return {key: texts.say(key) for key in names}


def sentences(table: dict[str, str], updates: list[dict[str, Any]], shown: list[Event]) -> list[dict[str, Any]]:
    """Every text of the table, filled with something that fits; and what was said in a whole game."""
    texts = Texts(table)
    rows: list[dict[str, Any]] = []
    samples: tuple[dict[str, Any], ...] = (
        {"n": 1, "cards": [3], "card": 3, "length": 1},
        {"n": 2, "cards": [0, 7, 38], "card": 39, "length": 12},
        {"cards": [5, 6], "card": 0, "length": 0},
    )
    fixed = {"seat": 1, "room": 2, "pile": 0, "token": 4, "where": "top", "phrase": "no_draw", "guess": "MILK",
             "answer": "MILKTHECOW", "words": "hm {odd}", "content": "M", "suit": "square", "top": 7, "price": 2,
             "limit": 4, "name": "x", "known": ["a", "b", "c"]}  # fmt: skip
    for key in table:
        for sample in samples:
            named: dict[str, Any] = dict.fromkeys(re.findall(r"\$(\w+)", table[key]), "x")
            counted = dict.fromkeys(re.findall(r"COUNT\(\$(\w+)\)", table[key]), sample["cards"])
            params = named | fixed | sample | counted
            try:
                rows.append({"key": key, "params": params, "said": texts.say(key, params)})
            except MissingText:  # such as a list of numbers where cards are counted
                continue
    for event in shown:
        fields = plain(event)
        rows.append({"event": fields, "said": texts.event(event)})
    for update in updates:
        for ask in update["view"]["asks"]:
            for option in ask["options"]:
                said = texts.action(GAME.decode_action(option["action"]))
                rows.append({"action": option["action"], "said": said})
    unique = {json.dumps(row, sort_keys=True): row for row in rows}
    return list(unique.values())


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    loaded = load_content(GAME)
    told: list[Event] = []
    played = film(loaded, "first-day", 3, "desk", 0, told)
    files = {
        "film": played,
        "dossier": film(loaded, "not-the-butler", 2, "tin", 1, []),
        "compound": film(loaded, "overdue", 4, "late", 2, []),
        "positions": {
            "content": plain(GAME.shown.sent(loaded.content)),
            "texts": dict(GAME.texts),
            "of": positions(loaded, 40),
        },
        "sentences": {"texts": played["texts"], "rows": sentences(played["texts"], played["updates"], told)},
    }
    for name, value in files.items():
        (folder / f"{name}.json").write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
