"""The big word list comes with a package, and nothing stops without it."""

import pytest

from holdfast.cli.workshop import open_workshop
from holdfast.games.key.missions import workshop


def test_the_big_list_is_large_and_begins_with_common_words() -> None:
    shop = open_workshop()
    assert len(shop.lexicon.full) > 80_000
    assert next(w for w in shop.lexicon.common if len(w) == 3) == "THE"
    assert shop.lexicon.name.startswith("the English list of symspellpy ")


def test_without_the_package_the_bank_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "PACKAGE", "no-such-package")
    shop = open_workshop()
    assert shop.lexicon.name == "the bank alone"
    assert len(shop.lexicon.full) > 3000
