"""Bad missions, planted: each has two answers, or can be read too early, and a gate must find it."""

import msgspec
import pytest

from holdfast.games.key.missions.codes import CODE_TABLES
from holdfast.games.key.missions.generator.gates import (
    hygiene,
    no_second_reading,
    not_known_by_heart,
    one_answer,
    structure,
    unreadable_while_closed,
)
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.generator.lexicon import Lexicon
from holdfast.games.key.missions.generator.measure import measure, open_contents
from holdfast.games.key.missions.generator.solvers import candidates
from holdfast.games.key.missions.mission import Mission, face_of
from holdfast.games.key.missions.workshop import Workshop

from .cards import card, lexicon_of
from .conftest import mission_of

# What cards printed that were made before each had a law of its own.
EQUAL = "Equal steps: the first number is 0 to 120, the step -15 to 15."
GROWING = (
    "Steps that change evenly: the first number is 0 to 25, the first step -5 to 10, the change from step to step"
    " -4 to 6."
)
TIMES = "Times the same number: the first number is 1 to 15, and it is times 2 to 5."
SUMS = "Sums: the first number is 1 to 12, the second 1 to 20, each further one the sum of the two before it."
TURNS = "Two rows that take turns: each begins with 1 to 18 and has equal steps, 1 to 6."
RANGE_NOTE = "No number is below 0 or above 9999."


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
    assert one_answer(last_dark, shop.bank, words).startswith("G1: 2 answers when all is open")


@pytest.mark.rule("key:R142")
def test_an_anagram_with_two_readings(shop: Workshop) -> None:
    mission = card("anagram", ["TLNSIE"], "LISTEN")
    assert one_answer(mission, shop.bank, lexicon_of("LISTEN", "SILENT", "NEEDLE")).startswith("G1: 2 answers")
    assert one_answer(mission, shop.bank, lexicon_of("LISTEN", "NEEDLE")) == ""
    assert one_answer(mission, shop.bank, shop.lexicon).startswith("G1")


@pytest.mark.rule("key:R142")
@pytest.mark.parametrize(("letters", "answer"), [("SSAPSERT", "TRESPASS"), ("YAWAWOTS", "STOWAWAY")])
def test_an_anagram_whose_second_reading_one_of_two_lists_lacks(letters: str, answer: str, shop: Workshop) -> None:
    mission = card("anagram", [letters], answer)
    assert one_answer(mission, shop.bank, shop.lexicon).startswith("G1: 2 answers when all is open")


@pytest.mark.rule("key:R142")
def test_telephone_keys_with_two_readings(shop: Workshop) -> None:
    table = CODE_TABLES["keypad"]
    note = "Table: " + " ".join(f"{c}={key}" for c, key in table.items())
    mission = card("table", [[table[c] for c in "HOME"]], "HOME", notes=(note,))
    assert one_answer(mission, shop.bank, lexicon_of("HOME", "GOOD", "HAND")).startswith(
        "G1: 2 answers when all is open"
    )
    assert one_answer(mission, shop.bank, lexicon_of("HOME", "HAND")) == ""


@pytest.mark.rule("key:R142")
def test_a_sum_with_a_free_digit(shop: Workshop) -> None:
    body = ["12+34=46"]
    fixed = card("equation", body, "123", answer_row="123", open="+=", shape="number")
    free = card("equation", body, "127", answer_row="127", open="+=", shape="number", dark=[(1, 2)])
    assert one_answer(fixed, shop.bank, shop.lexicon) == ""
    assert one_answer(free, shop.bank, shop.lexicon).startswith("G1: 10 answers when all is open")


@pytest.mark.rule("key:R142")
def test_a_keyword_that_is_too_long_for_its_text(shop: Workshop) -> None:
    note = ("The keyword is one of CEDAR, MAPLE.",)
    mission = card("keyword", ["CEDAR", "UIFAKEIQ"], "SEDATEST", notes=note)
    assert no_second_reading(mission, shop.bank, shop.lexicon).startswith("G2: 0 readings without the key")


