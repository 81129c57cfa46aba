"""Whole games, kept: every ending, every number of players. `make bless` plays them anew; read the diff."""

import gzip
from pathlib import Path

import pytest

from holdfast import games
from holdfast.bots import bot_named
from holdfast.engine.play import asks
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.packs import load_content, read_options
from holdfast.table.replay import film, verify
from holdfast.table.save import encoded, parse_save
from holdfast.table.seats import BotSeats
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from holdfast.table.texts import texts_of

HERE = Path(__file__).parent
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


def played(name: str) -> bytes:
    mission, bots, seed = GAMES[name]
    game = games.get("key")
    loaded = load_content(game)
    people = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(bots))
    setting = make_setting(
        game, loaded, people, options=read_options(game, loaded, {"mission": mission}), seed=str(seed)
    )
    table = Table(setting, at=0)
    seats = BotSeats(table, {seat: bot_named(game, bot) for seat, bot in enumerate(bots)}, Rng(key_from_seed(seed)), 0)
    while table.outcome is None:
        if name in GUESS and len(table.lines) >= 20:
            guess(table, GUESS[name])
            break
        at = seats.next_at()
        assert at is not None, "nobody goes on"
        happened = seats.step(at)
        if happened is not None:
            seats.see(happened, at)
    return b"".join(encoded(table.save()))


def guess(table: Table, words: str) -> None:
    """Everybody stands behind an answer."""
    for seat in range(len(table.setting.seats)):
        ask = next(id for id, decision in asks(table.state, seat) if decision.kind() in ("at_any_time", "consent"))
        action = {"act": "propose", "guess": words} if seat == 0 else {"act": "agree"}
        table.submit(seat, ask, table.setting.game.decode_action(action), "", 10**6)


@pytest.fixture(params=sorted(GAMES))
def golden(request: pytest.FixtureRequest, bless: bool) -> bytes:
    path = HERE / f"{request.param}.gz"
    if bless:
        path.write_bytes(gzip.compress(played(request.param), mtime=0))
    return gzip.decompress(path.read_bytes())


def test_a_kept_game_plays_as_it_was_played(golden: bytes) -> None:
    save = parse_save(golden, "a kept game")
    assert verify(save).outcome == save.outcome


def test_a_kept_game_is_told_as_it_was_told(golden: bytes, bless: bool, request: pytest.FixtureRequest) -> None:
    """The playthrough: each seat's log and last view as text."""
    save = parse_save(golden, "a kept game")
    lines: list[str] = []
    end = verify(save)
    texts = texts_of(save.setting, end)
    for seat in range(-1, len(save.setting.seats)):
        lines.append(f"== seat {seat}")
        lines += [texts.event(event) for update in film(save, seat) for event in update.events]
    path = HERE / f"{request.node.callspec.params['golden']}.txt"
    text = "\n".join(lines) + f"\n== the end\n{save.setting.game.write(end, -1)}"
    if bless:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_the_kept_games_cover_the_endings() -> None:
    endings = set()
    for name in GAMES:
        outcome = parse_save(gzip.decompress((HERE / f"{name}.gz").read_bytes()), name).outcome
        assert outcome is not None
        endings.add(outcome.key)
    assert endings == {"won.solved", "lost.time", "lost.stalled", "lost.wrong"}


def test_nobody_is_asked_anything_after_the_end(golden: bytes) -> None:
    end = verify(parse_save(golden, "a kept game"))
    assert [ask for seat in range(end.seated) for ask in asks(end, seat)] == []
