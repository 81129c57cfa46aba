"""Bots of ALONE: they answer legally everywhere, on either side, finish every kind of game, and beat chance."""

from typing import Any

import pytest

from holdfast.bots import bot_named
from holdfast.engine.bot import Budget, Scheduler, update_for
from holdfast.engine.play import play, why_not
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.view import asks_of
from holdfast.games.alone.bots.answers import Answers
from holdfast.games.alone.bots.hero_outlook import HeroOutlook
from holdfast.games.alone.bots.imagined_maps import ImaginedMaps, is_like
from holdfast.games.alone.bots.memory import HeroMemory, LocateAnswer, apart, may_be
from holdfast.games.alone.bots.odds import at_least
from holdfast.games.alone.bots.prediction import HeroPrediction, blows_to_kill
from holdfast.games.alone.bots.routing import NOWHERE_TO_GO
from holdfast.games.alone.bots.stalker import Stalker
from holdfast.games.alone.bots.unseen_threats import UnseenThreats
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.picks import Done, PickItem
from holdfast.games.alone.cards.verbs.registry import UpgradeItems
from holdfast.games.alone.events.labyrinth import NoiseHeard
from holdfast.games.alone.game import GAME
from holdfast.games.alone.levels.level import SECTORS
from holdfast.games.alone.levels.map import Tile
from holdfast.games.alone.levels.places import MIDDLE, STEP, WAYS, WIDTH, level_of
from holdfast.games.alone.rules.start import Sacrifice
from holdfast.games.alone.state import Alone, Options
from holdfast.games.alone.testing.arrange import arrange
from holdfast.games.alone.testing.positions import position
from tests.games.alone.packs import parts_of

NAMES = ("novice", "prowler", "castaway", "lurker", "survivor", "stalker")
ITEMS = ("acid_flask", "pry_bar", "parts_winch")
POSITIONS = 60
EXPANSIONS = {"special_creatures": True, "room_actions": True, "avatars": True}


def rng(seed: str) -> Rng:
    return Rng(key_from_seed(f"{seed}/minds"))


def started(parts: Parts, bots: tuple[str, ...], seed: str, **chosen: Any) -> Scheduler:
    s = GAME.setup(parts, Options(**({"most_rounds": 12} | chosen)), len(bots), key_from_seed(seed))
    return Scheduler(GAME, parts, s, {seat: bot_named(GAME, name) for seat, name in enumerate(bots)}, rng(seed))


def played(parts: Parts, bots: tuple[str, ...], seed: str, **chosen: Any) -> Alone:
    """A whole game."""
    scheduler = started(parts, bots, seed, **chosen)
    while scheduler.step() is not None:
        pass
    s: Any = scheduler.s
    assert s.outcome is not None, [GAME.view(s, seat).asks for seat in range(len(bots))]
    return s  # type: ignore[no-any-return]


def state(scheduler: Scheduler) -> Alone:
    assert isinstance(scheduler.s, Alone)
    return scheduler.s


@pytest.mark.parametrize("packs", [("base",), ("base", "deep", "avatar")])
def test_every_answer_is_legal_in_positions_of_every_phase(packs: tuple[str, ...]) -> None:
    parts = parts_of(*packs)
    answered = 0
    for number in range(POSITIONS):
        s = position(parts, number)
        for seat in range(s.seated):
            mind = bot_named(GAME, NAMES[number % len(NAMES)]).sit(GAME, parts, seat, rng(f"{number}/{seat}"))
            seen = update_for(GAME, s, seat)
            mind.see(seen)
            choice = mind.choose(seen, Budget()) if s.outcome is None and seen.asks else None
            if choice is not None:
                answered += 1
                assert why_not(s, seat, choice.ask, choice.action) is None, (number, seat, choice)
                assert choice.after_ms > 0
    assert answered > POSITIONS / 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("difficulty", ["easy", "impossible"])
