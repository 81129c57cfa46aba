"""The scene language: what is understood, what is refused, and what a failure says."""

from pathlib import Path
from textwrap import dedent

import pytest

from tests.expectations import is_line, is_said
from tests.scene import SceneFailed, play_files, read_scenes, run_scene
from tests.stage import SceneError

HEAD = """
    scene: a test
    game: key
    mission: test-plain
"""
TURN = """
    position:
        hand 1: 4c 5s 9t 12c
        run: 4s
"""


def play(text: str) -> None:
    (scene,) = read_scenes(dedent(text), "s.scene")
    run_scene(scene)


def wrong(text: str) -> str:
    with pytest.raises(SceneError) as problem:
        play(text)
    return str(problem.value)


def failed(text: str) -> str:
    with pytest.raises(SceneFailed) as problem:
        play(text)
    return str(problem.value)


# -- reading


def test_lines_above_the_first_scene_hold_for_all() -> None:
    first, second = read_scenes(
        "seed: 5\ngame: key\nscene: a\nexpect: run: -\n----\nscene: b\nseed: 6\nexpect: run: -\n", "f"
    )
    assert (first.game, first.seed, first.name) == ("key", "5", "a")
    assert (second.game, second.seed, second.where) == ("key", "6", "f:6")


def test_rules_may_be_written_short_or_long() -> None:
    (scene,) = read_scenes("scene: a\ngame: key\nrules: R1, key:A2 R3\nexpect: run: -", "f")
    assert scene.rules == ("key:R1", "key:A2", "key:R3")


