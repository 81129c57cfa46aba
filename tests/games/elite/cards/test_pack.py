"""The base pack: what lies in the box, and the mission tables of the rulebook."""

from collections import Counter
from dataclasses import dataclass
from typing import get_args

import pytest

from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.cards.types import DIFFICULTIES, MISSIONS, MissionId, Window
from tests.games.elite.packs import base_parts

PARTS = base_parts()


@pytest.mark.rule("elite:R10")
def test_the_boss_deck_has_eight_bosses_and_twelve_all_clear() -> None:
    assert (len(PARTS.bosses), PARTS.numbers.all_clear) == (8, 12)


@pytest.mark.rule("elite:R11")
def test_the_three_decks_have_forty_sixteen_and_thirty_cards() -> None:
    assert len(PARTS.deck("search")) == 40
    assert len(PARTS.deck("tech")) == 16
    assert len(PARTS.swarm_cards) == 30


def test_there_are_eight_basic_weapons_and_sixty_four_pieces_of_equipment_in_order() -> None:
    assert len(PARTS.deck("basic")) == 8
    assert [card.deck for card in PARTS.cards] == ["basic"] * 8 + ["search"] * 40 + ["tech"] * 16


def test_swarm_cards_are_ten_of_each_type_nine_for_each_cluster_and_three_free() -> None:
    assert Counter(PARTS.swarms[card.swarm].id for card in PARTS.swarm_cards) == dict.fromkeys(
        ("biter", "shooter", "runner"), 10
    )
    assert Counter(card.cluster for card in PARTS.swarm_cards) == {0: 3, 1: 9, 2: 9, 3: 9}
    figures = Counter[str]()
    for card in PARTS.swarm_cards:
        figures[PARTS.swarms[card.swarm].id] += card.figures
    assert figures == {"shooter": 29, "biter": 32, "runner": 29}


def test_tokens_are_as_many_as_the_box_holds() -> None:
    assert {mission: len(faces) for mission, faces in PARTS.objectives.items()} == {
        "extermination": 8,
        "capture": 6,
        "demolition": 12,
        "recon": 6,
    }
    assert Counter(len(face.slots) for face in PARTS.objectives["demolition"]) == {3: 6, 4: 6}
    assert Counter(find.id for find in PARTS.finds) == {
        "boss_alarm": 1,
        "battle_scent": 1,
        "swarm_alarm": 1,
        "debris": 3,
        "alien_relic": 3,
        "lucky_debris": 1,
        "disband_alarm": 2,
    }
    pools = PARTS.pools
    assert (pools.acid, pools.slime, pools.kara, pools.target, pools.trap) == (12, 4, 6, 12, 12)
    assert pools.health == (24, 12)


def test_the_faces_of_extermination_and_capture_all_differ() -> None:
    for mission in ("extermination", "capture"):
        faces = PARTS.objectives[mission]
        assert len({frozenset(Counter(face.slots).items()) for face in faces}) == len(faces)


def test_most_devices_are_carried() -> None:
    """Four of six Recon tokens take the Move results that heroes want for themselves (docs/elite-balance.md)."""
    icons = Counter(icon for face in PARTS.objectives["recon"] for slot in face.slots for icon in slot.icons)
    assert icons == {"move": 4, "wrench": 1, "search": 1}
    assert all(len(face.slots) == 1 and not face.slots[0].locking for face in PARTS.objectives["recon"]), "A51"


def test_six_heroes_have_six_different_tracks() -> None:
    assert {hero.name for hero in PARTS.heroes} == {"Kinje", "Kara", "Voker", "Gilgamesh", "Akosha", "Gherid"}
    assert len({(hero.track, hero.thresholds) for hero in PARTS.heroes}) == 6
    assert [hero.name for hero in PARTS.heroes if hero.dice != 4] == ["Gilgamesh"]


def test_events_come_in_three_kinds() -> None:
    assert [event.number for event in PARTS.events] == list(range(1, 26))
    assert all(event.is_ongoing == (event.number <= 16) for event in PARTS.events)
    assert [event.number for event in PARTS.events if not event.effects] == [17, 18, 19, 20, 21]


