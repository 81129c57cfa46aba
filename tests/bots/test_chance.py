"""The random bot: every way to answer is as likely as any other."""

from collections import Counter

import pytest

from holdfast.bots import RANDOM, UnknownBot, bot_named, bots_of
from holdfast.engine.bot import Budget, Choice, Update
from holdfast.engine.rng import Rng
from holdfast.engine.view import Ask, Form, Number, Option, PickSome, Text, View
from tests.table.fixtures import ClockedTable, pebbles
from tests.table.pebbles import GAME, Peek, Roll, Scoop, Take


def choices(view: View, times: int = 300) -> list[Choice]:
    mind = RANDOM.sit(GAME, None, 0, Rng(bytes(16)))
    seen = Update((), view, view.asks)
    mind.see(seen)
    found = [mind.choose(seen, Budget()) for _ in range(times)]
    return [choice for choice in found if choice is not None]


def view_of(*options: Option, forms: tuple[Form, ...] = ()) -> View:
    return View(0, (Ask(4, "turn", options, forms),), None)


def test_every_option_and_every_form_has_its_chance() -> None:
    view = ClockedTable(pebbles()).table.whole(0).view
    kinds = Counter(choice.action.kind() for choice in choices(view, 1400))
    assert kinds.keys() == {"take", "scoop", "roll", "peek", "hurry"}
    assert 500 < kinds["take"] < 700
    assert 140 < kinds["scoop"] < 260


def test_a_form_is_filled_within_its_bounds() -> None:
    found = {choice.action for choice in choices(view_of(forms=(PickSome("scoop", "which", (1, 2, 3), 1, 2),)))}
    assert found == {Scoop(which) for which in [(1,), (2,), (3,), (1, 2), (1, 3), (2, 3)]}
    numbers = {choice.action for choice in choices(view_of(forms=(Number("take", "n", 2, 4),)))}
    assert numbers == {Take(2), Take(3), Take(4)}


def test_it_writes_no_words() -> None:
    assert choices(view_of(forms=(Text("say", "words", 1, 9),))) == []


def test_it_takes_up_no_standing_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.table.pebbles import Turn

    monkeypatch.setattr(Turn, "OFFER", True)
    assert choices(view_of(Option("roll", Roll()))) == []


def test_it_waits_where_nothing_is_asked() -> None:
    assert choices(View(0, (), None)) == []


def test_it_answers_the_ask_that_it_was_asked_and_takes_a_moment() -> None:
    for choice in choices(view_of(Option("peek", Peek()))):
        assert choice.ask == 4
        assert 300 <= choice.after_ms < 1200


def test_bots_are_found_by_name() -> None:
    assert bot_named(GAME, "random") is RANDOM
    assert set(bots_of(GAME)) == {"random"}
    with pytest.raises(UnknownBot, match="pebbles has no bot called 'genius'; there are: random"):
        bot_named(GAME, "genius")