def test_comments_and_capitals_mean_nothing() -> None:
    play(
        HEAD
        + "    # a remark\n    SEATS: 2\n    Expect:\n        RUN:   -\n        # another\n        Hand 1: 4 Cards\n"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game: key", "s.scene:1: expected a line 'scene: NAME'"),
        ("scene:\ngame: key\nexpect: run: -", "s.scene:1: a scene needs a name"),
        ("game: key\nscene: a\nexpect: run: -\nscene: a\nexpect: run: -", "s.scene:4: there are two scenes called 'a'"),
        ("scene: a\nexpect: run: -", "s.scene:1: a scene needs a line 'game: NAME'"),
        ("scene: a\ngame: key\nseats: two\nexpect: run: -", "s.scene:1: seats: expected a number, found 'two'"),
        (
            "scene: a\ngame: key\ndo:\n  1: Pass",
            "s.scene:1: the scene expects nothing: it has no 'expect:' and no '->'",
        ),
        ("scene: a\ngame: key\nhello\nexpect: run: -", "s.scene:3: expected 'name: words', found 'hello'"),
        ("scene: a\ngame: key\ngame: key\nexpect: run: -", "s.scene:3: there are two lines 'game:' in this scene"),
        (
            "scene: a\ngame: key\nexpect:\nrun: -",
            "s.scene:4: 'run:' stands below a block; indent it, or put it above",
        ),
        ("do:\n  1: Pass\nscene: a\ngame: key\nexpect: run: -", "s.scene:2: a do belongs to a scene"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(text: str, said: str) -> None:
    assert wrong(text) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game: whist\nexpect: run: -", "game: expected one of "),
        ("game: key\nseats: 5\nexpect: run: -", "seats: key is for 1 to 4, found 5"),
        ("game: key\nmission: test-nothing\nexpect: run: -", "There is no mission called test-nothing: choose among"),
        ("game: key\nmission: test-plain\ncolour: red\nexpect: run: -", "The Key has no option called colour"),
        ("game: rush\nrush_ms: soon\nexpect: line 1: -", "Expected `int`, got `str` - at `$.rush_ms`"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(text: str, said: str) -> None:
    assert wrong(f"scene: a\n{text}").startswith(f"s.scene:1: a: {said}")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hnd 1: 4c", "'hnd 1' is no line of a position of The Key; there are turn, actions,"),
        ("hand 1", "line 1: expected 'name: words', found 'hand 1'"),
        ("hand 3: 4c", "hand: expected a number from 1 to 2, found '3'"),
        ("hand 1: 13c", "hand 1: no card is called '13c'"),
        ("hand 1: T1", "hand 1: a time card is never in a hand (R35)"),
        ("hand 1: 1c 2c 3c 4c 5c", "hand 1: at most 4 cards (R100)"),
        ("hand 1: 4c\n        intel: 4c", "hand 1: the card 4c is named twice, in 'intel' too"),
        ("hand 1: 4c\n        hand 1: 5c", "line 2: there are two lines 'hand 1'"),
        ("run: 4s 4c", "run: a pile rises strictly from left to right (R34)"),
        ("run: 5s 4c", "run: a pile rises strictly from left to right (R34)"),
        ("run: 4s TT", "run: a time card is never on a pile (R35)"),
        ("run: 2 cards", "run: no card is called '2'"),
        ("deck: 5c T1", "deck: until 'peril: yes' the time cards lie in the discard pile (R12)"),
        ("deck: -", "deck: an empty deck is replaced at once (R101): leave a card in it"),
        ("deck: 5c\n        discard: T1", "deck: 10s, 9c, 4t, "),
        ("peril: yes\n        discard: T1 TT", "discard: with 3 time icons in peril the game is lost already (R110)"),
        ("peril: perhaps", "peril: expected yes or no, found 'perhaps'"),
        ("turn: 3", "turn: expected a number from 1 to 2, found '3'"),
        ("actions: 2", "actions: a player who has taken two actions is asked for no third (R23)"),
        ("asked: tea", "asked: expected one of action, first, draw, stall, found 'tea'"),
        ("asked: draw", "asked: draw needs 'peril: yes'"),
        ("asked: stall", "asked: stall needs 'peril: yes'"),
        ("peril: yes\n        asked: stall\n        passes: 1", "asked: stall needs 'passes: 2' or more"),
        ("peril: yes\n        asked: draw", "asked: draw needs fewer than four cards in the hand"),
        ("room 11: star", "room 11: expected a number from 1 to 10, found '11'"),
        ("room 1: star | moon | 1", "room 1: expected 'face down | face up'; who stands there is said by 'at 1'"),
        ("room 1: stat", "room 1: no token is called 'stat'"),
        ("room 1: star | star", "room 1 |: the token star is named twice, in 'room 1' too"),
        ("room 1: - | gas", "room 1: gas does not stay face up in a room (R93, R95)"),
        ("room 1: heart", "heart is a red token: this mission uses tan"),
        ("room 1: 99 tokens", "room 1: only 2 tokens are left to lay out"),
        ("counter-intel run: counter-gather", "counter-intel run: counter-gather does not belong there (R94)"),
        ("at 1: 3", "at 1: 3: expected a number from 1 to 2, found '3'"),
        ("open: rook", "open: no window shows 'rook'; the mission shows star, moon, sun, crown"),
        ("windows: S E", "windows: the mission has 6, found 2"),
        ("windows: S E? E S A W", "windows: those of moon open together and hide the same (R69, R73)"),
        ("answer: NO", "answer: the mission's answer has 6 signs, found 'NO'"),
        ("lock 3: heart", "lock 3: expected circle, square, triangle or -, found 'heart'"),
        ("guard: 11", "guard: expected a number from 1 to 10, found '11'"),
        ("achievements: 1", "achievements: expected a number for each seat, found '1'"),
    ],
)
def test_a_position_that_no_game_has_says_why(line: str, said: str) -> None:
    text = f"{HEAD}    position:\n        {line}\n    expect:\n        turn: 1\n"
    assert wrong(text).startswith(f"s.scene:2: a test: position: {said}")


# -- clicks


@pytest.mark.parametrize(
    ("click", "said"),
    [
        ("Play 5s on Run", "expected 'SEAT: words' or 'wait: 1500 ms'"),
        ("1:", "expected 'SEAT: words' or 'wait: 1500 ms'"),
        ("3: Pass", "expected a seat from 1 to 2, 'all' or 'spectator', found '3'"),
        ("1: Ply 5s on Run", "nothing is labelled 'Ply 5s on Run'; there is: Play CARD on PILE"),
        ("1: Play 5x on Run", "'Play 5x on Run': no card is called '5x'; there is 1c, 1s,"),
        ('1: go {"romo": 1}', "'go {\"romo\": 1}': Object contains unknown field `romo`"),
        ("1: Pass -> rejected", "after '->' expected refused, told, not told, asked or offered, found 'rejected'"),
        ("wait: soon", "wait: expected '1500 ms' or '2 s', found 'soon'"),
    ],
)
def test_a_click_that_cannot_be_understood_says_why(click: str, said: str) -> None:
    position = TURN if "rejected" not in click else TURN.replace("4c 5s 9t 12c", "-")
    text = f"{HEAD}{position}    do:\n        {click}\n    expect:\n        turn: 1\n"
    assert wrong(text).startswith(f"s.scene:10: a test: {click}\n  {said}")


def test_a_refused_click_fails_with_the_reason_and_the_position() -> None:
    said = failed(f"{HEAD}{TURN}    do:\n        1: Play 4c on Run\n    expect:\n        turn: 1\n")
    first, *rest = said.splitlines()
    assert first == "s.scene:10: a test: 1: Play 4c on Run"
    assert rest[:3] == [
        "  expected: the click is accepted",
        "  found:    refused R29 'Run shows 4: an equal card is not enough.'",
        "the position then:",
    ]
    assert "  hand 1: 4c 5s 9t 12c" in rest
    assert "  asked 1: choose_action, at_any_time" in rest


@pytest.mark.parametrize(
    ("click", "expected", "found"),
    [
        ("1: Play 5s on Run -> refused", "refused", "the click is accepted"),
        (
            "1: Play 4c on Run -> refused R28",
            "refused R28",
            "refused key:R29 'Run shows 4: an equal card is not enough.'",
        ),
        ('1: Play 4c on Run -> refused R29 "no"', '"no"', "Run shows 4: an equal card is not enough."),
        ("1: Play 4c on Run -> refused table", "refused table", "refused key:R29 'Run shows 4: an equal card"),
        ('1: Play 5s on Run -> told "no"', 'told "no"', "Player 1 plays 5s on Run."),
        ('1: Play 5s on Run -> not told 2 "... Run."', 'not told "... Run."', "Player 1 plays 5s on Run."),
        ("1: Play 5s on Run -> asked choose_stack", "asked choose_stack", "asked choose_room"),
        ("1: Play 5s on Run -> offered Go to 3", "offered Go to 3", "Go to 2 Mail room; Go to 4 Stairwell; Stop here"),
    ],
)
def test_an_arrow_that_does_not_hold_fails(click: str, expected: str, found: str) -> None:
    said = failed(f"{HEAD}{TURN}    do:\n        {click}\n").splitlines()
    assert said[1] == f"  expected: {expected}"
    assert said[2].startswith(f"  found:    {found}")


def test_the_table_may_refuse_in_the_name_of_any_rule() -> None:
    for refused in ("refused R24", "refused table", "refused"):
        play(f"{HEAD}{TURN}    do:\n        2: Pass -> {refused}\n")


def test_several_seats_click_one_after_the_other() -> None:
    clicks = "        1: Propose the answer SEESAW\n        2 and 3: Agree\n"
    play(f"{HEAD}    seats: 3\n    do:\n{clicks}    expect: outcome: won\n")


def test_a_question_may_be_named() -> None:
    play(
        f"{HEAD}{TURN}    do:\n        1 (choose_action): Play 5s on Run\n        1 (may_draw): Stop here -> refused\n"
    )


# -- expectations


@pytest.mark.parametrize(
    ("line", "expected", "found"),
    [
        ("run: 4s 5s", "run: 4s 5s", "run: 4s"),
        ("hand 1: 4c 5s 9t", "hand 1: 4c 5s 9t", "hand 1: 4c 5s 9t 12c"),
        ("asked 1: nothing", "nothing is asked", "choose_action"),
        ("asked 2: choose_action", "asked choose_action", "asked nothing"),
        ("not asked 1: choose action", "not asked choose action", "asked "),
        ("offered 1: Play 4c on Run", "offered Play 4c on Run", "Play 5s on Run; "),
        ("not offered 1: Play 5s on Run", "Play 5s on Run is not offered", "it is"),
        ("not offered 1: play_card", "play_card is not offered", "it is"),
        ("offered 1: go", "offered go", "Play 5s on Run; "),
        ("choices 2: Pass", "pass", "nothing"),
        ("greyed 1: play_card", "play_card is greyed", "use_achievement, "),
        ("greyed 1: pass because R118", "refused R118", "refused key:R119 'You can act, so you may not pass.'"),
        ('greyed 1: pass because R119 "no"', '"no"', "You can act, so you may not pass."),
        ("told 1: ...", "told ...", "nothing was told"),
        ("sees 2: hand 1: 4c ? ? ?", "hand 1: 4c ? ? ?", "hand 1: ? ? ? ?"),
        ("hidden from 1: hand 1", "hand 1 is hidden", "hand 1: 4c 5s 9t 12c"),
        ("hidden from 1: intel", "something to hide in intel", "nothing lies there"),
        ("outcome: won", "outcome: won", "outcome: none"),
        ("winners: 1", "winners: 1", "winners: nobody"),
        ("now: 5 ms", "now: 5 ms", "now: 0 ms"),
    ],
)
def test_an_expectation_that_does_not_hold_fails(line: str, expected: str, found: str) -> None:
    said = failed(f"{HEAD}{TURN}    expect:\n        {line}\n").splitlines()
    assert said[0] == f"s.scene:10: a test: {line}"
    assert said[1] == f"  expected: {expected}"
    assert said[2].startswith(f"  found:    {found}")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("rnu: 4s", "nothing is called 'rnu' in a position of key; there is deck top, "),
        ("run", "expected 'name: words', found 'run'"),
        ("asked 3: nothing", "expected a seat from 1 to 2, 'all' or 'spectator', found '3'"),
        ("offered 1: Dance", "nothing is labelled 'Dance'; there is: "),
        ("greyed 1: dance", "no action is called 'dance'; there is "),
        ("sees 1: rnu: 4s", "expected a line that seat 1 sees, such as "),
        ("hidden from 1: rnu", "nothing is called 'rnu' in a position of key"),
    ],
)
def test_an_expectation_that_cannot_be_understood_says_why(line: str, said: str) -> None:
    assert wrong(f"{HEAD}{TURN}    expect:\n        {line}\n").startswith(f"s.scene:10: a test: {line}\n  {said}")


