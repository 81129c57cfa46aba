"""The lessons: each comes when its thing can be done, and its words are short enough to be read in a rush."""

import re

import msgspec

from holdfast.engine.rng import key_from_seed
from holdfast.engine.view import asks_of
from holdfast.games.elite.screen.lesson_times import WHEN, lessons_now
from holdfast.games.elite.screen.lessons import LESSONS
from holdfast.games.elite.screen.screen import screen
from holdfast.games.elite.screen.texts import EN
from holdfast.games.elite.setup import setup
from holdfast.games.elite.setup.ready import READY
from holdfast.games.elite.state import Options
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import Table, table

LONGEST = 190
BETWEEN = {"meanwhile", "meanwhile_home"}


def test_every_lesson_has_words_and_no_words_are_left_over() -> None:
    taught = {lesson.id for lessons in LESSONS.values() for lesson in lessons}
    assert len(taught) > 15
    assert taught == set(WHEN)
    assert {key.removeprefix("lesson.") for key in EN if key.startswith("lesson.")} == taught | BETWEEN


def test_lessons_are_short_sentences() -> None:
    for key, words in EN.items():
        if not key.startswith("lesson."):
            continue
        assert len(words) < LONGEST, key
        assert re.fullmatch(r"[A-Z].*[.!]", words), key


def test_what_things_are_called_is_told_in_a_sentence() -> None:
    terms = [key.removeprefix("term.") for key in EN if key.startswith("term.")]
    assert len(terms) > 10
    for term in terms:
        assert re.fullmatch(r"[A-Z][\w ,]+", EN[f"term.{term}"])
        assert EN[f"word.{term}"].endswith(".")
    assert [f"word.{term}" for term in terms] == [key for key in EN if key.startswith("word.")]


def lesson_at(position: str, lesson: str = "steps") -> Table:
    """A table that teaches, in this position: laid out as any other, because the plan leads through its first round."""
    tempo = {"steps": "untimed", "rush": "live"}[lesson]
    game = table(position, options=Options(heroes=("gherid", "akosha"), abilities=False, tempo=tempo))  # type: ignore[arg-type]
    game.s.options = msgspec.structs.replace(game.s.options, lesson=lesson)
    return game


def taught(position: str, lesson: str = "steps") -> tuple[str, ...]:
    return now(lesson_at(position, lesson))


def now(game: Table) -> tuple[str, ...]:
    asks = game.asks(0)
    assert screen(game.s, 0).hand.lessons == lessons_now(game.s, 0, tuple(asks))
    return screen(game.s, 0).hand.lessons


def test_each_lesson_comes_when_its_thing_can_be_done() -> None:
    assert taught("gherid: C6") == ("goal", "roll")
    assert taught("gherid: C6\nphase: ready") == ("goal", "ready")
    assert "aliens" in taught("gherid: C6\ndice 1: move")
    assert "alien_result" in taught("gherid: C6\nbiters: C3\ndice 1: alien")
    assert {"move", "again"} <= set(taught("gherid: C6\ndice 1: move"))
    assert "load" in taught("gherid: C6\nhand 1: ion_rifle\ndice 1: gun")
    assert "damage" in taught("gherid: C6 damage 1")


def test_firing_is_taught_when_there_is_something_to_shoot_at() -> None:
    loaded = "gherid: C6\nhand 1: ion_rifle[gun,wrench]"
    assert "fire" in taught(f"{loaded}\nbiters: C5")
    assert "fire" not in taught(f"{loaded}\nbiters: L6")


def test_against_the_clock_only_what_is_new_is_taught() -> None:
    assert taught("gherid: C6", "rush") == ("rush_roll",)
    assert taught("gherid: C6\nphase: ready\nround: 2", "rush") == ("rush_ready", "rush_over")


def test_between_two_lessons_there_is_something_to_go_for() -> None:
    assert screen(lesson_at("gherid: C6").s, 0).hand.meanwhile == "meanwhile"


def test_nothing_is_taught_at_other_tables() -> None:
    shown = screen(table("gherid: C6\ndice 1: alien").s, 0)
    assert not shown.setting.lessons
    assert not shown.hand.lessons


def test_a_lesson_begins_with_the_dice() -> None:
    """Nobody is asked anything before the first rush but whether to begin; what came is plain, and acts not yet."""
    for seed in range(12):
        options = Options(lesson="steps", tempo="untimed", difficulty="easy")
        s = setup(base_parts(), options, 2, key_from_seed(seed))
        assert {ask.kind for ask in asks_of(s, 0) if ask.kind != "any_time"} == {"be_ready"}
        assert all(s.carried)
        assert not any(s.at[figure] >= 0 for figure in range(len(s.at)) if s.is_boss(figure))
        assert not s.ongoing
        assert not any(s.damage)
        assert len({s.kinds[figure] for figure in s.aliens()}) == 2


def test_in_the_second_round_the_group_decides_again() -> None:
    game = lesson_at("gherid: C6\nphase: ready\nround: 2")
    assert not game.s.is_led
    game.s.round = 1
    game.s.phase = "spawning"
    assert game.s.is_led


def test_the_last_button_of_the_lessons_opens_a_real_game_that_is_easy() -> None:
    last = [lesson for lesson in LESSONS["rush"] if lesson.leads_to == "over"]
    assert [lesson.id for lesson in last] == ["rush_over"]
    (game,) = [one for one in READY if one.after == "rush"]
    assert (game.seats, len(game.bots), game.lesson) == (3, 2, "")
    assert (game.options["difficulty"], game.options["tempo"]) == ("easy", "live")