@pytest.mark.rule("key:R142")
def test_a_cipher_text_that_two_keywords_turn_into_words(shop: Workshop) -> None:
    note = ("The keyword is one of BB, AA.",)
    mission = card("keyword", ["BB", "BBCCBB"], "AABBAA", notes=note)
    two = lexicon_of("AA", "BB", "AABBAA", "BBCCBB")
    assert no_second_reading(mission, shop.bank, two).startswith("G2: 2 readings without the key")
    assert no_second_reading(mission, shop.bank, lexicon_of("BB", "AABBAA", "BBCCBB")) == ""


@pytest.mark.rule("key:R142")
def test_a_shift_with_two_readings(shop: Workshop) -> None:
    mission = card("shift", ["QSPQFS"], "PROPER", notes=("The shift is a number from 1 to 25; nobody wrote it down.",))
    assert one_answer(mission, shop.bank, lexicon_of("PROPER", "SUMMER")) == ""
    assert one_answer(mission, shop.bank, lexicon_of("PROPER", "EGDETG")).startswith("G1: 2 answers")


@pytest.mark.rule("key:R142")
def test_a_row_of_numbers_with_two_ways_to_go_on(shop: Workshop) -> None:
    notes = (GROWING, TIMES, SUMS, TURNS, RANGE_NOTE)
    short = card("sequence", [["1", "2", "4"]], "7", shape="number", notes=notes)
    longer = card("sequence", [["1", "2", "4", "7", "11", "16"]], "22", shape="number", notes=notes)
    assert one_answer(short, shop.bank, shop.lexicon).startswith("G1: ")
    assert one_answer(longer, shop.bank, shop.lexicon) == ""


@pytest.mark.rule("key:R142")
def test_a_row_is_of_a_family_that_the_card_prints_and_within_its_bounds(shop: Workshop) -> None:
    """After 10, 15, 21 come 28, if the steps grow, or 16 to 26, if 10, 21 and 15, ... take turns."""
    growing, turns = GROWING, "Two rows that take turns: each begins with 1 to 18 and has equal steps, 1 to 11."

    def left(*notes: str) -> set[str]:
        mission = card("sequence", [["10", "15", "21"]], "28", shape="number", notes=notes)
        return candidates(face_of(mission), open_contents(mission, mission.glyphs), shop.bank, shop.lexicon.full)

    assert left(growing, RANGE_NOTE) == {"28"}
    assert left(turns, RANGE_NOTE) == {str(n) for n in range(16, 27)}
    assert left(growing, turns, RANGE_NOTE) == {str(n) for n in (*range(16, 27), 28)}
    assert left(turns.replace("1 to 11", "1 to 10"), RANGE_NOTE) == set()
    assert left(growing.replace("0 to 25", "0 to 9"), RANGE_NOTE) == set()
    assert left(growing, "No number is below 0 or above 27.") == set()
    assert left(RANGE_NOTE) == set()


def test_a_riddle_that_two_names_answer(shop: Workshop) -> None:
    names = ("ANNA", "BERT", "CARL")
    assert one_answer(card("riddle", [["+A"]], "ANNA", dossier=names), shop.bank, shop.lexicon).startswith("G1: 2")
    assert one_answer(card("riddle", [["+A", "-C"]], "ANNA", dossier=names), shop.bank, shop.lexicon) == ""


def test_an_initial_that_leads_to_two_words(shop: Workshop) -> None:
    notes = ("1-4: cold apes trade bravely",)
    words = lexicon_of("CAT", "BAT")
    assert one_answer(card("acrostic", [["1", "2", "3"]], "CAT", notes=notes), shop.bank, words) == ""
    dark = card("acrostic", [["1", "2", "3"]], "CAT", notes=notes, dark=[(0, 0)])
    assert one_answer(dark, shop.bank, words).startswith("G1: 2 answers when all is open")


