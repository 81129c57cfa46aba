"""Asks that are taken over from an earlier view are those that would be built anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.bots import bot_named
from holdfast.engine.bot import Scheduler
from holdfast.engine.play import asks
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.testing.walk import allowed
from holdfast.engine.view import Ask, ask_view
from holdfast.games.elite.game import GAME
from holdfast.games.elite.rules.trade import AnyTime
from holdfast.games.elite.screen.view import EliteView, view, views
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import Elite, Options
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import table

RUSH = (
    "gherid: C6\nakosha: C7\nhand 1: ion_rifle[gun,-]\nhand 2: pulse_pistol\nbiters: C4 D5\ndice 1: move gun search\n"
)


def shown(s: Elite) -> dict[int, EliteView]:
    return {seat: view(s, seat) for seat in s.everybody()}


MISSIONS = ["extermination", "capture", "demolition", "recon", "exploration"]


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize(("bot", "seats"), [("squad-fast", 3), ("random", 6)])
def test_in_whole_games_every_view_is_what_it_would_be_without_those_before(mission: str, bot: str, seats: int) -> None:
    s = setup(base_parts(), Options(mission=mission), seats, key_from_seed(5))
    bots = dict.fromkeys(range(seats), bot_named(GAME, bot))
    game = Scheduler(GAME, base_parts(), s, bots, Rng(key_from_seed(5)))
    before: dict[int, EliteView] = {}
    for _ in range(250):
        if game.step() is None:
            break
        found = views(s, s.everybody(), before)
        assert found == shown(s)
        before = found
        for seat in s.everybody():
            for _, ask in asks(s, seat):
                if isinstance(ask, AnyTime):
                    assert ask.listed(s, seat) == [act for kind in ask.ACTIONS for act in allowed(s, seat, ask, kind)]
    assert s.opened


def test_what_is_as_it_was_is_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(RUSH)
    before = shown(game.s)
    built: list[int] = []

    def counted(s: Elite, seat: int, id: int, decision: object) -> Ask:
        built.append(seat)
        return ask_view(s, seat, id, decision)  # type: ignore[arg-type]

    monkeypatch.setattr("holdfast.games.elite.screen.view_cache.ask_view", counted)
    assert game.say(2, "Roll 2a") is None  # which is nothing to seat 1
    found = views(game.s, (0, 1), before)
    assert built == [1]
    assert found[0].asks == before[0].asks


CHANGES: dict[str, Callable[[Any], Any]] = {
    "at": lambda at: [*at[:6], at[6] + 15, *at[7:]],
    "steps": lambda steps: [1, 0],
    "held": lambda held: [6],
    "carried": lambda carried: [carried[0], []],
    "worn": lambda worn: [0, 1, 2, 3, 4, 5, 6, 7],
    "place": lambda place: [*place[:3], -1, *place[4:]],
    "face": lambda face: [5, *face[1:]],
    "search_tokens": lambda tokens: [-2] * len(tokens),
    "ongoing": lambda ongoing: [4],
    "phase": lambda phase: "activation",
    "clock_runs": lambda runs: False,
}


@pytest.mark.parametrize("field", CHANGES)
def test_whatever_changes_nothing_stale_is_shown(field: str) -> None:
    game = table(RUSH)
    before = shown(game.s)
    setattr(game.s, field, CHANGES[field](getattr(game.s, field)))
    assert views(game.s, (0, 1), before) == shown(game.s)
