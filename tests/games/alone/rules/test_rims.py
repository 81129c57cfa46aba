"""The rims of rules that no label names: numbers past the end of a list, cards of no pack yet, what is learned."""

from collections.abc import Mapping

import pytest

from holdfast.engine.action import Action, Refusal
from holdfast.engine.play import asks, options
from holdfast.games.alone.cards.effects import Drag, Spawn
from holdfast.games.alone.cards.pack import Parts, read_pack
from holdfast.games.alone.cards.picks import PickLine, PickPlace, PickWay
from holdfast.games.alone.cards.verbs.aims import around
from holdfast.games.alone.cards.verbs.registry import Cause, open_picks, why_not_pick
from holdfast.games.alone.rules.creatures import NOTHING_AHEAD, why_no_step, why_not_spawn
from holdfast.games.alone.rules.dangers import LiftDanger, why_no_danger
from holdfast.games.alone.rules.decks import TakeDeck
from holdfast.games.alone.rules.drawing import DrawOne, SplitDraw
from holdfast.games.alone.rules.mission import Work
from holdfast.games.alone.rules.notes import LONGEST, TakeNote
from holdfast.games.alone.rules.prepare import PlaceCreature, PlaceFirstDanger, PlaceHero, SwapRooms
from holdfast.games.alone.rules.prepare_hero import PickDifficulty, PickHero
from holdfast.games.alone.rules.round_end import EndRound
from holdfast.games.alone.state import HERO, LABYRINTH, Alone
from tests.games.alone.packs import files_of, parts_of
from tests.games.alone.playing import BASE, asked, begin, click

EVIL = 1
CREATURES, ROOMS, SECTORS, HAND = len(BASE.creatures), len(BASE.rooms), 48, BASE.numbers.hands[0]


def refused(s: Alone, seat: int, action: Action) -> Refusal | None:
    """Why the question that is open to a seat does not take this answer."""
    ask = next(ask for _, ask in asks(s, seat) if type(action) in ask.ACTIONS)
    return action.why_not(s, seat, ask)


def first_option(s: Alone, seat: int) -> str:
    return next(action for _, action in options(s, seat)).option_id()


def first_option_of(s: Alone, seat: int, kind: str) -> str:
    return next(action for _, action in options(s, seat) if action.kind() == kind).option_id()


def preparing(question: str) -> Alone:
    """A game whose set-up has come to this question; evil takes what is offered first before."""
    s = begin(missions=("say_grace", "crossed_wires", "peer_review"))
    while question not in asked(s, EVIL):
        click(s, EVIL, first_option(s, EVIL))
    return s


@pytest.mark.rule("alone:R32")
@pytest.mark.parametrize("line", [-1, CREATURES])
def test_no_creature_that_the_table_does_not_have_is_placed(line: int) -> None:
    refusal = refused(preparing("choose_first_creatures"), EVIL, PlaceCreature(line, 26))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("alone:R32", "refused.no_such_creature")


@pytest.mark.rule("alone:R26")
@pytest.mark.parametrize("place", [-1, SECTORS])
def test_the_hero_is_placed_on_the_map(place: int) -> None:
    refusal = refused(preparing("choose_start"), EVIL, PlaceHero(place))
    assert refusal is not None
    assert refusal.key == "refused.no_such_place"


@pytest.mark.rule("alone:R25")
@pytest.mark.parametrize("rooms", [(-1, 0), (3, 3), (4, 2), (0, ROOMS)])
def test_two_rooms_that_there_are_are_swapped(rooms: tuple[int, int]) -> None:
    s = preparing("choose_swap")
    refusal = refused(s, EVIL, SwapRooms(*rooms))
    assert refusal is not None
    assert refusal.rule == "alone:R25"
    assert refused(s, EVIL, SwapRooms(0, ROOMS - 1)) is None


