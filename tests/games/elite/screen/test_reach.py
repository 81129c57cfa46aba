"""What everybody is shown of where weapons reach: it is what the rules say, so that nobody has to work it out."""

from __future__ import annotations

import pytest

from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.rules.shot import shot_of
from holdfast.games.elite.screen.view import view
from tests.games.elite.cards.test_traits import LIVE, armed, gifted
from tests.games.elite.playing import Table, table


def shown(game: Table, card: str) -> tuple[int, int, bool, bool]:
    number = next(n for n, one in enumerate(game.s.parts.cards) if one.id == card)
    (reach,) = [reach for reach in view(game.s, 1).reach if reach.card == number]
    shot = shot_of(game.s, 0, number)
    assert (reach.range, reach.too_near, reach.straight, reach.sight) == (
        shot.range,
        shot.too_near,
        shot.straight,
        shot.sight,
    )
    return reach.range, reach.too_near, reach.straight, reach.sight


@pytest.mark.rule("elite:R134", "elite:A38")
def test_a_weapon_in_the_starting_area_is_shown_to_reach_one_space() -> None:
    hand = "hand 1: rail_carbine"
    assert shown(table(f"gherid: C6\n{hand}"), "rail_carbine")[0] > 1
    assert shown(table(f"gherid: H9\n{hand}"), "rail_carbine")[0] == 1


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (fx.ExtraReach(2), (5, 0, False, True)),
        (fx.TooNear(1), (3, 1, False, True)),
        (fx.Lob(), (3, 0, False, False)),
    ],
)
def test_what_changes_a_weapon_is_shown(change: fx.Modifier, expected: tuple[int, int, bool, bool]) -> None:
    assert shown(table("gherid: C6\nhand 1: ion_rifle", parts=armed((change,))), "ion_rifle") == expected


def test_what_a_hero_brings_along_is_shown() -> None:
    plain = shown(table("gherid: C6\nhand 1: ion_rifle"), "ion_rifle")[0]
    parts = gifted(fx.Marksman((fx.ExtraReach(2),)))
    assert shown(table("gherid: C6\nhand 1: ion_rifle", parts=parts, options=LIVE), "ion_rifle")[0] == plain + 2
