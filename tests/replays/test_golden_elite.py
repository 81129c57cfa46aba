"""Whole games of Project: ELITE, kept as gzipped saves. `make bless` plays them anew.

Missions, maps, difficulties, tempos and endings meet pairwise as far as twenty games can show it: every mission is won,
breached and lost to an alien in the Starting Area; time runs out where a seat stays empty or traps stay open.
"""

import itertools

import msgspec
import pytest

from holdfast import games
from holdfast.packs import read_options
from holdfast.table.save import Save
from holdfast.table.setting import make_setting
from holdfast.table.table import Table
from tests.replays.frozen import frozen
from tests.replays.kept import check, first_that_ends, kept, names_of, played
from tests.replays.recorded import record

SEEDS = 200  # tried until a game ends as wanted
GRACE_MS = 1000  # nobody waits long for those who are not there
ALWAYS = ("won", "lost.breach", "lost.alien_home")  # endings that every mission can have at any table


class Kept(msgspec.Struct, frozen=True):
    """A game to be kept: who plays it (a seat without a bot stays empty), and how it must end."""

    mission: str
    map: str
    difficulty: str
    tempo: str
    ending: str
    bots: tuple[str, ...]


def squads(seats: int, absent: int = 0) -> tuple[str, ...]:
    return ("squad-fast",) * (seats - absent) + ("",) * absent


GAMES = {
    "elite-nests-crash-hard-won": Kept("extermination", "crash_site", "hard", "untimed", "won", squads(3)),
    "elite-nests-lab-easy-breach": Kept("extermination", "abandoned_lab", "easy", "untimed", "lost.breach", squads(1)),
    "elite-nests-lab-medium-home": Kept(
        "extermination", "abandoned_lab", "medium", "live", "lost.alien_home", ("",) * 3
    ),
    "elite-traps-crash-medium-won": Kept("capture", "crash_site", "medium", "untimed", "won", squads(2)),
    "elite-traps-lab-hard-breach": Kept("capture", "abandoned_lab", "hard", "untimed", "lost.breach", squads(5)),
    "elite-traps-crash-medium-home": Kept("capture", "crash_site", "medium", "untimed", "lost.alien_home", ("",) * 2),
    "elite-traps-lab-easy-time": Kept("capture", "abandoned_lab", "easy", "live", "lost.time", ("squad",) * 3),
    "elite-traps-crash-hard-death": Kept("capture", "crash_site", "hard", "untimed", "lost.death", squads(3)),
    "elite-charges-lab-easy-won": Kept("demolition", "abandoned_lab", "easy", "live", "won", squads(4)),
    "elite-charges-crash-hard-breach": Kept("demolition", "crash_site", "hard", "live", "lost.breach", ("rookie",) * 6),
    "elite-charges-crash-easy-home": Kept("demolition", "crash_site", "easy", "live", "lost.alien_home", ("",) * 4),
    "elite-charges-crash-hard-time": Kept("demolition", "crash_site", "hard", "live", "lost.time", ("squad",) * 4),
    "elite-charges-lab-easy-time": Kept(
        "demolition", "abandoned_lab", "easy", "live", "lost.time", squads(3, absent=1)
    ),
    "elite-charges-lab-medium-time": Kept(
        "demolition", "abandoned_lab", "medium", "untimed", "lost.time", squads(2, absent=1)
    ),
    "elite-devices-crash-easy-won": Kept("recon", "crash_site", "easy", "live", "won", squads(6)),
    "elite-devices-lab-medium-breach": Kept(
        "recon", "abandoned_lab", "medium", "untimed", "lost.breach", ("random",) * 3
    ),
    "elite-devices-crash-hard-home": Kept("recon", "crash_site", "hard", "live", "lost.alien_home", ("",) * 5),
    "elite-debris-crash-medium-won": Kept("exploration", "crash_site", "medium", "live", "won", squads(4)),
    "elite-debris-lab-easy-breach": Kept("exploration", "abandoned_lab", "easy", "untimed", "lost.breach", squads(1)),
    "elite-debris-crash-hard-home": Kept("exploration", "crash_site", "hard", "live", "lost.alien_home", ("",) * 2),
}


def play(game: Kept, seed: int) -> Table:
    elite = games.get("elite")
    loaded = frozen("elite")
    words = {"mission": game.mission, "map": game.map, "difficulty": game.difficulty, "tempo": game.tempo}
    options = msgspec.structs.replace(read_options(elite, loaded, words), grace_ms=GRACE_MS)
    setting = make_setting(elite, loaded, names_of(game.bots), options=options, seed=str(seed))
    return played(setting, game.bots, seed)


@pytest.fixture(params=sorted(GAMES))
def golden(request: pytest.FixtureRequest, bless: bool) -> Save:
    if bless:
        elite, game = games.get("elite"), GAMES[request.param]
        packs = frozen("elite").packs
        record(request.param, elite, packs, lambda: first_that_ends(game.ending, lambda seed: play(game, seed), SEEDS))
    return kept(request.param)


def test_a_kept_game_plays_as_it_was_played(golden: Save, request: pytest.FixtureRequest) -> None:
    """And it is the one that was wanted."""
    check(golden)
    game = GAMES[request.node.callspec.params["golden"]]
    assert golden.outcome is not None
    assert golden.outcome.key == game.ending
    assert len(golden.setting.seats) == len(game.bots)


def met(one: str, other: str) -> set[tuple[str, str]]:
    return {(getattr(game, one), getattr(game, other)) for game in GAMES.values()}


def test_the_kept_games_cover_missions_maps_difficulties_and_tempos_pairwise() -> None:
    columns = {
        name: {getattr(game, name) for game in GAMES.values()} for name in ("mission", "map", "difficulty", "tempo")
    }
    assert [len(kinds) for kinds in columns.values()] == [5, 2, 3, 2]
    for one, other in itertools.combinations(columns, 2):
        assert met(one, other) == set(itertools.product(columns[one], columns[other]))
    assert {len(game.bots) for game in GAMES.values()} == {1, 2, 3, 4, 5, 6}
    assert len(GAMES) <= 20


def test_the_kept_games_cover_endings() -> None:
    """Twenty games cannot show five endings of five missions; a hero's death is rare, and time seldom runs out."""
    assert {game.ending for game in GAMES.values()} == {*ALWAYS, "lost.time", "lost.death"}
    assert met("mission", "ending") >= set(itertools.product({game.mission for game in GAMES.values()}, ALWAYS))
    for column in ("map", "difficulty", "tempo"):
        kinds = {getattr(game, column) for game in GAMES.values()}
        assert met(column, "ending") >= set(itertools.product(kinds, (*ALWAYS, "lost.time")))