@pytest.mark.rule("alone:R25")
@pytest.mark.parametrize(("answer", "is_swapped"), [("leave_rooms", False), ("swap_rooms:0,1", True)])
def test_it_is_remembered_whether_rooms_were_swapped(answer: str, is_swapped: bool) -> None:
    s = preparing("choose_swap")
    click(s, EVIL, answer)
    assert s.swapped.true() is is_swapped


@pytest.mark.rule("alone:R33", "alone:R170")
@pytest.mark.parametrize("place", [-1, SECTORS])
def test_danger_is_placed_on_the_map(place: int) -> None:
    s = preparing("choose_first_dangers")
    for refusal in (refused(s, EVIL, PlaceFirstDanger(place)), why_no_danger(s, EVIL, place)):
        assert refusal is not None
        assert refusal.key == "refused.no_such_place"
    assert why_no_danger(s, EVIL, SECTORS - 1) is None


@pytest.mark.rule("alone:R2", "alone:R10")
def test_only_difficulties_and_characters_of_the_box_are_chosen() -> None:
    s = begin(difficulty="", character="")
    for difficulty in (-1, len(BASE.difficulties)):
        refusal = refused(s, HERO, PickDifficulty(difficulty))
        assert refusal is not None
        assert refusal.key == "refused.no_such_difficulty"
    click(s, HERO, "pick_difficulty:0")
    for character in (-1, len(BASE.characters)):
        refusal = refused(s, HERO, PickHero(character))
        assert refusal is not None
        assert refusal.key == "refused.no_such_character"


@pytest.mark.rule("alone:R28")
@pytest.mark.parametrize("deck", [-1, len(BASE.decks)])
def test_only_decks_of_the_box_are_taken(deck: int) -> None:
    s = begin(decks=())
    refusal = refused(s, EVIL, TakeDeck(deck))
    assert refusal is not None
    assert refusal.key == "refused.no_such_deck"
    assert refused(s, EVIL, TakeDeck(len(BASE.decks) - 1)) is None


@pytest.mark.rule("alone:R29")
@pytest.mark.parametrize("answer", [SplitDraw(-1), SplitDraw(HAND + 1), DrawOne(-1), DrawOne(2)])
def test_cards_are_drawn_from_one_of_two_decks(answer: Action) -> None:
    s = preparing("choose_split")
    refusal = refused(s, EVIL, answer)
    assert refusal is not None
    assert refusal.rule == "alone:R29"
    assert refused(s, EVIL, SplitDraw(0)) is None


@pytest.mark.rule("alone:R172")
@pytest.mark.parametrize("place", [-1, 0, SECTORS])
def test_danger_is_lifted_where_it_lies(place: int) -> None:
    s = begin("items: -\nhero: 1C1\ndanger: 2D6\nhand 2: -\nasked: round end")
    while "choose_dangers" not in asked(s, EVIL):
        click(s, EVIL, first_option(s, EVIL))
    refusal = refused(s, EVIL, LiftDanger(place))
    assert refusal is not None
    assert refusal.key == "refused.no_danger_there"
    assert refused(s, EVIL, LiftDanger(SECTORS - 1)) is None


@pytest.mark.rule("alone:R216")
@pytest.mark.parametrize("mission", [-1, len(BASE.missions)])
def test_only_missions_of_this_game_are_worked_on(mission: int) -> None:
    refusal = refused(begin("hero: 1C1"), HERO, Work(mission))
    assert refusal is not None
    assert refusal.key == "refused.no_such_mission"


@pytest.mark.rule("alone:R94")
def test_a_note_has_its_longest() -> None:
    s = begin("hero: 1C1")
    refusal = refused(s, HERO, TakeNote("x" * (LONGEST + 1)))
    assert refusal is not None
    assert refusal.key == "refused.note_too_long"
    assert refused(s, HERO, TakeNote("x" * LONGEST)) is None


