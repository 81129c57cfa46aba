"""Avatars (R239, R251): which there are to take, and what goes along when they teleport."""

import pytest

from holdfast.games.alone.rules.avatars import TakeAvatar
from tests.games.alone.packs import number_of, parts_of
from tests.games.alone.playing import EVIL, asked, begin, click, first_option, refused


@pytest.mark.rule("alone:R251")
def test_what_has_hardened_an_avatar_goes_with_it() -> None:
    parts = parts_of()
    position = "hero: 1C5\nitems: -\navatars: butcher@2\ncreatures: butcher@2A1/wounded\ndecks: fury traps\n"
    s = begin(position + "hand 2: thick_hide", parts=parts, avatars=True)
    butcher, _ = s.standing()[0]
    click(s, 0, "move:east")
    click(s, 1, "pass")
    click(s, 1, f"play_up:{number_of(parts, 'thick_hide', 'reactions')}")
    click(s, 1, f"pick_creature:{butcher}")
    click(s, 1, "done")
    click(s, 1, f"pick_creature:{butcher}")
    click(s, 1, "activate_avatar")
    click(s, 1, "pick_place:32")
    figure = s.figures[butcher].true()
    assert s.map().place[figure.cell] == 32
    assert (figure.wounds, figure.hard_round) == (1, 1)


@pytest.mark.rule("alone:R239")
def test_only_avatars_of_the_chosen_decks_are_taken() -> None:
    parts = parts_of()
    s = begin(parts=parts, avatars=True, decks=("fury", "traps"))
    while "choose_avatar" not in asked(s, EVIL):
        click(s, EVIL, first_option(s, EVIL))
    count = len(parts.avatars)
    own = [number_of(parts, name, "avatars") for name in ("butcher", "landlord")]
    fits = [avatar for avatar in range(-count, count + 1) if refused(s, EVIL, TakeAvatar(avatar)) is None]
    assert fits == own
