"""Set-up (R1-R20): what scenes cannot say, because it is about chance, or about what the box holds."""

from collections import Counter
from typing import Any

import pytest

from holdfast.engine.flow import run
from holdfast.engine.game import SetupError
from holdfast.engine.rng import key_from_seed
from holdfast.engine.succession import PlayedGame
from holdfast.games.elite.cards.types import MissionId
from holdfast.games.elite.flow import DealWeapons
from holdfast.games.elite.game import GAME
from holdfast.games.elite.screen.screen import screen
from holdfast.games.elite.setup import setup
from holdfast.games.elite.setup.next_game import done_as, next_game
from holdfast.games.elite.state import LIGHT, MOST_HEROES, OFF, Elite, Options
from tests.games.elite.packs import base_parts
from tests.stage import pack_files

PARTS = base_parts()
FILES = pack_files("elite", only_tests=False)
SEEDS = range(25)


def begin(seed: int = 1, seats: int = 2, **options: Any) -> Elite:
    return setup(PARTS, Options(**options), seats, key_from_seed(seed))


def tracks(difficulty: str) -> list[list[int]]:
    return [sorted(event + 1 for event in begin(seed, difficulty=difficulty).track.true()) for seed in SEEDS]


@pytest.mark.rule("elite:R1", "elite:R12")
def test_map_mission_and_difficulty_are_chosen_before_anything_else() -> None:
    assert set(PARTS.maps) == {"crash_site", "abandoned_lab"}
    assert len(PARTS.missions) == 5
    assert len(PARTS.difficulties) == 3
    for options in (Options(map="moon"), Options(mission="picnic"), Options(difficulty="cosy")):
        with pytest.raises(SetupError) as problem:
            setup(PARTS, options, 2, key_from_seed(1))
        assert problem.value.refusal.rule == "elite:R12"


@pytest.mark.rule("elite:R2")
def test_no_hero_is_used_twice() -> None:
    with pytest.raises(SetupError):
        begin(heroes=("kara", "kara"))
    with pytest.raises(SetupError):
        begin(heroes=("santa",))
    for seats in range(2, 7):
        assert len(set(begin(seats=seats, heroes=("kinje",)).heroes)) == seats


@pytest.mark.rule("elite:R6", "elite:R9")
def test_hit_dice_and_swarm_stats_are_in_the_box_for_all_to_see() -> None:
    assert PARTS.numbers.hit_dice == 3
    assert [swarm.id for swarm in PARTS.swarms] == ["biter", "shooter", "runner"]


@pytest.mark.rule("elite:R7", "elite:R8")
@pytest.mark.parametrize("seats", range(1, 7))
def test_two_weapons_more_than_players_are_revealed(seats: int) -> None:
    s = begin(seats=seats)
    assert len(s.offered) == max(seats, 2) + 2
    assert sorted(s.offered + s.gone) == sorted(PARTS.deck("basic"))
    assert len({tuple(begin(seed, seats=seats).offered) for seed in SEEDS}) > 1 or seats == 6


@pytest.mark.rule("elite:R10", "elite:R11")
def test_four_decks_are_shuffled_each_for_itself() -> None:
    orders = {name: set() for name in ("search", "tech", "swarm", "boss")}  # type: dict[str, set[tuple[int, ...]]]
    for seed in SEEDS:
        s = begin(seed)
        for name, found in orders.items():
            found.add(tuple(getattr(s, name).true()))
    assert all(len(found) == len(SEEDS) for found in orders.values())
    s = begin()
    assert (len(s.search), len(s.tech), len(s.swarm), len(s.boss)) == (40, 16, 30, 20)
    assert sum(card < 8 for card in s.boss.true()) == 8


@pytest.mark.rule("elite:R13", "elite:R4")
def test_aliens_wait_in_the_reserve_and_unchosen_heroes_are_gone() -> None:
    s = begin(seats=3)
    assert all(cell == OFF for cell in s.at[3:])
    assert all(s.is_home(hero) for hero in range(3))
    assert len(s.at) == MOST_HEROES + 45 + 8


@pytest.mark.rule("elite:R14")
def test_an_easy_track_has_no_ongoing_event() -> None:
    assert all(track == [17, 18, 19, 20, 21, 22, 23, 24] for track in tracks("easy"))


@pytest.mark.rule("elite:R15", "elite:A79")
def test_a_medium_track() -> None:
    seen: Counter[int] = Counter()
    for track in tracks("medium"):
        assert sum(event <= 16 for event in track) == 3
        assert sum(17 <= event <= 21 for event in track) == 2
        assert track[-3:] == [22, 23, 24]
        seen.update(track)
    assert len(seen) > 18


@pytest.mark.rule("elite:R16")
def test_a_hard_track() -> None:
    for track in tracks("hard"):
        assert sum(event <= 16 for event in track) == 4
        assert track[-4:] == [22, 23, 24, 25]


@pytest.mark.rule("elite:R17", "elite:R243")
def test_eight_events_lie_face_down_and_the_rest_is_out_of_the_game() -> None:
    orders = set()
    for seed in SEEDS:
        s = begin(seed)
        orders.add(tuple(s.track.true()))
        assert len(s.track) == 8
        assert sorted(s.track.true() + s.event_box.true()) == list(range(25))
        assert set(s.track.seen(0)) == {None}
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("elite:R17", "elite:A79")
def test_the_rows_of_the_event_track_are_mixed() -> None:
    swarm_rush = 23
    assert len({begin(seed).track.true().index(swarm_rush) for seed in SEEDS}) > 3