@pytest.mark.rule("alone:R158", "alone:R161")
def test_only_creatures_of_the_table_are_spawned_and_on_the_map() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: -")
    cause = Cause(seat=EVIL)
    for line in (-1, CREATURES):
        refusal = why_not_pick(s, Spawn(), cause, (), PickLine(line))
        assert refusal is not None
        assert refusal.key == "refused.no_such_creature"
    for place in (-1, SECTORS):
        refusal = why_not_pick(s, Spawn(), cause, (PickLine(0),), PickPlace(place))
        assert refusal is not None
        assert refusal.key == "refused.no_such_place"
    assert why_not_spawn(s, EVIL, 0, SECTORS - 1) is None


@pytest.mark.rule("alone:R146", "alone:G45")
def test_what_spawns_bosses_spawns_nothing_else() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: -")
    bosses = [PickLine(line) for line, creature in enumerate(BASE.creatures) if creature.boss]
    assert bosses
    assert bosses == open_picks(s, Spawn(who="boss"), Cause(seat=EVIL), ())


@pytest.mark.rule("alone:R160")
@pytest.mark.parametrize(("crowded", "is_refused"), [("1", False), ("2", False), ("12", True)])
def test_nothing_is_spawned_where_both_levels_are_full(crowded: str, is_refused: bool) -> None:
    there = {"1": "worm@1A6 worm@1B6 spore@1C6 spore@1D6", "2": "worm@2A6 spore@2B6 mutant@2C6 mutant@2D6"}
    s = begin(f"items: -\nhero: 1C1\ncreatures: {' '.join(there[sheet] for sheet in crowded)}")
    line = next(i for i, creature in enumerate(BASE.creatures) if creature.id == "parasite")
    refusal = why_not_pick(s, Spawn(), Cause(seat=EVIL), (), PickLine(line))
    assert is_refused == (refusal is not None and refusal.rule == "alone:R160")


@pytest.mark.rule("alone:R66")
def test_a_creature_does_not_walk_through_a_wall() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: worm@1D6")
    token, figure = next(iter(s.standing()))
    refusal = why_no_step(s, EVIL, token, figure.cell, "east", NOTHING_AHEAD)
    assert refusal is not None
    assert refusal.rule == "alone:R66"


@pytest.mark.rule("alone:R73")
def test_evil_finds_all_near_but_what_is_behind_the_blocked_door() -> None:
    usual, shut = (begin(f"items: -\nhero: 1C1\nblocked: {doors}") for doors in ("-", "1B1-west"))
    here = usual.map().cell[1]
    there = usual.map().cell[0]
    assert there in around(usual, EVIL, here)
    assert [cell for cell in around(usual, EVIL, here) if cell != there] == around(shut, EVIL, here)
    assert len(around(shut, EVIL, here)) > 1


@pytest.mark.rule("alone:R152")
def test_each_step_of_a_long_drag_is_chosen_where_the_one_before_ends() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: -")
    cause, map_ = Cause(seat=EVIL), s.map()
    first = open_picks(s, Drag(steps=2), cause, ())
    assert PickWay("east") in first
    second = open_picks(s, Drag(steps=2), cause, (PickWay("east"),))
    beside = map_.beyond[s.hero][1]
    assert {pick.way for pick in second if isinstance(pick, PickWay)} == {
        ("north", "east", "south", "west", "stairs")[way] for way, _ in map_.ways[beside]
    }
    assert first != second
    assert open_picks(s, Drag(steps=2), cause, (PickWay("east"), PickWay("west"))) == []


# -- what cards may do that no card of the box does


def with_skill(hero: str, part: str, skill: Mapping[str, object]) -> Parts:
    """The box, with another skill of one of its characters."""
    files = files_of("base")
    where = next(path for path in files if path.endswith("characters.toml"))
    character = next(character for character in files[where]["character"] if character["id"] == hero)
    character[part] = skill
    return read_pack(files)


