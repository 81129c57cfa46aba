"""Reads the big English word list that missions are checked against; it comes with the package symspellpy."""

from __future__ import annotations

from importlib import metadata
from importlib.resources import files

from holdfast.games.key.generator.bank import Bank
from holdfast.games.key.generator.lexicon import Lexicon, make_lexicon

PACKAGE = "symspellpy"
LIST = "frequency_dictionary_en_82_765.txt"


def read_lexicon(bank: Bank) -> Lexicon:
    """The bank's words and the big list; the bank alone where the package is not installed."""
    try:
        version = metadata.version(PACKAGE)
        text = files(PACKAGE).joinpath(LIST).read_text(encoding="utf-8-sig")
    except (metadata.PackageNotFoundError, ModuleNotFoundError, FileNotFoundError):
        return make_lexicon(bank.vocabulary(), bank.rare)
    counted = (line.partition(" ") for line in text.splitlines())
    words = sorted(((-int(count), word.upper()) for word, _, count in counted), key=lambda pair: pair[0])
    name = f"the English list of {PACKAGE} {version}"
    return make_lexicon(bank.vocabulary(), bank.rare, (word for _, word in words), name)
