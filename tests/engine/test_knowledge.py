"""Marks say who may know a field; masks are made from them, and fail where somebody would need the truth."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any

import pytest

from holdfast.engine.action import Action
from holdfast.engine.flow import Frame, Given, OneSeat, Strand
from holdfast.engine.game import check_frame
from holdfast.engine.knowledge import By, Counted, Hidden, Known, Public, mask_frame
from holdfast.engine.poison import UNKNOWN, NeedsTruth
from holdfast.engine.rng import Rng
from holdfast.engine.save import dump
from holdfast.engine.secret import EVERYBODY, NOBODY, Hand, Pile, Seats, Secret, only
from holdfast.engine.state import State, derived


def bids_for(s: Den, seat: int) -> list[int]:
    return [bid if bidder == seat else UNKNOWN for bidder, bid in enumerate(s.bids)]


@derived
class Den(State):
    score: Public[list[int]] = dataclasses.field(default_factory=lambda: [3, 4])
    deck: Counted[Pile] = dataclasses.field(default_factory=lambda: Pile("card", [5, 6, 7]))
    hands: Known[list[Hand]] = dataclasses.field(
        default_factory=lambda: [Hand("card", 0, [1, 9]), Hand("card", 1, [2])]
    )
    stone: Known[Secret[int]] = dataclasses.field(default_factory=lambda: Secret("stone", 8, only(1)))
    luck: Hidden[int] = 13
    past: Hidden[list[int]] = dataclasses.field(default_factory=lambda: [1])
    bids: Annotated[list[int], By(bids_for)] = dataclasses.field(default_factory=lambda: [10, 20])


class Yes(Action, frozen=True):
    pass


class Ask(OneSeat):
    ACTIONS = (Yes,)


class Whisper(Frame):
    card: Secret[int]

    def known_to(self, s: Den) -> Seats:
        return self.card.known_to


def den() -> Den:
    return Den(seated=2, rng=Rng(bytes(16)), asked=[4, 5], reveals=3, now=99)


def test_a_seat_knows_what_the_marks_say() -> None:
    mask = den().masked(0)
    assert mask.score == [3, 4]
    assert [card is UNKNOWN for card in mask.deck.cards] == [True] * 3
    assert (mask.hands[0].cards, mask.hands[0].known) == ([1, 9], [only(0)] * 2)
    assert [card is UNKNOWN for card in mask.hands[1].cards] == [True]
    assert mask.stone.known_to == NOBODY
    assert [getattr(mask, field) is UNKNOWN for field in ("luck", "past")] == [True, True]
    assert (mask.bids[0], mask.bids[1] is UNKNOWN) == (10, True)
    assert den().masked(1).stone.look(1) == 8


def test_of_the_engine_a_seat_knows_its_own_counters_alone() -> None:
    mask = den().masked(1)
    assert (mask.asked, mask.reveals, mask.now, mask.born) == ([0, 5], 0, 0, 0)


def test_of_others_knowledge_only_everybody_is_kept() -> None:
    s = den()
    s.stone = Secret("stone", 8, only(0, 1))
    assert s.masked(1).stone.known_to == only(1)
    s.stone = Secret("stone", 8, EVERYBODY)
    assert s.masked(1).stone.known_to == EVERYBODY


def test_unknown_cards_of_a_hand_lie_last() -> None:
    s = den()
    s.hands[0].known[1] = EVERYBODY
    mask = s.masked(1)
    assert (mask.hands[0].cards[0], mask.hands[0].known) == (9, [EVERYBODY, NOBODY])


@pytest.mark.parametrize(
    "use",
    [
        lambda s: s.luck + 1,
        lambda s: s.luck == 13,
        lambda s: bool(s.luck),
        lambda s: len(s.past),
        lambda s: list(s.past),
        lambda s: s.past.append(1),
        lambda s: s.stone.true(),
        lambda s: s.reveal(s.stone),
        lambda s: s.draw(s.deck, s.hands[0]),
        lambda s: s.turn_up(s.deck),
        lambda s: s.show(s.deck, 0, EVERYBODY),
        lambda s: s.take(s.deck, 5),
        lambda s: s.shuffle(s.deck, "deck"),
        lambda s: s.rng.below(6, "dice"),
        lambda s: s.rng.split("minds"),
        lambda s: 5 in s.deck.cards,
        lambda s: {s.deck.cards[0]},
        lambda s: sorted(s.deck.cards),
    ],
)
def test_whoever_uses_what_is_unknown_needs_the_truth(use: Any) -> None:
    with pytest.raises(NeedsTruth):
        use(den().masked(0))


def test_what_is_unknown_is_no_index() -> None:
    with pytest.raises(NeedsTruth):
        [1, 2][den().masked(0).deck.cards[0]]


def test_a_mask_can_be_copied_and_saved() -> None:
    mask = den().masked(0)
    assert dump(mask.clone()) == dump(mask) != dump(den())


def test_a_decision_is_known_by_ones_own_number() -> None:
    assert mask_frame(den(), Ask(seat=0, ids=(7, 9)), 1).ids == (0, 9)


def test_a_strand_is_known_as_far_as_its_frames_are() -> None:
    s = den()
    asked = Ask(seat=1, ids=(0, 5))
    s.strands = [Strand(3, [asked, Whisper(card=Secret("card", 2, only(1)))]), Strand(8, [Ask(seat=0, ids=(4, 0))])]
    assert [[type(frame) for frame in strand.frames] for strand in s.masked(1).strands] == [[Ask, Whisper], [Ask]]
    assert [[type(frame) for frame in strand.frames] for strand in s.masked(0).strands] == [[Ask], [Ask]]
    assert [strand.id for strand in s.masked(0).strands] == [0, 1]


def test_a_field_without_a_mark_is_an_error_at_import() -> None:
    with pytest.raises(TypeError, match=r"Open.score: nobody says who may know it: mark it Public, Counted, Known"):

        @derived
        class Open(State):
            score: int


def test_a_public_field_that_holds_secrets_is_an_error_at_import() -> None:
    with pytest.raises(TypeError, match=r"Open.deck: it is Public, and its type holds secrets"):

        @derived
        class Open(State):
            deck: Public[list[Pile]]


def test_numbers_cannot_be_counted() -> None:
    with pytest.raises(TypeError, match=r"Odd.score: Counted is for piles, not for <class 'int'>"):

        @derived
        class Odd(State):
            score: Counted[int]


def test_a_frame_cannot_hide_a_field_without_a_function() -> None:
    class Lurk(Frame):
        place: Hidden[int] = 0

    with pytest.raises(TypeError, match=r"Lurk.place: a frame's field is Public, Known, or masked by a function"):
        check_frame(Lurk)


def test_every_seat_knows_its_own_hand_and_no_other() -> None:
    s = den()
    assert [s.masked(seat).hands[seat].cards for seat in range(2)] == [[1, 9], [2]]
    assert all(card is UNKNOWN for seat in range(2) for card in s.masked(seat).hands[1 - seat].cards)


def test_what_a_seat_does_not_know_is_saved_as_unknown() -> None:
    assert b'"luck":{"unknown":true}' in dump(den().masked(0))


def test_a_secret_in_a_frame_is_known_as_it_says() -> None:
    class Murmur(Frame):
        card: Secret[int]

    murmur = Murmur(card=Secret("stone", 8, only(1)))
    assert mask_frame(den(), murmur, 0).card.known_to == NOBODY
    assert mask_frame(den(), murmur, 1).card.look(1) == 8


def test_the_last_answer_is_not_known_where_what_it_started_is_not() -> None:
    s = den()
    first, last = (Ask(seat=1, ids=(0, id), given=Given(Yes())) for id in (5, 6))
    s.strands = [Strand(3, [first, last, Whisper(card=Secret("card", 2, only(1)))])]
    given = [
        [frame.given is not None for frame in s.masked(seat).strands[0].frames if isinstance(frame, Ask)]
        for seat in range(2)
    ]
    assert given == [[True, False], [True, True]]
