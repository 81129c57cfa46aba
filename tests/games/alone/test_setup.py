"""Set-up (R1-R35, R226, R227): what scenes cannot say, because it is about chance, or about what the box holds."""

from collections import Counter
from typing import Any

import pytest

from holdfast.engine.game import SetupError
from holdfast.engine.play import options, play
from holdfast.engine.rng import key_from_seed
from holdfast.engine.succession import PlayedGame
from holdfast.games.alone.cards.pack import read_pack
from holdfast.games.alone.game import GAME
from holdfast.games.alone.levels.check import check
from holdfast.games.alone.levels.map import read_plan
from holdfast.games.alone.rules.prepare import SwapRooms
from holdfast.games.alone.setup import setup
from holdfast.games.alone.setup.next_game import done_as, next_game
from holdfast.games.alone.state import Alone, Options
from tests.games.alone.packs import files_of, parts_of
from tests.games.alone.playing import BASE, begin

SEEDS = range(24)
ALL = parts_of()


def drawn(seed: int, **chosen: Any) -> Alone:
    return begin(seed=seed, **chosen)


@pytest.mark.rule("alone:R1")
def test_one_hero_and_one_to_three_evil_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in GAME.seats:
        assert list(begin(seats=seats).evil) == list(range(1, seats))


@pytest.mark.rule("alone:R3", "alone:R15")
def test_easy_gives_random_bullets_and_another_random_item() -> None:
    found = [[carried.item for carried in drawn(seed, difficulty="easy").items] for seed in SEEDS]
    assert all(len(items) == 2 and BASE.items[items[0]].bullets for items in found)
    assert all(len(set(items)) == 2 for items in found)
    assert len({items[0] for items in found}) == 3
    assert len({items[1] for items in found}) > 8
    carried = drawn(1, difficulty="easy").items
    assert [it.charges for it in carried] == [BASE.items[it.item].charges for it in carried]


@pytest.mark.rule("alone:R15", "alone:R126")
def test_starting_items_have_the_charges_of_their_cards() -> None:
    started = [item for seed in range(60) for item in begin(seed=seed, difficulty="easy").items]
    assert {item.charges for item in started} == {2, 3}
    assert all(item.charges == BASE.items[item.item].charges for item in started)


@pytest.mark.rule("alone:R4", "alone:R5", "alone:R15")
@pytest.mark.parametrize("difficulty", ["normal", "nightmare"])
def test_normal_and_nightmare_give_one_random_item(difficulty: str) -> None:
    found = [drawn(seed, difficulty=difficulty).items for seed in SEEDS]
    assert all(len(items) == 1 for items in found)
    assert len({items[0].item for items in found}) > 8
    assert all(items[0].charges == BASE.items[items[0].item].charges for items in found)
    assert all(
        items[0].item not in drawn(seed, difficulty=difficulty).item_deck.true() for seed, items in enumerate(found)
    )


@pytest.mark.rule("alone:R6")
def test_impossible_gives_none() -> None:
    assert all(not drawn(seed, difficulty="impossible").items for seed in SEEDS)
    assert len(drawn(1, difficulty="impossible").item_deck) == 21


