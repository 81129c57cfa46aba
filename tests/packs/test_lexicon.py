"""The big word lists: one comes with a package, one with Holdfast, and nothing stops without them."""

import importlib.util
from pathlib import Path

import pytest

from holdfast.cli.workshop import open_workshop
from holdfast.games.key.missions import workshop
from holdfast.games.key.missions.generator.lexicon import unpack

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "word_list.py"
# Second readings that the first list does not know, of words that it does.
ONLY_IN_THE_SECOND = ("SPARSEST", "TOWAWAYS", "HOUSELIGHT", "COALPIT", "QUACKY", "CAUDLES", "HURTERS")


def test_the_big_list_is_large_and_begins_with_common_words() -> None:
    shop = open_workshop()
    assert len(shop.lexicon.full) > 80_000
    assert next(w for w in shop.lexicon.common if len(w) == 3) == "THE"
    assert shop.lexicon.name.startswith("the English list of symspellpy ")


def test_what_the_second_list_alone_calls_a_word_is_one() -> None:
    lexicon = open_workshop().lexicon
    assert set(ONLY_IN_THE_SECOND) <= set(lexicon.full)
    assert set(ONLY_IN_THE_SECOND).isdisjoint(lexicon.common)
    assert lexicon.full.anagrams("STOWAWAY") == ("STOWAWAY", "TOWAWAYS")


def test_the_second_list_does_not_need_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "PACKAGE", "no-such-package")
    lexicon = open_workshop().lexicon
    assert lexicon.name == "the bank alone"
    assert set(ONLY_IN_THE_SECOND) <= set(lexicon.full)
    assert len(lexicon.common) < 20_000


def test_without_both_the_bank_is_enough() -> None:
    lexicon = open_workshop(bank_alone=True).lexicon
    assert lexicon.name == "the bank alone"
    assert 3000 < len(lexicon.full) < 20_000


def test_a_list_is_unpacked_to_what_was_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("word_list", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    source = tmp_path / "some.txt"
    source.write_text('"stone"\nstoned\nstorm\nOuzel\nco-op\ncat\nstone\na\n', encoding="utf-8")
    assert list(unpack(script.packed(set(script.words_of(source))))) == ["CAT", "STONE", "STONED", "STORM"]
