"""Whole games of Project: ELITE, kept as gzipped saves. `make bless` plays them anew.

Missions, maps, difficulties and tempos meet pairwise, every number of seats is there, and every ending.
"""

import gzip
import itertools
from pathlib import Path

import pytest

from holdfast import games
from holdfast.bots import bot_named
from holdfast.engine.play import asks
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.packs import load_content, read_options
from holdfast.table.replay import verify
from holdfast.table.save import encoded, parse_save
from holdfast.table.seats import BotSeats
from holdfast.table.setting import make_setting
from holdfast.table.table import Table

HERE = Path(__file__).parent
BOT = "squad-fast"
SEEDS = 40  # tried until a game ends as wanted
# name -> mission, map, difficulty, tempo, seats, and how it must end, if that matters
GAMES: dict[str, tuple[str, str, str, str, int, str]] = {
    "elite-nests-crash-easy-live": ("extermination", "crash_site", "easy", "live", 1, ""),
    "elite-nests-lab-medium-untimed": ("extermination", "abandoned_lab", "medium", "untimed", 2, ""),
    "elite-traps-crash-hard-untimed": ("capture", "crash_site", "hard", "untimed", 3, "lost"),
    "elite-charges-lab-hard-live": ("demolition", "abandoned_lab", "hard", "live", 4, ""),
    "elite-devices-crash-medium-live": ("recon", "crash_site", "medium", "live", 5, ""),
    "elite-devices-lab-easy-untimed": ("recon", "abandoned_lab", "easy", "untimed", 6, ""),
    "elite-traps-lab-easy-live": ("capture", "abandoned_lab", "easy", "live", 1, ""),
    "elite-charges-crash-easy-untimed": ("demolition", "crash_site", "easy", "untimed", 2, ""),
    "elite-debris-crash-easy-live": ("exploration", "crash_site", "easy", "live", 3, ""),
    "elite-debris-lab-medium-untimed": ("exploration", "abandoned_lab", "medium", "untimed", 4, "won"),
    "elite-nests-crash-hard-live": ("extermination", "crash_site", "hard", "live", 5, "lost"),
    "elite-traps-crash-medium-live": ("capture", "crash_site", "medium", "live", 6, ""),
    "elite-charges-crash-medium-live": ("demolition", "crash_site", "medium", "live", 1, "won"),
    "elite-devices-crash-hard-live": ("recon", "crash_site", "hard", "live", 2, ""),
    "elite-debris-crash-hard-live": ("exploration", "crash_site", "hard", "live", 3, ""),
}


def chosen(name: str) -> bytes:
    """The first game that ends as wanted."""
    wanted = GAMES[name][5]
    for seed in range(SEEDS):
        table = played(name, seed)
        assert table.outcome is not None
        if table.outcome.key.startswith(wanted):
            return b"".join(encoded(table.save()))
    raise AssertionError(f"{name}: no game of {SEEDS} ends as {wanted}")


def played(name: str, seed: int) -> Table:
    mission, map, difficulty, tempo, seats, _ = GAMES[name]
    game = games.get("elite")
    loaded = load_content(game)
    words = {"mission": mission, "map": map, "difficulty": difficulty, "tempo": tempo}
    people = tuple(f"{BOT} {seat + 1}" for seat in range(seats))
    setting = make_setting(game, loaded, people, options=read_options(game, loaded, words), seed=str(seed))
    table = Table(setting, at=0)
    minds = BotSeats(table, dict.fromkeys(range(seats), bot_named(game, BOT)), Rng(key_from_seed(seed)), 0)
    while table.outcome is None:
        due, plan = table.wakes_at(), minds.next_at()
        if due is not None and (plan is None or due <= plan):
            minds.see(table.tick(due), due)
            continue
        assert plan is not None, "nobody goes on"
        happened = minds.step(plan)
        if happened is not None:
            minds.see(happened, plan)
    return table


@pytest.fixture(params=sorted(GAMES))
def golden(request: pytest.FixtureRequest, bless: bool) -> bytes:
    path = HERE / f"{request.param}.gz"
    if bless:
        path.write_bytes(gzip.compress(chosen(request.param), mtime=0))
    return gzip.decompress(path.read_bytes())


def test_a_kept_game_plays_as_it_was_played(golden: bytes) -> None:
    save = parse_save(golden, "a kept game")
    end = verify(save)
    assert end.outcome == save.outcome
    assert [ask for seat in range(end.seated) for ask in asks(end, seat)] == []


def test_the_kept_games_cover_missions_maps_difficulties_and_tempos_pairwise() -> None:
    kinds = [set(column) for column in itertools.islice(zip(*GAMES.values(), strict=True), 4)]
    assert [len(kind) for kind in kinds] == [5, 2, 3, 2]
    for one, other in itertools.combinations(range(4), 2):
        met = {(game[one], game[other]) for game in GAMES.values()}
        assert met == set(itertools.product(kinds[one], kinds[other]))
    assert {game[4] for game in GAMES.values()} == {1, 2, 3, 4, 5, 6}
    assert len(GAMES) <= 20


def test_the_kept_games_are_won_and_lost() -> None:
    """Good players win most games; scenes show every ending."""
    saves = [parse_save(gzip.decompress((HERE / f"{name}.gz").read_bytes()), name) for name in GAMES]
    endings = {save.outcome.key for save in saves if save.outcome is not None}
    assert "won" in endings
    assert len(endings) > 1
