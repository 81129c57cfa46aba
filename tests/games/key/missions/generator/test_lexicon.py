"""Word lists and their indexes."""

from hypothesis import given
from hypothesis import strategies as st

from holdfast.games.key.missions.generator.lexicon import WordList, make_lexicon

WORDS = ("LEVEL", "KAYAK", "TRAIN", "CABLE", "STONE")


def test_a_shelf_knows_which_words_have_a_letter_where() -> None:
    index = WordList("five", WORDS).index(5)
    assert list(index.pick(index.with_letter(1, "A"))) == ["KAYAK", "CABLE"]
    assert list(index.pick(index.all)) == list(WORDS)


@given(st.integers(0, 4), st.integers(0, 4), st.integers(-30, 30))
def test_a_shelf_knows_which_words_have_letters_so_far_apart(a: int, b: int, step: int) -> None:
    index = WordList("five", WORDS).index(5)
    expected = [w for w in WORDS if (ord(w[b]) - ord(w[a]) - step) % 26 == 0]
    assert list(index.pick(index.alike(a, b, step))) == expected


def test_every_list_holds_the_words_of_one_letter() -> None:
    assert {"A", "I", "O"} <= set(WordList("none", ()))


def test_anagrams_have_the_same_letters() -> None:
    words = WordList("some", ("LISTEN", "SILENT", "NEEDLE"))
    assert words.anagrams("TINSEL") == ("LISTEN", "SILENT")
    assert words.anagrams("XYZ") == ()


def test_the_bank_is_in_both_lists_and_the_common_one_is_shorter() -> None:
    lexicon = make_lexicon(["OUZEL"], ["ZOUEL"], ["THE", "CAT", "SAT", "AARDVARK"], "a list", common=2)
    assert {"OUZEL", "THE", "CAT"} <= set(lexicon.common)
    assert "SAT" not in lexicon.common
    assert {"OUZEL", "THE", "CAT", "SAT", "AARDVARK"} <= set(lexicon.full)


def test_rare_words_are_only_in_the_full_list() -> None:
    lexicon = make_lexicon(["ORCHESTRA"], ["CARTHORSE"])
    assert "CARTHORSE" not in lexicon.common
    assert lexicon.full.anagrams("ORCHESTRA") == ("ORCHESTRA", "CARTHORSE")


def test_without_a_list_the_bank_is_the_lexicon() -> None:
    lexicon = make_lexicon(["OUZEL"])
    assert list(lexicon.common) == list(lexicon.full)
    assert lexicon.name == "the bank alone"
