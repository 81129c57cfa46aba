"""Bad missions, planted: each has two answers, or can be read too early, and a gate must find it."""

import pytest

from holdfast.games.key.missions.generator.gates import (
    hygiene,
    no_second_reading,
    not_known_by_heart,
    one_answer,
    structure,
    unreadable_while_closed,
)
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.kinds.table import TABLES
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.measure import measure
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.workshop import Workshop

from .cards import card, lexicon_of
from .conftest import mission_of


def readable(mission: Mission, shop: Workshop, lexicon: Lexicon) -> str:
    measured = measure(mission, shop.bank, lexicon.common)
    assert measured is not None
    return unreadable_while_closed(mission, shop.bank, measured, GRADES[mission.grade])


@pytest.mark.rule("key:R142")
def test_invigorating_and_invigoration_share_all_open_windows(shop: Workshop) -> None:
    words = lexicon_of("INVIGORATING", "INVIGORATION")
    whole = card("word", ["INVIGORATING"], "INVIGORATING")
    last_dark = card("word", ["INVIGORATING"], "INVIGORATING", dark=[(0, 11), (0, 10)])
    assert one_answer(whole, shop.bank, words) == ""
    assert one_answer(last_dark, shop.bank, words) == "G1: 2 answers when all is open"


@pytest.mark.rule("key:R142")
def test_an_anagram_with_two_readings(shop: Workshop) -> None:
    mission = card("anagram", ["TLNSIE"], "LISTEN")
    assert one_answer(mission, shop.bank, lexicon_of("LISTEN", "SILENT", "NEEDLE")).startswith("G1: 2 answers")
    assert one_answer(mission, shop.bank, lexicon_of("LISTEN", "NEEDLE")) == ""
    assert one_answer(mission, shop.bank, shop.lexicon).startswith("G1")


@pytest.mark.rule("key:R142")
def test_telephone_keys_with_two_readings(shop: Workshop) -> None:
    table = TABLES["keypad"]
    note = "Table: " + " ".join(f"{c}={key}" for c, key in table.items())
    mission = card("table", [[table[c] for c in "HOME"]], "HOME", notes=(note,))
    assert one_answer(mission, shop.bank, lexicon_of("HOME", "GOOD", "HAND")) == "G1: 2 answers when all is open"
    assert one_answer(mission, shop.bank, lexicon_of("HOME", "HAND")) == ""


@pytest.mark.rule("key:R142")
def test_a_sum_with_a_free_digit(shop: Workshop) -> None:
    body = ["12+34=46"]
    fixed = card("equation", body, "123", answer_row="123", open="+=", shape="number")
    free = card("equation", body, "127", answer_row="127", open="+=", shape="number", dark=[(1, 2)])
    assert one_answer(fixed, shop.bank, shop.lexicon) == ""
    assert one_answer(free, shop.bank, shop.lexicon) == "G1: 10 answers when all is open"


@pytest.mark.rule("key:R142")
def test_a_keyword_that_is_too_long_for_its_text(shop: Workshop) -> None:
    note = ("The keyword is one of CEDAR, MAPLE.",)
    mission = card("keyword", ["CEDAR", "UIFAKEIQ"], "SEDATEST", notes=note)
    assert no_second_reading(mission, shop.bank, shop.lexicon) == "G2: 0 readings without the key"


@pytest.mark.rule("key:R142")
def test_a_cipher_text_that_two_keywords_turn_into_words(shop: Workshop) -> None:
    note = ("The keyword is one of BB, AA.",)
    mission = card("keyword", ["BB", "BBCCBB"], "AABBAA", notes=note)
    two = lexicon_of("AA", "BB", "AABBAA", "BBCCBB")
    assert no_second_reading(mission, shop.bank, two) == "G2: 2 readings without the key"
    assert no_second_reading(mission, shop.bank, lexicon_of("BB", "AABBAA", "BBCCBB")) == ""


@pytest.mark.rule("key:R142")
def test_a_shift_with_two_readings(shop: Workshop) -> None:
    mission = card("shift", ["QSPQFS"], "PROPER", notes=("The shift is a number from 1 to 25; nobody wrote it down.",))
    assert one_answer(mission, shop.bank, lexicon_of("PROPER", "SUMMER")) == ""
    assert one_answer(mission, shop.bank, lexicon_of("PROPER", "EGDETG")).startswith("G1: 2 answers")


@pytest.mark.rule("key:R142")
def test_a_row_of_numbers_with_two_ways_to_go_on(shop: Workshop) -> None:
    short = card("sequence", [["1", "2", "4"]], "7", shape="number")
    longer = card("sequence", [["1", "2", "4", "7", "11", "16"]], "22", shape="number")
    assert one_answer(short, shop.bank, shop.lexicon).startswith("G1: ")
    assert one_answer(longer, shop.bank, shop.lexicon) == ""


def test_a_riddle_that_two_names_answer(shop: Workshop) -> None:
    names = ("ANNA", "BERT", "CARL")
    assert one_answer(card("riddle", [["+A"]], "ANNA", dossier=names), shop.bank, shop.lexicon).startswith("G1: 2")
    assert one_answer(card("riddle", [["+A", "-C"]], "ANNA", dossier=names), shop.bank, shop.lexicon) == ""