def test_whole_games_end(seats: int, difficulty: str) -> None:
    bots = ("survivor", *("stalker",) * (seats - 1))
    played(parts_of("base"), bots, f"whole/{seats}/{difficulty}", difficulty=difficulty, levels=("random",))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_with_expansions_end(seats: int) -> None:
    bots = ("survivor", *("stalker", "lurker", "prowler")[: seats - 1])
    played(parts_of(), bots, f"expansions/{seats}", difficulty="", **EXPANSIONS)


def test_either_bot_plays_either_side() -> None:
    one = played(parts_of("base"), ("survivor", "stalker"), "sides")
    other = played(parts_of("base"), ("stalker", "survivor"), "sides")
    assert GAME.write(one, -2) == GAME.write(other, -2)


def test_windows_that_close_by_themselves_do_not_disturb() -> None:
    played(parts_of("base"), ("survivor", "lurker"), "strict", strict_ms=3000, most_rounds=2)
    played(parts_of("base"), ("survivor", "lurker", "lurker"), "timed", window_ms=300, grace_ms=300, most_rounds=2)


def test_a_survivor_escapes_from_chance() -> None:
    ends = [played(parts_of("base"), ("survivor", "random"), f"escape/{n}", difficulty="easy") for n in range(3)]
    assert [s.outcome.key for s in ends if s.outcome].count("hero.escaped") >= 2


@pytest.mark.parametrize("evil", ["lurker", "stalker"])
def test_evil_breaks_a_random_hero(evil: str) -> None:
    for number in range(3):
        s = played(parts_of("base"), ("random", evil), f"break/{number}")
        assert s.outcome is not None
        assert s.outcome.key == "evil.broken"


# -- what a hero concludes


def test_a_room_is_not_behind_an_open_way() -> None:
    memory = HeroMemory()
    memory.tiles[MIDDLE] = Tile(("open", "door", "wall", "wall"))
    candidates = memory.candidates(3)
    assert MIDDLE - WIDTH not in candidates
    assert MIDDLE + 1 in candidates
    assert memory.is_behind(MIDDLE + 1, "door")


def test_an_answer_of_evil_narrows_down_where_a_room_is() -> None:
    memory = HeroMemory()
    memory.tiles[MIDDLE] = Tile(("wall", "door", "wall", "wall"))
    before = memory.candidates(3)
    memory.locate_answers.append(LocateAnswer("room 3", MIDDLE, 3, 0))
    after = memory.candidates(3)
    assert set(after) < set(before)
    assert all(apart(cell, MIDDLE) in (1, 3) for cell in after)
    assert not may_be(MIDDLE + 2, memory.locate_answers[0])


def test_a_room_on_the_other_level_is_nowhere_on_this_one() -> None:
    memory = HeroMemory()
    memory.tiles[MIDDLE] = Tile(("wall", "door", "wall", "wall"))
    memory.locate_answers.append(LocateAnswer("room 3", MIDDLE, 6, 1))
    assert memory.candidates(3) == []
    assert memory.levels_of("room 3") == (1,)


def test_the_shortest_way_goes_around_what_costs_more() -> None:
    memory = HeroMemory()
    memory.tiles[MIDDLE] = Tile(("wall", "open", "open", "wall"))
    memory.tiles[MIDDLE + 1] = Tile(("wall", "wall", "open", "open"))
    memory.tiles[MIDDLE + WIDTH] = Tile(("open", "open", "wall", "wall"))
    memory.tiles[MIDDLE + WIDTH + 1] = Tile(("open", "wall", "wall", "open"))
    target = MIDDLE + WIDTH + 1
    assert memory.ways(MIDDLE, {MIDDLE + 1: 1.0}).path[target] == (2, 1)
    assert memory.ways(MIDDLE, {MIDDLE + WIDTH: 1.0}).path[target] == (1, 2)


def test_the_chance_of_hits() -> None:
    assert at_least(1, 3) == pytest.approx(0.875)
    assert at_least(2, 3) == pytest.approx(0.5)
    assert at_least(0, 1) == pytest.approx(0.5)
    assert at_least(4, 3) == 0