@pytest.mark.rule("alone:R10")
def test_a_drawn_character_is_any_of_the_four() -> None:
    assert {drawn(seed, character="random").character for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.rule("alone:R17", "alone:R18")
def test_a_random_mission_of_each_colour_in_three_different_rooms() -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        missions = [BASE.missions[quest.mission] for quest in drawn(seed).quests]
        assert [mission.colour for mission in missions] == ["red", "blue", "green"]
        assert len({mission.room for mission in missions}) == 3
        seen.update(quest.mission for quest in drawn(seed).quests)
    assert len(seen) == 24


@pytest.mark.rule("alone:R18")
def test_missions_of_one_room_are_refused() -> None:
    with pytest.raises(SetupError) as problem:
        begin(missions=("cleansing_fire", "brownout", "peer_review"))
    assert problem.value.refusal.rule == "alone:R18"


@pytest.mark.rule("alone:R22")
def test_sheets_sides_and_turns_are_random() -> None:
    plans = [read_plan(drawn(seed, levels=()).plan.true()).sheets for seed in range(150)]
    assert len({sheet for sheets in plans for sheet in sheets}) == 8  # two sheets, two sides, turned or not
    assert len(set(plans)) > 25  # of 32


@pytest.mark.rule("alone:R23")
def test_each_colour_of_stairs_links_one_sector_of_each_level_at_random() -> None:
    stairs = {read_plan(drawn(seed).plan.true()).stairs for seed in SEEDS}
    assert len(stairs) == 2
    for colours in stairs:
        assert len(colours) == 2
        assert len({place for ends in colours for place in ends}) == 4
        assert all(low < 24 <= high for low, high in map(sorted, colours))


@pytest.mark.rule("alone:R24", "alone:R203")
def test_room_tokens_are_dealt_at_random_one_to_each_room() -> None:
    dealt = [read_plan(drawn(seed).plan.true()).rooms for seed in SEEDS]
    assert len(set(dealt)) == len(SEEDS)
    assert {tuple(sorted(rooms)) for rooms in dealt} == {tuple(sorted(dealt[0]))}
    assert len(set(dealt[0])) == 8


@pytest.mark.rule("alone:R25", "alone:R268")
def test_a_swap_takes_the_mission_with_the_room() -> None:
    s = begin(missions=("say_grace", "crossed_wires", "peer_review"))
    before = read_plan(s.plan.true()).rooms
    ask, swap = next((ask, action) for ask, action in options(s, 1) if action == SwapRooms(0, 2))
    play(s, 1, ask, swap)
    after = read_plan(s.plan.true()).rooms
    assert (after[0], after[2]) == (before[2], before[0])
    assert after[3:] == before[3:]
    assert [BASE.missions[quest.mission].room for quest in s.quests] == [2, 5, 4]  # still the canteen's, wherever it is


@pytest.mark.rule("alone:R28")
def test_two_different_decks() -> None:
    for decks in (("fury",), ("fury", "fury"), ("fury", "speed", "traps")):
        with pytest.raises(SetupError) as problem:
            begin(decks=decks)
        assert problem.value.refusal.rule == "alone:R28"


@pytest.mark.rule("alone:R30", "alone:R35", "alone:G84")
def test_the_starting_leader_is_random_among_two_and_the_middle_of_three() -> None:
    assert {begin(seats=3, seed=seed).leader for seed in SEEDS} == {1, 2}
    assert {begin(seats=4, seed=seed).leader for seed in SEEDS} == {2}


@pytest.mark.rule("alone:R226", "alone:R227", "alone:R228")
def test_three_special_creatures_with_different_icons_none_that_a_mission_shows() -> None:
    seen: set[int] = set()
    for seed in range(80):
        s = begin(seed=seed, parts=ALL, special_creatures=True, missions=("say_grace",))
        specials = [ALL.specials[i] for i in s.specials]
        assert len(specials) == 3
        assert len({special.icon for special in specials}) == 3
        assert all(special.creature != "hierophant" for special in specials)
        seen.update(s.specials)
    assert len(seen) == len(ALL.specials) - 1  # all others come up


@pytest.mark.rule("alone:R227", "alone:G83")
def test_fewer_special_creatures_if_no_others_fit() -> None:
    files = files_of("base", "deep")
    where = next(path for path in files if path.endswith("specials.toml"))
    wanted = ("tooth_fairy", "door_thief", "slow_bloom", "hierophant_unmasked")
    files[where]["special"] = [special for special in files[where]["special"] if special["id"] in wanted]
    few = read_pack(files)
    for seed in range(10):
        s = begin(seed=seed, parts=few, special_creatures=True, missions=("say_grace",))
        assert sorted(few.specials[i].icon for i in s.specials) == ["parasite", "spore"]


@pytest.mark.rule("alone:R225")
@pytest.mark.parametrize("chosen", range(8))
def test_each_module_alone_or_together(chosen: int) -> None:
    modules = [name for bit, name in enumerate(("special_creatures", "room_actions", "avatars")) if chosen >> bit & 1]
    wanted: dict[str, Any] = dict.fromkeys(modules, True)
    s = begin(parts=ALL, **wanted)
    assert bool(s.specials) == ("special_creatures" in modules)
    for name in modules:
        with pytest.raises(SetupError) as problem:
            setup(BASE, Options(**{name: wanted[name]}), 2, key_from_seed(1))
        assert problem.value.refusal.rule == "alone:R225"


@pytest.mark.rule("alone:G13", "alone:G41")
def test_four_stored_levels_keep_what_is_promised_each_for_itself() -> None:
    assert len(BASE.levels) == 4
    assert all(check(level.sectors) == () for level in BASE.levels)
    assert all(check(level.turned().sectors) == () for level in BASE.levels)


@pytest.mark.rule("alone:R35")
def test_a_leader_must_sit_at_the_table() -> None:
    with pytest.raises(SetupError, match="no_such_leader"):
        begin(seats=3, leader="4")


@pytest.mark.parametrize(
    ("difficulty", "seat", "winners", "expected"),
    [
        ("easy", 0, (0,), "normal"),
        ("nightmare", 0, (0,), "impossible"),
        ("impossible", 0, (0,), None),
        ("normal", 1, (1, 2), "easy"),
        ("easy", 1, (1,), None),
        ("normal", 0, (1,), None),
        ("normal", 1, (0,), None),
        ("ask", 0, (0,), None),
    ],
)
def test_after_a_win_it_is_harder_for_the_side_that_won(
    difficulty: str, seat: int, winners: tuple[int, ...], expected: str | None
) -> None:
    found = next_game(files_of("base"), PlayedGame({"difficulty": difficulty}, seat, winners), {})
    assert found == ({} if expected is None else {"difficulty": expected})
    assert done_as(files_of("base"), {"difficulty": difficulty}) == difficulty
