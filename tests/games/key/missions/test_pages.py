"""The pages of the campaign: every answer of each can be dealt, is proven, and is known to nobody beforehand.

The solver here reads the printed card and the open windows, and nothing else; it shares no code with the game's.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product
from statistics import fmean

import msgspec
import pytest

from holdfast.engine.content import PackError
from holdfast.engine.state import Outcome
from holdfast.games.key.missions.campaign import MAIN_LINE, Campaign, CampaignStory, Entry, Result, record
from holdfast.games.key.missions.generator.grades import GRADES
from holdfast.games.key.missions.making import page, read_campaign, story_after
from holdfast.games.key.missions.mission import NO_GLYPH, Mission, MissionFace, face_of
from holdfast.games.key.missions.page_missions import page_mission
from holdfast.games.key.missions.pages import LetterPage, PageAnswer, filled, read_pages
from holdfast.games.key.missions.workshop import Workshop
from holdfast.games.key.screen.mission_sheet import mission_sheet
from holdfast.games.key.setup import Options, setup

from .generator.conftest import base_workshop, shop
from .test_campaign import FILES

__all__ = ["shop"]  # the fixture

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
Reading = tuple[str, tuple[str | None, ...]]
STORY = base_workshop().story
assert STORY is not None
PAGES = STORY.pages
VARIANTS = [(page, answer) for page in PAGES for answer in page.answers]
NAMES = [f"{page.chapter}-{'-'.join(answer.text)}" for page, answer in VARIANTS]
NAMES = [f"{page.chapter}-{'-'.join(answer.text)}" for page, answer in VARIANTS]


def story() -> CampaignStory:
    assert STORY is not None
    return STORY


def on_the_way(number: int, seed: str = "spring", *, won: bool = True, said: bool = True) -> Campaign:
    """A campaign that comes to this chapter."""
    result: Result = "won" if won else "lost"
    log = tuple(
        Entry(n, f"mission-{n}", 1, result, "", "", f"ANSWER{n}", 9, 5, False, said=f"thing {n}" * said)
        for n in range(1, number)
    )
    return Campaign(seed, log=log)


def dealt(
    shop: Workshop, page: LetterPage, answer: PageAnswer | None = None, campaign: Campaign | None = None
) -> Mission:
    """The mission of a page, with one of its answers if it is named."""
    of = page if answer is None else msgspec.structs.replace(page, answers=(answer,))
    way = campaign or on_the_way(page.chapter)
    return page_mission(way, story(), of, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)


# -- a solver that knows the printed card alone


def plain(text: str) -> str:
    return re.sub("[^A-Z]", "", text.upper())


def lists_of(card: MissionFace) -> list[list[str]]:
    lists: list[list[str]] = [[]]
    for line in card.dossier:
        if line.endswith(":"):
            lists.append([])
        else:
            lists[-1].append(plain(line))
    return [entries for entries in lists if entries]


def readings_of(card: MissionFace) -> Iterator[Reading]:
    (first, *_) = lists = lists_of(card)
    keywords = re.findall(r"\b[A-Z]{4,}\b", card.notes[-1])
    match card.kind:
        case "dossier":
            below = sum(window.area == "answer" for window in card.windows)
            for entries in product(*lists):
                text = "".join(entries)
                yield (text[-below:] if below else text), tuple(text)
        case "anagram":
            yield from ((entry, (None,) * len(entry)) for entry in first)
        case "shift":
            for entry, n in product(first, range(1, 26)):
                yield entry, (*(ALPHABET[(ALPHABET.index(c) + n) % 26] for c in entry), str(n))
        case "keyword":
            for entry, word in product(first, keywords):
                alphabet = word + "".join(c for c in ALPHABET if c not in word)
                yield entry, (*word, *(alphabet[ALPHABET.index(c)] for c in entry))
        case "transpose":
            for entry, order in product(first, permutations("123")):
                rows = [entry[i : i + 3] for i in range(0, len(entry), 3)]
                columns = sorted(zip(order, zip(*rows, strict=True), strict=True))
                yield entry, (*order, *(c for _, column in columns for c in column))
        case "acrostic":
            taken = {(w.row, w.column) for w in card.windows}
            begins = [(w.row, w.column - 1) not in taken for w in in_order(card)]
            for entry in first:
                letters = iter(entry)
                yield entry, tuple(next(letters) if is_first else None for is_first in begins)
        case "riddle":
            for i, n in product(range(len(first)), range(1, 10)):
                yield first[(i + n) % len(first)], (*first[i], str(n))


def in_order(card: MissionFace) -> list:  # type: ignore[type-arg]
    return sorted(card.windows, key=lambda w: (w.row, w.column))


@dataclass
class Solver:
    card: MissionFace

    def __post_init__(self) -> None:
        self.windows = in_order(self.card)
        self.readings = [r for r in readings_of(self.card) if len(r[1]) == len(self.windows)]

    def left(self, mission: Mission, opened: frozenset[int]) -> set[str]:
        """What is left for somebody who sees these glyphs open."""
        contents = {(w.row, w.column): w.content for w in mission.windows if w.open or w.glyph in opened}
        seen = [contents.get((w.row, w.column)) for w in self.windows]
        if self.card.kind == "anagram":
            letters = [c for c in seen if c]
            return {entry for entry, _ in self.readings if all(entry.count(c) >= letters.count(c) for c in letters)}
        return {answer for answer, read in self.readings if self.agrees(read, seen)}

    def agrees(self, read: tuple[str | None, ...], seen: list[str | None]) -> bool:
        behind: dict[int, str] = {}
        for window, content, known in zip(self.windows, read, seen, strict=True):
            if known and content and known != content:
                return False
            said = known or content
            if said and window.glyph != NO_GLYPH and behind.setdefault(window.glyph, said) != said:
                return False
        return not self.card.one_to_one or len(set(behind.values())) == len(behind)


# -- every answer of every page


def test_every_chapter_has_a_page_with_several_answers() -> None:
    assert [page.chapter for page in PAGES] == list(range(1, MAIN_LINE + 1))
    assert all(len(page.answers) >= 4 for page in PAGES)
    assert len({page.kind for page in PAGES}) == 7


@pytest.mark.rule("key:R142")
@pytest.mark.parametrize(("page", "answer"), VARIANTS, ids=NAMES)
def test_an_answer_can_be_dealt_and_is_the_only_one(shop: Workshop, page: LetterPage, answer: PageAnswer) -> None:
    mission = dealt(shop, page, answer)
    card, everything = face_of(mission), frozenset(mission.glyphs)
    solver = Solver(card)
    entry = plain(answer.text[-1 if page.in_area else 0])
    assert entry in mission.answer or entry == "" or page.in_area
    assert solver.left(mission, everything) == {mission.answer}
    assert mission.proof is not None
    assert solver.left(mission, frozenset(mission.proof.glyphs)) == {mission.answer}
    closed = len(solver.left(mission, frozenset()))
    assert closed >= (2 if page.chapter == MAIN_LINE else 20)
    assert closed == mission.proof.candidates_closed
    needed = 1 if page.chapter == MAIN_LINE else 2
    assert len(mission.proof.glyphs) >= needed
    if needed > 1:
        assert all(len(solver.left(mission, frozenset({glyph}))) > 1 for glyph in mission.glyphs)


def test_pages_get_harder_as_their_grades_do(shop: Workshop) -> None:
    """By how many of its glyphs a page is known on average: near to what its grade wants, and rising with it."""
    shares: dict[int, list[float]] = {grade: [] for grade in GRADES}
    for this in PAGES:
        for seed in ("one", "two"):
            proof = dealt(shop, this, campaign=on_the_way(this.chapter, seed)).proof
            assert proof is not None
            shares[story().chapter[this.chapter - 1].grade].append(proof.mean_share)
    for grade, found in shares.items():
        least, most = GRADES[grade].known_after
        assert least - 0.16 <= min(found), grade
        assert max(found) <= most + 0.06, grade
    easy, middle, hard = (fmean([*shares[a], *shares[b]]) for a, b in ((1, 2), (3, 4), (5, 5)))
    assert easy + 0.03 < middle
    assert middle + 0.03 < hard


@pytest.mark.rule("key:R146")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.chapter)
def test_what_is_printed_never_names_the_answer(shop: Workshop, page: LetterPage) -> None:
    """Titles, clues and hints are read by everybody; a printed list holds the answer among many others."""
    for seed in ("one", "two", "three"):
        mission = dealt(shop, page, campaign=on_the_way(page.chapter, seed))
        texts = (mission.title, mission.question, mission.before, *mission.notes, *mission.hints)
        assert not any(mission.answer in plain(text) for text in texts)
        face = msgspec.json.encode(face_of(mission)).decode()
        assert mission.wrong not in face
        assert mission.won not in face
        assert '"said"' not in face
        assert not any(re.search(r"\{.*?\}", text) for text in (*texts, mission.won, mission.wrong, mission.said))


@pytest.mark.rule("key:R141")
def test_the_same_campaign_meets_the_same_pages_and_another_one_others(shop: Workshop) -> None:
    def answers(seed: str) -> list[str]:
        return [dealt(shop, page, campaign=on_the_way(page.chapter, seed)).answer for page in PAGES]

    spring, autumn = answers("spring"), answers("autumn")
    assert spring == answers("spring")
    assert sum(a == b for a, b in zip(spring, autumn, strict=True)) <= 4


@pytest.mark.rule("key:R145")
def test_a_page_never_repeats_an_answer_of_the_campaign(shop: Workshop) -> None:
    page = PAGES[2]
    first = dealt(shop, page)
    met = msgspec.structs.replace(on_the_way(3).log[0], answer=first.answer)
    again = msgspec.structs.replace(on_the_way(3), log=(met, *on_the_way(3).log[1:]))
    assert dealt(shop, page, campaign=again).answer != first.answer


# -- what the pages tell


def test_a_clue_quotes_what_an_earlier_page_told(shop: Workshop) -> None:
    assert any("thing 4" in note for note in dealt(shop, PAGES[4]).notes)
    assert "thing 4" in dealt(shop, PAGES[6]).question


def test_what_is_quoted_begins_a_sentence_with_a_capital() -> None:
    words = {"a": "the pilot", "b": "wet"}
    assert (
        filled("{a} was bald. {a} was {b}. 'Is {a}?'", words)
        == "The pilot was bald. The pilot was wet. 'Is the pilot?'"
    )


def test_a_campaign_begun_before_there_were_pages_goes_on(shop: Workshop) -> None:
    """Its log does not say what earlier missions told, and their answers were others."""
    old = on_the_way(5, said=False)
    data = msgspec.json.encode(old).replace(b',"said":""', b"")
    assert b"said" not in data
    campaign = read_campaign(data)
    assert campaign == old
    mission = dealt(shop, PAGES[4], campaign=campaign)
    assert any(PAGES[3].unknown in note for note in mission.notes)
    assert record(campaign, Entry(5, mission.id, 2, "won", "", "", mission.answer, 9, 5, False, said=mission.said)).log


def test_solving_a_page_moves_the_story_and_a_wrong_answer_has_its_own_turn(shop: Workshop) -> None:
    mission, chapter = dealt(shop, PAGES[0]), story().chapter[0]
    won = story_after(mission, Outcome("won.solved", (0,)))
    wrong = story_after(mission, Outcome("lost.wrong", ()))
    late = story_after(mission, Outcome("lost.time", ()))
    assert won.startswith(chapter.won)
    assert mission.said in won
    assert wrong == f"{' '.join(PAGES[0].wrong.split())} {chapter.lost}"
    assert late == chapter.lost


def test_letters_that_were_won_lie_open_in_the_final(shop: Workshop) -> None:
    few, many = on_the_way(14, won=False), on_the_way(14)
    assert (few.open_letters, many.open_letters) == (3, 6)
    for campaign in (few, many):
        mission = dealt(shop, PAGES[13], campaign=campaign)
        assert len({w.content for w in mission.windows if w.open}) == campaign.open_letters


TEXTS = [
    *((f"{page.chapter} wrong", page.wrong) for page in PAGES),
    *((f"{page.chapter} {'-'.join(answer.text)}", answer.found) for page, answer in VARIANTS),
]


@pytest.mark.parametrize(("name", "text"), TEXTS, ids=[name for name, _ in TEXTS])
def test_a_text_is_short_in_one_piece_and_said_once(name: str, text: str) -> None:
    said = text.strip()
    assert 90 <= len(said) <= 420
    assert said == " ".join(said.split())
    assert said.isascii()
    assert said[-1] in ".'"
    assert [other for _, other in TEXTS].count(text) == 1


@pytest.mark.rule("key:R140")
def test_what_is_new_tonight_can_be_read_again_at_the_table(shop: Workshop) -> None:
    mission = dealt(shop, PAGES[4])
    sheet = mission_sheet(setup(shop.parts, Options(mission), 1, bytes(16)))
    assert sheet.news == story().chapter[4].announces.strip()
    assert sheet.before == story().chapter[4].before.strip()


# -- the four characters


def test_each_character_has_a_thread_of_three_parts_and_two_ends(shop: Workshop) -> None:
    threads = story().thread
    assert {thread.character for thread in threads} == set(shop.parts.characters)
    for thread in threads:
        assert len(thread.strand) == 3
        assert thread.end != thread.end_with_achievement
    after = [strand.after for thread in threads for strand in thread.strand]
    assert len(set(after)) == len(after) == 12
    assert set(after) < set(range(1, MAIN_LINE))


def passages_of(campaign: Campaign) -> list[str]:
    return [one.text for one in page(msgspec.json.encode(campaign), FILES, base_workshop().parts).passages]


def test_after_a_mission_a_part_of_a_thread_is_told_as_the_mission_went() -> None:
    for thread in story().thread:
        for part in thread.strand:
            won, lost = passages_of(on_the_way(part.after + 1)), passages_of(on_the_way(part.after + 1, won=False))
            assert part.won in won
            assert part.lost not in won
            assert part.lost in lost


def test_a_thread_ends_otherwise_with_an_achievement_and_there_is_a_reason_to_begin_again() -> None:
    over = msgspec.structs.replace(on_the_way(15), achievements=("fixer",))
    told = passages_of(over)
    for thread in story().thread:
        has = thread.character == "fixer"
        assert (thread.end_with_achievement in told) is has
        assert (thread.end in told) is not has
    assert f"has room for {len(VARIANTS)} pages" in told[-1]


# -- what the loader refuses


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"lists": [{"entries": ["Emil", "Anselm"]}]}, "words of the same lengths"),
        ({"lists": [{"entries": ["Emil", "EMIL"]}]}, "each entry once"),
        ({"lists": []}, "a list and an answer at least"),
        ({"question": "Whose is {p9}?"}, "no braces but"),
        ({"answers": [{"text": ["Nobody", "*"], "clue": "", "found": "", "hint": ""}]}, "an entry of its list"),
        ({"answers": [{"text": ["Ilse"], "clue": "", "found": "", "hint": ""}]}, "an entry of each list"),
    ],
)
def test_a_page_that_cannot_be_played_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(PackError, match=words):
        read_pages({"pages/01.toml": FILES["pages/01.toml"] | change})


def test_an_acrostic_must_spell_its_answer() -> None:
    bad = FILES["pages/08.toml"]["answers"][0] | {"sentence": "Half our letters keep until now"}
    with pytest.raises(PackError, match="words whose initials are the answer"):
        read_pages({"pages/08.toml": FILES["pages/08.toml"] | {"answers": [bad]}})


def test_a_chapter_has_one_page() -> None:
    with pytest.raises(PackError, match="one page for each chapter"):
        read_pages({"pages/01.toml": FILES["pages/01.toml"], "pages/02.toml": FILES["pages/01.toml"]})