def test_what_is_imagined_holds_what_was_seen() -> None:
    """Every sector that the hero saw lies on every map as it is, with a whole ship around it."""
    s = played(parts_of("base"), ("survivor", "stalker"), "visions", most_rounds=1)
    memory, imagined = HeroMemory(), ImaginedMaps(rng("visions"))
    memory.see((), s.masked(0))
    imagined.refresh(memory)
    assert imagined.maps
    for imagined_map in imagined.maps:
        assert len(imagined_map.beyond) == 2 * SECTORS
        assert len(imagined_map.rooms) == len(s.parts.rooms)
        assert all(
            is_like(imagined_map.sheets[level_of(cell)].sectors[cell], tile) for cell, tile in memory.tiles.items()
        )
        assert len(imagined_map.steps(s.hero)) == 2 * SECTORS  # there is a way to everything


def test_a_room_is_imagined_as_far_away_as_evil_has_told() -> None:
    memory, imagined = HeroMemory(), ImaginedMaps(rng("soundings"))
    memory.tiles[MIDDLE] = Tile(("open", "open", "wall", "open"))
    memory.locate_answers.append(LocateAnswer("room 3", MIDDLE, 4, 0))
    imagined.refresh(memory)
    spots = imagined.spots(memory, 3)
    assert spots
    assert {imagined_map.steps(MIDDLE)[cell] for imagined_map, cell in spots} == {4}
    assert {level_of(cell) for _, cell in spots} == {0}


def test_something_is_suspected_where_it_was_heard() -> None:
    s = state(started(parts_of("base"), ("survivor", "stalker"), "noise"))
    while not any(s.revealed):
        for seat in range(2):
            for ask in asks_of(s, seat):
                if ask.options and not any(s.revealed):
                    play(s, seat, ask.id, ask.options[0].action)
    mask, here = s.masked(0), s.hero
    memory, imagined, unseen = HeroMemory(), ImaginedMaps(rng("noise")), UnseenThreats()
    memory.see((), mask)
    imagined.refresh(memory)
    way = next(way for way in range(4) if memory.beyond(here, way) is not None)
    unseen.hear([NoiseHeard(WAYS[way])], mask)
    heat = unseen.heat([(imagined_map, imagined_map.rooms[0]) for imagined_map in imagined.maps], mask)
    assert sum(heat.values()) == pytest.approx(1.0)
    assert here not in heat
    for imagined_map in imagined.maps:
        first = here + STEP[way]
        nearer = [
            cell
            for cell in heat
            if cell in imagined_map.beyond and imagined_map.steps(first)[cell] < imagined_map.steps(here)[cell]
        ]
        assert nearer


# -- what evil concludes


def hunted(seed: str, seats: int = 2) -> Scheduler:
    """A game in which the hero has gone some turns."""
    scheduler = started(parts_of("base"), ("survivor", *("stalker",) * (seats - 1)), seed, difficulty="easy")
    while state(scheduler).turn < 4:
        assert scheduler.step() is not None
    return scheduler


def test_evil_would_rather_wait_on_the_heros_way_than_beside_it() -> None:
    prediction = HeroPrediction(state(hunted("quarry")).masked(1), 1)
    goal = min(prediction.goals(), key=prediction.away.__getitem__)
    prediction.lures = [(goal, 1.0)]
    ways, places = prediction.map.graph.distance, range(2 * SECTORS)
    ahead = [place for place in places if prediction.away[place] + ways[place][goal] == prediction.away[goal]]
    assert prediction.hold(prediction.hero) == 1.0
    assert all(prediction.hold(place) < 1.0 for place in places if place != prediction.hero)
    pairs = [(a, b) for a in ahead for b in places if prediction.away[a] == prediction.away[b] and b not in ahead]
    assert pairs
    assert all(prediction.hold(on) > prediction.hold(beside) for on, beside in pairs)


def test_of_several_stalkers_one_lays_cards_face_down() -> None:
    """Who holds most cards, and of those the one next to the leader: all of them know that without a word."""
    s = state(hunted("together", seats=4))
    parts = parts_of("base")
    chosen = [seat for seat in s.evil if Stalker(parts, seat).is_mine(s.masked(seat))]
    assert len(chosen) == 1
    assert len(s.hand(chosen[0])) == max(map(len, s.hands))


