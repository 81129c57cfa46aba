"""A part of a screen is made anew when a field that it names has changed: so it names every field that it reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from holdfast.bots import bot_named
from holdfast.engine.bot import Scheduler
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.screen import Part
from holdfast.games.alone.game import GAME as ALONE
from holdfast.games.alone.screen.screen import PARTS as OF_ALONE
from holdfast.games.elite.game import GAME as ELITE
from holdfast.games.elite.screen.screen import PARTS as OF_ELITE
from holdfast.games.key.game import GAME as KEY
from holdfast.games.key.screen.screen import PARTS as OF_THE_KEY
from holdfast.packs.content import load_content
from holdfast.packs.options import read_options

COMMANDS = 250
EVERY = 5  # commands between two looks


def read_by(kind: Any, part: Part[Any], s: Any, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The fields that a part looks at, in the state or in a copy on which it tries something."""
    seen: set[str] = set()
    plain, clone, is_copying = object.__getattribute__, kind.clone, False

    def noted(self: Any, name: str) -> Any:
        if name in kind.FIELDS and not is_copying:
            seen.add(name)
        return plain(self, name)

    def copied(self: Any) -> Any:
        nonlocal is_copying
        is_copying = True
        twin = clone(self)
        is_copying = False
        return twin

    with monkeypatch.context() as looking:
        looking.setattr(kind, "__getattribute__", noted)
        looking.setattr(kind, "clone", copied)
        part.make(s)
    return seen


@pytest.mark.parametrize(
    ("game", "parts", "seats", "bot", "words"),
    [
        (KEY, OF_THE_KEY, 3, "greedy", {}),
        (ELITE, OF_ELITE, 3, "squad-fast", {"mission": "extermination"}),
        (ELITE, OF_ELITE, 2, "random", {"tempo": "untimed"}),
        (ALONE, OF_ALONE, 3, "random", {}),
    ],
)
def test_a_part_names_every_field_that_it_reads_and_that_changes(
    game: Any,
    parts: Mapping[str, Part[Any]],
    seats: int,
    bot: str,
    words: Mapping[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    packs, key = load_content(game), key_from_seed(f"parts/{game.name}/{bot}")
    s = game.setup(packs.content, read_options(game, packs, words), seats, key)
    begun = {field: getattr(s, field) for field in s.FIELDS}
    run = Scheduler(game, packs.content, s, dict.fromkeys(range(seats), bot_named(game, bot)), Rng(key))
    read: dict[str, set[str]] = {name: set() for name, part in parts.items() if part.reads}
    changed: set[str] = set()
    for n in range(COMMANDS):
        if run.step() is None:
            break
        if n % EVERY == 0:
            changed |= {field for field, then in begun.items() if getattr(run.s, field) != then}
            for name in read:
                read[name] |= read_by(type(run.s), parts[name], run.s, monkeypatch)
    forgotten = {name: fields & changed - set(parts[name].reads) for name, fields in read.items()}
    assert {name: fields for name, fields in forgotten.items() if fields} == {}
