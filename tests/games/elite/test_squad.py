"""How squads work together: several at one token, and room for devices."""

import pytest

from holdfast.games.elite.bots.arms import Armoury
from holdfast.games.elite.bots.devices import open_ahead, waits
from holdfast.games.elite.bots.duties import Duty, can_end, divide
from holdfast.games.elite.bots.luck import Luck
from holdfast.games.elite.bots.scene import Scene
from holdfast.games.elite.bots.wants import OBJECTIVE
from holdfast.games.elite.bots.ways import Ways
from holdfast.games.elite.state import SEARCH
from tests.games.elite.box import base_parts
from tests.games.elite.table import seen

PARTS = base_parts()


def duties(scene: Scene) -> list[Duty]:
    return divide(scene, Armoury(PARTS))


def face_with(mission: str, slots: int) -> int:
    return 1 + next(n for n, face in enumerate(PARTS.objectives[mission]) if len(face.slots) == slots)  # type: ignore[index]


@pytest.mark.parametrize(
    ("dice", "team"), [("gun gun gun locked", 2), ("gun gun gun gun", 1), ("gun locked locked locked", 0)]
)
def test_a_token_that_takes_more_dice_than_anybody_has_is_filled_by_several(dice: str, team: int) -> None:
    token = f"objective 1: E4 face {face_with('extermination', 4)}\nobjective 2: gone\nobjective 3: gone"
    scene, _ = seen(f"gherid: D6\nakosha: D7\n{token}\ndice 1: {dice}\ndice 2: {dice}")
    assert [duty.token for duty in duties(scene)].count(0) == team


def in_the_lab(gherid: str, kara: str, second: str, fourth: str) -> Scene:
    """Recon with two devices in place, one at the Lab's western slot and one at the eastern, and two on their way."""
    devices = f"objective 1: E7\nobjective 2: {second}\nobjective 3: O4\nobjective 4: {fourth}"
    heroes = f"gherid: {gherid}\nakosha: B6\nkara: {kara}\nvoker: C6"
    return seen(f"{heroes}\n{devices}", 4, "recon", "abandoned_lab")[0]


def test_the_device_in_front_goes_first() -> None:
    """Two devices in the passage of the building: nobody waits beside the one that cannot move."""
    scene = in_the_lab("I6", "I5", "H4", "H3")
    assert waits(scene, 1)
    assert not waits(scene, 3)
    assert duties(scene)[2].token == 3, "who stands nearest to both"
    assert all(duty.token != 1 for duty in duties(scene))


def test_a_hero_in_a_doorway_makes_room_for_a_device() -> None:
    scene = in_the_lab("I5", "B7", "I6", "O5")
    assert not open_ahead(scene, 1), "the door is the only way out"
    ways = Ways(scene, Armoury(PARTS), [Duty("home"), *duties(scene)[1:]])
    table_ = ways.out_of_the_way(0, Duty("home"))
    assert table_ is not None
    assert table_[scene.at[0]] == 1


def test_a_devices_symbol_is_worth_nothing_while_somebody_stands_on_it() -> None:
    searched = next(n for n, face in enumerate(PARTS.objectives["recon"]) if face.slots[0].icons == ("search",))
    for kara, worth in (("H8", 0.0), ("I9", OBJECTIVE)):
        scene = in_the_lab("G9", kara, f"H8 face {1 + searched}", "O5")
        assert Luck(Ways(scene, Armoury(PARTS), duties(scene)), []).values()[SEARCH] == worth


@pytest.mark.parametrize(("clock", "can"), [("60 s", True), ("5 s", False)])
def test_squads_hurry_home_only_when_everybody_can_be_there_in_time(clock: str, can: bool) -> None:
    tokens = "objective 1: L1 face 5\nobjective 2: E4 face 6"
    scene, _ = seen(f"gherid: D6\nakosha: D7\n{tokens}\nclock: {clock}", mission="recon")
    assert scene.view.is_complete
    assert can_end(scene) == can


def test_the_last_aliens_are_left_alone_when_there_is_no_time_for_all_of_them() -> None:
    for clock, spared in (("60 s", 1), ("10 s", 2)):
        scene, _ = seen(f"gherid: D6\nakosha: D7\nbiters: D3 M3\nclock: {clock}", mission="recon")
        assert len(scene.spared) == spared
