"""What is asked, why, what is waited for, and what happens if nobody answers."""

import pytest

from holdfast.engine.play import options
from holdfast.engine.screen import Prompt
from holdfast.engine.text import Texts
from holdfast.games.alone.screen.prompt import prompt
from holdfast.games.alone.state import Alone
from tests.games.alone.playing import GAME, begin, click

HERE = "hero: 1C1\nitems: -\nexperience: -\nhand 2: bared_teeth\n"


def told(s: Alone, seat: int) -> list[str]:
    """What a prompt says, why, and what becomes of it otherwise."""
    found = prompted(s, seat)
    texts = Texts({**GAME.texts, **GAME.shown.words(s.parts, Texts(GAME.texts))}, GAME.shown.names(s))
    return [texts.message(message) for message in (found.says, found.about, found.otherwise) if message is not None]


def prompted(s: Alone, seat: int) -> Prompt:
    found = prompt(s, seat)
    assert found is not None
    return found


def test_on_the_heros_turn_evil_waits_for_the_hero() -> None:
    s = begin(HERE)
    assert told(s, 0) == ["What do you do?"]
    assert prompted(s, 0).waits_for == ()
    assert (told(s, 1), prompted(s, 1).waits_for) == (["The hero decides."], (0,))


@pytest.mark.rule("alone:R41", "alone:R262")
def test_a_window_says_what_it_answers_and_all_know_that_evil_is_asked() -> None:
    s = begin(HERE)
    click(s, 0, "explore:east")
    assert told(s, 1) == ["The hero is about to explore. Does anything answer?", "The next card covers 1 space."]
    for seat in (0, -1):
        assert prompted(s, seat).waits_for == (1,)
        assert told(s, seat) == [
            "Instant reactions: evil may answer.",
            "Evil is asked after everything that the hero does, whether it can answer or not.",
        ]


def test_a_window_with_a_time_says_when_it_closes() -> None:
    s = begin(HERE, window_ms=30_000)
    click(s, 0, "explore:east")
    assert prompted(s, 1).until == s.now + 30_000
    assert told(s, 1)[-1] == "When the time is over, the window closes."


def test_a_choice_with_a_grace_says_what_becomes_of_it() -> None:
    s = begin(HERE, grace_ms=20_000)
    click(s, 0, "locate")
    click(s, 1, "pass")
    assert told(s, 0)[-1] == "If nobody answers in time, the first answer is taken."


@pytest.mark.rule("alone:R117")
def test_a_locate_says_how_many_may_be_named_and_which_were() -> None:
    s = begin(HERE.replace("bared_teeth", "-"))
    click(s, 0, "locate")
    click(s, 1, "pass")
    evil_tells = "Evil has to tell how far it is, and on which level."
    assert told(s, 0) == ["Locate what?", f"1 of 2. {evil_tells}"]
    click(s, 0, "pick_goal:room 1")
    assert told(s, 0) == ["Locate what?", f"2 of 2. Chosen: the Medbay. {evil_tells}"]


def test_a_light_is_no_step() -> None:
    s = begin("hero: 1B4\nitems: -\nexperience: -\nhand 2: -")
    click(s, 0, "interact")
    click(s, 1, "pass")
    (ask, _), *_ = options(s, 0)
    assert told(s, 0)[0] == "Which way shall the light go?"
    view = GAME.view(s, 0)
    asked = next(one for one in view.asks if one.id == ask)
    assert Texts(GAME.texts).action(asked.options[0].action, asked.situation).startswith("Light ")
