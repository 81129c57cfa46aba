"""Every recorded game is told and offered as it was, and bots play fresh games as they did.

A few fresh games are played in the ordinary suite, all of them in the long one; `make bless` plays all anew. What was
told under the present rules is rewritten for a reason only (`story_ledger.py`).
"""

import pytest

from holdfast.table.replay import histories
from tests.replays.fresh import NUMBER, fresh_story
from tests.replays.kept import HERE, kept
from tests.replays.story import Story, story_of
from tests.replays.story_ledger import digests, keep_stories, known_stories
from tests.replays.test_told import TOLD

RECORDED = sorted(path.stem for path in HERE.glob("*.gz"))
FEW = {"key": range(8), "elite": (0, 1, 5, 20), "alone": range(4)}  # in the ordinary suite
HELP = 'if the rules changed, raise rules_version and run make bless; if only bots did, run make bless WHY="..."'


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_is_told_and_offered_as_it_was(name: str, bless: bool, why: str) -> None:
    found = {name: story_of(kept(name))}
    if bless:
        keep_stories(found, why)
    assert found == digests(found)


@pytest.mark.parametrize("game", FEW)
def test_bots_play_a_few_fresh_games_as_they_did(game: str) -> None:
    compare(game, FEW[game])


@pytest.mark.long
@pytest.mark.parametrize("game", FEW)
def test_bots_play_all_fresh_games_as_they_did(game: str, bless: bool, why: str) -> None:
    if bless:
        keep_stories({name_of(game, number): fresh_story(game, number) for number in range(NUMBER)}, why)
    compare(game, range(NUMBER))


def name_of(game: str, number: int) -> str:
    return f"fresh-{game}-{number}"


def compare(game: str, numbers: object) -> None:
    found = {name_of(game, number): fresh_story(game, number) for number in numbers}  # type: ignore[attr-defined]
    assert found == digests(found), HELP


def test_the_file_names_every_recorded_game_and_every_fresh_one() -> None:
    fresh = {name_of(game, number) for game in FEW for number in range(NUMBER)}
    texts = {f"{name}.txt" for name in (*RECORDED, *TOLD) if name in TOLD or name.startswith("key-")}
    assert set(known_stories()) == {*RECORDED, *texts, *fresh}


def test_a_story_tells_what_was_told_and_what_was_offered() -> None:
    s, told = next((history.state.clone(), told) for history, told in histories(kept("key-two-wrong")) if told)
    whole, untold, unasked = Story(), Story(), Story()
    whole.add(s, told)
    untold.add(s, ())
    s.strands.pop()
    unasked.add(s, told)
    assert len({story.digest for story in (whole, untold, unasked)}) == 3
