"""Where a seat is shown that its weapons reach: it is what the rules say, so that nobody has to work it out."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.shot import shot_of, targets
from holdfast.games.elite.screen.aims import Aim
from holdfast.games.elite.screen.screen import screen
from tests.games.elite.cards.test_traits import LIVE, armed, gifted
from tests.games.elite.playing import Table, table


def aimed(game: Table) -> Aim:
    (aim,) = screen(game.s, 0).aims
    reach = {game.s.at[alien] for alien in targets(game.s, game.s.at[0], shot_of(game.s, 0, aim.card))}
    assert {game.s.at[alien] for alien in game.s.aliens()} & set(aim.cells) == reach
    return aim


def farthest(game: Table) -> int:
    return max(game.s.map.distance[game.s.at[0]][cell] for cell in aimed(game).cells)


@pytest.mark.rule("elite:R134", "elite:A38")
def test_a_weapon_in_the_starting_area_reaches_one_space() -> None:
    hand = "hand 1: rail_carbine\nbiters: C5 H8"
    assert farthest(table(f"gherid: C6\n{hand}")) > 1
    assert farthest(table(f"gherid: H9\n{hand}")) == 1


@pytest.mark.parametrize(("change", "far"), [(fx.ExtraReach(2), 5), (fx.Lob(), 3)])
def test_what_changes_a_weapon_is_shown(change: fx.Modifier, far: int) -> None:
    game = table("gherid: C6\nhand 1: ion_rifle\nbiters: C5 L6", parts=armed((change,)))
    assert farthest(game) == far
    assert aimed(game).says.params["reach"].params["n"] == far  # type: ignore[union-attr]


def test_what_is_too_near_is_not_lit() -> None:
    game = table("gherid: C6\nhand 1: ion_rifle\nbiters: C5", parts=armed((fx.TooNear(1),)))
    assert all(game.s.map.distance[game.s.at[0]][cell] > 1 for cell in aimed(game).cells)


def test_what_a_hero_brings_along_is_shown() -> None:
    plain = farthest(table("gherid: C6\nhand 1: ion_rifle"))
    parts = gifted(fx.Marksman((fx.ExtraReach(2),)))
    assert farthest(table("gherid: C6\nhand 1: ion_rifle", parts=parts, options=LIVE)) == plain + 2


def test_others_weapons_are_not_aimed_for_me() -> None:
    game = table("gherid: C6\nhand 2: ion_rifle")
    assert screen(game.s, 0).aims == ()
    assert len(screen(game.s, 1).aims) == 1
