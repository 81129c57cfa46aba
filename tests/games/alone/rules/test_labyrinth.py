"""What the hero cannot tell apart (R262-R264, R276): the same view and the same options."""

import pytest

from holdfast.games.alone.screen.screen import view
from holdfast.games.alone.state import Alone
from tests.games.alone.playing import begin, click, known

ROOMS = "reactor=1A1 medbay=1C3 canteen=1A4 armoury=1C6 laboratory=2D1 communications=2B2 hangar=2A6 life_support=2D6"
PLAIN = {"items": "-", "danger": "-", "creatures": "-", "hand 2": "bared_teeth thick_hide", "hero": "1C1"}


def arranged(position: str = "", seats: int = 2) -> Alone:
    """A plain position, but for these lines."""
    lines = PLAIN | dict(line.split(": ", 1) for line in position.splitlines())
    return begin("\n".join(f"{name}: {words}" for name, words in lines.items()), seats=seats)


def of_hero(position: str) -> tuple[object, ...]:
    return known(arranged(position), 0)


@pytest.mark.rule("alone:R262", "alone:R59")
@pytest.mark.parametrize(
    "hidden",
    [
        "creatures: worm@1D1 spore@1B1",
        "creatures: matriarch@2A1/wounded",
        "danger: 1D1 1B1 2D6",
        "lit: 1B2 1D6 2A1",
        "blocked: 1C3-south 2B1-south",
        f"rooms: {ROOMS.replace('reactor=1A1', 'reactor=2D6').replace('support=2D6', 'support=1A1')}",
        "stairs: 0=1A3/2D3 1=1D4/2A3",
        "hand 2: scent_of_you born_angry",
        "deck top fury: possessive again",
        "deck top speed: relay_race scatter",
        "item deck top: flare bullets_1 grapnel",
    ],
)
def test_the_hero_cannot_tell(hidden: str) -> None:
    usual = f"rooms: {ROOMS}\nstairs: 0=1A3/2A3 1=1D4/2D3"
    first, second = arranged(usual), arranged(f"{usual}\n{hidden}")
    assert known(first, 0) == known(second, 0)
    assert known(first, -1)[0] == known(second, -1)[0]


@pytest.mark.rule("alone:R276")
@pytest.mark.parametrize(("here", "there"), [("1C1", "1C2"), ("1C5", "2C4"), ("1C5", "2B5"), ("1B3", "2A5")])
def test_the_hero_cannot_tell_where_on_the_map_it_is(here: str, there: str) -> None:
    if here == "1B3":
        assert of_hero(f"hero: {here}") != of_hero(f"hero: {there}")  # another tile: the test can fail
    else:
        assert of_hero(f"hero: {here}") == of_hero(f"hero: {there}")


@pytest.mark.rule("alone:R276", "alone:R68")
def test_the_first_sector_seen_of_the_other_level_is_its_origin() -> None:
    seen = []
    for stairs in ("0=1A3/2A3 1=1D4/2D3", "0=1A3/2D3 1=1D4/2A3"):
        s = arranged(f"hero: 1D4\nstairs: {stairs}\nrevealed: -")
        click(s, 0, "move:stairs")
        click(s, 1, "pass")
        labyrinth = view(s, 0).labyrinth
        assert labyrinth is not None
        seen.append([sector.cell for sector in labyrinth.sectors])
    assert seen[0] == seen[1]


@pytest.mark.rule("alone:R264", "alone:R167")
def test_what_was_forgotten_is_as_if_it_had_never_been_seen() -> None:
    there = "creatures: worm@1B2\ndanger: 1C2\ntrack: bared_teeth\ncovered: 16\nhand 2: thick_hide\nasked: round end"
    assert of_hero(f"revealed: 1D1 1D2 1C2 1B2\n{there}") == of_hero(f"revealed: 1D1\n{there}")