def test_event_slots_show_each_symbol_as_often_as_the_cards_do() -> None:
    shown = Counter(icon for event in PARTS.events for slot in event.slots for icon in slot.icons)
    assert shown == {"wrench": 30, "hand": 26, "gun": 20, "search": 20}
    assert PARTS.numbers.event_slots == (2, 2, 3, 4, 5, 6)


def test_each_die_face_stands_once() -> None:
    assert sorted(SYMBOLS) == ["alien", "gun", "hand", "move", "search", "wrench"]


def test_difficulties_and_missions_are_all_there() -> None:
    assert tuple(PARTS.difficulties) == DIFFICULTIES
    assert tuple(PARTS.missions) == MISSIONS
    assert [(d.extra_swarm, d.boss_cards) for d in PARTS.difficulties.values()] == [(0, 1), (0, 2), (1, 2)]


@dataclass(frozen=True)
class Table:
    """A row of the rulebook as it is printed: 1-2 players, then 3, 4, 5 and 6."""

    mission: MissionId
    map: str
    printed: str

    def rows(self) -> tuple[tuple[int, ...], ...]:
        rows = [self._row(words) for words in self.printed.split("; ")]
        return (rows[0], *rows)

    @staticmethod
    def _row(words: str) -> tuple[int, ...]:
        ends = [[int(end) for end in part.split("-")] for part in words.replace("all", "1-12").split(",")]
        return tuple(slot for part in ends for slot in range(part[0], part[-1] + 1))


def table(rule: str, mission: MissionId, map_id: str, printed: str) -> object:
    return pytest.param(
        Table(mission, map_id, printed), marks=pytest.mark.rule(f"elite:{rule}"), id=f"{mission}-{map_id}"
    )


@pytest.mark.parametrize(
    "row",
    [
        table("R187", "extermination", "abandoned_lab", "1,4,11; 2,4,6,11; 2,4,6,9,10; 1,3,5,7,8,11; 1,4,5,7,9,10,11"),
        table("R188", "extermination", "crash_site", "7,9,10; 2,6,9,10; 1,3,7,9,10; 1,4,7,8,9,10; 2,3,5,9,10,11,12"),
        table("R192", "capture", "abandoned_lab", "5,11; 3,7,11; 2,5,6,11; 1,3,7,9,11; 2,5,6,7,9,11"),
        table("R193", "capture", "crash_site", "6,10; 7,10,12; 1,9,10,11; 3,6,10,11,12; 1,3,7,9,10,11"),
        table("R201", "demolition", "abandoned_lab", "1,3,7,11; 1,3,4,6,7,11; 1-4,6,7,11,12; 1,2,4-7,9-12; all"),
        table("R202", "demolition", "crash_site", "6,7,9,10; 5,7,9-12; 2,4-7,9,10,12; 1-3,5-10,12; all"),
        table("R210", "recon", "abandoned_lab", "6,11; 4,7,11; 2,7,11,12; 1,5,7,9,11; 2,4,6,9,11,12"),
        table("R211", "recon", "crash_site", "4,7; 1,7,10; 1,6,9,10; 1,4,7,9,11; 2,7-11"),
        table("R219", "exploration", "abandoned_lab", "4,7,10,12; 1,3,4,7,10,12; 3-5,7-9,11,12; 1,3-5,7-12; all"),
        table("R220", "exploration", "crash_site", "1,8,10,11; 2,3,5,7,9,11; 1,3,5,7-9,11,12; 1,4-12; all"),
    ],
)
def test_objective_slots_are_those_of_the_rulebook(row: Table) -> None:
    assert PARTS.missions[row.mission].slots[row.map] == row.rows()


def test_as_many_tokens_lie_on_the_map_as_each_mission_says() -> None:
    for players in range(2, 7):
        for name in PARTS.maps:
            lengths = [len(PARTS.missions[mission].slots[name][players - 1]) for mission in MISSIONS]
            assert lengths == [players + 1, players, 2 * players, players, 2 * players]


def test_every_window_but_that_of_the_turn_belongs_to_a_phase() -> None:
    told = {window for windows in PARTS.phase_windows.values() for window in windows}
    assert told == set(get_args(Window)) - {"at_once"}
