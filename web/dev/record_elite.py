"""Writes what the client's tests of Project: ELITE are fed with: its box, and what happened in whole games of bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from holdfast.bots import bot_named
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games import find
from holdfast.packs import Loaded, load_content, read_options
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.table.bot_seats import BotSeats
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from holdfast.table.texts import texts_of

GAME = find("elite")
NAMES = ("Ann", "Bob", "Cem", "Dora", "Eve", "Finn")
STEP_MS = 100
LONGEST_MS = 3_600_000


def sent(value: object) -> Any:
    """As clients get it: bytes are written as text."""
    return json.loads(msgspec.json.encode(value))


def story(loaded: Loaded, seats: int, seed: str, words: dict[str, str]) -> dict[str, Any]:
    """What the first seat was told in a game of bots, line by line, and how it saw the end."""
    options = read_options(GAME, loaded, words)
    table = Table(make_setting(GAME, loaded, NAMES[:seats], options=options, seed=seed), 0)
    minds = {seat: bot_named(GAME, "squad-fast") for seat in range(seats)}
    bench = BotSeats(table, minds, Rng(key_from_seed(f"{seed}/minds")), 0)
    told: list[dict[str, Any]] = []
    at = 0
    while table.outcome is None and at < LONGEST_MS:
        at += STEP_MS
        happened = bench.step(at) or table.tick(at)
        bench.see(happened, at)
        if 0 in happened.updates and happened.updates[0].events:
            told.append({"n": happened.updates[0].n, "at": table.state.now, "events": sent(happened.updates[0].events)})
    return {
        "view": sent(table.whole(0).view),
        "texts": texts_of(table.setting, table.state).table,
        "people": NAMES[:seats],
        "told": told,
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    loaded = load_content(GAME)
    files = {
        "elite-box": sent(Catalogue({"elite": GAME}).box("elite")),
        "elite-story": story(loaded, 3, "gate", {"difficulty": "easy"}),
        "elite-solo": story(loaded, 1, "alone", {"difficulty": "easy", "tempo": "untimed"}),
    }
    for name, value in files.items():
        (folder / f"{name}.json").write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
