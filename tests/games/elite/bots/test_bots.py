"""Bots of Project: ELITE: they answer legally everywhere, keep their pace, talk in words, and finish missions."""

from collections import Counter

import pytest

from holdfast.bots import bot_named
from holdfast.engine.bot import Budget, Scheduler, update_for
from holdfast.engine.command import Command
from holdfast.engine.play import why_not
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.elite.bots.answers import trap_place
from holdfast.games.elite.bots.distances import distances_of
from holdfast.games.elite.bots.duties import divide
from holdfast.games.elite.bots.kill_cost import NEVER, kill_cost
from holdfast.games.elite.bots.outlook import SeatOutlook
from holdfast.games.elite.bots.speed import FAST, HUMAN, MINUTE, CommandTiming
from holdfast.games.elite.bots.trading import gift
from holdfast.games.elite.bots.weapon_value import Armoury
from holdfast.games.elite.events.rounds import Signalled
from holdfast.games.elite.game import GAME
from holdfast.games.elite.rules.signal import SIGNALS, Signal
from holdfast.games.elite.state import Options
from holdfast.games.elite.testing.positions import position
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import Table, seen

PARTS = base_parts()
NAMES = ("squad", "squad-fast", "rookie", "mate")
POSITIONS = 120


def started(bots: dict[int, str], options: Options, seed: str) -> Scheduler:
    s = GAME.setup(PARTS, options, len(bots), key_from_seed(seed))
    return Scheduler(GAME, PARTS, s, {seat: bot_named(GAME, name) for seat, name in bots.items()}, rng(seed))


def rng(seed: str) -> Rng:
    return Rng(key_from_seed(f"{seed}/minds"))


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_legal_in_positions_of_every_phase(name: str) -> None:
    answered = 0
    for number in range(POSITIONS):
        s = position(PARTS, number)
        for seat in range(s.seated):
            mind = bot_named(GAME, name).sit(GAME, PARTS, seat, rng(f"{number}/{seat}"))
            seen = update_for(GAME, s, seat)
            mind.see(seen)
            choice = mind.choose(seen, Budget()) if s.outcome is None and seen.asks else None
            if choice is not None:
                answered += 1
                assert why_not(s, seat, choice.ask, choice.action) is None, (number, seat, choice)
                assert choice.after_ms > 0
    assert answered > POSITIONS / 2


@pytest.mark.parametrize("name", NAMES)
def test_play_goes_on_from_positions_of_every_phase(name: str) -> None:
    """What was legal when it was chosen may be refused later, but a game never stands still."""
    for number in range(0, POSITIONS, 6):
        s = position(PARTS, number)
        bots = dict.fromkeys(range(s.seated), bot_named(GAME, name))
        scheduler = Scheduler(GAME, PARTS, s, bots, rng(str(number)))
        for _ in range(60):
            if scheduler.step() is None:
                break
        assert s.outcome is not None or scheduler.next_at() is not None


def test_hands_keep_their_pace() -> None:
    timing = CommandTiming(HUMAN, rng("hands"))
    now, waits = 0, []
    for _ in range(600):
        waits.append(timing.after_ms(now))
        now += waits[-1]
    given = list(timing.given)
    busiest = max(sum(at - MINUTE < other <= at for other in given) for at in given)
    assert busiest <= HUMAN.most_a_minute
    at_once = [wait for wait in waits if wait < HUMAN.mean_ms * 2]
    assert 590 < sum(at_once) / len(at_once) < 610
    assert abs(len(at_once) / len(waits) - HUMAN.attention) < 0.04, "before the others the eyes were elsewhere"
    assert min(waits) >= 240


def test_hands_forget_a_command_that_was_never_given() -> None:
    timing = CommandTiming(FAST, rng("hands"))
    for _ in range(5):
        assert timing.after_ms(1000) == FAST.mean_ms
    assert list(timing.given) == [1100]


def test_a_squad_gives_at_most_ninety_commands_a_minute() -> None:
    scheduler = started(dict.fromkeys(range(2), "squad"), Options(mission="recon", difficulty="easy"), "pace")
    given: list[list[int]] = [[], []]
    while (played := scheduler.step()) is not None and scheduler.s.now < 240_000:
        if isinstance(played, Command):
            given[played.seat].append(played.at)
    for times in given:
        assert len(times) > 40
        assert max(sum(at - MINUTE < other <= at for other in times) for at in times) <= 90


def test_signals_are_readable_words() -> None:
    texts = GAME.texts
    words = [texts[f"signal.{number}"] for number in range(SIGNALS)]
    assert f"signal.{SIGNALS}" not in texts
    assert len(set(words)) == SIGNALS
    assert all(word[0].isupper() and word[-1] in ".!" and len(word) <= 50 for word in words)
    assert {"Covering the west lane.", "Taking objective 3.", "Going home."} <= set(words)


def test_squads_tell_what_they_are_about() -> None:
    scheduler = started(dict.fromkeys(range(3), "squad"), Options(difficulty="easy"), "talk")
    said: Counter[int] = Counter()
    while scheduler.step() is not None and scheduler.s.now < 130_000:
        said.update(told.event.seat for told in scheduler.s.told if isinstance(told.event, Signalled))
    assert set(said) == {0, 1, 2}
    assert max(said.values()) <= 14, "nobody chatters: at most one signal in ten seconds"