def test_an_initial_that_leads_to_two_words(shop: Workshop) -> None:
    notes = ("1 cold 2 apes 3 trade 4 bravely",)
    words = lexicon_of("CAT", "BAT")
    assert one_answer(card("acrostic", [["1", "2", "3"]], "CAT", notes=notes), shop.bank, words) == ""
    dark = card("acrostic", [["1", "2", "3"]], "CAT", notes=notes, dark=[(0, 0)])
    assert one_answer(dark, shop.bank, words) == "G1: 2 answers when all is open"


def test_a_transposition_with_two_readings(shop: Workshop) -> None:
    method = ("Method: rail fence, 2 or 3 rails", "Words: 4 letters")
    mission = card("transpose", ["ACBD"], "ABCD", notes=method)
    assert one_answer(mission, shop.bank, lexicon_of("ABCD", "ABDC")) == ""
    assert one_answer(mission, shop.bank, lexicon_of("ABCD", "ACDB")) == "G1: 2 answers when all is open"


@pytest.mark.rule("key:R142")
def test_a_sum_with_one_solution_needs_no_window(shop: Workshop) -> None:
    mission = card("equation", ["9567+1085=10652"], "9567", answer_row="9567", open="+=", shape="number")
    assert readable(mission, shop, shop.lexicon) == "G2b: 1 candidates while nothing is open"


@pytest.mark.rule("key:R142")
def test_a_cipher_text_that_lies_open(shop: Workshop) -> None:
    note = ("The shift is a number from 1 to 25; nobody wrote it down.",)
    mission = card("shift", ["QSPQFS"], "PROPER", open="QSPF", notes=note)
    assert readable(mission, shop, shop.lexicon).startswith("G2b: 1 candidates")


@pytest.mark.rule("key:R142")
def test_a_pattern_that_one_word_has(shop: Workshop) -> None:
    assert readable(card("word", ["MISSISSIPPI"], "MISSISSIPPI"), shop, lexicon_of("MISSISSIPPI", "CONSTITUTED")) == (
        "G2b: 1 candidates while nothing is open"
    )


@pytest.mark.rule("key:R142")
def test_a_single_letter_that_gives_the_answer_away(shop: Workshop) -> None:
    names = tuple(f"{a}{b}EN" for a in "BDHKLM" for b in "AOIU")
    mission = card("dossier", ["ZXEN"], "ZXEN", dossier=(*names, "ZXEN"))
    assert readable(mission, shop, shop.lexicon) == "G2b: a single glyph gives the answer away"


def test_a_card_that_denies_its_homophones(shop: Workshop) -> None:
    made = next(m for seed in range(40) if not (m := mission_of(seed, 4, "word")).one_to_one)
    lie = Mission(**{f: getattr(made, f) for f in made.__struct_fields__} | {"one_to_one": True})
    assert structure(made, shop.parts, GRADES[4]) == ""
    assert structure(lie, shop.parts, GRADES[4]) == "G0: a content has two glyphs, and the card denies it"


def test_an_answer_that_the_story_mentions(shop: Workshop) -> None:
    mission = card("word", ["ANSWER"], "ANSWER", notes=("It is not the answer that counts",))
    number = card("sequence", [["1", "2", "3"]], "4", notes=("4 of them are wrong",), shape="number")
    assert hygiene(mission, shop.bank, frozenset()) == "G5: the answer stands on the card"
    assert hygiene(number, shop.bank, frozenset()) == "G5: the answer stands on the card"


def test_a_rude_word_in_the_cipher_text(shop: Workshop) -> None:
    clean = card("shift", ["QSPQFS"], "PROPER")
    rude = card("shift", ["XTURDQ"], "PROPER")
    assert hygiene(clean, shop.bank, frozenset()) == ""
    assert hygiene(rude, shop.bank, frozenset()) == "G5: a rude word"


def test_a_word_that_the_bank_alone_gives_away(shop: Workshop) -> None:
    mission = card("word", ["PLANETS"], "PLANETS")
    alike = ("PLANETS", "CLUMPED", "BRIGHTS", "DRUMGIV", "FROWCHY", "GUMBOIL")
    told_by_one = lexicon_of("PLANETS", *alike[1:])
    told_late = lexicon_of("PLANETS", "PLANERS", "PLANEDS", "PLAFETS", "PLUNETS", "GLANETS", "PLANIKS")
    grade = GRADES[5]
    assert not_known_by_heart(mission, shop.bank, lexicon_of(*alike[:4]), grade).endswith("while nothing is open")
    assert not_known_by_heart(mission, shop.bank, told_by_one, grade).endswith("of the glyphs by heart")
    assert not_known_by_heart(mission, shop.bank, told_late, grade) == ""


def test_a_closed_list_cannot_be_known_by_heart(shop: Workshop) -> None:
    mission = card("dossier", ["PLANETS"], "PLANETS", dossier=("PLANETS", "CLUMPED"))
    assert not_known_by_heart(mission, shop.bank, lexicon_of("PLANETS"), GRADES[5]) == ""
