"""The texts that missions are made from: words with clues, sayings, names, dossiers, stories."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec

from holdfast.engine.content import Content, PackError, checked
from holdfast.games.key.cards.types import Board
from holdfast.games.key.missions.generator.anecdote import Anecdote, check_anecdotes

T = TypeVar("T")

FILES: Final = ("words", "sayings", "names", "dossiers", "rude", "acrostic", "swaps", "rare", "stories")
LATER_FILES: Final = (
    "questions",
    "agents",
    "memos",
    "cases",
    "rows",
    "anecdotes",
)  # packs that are only played with may lack them
LEVELS: Final = range(1, 6)
BLANKS: Final = frozenset(f"{{{name}}}" for name in ("count", "Count", "others", "what", "how", "room", "lies", "are"))


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word with its clue; `also` are other answers that the clue allows."""

    text: str
    clue: str
    level: int
    also: tuple[str, ...] = ()


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    level: int


class Category(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    items: tuple[str, ...]


class Dossier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    theme: str
    question: str
    level: int
    entries: tuple[str, ...]


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ways to ask for the answer of one kind of puzzle, with places for what differs: `{count}`, `{what}` ..."""

    kind: str
    texts: tuple[str, ...]


class Agent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code name of two words, and the card of which it is the punch line."""

    name: str
    card: str


class Memo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A letter with a message in its initials, which answers the question whatever it is."""

    title: str
    question: str
    lines: tuple[str, ...]


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small story that several lists tell together."""

    title: str
    lists: tuple[str, ...]  # themes of dossiers, in the order in which they are asked for
    question: str
    before: str
    won: str
    lost: str


class NumberStory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small story in which numbers follow one another by a law (`kinds/sequence.py`)."""

    title: str
    law: str
    question: str
    before: str
    won: str
    lost: str


class Letters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words with one initial, by their part in a sentence."""

    adjectives: tuple[str, ...]
    nouns: tuple[str, ...]
    verbs: tuple[str, ...]
    adverbs: tuple[str, ...]


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nouns of sayings that may be swapped, and for what."""

    old: tuple[str, ...]
    new: tuple[str, ...]


class Swaps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nouns to swap, by the way they are used: with an article, in the plural, or as a substance."""

    grim: tuple[str, ...]  # a saying with one of these words is left alone
    one: Swap
    many: Swap
    stuff: Swap
    groups: dict[str, tuple[str, ...]] = {}  # what is said of new words

    def group_of(self, word: str) -> str:
        """Returns what is said of a new word; nothing where nothing is."""
        return next((group for group, words in self.groups.items() if word in words), "")


class StoryTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What surrounds missions of one kind, or of any kind where `kind` is empty."""

    kind: str = ""
    titles: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


class Bank(Content, frozen=True):
    words: tuple[Word, ...]
    sayings: tuple[Saying, ...]
    categories: tuple[Category, ...]
    dossiers: tuple[Dossier, ...]
    rude: frozenset[str]
    rare: tuple[str, ...]  # words that are never answers, but must not be second readings either
    letters: dict[str, Letters]
    swaps: Swaps
    stories: tuple[StoryTexts, ...]
    rooms: dict[str, str]  # how a room is called in a sentence, where its name alone will not do
    questions: dict[str, tuple[str, ...]]  # by kind
    agents: tuple[Agent, ...]
    memos: tuple[Memo, ...]
    cases: tuple[Case, ...]
    rows: tuple[NumberStory, ...]
    anecdotes: tuple[Anecdote, ...]
    boards: dict[str, Board]  # whose plans some puzzles are drawn on
    tired: frozenset[str] = frozenset()  # themes of lists that are not to come again soon

    def lists(self, grade: int) -> tuple[Dossier, ...]:
        """Returns the lists that suit a grade and have not been met of late."""
        return tuple(d for d in self.dossiers if d.level <= grade + 1 and d.theme not in self.tired)

    def vocabulary(self) -> Iterator[str]:
        """Yields every word that occurs in a text an answer can be made from, in capitals; some more than once."""
        for word in self.words:
            yield from plain_words(word.text)
            for other in word.also:
                yield from plain_words(other)
        for agent in self.agents:
            yield from plain_words(agent.name)
        for anecdote in self.anecdotes:
            yield from anecdote.endings
        for text in [s.text for s in self.sayings] + [i for c in self.categories for i in c.items]:
            yield from plain_words(text)
        for dossier in self.dossiers:
            for entry in dossier.entries:
                yield from plain_words(entry)
        for letters in self.letters.values():
            for part in (letters.adjectives, letters.nouns, letters.verbs, letters.adverbs):
                for text in part:
                    yield from plain_words(text)
        for swap in (self.swaps.one, self.swaps.many, self.swaps.stuff):
            yield from swap.new


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    word: tuple[Word, ...]


class _Sayings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    saying: tuple[Saying, ...]


class _Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    category: tuple[Category, ...]


class _Dossiers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dossier: tuple[Dossier, ...]


class _Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: tuple[str, ...]


class _Acrostic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letters: dict[str, Letters]


class _Wordings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    question: tuple[Wording, ...] = ()


class _Agents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agent: tuple[Agent, ...] = ()


class _Memos(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    memo: tuple[Memo, ...] = ()


class _Cases(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    case: tuple[Case, ...] = ()


class _Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    row: tuple[NumberStory, ...] = ()


class _Anecdotes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    anecdote: tuple[Anecdote, ...] = ()


class _Plans(msgspec.Struct, frozen=True):
    board: tuple[Board, ...] = ()


class _Stories(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    story: tuple[StoryTexts, ...]
    rooms: dict[str, str] = {}


def plain_words(text: str) -> list[str]:
    """Returns the words of a text in capitals, without apostrophes and other marks."""
    return re.findall("[A-Z]+", text.upper().replace("'", "").replace("’", ""))


def read_bank(files: Mapping[str, Any]) -> Bank:
    """Returns a checked bank, made from the parsed files of a pack by relative path."""

    def read(name: str, kind: type[T]) -> T:
        file = _file(name)
        if file not in files and name in LATER_FILES:
            return kind()
        if file not in files:
            raise PackError(file, "the whole file", "a file of this name in the pack", "nothing")
        return checked(files[file], kind, file)

    bank = Bank(
        words=read("words", _Words).word,
        sayings=read("sayings", _Sayings).saying,
        categories=read("names", _Names).category,
        dossiers=read("dossiers", _Dossiers).dossier,
        rude=frozenset(w.upper() for w in read("rude", _Plain).words),
        rare=read("rare", _Plain).words,
        letters=read("acrostic", _Acrostic).letters,
        swaps=read("swaps", Swaps),
        stories=read("stories", _Stories).story,
        rooms=read("stories", _Stories).rooms,
        questions={q.kind: q.texts for q in read("questions", _Wordings).question},
        agents=read("agents", _Agents).agent,
        memos=read("memos", _Memos).memo,
        cases=read("cases", _Cases).case,
        rows=read("rows", _Rows).row,
        anecdotes=read("anecdotes", _Anecdotes).anecdote,
        boards={b.id: b for b in checked(files.get("boards.toml", {}), _Plans, "boards.toml").board},
    )
    _check_words(bank)
    _check_sayings(bank)
    _check_lists(bank)
    _check_letters(bank)
    _check_swaps(bank)
    _check_stories(bank)
    _check_questions(bank)
    _check_agents(bank)
    _check_cases(bank)
    _check_rows(bank)
    check_anecdotes(bank.anecdotes, _file("anecdotes"))
    return bank


def _file(name: str) -> str:
    return f"bank/{name}.toml"


def _check_words(bank: Bank) -> None:
    seen: set[str] = set()
    for i, word in enumerate(bank.words):
        key = f"word[{i}]"
        if not (word.text.isascii() and word.text.isalpha()):
            raise PackError(_file("words"), f"{key}.text", "one word of plain letters", word.text)
        if word.text.upper() in seen:
            raise PackError(_file("words"), f"{key}.text", "each word once", word.text)
        seen.add(word.text.upper())
        if not word.clue.strip() or word.text.upper() in plain_words(word.clue):
            raise PackError(_file("words"), f"{key}.clue", "a clue that does not hold its answer", word.clue)
        _check_level(_file("words"), key, word.level)


def _check_sayings(bank: Bank) -> None:
    seen: set[str] = set()
    for i, saying in enumerate(bank.sayings):
        text = " ".join(plain_words(saying.text))
        if len(text.split()) < 2:
            raise PackError(_file("sayings"), f"saying[{i}].text", "two words or more", saying.text)
        if text in seen:
            raise PackError(_file("sayings"), f"saying[{i}].text", "each saying once", saying.text)
        seen.add(text)
        _check_level(_file("sayings"), f"saying[{i}]", saying.level)


def _check_lists(bank: Bank) -> None:
    lists = [(_file("names"), f"category[{i}].items", c.items) for i, c in enumerate(bank.categories)]
    lists += [(_file("dossiers"), f"dossier[{i}].entries", d.entries) for i, d in enumerate(bank.dossiers)]
    for file, key, items in lists:
        plain = ["".join(plain_words(item)) for item in items]
        if not plain or "" in plain:
            raise PackError(file, key, "a list of names", list(items))
        if twice := sorted({p for p in plain if plain.count(p) > 1}):
            raise PackError(file, key, "each name once", twice)
    for i, dossier in enumerate(bank.dossiers):
        _check_level(_file("dossiers"), f"dossier[{i}]", dossier.level)


def _check_letters(bank: Bank) -> None:
    for letter, words in bank.letters.items():
        for part in ("adjectives", "nouns", "verbs", "adverbs"):
            for word in getattr(words, part):
                if plain_words(word)[:1] != [word.upper()] or word[0].upper() != letter:
                    raise PackError(_file("acrostic"), f"letters.{letter}.{part}", f"one word with {letter}", word)


def _check_swaps(bank: Bank) -> None:
    for name in ("one", "many", "stuff"):
        swap: Swap = getattr(bank.swaps, name)
        for part in ("old", "new"):
            for word in getattr(swap, part):
                if plain_words(word) != [word]:
                    raise PackError(_file("swaps"), f"{name}.{part}", "single words in capitals", word)
                if part == "new" and bank.swaps.groups and not bank.swaps.group_of(word):
                    raise PackError(_file("swaps"), "groups", "a group for every new word", word)


def _check_stories(bank: Bank) -> None:
    for i, story in enumerate(bank.stories):
        for part in ("titles", "before", "won", "lost"):
            for line in getattr(story, part):
                if set(re.findall(r"[{}].*?(?:}|$)", line)) - {"{room}", "{board}"}:
                    raise PackError(_file("stories"), f"story[{i}].{part}", "no braces but {room} and {board}", line)


def _check_questions(bank: Bank) -> None:
    for kind, texts in bank.questions.items():
        for text in texts:
            if set(re.findall(r"[{}].*?(?:}|$)", text)) - BLANKS:
                known = ", ".join(sorted(BLANKS))
                raise PackError(_file("questions"), kind, f"no braces but {known}", text)


def _check_agents(bank: Bank) -> None:
    for i, agent in enumerate(bank.agents):
        parts = plain_words(agent.name)
        if len(parts) != 2 or " ".join(parts) != agent.name:
            raise PackError(_file("agents"), f"agent[{i}].name", "two words in capitals", agent.name)
        if not agent.card.strip() or set(parts) & set(plain_words(agent.card)):
            raise PackError(_file("agents"), f"agent[{i}].card", "a card that does not hold the name", agent.card)


def _check_cases(bank: Bank) -> None:
    themes = {dossier.theme for dossier in bank.dossiers}
    for i, case in enumerate(bank.cases):
        if not 2 <= len(case.lists) <= 3 or len(set(case.lists)) < len(case.lists):
            raise PackError(_file("cases"), f"case[{i}].lists", "two or three lists", list(case.lists))
        if strange := sorted(set(case.lists) - themes):
            raise PackError(_file("cases"), f"case[{i}].lists", "themes of dossiers", strange)


def _check_rows(bank: Bank) -> None:
    for i, row in enumerate(bank.rows):
        if set(re.findall(r"[{}].*?(?:}|$)", row.question)) - {"{count}"}:
            raise PackError(_file("rows"), f"row[{i}].question", "no braces but {count}", row.question)


def _check_level(file: str, key: str, level: int) -> None:
    if level not in LEVELS:
        raise PackError(file, f"{key}.level", "1 to 5", level)