def test_an_unknown_signal_is_refused() -> None:
    s = GAME.setup(PARTS, Options(), 2, key_from_seed("signal"))
    ask = next(ask for ask in GAME.view(s, 0).asks if ask.kind == "any_time")
    assert why_not(s, 0, ask.id, Signal(0)) is None
    refusal = why_not(s, 0, ask.id, Signal(SIGNALS))
    assert refusal is not None
    assert refusal.key == "refused.no_such_signal"


@pytest.mark.parametrize("map_id", PARTS.maps)
def test_charts_know_the_longest_way_home(map_id: str) -> None:
    map_ = PARTS.maps[map_id]
    longest = map_.long_way_home
    for cell in map_.walkable:
        if map_.steps_home[cell] < 100:
            assert longest[cell] >= map_.steps_home[cell]
            ways = [longest[to] for to in map_.paths[cell]]
            assert map_.is_start[cell] or longest[cell] == 1 + max(ways)
    assert distances_of(map_) is distances_of(map_)


def test_charts_know_the_way_on_foot() -> None:
    map_ = PARTS.maps["crash_site"]
    distances = distances_of(map_)
    for slot in map_.plan.objective_slots:
        steps = distances.beside(slot)
        assert steps[map_.plan.start[0]] < 20
        assert all(steps[cell] == 0 for cell in map_.near[slot] if map_.is_walkable[cell])


def given(outlook: SeatOutlook, game: Table) -> str | None:
    ask = next(ask for ask in outlook.asks if ask.kind == "any_time")
    present = gift(outlook, ask)
    return None if present is None else game.s.parts.cards[present.thing].id


def test_a_squad_gives_bandages_to_the_hurt() -> None:
    for gherid, akosha, present in (
        ("D6", "D7 damage 3", "field_dressing"),
        ("D6 damage 3", "D7", None),
        ("D6 damage 3", "D7 damage 3", None),
        ("D6", "N6 damage 3", None),  # too far away
    ):
        outlook, game = seen(f"gherid: {gherid}\nakosha: {akosha}\nhand 1: field_dressing[-]")
        assert given(outlook, game) == present


def test_a_squad_gives_away_parts_that_fit_nothing_of_its_own() -> None:
    place = "gherid: D6\nakosha: D7\nhand 2: ion_rifle[-,-]\n"
    assert given(*seen(place + "hand 1: combat_blade[-,-] long_barrel")) == "long_barrel"
    assert given(*seen(place + "hand 1: needle_gun[-,-] long_barrel")) is None, "its own weapon takes it"


def test_the_toll_of_an_alien_counts_steps_and_open_slots() -> None:
    near, _ = seen("gherid: D6\nbiters: D5\nhand 1: ion_rifle[gun,wrench]")
    far, _ = seen("gherid: E8\nbiters: D2\nhand 1: ion_rifle[-,-]")
    armoury = Armoury()
    ready, unready = (kill_cost(outlook, armoury.weapons(outlook, 0), 0, outlook.aliens[0]) for outlook in (near, far))
    assert 0 < ready < unready
    assert kill_cost(near, [], 0, near.aliens[0]) == NEVER


def test_whoever_has_no_dice_left_stops_nobody() -> None:
    for dice, able in (("gun", True), ("locked", False)):
        outlook, _ = seen(f"gherid: D6\nbiters: D5\nhand 1: ion_rifle[-,wrench]\ndice 1: {dice} locked locked")
        assert (kill_cost(outlook, Armoury().weapons(outlook, 0), 0, outlook.aliens[0]) < NEVER) == able


def test_squads_go_home_when_the_mission_is_done() -> None:
    """Nobody hunts on: only what would come home in this round is somebody's to stop."""
    tokens = "objective 1: L1 face 5\nobjective 2: E4 face 6"
    place = "gherid: D6\nakosha: D7\nhand 1: combat_blade[-,-]\nhand 2: combat_blade[-,-]\n"
    for biters, kinds in (("D5", {"home"}), ("F8", {"home", "fight"})):
        outlook, game = seen(f"{place}biters: {biters}\n{tokens}", mission="recon")
        assert outlook.is_complete, game.line("objective 1")
        assert {duty.kind for duty in divide(outlook, Armoury())} == kinds


def test_a_trap_is_not_laid_where_aliens_only_set_out_from() -> None:
    outlook, _ = seen("gherid: D6", mission="capture")
    points = [point for cluster in outlook.map.plan.clusters for point in cluster.spawn_points]
    for point in points:
        beside = [cell for cell in outlook.map.paths[point] if cell not in points]
        assert all(trap_place(outlook, cell) > trap_place(outlook, point) for cell in beside)


# The first game of each row was won when this was recorded; the others stand in for it when a change of the pack or of
# the rules makes it go another way.
EASY = {
    "extermination": ("crash_site", ("first", "second", "third")),
    "capture": ("crash_site", ("first", "second", "third")),
    "demolition": ("crash_site", ("second", "third", "fourth")),
    "recon": ("crash_site", ("first", "second", "third")),
    "exploration": ("abandoned_lab", ("1", "2", "3")),
}


@pytest.mark.parametrize("mission", EASY)
def test_four_squads_win_every_mission_on_easy(mission: str) -> None:
    map_id, seeds = EASY[mission]
    endings = []
    for seed in seeds:
        options = Options(mission=mission, map=map_id, difficulty="easy", heroes=("kara", "gherid", "akosha", "voker"))
        scheduler = started(dict.fromkeys(range(4), "squad"), options, f"easy/{mission}/{seed}")
        while scheduler.step() is not None:
            pass
        assert scheduler.s.outcome is not None
        endings.append(scheduler.s.outcome.key)
        if endings[-1] == "won":
            return
    pytest.fail(f"{mission}: {endings}")