@pytest.mark.rule("elite:R18", "elite:R19")
def test_cluster_numbers_are_shuffled_and_search_tokens_light() -> None:
    found = {begin(seed).clusters for seed in SEEDS}
    assert len(found) > 3
    assert {tuple(sorted(clusters)) for clusters in found} == {(1, 2, 3)}
    assert begin().search_tokens == [LIGHT] * 3


@pytest.mark.rule("elite:R20", "elite:R77")
def test_the_game_itself_keeps_the_time() -> None:
    """The timekeeper is the table: one clock for all, in everybody's view."""
    s = begin()
    assert {screen(s, seat).clock.ends_at for seat in (-1, 0, 1)} == {None}
    assert GAME.at_table.pause_rule == "elite:R78"


@pytest.mark.rule("elite:R189", "elite:R194", "elite:R204", "elite:R212", "elite:R221", "elite:R243")
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("where", ["crash_site", "abandoned_lab"])
def test_each_mission_lays_its_tokens_out(where: str, seats: int) -> None:
    players = max(seats, 2)
    slots = PARTS.maps[where].plan.objective_slots

    def rows(mission: MissionId) -> list[int]:
        return [slots[slot - 1] for slot in PARTS.missions[mission].slots[where][seats - 1]]

    s = begin(seats=seats, map=where, mission="extermination")
    assert s.token_at == rows("extermination")
    assert len(s.token_at) == players + 1
    s = begin(seats=seats, map=where, mission="capture")
    assert s.token_at == rows("capture")
    assert len(s.token_at) == players
    s = begin(seats=seats, map=where, mission="demolition")
    assert sorted(s.targets) == sorted(rows("demolition"))
    assert len(s.token_at) == 2 * players
    for hero in range(players):
        carried = [token for token in range(len(s.token_at)) if s.token_at[token] == -10 - hero]
        assert sorted(len(s.token_slots(token)) for token in carried) == [3, 4]  # R203
    s = begin(seats=seats, map=where, mission="recon")
    assert sorted(s.targets) == sorted(rows("recon"))
    assert len(s.token_at) == players
    assert all(s.map.is_start[cell] for cell in s.token_at)
    s = begin(seats=seats, map=where, mission="exploration")
    assert s.token_at == rows("exploration")
    assert len(s.token_at) == 2 * players


@pytest.mark.rule("elite:R221")
def test_the_twelve_exploration_tokens() -> None:
    s = begin(seats=6, mission="exploration")
    names = Counter(PARTS.finds[find].id for find in s.finds.true())
    assert names == {
        "boss_alarm": 1,
        "battle_scent": 1,
        "swarm_alarm": 1,
        "debris": 3,
        "alien_relic": 3,
        "lucky_debris": 1,
        "disband_alarm": 2,
    }
    orders = {tuple(begin(seed, mission="exploration").finds.true()) for seed in SEEDS}
    assert len(orders) > 15


@pytest.mark.rule("elite:R212", "elite:R189")
def test_tokens_are_dealt_at_random() -> None:
    for mission in ("extermination", "capture", "recon", "demolition"):
        assert len({tuple(begin(seed, mission=mission, seats=4).token_face) for seed in SEEDS}) > 5
        faces = begin(mission=mission, seats=6).token_face
        assert len(set(faces)) == len(faces)


@pytest.mark.rule("elite:A78")
def test_the_boss_deck_is_made_of_the_bosses_of_the_pack_and_twelve_all_clear_cards() -> None:
    s = GAME.setup(base_parts(), Options(), 2, key_from_seed(5))
    assert sorted(s.boss.cards) == list(range(len(base_parts().bosses) + 12))
    assert len(s.boss.cards) == 20


def after_winning(mission: str, difficulty: str, *done: str, seat: int = 0) -> dict[str, str]:
    words = {"mission": mission, "difficulty": difficulty}
    return next_game(FILES, PlayedGame(words, seat, (0, 1)), dict.fromkeys(done, True))


def test_after_a_win_comes_the_next_mission_then_a_harder_difficulty() -> None:
    assert after_winning("extermination", "easy") == {"mission": "capture", "difficulty": "easy"}
    assert after_winning("exploration", "easy") == {"mission": "extermination", "difficulty": "easy"}
    easy = [f"{mission}/easy" for mission in PARTS.missions]
    assert after_winning("capture", "easy", "demolition/easy") == {"mission": "recon", "difficulty": "easy"}
    assert after_winning("recon", "easy", *easy) == {"mission": "exploration", "difficulty": "medium"}
    others = [f"{mission}/medium" for mission in PARTS.missions if mission != "recon"]
    assert after_winning("recon", "easy", *easy, *others) == {"mission": "recon", "difficulty": "medium"}
    everything = [f"{mission}/{level}" for mission in PARTS.missions for level in PARTS.difficulties]
    assert after_winning("recon", "easy", *everything) == {}


def test_who_lost_tries_the_same_again() -> None:
    assert after_winning("recon", "easy", seat=2) == {}
    assert done_as(FILES, {"mission": "recon"}) == f"recon/{Options().difficulty}"


@pytest.mark.rule("elite:R8")
def test_who_never_chose_a_weapon_gets_the_first_of_those_that_are_left() -> None:
    s = begin(seats=3)
    offered = list(s.offered)
    s.fork(DealWeapons())
    run(s)
    assert [cards[0] for cards in s.carried] == offered[:3]
