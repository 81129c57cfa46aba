"""What each seat learns of what happened."""

from __future__ import annotations

from holdfast.engine.event import Event, Told, events_for, events_for_all
from holdfast.engine.secret import EVERYBODY, Secret, only


class Drew(Event, frozen=True):
    seat: int
    card: Secret[int] | int | None


class Rang(Event, frozen=True):
    pass


def test_a_secret_field_is_its_value_to_those_who_know_and_nothing_to_the_others() -> None:
    event = Drew(0, Secret("card", 7, only(0)))
    assert event.seen_by(0) == Drew(0, 7)
    assert event.seen_by(1) == event.seen_by(-1) == Drew(0, None)


def test_a_seat_gets_what_was_told_to_it_in_order() -> None:
    told = [Told(Rang(), EVERYBODY), Told(Drew(0, Secret("card", 7)), only(0)), Told(Rang(), only(1))]
    assert events_for(told, 0) == (Rang(), Drew(0, None))
    assert events_for(told, 1) == (Rang(), Rang())
    assert events_for(told, -1) == (Rang(),)


def test_what_goes_to_all_and_hides_nothing_is_the_same_for_all() -> None:
    assert events_for_all([Told(Rang(), EVERYBODY), Told(Rang(), EVERYBODY)]) == (Rang(), Rang())
    assert events_for_all([]) == ()


def test_what_might_differ_from_seat_to_seat_is_never_shared() -> None:
    assert events_for_all([Told(Rang(), EVERYBODY), Told(Rang(), only(-1, 0, 1))]) is None
    assert events_for_all([Told(Drew(0, Secret("card", 7, EVERYBODY)), EVERYBODY)]) is None
    assert events_for_all([Told(Drew(0, None), EVERYBODY)]) is None


def test_an_event_is_named_after_its_class() -> None:
    assert Drew.kind() == "drew"
