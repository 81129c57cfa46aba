"""Writes real views of ELITE for the client's tests: games of bots, in live tempo, as the first seat saw them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from holdfast.bots import bot_named
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.text import Texts
from holdfast.games import find
from holdfast.games.elite.screen.screen import EliteScreen
from holdfast.packs import Loaded, load_content, read_options
from holdfast.table.bot_seats import BotSeats
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from holdfast.table.texts import texts_of

GAME = find("elite")
NAMES = ("Ann", "Bob", "Cem", "Dora", "Emil", "Fay")
MOST = 400
WILD = 700  # turns of a wild game
EACH = 2  # moments for each kind of question or answer


def plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def words_of(content: Any) -> dict[str, str]:
    return dict(GAME.shown.words(content, Texts(GAME.texts)))


def film(
    loaded: Loaded, words: dict[str, str], seats: int, seed: str, wanted: Callable[[EliteScreen], bool]
) -> dict[str, Any]:
    """A game as it was seen; of the rushes only what is `wanted`, because they are long."""
    options = read_options(GAME, loaded, words)
    names = NAMES[:seats]
    table = Table(make_setting(GAME, loaded, names, options=options, seed=seed), 0)
    bots = {seat: bot_named(GAME, "squad-fast") for seat in range(seats)}
    bench = BotSeats(table, bots, Rng(key_from_seed(f"{seed}/minds")), 0)
    updates = [plain(table.whole(0))]
    events: list[Any] = []
    while table.outcome is None and len(updates) < MOST:
        bot_at, wake_at = bench.next_at(), table.wakes_at()
        moments = [at for at in (bot_at, wake_at) if at is not None]
        if not moments:
            break
        at = min(moments)
        happened = bench.step(at) if bot_at is not None and bot_at <= at else table.tick(at)
        if happened is None:
            break
        bench.see(happened, at)
        if 0 in happened.updates:
            news = happened.updates[0].whole()
            events += news.events
            if wanted(news.view) or news.view.outcome:
                updates.append(plain(msgspec.structs.replace(news, events=tuple(events))))
                events = []
    return {
        "seat": 0,
        "seats": list(names),
        "content": plain(GAME.shown.sent(table.setting.content)),
        "texts": texts_of(table.setting, table.state).table | words_of(table.setting.content),
        "updates": updates,
    }


def moments(loaded: Loaded) -> dict[str, Any]:
    """Every kind of question and answer that wild games came to, as the seat that was asked saw it."""
    known: dict[tuple[str, bool], int] = {}
    found = []
    for number, mission in enumerate((*loaded.content.missions, *loaded.content.missions)):
        words = {"mission": mission, "tempo": "untimed", "map": ("crash_site", "abandoned_lab")[number % 2]}
        seats = 1 + number % 4
        setting = make_setting(
            GAME, loaded, NAMES[:seats], options=read_options(GAME, loaded, words), seed=f"wild/{number}"
        )
        table = Table(setting, 0)
        bots = {seat: bot_named(GAME, "squad-fast" if number % 2 else "random") for seat in range(seats)}
        bench = BotSeats(table, bots, Rng(key_from_seed(f"wild/{number}/minds")), 0)
        names = {**GAME.shown.names(table.state), **{f"seat.{i}": name for i, name in enumerate(NAMES)}}
        said = Texts(GAME.texts).named(names)
        texts = {key: said.say(key) for key in names}
        for at in range(0, WILD * 1000, 1000):
            happened = bench.step(at) or table.tick(at)
            bench.see(happened, at)
            if table.outcome is not None:
                break
            for seat in happened.updates:
                view = table.whole(seat).view
                words_asked = {ask.kind for ask in view.asks if ask.options}
                words_asked |= {option.action.kind() for ask in view.asks for option in ask.options}
                kinds = {(word, seats > 1) for word in words_asked}  # played solo, and in company
                if any(known.get(kind, 0) < EACH for kind in kinds):
                    known |= {kind: known.get(kind, 0) + 1 for kind in kinds}
                    found.append({"texts": texts, "view": plain(view)})
    content = loaded.content
    texts = {**GAME.texts, **words_of(content)}
    return {"content": plain(GAME.shown.sent(content)), "texts": texts, "of": found}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    loaded = load_content(GAME)
    crash = {"map": "crash_site", "mission": "extermination", "difficulty": "hard"}
    lab = {"map": "abandoned_lab", "mission": "demolition"}
    films = {
        "elite-crash": film(
            loaded, crash, 4, "rush", lambda view: not view.clock.runs or sum(view.figures.at) % 3 == 0
        ),
        "elite-lab": film(loaded, lab, 6, "lab", lambda view: not view.clock.runs or sum(view.figures.at) % 31 == 0),
        "elite-moments": moments(loaded),
        "elite-two": film(loaded, {"mission": "capture"}, 1, "solo", lambda view: sum(view.figures.at) % 5 == 0),
    }
    for name, value in films.items():
        (folder / f"{name}.json").write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
