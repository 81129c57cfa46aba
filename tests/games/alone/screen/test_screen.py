"""The parts of a screen: what is told to whom, what stays as it was, and that no frame of the engine is among it."""

import msgspec
import pytest

from holdfast.engine.play import options
from holdfast.engine.screen import ScreenMemory
from holdfast.games.alone.screen.screen import AloneScreen
from holdfast.games.alone.state import Alone, Laid
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import GAME, begin, click

HERE = "hero: 1C1\nitems: -\nexperience: -\n"


def screens(s: Alone) -> tuple[AloneScreen, ...]:
    return tuple(GAME.view(s, seat) for seat in range(-1, s.seated))


def choice_of(s: Alone, seat: int, option: str) -> object:
    return next(one for one in GAME.view(s, seat).choices.of if one.option == option)


def test_no_frame_leaves_the_server() -> None:
    s = begin(HERE + "hand 2: bared_teeth")
    click(s, 0, "explore:east")
    for screen in screens(s):
        sent = msgspec.json.encode(screen)
        assert b'"frame"' not in sent
        assert b'"picks"' not in sent


def test_several_seats_share_what_all_see() -> None:
    s = begin(HERE, seats=3)
    assert GAME.views is not None
    shown = GAME.views(s, (-1, 0, 1, 2), ScreenMemory())
    assert {seat: GAME.view(s, seat) for seat in (-1, 0, 1, 2)} == shown
    assert len({id(screen.labyrinth) for screen in shown.values()}) == 1


@pytest.mark.rule("alone:R262", "alone:R263")
def test_evils_parts_are_evils() -> None:
    public, hero, evil = screens(begin(HERE + "hand 2: bared_teeth"))
    for screen in (public, hero):
        assert (screen.plan, screen.map, screen.hand, screen.reactions.hands[0].known) == ((), None, (), ())
    assert len(evil.plan) == 48
    assert evil.map is not None
    assert [card.card for card in evil.hand] == list(evil.reactions.hands[0].known)


@pytest.mark.rule("alone:R96", "alone:R98")
def test_a_look_reaches_as_far_as_known_walls_and_doors_let_it() -> None:
    s = begin("hero: 1B3\nitems: -\nhand 2: -\nrevealed: 1B2 1C3")
    look = next(one for one in GAME.view(s, 0).choices.of if one.option == "explore:north")
    here = s.hero
    assert look.at == (here - 7,)
    assert look.reach[0] == here - 7
    step = next(one for one in GAME.view(s, 0).choices.of if one.option == "move:north")
    assert (step.at, step.reach) == ((here - 7,), ())


def test_a_creature_on_its_way_is_pressed_on_where_it_goes() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: spore@2A1\nhand 2: bared_teeth")
    click(s, 0, "explore:east")
    click(s, 1, "pass")
    click(s, 1, next(a.option_id() for _, a in options(s, 1) if a.kind() == "play_down"))
    click(s, 1, next(a.option_id() for _, a in options(s, 1) if a.kind() == "pick_creature"))
    screen = GAME.view(s, 1)
    assert screen.map is not None
    assert screen.map.begun is not None
    assert screen.map.walk == (24,)
    east = next(one for one in screen.choices.of if one.option == "pick_way:east")
    assert east.at == (25,)


@pytest.mark.rule("alone:R149", "alone:R150", "alone:R157")
@pytest.mark.parametrize(
    ("covered", "laid", "next_card", "key"),
    [(0, 0, 1, "price.first"), (0, 1, 2, "price.second"), (15, 1, 0, "price.full"), (16, 0, 0, "price.full")],
)
def test_the_track_says_what_the_next_card_costs(covered: int, laid: int, next_card: int, key: str) -> None:
    s = begin(HERE)
    s.laid = [Laid(1, covered, False)] if covered else []
    s.laid_now = laid
    if covered:
        s.track.put(s.hand(1).true()[0], 0)
    reactions = GAME.view(s, 1).reactions
    assert (reactions.next, reactions.price.key) == (next_card, key)


@pytest.mark.rule("alone:R236", "alone:R237")
def test_a_rooms_own_action_is_told_where_no_mission_is_until_it_was_used() -> None:
    rooms = parts_of()
    s = begin("hero: 1C3\nitems: -", parts=rooms, room_actions=True, missions=("say_grace", "haze", "cargo_manifest"))
    labyrinth = GAME.view(s, 0).labyrinth
    assert labyrinth is not None
    assert labyrinth.special is not None
    assert labyrinth.special.key == "room.special"
    s.scavenged[s.here.room] = True
    labyrinth = GAME.view(s, 0).labyrinth
    assert labyrinth is not None
    assert labyrinth.special is not None
    assert labyrinth.special.key == "room.special_done"


@pytest.mark.rule("alone:R234", "alone:R262")
def test_a_special_creature_stands_with_each_side_as_that_side_knows() -> None:
    def standing(position: str, seat: int) -> str:
        s = begin(HERE + f"specials: foreman\n{position}", parts=parts_of(), special_creatures=True)
        card = next(one for one in GAME.view(s, seat).creatures if one.source == "special")
        return card.states[0].key

    assert [standing("", seat) for seat in (0, 1)] == ["standing.not_yet", "standing.waits"]
    there = "creatures: foreman@2A1\nspecials used: foreman"
    assert [standing(there, seat) for seat in (0, 1)] == ["standing.came", "standing.place"]


def test_a_mission_says_how_far_it_is_and_hinders_as_long_as_it_does() -> None:
    s = begin(HERE, missions=("say_grace", "brownout", "cargo_manifest"))
    by_colour = {one.colour: one for one in GAME.view(s, 0).missions}
    assert by_colour["red"].state == "locked"
    assert by_colour["red"].hinders == ()
    assert [message.key for message in by_colour["blue"].hinders] != []
    s.quests = [msgspec.structs.replace(quest, done=True) for quest in s.quests]
    assert all(one.hinders == () and one.state == "done" for one in GAME.view(s, 0).missions)


def test_what_can_be_located_stands_in_three_groups() -> None:
    s = begin(HERE)
    click(s, 0, "locate")
    click(s, 1, "pass")
    groups = {one.option: one.group for one in GAME.view(s, 0).choices.of}
    missions = {f"pick_goal:room {s.parts.missions[quest.mission].room}" for quest in s.quests}
    assert {option for option, group in groups.items() if group == "missions"} == missions
    assert groups["pick_goal:creature"] == groups["pick_goal:creature 0"] == groups["pick_goal:boss"] == "creatures"
    assert groups["pick_goal:lcu"] == groups["pick_goal:stairs 0"] == "ways"
    assert all(groups.values())
