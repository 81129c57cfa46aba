"""The plan of a step: shown while players may have it otherwise, accepted in one click, and then what happens."""

from __future__ import annotations

import pytest

from holdfast.games.elite.events.figures import Spawned
from holdfast.games.elite.screen.screen import EliteScreen, screen
from tests.games.elite.playing import Table, table

ACTIVATION = "phase: activation\nround: 2\ntrack top: 17\nnext hit: 1 1 1 1 1 1 1 1"


def activation(position: str) -> Table:
    game = table(f"{ACTIVATION}\n{position}")
    game.wait(0)
    return game


def shown(game: Table, seat: int = 0) -> EliteScreen:
    return screen(game.s, seat)


def ways(game: Table) -> dict[int, tuple[int, ...]]:
    plan = shown(game).plan
    assert plan is not None
    return {move.figure: move.path for move in plan.moves}


@pytest.mark.rule("elite:R159", "elite:R165")
def test_the_plan_is_what_one_click_leads_to() -> None:
    game = activation("biters: L6\nshooters: C3\nsearsting: J4 health 3")
    plan = shown(game).plan
    assert plan is not None
    assert plan.groups == tuple(sorted({game.s.kinds[alien] for alien in game.s.aliens()}))
    promised = {figure: path[-1] for figure, path in ways(game).items()}
    game.say(1, "Go on as planned")
    assert game.s.round == 3
    assert promised == {figure: game.s.at[figure] for figure in promised}


@pytest.mark.rule("elite:R159", "elite:R165")
def test_all_seats_are_shown_the_same_plan() -> None:
    game = activation("biters: L6\nshooters: C3\nsearsting: J4 health 3")
    assert shown(game, 0).plan == shown(game, 1).plan == shown(game, -1).plan


@pytest.mark.rule("elite:R160")
def test_a_group_that_has_acted_is_no_longer_in_the_plan() -> None:
    game = activation("biters: L6\nshooters: C3\nsearsting: J4 health 3")
    game.say(2, "Shooters next")
    plan = shown(game).plan
    assert plan is not None
    assert len(plan.groups) == 2
    assert game.s.kinds[game.s.aliens()[1]] not in plan.groups


@pytest.mark.rule("elite:R164", "elite:R75")
def test_slime_and_holds_are_in_the_plan() -> None:
    game = activation("shooters: N4 E3\nslime: N5\nheld: E3")
    first, second = ways(game).values()
    lengths = sorted([len(first), len(second)])
    assert lengths == [1, 3]  # the one that is held stays; the other goes one step and slides another


@pytest.mark.rule("elite:R103")
def test_who_is_pushed_on_the_way_sets_out_from_where_it_was_pushed_to() -> None:
    game = activation("runners: O2\nshooters: N4\nbiters: L6")
    promised = {figure: path[-1] for figure, path in ways(game).items()}
    runner = next(figure for figure in promised if game.s.kinds[figure] == 2)
    game.say(1, "Go on as planned")
    assert promised[runner] == game.s.at[runner]


@pytest.mark.rule("elite:R165")
def test_a_fork_that_is_asked_about_still_shows_the_plan() -> None:
    game = activation("shooters: N3 C3")
    game.say(1, "Move Shooter 1 next")
    plan = shown(game).plan
    assert game.asked(0) == ["choose_way"]
    assert plan is not None
    assert [game.s.at[move.figure] for move in plan.moves] == [game.cell("N3"), game.cell("C3")]
    assert plan.moves[0].forks == (game.cell("N3"),)


def test_there_is_no_plan_where_nothing_is_planned() -> None:
    game = table("gherid: C4\nbiters: C3\ndice 1: alien")
    assert shown(game).plan is None


@pytest.mark.rule("elite:R165", "elite:A12")
@pytest.mark.parametrize(
    ("position", "end"),
    [
        ("shooters: M4", "N5"),  # home is six steps away either way, but nine if the players let it dawdle
        ("shooters: M4\ngherid: N5", "M5"),  # not into a hero for two steps more
        ("shooters: I3\nbiters: J3\nheld: J3", "J3"),  # better to push one that is far away than to take the short cut
        ("shooters: J8\nbiters: I8\nheld: I8", "J9"),  # but nobody is pushed home
        ("shooters: K7\nslime: J7", "I7"),  # the way counts where it ends, not where it begins
        ("shooters: E8\ngherid: E9", "E9"),  # so near to home a hero may be hurt
        ("shooters: E8\ngherid: E9 damage 10", "F9"),  # but not killed
    ],
)
def test_the_plan_keeps_aliens_far_from_home(position: str, end: str) -> None:
    game = activation(position)
    shooter = next(figure for figure in ways(game) if game.s.kinds[figure] == 1)
    assert ways(game)[shooter][-1] == game.cell(end)


@pytest.mark.rule("elite:R164", "elite:R165")
def test_whoever_has_the_shortest_way_left_goes_first() -> None:
    game = activation("shooters: N5 J4")
    plan = shown(game).plan
    assert plan is not None
    assert [move.path[0] for move in plan.moves] == [game.cell("J4"), game.cell("N5")]


@pytest.mark.rule("elite:R61", "elite:A61")
def test_shared_steps_push_nobody_home() -> None:
    """A column: if the last goes on, all are pushed; the first has room."""
    game = table("phase: event\nround: 2\ntrack top: 22\nrunners: E9 E8 D8 C8 C7")
    game.wait(0)
    game.say(1, "Go on as planned")
    assert game.s.outcome is None
    assert sorted(game.s.map.long_way_home[game.s.at[alien]] for alien in game.s.aliens())[0] == 1


@pytest.mark.rule("elite:R53")
@pytest.mark.parametrize("card", ["shooter-3-2 shooter-3-1", "biter-2-2 shooter-3-1"])
@pytest.mark.parametrize("hero", ["G1 damage 9", "H3 damage 8", "O8"])
def test_the_planned_spawn_points_are_those_that_one_click_leads_to(card: str, hero: str) -> None:
    game = table(f"phase: spawning\nclusters: 1 2 3\ngherid: {hero}\nswarm top: {card}\nboss top: clear", seats=2)
    game.wait(0)
    plan = shown(game).plan
    assert plan is not None
    assert len(plan.points) == int(card.split("-")[1])
    game.say(1, "Go on as planned")
    came = [told.event.to for told in game.s.told if isinstance(told.event, Spawned)]
    assert list(plan.points) == came[: len(plan.points)]
