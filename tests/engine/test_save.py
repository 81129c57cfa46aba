"""A state as bytes and back."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from holdfast.engine.knowledge import By
from holdfast.engine.play import play
from holdfast.engine.poison import UNKNOWN
from holdfast.engine.rng import Rng
from holdfast.engine.save import digest, dump, load
from holdfast.engine.secret import only
from holdfast.engine.state import State, derived
from holdfast.engine.timers import advance
from tests.changed import changed
from tests.toys import magpie, tictactoe
from tests.toys.magpie import CONTENT, GAME, OPTIONS
from tests.toys.magpie.dawn import Roll
from tests.toys.magpie.state import Nests
from tests.toys.magpie.turns import Decline, Whisper


def in_a_whisper() -> Nests:
    """An open choice in the middle of a turn, with a secret in a frame, an answered decision below it, and a timer."""
    s = magpie.setup(CONTENT, OPTIONS, 3, bytes(16))
    for seat in range(3):
        play(s, seat, 2, Roll())
    play(s, 0, 3, Whisper(s.hands[0].own(0)[0]))
    return s


def test_what_was_saved_is_loaded_in_the_middle_of_a_chain() -> None:
    s = in_a_whisper()
    loaded = load(GAME, CONTENT, dump(s))
    assert dump(loaded) == dump(s)
    assert [type(frame).__name__ for frame in loaded.frames()] == [type(frame).__name__ for frame in s.frames()]


def test_a_loaded_state_goes_on_as_the_saved_one_would_have() -> None:
    s = in_a_whisper()
    loaded = load(GAME, CONTENT, dump(s))
    for state in (s, loaded):
        play(state, 1, 3, Decline())
        advance(state, 30_000)
    assert digest(loaded) == digest(s)


def test_who_knows_a_card_of_a_pile_is_saved() -> None:
    s = in_a_whisper()
    s.deck.known[0] = only(1)
    loaded = load(GAME, CONTENT, dump(s))
    assert s.deck.true()[0] == loaded.deck.seen(1)[0]
    assert loaded.deck.seen(0)[0] is None


def test_a_saved_state_is_readable() -> None:
    saved = msgspec.json.decode(dump(in_a_whisper()))
    assert [frame["frame"] for frame in saved["strands"][0][1]] == ["play", "turn", "choose_deed", "reply"]
    assert saved["timers"][0]["frame"] == {"frame": "bell", "at": 0}


def test_two_states_differ_in_their_digest() -> None:
    s, other = in_a_whisper(), in_a_whisper()
    assert digest(s) == digest(other)
    other.rng.below(6, "dice")
    assert digest(s) != digest(other)


def test_the_order_in_which_dice_were_first_rolled_is_no_part_of_a_state() -> None:
    s, other = in_a_whisper(), in_a_whisper()
    for state, streams in ((s, ("hail", "snow")), (other, ("snow", "hail"))):
        for stream in streams:
            state.rng.below(6, stream)
    assert digest(s) == digest(other)


def test_a_save_that_lacks_a_field_says_which() -> None:
    saved = msgspec.json.decode(dump(in_a_whisper()))
    del saved["table"]
    with pytest.raises(msgspec.ValidationError, match="the saved state lacks 'table'"):
        load(GAME, CONTENT, msgspec.json.encode(saved))


def test_a_save_of_another_shape_is_refused() -> None:
    saved = msgspec.json.decode(dump(in_a_whisper()))
    saved["score"] = "high"
    with pytest.raises(msgspec.ValidationError, match="Expected `array`, got `str`"):
        load(GAME, CONTENT, msgspec.json.encode(saved))


def test_what_the_engine_does_not_know_is_not_saved() -> None:
    s = in_a_whisper()
    s.table = [object()]  # type: ignore[list-item]
    with pytest.raises(TypeError, match="object may not be saved"):
        dump(s)


def purses_for(s: Market, seat: int) -> list[int]:
    return [coins if owner == seat else UNKNOWN for owner, coins in enumerate(s.purses)]


@derived
class Market(State):
    purses: Annotated[list[int], By(purses_for)]


def test_of_a_list_that_a_seat_knows_in_part_the_known_part_is_loaded() -> None:
    mask = Market(seated=2, rng=Rng(bytes(16)), asked=[0, 0], purses=[3, 4]).masked(1)
    loaded = load(changed(tictactoe.GAME, state=Market), tictactoe.CONTENT, dump(mask))
    assert (loaded.purses[0] is UNKNOWN, loaded.purses[1]) == (True, 4)
    assert dump(loaded) == dump(mask)
