"""Room actions that are broken off (R236)."""

import pytest

from tests.games.alone.packs import changed, number_of
from tests.games.alone.playing import begin, click


@pytest.mark.rule("alone:R236", "alone:R237")
def test_the_action_of_a_room_is_lost_with_the_room() -> None:
    """An instant drags the hero out of it; the room keeps its action, and no other room's is done."""
    parts = changed("fury.toml", "card", "possessive", instant=True, effects=[{"do": "drag"}])
    position = (
        "hero: 1A1\nitems: -\ncreatures: -\nlife: 5\ncontrol: 5\ndecks: fury traps\nhand 2: possessive\n"
        "rooms: reactor=1C3 medbay=1A1 canteen=1A4 armoury=1C6 laboratory=2D1 communications=2B2 hangar=2A6 "
        "life_support=2D6\nmissions: say_grace friendly_fire peer_review"
    )
    s = begin(position, parts=parts, room_actions=True)
    click(s, 0, "use_room")
    click(s, 1, f"play_up:{number_of(parts, 'possessive', 'reactions')}")
    click(s, 1, "pick_way:south")
    click(s, 1, "pass")
    assert (s.life, s.control) == (5, 5)
    assert not any(s.scavenged)
    assert not any(light.true() for light in s.light)
