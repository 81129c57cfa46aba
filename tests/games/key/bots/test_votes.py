"""How bots vote: they agree with whoever proposes, or say what speaks against it; who insists is followed."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.engine.bot import Scheduler
from holdfast.engine.event import Event, events_for
from holdfast.engine.play import asks, play
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.secret import EVERYBODY
from holdfast.engine.text import Texts
from holdfast.games.key.cards.pack import read_missions
from holdfast.games.key.events import ListPointedAt, SignsPointedAt, WindowPointedAt
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.generator.spare import read_spare
from holdfast.games.key.missions.mission import Mission, face_of, normal_form
from holdfast.games.key.rules.contradiction import window_against
from holdfast.games.key.rules.solve import Propose
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.state import Key
from holdfast.packs.content import load_content
from tests.games.key.missions.generator.conftest import base_workshop, mission_of
from tests.games.key.playing import CONTENT
from tests.games.key.playing import mission as small_mission

PERSON = 0
MADE = ("phrase 1", "dossier 1", "anagram 2", "shift 3", "sequence 3", "acrostic 3", "keyword 4", "transpose 4")
MADE_LATE = ("equation 5", "riddle 5", "table 3", "word 2")
PACK = load_content(GAME)
WRITTEN = {
    mission.id: mission for mission in (*read_missions(PACK.files, CONTENT).values(), *read_spare(PACK.files, CONTENT))
}


def mission_called(name: str) -> Mission:
    """A mission that was written by hand, or one of a kind and a grade that is made."""
    if name in WRITTEN:
        return WRITTEN[name]
    kind, grade = name.split()
    return mission_of(3, int(grade), kind)


def at_the_table(mission: Mission, bots: tuple[str, ...], windows: int) -> Scheduler:
    """A person and bots, and so many windows open as glyphs in their order open."""
    s = setup(base_workshop().parts, Options(mission), 1 + len(bots), key_from_seed(5))
    for glyph in mission.glyphs:
        if sum(map(s.is_open, range(len(s.windows)))) >= windows:
            break
        open_glyph(s, glyph)
    minds = {seat: GAME.bots[bot] for seat, bot in enumerate(bots, 1)}
    return Scheduler(GAME, s.parts, s, minds, Rng(key_from_seed(1)))


def open_glyph(s: Key, glyph: int) -> None:
    for i, face in enumerate(s.mission.windows):
        if face.glyph == glyph:
            s.windows[i] = s.reveal(s.windows[i], EVERYBODY)


def state_of(table: Scheduler) -> Key:
    assert isinstance(table.s, Key)
    return table.s


def ending(table: Scheduler) -> str | None:
    return None if table.s.outcome is None else table.s.outcome.key


def propose(table: Scheduler, guess: str) -> list[Event]:
    """A person proposes, and every bot votes; what the person was told."""
    s = state_of(table)
    ask = next(id for id, decision in asks(s, PERSON) if decision.kind() == "at_any_time")
    s.told = []
    play(s, PERSON, ask, Propose(guess))
    told = list(events_for(s.told, PERSON))
    table.happened(PERSON)
    while s.outcome is None and any(d.kind() == "consent" for seat in range(1, s.seated) for _, d in asks(s, seat)):
        assert table.step() is not None
        told += events_for(s.told, PERSON)
    return told


def words(s: Key, event: Event) -> str:
    return Texts(GAME.texts, GAME.shown.names(s)).event(event)


@pytest.mark.rule("key:R125", "key:A13")
@pytest.mark.parametrize("windows", [0, 1, 3, 4, 7])
@pytest.mark.parametrize("bot", ["greedy", "cracker"])
@pytest.mark.parametrize("name", ["first-day", "the-briefcase", "word 2"])
def test_bots_agree_with_the_right_answer_of_a_person(name: str, bot: str, windows: int) -> None:
    mission = mission_called(name)
    table = at_the_table(mission, (bot, bot), windows)
    propose(table, mission.answer)
    assert ending(table) == "won.solved"


@pytest.mark.parametrize("bot", ["greedy", "cracker"])
@pytest.mark.parametrize("name", [*WRITTEN, *MADE, *MADE_LATE])
def test_nothing_speaks_against_a_right_answer(name: str, bot: str) -> None:
    """Whatever the puzzle, and however much of it lies open."""
    mission = mission_called(name)
    for windows in (0, 3, len(mission.windows) // 2, len(mission.windows)):
        table = at_the_table(mission, (bot,), windows)
        told = propose(table, mission.answer)
        assert [event for event in told if isinstance(event, WindowPointedAt | SignsPointedAt | ListPointedAt)] == []
        assert ending(table) == "won.solved", windows


@pytest.mark.rule("key:R126", "key:R150", "key:A13")
@pytest.mark.parametrize("bot", ["greedy", "cracker"])
def test_bots_say_which_open_window_speaks_against_an_answer_and_give_way_once(bot: str) -> None:
    """FEED THE CAT has a D where the K of MILK lies open."""
    table = at_the_table(WRITTEN["first-day"], (bot, bot), 0)
    s = state_of(table)
    k = next(i for i, face in enumerate(s.mission.windows) if s.windows[i].true() == "K")
    open_glyph(s, s.mission.windows[k].glyph)
    *_, last = propose(table, "Feed the cat")
    glyph = s.parts.glyphs[s.mission.windows[k].glyph].name
    assert WindowPointedAt(1, "FEEDTHECAT", k, "K") == last
    assert f"Player 2 does not agree; window 4 ({glyph}) shows K. The proposal is dropped." == words(s, last)
    assert ending(table) is None
    propose(table, "FEED THE CAT")
    assert ending(table) == "lost.wrong"


@pytest.mark.rule("key:R73", "key:R126", "key:A13")
@pytest.mark.parametrize("bot", ["greedy", "cracker"])
def test_bots_say_which_signs_speak_against_an_answer_and_give_way_once(bot: str) -> None:
    """In MILK THE COW the second and the third sign differ, in FEED THE CAT they would be the same letter."""
    table = at_the_table(WRITTEN["first-day"], (bot, bot, bot), 0)
    *_, last = propose(table, "FEED THE CAT")
    assert isinstance(last, SignsPointedAt)
    assert tuple(sorted((last.window, last.other))) == (1, 2)
    assert "does not agree; look at the signs of window" in words(state_of(table), last)
    propose(table, "FEED THE CAT")
    assert ending(table) == "lost.wrong"


@pytest.mark.rule("key:R126", "key:R150", "key:A13")
@pytest.mark.parametrize("bot", ["greedy", "cracker"])
def test_bots_say_that_a_name_is_not_on_the_list_and_blame_no_window_for_it(bot: str) -> None:
    table = at_the_table(WRITTEN["not-the-butler"], (bot, bot), 3)
    *_, last = propose(table, "Mary Butler")
    assert ListPointedAt(1, "MARYBUTLER") == last
    propose(table, "Mary Butler")
    assert ending(table) == "lost.wrong"


@pytest.mark.rule("key:A13")
def test_every_other_wrong_answer_gets_an_objection_of_its_own() -> None:
    table = at_the_table(WRITTEN["first-day"], ("greedy",), 0)
    for guess in ("FEED THE CAT", "CALL THE ZOO"):
        *_, last = propose(table, guess)
        assert isinstance(last, SignsPointedAt)
    assert ending(table) is None


@pytest.mark.rule("key:A13")
def test_a_cracker_knows_what_a_closed_card_leaves() -> None:
    """A number that no open window allows: it names a window but for which the number would do."""
    mission = mission_of(3, 3, "sequence")
    table = at_the_table(mission, ("cracker",), len(mission.windows))
    wrong = str(int(mission.answer) + 1).zfill(mission.length)[-mission.length :]
    *_, last = propose(table, wrong)
    assert isinstance(last, WindowPointedAt)
    assert ending(table) is None
    propose(table, wrong)
    assert ending(table) == "lost.wrong"


@pytest.mark.parametrize("name", [*WRITTEN, *MADE, *MADE_LATE])
def test_no_window_speaks_against_what_is_true(name: str) -> None:
    mission = mission_called(name)
    face = face_of(mission)
    opened = tuple(window.content for window in mission.windows)
    assert window_against(face, opened, mission.answer) is None
    assert window_against(face, (None,) * len(opened), mission.answer) is None


@pytest.mark.rule("key:R130")
def test_a_window_of_several_letters_speaks_too() -> None:
    face = face_of(small_mission("test-answer"))
    closed: list[str | None] = [None] * len(face.windows)
    closed[-2] = "BO"
    assert window_against(face, tuple(closed), normal_form("A BOOK")) is None
    assert window_against(face, tuple(closed), normal_form("ABOUT")) is None
    assert len(closed) - 2 == window_against(face, tuple(closed), normal_form("A SHOE"))


@pytest.mark.rule("key:R130")
def test_a_closed_window_may_hide_up_to_four_letters() -> None:
    face = face_of(small_mission("test-answer"))
    face = msgspec.structs.replace(face, length=6)
    closed: list[str | None] = [None] * len(face.windows)
    closed[-3] = "A"
    assert window_against(face, tuple(closed), "ABLEST") is None
    closed[-2] = "B"
    assert window_against(face, tuple(closed), "ABLEST") is None
    closed[-2] = "BLES"
    assert window_against(face, tuple(closed), "ABLEST") is None
    closed[-2] = "L"
    assert window_against(face, tuple(closed), "ABLEST") == len(closed) - 2


@pytest.mark.rule("key:A13")
def test_where_letters_are_mixed_up_an_open_one_must_be_in_the_guess() -> None:
    made = mission_called("anagram 2")
    face = face_of(made)
    windows: list[str | None] = [None] * len(face.windows)
    missing = next(sign for sign in "QXZJKVW" if sign not in made.answer)
    assert window_against(face, tuple(windows), made.answer) is None
    windows[3] = missing
    assert window_against(face, tuple(windows), made.answer) == 3
    windows[3] = made.windows[3].content
    assert window_against(face, tuple(windows), made.answer) is None
    windows = [made.answer[0]] * len(face.windows)  # shown more often than the guess has it
    assert window_against(face, tuple(windows), made.answer) == made.answer.count(made.answer[0])


@pytest.mark.rule("key:R73", "key:A13")
def test_an_open_sign_elsewhere_speaks_against_a_letter_that_it_has_taken() -> None:
    """P is what the star hides in the body: no other sign can hide it in the answer, as the card says."""
    face = face_of(small_mission("test-answer"))
    one_letter = msgspec.structs.replace(
        face,
        windows=(*face.windows[:-2], *(msgspec.structs.replace(w, area="answer") for w in face.windows[-2:])),
        length=3,
    )
    windows: list[str | None] = [None] * len(face.windows)
    windows[0] = "P"
    assert window_against(one_letter, tuple(windows), "ABC") is None
    assert window_against(one_letter, tuple(windows), "APC") == 0
    assert window_against(msgspec.structs.replace(one_letter, one_to_one=False), tuple(windows), "APC") is None


@pytest.mark.rule("key:R126", "key:R150", "key:A13")
@pytest.mark.parametrize("name", ["shift 3", "acrostic 3", "keyword 4", "transpose 4", "table 3"])
def test_a_bot_that_knows_the_answer_does_not_follow_a_slip_of_the_pen(name: str) -> None:
    """No list holds every word, but with all windows open the card leaves one answer, and the bot knows it."""
    mission = mission_called(name)
    right = normal_form(mission.answer)
    slip = right[:-1] + ("A" if right[-1] != "A" else "B")
    table = at_the_table(mission, ("cracker", "cracker"), len(mission.windows))
    *_, last = propose(table, slip)
    assert isinstance(last, WindowPointedAt)
    assert (last.seat, last.guess) == (1, slip)
    assert ending(table) is None
    propose(table, slip)
    assert ending(table) == "lost.wrong"


@pytest.mark.parametrize("name", ["shift 3", "acrostic 3", "keyword 4", "transpose 4", "table 3"])
def test_a_bot_that_is_not_sure_follows_a_word_that_no_list_holds(name: str) -> None:
    mission = mission_called(name)
    right = normal_form(mission.answer)
    table = at_the_table(mission, ("cracker",), 0)
    propose(table, right[:-1] + ("A" if right[-1] != "A" else "B"))
    assert ending(table) == "lost.wrong"
