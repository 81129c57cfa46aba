"""Every game keeps the whole contract, and plays the same in every process."""

import os
import subprocess
import sys

import pytest

from holdfast import games
from holdfast.engine.testing import PROPERTIES, Subject, fingerprint
from tests.conformance.subjects import GAMES, TEACHING, TOYS, seeds, tries


@pytest.mark.parametrize("name", PROPERTIES)
@pytest.mark.parametrize("subject", GAMES, ids=str)
def test_a_game_keeps_the_contract(subject: Subject, name: str) -> None:
    for seed in tries(name, subject):
        PROPERTIES[name](subject, seed)


@pytest.mark.parametrize("name", ["same_world", "what_is_shown_can_be_said"])
@pytest.mark.parametrize("subject", TEACHING, ids=str)
def test_a_table_that_teaches_shows_no_more_than_it_may(subject: Subject, name: str) -> None:
    for seed in seeds(1):
        PROPERTIES[name](subject, seed)


def test_like_answers_to_two_offers_are_not_taken_for_each_other() -> None:
    """A seat whose partners both offer a swap may give the same thing back to either."""
    (pair,) = (subject for subject in GAMES if str(subject) == "elite-2")
    PROPERTIES["two_worlds"](pair, 11)


def test_a_card_that_is_not_done_yet_is_no_twin_of_one_that_is() -> None:
    """Of two creatures that a card moves, one may be asked for another step."""
    (hunt,) = (subject for subject in GAMES if str(subject) == "alone-4")
    PROPERTIES["twins"](hunt, 19)


def test_every_game_that_is_installed_is_tried() -> None:
    assert set(games.names()) <= {subject.game.name for subject in GAMES}


def fingerprints() -> str:
    return " ".join(fingerprint(subject, 1) for subject in (*TOYS, *GAMES))


def test_the_order_of_sets_changes_nothing() -> None:
    code = "from tests.conformance.test_games import fingerprints; print(fingerprints())"
    other = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert fingerprints() == other.stdout.strip()
