"""Writes what the tests of ALONE's two sides are fed with: moments of a game of bots, as every seat saw them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from holdfast.bots import bot_named
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games import find
from holdfast.packs import load_content, read_options
from holdfast.table.bot_seats import BotSeats
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from holdfast.table.texts import texts_of

GAME = find("alone")
NAMES = ("Hanna", "Eve", "Evan")
EVERY = 24  # steps; besides, the first moment of every question
LONGEST = 1500


def sent(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def sides() -> dict[str, Any]:
    """Views of the public and of every seat, and what the first evil seat was told on the way."""
    loaded = load_content(GAME, ("base",))
    options = read_options(GAME, loaded, {"difficulty": "normal"})
    table = Table(make_setting(GAME, loaded, NAMES, options=options, seed="sides"), 0)
    bots = {seat: bot_named(GAME, "lurker" if seat else "survivor") for seat in range(len(NAMES))}
    bench = BotSeats(table, bots, Rng(key_from_seed("sides/minds")), 0)
    moments: list[Any] = []
    told: list[Any] = []
    met: set[str] = set()
    step = 0
    while table.outcome is None and step < LONGEST:
        views = [GAME.view(table.state, seat) for seat in (-1, *range(len(NAMES)))]
        kinds = {f"{view.seat} {ask.kind}" for view in views for ask in view.asks}
        if kinds - met or step % EVERY == 0:
            moments.append(sent(views))
        met |= kinds
        step += 1
        happened = bench.step(step * 1000)
        if happened is None:
            break
        bench.see(happened, step * 1000)
        if 1 in happened.updates:
            told += sent(happened.updates[1].events)
    moments.append(sent([GAME.view(table.state, seat) for seat in (-1, *range(len(NAMES)))]))
    texts = texts_of(table.setting, table.state)
    return {
        "content": sent(GAME.shown.sent(table.setting.content)),
        "texts": {**texts.table, **GAME.shown.words(table.setting.content, texts)},
        "moments": moments,
        "told": told,
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "alone-sides.json").write_text(json.dumps(sides()), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