def test_a_transposition_with_two_readings(shop: Workshop) -> None:
    method = ("Method: rail fence, 2 or 3 rails", "Words: 4 letters")
    mission = card("transpose", ["ACBD"], "ABCD", notes=method)
    assert one_answer(mission, shop.bank, lexicon_of("ABCD", "ABDC")) == ""
    assert one_answer(mission, shop.bank, lexicon_of("ABCD", "ACDB")).startswith("G1: 2 answers when all is open")


@pytest.mark.rule("key:R142")
def test_a_sum_with_one_solution_needs_no_window(shop: Workshop) -> None:
    mission = card("equation", ["9567+1085=10652"], "9567", answer_row="9567", open="+=", shape="number")
    assert readable(mission, shop, shop.lexicon).startswith("G2b: 1 candidates while nothing is open")


@pytest.mark.rule("key:R142")
def test_no_number_of_an_equation_begins_with_0_nor_does_the_code(shop: Workshop) -> None:
    rows, notes = ["12+34=46"], ("No number begins with 0.",)
    loose = card("equation", rows, "12", answer_row="12", open="+=", shape="number", dark=[(1, 0)])
    said = card("equation", rows, "12", answer_row="12", open="+=", shape="number", dark=[(1, 0)], notes=notes)
    everything = open_contents(said, said.glyphs)
    assert "02" in candidates(face_of(loose), everything, shop.bank, shop.lexicon.full)
    assert "02" not in candidates(face_of(said), everything, shop.bank, shop.lexicon.full)


@pytest.mark.rule("key:R142")
def test_a_cipher_text_that_lies_open(shop: Workshop) -> None:
    note = ("The shift is a number from 1 to 25; nobody wrote it down.",)
    mission = card("shift", ["QSPQFS"], "PROPER", open="QSPF", notes=note)
    assert readable(mission, shop, shop.lexicon).startswith("G2b: 1 candidates")


@pytest.mark.rule("key:R131", "key:R142")
def test_a_length_that_few_names_have(shop: Workshop) -> None:
    """The card says how many letters are wanted, so a list of thirty names may hold one that fits."""
    short = tuple(f"{a}{b}{c}" for a in "BD" for b in "AEI" for c in "GLNRT")
    long = tuple(f"{name}EN" for name in short)
    among_others = card("riddle", [["+A", "^B", "-N", "-G", "-L", ".R"]], "BAR", dossier=short)
    known = card("riddle", [["+A", "^B", ".N"]], "BAGEN", dossier=(*short, "BAGEN"))
    mixed = card("riddle", [["+A", "^B", "+G", ".N"]], "BAGEN", dossier=(*short[:10], *long[:19]))
    assert len(candidates(face_of(among_others), {}, shop.bank, shop.lexicon.full)) == 30
    assert readable(known, shop, shop.lexicon).startswith("G2b: 1 candidates while nothing is open")
    assert readable(mixed, shop, shop.lexicon).startswith("G2b: 19 candidates while nothing is open")


@pytest.mark.rule("key:R131", "key:R142")
def test_a_length_that_few_numbers_have(shop: Workshop) -> None:
    """Any next number would fit six closed windows; of one digit there are not many."""
    notes = (EQUAL, RANGE_NOTE)
    one = card("sequence", [["18", "16", "14", "12", "10", "8"]], "6", shape="number", notes=notes)
    two = card("sequence", [["24", "22", "20", "18", "16", "14"]], "12", shape="number", notes=notes)
    for mission in (one, two):
        fitting = candidates(face_of(mission), {}, shop.bank, shop.lexicon.common)
        assert {len(answer) for answer in fitting} == {len(mission.answer)}
    assert readable(one, shop, shop.lexicon).startswith("G2b: 10 candidates while nothing is open")
    assert "while nothing is open" not in readable(two, shop, shop.lexicon)


@pytest.mark.rule("key:R142")
def test_a_pattern_that_one_word_has(shop: Workshop) -> None:
    words = lexicon_of("MISSISSIPPI", "CONSTITUTED")
    found = readable(card("word", ["MISSISSIPPI"], "MISSISSIPPI"), shop, words)
    assert found == "G2b: 1 candidates while nothing is open, fewer than 20: it can be guessed before anything is found"


