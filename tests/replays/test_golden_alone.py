"""Whole games of ALONE, kept as gzipped saves. `make bless` plays them anew.

Difficulties, boxes, numbers of evil players and endings meet pairwise: the first two wholly, the others by remainders.
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
SEEDS = 60  # tried until a game ends as wanted
HARD = ("easy", "normal", "nightmare", "impossible")
BOXES: dict[str, dict[str, str]] = {
    "base": {},
    "deep": {"special_creatures": "yes", "room_actions": "yes"},
    "avatar": {"avatars": "yes"},
    "both": {"special_creatures": "yes", "room_actions": "yes", "avatars": "yes"},
}
# ending -> the bots of hero and evil that bring it about, and after how many rounds a game is drawn
ENDINGS: dict[str, tuple[str, str, str]] = {
    "hero.escaped": ("survivor", "random", "0"),
    "evil.broken": ("survivor", "stalker", "0"),
    "draw.rounds": ("survivor", "random", "1"),
}
# name -> difficulty, box, how many evil players, ending
GAMES: dict[str, tuple[str, str, int, str]] = {
    f"alone-{hard}-{box}-{1 + (d + b) % 3}-{tuple(ENDINGS)[(d + 2 * b) % 3].partition('.')[0]}": (
        hard,
        box,
        1 + (d + b) % 3,
        tuple(ENDINGS)[(d + 2 * b) % 3],
    )
    for (d, hard), (b, box) in itertools.product(enumerate(HARD), enumerate(BOXES))
}


def chosen(name: str) -> bytes:
    """The first game that ends as wanted."""
    wanted = GAMES[name][3]
    for seed in range(SEEDS):
        table = played(name, seed)
        assert table.outcome is not None
        if table.outcome.key == wanted:
            return b"".join(encoded(table.save()))
    raise AssertionError(f"{name}: no game of {SEEDS} ends as {wanted}")


def played(name: str, seed: int) -> Table:
    hard, box, evil, ending = GAMES[name]
    hero_bot, evil_bot, most = ENDINGS[ending]
    game = games.get("alone")
    loaded = load_content(game, ("base", "deep", "avatar"))
    bots = (hero_bot, *(evil_bot,) * evil)
    words = {"difficulty": hard, "most_rounds": most, **BOXES[box]}
    people = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(bots))
    setting = make_setting(game, loaded, people, options=read_options(game, loaded, words), seed=str(seed))
    table = Table(setting, at=0)
    minds = BotSeats(table, {seat: bot_named(game, bot) for seat, bot in enumerate(bots)}, Rng(key_from_seed(seed)), 0)
    while table.outcome is None:
        plan = minds.next_at()
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


def test_the_kept_games_cover_everything_pairwise(bless: bool) -> None:
    """What is told of them here is what the files hold."""
    if bless:
        pytest.skip("the games are being played anew")
    found = []
    for name in GAMES:
        save = parse_save(gzip.decompress((HERE / f"{name}.gz").read_bytes()), name)
        options = save.setting.options
        box = (options.special_creatures, options.avatars)
        assert save.outcome is not None
        found.append((options.difficulty, box, len(save.setting.seats) - 1, save.outcome.key))
    kinds = [set(column) for column in zip(*found, strict=True)]
    assert [len(kind) for kind in kinds] == [4, 4, 3, 3]
    for one, other in itertools.combinations(range(4), 2):
        met = {(game[one], game[other]) for game in found}
        assert met == set(itertools.product(kinds[one], kinds[other])), (one, other)
    assert len(found) <= 20