def test_weaker_levels_misjudge_and_the_best_does_not() -> None:
    scheduler = hunted("levels")
    while not (asks := asks_of(state(scheduler), 0)) or asks[-1].kind != "hero_acts":
        assert scheduler.step() is not None
    seen = update_for(GAME, state(scheduler), 0)
    values = {}
    for name in ("novice", "castaway", "survivor"):
        mind: Any = bot_named(GAME, name).sit(GAME, parts_of("base"), 0, rng("same"))
        mind.see(seen)
        values[name] = [mind.values(seen.knowledge, seen.asks[-1]) for _ in range(2)]
    assert values["survivor"][0] == values["survivor"][1]
    assert values["castaway"][0] != values["castaway"][1]
    for name, shake in (("novice", 4.0), ("castaway", 1.5)):
        off = [abs(a - b) for a, b in zip(values[name][0], values["survivor"][0], strict=True)]
        assert 0 < max(off) <= shake


# -- what a hero does with what it carries


def alone(lines: str, creatures: str = "-") -> Alone:
    """A hero on a known ship, at the start of a turn."""
    s: Alone = GAME.setup(
        parts_of("base"), Options(character="engineer", levels=("keel", "galleries")), 2, key_from_seed("alone")
    )
    arrange(s, f"hero: 1B3\ncreatures: {creatures}\nasked: turn\n{lines}")
    return s


def thinks(s: Alone, kind: str) -> dict[str, float]:
    """What a survivor makes of each option of its question."""
    mind: Any = bot_named(GAME, "survivor").sit(GAME, s.parts, 0, rng("alone"))
    seen = update_for(GAME, s, 0)
    mind.see(seen)
    ask = next(ask for ask in seen.asks if ask.kind == kind)
    values = mind.values(seen.knowledge, ask)
    return {repr(option.action): value for option, value in zip(ask.options, values, strict=True)}


def sacrifices(lines: str, creatures: str = "-") -> bool:
    values = thinks(alone(f"{lines}\nadrenaline: 0", creatures), "hero_acts")
    return max(values, key=values.__getitem__) == repr(Sacrifice())


def test_a_companion_is_sacrificed_when_that_does_more_than_its_company() -> None:
    assert sacrifices("companion: medic 1\nlife: 4\ncontrol: 4")
    assert not sacrifices("companion: medic 6\nlife: 11\ncontrol: 12")
    assert sacrifices("companion: captain 1", "worm@1B3 matriarch@1B3")
    assert not sacrifices("companion: captain 1")


def test_an_upgrade_is_worth_a_charge_of_a_lesser_item() -> None:
    s = alone("items: acid_flask*3 pry_bar*3 parts_winch*1")
    flask, bar, winch = (next(i for i, item in enumerate(s.parts.items) if item.id == name) for name in ITEMS)
    mask, memory = s.masked(0), HeroMemory()
    memory.see((), mask)
    answers = Answers(HeroOutlook(mask, memory), NOWHERE_TO_GO)
    answers.effect = UpgradeItems()
    assert answers.value(PickItem(flask)) > answers.value(Done())
    answers.picks = (PickItem(flask),)
    assert answers.value(PickItem(bar)) > answers.value(PickItem(winch))  # its last charge would be lost


def test_evil_lays_down_what_the_hero_seldom_gives_cause_for() -> None:
    parts = parts_of("base")
    stalker = Stalker(parts, 1)
    worth = {card.trigger: stalker.general(number) for number, card in enumerate(parts.reactions)}
    assert worth["explore"] < worth["fight"] < worth["move"]


def test_a_tough_creature_takes_more_blows() -> None:
    assert blows_to_kill(1, 2) == pytest.approx(1.63, abs=0.01)
    assert blows_to_kill(2, 3) == pytest.approx(3.5)
    assert blows_to_kill(4, 5) > blows_to_kill(2, 4) > blows_to_kill(2, 3)
