"""Dice: the same for ever, apart by stream, and nobody's business."""

import pytest

from holdfast.engine.rng import Rng, key_from_seed


def test_the_dice_of_a_key_never_change() -> None:
    rng = Rng(bytes(range(16)))
    assert [rng.below(6, "dice/0") for _ in range(12)] == [2, 2, 0, 4, 2, 3, 0, 5, 2, 3, 5, 2]
    assert [rng.below(1000, "deck") for _ in range(6)] == [172, 995, 463, 704, 851, 657]


def test_a_seed_makes_the_same_key_everywhere() -> None:
    assert key_from_seed(1).hex() == "7ab9177525a27d3e2b800a172cdc2186"
    assert key_from_seed(1) == key_from_seed("1")


def test_a_shuffle_of_a_key_never_changes() -> None:
    cards = list(range(8))
    Rng(bytes(range(16))).shuffle(cards, "deck")
    assert cards == [0, 6, 1, 5, 7, 3, 2, 4]


def test_a_stream_does_not_depend_on_what_others_drew() -> None:
    quiet, busy = Rng(bytes(16)), Rng(bytes(16))
    for n in range(50):
        busy.below(6, f"dice/{n % 3}")
    assert [quiet.below(6, "deck") for _ in range(20)] == [busy.below(6, "deck") for _ in range(20)]


def test_streams_differ() -> None:
    rng = Rng(bytes(16))
    assert [rng.below(1000, "a") for _ in range(5)] != [rng.below(1000, "b") for _ in range(5)]


def test_a_clone_rolls_what_the_original_would_have_rolled() -> None:
    rng = Rng(bytes(16))
    rng.below(6, "dice")
    twin = rng.clone()
    assert [twin.below(6, "dice") for _ in range(9)] == [rng.below(6, "dice") for _ in range(9)]
    twin.below(6, "dice")
    assert 11 == twin.drawn == rng.drawn + 1


def test_all_faces_come_up_about_as_often() -> None:
    rng = Rng(bytes(16))
    faces = [rng.below(6, "dice") for _ in range(6000)]
    assert all(850 < faces.count(face) < 1150 for face in range(6))


def test_a_sample_has_different_things() -> None:
    assert len(set(Rng(bytes(16)).sample(range(10), 5, "hand"))) == 5
    assert len(Rng(bytes(16)).sample(range(3), 9, "hand")) == 3


def test_a_split_is_unrelated_to_the_draws_of_its_parent() -> None:
    rng = Rng(bytes(16))
    first = rng.split("bot").key
    rng.below(6, "dice")
    assert first == rng.split("bot").key != rng.split("other").key != rng.key


def test_a_key_has_sixteen_bytes() -> None:
    with pytest.raises(ValueError, match="a key has 16 bytes, this one has 3"):
        Rng(b"abc")


def test_a_key_does_not_show_in_print() -> None:
    assert repr(Rng(bytes(16))) == "Rng(?)"
