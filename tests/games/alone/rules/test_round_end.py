"""The end of a round (R152, R167, R168, R264): what is kept, filled up and over."""

import pytest

from holdfast.games.alone.cards.pack import read_pack
from holdfast.games.alone.rules.round_end import EndRound
from holdfast.games.alone.state import MOST_ADRENALINE, Marks
from tests.games.alone.packs import files_of
from tests.games.alone.playing import begin


@pytest.mark.rule("alone:R167", "alone:R264")
def test_what_was_kept_in_mind_is_kept_for_one_clean_up() -> None:
    s = begin("items: -\nhero: 1C1\nrevealed: 1D1 1D2 1C2 1B2\ncreatures: -\nhand 2: -")
    far = s.map().cell[5]
    assert s.revealed[far]
    s.kept = [far]
    EndRound().clean_labyrinth(s)
    assert s.revealed[far]
    EndRound().clean_labyrinth(s)
    assert not s.revealed[far]


@pytest.mark.rule("alone:R168")
def test_the_pool_holds_no_more_than_there_is_whatever_the_sheet_says() -> None:
    files = files_of("base")
    rules = next(rules for path, rules in files.items() if path.endswith("rules.toml"))
    rules["adrenaline"] = [MOST_ADRENALINE + 1] * len(rules["adrenaline"])
    s = begin("items: -\nhero: 1C1\nhand 2: -", parts=read_pack(files))
    EndRound().replenish(s)
    assert s.adrenaline == MOST_ADRENALINE


@pytest.mark.rule("alone:R152")
def test_what_cards_do_where_a_round_ends_is_over_with_it() -> None:
    s = begin("items: -\nhero: 1C1\nhand 2: -\ncreatures: spore@1C1")
    spore, _ = s.standing()[0]
    s.marks[spore] = s.marks[spore].with_value(Marks(came=True, rage=1, hard=1, hard_round=1))
    s.rage, s.falter, s.ward, s.hush = [("", 1)], 1, 1, True
    EndRound().pass_leader(s)
    assert (s.rage, s.falter, s.ward, s.hush) == ([], 0, 0, False)
    whole = s.whole(spore)
    assert (whole.came, whole.rage, whole.hard, whole.hard_round) == (False, 0, 0, 0)
