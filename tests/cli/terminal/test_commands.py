"""What the command keys do, and what is said when something cannot be done."""

from pathlib import Path

import pytest

from holdfast.cli.terminal.play.party import Seating
from holdfast.games.key.game import GAME
from holdfast.games.key.state import Key
from holdfast.games.key.testing.arrange import arrange
from tests.cli.terminal.terminals import after_lines, local_game_with, mission


def shown_after(lines: list[str], path: Path, **more: object) -> list[str]:
    local_game, screen = local_game_with(lines, path / "save.jsonl", **more)  # type: ignore[arg-type]
    after_lines(local_game)
    return screen.frames


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("e", "Take at least one action first. (R21)"),
        ("a", "You can act, so you may not pass. (R119)"),
        ("zebra", "'zebra' is no choice here: press a key that is shown, ? for help."),
        ("99", "'99' is no choice here"),
        ("\x00", "is no choice here"),
        ("", "Choose p, x"),
        ("s tiger lily", "The answer has 5 letters. (R131)"),
        ("s 12345", "The answer has 5 letters. (R131)"),
    ],
)
def test_a_refusal_is_one_sentence_with_its_rule(typed: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in shown_after([typed], tmp_path)[-1]


def test_a_greyed_pile_says_why(tmp_path: Path) -> None:
    """The first card goes on Run; then the next, which is higher by suit only, does not fit there."""
    frames = shown_after(["1 r 0", "1", "1"], tmp_path)
    assert "Run shows 7: an equal card is not enough. (R29)" in frames[-1]


def test_escape_goes_back_a_step(tmp_path: Path) -> None:
    frames = shown_after(["p", "1", "esc", "esc"], tmp_path)
    asked = [next(words for words in ("take an action", "Which card", "which pile") if words in f) for f in frames]
    assert asked == ["take an action", "Which card", "which pile", "Which card", "take an action"]


def test_a_rule_is_read_by_its_number(tmp_path: Path) -> None:
    frames = shown_after(["r R28", "", "r 29", "", "r X99", ""], tmp_path)
    assert "Rule R28" in frames[1]
    assert "The card must be strictly higher than that pile's top card." in frames[1]
    assert "An equal card is refused." in frames[3]
    assert "There is no rule X99" in frames[5]


def test_help_tells_the_game_and_its_keys(tmp_path: Path) -> None:
    frames = shown_after(["?", "", "", ""], tmp_path)
    assert "How to play" in frames[1]
    assert any("read a rule by its number" in frame for frame in frames)
    assert "Your turn: take an action." in frames[-1]


def test_the_mission_page_has_story_list_glyphs_and_handbook(tmp_path: Path) -> None:
    frames = shown_after(["m", *[""] * 4], tmp_path)
    page = "\n".join(frames)
    for words in (
        "Somebody snores between the files.",
        "Wanted: 5 letters.",
        "Each sign hides one thing",
        "It is on the list.",
        "The list: 4 of 4 can still be true",
        "Glyphs on the console",
        "Polybius square",
        "Morse",
    ):
        assert words in page


def test_a_large_window_shows_the_list_beside_the_map(tmp_path: Path) -> None:
    assert "TIGER" in shown_after([], tmp_path, size=(160, 50))[-1]


def test_hints_come_one_by_one_and_are_noted(tmp_path: Path) -> None:
    frames = shown_after(["h", "", "h", "", "h", ""], tmp_path)
    assert "It has whiskers." in frames[1]
    assert "It swims." not in frames[1]
    assert "It swims." in frames[3]
    assert "There are no more hints." in frames[5]
    assert "Hint 1 of 2 is opened." in frames[-1]
    assert "Hint 2 of 2 is opened." in frames[-1]


def test_without_hints_one_is_told_so(tmp_path: Path) -> None:
    assert "This mission has no hints." in shown_after(["h"], tmp_path, of=mission(hints=[]))[-1]


def test_notes_are_private_and_can_be_taken_away(tmp_path: Path) -> None:
    two = Seating(2)
    lines = ["", "1", "n", "O is a vowel", "not a tiger", "-1", "", "1 r 0 e", "", "", "n"]
    frames = shown_after(lines, tmp_path, seating=two)
    notes = [frame for frame in frames if "Your notes" in frame]
    assert "1. O is a vowel" in notes[1]
    assert "1. not a tiger" in notes[3]
    assert "Nothing is written here yet" in notes[-1]


def test_the_log_can_be_read_from_the_beginning(tmp_path: Path) -> None:
    frames = shown_after(["1 r 0 e", "l", ""], tmp_path)
    page = next(frame for frame in frames if "What happened" in frame)
    assert "Scout begins a turn." in page
    assert "Scout plays 7■ on Run." in page


def test_phrases_are_said_to_the_others(tmp_path: Path) -> None:
    two = Seating(2, {1: "random"})
    frames = shown_after(["1", "t", "3", "2", "t", "7"], tmp_path, seating=two)
    assert "Scout: I have 2 high cards." in frames[-1]
    assert "Scout: I can gather." in frames[-1]


def test_free_words_pass_the_filter_or_are_refused(tmp_path: Path) -> None:
    two = Seating(2, {1: "random"})
    lines = ["1", "t 12", "let us hurry", "t 12", "I have a 7"]
    assert "This table talks in phrases only. (R44)" in shown_after(["1", "t 12"], tmp_path, seating=two)[-1]
    frames = shown_after(lines, tmp_path, seating=two, free_talk=True)
    assert "Scout: let us hurry" in frames[-1]
    assert "That gives an exact value away" in frames[-1]


def odds_when(words: str, path: Path) -> str:
    local_game, _ = local_game_with([], path / "save.jsonl")
    state = local_game.table.state.clone()
    assert isinstance(state, Key)
    arrange(state, words)
    return local_game.texts.message(GAME.view(state, 0).deck.risk)


def test_drawing_in_peril_tells_its_odds(tmp_path: Path) -> None:
    late = "peril: yes\nhand 1: 3c\ndeck: 1c 1s TT T3\ndiscard: ... T1 T2\nasked: draw"
    assert odds_when(late, tmp_path) == "2 of the 4 cards in the deck would end the game at once."
    early = "peril: yes\nhand 1: 3c\ndeck: 1c 1s T1 T2 T3 TT\ndiscard: ...\nasked: draw"
    assert odds_when(early, tmp_path) == "The next card cannot end the game. 4 of 6 are time cards."
    assert odds_when("asked: action", tmp_path) == "Not in peril: no card of the deck can end the game."


def test_all_open_cards_can_be_viewed(tmp_path: Path) -> None:
    frames = shown_after(["1 r 0", "v", ""], tmp_path)
    page = next(frame for frame in frames if frame.startswith(" The table"))
    assert "Run (Move up to 3 rooms): 7■ on top of 1." in page
    assert "The discard pile: ◷, ◷, ◷ and ◷◷. 4 time cards among them." in page
