"""Who knows what: secrets, piles, hands."""

import pytest

from holdfast.engine.secret import EVERYBODY, NOBODY, SPECTATOR, Hand, NotYours, Pile, Secret, includes, only


def test_a_mask_holds_exactly_the_seats_named() -> None:
    assert [includes(only(0, 2), seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, True, False, True]


def test_everybody_includes_spectators_and_any_seat() -> None:
    assert all(includes(EVERYBODY, seat) for seat in (SPECTATOR, 0, 7))
    assert not any(includes(NOBODY, seat) for seat in (SPECTATOR, 0, 7))


def test_those_who_know_a_secret_may_look() -> None:
    assert Secret("card", 5, only(1)).look(1) == 5


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_looking_at_what_one_does_not_know_is_an_error(seat: int) -> None:
    with pytest.raises(NotYours, match=f"seat {seat} does not know this card"):
        Secret("card", 5, only(1)).look(seat)


def test_a_secret_is_seen_as_its_value_or_as_nothing() -> None:
    secret = Secret("card", 5, only(1))
    assert (secret.seen(1), secret.seen(0), secret.seen(SPECTATOR)) == (5, None, None)


def test_a_secret_does_not_show_in_print() -> None:
    assert repr(Secret("card", 5, EVERYBODY)) == "Secret('card', ?)"
    assert repr(Pile("card", [1, 2])) == "Pile('card', 2 cards)"


def test_secrets_are_equal_by_value_kind_and_knowledge() -> None:
    assert Secret("card", 5) == Secret("card", 5)
    assert Secret("card", 5) != Secret("card", 6)
    assert Secret("card", 5) != Secret("card", 5, only(0))
    assert Secret("card", 5) != Secret("die", 5)


def test_another_value_keeps_the_knowledge() -> None:
    assert Secret("card", 6, only(1)) == Secret("card", 5, only(1)).with_value(6)


def test_a_pile_is_seen_card_by_card() -> None:
    pile = Pile("card", [1, 2])
    pile.put(3, only(0))
    pile.put_under(4, only(1))
    assert pile.seen(0) == (None, None, None, 3)
    assert pile.seen(1) == (4, None, None, None)


def test_a_hand_is_sorted_and_known_to_its_owner() -> None:
    hand = Hand("card", 1, [5, 3])
    hand.put(4, only(0))
    assert hand.seen(1) == (3, 4, 5)
    assert hand.seen(0) == (None, 4, None)
    assert hand.own(1) == [3, 4, 5]


def test_a_hand_is_not_open_to_others() -> None:
    with pytest.raises(NotYours, match="seat 0 looked at the hand of seat 1"):
        Hand("card", 1, [5]).own(0)


@pytest.mark.parametrize("pile", [Pile("card", [1]), Hand("card", 0, [1])])
def test_a_cloned_pile_shares_nothing(pile: Pile) -> None:
    twin = pile.clone()
    twin.pop()
    assert (len(pile), len(twin)) == (1, 0)
    assert type(pile) is type(twin)
