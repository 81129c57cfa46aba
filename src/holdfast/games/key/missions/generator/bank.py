"""The texts that missions are made from: words with clues, sayings, names, dossiers, stories."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec

from holdfast.engine.content import Content, PackError, checked

T = TypeVar("T")

FILES: Final = ("words", "sayings", "names", "dossiers", "rude", "acrostic", "swaps", "rare", "stories")
LEVELS: Final = range(1, 6)


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
    """By the way a noun is used: with an article, in the plural, or as a substance."""

    grim: tuple[str, ...]  # a saying with one of these words is left alone
    one: Swap
    many: Swap
    stuff: Swap


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

    def vocabulary(self) -> Iterator[str]:
        """Yields every word that occurs in a text an answer can be made from, in capitals; some more than once."""
        for word in self.words:
            yield from plain_words(word.text)
            for other in word.also:
                yield from plain_words(other)
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


class _Stories(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    story: tuple[StoryTexts, ...]
    rooms: dict[str, str] = {}


def plain_words(text: str) -> list[str]:
    """Returns the words of a text in capitals, without apostrophes and other marks."""
    return re.findall("[A-Z]+", text.upper().replace("'", "").replace("’", ""))


def read_bank(files: Mapping[str, Any]) -> Bank:
    """From the parsed files of a pack, by relative path, to a checked bank."""

    def read(name: str, kind: type[T]) -> T:
        file = _file(name)
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
    )
    _check_words(bank)
    _check_sayings(bank)
    _check_lists(bank)
    _check_letters(bank)
    _check_swaps(bank)
    _check_stories(bank)
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


def _check_stories(bank: Bank) -> None:
    for i, story in enumerate(bank.stories):
        for part in ("titles", "before", "won", "lost"):
            for line in getattr(story, part):
                if set(re.findall(r"[{}].*?(?:}|$)", line)) - {"{room}", "{board}"}:
                    raise PackError(_file("stories"), f"story[{i}].{part}", "no braces but {room} and {board}", line)


def _check_level(file: str, key: str, level: int) -> None:
    if level not in LEVELS:
        raise PackError(file, f"{key}.level", "1 to 5", level)
