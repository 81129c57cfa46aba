"""Standing rules (R233) that no card of the box brings together."""

import pytest

from tests.games.alone.packs import changed_all
from tests.games.alone.playing import asked, begin, click


@pytest.mark.rule("alone:R233")
def test_a_power_that_takes_its_creature_away_does_not_silence_the_next() -> None:
    """The first rule after an explore moves its creature out of reach: the second one works all the same."""
    stalks = {"rule": "after", "event": "explore", "effects": [{"do": "stalk", "who": "here"}]}
    dazes = {"rule": "after", "event": "explore", "effects": [{"do": "daze"}]}
    parts = changed_all(
        ("specials.toml", "special", "door_thief", {"power": {"reach": "sector", "rules": [stalks]}}),
        ("specials.toml", "special", "slow_bloom", {"power": {"reach": "level", "rules": [dazes]}}),
    )
    position = (
        "hero: 1C5\nitems: -\nspecials: door_thief slow_bloom\nspecials used: door_thief slow_bloom\n"
        "creatures: door_thief@1C5 slow_bloom@1A6\nhand 2: -"
    )
    s = begin(position, parts=parts, special_creatures=True)
    thief = next(token for token, figure in s.standing() if figure.cell == s.hero)
    click(s, 0, "explore:east")
    click(s, 1, "pass")
    click(s, 1, f"pick_creature:{thief}")
    click(s, 1, "pick_way:west")
    assert s.adrenaline == 2
    assert "react" in asked(s, 1)