@pytest.mark.rule("alone:R10")
def test_a_skill_that_helps_with_a_roll_is_offered_then_and_once() -> None:
    skill = {"name": "Twice", "when": "fought", "per_round": 2, "effects": [{"do": "more_dice", "dice": 1}]}
    position = "items: -\nhero: 1C4\ncreatures: mutant@1C4\nhand 2: -\ndice: miss miss miss miss"
    s = begin(position, parts=with_skill("medic", "hero", skill))
    click(s, HERO, first_option_of(s, HERO, "fight"))
    click(s, EVIL, "pass")
    before = len(s.pool)
    click(s, HERO, "use_skill")
    assert len(s.pool) == before + 1
    assert s.skill_uses == 1
    assert "may_use" not in asked(s, HERO)


@pytest.mark.rule("alone:R195", "alone:R197")
def test_a_companion_may_help_with_an_action() -> None:
    skill = {"name": "This way", "when": "move", "effects": [{"do": "run", "steps": 1}]}
    s = begin("items: -\nhero: 1C1\ncompanion: captain 3\nhand 2: -", parts=with_skill("captain", "companion", skill))
    before = s.hero
    click(s, HERO, "ask_companion")
    assert s.declared == "move"
    assert s.companion is not None
    assert s.companion.charges == 2
    click(s, EVIL, "pass")
    click(s, HERO, first_option_of(s, HERO, "pick_way"))
    assert s.hero != before


@pytest.mark.rule("alone:R194", "alone:R142")
def test_the_engineers_sacrifice_lights_a_line() -> None:
    s = begin("items: -\nhero: 1C1\ncompanion: engineer 3\nhand 2: -\nlit: -")
    dark = [cell for cell in s.map().cells if not s.light[cell].true()]
    click(s, HERO, "sacrifice")
    click(s, HERO, "pick_way:east")
    beside = s.map().beyond[s.hero][1]
    assert s.hero in dark
    assert s.light[s.hero].true()
    assert beside in dark
    assert s.light[beside].true()
    assert not s.light[s.map().beyond[s.hero][3]].true()


# -- what the hero learns


def learned(s: Alone) -> list[str]:
    """Of which kinds of things the hero has learned something, by the last click."""
    return [kind for kind, to in s.learned if to == LABYRINTH]


@pytest.mark.rule("alone:R119", "alone:R120")
def test_an_answer_tells_of_all_that_it_may_depend_on() -> None:
    s = begin("items: -\nhero: 1C1\ncreatures: -\nhand 2: -")
    click(s, HERO, "locate")
    click(s, EVIL, "pass")
    while "choose_goal" in asked(s, HERO):
        s.learned.clear()
        click(s, HERO, first_option_of(s, HERO, "pick_goal"))
    assert {"level", "creature", "danger", "light", "door"} <= set(learned(s))


@pytest.mark.rule("alone:R262")
@pytest.mark.parametrize("far", [True, False])
def test_a_fight_tells_something_of_the_powers_on_the_map(far: bool) -> None:
    creatures = "mutant@1C4 usher@2C6" if far else "mutant@1C4"
    position = f"items: -\nhero: 1C4\nspecials: usher\ncreatures: {creatures}\nhand 2: -\ndice: miss miss miss miss"
    s = begin(position, parts=parts_of("base", "deep"), special_creatures=True)
    click(s, HERO, first_option_of(s, HERO, "fight"))
    click(s, EVIL, "pass")
    assert far == ("creature" in learned(s))


@pytest.mark.rule("alone:R167", "alone:R264")
def test_what_was_kept_in_mind_is_kept_for_one_clean_up() -> None:
    s = begin("items: -\nhero: 1C1\nrevealed: 1D1 1D2 1C2 1B2\ncreatures: -\nhand 2: -")
    far = s.map().cell[5]
    assert s.revealed[far]
    s.kept = [far]
    EndRound().clean_labyrinth(s)
    assert s.revealed[far]
    EndRound().clean_labyrinth(s)
    assert not s.revealed[far]
