"""How squads work together: several at one token, room for devices, and patience with the dice."""

import pytest
from msgspec import structs

from holdfast.games.elite.bots.devices import open_ahead, waits
from holdfast.games.elite.bots.duties import Duty, can_end, divide
from holdfast.games.elite.bots.kill_cost import kill_cost
from holdfast.games.elite.bots.outlook import SeatOutlook
from holdfast.games.elite.bots.roll_value import RollValues
from holdfast.games.elite.bots.routing import CHASE, STEP, Routes
from holdfast.games.elite.bots.rush import Rush
from holdfast.games.elite.bots.wanted_results import OBJECTIVE_WORTH, dice_reserved
from holdfast.games.elite.bots.weapon_value import Armoury, held_weapon, shot_worth, stop_worth
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.rules.suppress import Suppress
from holdfast.games.elite.state import MOVE, SEARCH, token_slot
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import scene_of, seen

PARTS = base_parts()


def duties(outlook: SeatOutlook) -> list[Duty]:
    return divide(outlook, Armoury())


def card_named(id: str) -> int:
    return next(n for n, card in enumerate(PARTS.cards) if card.id == id)


def face_with(mission: str, slots: int) -> int:
    return 1 + next(n for n, face in enumerate(PARTS.objectives[mission]) if len(face.slots) == slots)  # type: ignore[index]


@pytest.mark.parametrize(
    ("dice", "team"), [("gun gun gun locked", 2), ("gun gun gun gun", 1), ("gun locked locked locked", 0)]
)
def test_a_token_that_takes_more_dice_than_anybody_has_is_filled_by_several(dice: str, team: int) -> None:
    token = f"objective 1: E4 face {face_with('extermination', 4)}\nobjective 2: gone\nobjective 3: gone"
    outlook, _ = seen(f"gherid: D6\nakosha: D7\n{token}\ndice 1: {dice}\ndice 2: {dice}")
    assert [duty.token for duty in duties(outlook)].count(0) == team


def with_charges(position: str, carried: str, face: int) -> SeatOutlook:
    """Demolition with one token still to be placed, at E4 or O5."""
    searched = "search 1: dark\nsearch 2: dark\nsearch 3: dark"
    placed = "targets: E4 O5\nobjective 2: B5\nobjective 3: K5\nobjective 4: gone"
    charge = f"objective 1: {carried} face {face}"
    return seen(f"{position}\n{searched}\n{placed}\n{charge}", mission="demolition")[0]


@pytest.mark.parametrize(("carrier", "defender"), [(1, 1), (2, 0)])
def test_whoever_carries_a_charge_is_the_last_to_be_sent_after_an_alien(carrier: int, defender: int) -> None:
    """The Biter would come home; both can stop it, and Gherid is a step nearer."""
    weapons = "hand 1: combat_blade\nhand 2: shock_baton"
    position = f"gherid: E8\nakosha: D7\nbiters: F8 G1 H1 H2\n{weapons}\nclock: 40 s"
    outlook = with_charges(position, f"carried {carrier}", face_with("demolition", 3))
    found = duties(outlook)
    assert found[defender].kind == "fight"
    assert found[1 - defender].kind == "objective"


@pytest.mark.parametrize(("carrier", "goal"), [(1, "objective"), (2, "home")])
def test_a_carrier_without_the_dice_waits_where_the_charge_shall_go(carrier: int, goal: str) -> None:
    """Two dice are left and the token takes four: next round the hero will be there."""
    position = "gherid: D6\nakosha: H9\ndice 1: gun gun locked locked\ndice 2: locked locked locked locked"
    outlook = with_charges(position, f"carried {carrier}", face_with("demolition", 4))
    found = duties(outlook)[0]
    assert found.kind == goal
    assert goal == "home" or found.cell == outlook.s.targets[0]


