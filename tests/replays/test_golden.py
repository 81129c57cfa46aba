"""Whole games, kept: every ending, every number of players. `make bless` plays them anew; read the diff."""

import pytest

from holdfast import games
from holdfast.engine.play import asks
from holdfast.packs import read_options
from holdfast.table.replay import film, verify
from holdfast.table.save import Save
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from holdfast.table.texts import texts_of
from tests.replays.frozen import frozen
from tests.replays.kept import check, kept, moments, names_of, stored
from tests.replays.recorded import record
from tests.replays.story_ledger import check_text, keep_text

# name -> mission, bots by seat, seed
GAMES = {
    "key-solo-solved": ("first-day", ("greedy",), 4),
    "key-two-solved": ("first-day", ("greedy", "greedy"), 1),
    "key-three-time": ("first-day", ("greedy", "random", "greedy"), 2),
    "key-four-time": ("first-day", ("greedy", "greedy", "greedy", "greedy"), 5),
    "key-solo-stalled": ("first-day", ("random",), 5),
    "key-two-wrong": ("first-day", ("greedy", "greedy"), 7),
}
GUESS = {"key-two-wrong": "FEED THE CAT"}  # given after twenty lines, and agreed to


def play(name: str) -> bytes:
    mission, bots, seed = GAMES[name]
    key = games.get("key")
    loaded = frozen("key")
    options = read_options(key, loaded, {"mission": mission})
    setting = make_setting(key, loaded, names_of(bots), options=options, seed=str(seed))
    for table in moments(setting, bots, seed):
        if name in GUESS and len(table.lines) >= 20:
            guess(table, GUESS[name])
            break
    return stored(table)


def guess(table: Table, words: str) -> None:
    """Everybody stands behind an answer."""
    for seat in range(len(table.setting.seats)):
        kind, action = ("consent", {"act": "agree"}) if seat else ("at_any_time", {"act": "propose", "guess": words})
        ask = next(id for id, decision in asks(table.state, seat) if decision.kind() == kind)
        table.submit(seat, ask, table.setting.game.decode_action(action), "", 10**6)


@pytest.fixture(params=sorted(GAMES))
def golden(request: pytest.FixtureRequest, bless: bool) -> Save:
    if bless:
        key = games.get("key")
        record(request.param, key, frozen("key").packs, lambda: play(request.param))
    return kept(request.param)


def test_a_kept_game_plays_as_it_was_played(golden: Save) -> None:
    check(golden)


def test_a_kept_game_is_told_as_it_was_told(
    golden: Save, bless: bool, why: str, request: pytest.FixtureRequest
) -> None:
    """The playthrough: each seat's log and last view as text."""
    lines: list[str] = []
    end = verify(golden)
    texts = texts_of(golden.setting, end).named(golden.setting.game.testing.scene_names(end))
    for seat in range(-1, len(golden.setting.seats)):
        lines.append(f"== seat {seat}")
        lines += [texts.event(event) for update in film(golden, seat) for event in update.events]
    name = request.node.callspec.params["golden"]
    text = "\n".join(lines) + f"\n== the end\n{golden.setting.game.write(end, -1)}"
    if bless:
        keep_text(name, text, why)
    check_text(name, text)


def test_the_kept_games_cover_the_endings() -> None:
    endings = set()
    for name in GAMES:
        outcome = kept(name).outcome
        assert outcome is not None
        endings.add(outcome.key)
    assert endings == {"won.solved", "lost.time", "lost.stalled", "lost.wrong"}
