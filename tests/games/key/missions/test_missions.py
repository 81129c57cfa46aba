"""The missions of the base pack: fit for their grade, and with one right answer that no closed card gives away.

Every kind has a small solver of its own here, which knows what a player knows: the card, the printed list and the
windows that are open. It shares no code with the game, so that neither can hide the other's mistakes.
"""

import tomllib
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise, permutations
from pathlib import Path
from statistics import mean

import pytest

from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.cards import pack
from holdfast.games.key.missions.mission import NO_GLYPH, Mission, MissionFace, face_of

BASE = Path(pack.__file__).parents[1] / "packs" / "base"
FILES = {p.relative_to(BASE).as_posix(): tomllib.loads(p.read_text(encoding="utf-8")) for p in BASE.rglob("*.toml")}
PARTS = pack.read_pack(FILES)
MISSIONS = tuple(pack.read_missions(FILES, PARTS).values())

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
KEYS = ("", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ")  # of a telephone
GLYPHS = {1: range(6, 9), 2: range(8, 11), 3: range(10, 13), 4: range(12, 15), 5: range(14, 19)}
OPEN = {1: (0.1, 0.35), 2: (0.05, 0.15), 3: (0, 0), 4: (0, 0), 5: (0, 0)}  # share of the letters and digits
TRAPS = {1: (0.08, 0.15), 2: (0.13, 0.17), 3: (0.17, 0.22), 4: (0.23, 0.27), 5: (0.23, 0.27)}  # share of the tokens
NUMBERS = range(251)  # that the numbers station reads
PUNCTUATION = ("+", "=")  # open signs that tell nothing

# What else could stand where the card prints no list: an order, and a thing of eight letters.
VERBS = """BOIL BURN COPY DRAG DRAW DROP DUMP FILM FIND FOLD GRAB LICK LINK LOCK MAIL MARK MILK MIND MOCK PACK PARK PICK
    RING ROCK SAIL SIGN SING SINK SKIM SKIP SPIN SWAP WALK WARM WIND YANK"""
NOUNS = "BAG BIN BOX BUS CAR COW CUP DOG FLY FOG FOX GAP INK JAM KID LID MAP MOB MOP MUD MUG OWL PAN PIG RUG SKY SPY"
THINGS = """BACHELOR CALFSKIN CAMISOLE CAPSTONE CAROUSEL CAULDRON DAYLIGHT FALCONET FANLIGHT GAMEFISH GASOLINE HANDGRIP
    HANDWORK HAZELNUT JACKFISH LADYFISH LAMBSKIN LATCHKEY MAILSHOT MANGROVE MANIFEST MANIFOLD MARIGOLD MATCHBOX MAVERICK
    PAINTBOX PASTICHE SAMPHIRE SANDPILE SANDWICH SANDWORM SAUCEBOX SAUCEPOT TAILBONE TAPEWORM WATCHDOG"""

Seen = dict[int, str]  # the open windows, by their place in the card
Reading = tuple[str, tuple[str | None, ...]]  # an answer, and what each window would hold; None: anything


def plain(text: str) -> str:
    return "".join(c for c in text.upper() if c.isalnum())


def rows(mission: Mission) -> list[str]:
    return ["".join(w.content for w in mission.windows if w.row == row) for row in range(mission.windows[-1].row + 1)]


def seen_with(mission: Mission, glyphs: set[int]) -> Seen:
    return {i: w.content for i, w in enumerate(mission.windows) if w.open or w.glyph in glyphs}


# The solvers: which answers are left.


def phrases(card: MissionFace) -> Iterator[Reading]:
    for verb in VERBS.split():
        for noun in NOUNS.split():
            yield verb + "THE" + noun, (*verb, *"THE", *noun)


def words(card: MissionFace) -> Iterator[Reading]:
    return ((thing, tuple(thing)) for thing in THINGS.split())


def suspects(card: MissionFace) -> Iterator[Reading]:
    return ((plain(entry), tuple(plain(entry))) for entry in card.dossier)


def phone_book(card: MissionFace) -> Iterator[Reading]:
    for entry in card.dossier:
        yield plain(entry), tuple("0" if c == " " else next(str(d) for d in range(10) if c in KEYS[d]) for c in entry)


def shifted(card: MissionFace) -> Iterator[Reading]:
    for name in map(plain, card.dossier):
        for places in range(1, 26):
            yield name, (*((ALPHABET * 2)[ALPHABET.index(c) + places] for c in name), str(places))


def keyed(card: MissionFace) -> Iterator[Reading]:
    for word in card.notes[-1].rpartition(": ")[2].strip(".").split(", "):
        alphabet = "".join(dict.fromkeys(word + ALPHABET))
        for name in map(plain, card.dossier):
            yield name, (*word, *(alphabet[ALPHABET.index(c)] for c in name))


def in_columns(card: MissionFace) -> Iterator[Reading]:
    for name in map(plain, card.dossier):
        for order in permutations("123"):
            sent = [name[column::3] for _, column in sorted(zip(order, range(3), strict=True))]
            yield name, (*order, *"".join(sent))


def initials(card: MissionFace) -> Iterator[Reading]:
    taken = {(w.row, w.column) for w in card.windows}
    first = [i for i, w in enumerate(card.windows) if (w.row, w.column - 1) not in taken]
    for word in card.dossier:
        letters = dict(zip(first, word, strict=True))
        yield word, tuple(letters.get(i) for i in range(len(card.windows)))


def sums(card: MissionFace) -> Iterator[Reading]:
    for a, b, c, d, e, f in permutations(range(10), 6):
        if not (a and c and e) or 10 * (a + c - e) + b + d - f:
            continue
        for g, h, i, j in permutations(set(range(10)) - {a, b, c, d, e, f}):
            if g and i and not 10 * (a + g - i) + b + h - j:
                yield f"{j}{c}{g}{e}", tuple(f"{a}{b}+{c}{d}={e}{f}{a}{b}+{g}{h}={i}{j}{j}{c}{g}{e}")


READINGS: dict[str, Callable[[MissionFace], Iterator[Reading]]] = {
    "phrase": phrases,
    "word": words,
    "dossier": suspects,
    "table": phone_book,
    "shift": shifted,
    "keyword": keyed,
    "transpose": in_columns,
    "acrostic": initials,
    "equation": sums,
}


def agrees(card: MissionFace, reading: Reading, seen: Seen) -> bool:
    """Whether the card could hide this: one content for each glyph, one glyph for each content."""
    if len(reading[0]) != card.length:
        return False
    contents: dict[int, str] = {}
    for i, (window, content) in enumerate(zip(card.windows, reading[1], strict=True)):
        known = seen.get(i, content)
        if content not in (None, known):
            return False
        if known is not None and window.glyph != NO_GLYPH and contents.setdefault(window.glyph, known) != known:
            return False
    return len(set(contents.values())) == len(contents)


def shuffled(card: MissionFace, seen: Seen) -> set[str]:
    return {word for word in card.dossier if set(seen.values()) <= set(word)}


def counted(card: MissionFace, seen: Seen) -> set[str]:
    """The upper row holds letters, the lower row how often each stands in the title."""
    width = len(card.windows) // 2
    letters = [seen.get(i) for i in range(width)]
    glyphs = [w.glyph for w in card.windows[width:]]
    known = {w.glyph: int(seen[i]) for i, w in enumerate(card.windows) if i >= width and i in seen}

    def could_be(title: str, number: dict[int, int]) -> bool:
        numbers = [number[glyph] for glyph in glyphs]
        if any(letter and title.count(letter) != n for letter, n in zip(letters, numbers, strict=True)):
            return False
        lost = Counter(n for letter, n in zip(letters, numbers, strict=True) if not letter)
        rest = Counter(title.count(letter) for letter in ALPHABET if letter not in letters)
        return lost <= rest

    kinds = sorted(set(glyphs))
    ways = [dict(zip(kinds, numbers, strict=True)) for numbers in permutations(range(3))]
    ways = [way for way in ways if known.items() <= way.items()]
    return {title for title in map(plain, card.dossier) if any(could_be(title, way) for way in ways)}


@cache
def lists_from(start: int) -> list[tuple[int, ...]]:
    """The STEADY, GROWING and FAMILY lists of ten that begin so and keep to the numbers of the card."""
    lists = [
        tuple(start + n * step + n * (n - 1) // 2 * growth for n in range(10))
        for step in range(-250, 251)
        for growth in range(-63, 64)
    ]
    for second in NUMBERS:
        family = [start, second]
        for _ in range(8):
            family.append(family[-1] + family[-2])
        lists.append(tuple(family))
    return [numbers for numbers in lists if set(numbers) <= set(NUMBERS) and len(set(numbers)) == 10]


@cache
def strands() -> list[tuple[int, ...]]:
    """The STEADY lists of five: two of them take turns."""
    lists = [tuple(start + n * step for n in range(5)) for start in NUMBERS for step in range(-62, 63)]
    return [numbers for numbers in lists if set(numbers) <= set(NUMBERS) and len(set(numbers)) == 5]


def continued(card: MissionFace, seen: Seen) -> set[str]:
    shown = [(i, int(content)) for i, content in seen.items()]
    odd, even = ([(i // 2, number) for i, number in shown if i % 2 == side] for side in (0, 1))

    def holds(numbers: tuple[int, ...], known: list[tuple[int, int]]) -> bool:
        return all(numbers[i] == number for i, number in known)

    answers = {numbers[9] for numbers in lists_from(shown[0][1]) if holds(numbers, shown)}
    firsts = [numbers for numbers in strands() if holds(numbers, odd)]
    for second in strands():
        if second[4] not in answers and holds(second, even) and any(set(a).isdisjoint(second) for a in firsts):
            answers.add(second[4])
    return {str(answer) for answer in answers if len(str(answer)) == card.length}


SOLVERS = {"anagram": shuffled, "riddle": counted, "sequence": continued}


def solver(mission: Mission) -> Callable[[Seen], set[str]]:
    card = face_of(mission)
    if mission.kind in SOLVERS:
        return lambda seen: SOLVERS[mission.kind](card, seen)
    at_first = seen_with(mission, set())
    readings = [r for r in READINGS[mission.kind](card) if agrees(card, r, at_first)]
    return lambda seen: {r[0] for r in readings if agrees(card, r, seen)}


every_mission = pytest.mark.parametrize("mission", MISSIONS, ids=lambda m: m.id)


def of_kind(kind: str) -> Mission:
    (mission,) = (m for m in MISSIONS if m.kind == kind)
    return mission


# All of them together.


def test_there_are_twelve_missions_of_rising_grade() -> None:
    expected = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5]
    assert expected == [m.grade for m in MISSIONS]


def test_every_kind_has_its_mission() -> None:
    assert {*READINGS, *SOLVERS} == {m.kind for m in MISSIONS}


@pytest.mark.rule("key:R145")
def test_nothing_occurs_twice() -> None:
    for told in (lambda m: m.id, lambda m: m.title, lambda m: m.answer, lambda m: m.won, lambda m: m.lost):
        assert len(MISSIONS) == len(set(map(told, MISSIONS)))


def test_a_file_is_named_after_its_mission() -> None:
    expected = [f"missions/{n:02}-{mission.id}.toml" for n, mission in enumerate(MISSIONS, 1)]
    assert expected == sorted(path for path in FILES if path.startswith("missions/"))


def test_both_boards_walls_and_passages_are_used() -> None:
    assert {"office", "compound"} == {m.board for m in MISSIONS}
    assert any(m.walls for m in MISSIONS)
    assert any(m.passages for m in MISSIONS)


@pytest.mark.rule("key:R5")
def test_the_first_mission_has_only_tan_tokens_and_each_trap() -> None:
    tokens = [PARTS.tokens[i] for i in MISSIONS[0].pool]
    assert {"tan"} == {t.colour for t in tokens}
    assert {"glyph", "camera", "gas", "counter_intel"} == {t.kind for t in tokens}


# Each by itself.


@every_mission
@pytest.mark.rule("key:R144")
def test_a_mission_keeps_to_its_grade(mission: Mission) -> None:
    traps = sum(PARTS.tokens[i].kind != "glyph" for i in mission.pool) / len(mission.pool)
    telling = [w for w in mission.windows if w.content not in PUNCTUATION]
    given = sum(w.open for w in telling) / len(telling)
    dark = [w for w in mission.windows if w.glyph == NO_GLYPH and not w.open]
    assert len(mission.glyphs) in GLYPHS[mission.grade]
    assert OPEN[mission.grade][0] <= given <= OPEN[mission.grade][1]
    assert TRAPS[mission.grade][0] <= traps <= TRAPS[mission.grade][1]
    assert len(dark) <= (2 if mission.grade == 5 else 0)
    assert mission.board == "compound" or mission.grade < 4
    assert mission.walls or mission.grade < 5


@every_mission
def test_the_console_is_small_enough(mission: Mission) -> None:
    assert max(w.column for w in mission.windows) < (12 if mission.grade < 4 else 16)
    assert max(w.row for w in mission.windows) < 4
    assert max((w.row for w in mission.windows if w.area == "body"), default=0) < 2


@every_mission
def test_the_tokens_are_spread_over_the_rooms(mission: Mission) -> None:
    assert 14 <= sum(mission.tokens) <= 27
    assert set(mission.tokens) <= {1, 2, 3, 4}
    assert mission.tokens[mission.entrance - 1] == 1


@every_mission
def test_a_mission_tells_its_whole_story(mission: Mission) -> None:
    assert all((mission.title, mission.question, mission.before, mission.won, mission.lost))
    assert len(mission.hints) == 3


@every_mission
def test_a_printed_list_is_long_and_in_alphabetical_order(mission: Mission) -> None:
    assert sorted(set(mission.dossier)) == list(mission.dossier)
    assert not mission.dossier or len(mission.dossier) >= 24
    assert {mission.length} >= {len(plain(entry)) for entry in mission.dossier}


@every_mission
@pytest.mark.rule("key:R3", "key:R146")
def test_no_printed_text_tells_the_answer(mission: Mission) -> None:
    printed = (mission.title, mission.question, mission.before, *mission.notes, *mission.hints)
    assert not [text for text in printed if mission.answer in plain(text)]
    assert mission.answer not in "".join(w.content for w in mission.windows if w.open)


@every_mission
def test_the_windows_hold_the_answer_only_where_it_is_to_be_read(mission: Mission) -> None:
    read_off = mission.kind in ("phrase", "word", "dossier")
    body = plain("".join(w.content for w in mission.windows if w.area == "body"))
    assert read_off == (mission.answer in body)
    assert (mission.kind == "equation") == any(w.area == "answer" for w in mission.windows)


@every_mission
@pytest.mark.rule("key:R142")
def test_all_windows_open_leave_one_answer(mission: Mission) -> None:
    assert {mission.answer} == solver(mission)(seen_with(mission, set(mission.glyphs)))


@every_mission
def test_a_closed_card_leaves_at_least_twenty_answers(mission: Mission) -> None:
    answers = solver(mission)(seen_with(mission, set()))
    assert mission.answer in answers
    assert len(answers) >= 20
    assert answers == set(map(plain, mission.dossier)) or not mission.dossier


@every_mission
def test_one_glyph_is_never_enough(mission: Mission) -> None:
    answers = solver(mission)
    assert all(len(answers(seen_with(mission, {glyph}))) > 1 for glyph in mission.glyphs)


def enough(mission: Mission, answers: Callable[[Seen], set[str]], order: list[int]) -> int:
    """How many glyphs of this order fix the answer; more open windows never leave more answers."""
    return bisect_left(range(len(order)), -1, key=lambda k: -len(answers(seen_with(mission, set(order[:k])))))


@every_mission
def test_a_good_part_of_the_glyphs_is_enough(mission: Mission) -> None:
    answers, rng, glyphs = solver(mission), Rng(key_from_seed(mission.id)), len(mission.glyphs)
    needed = mean(enough(mission, answers, rng.sample(mission.glyphs, glyphs, "order")) for _ in range(60))
    assert 0.35 <= needed / glyphs <= 0.75


# Some answers can be worked out by hand from the open windows alone, without any list.


def test_the_letters_of_the_anagram_are_those_of_the_answer() -> None:
    mission = of_kind("anagram")
    assert sorted(mission.answer) == sorted(rows(mission)[0])


def test_the_phone_keys_type_the_answer() -> None:
    mission = of_kind("table")
    pressed = rows(mission)[0].replace("0", "")
    assert all(c in KEYS[int(key)] for c, key in zip(mission.answer, pressed, strict=True))


def test_the_shift_goes_back_to_the_answer() -> None:
    mission = of_kind("shift")
    text, places = rows(mission)
    assert mission.answer == "".join(ALPHABET[ALPHABET.index(c) - int(places)] for c in text)


def test_the_keyed_alphabet_goes_back_to_the_answer() -> None:
    mission = of_kind("keyword")
    word, text = rows(mission)
    alphabet = word + "".join(c for c in ALPHABET if c not in word)
    assert mission.answer == "".join(ALPHABET[alphabet.index(c)] for c in text)


def test_the_columns_go_back_to_the_answer() -> None:
    mission = of_kind("transpose")
    order, text = rows(mission)
    columns = [text[3 * int(n) - 3 : 3 * int(n)] for n in order]
    assert mission.answer == "".join(c for line in zip(*columns, strict=True) for c in line)


def test_two_steady_lists_take_turns_in_the_sequence() -> None:
    mission = of_kind("sequence")
    numbers = [int(w.content) for w in mission.windows] + [int(mission.answer)]
    assert {-7} == {b - a for a, b in pairwise(numbers[0::2])}
    assert {24} == {b - a for a, b in pairwise(numbers[1::2])}


def test_the_sums_are_right_and_the_safe_is_the_answer_area() -> None:
    mission = of_kind("equation")
    *claims, safe = rows(mission)
    for claim in claims:
        left, right, total = map(int, claim.replace("=", "+").split("+"))
        assert total == left + right
    assert mission.answer == safe


def test_the_first_letters_of_the_postcard_are_the_answer() -> None:
    mission = of_kind("acrostic")
    lines = FILES["missions/11-wish-you-were-here.toml"]["console"]
    assert mission.answer == "".join(word[0] for line in lines for word in line.split())


def test_the_riddle_counts_the_letters_of_the_answer() -> None:
    mission = of_kind("riddle")
    letters, counts = rows(mission)
    assert counts == "".join(str(mission.answer.count(letter)) for letter in letters)
