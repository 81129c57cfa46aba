"""The derived parts of a state, and the verbs that note who learned what."""

from __future__ import annotations

import dataclasses
from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest

from holdfast.engine.content import Content
from holdfast.engine.event import Forgot
from holdfast.engine.flow import WAIT, Frame, StepResult
from holdfast.engine.knowledge import By, Counted, Known, Public
from holdfast.engine.rng import Rng
from holdfast.engine.save import digest
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Secret, only
from holdfast.engine.state import State, derived


class Colour(Enum):
    RED = "red"


class Point(msgspec.Struct, frozen=True):
    x: int


class Map(Content, frozen=True):
    names: tuple[str, ...] = ("here",)


def top_for(s: Everything, seat: int) -> Pile | None:
    return None


@derived
class Everything(State):
    map: Map
    number: Public[int] = 1
    word: Public[str] = "w"
    flag: Public[bool] = True
    maybe: Public[int | None] = None
    colour: Public[Colour] = Colour.RED
    way: Public[Literal["in", "out"]] = "in"
    point: Public[Point] = Point(1)
    pair: Public[tuple[int, str]] = (1, "a")
    many: Public[tuple[int, ...]] = (1, 2)
    grid: Public[bytearray] = dataclasses.field(default_factory=lambda: bytearray(b"ab"))
    numbers: Public[list[int]] = dataclasses.field(default_factory=lambda: [1])
    rows: Public[list[list[int]]] = dataclasses.field(default_factory=lambda: [[1], [2]])
    by_name: Public[dict[str, int]] = dataclasses.field(default_factory=lambda: {"a": 1})
    lists: Public[dict[str, list[int]]] = dataclasses.field(default_factory=lambda: {"a": [1]})
    secret: Known[Secret[int]] = dataclasses.field(default_factory=lambda: Secret("number", 7))
    pile: Known[Pile] = dataclasses.field(default_factory=lambda: Pile("card", [1, 2]))
    hand: Known[Hand] = dataclasses.field(default_factory=lambda: Hand("card", 0, [3]))
    piles: Counted[list[Pile]] = dataclasses.field(default_factory=lambda: [Pile("card", [4])])
    spare: Public[list[int] | None] = dataclasses.field(default_factory=lambda: [9])
    top: Annotated[Pile | None, By(top_for)] = None


def everything() -> Everything:
    return Everything(seated=2, rng=Rng(bytes(16)), map=Map())


def test_a_clone_is_equal() -> None:
    s = everything()
    assert digest(s) == digest(s.clone())


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.grid.append(1),
        lambda s: s.numbers.append(1),
        lambda s: s.rows[0].append(1),
        lambda s: s.by_name.update(b=2),
        lambda s: s.lists["a"].append(1),
        lambda s: s.pile.put(5, 0),
        lambda s: s.hand.put(5),
        lambda s: s.piles[0].put(5, 0),
        lambda s: s.spare.append(1),
        lambda s: s.rng.below(6, "dice"),
        lambda s: s.asked.append(1),
    ],
)
def test_a_change_to_a_clone_leaves_the_original(change: Any) -> None:
    s = everything()
    before = digest(s)
    twin = s.clone()
    change(twin)
    assert before == digest(s) != digest(twin)


def test_a_clone_shares_no_list_however_deep_it_lies() -> None:
    @derived
    class Library(State):
        shelves: Public[dict[str, list[list[int]]]]

    s = Library(seated=1, rng=Rng(bytes(16)), shelves={"a": [[1]]})
    twin = s.clone()
    twin.shelves["a"].append([2])
    twin.shelves["a"][0].append(3)
    assert (s.shelves, twin.shelves) == ({"a": [[1]]}, {"a": [[1, 3], [2]]})


def test_a_clone_shares_content_and_forgets_what_was_told() -> None:
    s = everything()
    s.tell(Forgot(("card",)))
    s.learn("card", EVERYBODY)
    twin = s.clone()
    assert s.map is twin.map
    assert (twin.told, twin.learned) == ([], [])
    assert "map" not in Everything.FIELDS


def test_a_field_that_nobody_knows_how_to_copy_is_an_error_at_import() -> None:
    with pytest.raises(TypeError, match=r"Odd.thing: nobody knows how to copy <class 'complex'>"):

        @derived
        class Odd(State):
            thing: complex


def test_a_field_named_like_a_verb_is_an_error_at_import() -> None:
    with pytest.raises(TypeError, match="Clash has fields named like engine verbs: answer, start"):

        @derived
        class Clash(State):
            start: int  # type: ignore[assignment]
            answer: int  # type: ignore[assignment]


def test_a_state_named_like_its_base_is_held_to_the_same() -> None:
    with pytest.raises(TypeError, match="State has fields named like engine verbs: tell"):
        derived(type("State", (State,), {"__annotations__": {"tell": int}, "__module__": __name__}))


class Vigil(Frame):
    """Goes on as soon as somebody is away."""

    STEPS = ("watch",)

    def watch(self, s: Everything) -> StepResult | None:
        if not s.away:
            return WAIT
        s.end("left")
        return None


def test_a_game_reacts_at_once_when_somebody_goes_away() -> None:
    s = everything()
    s.begin(Vigil())
    assert not s.is_over()
    s.look_around((1,))
    assert (s.away, s.is_over()) == ((1,), True)


# -- telling and hiding


def test_revealing_raises_the_barrier_and_notes_who_learned() -> None:
    s = everything()
    s.secret = s.reveal(s.secret, only(1))
    assert s.secret.look(1) == 7
    assert (1, [("number", only(1))]) == (s.barrier, s.learned)


def test_revealing_what_is_known_raises_no_barrier() -> None:
    s = everything()
    s.secret = s.reveal(s.reveal(s.secret, only(1)), only(1))
    assert s.barrier == 1


def test_forgetting_is_told_to_those_who_forget() -> None:
    s = everything()
    s.secret = s.forget(s.reveal(s.secret, only(0, 1)), only(1))
    assert (s.secret.is_known_to(0), s.secret.is_known_to(1)) == (True, False)
    assert [(Forgot(("number",)), only(1))] == [(told.event, told.to) for told in s.told]


def test_a_drawn_card_is_known_to_the_owner_of_the_hand() -> None:
    s = everything()
    assert s.draw(s.pile, s.hand) == 2
    assert ([2, 3], [("card", only(0))]) == (s.hand.own(0), s.learned)


def test_a_card_turned_up_is_learned_by_those_who_did_not_know_it() -> None:
    s = everything()
    s.show(s.pile, 1, only(0))
    assert s.turn_up(s.pile) == 2
    assert [("card", only(0)), ("card", ~only(0))] == s.learned


def test_a_card_taken_from_a_hand_is_learned_by_the_others() -> None:
    s = everything()
    assert s.take(s.hand, 3) == 3
    assert [("card", ~only(0))] == s.learned
    assert len(s.hand) == 0


def test_nobody_knows_a_shuffled_pile() -> None:
    s = everything()
    s.show(s.pile, 0, EVERYBODY)
    s.shuffle(s.pile, "deck")
    assert s.pile.known == [NOBODY, NOBODY]


def test_a_roll_raises_the_barrier() -> None:
    s = everything()
    s.rng.below(6, "dice")
    assert s.barrier == 1
