"""Set-up (R1-R19): what scenes cannot say, because it is about chance, or about what the box holds."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.engine.content import PackError
from holdfast.engine.game import SetupError
from holdfast.engine.message import say
from holdfast.engine.rng import key_from_seed
from holdfast.engine.secret import NOBODY
from holdfast.engine.succession import PlayedGame
from holdfast.engine.text import Texts
from holdfast.games.key.cards.pack import read_missions
from holdfast.games.key.cards.resources import CARDS, NUMBERED, SUITS, is_time, suit, time_icons, value
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.mission import face_of
from holdfast.games.key.screen.screen import screen
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.setup.next_game import done_as, next_game
from holdfast.games.key.setup.options import read_options
from holdfast.packs.content import load_content
from tests.games.key.playing import CONTENT, MISSIONS, begin, mission, mission_with
from tests.games.key.rules.with_modules import MODULES, PARTS, PLAIN
from tests.stage import pack_files

SEEDS = range(40)
BOX = load_content(GAME).files  # as it is sold


@pytest.mark.rule("key:R1")
def test_one_to_four_players_sit_down() -> None:
    assert range(1, 5) == GAME.seats


@pytest.mark.rule("key:R1", "key:R2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("chosen", [(), ("analyst",), ("fixer", "scout")])
def test_each_player_has_a_character_of_a_different_colour(seats: int, chosen: tuple[str, ...]) -> None:
    s = begin(seats=seats, characters=chosen)
    assert seats == len(s.characters) == len({s.character(seat).colour for seat in range(seats)})
    assert chosen[:seats] == s.characters[: len(chosen)]


@pytest.mark.rule("key:R1")
def test_two_players_cannot_have_the_same_character() -> None:
    with pytest.raises(SetupError) as problem:
        begin(characters=("scout", "scout"))
    assert (problem.value.refusal.rule, problem.value.refusal.key) == ("key:R1", "setup.same_character")


@pytest.mark.rule("key:R1")
def test_a_character_that_does_not_exist_cannot_be_chosen() -> None:
    with pytest.raises(SetupError) as problem:
        begin(characters=("butler",))
    assert problem.value.refusal.params["name"] == "butler"
    assert (
        _said(problem.value) == "There is no character called butler: choose among scout, courier, fixer and analyst."
    )


def _said(problem: SetupError) -> str:
    return Texts(GAME.texts).refusal(problem.refusal)


@pytest.mark.rule("key:R5", "key:R149")
def test_the_first_mission_of_the_box_uses_the_tan_tokens_only() -> None:
    files = pack_files("key", only_tests=False)
    first = read_options(files, {}).mission
    assert files[min(path for path in files if path.startswith("missions/"))]["id"] == first.id
    assert first.colours == ("tan",)
    assert {"tan"} == {CONTENT.tokens[token].colour for token in first.pool}


@pytest.mark.rule("key:R6", "key:R13")
def test_tokens_and_cards_are_shuffled() -> None:
    games = [begin(seed=seed) for seed in SEEDS]
    assert len(SEEDS) == len({tuple(tuple(stack.cards) for stack in s.stacks) for s in games})
    assert len(SEEDS) == len({tuple(s.deck.cards) for s in games})
    assert len({s.stacks[0].cards[0] for s in games}) > 15
    assert len({s.deck.cards[-1] for s in games}) > 15
    assert len({s.hands[0].cards[0] for s in games} | {s.hands[1].cards[0] for s in games}) > 15


@pytest.mark.rule("key:R7", "key:R151")
@pytest.mark.parametrize("name", MISSIONS)
def test_each_room_gets_as_many_tokens_as_the_mission_states(name: str) -> None:
    s = begin(name)
    assert list(mission(name).tokens) == [len(stack) for stack in s.stacks]
    assert sorted(mission(name).pool) == sorted(token for stack in s.stacks for token in stack.cards)


@pytest.mark.rule("key:R8", "key:R3")
@pytest.mark.parametrize("name", MISSIONS)
def test_nobody_knows_a_token_the_deck_or_a_closed_window_at_the_start(name: str) -> None:
    s = begin(name)
    assert {NOBODY} == {known for stack in s.stacks for known in stack.known}
    assert {NOBODY} == set(s.deck.known)
    assert [window.open for window in mission(name).windows] == [window.known_to != NOBODY for window in s.windows]
    assert s.solution.known_to == NOBODY


@pytest.mark.rule("key:R9", "key:R10")
def test_feature_tokens_lie_where_the_mission_says() -> None:
    s = begin("test-modules", seats=3)
    assert s.rooms == [0, 0, 0]
    assert s.locks == [-1, 0, -1, -1, 1, -1, -1, -1, -1, -1]
    assert s.guard == 8
    assert (s.feature_room("terminal"), s.feature_room("exit")) == (7, 2)
    assert 9 in s.neighbours[3]
    assert 3 in s.neighbours[9]


@pytest.mark.rule("key:R11")
def test_there_are_four_action_cards_and_all_are_empty() -> None:
    s = begin()
    assert s.piles == [[], [], [], []] == s.counter_intel


@pytest.mark.rule("key:R14")
def test_the_deck_has_each_value_once_in_each_suit() -> None:
    cards = Counter((value(card), suit(card)) for card in range(NUMBERED))
    assert {(v, s): 1 for v in range(1, 13) for s in ("circle", "square", "triangle")} == cards


@pytest.mark.rule("key:R15")
def test_three_time_cards_show_one_icon_and_one_shows_two() -> None:
    assert [time_icons(card) for card in range(NUMBERED, CARDS)] == [1, 1, 1, 2]
    assert sum(time_icons(card) for card in range(NUMBERED)) == 0
    assert [is_time(card) for card in range(CARDS)] == [False] * 36 + [True] * 4


@pytest.mark.rule("key:R13", "key:R16")
@given(st.integers(0, 1000), st.integers(1, 4))
def test_hands_and_deck_hold_the_numbered_cards(seed: int, seats: int) -> None:
    s = begin(seats=seats, seed=seed)
    assert [4] * seats == [len(hand) for hand in s.hands]
    dealt = [card for hand in s.hands for card in hand.cards]
    assert list(range(NUMBERED)) == sorted(dealt + s.deck.cards)


@pytest.mark.rule("key:R150")
def test_question_answer_area_and_glyphs_are_public_from_the_start() -> None:
    secret = mission("test-answer")
    s = begin("test-answer", seats=3)
    for seat in (-1, 0, 1, 2):
        seen = screen(s, seat).mission
        assert secret.question == seen.question
        panes = {pane.window: (pane.glyph, row.is_answer) for row in seen.rows for pane in row.panes}
        assert [(w.glyph, w.area == "answer") for w in secret.windows] == [panes[i] for i in range(len(panes))]
        assert [is_answer for _, is_answer in list(panes.values())[-3:]] == [True] * 3
        assert seen.wanted == say("wanted.letters", length=5)


@pytest.mark.rule("key:R150", "key:R151")
def test_the_face_of_a_mission_holds_nothing_hidden() -> None:
    shown = set(face_of(mission("test-answer")).__struct_fields__)
    assert not shown & {"answer", "pool", "tokens", "won", "lost", "hints", "proof"}
    assert {"row", "column", "glyph", "area", "mark"} == set(
        face_of(mission("test-answer")).windows[0].__struct_fields__
    )


@pytest.mark.rule("key:R151")
def test_tokens_that_are_not_placed_stay_unseen() -> None:
    placed = set(mission("test-answer").pool)
    s = begin("test-answer")
    assert len(placed) == sum(screen(s, 0).building.down) < 27
    assert {"tan"} == {CONTENT.tokens[token].colour for stack in s.stacks for token in stack.cards}


@pytest.mark.rule("key:R141")
def test_the_same_seed_gives_the_same_deal() -> None:
    def deal(seed: int) -> bytes:
        s = setup(CONTENT, Options(mission("test-plain")), 3, seed.to_bytes(16, "big"))
        return msgspec.json.encode([s.deck.cards, [h.cards for h in s.hands], [stack.cards for stack in s.stacks]])

    assert deal(7) == deal(7)
    assert deal(7) != deal(8)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"mission": "nowhere"}, "There is no mission called nowhere: choose among ..."),
        ({"speed": "high"}, "The Key has no option called speed: it has mission, grade, kind, characters, talk, tidy."),
        ({"tidy": "perhaps"}, "The option tidy is yes or no, not perhaps."),
        ({"talk": "loud"}, "The option talk is canned or free, not loud."),
    ],
)
def test_options_that_do_not_exist_are_refused(words: dict[str, str], said: str) -> None:
    with pytest.raises(SetupError) as problem:
        read_options(pack_files("key", only_tests=True), words)
    assert _said(problem.value).startswith(said.removesuffix("..."))


def test_options_are_read_from_words() -> None:
    words = {"mission": "test-walls", "characters": "Fixer, scout", "talk": "free", "tidy": "no"}
    chosen = read_options(pack_files("key", only_tests=True), words)
    assert Options(mission("test-walls"), ("fixer", "scout"), tidy=False, free_talk=True) == chosen


@pytest.mark.rule("key:R148")
def test_a_mission_that_the_loader_would_reject_is_not_set_up() -> None:
    with pytest.raises(PackError, match="entrance: expected a room from 1 to 10, found 99"):
        setup(CONTENT, Options(mission_with("test-plain", entrance=99)), 2, bytes(16))


@pytest.mark.rule("key:R140")
def test_achievements_belong_to_characters() -> None:
    assert begin(seats=3, characters=("fixer", "scout"), achievements=("scout", "analyst")).achievements == [0, 1, 0]


@pytest.mark.rule("key:A17", "key:A21")
def test_tables_are_tidy_and_talk_in_phrases_unless_they_choose_otherwise() -> None:
    assert (begin().tidy, begin().free_talk) == (True, False)
    assert (begin(tidy=False).tidy, begin(free_talk=True).free_talk) == (False, True)
    assert not begin("test-marks").tidy


@pytest.mark.rule("key:R140", "key:R9")
def test_features_lie_in_the_rooms_that_the_mission_names() -> None:
    s = setup(PARTS, Options(MODULES), 2, key_from_seed("1"))
    locked = {room + 1: SUITS[suit] for room, suit in enumerate(s.locks) if suit >= 0}
    assert locked == {2: "circle", 5: "square"}
    assert s.guard + 1 == 7
    assert s.feature_room("terminal") + 1 == 6
    assert s.feature_room("exit") + 1 == 11
    assert 11 in s.neighbours[0]
    assert 0 in s.neighbours[11]


@pytest.mark.rule("key:R140", "key:R9")
def test_without_features_nothing_lies_anywhere() -> None:
    s = setup(PARTS, Options(PLAIN), 2, key_from_seed("1"))
    assert set(s.locks) == {-1}
    assert (s.guard, s.feature_room("terminal"), s.feature_room("exit")) == (-1, -1, -1)
    assert s.achievements == [0, 0]


def after_mission(mission: str, done: dict[str, bool], *, won: bool = True, **words: str) -> dict[str, str]:
    """What is proposed after a game at seat 0."""
    return next_game(BOX, PlayedGame({"mission": mission, **words}, 0, (0,) if won else ()), done)


def test_the_next_mission_is_the_next_written_one_whose_answer_was_not_told() -> None:
    assert after_mission("first-day", {"first-day": True}) == {"mission": "the-briefcase"}
    told = {"first-day": True, "the-briefcase": False, "not-the-butler": True}
    assert after_mission("first-day", told, won=False) == {"mission": "purchasing-error"}
    assert after_mission("overdue", {"overdue": True}) == {"mission": "first-day"}
    everything = dict.fromkeys(read_missions(BOX, PARTS), True)
    assert after_mission("first-day", everything) == {"mission": "fresh"}


def test_after_a_made_mission_another_comes_a_grade_harder_if_it_was_solved() -> None:
    assert after_mission("fresh", {}, grade="2") == {"mission": "fresh", "grade": "3"}
    assert after_mission("fresh", {}, grade="2", won=False) == {"mission": "fresh", "grade": "2"}
    assert after_mission("fresh", {}, grade="5") == {"mission": "fresh", "grade": "5"}
    assert after_mission("daily", {}) == {"mission": "first-day"}


def test_written_missions_are_noted_and_made_ones_are_not() -> None:
    assert [done_as(BOX, {"mission": word} if word else {}) for word in ("", "overdue", "fresh", "daily")] == [
        "first-day", "overdue", "", "",
    ]  # fmt: skip