def in_the_lab(gherid: str, kara: str, second: str, fourth: str) -> SeatOutlook:
    """Recon with two devices in place, one at the Lab's western slot and one at the eastern, and two on their way."""
    devices = f"objective 1: E7\nobjective 2: {second}\nobjective 3: O4\nobjective 4: {fourth}"
    heroes = f"gherid: {gherid}\nakosha: B6\nkara: {kara}\nvoker: C6"
    return seen(f"{heroes}\n{devices}", 4, "recon", "abandoned_lab")[0]


def test_the_device_in_front_goes_first() -> None:
    """Two devices in the passage of the building: nobody waits beside the one that cannot move."""
    outlook = in_the_lab("I6", "I5", "H4", "H3")
    assert waits(outlook, 1)
    assert not waits(outlook, 3)
    assert duties(outlook)[2].token == 3, "who stands nearest to both"
    assert all(duty.token != 1 for duty in duties(outlook))


def test_a_hero_in_a_doorway_makes_room_for_a_device() -> None:
    outlook = in_the_lab("I5", "B7", "I6", "O5")
    assert not open_ahead(outlook, 1), "the door is the only way out"
    routes = Routes(outlook, Armoury(), [Duty("home"), *duties(outlook)[1:]])
    table_ = routes.out_of_the_way(0, Duty("home"))
    assert table_ is not None
    assert table_[outlook.at[0]] == 1


def test_a_devices_symbol_is_worth_nothing_while_somebody_stands_on_it() -> None:
    searched = next(n for n, face in enumerate(PARTS.objectives["recon"]) if face.slots[0].icons == ("search",))
    for kara, worth in (("H8", 0.0), ("I9", OBJECTIVE_WORTH)):
        outlook = in_the_lab("G9", kara, f"H8 face {1 + searched}", "O5")
        assert RollValues(Routes(outlook, Armoury(), duties(outlook)), []).values()[SEARCH] == worth


@pytest.mark.parametrize(("clock", "can"), [("60 s", True), ("5 s", False)])
def test_squads_hurry_home_only_when_everybody_can_be_there_in_time(clock: str, can: bool) -> None:
    tokens = "objective 1: L1 face 5\nobjective 2: E4 face 6"
    outlook, _ = seen(f"gherid: D6\nakosha: D7\n{tokens}\nclock: {clock}", mission="recon")
    assert outlook.is_complete
    assert can_end(outlook) == can


def test_the_last_aliens_are_left_alone_when_there_is_no_time_for_all_of_them() -> None:
    for clock, spared in (("60 s", 1), ("10 s", 2)):
        outlook, _ = seen(f"gherid: D6\nakosha: D7\nbiters: D3 M3\nclock: {clock}", mission="recon")
        assert len(outlook.spared) == spared


@pytest.mark.parametrize(("aliens", "tempting"), [("biters: G2 G3", True), ("biters: M4", False)])
def test_nobody_rolls_for_a_step_when_the_aliens_have_few_steps_left(aliens: str, tempting: bool) -> None:
    """An alien result is as likely as a Move result; with little room on the map the mission waits for a round."""
    outlook, _ = seen(f"gherid: D6\nakosha: D7\n{aliens}")
    walk = [0.0] * len(SYMBOLS)
    walk[MOVE] = OBJECTIVE_WORTH / 2
    assert RollValues(Routes(outlook, Armoury(), duties(outlook)), []).is_tempting(walk) == tempting


def test_a_weapon_that_holds_stops_an_alien_even_if_it_does_not_hit() -> None:
    baton, blade = (
        held_weapon(PARTS, card_named(name), PARTS.cards[card_named(name)].modifiers)
        for name in ("shock_baton", "combat_blade")
    )
    plain = structs.replace(baton, holds=0)
    assert baton.stops
    assert not blade.stops
    for biter, is_urgent in (("F8", True), ("G2", False)):
        outlook, _ = seen(f"gherid: D6\nakosha: D7\nbiters: {biter} H1")
        alien = min(outlook.movable, key=outlook.slack)
        assert (stop_worth(outlook, baton, [alien]) > 1) == is_urgent
        assert stop_worth(outlook, blade, [alien]) == 0
        without = shot_worth(outlook, plain, [alien], outlook.at[0])
        assert shot_worth(outlook, baton, [alien], outlook.at[0]) == without + stop_worth(outlook, baton, [alien])
        again, _ = seen(f"gherid: D6\nakosha: D7\nbiters: {biter} H1")
        assert kill_cost(outlook, [baton], 0, alien) < kill_cost(again, [plain], 0, alien), "one shot is enough"


