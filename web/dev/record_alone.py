"""Writes what the tests of ALONE's hero are fed with: a game as the hero saw it, and questions of every kind."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from holdfast.bots import bot_named
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.text import Texts
from holdfast.games import find
from holdfast.packs import load_content, read_options
from holdfast.table.bot_seats import BotSeats
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from holdfast.table.texts import texts_of

GAME: Final = find("alone")
PACKS: Final = ("base", "deep", "avatar")
HERO: Final = 0
NAMES: Final = ("Hanna", "Eve")
POSITIONS: Final = 600
OF_EACH: Final = 3  # questions
LONGEST: Final = 260  # updates


def sent(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def film() -> dict[str, Any]:
    """A game of bots as the hero was told it, with what the labyrinth held behind the screen at every update."""
    loaded = load_content(GAME, ("base",))
    options = read_options(GAME, loaded, {"difficulty": "normal"})
    table = Table(make_setting(GAME, loaded, NAMES, options=options, seed="night"), 0)
    bench = BotSeats(table, {0: bot_named(GAME, "survivor"), 1: bot_named(GAME, "lurker")}, Rng(key_from_seed("x")), 0)
    updates = [sent(table.whole(HERO))]
    truths = [sent(GAME.view(table.state, 1))]
    at = 0
    while table.outcome is None and len(updates) < LONGEST:
        at += 1000
        happened = bench.step(at)
        if happened is None:
            break
        bench.see(happened, at)
        if HERO in happened.updates:
            updates.append(sent(happened.updates[HERO].whole()))
            truths.append(sent(GAME.view(table.state, 1)))
    about = {event.kind(): event.ABOUT for event in GAME.event_types if event.ABOUT}
    said = texts_of(table.setting, table.state)
    texts = {**said.table, **GAME.shown.words(table.setting.content, said)}
    content = sent(GAME.shown.sent(table.setting.content))
    return {"content": content, "texts": texts, "about": about, "updates": updates, "truths": truths}


def positions() -> dict[str, Any]:
    """The hero's questions with both expansions, some of each kind."""
    loaded = load_content(GAME, PACKS)
    assert GAME.testing.positions is not None
    found: list[Any] = []
    met: dict[str, int] = {}
    for number in range(POSITIONS):
        s = GAME.testing.positions(loaded.content, number)
        view = GAME.view(s, HERO)
        kinds = [ask.kind for ask in view.asks if ask.kind != "at_any_time"]
        if any(met.get(kind, 0) < OF_EACH for kind in kinds):
            names = {**GAME.shown.names(s), "seat.0": "Hanna", "seat.1": "Eve"}
            said = Texts(GAME.texts, names)
            found.append({"texts": {key: said.say(key) for key in names}, "view": sent(view)})
        for kind in kinds:
            met[kind] = met.get(kind, 0) + 1
    texts = {**GAME.texts, **GAME.shown.words(loaded.content, Texts(GAME.texts))}
    return {"content": sent(GAME.shown.sent(loaded.content)), "texts": texts, "of": found}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "alone-hero.json").write_text(json.dumps(film(), separators=(",", ":")), encoding="utf-8")
    (folder / "alone-positions.json").write_text(json.dumps(positions(), separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
