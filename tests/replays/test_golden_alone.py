"""Whole games of ALONE, kept as gzipped saves. `make bless` plays them anew.

Difficulties, boxes, numbers of evil players and endings meet pairwise: the first two wholly, the others by remainders.
"""

import itertools

import pytest

from holdfast import games
from holdfast.packs import read_options
from holdfast.table.save import Save
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from tests.replays.frozen import frozen
from tests.replays.kept import check, first_that_ends, kept, names_of, played
from tests.replays.recorded import record

SEEDS = 60  # tried until a game ends as wanted
HARD = ("easy", "normal", "nightmare", "impossible")
NO, YES = "no", "yes"
BOXES: dict[str, dict[str, str]] = {
    "base": {"special_creatures": NO, "room_actions": NO, "avatars": NO},
    "deep": {"special_creatures": YES, "room_actions": YES, "avatars": NO},
    "avatar": {"special_creatures": NO, "room_actions": NO, "avatars": YES},
    "both": {"special_creatures": YES, "room_actions": YES, "avatars": YES},
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


def play(name: str, seed: int) -> Table:
    hard, box, evil, ending = GAMES[name]
    hero_bot, evil_bot, most = ENDINGS[ending]
    alone = games.get("alone")
    loaded = frozen("alone")
    bots = (hero_bot, *(evil_bot,) * evil)
    options = read_options(alone, loaded, {"difficulty": hard, "most_rounds": most, **BOXES[box]})
    return played(make_setting(alone, loaded, names_of(bots), options=options, seed=str(seed)), bots, seed)


@pytest.fixture(params=sorted(GAMES))
def golden(request: pytest.FixtureRequest, bless: bool) -> Save:
    name = request.param
    if bless:
        alone = games.get("alone")
        packs = frozen("alone").packs
        record(name, alone, packs, lambda: first_that_ends(GAMES[name][3], lambda seed: play(name, seed), SEEDS))
    return kept(name)


def test_a_kept_game_plays_as_it_was_played(golden: Save) -> None:
    check(golden)


def test_the_kept_games_cover_everything_pairwise() -> None:
    """What is told of them here is what the files hold."""
    found = []
    for name in GAMES:
        save = kept(name)
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
