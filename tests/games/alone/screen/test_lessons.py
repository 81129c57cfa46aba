"""Lessons come with their moment, and by what their reader's own screen shows."""

import pytest

from holdfast.engine.play import options
from holdfast.games.alone.screen.lessons import EVIL_COURSE, HERO_COURSE, LESSONS
from holdfast.games.alone.state import Alone
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import GAME, begin, click

HERE = "hero: 1C1\nitems: -\nexperience: -\nhand 2: -\n"


def due(position: str = "", seat: int = 0) -> tuple[str, ...]:
    return GAME.view(begin(HERE + position), seat).lessons


@pytest.mark.parametrize("side", LESSONS)
def test_each_has_its_own_name_and_its_words(side: str) -> None:
    ids = [lesson.id for lesson in LESSONS["hero" if side == "hero" else "evil"]]
    assert len(set(ids)) == len(ids)
    assert all(GAME.texts[f"lesson.{side}.{id}"].endswith(".") for id in ids)


@pytest.mark.parametrize(
    ("lesson", "position"),
    [
        ("fight", "creatures: worm@1C1"),
        ("met", "revealed: 1D1\ncreatures: worm@1D1"),
        ("danger", "danger: 1C1"),
        ("dark", "hero: 1B4"),
        ("adrenaline", "life: 5\nadrenaline: 1"),
        ("round", "round: 2"),
        ("over", "round: 2"),
        ("nightmare", "nightmare: yes\nspace: 3"),
        ("companion", "companion: engineer"),
        ("locate", "turn: 3"),
    ],
)
def test_a_lesson_comes_with_its_moment_and_not_before(lesson: str, position: str) -> None:
    lines = dict(line.split(": ", 1) for line in (HERE + position).splitlines())
    assert lesson in GAME.view(begin("\n".join(f"{key}: {value}" for key, value in lines.items())), 0).lessons
    assert lesson not in due()


@pytest.mark.rule("alone:R262")
@pytest.mark.parametrize("unseen", ["creatures: worm@1D1", "danger: 1D1 2D6", "creatures: worm@1D1\ndanger: 1D1"])
def test_nothing_unseen_teaches(unseen: str) -> None:
    assert due(f"revealed: -\n{unseen}") == due("revealed: -")


def test_most_lessons_come_up_in_positions_of_all_phases() -> None:
    assert GAME.testing.positions is not None
    met: dict[str, set[str]] = {"hero": set(), "evil": set()}
    for number in range(0, 240, 3):
        s = GAME.testing.positions(parts_of(), number)
        for seat in range(s.seated):
            met["hero" if seat == 0 else "evil"] |= set(GAME.view(s, seat).lessons)
    assert len(met["hero"]) > len(HERO_COURSE) - 5
    assert len(met["evil"]) > len(EVIL_COURSE) - 7


def test_a_watcher_is_taught_nothing() -> None:
    assert due(seat=-1) == ()


def test_what_can_be_answered_is_taught_when_it_can() -> None:
    s: Alone = begin(HERE.replace("hand 2: -", "hand 2: bared_teeth"))
    click(s, 0, "explore:east")
    assert "window" in GAME.view(s, 1).lessons
    click(s, 1, "pass")
    assert any(action.kind() == "play_down" for _, action in options(s, 1))
    assert "down" in GAME.view(s, 1).lessons