@pytest.mark.parametrize(
    ("name", "expected", "found"),
    [
        ("run", "4s 5c", "4s 5c"),
        ("run", "-", "-"),
        ("run", "nothing", "-"),
        ("run", "4S", "4s"),
        ("deck", "... 5c", "1c 2c 5c"),
        ("deck", "... 5c", "5c"),
        ("deck", "1c ... 5c", "1c 2c 3c 5c"),
        ("deck", "3 cards", "1c 2c 5c"),
        ("deck", "2 cards 5c", "1c 2c 5c"),
        ("deck", "1 card ...", "1c 2c 5c"),
        ("deck top", "5c 2c", "5c 2c 1c"),
        ("hand 1", "5c 1c", "1c 5c"),
        ("hand 1", "5c ...", "1c 5c 7c"),
        ("hand 1", "5c 2 cards", "1c 5c 7c"),
        ("gone", "gas rook", "rook gas"),
        ("room 1", "star", "star | -"),
        ("room 1", "2 tokens | camera", "star moon | camera"),
        ("room 1", "star | gas camera", "star | camera gas"),
    ],
)
def test_a_line_is_matched(name: str, expected: str, found: str) -> None:
    assert is_line(name, expected, found)


@pytest.mark.parametrize(
    ("name", "expected", "found"),
    [
        ("run", "5c 4s", "4s 5c"),
        ("run", "4s", "4s 5c"),
        ("run", "4s 5c", "4s"),
        ("run", "-", "4s"),
        ("run", "4s", "-"),
        ("deck", "... 5c", "5c 1c"),
        ("deck", "2 cards", "1c 2c 5c"),
        ("deck", "4 cards", "1c 2c 5c"),
        ("deck", "3 cards ...", "1c 2c"),
        ("deck top", "2c", "5c 2c 1c"),
        ("hand 1", "5c", "1c 5c"),
        ("hand 1", "5c 5c", "5c 1c"),
        ("hand 1", "5c 1 card", "1c 5c 7c"),
        ("hand 1", "5c 3 cards ...", "1c 5c 7c"),
        ("room 1", "moon star | -", "star moon | -"),
        ("room 1", "star", "star | camera"),
        ("room 1", "star | camera | 1", "star | camera"),
    ],
)
def test_a_line_is_not_matched(name: str, expected: str, found: str) -> None:
    assert not is_line(name, expected, found)


