"""What the tests of the generator share: the base pack's box and texts, and missions already made."""

import functools

import pytest

from holdfast.cli.workshop import open_workshop
from holdfast.games.key.missions.generator.generate import generate
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.workshop import Workshop


@functools.cache
def base_workshop() -> Workshop:
    return open_workshop()


@functools.cache
def mission_of(seed: int | str, grade: int, kind: str) -> Mission:
    """The mission of a seed; each is made once for all tests."""
    shop = base_workshop()
    return generate(seed, grade, kind, parts=shop.parts, bank=shop.bank, lexicon=shop.lexicon)


@pytest.fixture(scope="session")
def shop() -> Workshop:
    return base_workshop()
