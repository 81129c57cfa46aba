"""What the fields of actions and events name."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.action import Action
from holdfast.engine.event import Event
from holdfast.engine.secret import Secret


class Carry(Action, frozen=True):
    """A toy action."""

    card: target.Card
    to: target.Room
    times: int


class Dealt(Event, frozen=True):
    """A toy event."""

    seat: target.Seat
    cards: tuple[target.Card, ...]
    top: Secret[target.Card] | target.Card | None


def test_a_field_names_the_kind_of_thing_that_its_type_says() -> None:
    assert target.named_by(Carry) == {"card": "card", "to": "room"}


def test_several_things_and_secret_ones_are_named_as_well() -> None:
    assert target.named_by(Dealt) == {"seat": "seat", "cards": "card", "top": "card"}