@pytest.mark.parametrize(
    "expected",
    ["Player 1 draws 5c.", "player 1 DRAWS 5c", '"Player 1 draws 5c."', "... 5c", "Player 1 ...", "... draws ..."],
)
def test_a_sentence_is_heard(expected: str) -> None:
    assert is_said(expected, "Player 1 draws 5c.")


@pytest.mark.parametrize("expected", ["Player 1 draws", "draws 5c", "... 4c", "Player 2 ...", "... 5c draws"])
def test_a_sentence_is_not_heard(expected: str) -> None:
    assert not is_said(expected, "Player 1 draws 5c.")


def test_targets_of_elite_lie_on_objective_slots() -> None:
    text = "scene: a\ngame: elite\nmission: demolition\nposition:\n  targets: {}\nexpect:\n  outcome: none"
    play(text.format("E4"))
    assert wrong(text.format("D4")).endswith("targets: D4 is no objective slot (R204)")


# -- by hand


def test_files_are_played_by_hand(tmp_path: Path) -> None:
    good = "scene: good\ngame: key\nmission: test-plain\nexpect: run: -\n"
    bad = "scene: bad\ngame: key\nmission: test-plain\nexpect: run: 4s\n"
    odd = "scene: odd\ngame: key\nmission: test-plain\nexpect: rnu: 4s\n"
    (tmp_path / "some.scene").write_text(good + bad + odd, encoding="utf-8")
    (tmp_path / "empty.scene").write_text("", encoding="utf-8")
    said = [line.split()[0] for line in play_files([tmp_path / "some.scene", tmp_path / "empty.scene"])]
    assert said == ["ok", "failed", "wrong", "wrong"]
