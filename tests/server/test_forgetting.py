"""What a client needs to forget as its seat does."""

import pytest

from holdfast.engine.event import Forgot
from holdfast.games import find, names
from holdfast.games.alone.rules.labyrinth import FORGOTTEN_KINDS
from holdfast.server.rooms.catalogue import catalogue_with


@pytest.mark.rule("alone:R264")
def test_a_box_says_which_events_tell_what_can_be_forgotten() -> None:
    about = catalogue_with().box("alone").about
    assert about["sector_revealed"] == "level"
    assert about["creature_seen"] == "creature"
    assert set(about.values()) == set(FORGOTTEN_KINDS)
    with_cells = {event.kind() for event in find("alone").event_types if "cell" in event.__struct_fields__}
    assert with_cells <= set(about), "an event that names a sector of the labyrinth can be forgotten"


def test_every_box_names_its_own_events_alone() -> None:
    catalogue = catalogue_with()
    for name in names():
        kinds = {event.kind() for event in find(name).event_types}
        assert set(catalogue.box(name).about) <= kinds
        assert Forgot.kind() not in catalogue.box(name).about
