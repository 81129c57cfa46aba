"""Texts are checked before anything is made from them, and errors name the file and the key."""

import copy
from typing import Any

import pytest

from holdfast.engine.content import PackError
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.generator.bank import FILES, plain_words, read_bank
from holdfast.games.key.missions.workshop import Workshop
from holdfast.packs import load_content


@pytest.fixture
def files() -> dict[str, Any]:
    loaded = load_content(GAME)
    return {f"bank/{name}.toml": copy.deepcopy(loaded.files[f"bank/{name}.toml"]) for name in FILES}


def problem(files: dict[str, Any]) -> str:
    with pytest.raises(PackError) as raised:
        read_bank(files)
    return str(raised.value)


def test_the_base_bank_is_large_enough(shop: Workshop) -> None:
    assert len(shop.bank.words) >= 600
    assert len(shop.bank.sayings) >= 200
    assert sum(len(c.items) for c in shop.bank.categories) >= 100
    assert len({d.theme for d in shop.bank.dossiers}) >= 30


def test_no_saying_is_another_but_for_one_word(shop: Workshop) -> None:
    """Else a twisted one could be twisted from either."""
    seen: set[tuple[str, ...]] = set()
    for saying in shop.bank.sayings:
        words = plain_words(saying.text)
        gaps = {(*words[:i], "", *words[i + 1 :]) for i in range(len(words))}
        assert seen.isdisjoint(gaps), saying.text
        seen |= gaps


def test_a_missing_file(files: dict[str, Any]) -> None:
    del files["bank/rude.toml"]
    assert problem(files) == "bank/rude.toml: the whole file: expected a file of this name in the pack, found 'nothing'"


def test_a_key_of_the_wrong_type(files: dict[str, Any]) -> None:
    files["bank/words.toml"]["word"][3]["level"] = "easy"
    assert problem(files).startswith("bank/words.toml: word[3].level: expected `int`, found 'easy'")


def test_a_level_out_of_range(files: dict[str, Any]) -> None:
    files["bank/sayings.toml"]["saying"][0]["level"] = 9
    assert problem(files) == "bank/sayings.toml: saying[0].level: expected 1 to 5, found 9"


def test_a_word_that_comes_twice(files: dict[str, Any]) -> None:
    words = files["bank/words.toml"]["word"]
    words.append(words[0])
    assert problem(files) == f"bank/words.toml: word[{len(words) - 1}].text: expected each word once, found 'AGENT'"


def test_a_clue_that_holds_its_answer(files: dict[str, Any]) -> None:
    files["bank/words.toml"]["word"][0]["clue"] = "An agent by any other name"
    assert "word[0].clue: expected a clue that does not hold its answer" in problem(files)


def test_a_name_that_comes_twice(files: dict[str, Any]) -> None:
    files["bank/dossiers.toml"]["dossier"][2]["entries"] = ["AGNES", "ALICE", "AGNES"]
    assert problem(files) == "bank/dossiers.toml: dossier[2].entries: expected each name once, found ['AGNES']"


def test_a_word_under_the_wrong_initial(files: dict[str, Any]) -> None:
    files["bank/acrostic.toml"]["letters"]["A"]["nouns"] = ["BANJOS"]
    assert problem(files) == "bank/acrostic.toml: letters.A.nouns: expected one word with A, found 'BANJOS'"


def test_a_swap_of_two_words(files: dict[str, Any]) -> None:
    files["bank/swaps.toml"]["one"]["new"] = ["SEA LION"]
    assert problem(files) == "bank/swaps.toml: one.new: expected single words in capitals, found 'SEA LION'"


def test_a_story_with_an_unknown_place(files: dict[str, Any]) -> None:
    files["bank/stories.toml"]["story"][0]["before"] = ["In the {attic} again."]
    assert problem(files) == (
        "bank/stories.toml: story[0].before: expected no braces but {room} and {board}, found 'In the {attic} again.'"
    )


@pytest.mark.parametrize(
    ("story", "endings", "expected"),
    [
        ("Out stepped a donkey.", ["PIGEON"], "anecdote[0].story: expected one blank, ____"),
        ("Out stepped a ____, led by a ____.", ["PIGEON"], "anecdote[0].story: expected one blank, ____"),
        ("Out stepped a ____.", ["SEA LION"], "anecdote[0].endings: expected words in capitals that the story lacks"),
        ("Not a pigeon: a ____.", ["PIGEON"], "anecdote[0].endings: expected words in capitals that the story lacks"),
        ("Out stepped a ____.", ["PIGEON", "PIGEON"], "anecdote[0].endings: expected each word once"),
    ],
)
def test_a_story_that_cannot_be_told(story: str, endings: list[str], expected: str, files: dict[str, Any]) -> None:
    anecdote = {"title": "The suitcase", "story": story, "endings": endings, "won": "It had a ticket."}
    files["bank/anecdotes.toml"] = {"anecdote": [anecdote]}
    assert problem(files).startswith(f"bank/anecdotes.toml: {expected}")


def test_plain_words_are_capitals_without_marks() -> None:
    assert plain_words("Don't count your chickens!") == ["DONT", "COUNT", "YOUR", "CHICKENS"]
