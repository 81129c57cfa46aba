"""Solvers against plain searches, and what each of them sees when nothing is open."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.games.key.missions.codes import CODE_TABLES
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.lexicon import ALPHABET, WordList
from holdfast.games.key.missions.generator.measure import open_contents
from holdfast.games.key.missions.generator.solvers import BEHIND, RULED_OUT, TooMany, candidates, worlds
from holdfast.games.key.missions.generator.solvers.sight import ConsoleSight
from holdfast.games.key.missions.mission import Mission, face_of
from holdfast.games.key.missions.workshop import Workshop

from .cards import card

FEW_LETTERS = st.text("ABCD", min_size=4, max_size=4)
SOME_WORDS = st.sets(FEW_LETTERS, min_size=1, max_size=30)


def fits(mission: Mission, contents: list[str], seen: dict[tuple[int, int], str]) -> bool:
    """The rule itself: open windows show what they show, equal glyphs are equal, and others are not."""
    pairs = list(zip(mission.windows, contents, strict=True))
    return all(seen.get((w.row, w.column), c) == c for w, c in pairs) and all(
        (v.glyph == w.glyph) == (c == d) for v, c in pairs for w, d in pairs
    )


def solve(mission: Mission, seen: dict[tuple[int, int], str], bank: Bank, words: set[str]) -> set[str]:
    return candidates(face_of(mission), seen, bank, WordList("some words", words))


@given(words=SOME_WORDS, data=st.data())
def test_words_are_found_as_by_a_plain_search(words: set[str], data: st.DataObject, shop: Workshop) -> None:
    answer = data.draw(st.sampled_from(sorted(words)))
    mission = card("word", [answer], answer)
    seen = open_contents(mission, data.draw(st.sets(st.sampled_from(mission.glyphs))))
    assert solve(mission, seen, shop.bank, words) == {w for w in words if fits(mission, list(w), seen)}


@given(words=SOME_WORDS, shift=st.integers(1, 25), data=st.data())
def test_shifts_are_found_as_by_a_plain_search(
    words: set[str], shift: int, data: st.DataObject, shop: Workshop
) -> None:
    def moved(word: str, by: int) -> list[str]:
        return [ALPHABET[(ALPHABET.index(c) + by) % 26] for c in word]

    answer = data.draw(st.sampled_from(sorted(words)))
    mission = card("shift", [moved(answer, shift)], answer)
    seen = open_contents(mission, data.draw(st.sets(st.sampled_from(mission.glyphs))))
    expected = {w for w in words for by in range(1, 26) if fits(mission, moved(w, by), seen)}
    assert solve(mission, seen, shop.bank, words) == expected


@given(words=SOME_WORDS, key=st.sampled_from(["AB", "CD", "BD"]), data=st.data())
def test_keywords_are_found_as_by_a_plain_search(
    words: set[str], key: str, data: st.DataObject, shop: Workshop
) -> None:
    def locked(word: str, key: str) -> list[str]:
        steps = [ALPHABET.index(c) for c in key]
        return [ALPHABET[(ALPHABET.index(c) + steps[i % 2]) % 26] for i, c in enumerate(word)]

    answer = data.draw(st.sampled_from(sorted(words)))
    mission = card("keyword", [key, locked(answer, key)], answer, notes=("The keyword is one of AB, CD, BD.",))
    seen = open_contents(mission, data.draw(st.sets(st.sampled_from(mission.glyphs))))
    expected = {w for w in words for k in ("AB", "CD", "BD") if fits(mission, [*k, *locked(w, k)], seen)}
    assert solve(mission, seen, shop.bank, words) == expected


@given(words=SOME_WORDS, data=st.data())
def test_anagrams_are_found_as_by_a_plain_search(words: set[str], data: st.DataObject, shop: Workshop) -> None:
    answer = data.draw(st.sampled_from(sorted(words)))
    mission = card("anagram", [data.draw(st.permutations(answer))], answer)
    seen = open_contents(mission, data.draw(st.sets(st.sampled_from(mission.glyphs))))
    expected = {w for w in words if any(fits(mission, list(order), seen) for order in permutations(w))}
    assert solve(mission, seen, shop.bank, words) == expected


@given(words=SOME_WORDS, name=st.sampled_from(sorted(CODE_TABLES)), data=st.data())
def test_tables_are_read_as_by_a_plain_search(words: set[str], name: str, data: st.DataObject, shop: Workshop) -> None:
    table = CODE_TABLES[name]
    answer = data.draw(st.sampled_from(sorted(words)))
    note = "Table: " + " ".join(f"{c}={sign}" for c, sign in table.items())
    mission = card("table", [[table[c] for c in answer]], answer, notes=(note,))
    seen = open_contents(mission, data.draw(st.sets(st.sampled_from(mission.glyphs))))
    expected = {w for w in words if fits(mission, [table[c] for c in w], seen)}
    assert solve(mission, seen, shop.bank, words) == expected


def test_a_sum_is_solved_as_by_a_plain_search(shop: Workshop) -> None:
    mission = card("equation", ["72+19=91"], "729", answer_row="729", open="+=", shape="number")
    glyph = {w.content: w.glyph for w in mission.windows}
    expected = set()
    for seven, two, one, nine in permutations("0123456789", 4):
        if "0" not in (seven, one, nine) and int(seven + two) + int(one + nine) == int(nine + one):
            expected.add(seven + two + nine)
    assert set(glyph) == set("72+19=")
    assert candidates(face_of(mission), open_contents(mission, ()), shop.bank, shop.lexicon.common) == expected


def test_a_changed_saying_is_any_saying_but_for_one_word(shop: Workshop) -> None:
    mission = card("phrase", ["AS BOLD AS GRAVY"], "ASBOLDASGRAVY")
    found = candidates(face_of(mission), open_contents(mission, ()), shop.bank, shop.lexicon.common)
    assert "ASBOLDASGRAVY" in found
    assert "ASBOLDASBRASS" not in found  # nothing is changed, and the pattern is another


def test_the_old_word_is_not_a_change(shop: Workshop) -> None:
    mission = card("phrase", ["AS BOLD AS BRASS"], "ASBOLDASBRASS")
    everything = open_contents(mission, mission.glyphs)
    assert candidates(face_of(mission), everything, shop.bank, shop.lexicon.full) == set()


def test_entries_of_several_lists_share_their_glyphs(shop: Workshop) -> None:
    lists = ("Who:", "ANN", "BOB", "EVE", "Where:", "DEN", "BAR", "ELM")
    mission = card("dossier", ["BOB BAR"], "BOBBAR", dossier=lists)
    found = candidates(face_of(mission), open_contents(mission, ()), shop.bank, shop.lexicon.common)
    assert found == {"BOBBAR", "EVEELM"}


def test_statements_strike_out_names(shop: Workshop) -> None:
    names = ("ALMA", "BERT", "CARL", "DORA")
    for statement, left in (
        ("+A", {"ALMA", "CARL", "DORA"}),
        ("-A", {"BERT"}),
        ("^D", {"DORA"}),
        (".A", {"ALMA", "DORA"}),
        ("V1", {"BERT", "CARL"}),
        ("#4", {"ALMA", "BERT", "CARL", "DORA"}),
        ("<C", {"ALMA", "BERT"}),
        (">C", {"DORA"}),
    ):
        mission = card("riddle", [[statement]], min(left), dossier=names)
        seen = open_contents(mission, mission.glyphs)
        assert candidates(face_of(mission), seen, shop.bank, shop.lexicon.common) == left


def test_a_glyph_that_is_open_anywhere_is_known_everywhere() -> None:
    mission = card("word", ["LEVEL"], "LEVEL")
    assert [c.content for c in ConsoleSight(face_of(mission), {(0, 0): "L"}).cells] == ["L", None, None, None, "L"]


def test_a_search_without_end_is_given_up(shop: Workshop) -> None:
    mission = card("transpose", ["ABCDEFGHIJKLMN"], "X", notes=("Method: backwards", "Words: 7 and 7 letters"))
    with pytest.raises(TooMany):
        candidates(face_of(mission), {}, shop.bank, shop.lexicon.full)


NAMES = ("ABC", "ABD", "ACD", "BCD", "CDA", "DAB")


@given(data=st.data())
def test_liars_are_found_as_by_a_plain_search(data: st.DataObject, shop: Workshop) -> None:
    """A name fits if so many statements as the card says can be false of it, the closed ones being anything."""
    statements = data.draw(st.permutations(["+A", "+B", "-C", "^A", ".D", ".C"]))
    lies = data.draw(st.integers(0, 3))
    mission = card("liars", [statements], "ABC", dossier=NAMES, notes=(f"Lies: exactly {lies}.",))
    opened = data.draw(st.sets(st.sampled_from(mission.glyphs)))
    seen = open_contents(mission, opened)
    meant = {"+A": "A", "+B": "B", "-C": "", "^A": "A", ".D": "D", ".C": "C"}

    def is_false(statement: str, name: str) -> bool:
        letter = meant[statement]
        match statement[0]:
            case "+":
                return letter not in name
            case "-":
                return statement[1] in name
            case "^":
                return name[0] != letter
            case _:
                return name[-1] != letter

    closed = len(statements) - len(seen)
    expected = set()
    for name in NAMES:
        false = sum(is_false(content, name) for content in seen.values())
        if false <= lies <= false + closed:
            expected.add(name)
    assert solve(mission, seen, shop.bank, set()) == expected


@given(data=st.data())
def test_trails_are_found_as_by_a_plain_search(data: st.DataObject, shop: Workshop) -> None:
    """An entry fits if its letters can be laid out with a way through them on which the open windows lie."""
    entries = data.draw(st.lists(st.text("ABCDE", min_size=4, max_size=4), min_size=1, max_size=8, unique=True))
    answer = data.draw(st.sampled_from(entries))

    def laid_out(word: str, way: tuple[int, ...]) -> list[str]:
        onward = [*(str(place + 1) for place in way[1:]), "."]
        return [word[way.index(place)] + onward[way.index(place)] for place in range(4)]

    ways = [(0, *rest) for rest in permutations((1, 2, 3))]
    contents = laid_out(answer, data.draw(st.sampled_from(ways)))
    mission = card("trail", [contents], answer, dossier=tuple(entries))
    seen = open_contents(mission, data.draw(st.sets(st.sampled_from(mission.glyphs))))
    expected = {word for word in entries if any(fits(mission, laid_out(word, way), seen) for way in ways)}
    assert solve(mission, seen, shop.bank, set()) == expected


@given(data=st.data())
def test_a_window_rules_out_what_would_have_something_else_behind_it(data: st.DataObject, shop: Workshop) -> None:
    """Kinds that say at once which windows rule a world out say what comparing what lies behind them would."""
    entries = data.draw(st.lists(st.text("ABCDE", min_size=4, max_size=4), min_size=1, max_size=8, unique=True))
    mission = card("trail", [data.draw(st.permutations(["A3", "B.", "C4", "D2"]))], entries[0], dossier=tuple(entries))
    face = face_of(mission)
    found = list(worlds(face, {}, shop.bank, WordList("none", ())))
    truth = [(1 << place, place, window.content) for place, window in enumerate(mission.windows)]
    compared = [
        sum(bit for bit, place, content in truth if contents[place] != content)
        for contents in BEHIND["trail"](face, found)
    ]
    assert RULED_OUT["trail"](face, found, truth) == compared


ROOMS = "Lobby 1, Mail room 2, Archive 3, Stairwell 4, Canteen 5, Typing pool 6, Switchboard 7, Boiler room 8"
HOOKS = f"Hooks: {ROOMS}, Accounts 9, Vault 1."


@pytest.mark.parametrize(
    ("seen", "answers"),
    [
        ({(0, 0): "1M", (0, 1): "2A"}, {"232", "236", "237"}),
        ({(0, 0): "1S", (0, 2): "3V"}, {"481"}),
        ({(0, 1): "2L"}, {"212", "214", "412", "414"}),
    ],
)
def test_a_patrol_follows_the_doors(seen: dict[tuple[int, int], str], answers: set[str], shop: Workshop) -> None:
    """From the lobby one door leads to the mail room and one to the stairwell."""
    mission = card("patrol", [["1M", "2A", "3T"]], "236", notes=(HOOKS,), shape="number")
    assert solve(mission, seen, shop.bank, set()) == answers


def test_a_patrol_stops_at_walls_and_takes_passages(shop: Workshop) -> None:
    plain = card("patrol", [["1M", "2A"]], "23", notes=(HOOKS,), shape="number")
    walled = Mission(**{f: getattr(plain, f) for f in plain.__struct_fields__} | {"walls": ((2, 3),)})
    opened = Mission(**{f: getattr(plain, f) for f in plain.__struct_fields__} | {"passages": ((3, 4),)})
    assert solve(plain, {}, shop.bank, set()) == {"21", "23", "25", "41", "47", "48"}
    assert solve(walled, {}, shop.bank, set()) == {"21", "25", "41", "47", "48"}
    assert solve(opened, {}, shop.bank, set()) == {"21", "23", "25", "41", "43", "47", "48"}
