"""The pages of the campaign: for each chapter a puzzle of its own, written by hand, with several answers to be found.

A page says what its card asks and prints, and for each of its answers what the card tells of it beforehand, and the
story afterwards. A campaign's seed chooses the answer, what else is printed, and everything that lies in the building.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

from holdfast.engine.content import PackError, checked
from holdfast.games.key.missions.mission import normal_form

PageKind: TypeAlias = Literal["dossier", "anagram", "shift", "keyword", "transpose", "acrostic", "riddle"]

FOLDER: Final = "pages/"
DRAWN: Final = "*"  # in an answer: any entry of the list
FIELDS: Final = {*"abcd"}  # in texts: the entries that make the answer
SENTENCE_BEGINS: Final = re.compile(r"((?:^|[.!?] )'?)(\{.*?\})")
MANY: Final = 48  # entries that a card has room for


class PageList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed list; where there are several, each bears a heading."""

    entries: tuple[str, ...]
    heading: str = ""


class PageAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer that a page may have: an entry of each list, and what goes with it."""

    text: tuple[str, ...]
    clue: str  # printed on the card
    found: str  # how the story moves when the page is solved
    hint: str  # the last one
    sentence: str = ""  # of an acrostic: its words' initials are the answer


class LetterPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzle of a chapter."""

    chapter: int
    kind: PageKind
    question: str
    lists: tuple[PageList, ...]
    answers: tuple[PageAnswer, ...]
    wrong: str  # what comes of a wrong answer
    said: str  # how later pages name what was found, such as "{a} {b}"
    unknown: str  # and what they say where nobody knows it
    tip: str = ""  # the first hint, where that of its kind does not fit
    notes: tuple[str, ...] = ()
    in_area: bool = False  # the last list is what the Answer area hides
    twins: bool = False  # whatever stands behind several windows has two glyphs, which take turns
    keywords: tuple[str, ...] = ()
    printed: int = MANY  # entries of all lists together


def read_pages(files: Mapping[str, Any]) -> tuple[LetterPage, ...]:
    """Returns the pages of a pack by their chapters; none if it has no such folder."""
    pages: list[LetterPage] = []
    for path in sorted(files):
        if path.startswith(FOLDER):
            page = checked(files[path], LetterPage, path)
            _check(page, path)
            pages.append(page)
    if len({page.chapter for page in pages}) < len(pages):
        raise PackError(FOLDER, "chapter", "one page for each chapter", [page.chapter for page in pages])
    return tuple(sorted(pages, key=lambda page: page.chapter))


def _check(page: LetterPage, path: str) -> None:
    if not page.lists or not page.answers:
        raise PackError(path, "lists", "a list and an answer at least", len(page.lists))
    for i, printed in enumerate(page.lists):
        shapes = {tuple(map(len, entry.split())) for entry in printed.entries}
        if len(shapes) != 1 or any(not normal_form(entry).isalpha() for entry in printed.entries):
            raise PackError(path, f"lists[{i}].entries", "words of the same lengths, in letters", sorted(shapes))
        if len(set(map(normal_form, printed.entries))) < len(printed.entries):
            raise PackError(path, f"lists[{i}].entries", "each entry once", list(printed.entries))
    for i, answer in enumerate(page.answers):
        key = f"answers[{i}]"
        if len(answer.text) != len(page.lists):
            raise PackError(path, f"{key}.text", "an entry of each list", list(answer.text))
        for text, printed in zip(answer.text, page.lists, strict=True):
            if text != DRAWN and text not in printed.entries:
                raise PackError(path, f"{key}.text", "an entry of its list, or *", text)
        if page.kind == "acrostic" and _initials(answer.sentence) != answer.text[0].upper():
            raise PackError(path, f"{key}.sentence", "words whose initials are the answer", answer.sentence)
    texts = [page.question, page.wrong, page.said, *page.notes]
    texts += [text for answer in page.answers for text in (answer.clue, answer.found, answer.hint)]
    for text in texts:
        for field in re.findall(r"\{(.*?)\}", text):
            if field not in FIELDS and field not in (f"p{number}" for number in range(1, page.chapter)):
                raise PackError(path, "texts", "no braces but {a} to {d}, and {p1} to earlier pages", field)


def _initials(sentence: str) -> str:
    return "".join(word[0] for word in sentence.upper().split())


def filled(text: str, words: Mapping[str, str]) -> str:
    """Returns a text with the words that stand in braces; one that begins a sentence has a capital."""
    capitals = {field: word[:1].upper() + word[1:] for field, word in words.items()}
    text = SENTENCE_BEGINS.sub(lambda found: found[1] + put_in(found[2], capitals), text.strip())
    return put_in(text, words)


def put_in(text: str, words: Mapping[str, str]) -> str:
    """Returns a text with the words that stand in braces; those that are not known yet stay."""
    return re.sub(r"\{(.*?)\}", lambda found: words.get(found[1], found[0]), text)
