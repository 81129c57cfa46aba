"""Vague talk about cards is allowed, an exact value is refused; the sentences are in talk.toml."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.event import events_for
from holdfast.engine.play import asks, play, why_not
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.game import GAME
from holdfast.games.key.rules.say import PHRASES, Hint, Say
from holdfast.games.key.rules.talk import BANDS, LIMIT, band, why_not_say
from holdfast.games.key.rules.tongues import FOREIGN
from tests.games.key.playing import begin

SENTENCES: dict[str, list[str]] = tomllib.loads((Path(__file__).parent / "talk.toml").read_text(encoding="utf-8"))
EXACT = Refusal("key:R45", "talk.exact_value")

WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
NUMBERS = (*map(str, range(1, 13)), *WORDS)
EXACT_CLAIMS = (
    "I have a {}",
    "I've got a {} for Run",
    "I am holding a {}",
    "my {}",
    "my {} can wait",
    "{} in hand",
    "my card is {}",
    "my lowest card is a {}",
    "my highest is {}",
    "I drew a {}",
    "I can play a {} on Gather",
    "the {} of circles is in my hand",
    "room 7 is far, but I have a {}",
    "I have two high cards and a {}",
    "Run is at 6 and I hold a {}",
)
COUNTS = ("one", "two", "three", "four", "1", "2", "3", "4")
VAGUE_CLAIMS = (
    "I have {} {} cards",
    "{} {} ones",
    "I've got {} {}",
    "{} of mine are {}",
    "{} of my cards are {}",
    "I drew {} {} cards for Run",
    "in room 11 with {} {} cards",
    "Run is at 8, I have {} {} cards",
)


@pytest.mark.rule("key:R45")
@pytest.mark.parametrize("sentence", SENTENCES["refuse"])
def test_an_exact_value_is_refused(sentence: str) -> None:
    assert why_not_say(sentence) == EXACT


@pytest.mark.rule("key:R44")
@pytest.mark.parametrize("sentence", SENTENCES["accept"])
def test_vague_or_other_talk_is_allowed(sentence: str) -> None:
    assert why_not_say(sentence) is None


@pytest.mark.parametrize("sentence", SENTENCES["holes"])
def test_a_known_hole_is_still_open(sentence: str) -> None:
    """No filter is perfect (A21): when one of these is refused at last, move it to `refuse`."""
    assert why_not_say(sentence) is None


@pytest.mark.parametrize("sentence", SENTENCES["too_strict"])
def test_a_harmless_sentence_is_still_refused(sentence: str) -> None:
    """The filter errs on the strict side: when one of these passes at last, move it to `accept`."""
    assert why_not_say(sentence) == EXACT


@pytest.mark.rule("key:R45")
@pytest.mark.parametrize("word", sorted(FOREIGN))
def test_a_value_is_a_value_in_every_tongue(word: str) -> None:
    assert why_not_say(f"I have {word}") == EXACT
    assert why_not_say(f"{word}!") == EXACT
    assert why_not_say(f"let us meet in room {word}") is None


@pytest.mark.rule("key:R44", "key:R45", "key:R146")
@pytest.mark.parametrize("kind", GAME.testing.secrets)
def test_what_the_filter_says_depends_on_nothing_hidden(kind: str) -> None:
    s = begin(seats=3, free_talk=True)
    ask = next(id for id, decision in asks(s, 1) if decision.kind() == "at_any_time")
    sentences = (*SENTENCES["refuse"][::9], *SENTENCES["accept"][::9], "SEESAW", "the answer is SEESAW")
    said: list[Action] = [*map(Say, sentences), *map(Hint, PHRASES)]
    here = [why_not(s, 1, ask, action) for action in said]
    assert None in here
    assert EXACT in here
    for seed in range(4):
        world = GAME.testing.other_world(s, 1, kind, Rng(key_from_seed(seed)))
        assert here == [why_not(world, 1, ask, action) for action in said]


@pytest.mark.rule("key:R44")
@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_may_be_said_whatever_one_holds(phrase: str) -> None:
    s = begin(seats=2, position="turn: 2")
    ask = next(id for id, decision in asks(s, 0) if decision.kind() == "at_any_time")
    assert why_not(s, 0, ask, Hint(phrase)) is None


@pytest.mark.rule("key:R43", "key:R44", "key:R146")
@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_told_alike_whether_it_is_true_or_not(phrase: str) -> None:
    """Nobody vouches for what somebody says of a hand, or of anything else that is hidden."""
    s = begin(seats=2, position="turn: 2")
    ask = next(id for id, decision in asks(s, 0) if decision.kind() == "at_any_time")
    rng = Rng(key_from_seed(7))
    worlds = [s, *(GAME.testing.other_world(s, 1, kind, rng) for kind in GAME.testing.secrets for _ in range(6))]
    assert len({tuple(world.hands[0].true()) for world in worlds}) > 4
    heard = []
    for world in worlds:
        play(world, 0, ask, Hint(phrase))
        heard.append((events_for(world.told, 1), GAME.view(world, 1)))
    assert heard == heard[:1] * len(worlds)


@pytest.mark.rule("key:R44")
def test_saying_nothing_is_refused() -> None:
    assert why_not_say("  ") == refuse("key:R44", "talk.nothing")


@pytest.mark.rule("key:R160")
@pytest.mark.parametrize("number", NUMBERS[:12])
def test_a_card_seen_in_the_deck_is_told_like_one_in_hand(number: str) -> None:
    assert why_not_say(f"the top card of the deck is a {number}") == EXACT
    assert why_not_say(f"the top card of the deck is {band(int(number))}") is None


@pytest.mark.rule("key:R45")
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("claim", EXACT_CLAIMS)
def test_every_exact_claim_is_refused(claim: str, number: str) -> None:
    assert why_not_say(claim.format(number)) == EXACT


@pytest.mark.rule("key:R44")
@pytest.mark.parametrize("name", BANDS)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("claim", VAGUE_CLAIMS)
def test_every_vague_claim_is_allowed(claim: str, count: str, name: str) -> None:
    assert why_not_say(claim.format(count, name)) is None


@pytest.mark.rule("key:A21")
def test_each_value_has_one_band() -> None:
    expected = ["low"] * 4 + ["mid"] * 4 + ["high"] * 4
    assert expected == [band(value) for value in range(1, 13)]


@pytest.mark.rule("key:R45")
def test_a_message_of_more_than_200_characters_is_refused() -> None:
    assert why_not_say("a" * 200) is None
    assert Refusal("key:R45", "talk.too_long", {"limit": 200}) == why_not_say("a" * 201)


@pytest.mark.rule("key:R44", "key:R45")
def test_four_bare_numbers_may_be_a_hand_and_five_may_not() -> None:
    assert why_not_say("2 4 6 8") == EXACT
    assert why_not_say("2 4 6 8 10") is None


@pytest.mark.parametrize("sign", ["\n", "\0", "\x1b", "\u202e", "\u200b", "\u2028", "\ud800"], ids=ascii)
def test_characters_that_cannot_be_seen_are_refused(sign: str) -> None:
    assert Refusal("key:R45", "talk.control_character") == why_not_say(f"high{sign}card")


@given(st.text(st.characters()))
def test_any_text_gets_an_answer(text: str) -> None:
    answer = why_not_say(text)
    assert answer is None or answer.rule == "key:R45" or not text.strip()


@given(st.sampled_from(SENTENCES["refuse"] + SENTENCES["accept"]), st.data())
def test_case_and_extra_spaces_do_not_matter(sentence: str, data: st.DataObject) -> None:
    shouted = data.draw(st.sampled_from([sentence, sentence.upper(), sentence.lower(), sentence.swapcase()]))
    gaps = data.draw(st.lists(st.integers(1, 4), min_size=LIMIT, max_size=LIMIT))
    spread = "".join(" " * gap if sign == " " else sign for sign, gap in zip(shouted, gaps, strict=False))
    assert why_not_say(sentence) == why_not_say(f"  {spread} ")