@pytest.mark.rule("key:R142")
def test_a_single_letter_that_gives_the_answer_away(shop: Workshop) -> None:
    names = tuple(f"{a}{b}EN" for a in "BDHKLM" for b in "AOIU")
    mission = card("dossier", ["ZXEN"], "ZXEN", dossier=(*names, "ZXEN"))
    assert readable(mission, shop, shop.lexicon).startswith("G2b: a single glyph gives the answer away")


@pytest.mark.rule("key:R142")
@pytest.mark.parametrize("grade", GRADES)
def test_what_is_known_too_early_or_too_late_for_its_grade(grade: int, shop: Workshop) -> None:
    mission = mission_of(0, grade, "dossier")
    measured = measure(mission, shop.bank, shop.lexicon.common)
    assert measured is not None
    aim = (0.45, 0.5, 0.55, 0.62, 0.7)[grade - 1]
    for share, is_refused in ((aim - 0.07, True), (aim - 0.05, False), (aim + 0.05, False), (aim + 0.07, True)):
        other = msgspec.structs.replace(measured, mean_share=share)
        refused = unreadable_while_closed(mission, shop.bank, other, GRADES[grade])
        assert refused.startswith("G2b: known after") == is_refused
        assert bool(refused) == is_refused


def test_a_card_that_denies_its_homophones(shop: Workshop) -> None:
    words = (mission_of(seed, 4, "word") for seed in range(40))
    made = next(m for m in words if len(m.glyphs) > len({w.content for w in m.windows}))
    lie = Mission(**{f: getattr(made, f) for f in made.__struct_fields__} | {"one_to_one": True})
    assert structure(made, shop.parts, GRADES[4]) == ""
    assert structure(lie, shop.parts, GRADES[4]).startswith("G0: a content has two glyphs, and the card denies it: ")


def test_an_answer_that_the_story_mentions(shop: Workshop) -> None:
    mission = card("word", ["ANSWER"], "ANSWER", notes=("It is not the answer that counts",))
    number = card("sequence", [["1", "2", "3"]], "4", notes=("4 of them are wrong",), shape="number")
    assert hygiene(mission, shop.bank, frozenset()).startswith("G5: the answer stands on the card")
    assert hygiene(number, shop.bank, frozenset()).startswith("G5: the answer stands on the card")


def test_a_rude_word_in_the_cipher_text(shop: Workshop) -> None:
    clean = card("shift", ["QSPQFS"], "PROPER")
    rude = card("shift", ["XTURDQ"], "PROPER")
    assert hygiene(clean, shop.bank, frozenset()) == ""
    assert hygiene(rude, shop.bank, frozenset()).startswith("G5: a rude word can be read in ")


def test_a_word_that_the_bank_alone_gives_away(shop: Workshop) -> None:
    mission = card("word", ["PLANETS"], "PLANETS")
    alike = ("PLANETS", "CLUMPED", "BRIGHTS", "DRUMGIV", "FROWCHY", "GUMBOIL")
    told_by_one = lexicon_of("PLANETS", *alike[1:])
    told_late = lexicon_of("PLANETS", "PLANERS", "PLANEDS", "PLAFETS", "PLUNETS", "GLANETS", "PLANIKS")
    grade = GRADES[5]
    assert not_known_by_heart(mission, shop.bank, lexicon_of(*alike[:4]), grade).startswith(
        "G2b: the bank has too few answers that fit while nothing is open"
    )
    assert "of the glyphs by heart" in not_known_by_heart(mission, shop.bank, told_by_one, grade)
    assert not_known_by_heart(mission, shop.bank, told_late, grade) == ""


def test_a_closed_list_cannot_be_known_by_heart(shop: Workshop) -> None:
    mission = card("dossier", ["PLANETS"], "PLANETS", dossier=("PLANETS", "CLUMPED"))
    assert not_known_by_heart(mission, shop.bank, lexicon_of("PLANETS"), GRADES[5]) == ""