@pytest.mark.parametrize(("aliens", "pinned"), [("C4", True), ("C4 G1 H1", False)])
def test_kara_pins_down_aliens_when_steps_are_few(aliens: str, pinned: bool) -> None:
    """A held alien takes an alien result without a step: what else should a Gun result be kept for."""
    position = f"kara: C6\nakosha: D7\nbiters: {aliens}\ndice 1: gun"
    outlook, _ = seen(position, heroes=("kara", "akosha"), abilities=True)
    act = next(ask for ask in outlook.asks if ask.kind == "act")
    found = Rush(outlook, act, Armoury(), duties(outlook), {}).suppress()
    assert isinstance(found, Suppress) == pinned


@pytest.mark.parametrize(("biters", "haste"), [("M4", [STEP, CHASE]), ("M4 G1 H1", [STEP, STEP])])
def test_of_two_who_hunt_the_last_alien_one_runs(biters: str, haste: list[float]) -> None:
    """Whoever comes along would only make it move; Akosha is nearer."""
    outlook, _ = seen(
        f"gherid: D6\nakosha: K7\nbiters: {biters}\nhand 1: combat_blade\nhand 2: scattergun\nclock: 60 s"
    )
    alien = min(outlook.movable, key=outlook.slack)
    fight = Duty("fight", outlook.at[alien], figure=alien)
    rolls = RollValues(Routes(outlook, Armoury(), [fight, fight]), [])
    assert [rolls.haste(hero) for hero in outlook.heroes] == haste
    assert rolls.values()[MOVE] == haste[0]


@pytest.mark.parametrize(
    ("map_id", "gherid", "akosha", "steps"),
    [
        ("crash_site", "F4", "D7", 7),
        ("crash_site", "F4", "E3", 9),
        ("crash_site", "O9", "O8", None),
        ("abandoned_lab", "G6", "H8", 3),
    ],
)
def test_a_hero_walks_round_somebody_who_stands_in_the_way(
    map_id: str, gherid: str, akosha: str, steps: int | None
) -> None:
    """Free; two steps more; no way round, so no step is wanted; no way round, but the next step is free."""
    outlook, _ = seen(f"gherid: {gherid}\nakosha: {akosha}", map_id=map_id)
    table = Routes(outlook, Armoury(), [Duty("home")] * 2).way(0)
    assert (table and table[outlook.at[0]]) == steps


def test_whoever_walks_round_somebody_does_not_turn_back() -> None:
    """Step by step along the detour, every way is one step shorter than the one before."""
    outlook, game = seen("gherid: F4\nakosha: E3")
    for left in range(9, 0, -1):
        table = Routes(outlook, Armoury(), [Duty("home")] * 2).way(0)
        assert table is not None
        assert table[outlook.at[0]] == left
        game.s.at[0] = min(set(outlook.map.walk[outlook.at[0]]) - outlook.taken, key=lambda cell: (table[cell], cell))
        outlook = scene_of(game.s)
    assert outlook.map.is_start[outlook.at[0]]


@pytest.mark.parametrize(("alien", "kind"), [("H7", "fight"), ("H4", "objective")])
def test_a_hero_whom_aliens_do_not_let_pass_fights_them(alien: str, kind: str) -> None:
    """Gherid comes down from the building of the Lab, and in its doorway stands a Biter, or farther away."""
    token = "objective 1: E7\nobjective 2: gone\nobjective 3: gone"
    far = "biters: B1 B2 N1 N2 O2"
    position = (
        f"gherid: G6\nakosha: C8\nshooters: {alien}\n{far}\n{token}\nclock: 30 s\ndice 2: locked locked locked locked"
    )
    outlook, _ = seen(position, map_id="abandoned_lab")
    assert duties(outlook)[0].kind == kind


