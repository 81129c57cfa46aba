"""Where rules meet that no card of ours brings together, and what no position shows."""

from typing import Any

import pytest

from holdfast.engine.play import options, play
from holdfast.games.alone.cards.pack import Parts, read_pack
from tests.games.alone.packs import files_of, parts_of
from tests.games.alone.playing import asked, begin, click


def changed(where: str, kind: str, id: str, **fields: Any) -> Parts:
    return changed_all((where, kind, id, fields))


def changed_all(*changes: tuple[str, str, str, dict[str, Any]]) -> Parts:
    """All packs, with other words on some cards."""
    files = files_of()
    for where, kind, id, fields in changes:
        path = next(path for path in files if path.endswith(where))
        next(card for card in files[path][kind] if card["id"] == id).update(fields)
    return read_pack(files)


def token(parts: Parts, id: str, kind: str) -> int:
    found = [card.id for card in getattr(parts, kind)]
    return found.index(id)


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
    click(s, 1, f"play_up:{token(parts, 'possessive', 'reactions')}")
    click(s, 1, "pick_way:south")
    click(s, 1, "pass")
    assert (s.life, s.control) == (5, 5)
    assert not any(s.scavenged)
    assert not any(light.true() for light in s.light)


@pytest.mark.rule("alone:R251")
def test_what_has_hardened_an_avatar_goes_with_it() -> None:
    parts = parts_of()
    position = "hero: 1C5\nitems: -\navatars: butcher@2\ncreatures: butcher@2A1/wounded\ndecks: fury traps\n"
    s = begin(position + "hand 2: thick_hide", parts=parts, avatars=True)
    butcher, _ = s.standing()[0]
    click(s, 0, "move:east")
    click(s, 1, "pass")
    click(s, 1, f"play_up:{token(parts, 'thick_hide', 'reactions')}")
    click(s, 1, f"pick_creature:{butcher}")
    click(s, 1, "done")
    click(s, 1, f"pick_creature:{butcher}")
    click(s, 1, "activate_avatar")
    click(s, 1, "pick_place:32")
    figure = s.figures[butcher].true()
    assert s.map().place[figure.cell] == 32
    assert (figure.wounds, figure.hard_round) == (1, 1)


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


@pytest.mark.rule("alone:R261")
@pytest.mark.parametrize(("when", "moment"), [("harm", "life"), ("rolled", "roll")])
def test_an_instant_power_waits_for_its_own_moment(when: str, moment: str) -> None:
    """One that answers harm is offered when the hero would be harmed, not when dice were rolled."""
    effects = [{"do": "prevent"}] if when == "harm" else [{"do": "reroll"}]
    parts = changed("powers.toml", "power", "not_today", when=when, effects=effects)
    position = (
        "hero: 1C5\nitems: -\ncreatures: spore@1C5\npower tokens: 2\ndice: hit miss\nhand 2: -\nitem deck top: flare"
    )
    s = begin(position, parts=parts, avatars=True)
    click(s, 0, "scavenge")
    click(s, 1, "pass")
    click(s, 1, "pass")
    power = token(parts, "not_today", "powers")
    assert [action.option_id() for _, action in options(s, 0)] == ["decline", f"use_instant_power:{power}"]
    assert (s.blow > 0) == (moment == "life")
    click(s, 0, f"use_instant_power:{power}")
    assert s.pool == (["miss"] if moment == "roll" else ["hit"])
    assert s.life == 12


@pytest.mark.rule("alone:R19", "alone:R87")
def test_the_silence_of_the_set_up_ends_with_it() -> None:
    """What missions bring when they are revealed is not heard; what comes in the first turn is."""
    s = begin(missions=("say_grace", "haze", "patient_one"))
    while "hero_acts" not in asked(s, 0):
        seat = next(seat for seat in (1, 0) if options(s, seat))
        play(s, seat, *options(s, seat)[0])
    assert len(s.standing()) == 3
    assert not s.noises
    click(s, 0, "locate")
    click(s, 1, "pass")
    for _ in range(2):
        play(s, 0, *options(s, 0)[0])
    down = next(action.option_id() for _, action in options(s, 1) if action.kind() == "play_down")
    click(s, 1, down)
    click(s, 1, f"pick_creature:{s.standing()[1][0]}")
    click(s, 1, "done")
    while not s.played:
        play(s, 1, *options(s, 1)[0])
    assert len(s.noises) == 1