FIGHT = Duty("fight", figure=10)


@pytest.mark.parametrize(
    ("charges", "duty", "dice"),
    [
        ((3, 4), Duty("objective"), 4),
        ((3, 4), FIGHT, 3),
        ((4,), FIGHT, 0),
        ((4,), Duty("objective"), 4),
        ((), FIGHT, 0),
    ],
)
def test_who_fights_keeps_dice_for_a_charge_only_if_that_leaves_one(
    charges: tuple[int, ...], duty: Duty, dice: int
) -> None:
    """Otherwise a hero with four dice and a charge for four would stand among aliens and do nothing at all."""
    held = [f"objective {n}: carried 1 face {face_with('demolition', slots)}" for n, slots in enumerate(charges, 1)]
    placed = [f"objective {n}: gone" for n in range(len(charges) + 1, 5)]
    outlook, _ = seen("\n".join(["gherid: D6", "akosha: D7", *held, *placed]), mission="demolition")
    assert dice_reserved(outlook, 0, duty) == dice


@pytest.mark.parametrize(("mine", "kept"), [("-", 2), ("gun", 1), ("gun hand", 0)])
def test_dice_that_lie_in_a_token_need_not_be_kept_for_one(mine: str, kept: int) -> None:
    faces = [f"objective {n}: {at} face {face_with('extermination', 4)}" for n, at in ((1, "E4"), (2, "K5"))]
    outlook, game = seen("\n".join(["gherid: D4", "akosha: D7", *faces, "objective 3: gone"]))
    for die, _ in enumerate(mine.replace("-", "").split()):
        game.s.place[die] = token_slot(0, die)
    outlook = scene_of(game.s)
    assert dice_reserved(outlook, 0, FIGHT) == kept


def test_a_hero_with_two_dice_fights_with_both() -> None:
    outlook, _ = seen("gherid: D4\nakosha: D7\ndice 1: gun gun locked locked")
    assert dice_reserved(outlook, 0, FIGHT) == 0


@pytest.mark.parametrize(("slots", "kind"), [(3, "fight"), (4, "objective")])
def test_nobody_hunts_with_dice_that_the_charge_needs(slots: int, kind: str) -> None:
    """There is time, and a Biter to shoot at; but a weapon keeps a die."""
    position = "gherid: D5\nakosha: H9\nbiters: D3 G1 H1 H2 L3\nhand 1: ion_rifle"
    outlook = with_charges(position, "carried 1", face_with("demolition", slots))
    assert duties(outlook)[0].kind == kind


def test_a_charge_that_has_dice_is_finished_first() -> None:
    position = "gherid: D5\nakosha: H9\nbiters: D3 G1 H1 H2 L3\nhand 1: ion_rifle"
    outlook = with_charges(position, "carried 1", face_with("demolition", 3))
    assert duties(outlook)[0].kind == "fight"
    outlook.s.place[0] = token_slot(0, 0)
    outlook = scene_of(outlook.s)
    assert duties(outlook)[0].kind == "objective"


@pytest.mark.parametrize(
    ("mission", "clock", "kind"),
    [("exploration", 120, "fight"), ("exploration", 20, "objective"), ("recon", 120, "fight")],
)
def test_the_neighbourhood_is_cleared_first_while_there_is_time(mission: str, clock: int, kind: str) -> None:
    position = f"gherid: C5\nakosha: H9\nbiters: D3 G1 H1 H2 L3\nhand 1: ion_rifle\nclock: {clock} s"
    outlook, _ = seen(position, mission=mission)
    assert duties(outlook)[0].kind == kind
