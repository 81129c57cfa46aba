"""What the loader rejects (R148), with file, key, what was expected and what was found."""

from typing import Any

import msgspec
import pytest

from holdfast.engine.content import PackError
from holdfast.games.key.cards.pack import read_pack
from holdfast.games.key.cards.pack_check import check_mission
from holdfast.games.key.cards.verbs import read_playable
from holdfast.games.key.missions.mission import NO_GLYPH, Feature, Mission, Window
from tests.games.key.playing import CONTENT, mission, mission_with
from tests.games.key.rules.with_modules import MODULES, PARTS
from tests.stage import pack_files


def check(changed: dict[str, Any], name: str = "test-plain") -> None:
    check_mission(mission_with(name, **changed), CONTENT, "m.toml")


def test_the_missions_of_the_test_pack_are_accepted() -> None:
    for name in ("test-plain", "test-answer", "test-walls", "test-number", "test-modules"):
        check_mission(mission(name), CONTENT, name)


@pytest.mark.rule("key:R148")
@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (
            {"walls": [[1, 2], [1, 4]]},
            "m.toml: walls: expected every room within reach of the entrance, found [[1, 2], [1, 4]]",
        ),
        ({"entrance": 0}, "m.toml: entrance: expected a room from 1 to 10, found 0"),
        ({"entrance": 11}, "m.toml: entrance: expected a room from 1 to 10, found 11"),
        (
            {"glyphs": {"S": "star", "E": "star"}},
            "m.toml: console: expected one content for each glyph, found 'S and E'",
        ),
        (
            {"walls": [[3, 4]], "passages": [[4, 3]]},
            "m.toml: passages: expected no wall and passage on one edge, found [[3, 4]]",
        ),
        ({"walls": [[3, 4]]}, "m.toml: walls: expected a printed passage of the board office, found [3, 4]"),
        ({"passages": [[1, 2]]}, "m.toml: passages: expected a printed wall of the board office, found [1, 2]"),
        ({"board": "attic"}, "m.toml: board: expected one of office, compound, found 'attic'"),
        ({"grade": 6}, "m.toml: grade: expected 1 to 5, found 6"),
        ({"grade": 0}, "m.toml: grade: expected 1 to 5, found 0"),
        ({"answer": "?"}, "m.toml: answer: expected 1 to 40 letters or digits, found ''"),
        ({"answer": "A" * 41}, f"m.toml: answer: expected 1 to 40 letters or digits, found {'A' * 41!r}"),
        ({"answer": "SEES4W"}, "m.toml: answer: expected letters only, as the shape says, found 'SEES4W'"),
        (
            {"answer": "7x", "shape": "number"},
            "m.toml: answer: expected a whole number, as the shape says, found '7X'",
        ),
    ],
)
def test_a_mission_is_rejected(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(PackError) as problem:
        check(changed)
    assert str(problem.value) == said


@pytest.mark.rule("key:A26")
def test_a_wall_and_a_passage_on_one_edge_are_rejected() -> None:
    with pytest.raises(PackError, match="no wall and passage on one edge"):
        check({"walls": [[7, 10]], "passages": [[7, 10]]})


@pytest.mark.rule("key:R148")
def test_a_passage_may_make_good_for_a_wall() -> None:
    check({"walls": [[9, 10], [8, 10]], "passages": [[7, 10]]})


@pytest.mark.rule("key:R7", "key:R148")
@pytest.mark.parametrize("tokens", [[27], [2] * 9, [3, 3, 3, 3, 3, 3, 3, 3, 4, -1]])
def test_each_room_needs_a_number_of_tokens(tokens: list[int]) -> None:
    bad = msgspec.structs.replace(mission("test-plain"), tokens=tuple(tokens))
    with pytest.raises(PackError) as problem:
        check_mission(bad, CONTENT, "m.toml")
    assert str(problem.value) == f"m.toml: tokens: expected a number for each of the 10 rooms, found {tokens}"


@pytest.mark.rule("key:R148")
def test_rooms_hold_as_many_tokens_as_there_are() -> None:
    bad = msgspec.structs.replace(mission("test-plain"), tokens=(2, 3, 3, 3, 3, 3, 3, 3, 2, 1))
    with pytest.raises(PackError, match=r"m.toml: tokens: expected 27 tokens in all, found 26"):
        check_mission(bad, CONTENT, "m.toml")


@pytest.mark.rule("key:R143", "key:R148")
@pytest.mark.parametrize("glyph", ["star", "moon", "sun", "crown"])
def test_every_glyph_on_the_card_has_a_token(glyph: str) -> None:
    plain = mission("test-plain")
    missing = next(i for i in plain.pool if CONTENT.glyphs[CONTENT.tokens[i].glyph].name == glyph)
    other = next(i for i in range(len(CONTENT.tokens)) if i not in plain.pool)
    bad = msgspec.structs.replace(plain, pool=(*(i for i in plain.pool if i != missing), other))
    said = rf"m.toml: pool: expected a token for each glyph on the card, found \['{glyph}'\]"
    with pytest.raises(PackError, match=said):
        check_mission(bad, CONTENT, "m.toml")


@pytest.mark.rule("key:R130", "key:R148")
@pytest.mark.parametrize("content", ["", "FIVES"])
def test_a_window_holds_one_to_four_characters(content: str) -> None:
    plain = mission("test-plain")
    bad = msgspec.structs.replace(plain, windows=(*plain.windows, Window(0, 9, content)))
    with pytest.raises(PackError, match="one to four characters in each window"):
        check_mission(bad, CONTENT, "m.toml")


@pytest.mark.rule("key:R9", "key:R148")
@pytest.mark.parametrize(
    ("features", "said"),
    [
        ([{"kind": "exit", "room": 11}], "features: expected rooms from 1 to 10, found 11"),
        ([{"kind": "exit", "room": 2}, {"kind": "exit", "room": 3}], "features: expected at most 1 of exit, found 2"),
        ([{"kind": "lock", "room": 2}], "features: expected a suit for each lock, and for nothing else, found 'lock'"),
        ([{"kind": "lock", "room": 1, "suit": "circle"}], "features: expected no lock on the entrance, found 1"),
        ([{"kind": "secret_passage", "room": 2}], "features: expected both ends of the secret passage, found 1"),
    ],
)
def test_feature_tokens_are_checked(features: list[dict[str, Any]], said: str) -> None:
    with pytest.raises(PackError) as problem:
        check({"features": features})
    assert str(problem.value) == f"m.toml: {said}"


@pytest.mark.rule("key:R148", "key:A2")
def test_counter_intel_never_aims_at_regroup() -> None:
    files = dict(pack_files("key", only_tests=True))
    tokens = [dict(token) for token in files["tokens.toml"]["token"]]
    place = next(i for i, token in enumerate(tokens) if token["kind"] == "counter_intel")
    tokens[place]["action"] = "regroup"
    with pytest.raises(PackError) as problem:
        read_pack(files | {"tokens.toml": {"token": tokens}})
    assert str(problem.value) == f"tokens.toml: token[{place}].action: expected run, intel or gather, found 'regroup'"


@pytest.mark.rule("key:A2")
def test_the_box_aims_counter_intel_at_run_intel_and_gather() -> None:
    assert {t.action for t in CONTENT.tokens if t.kind == "counter_intel"} == {0, 1, 2}


@pytest.mark.rule("key:R148")
def test_a_board_with_a_gap_is_rejected() -> None:
    files = dict(pack_files("key", only_tests=True))
    boards = [dict(board) for board in files["boards.toml"]["board"]]
    boards[0]["edges"] = [edge for edge in boards[0]["edges"] if 10 not in edge]
    with pytest.raises(
        PackError, match=r"boards.toml: office.edges: expected a board in which every room can be reached"
    ):
        read_pack(files | {"boards.toml": {"board": boards}})


@pytest.mark.rule("key:R47", "key:R148")
@pytest.mark.parametrize("edge", [[1, 1], [0, 2], [1, 11]])
def test_an_edge_joins_two_rooms(edge: list[int]) -> None:
    files = dict(pack_files("key", only_tests=True))
    boards = [dict(board) for board in files["boards.toml"]["board"]]
    boards[0]["edges"] = [*boards[0]["edges"], edge]
    with pytest.raises(PackError, match="two different rooms from 1 to 10"):
        read_pack(files | {"boards.toml": {"board": boards}})


@pytest.mark.rule("key:R1")
def test_a_box_needs_four_characters_of_different_colours() -> None:
    files = dict(pack_files("key", only_tests=True))
    people = [dict(character) for character in files["characters.toml"]["character"]]
    for bad in (people[:3], [*people[:3], people[3] | {"colour": "blue"}]):
        with pytest.raises(PackError, match="at least four characters of different colours"):
            read_pack(files | {"characters.toml": {"character": bad}})


@pytest.mark.rule("key:R42")
def test_an_ability_is_made_of_known_verbs() -> None:
    files = dict(pack_files("key", only_tests=True))
    people = [dict(character) for character in files["characters.toml"]["character"]]
    people[0]["ability"] = [{"verb": "teleport"}]
    with pytest.raises(PackError, match=r"characters.toml: scout: expected one of the verbs .*, found 'teleport'"):
        read_playable(files | {"characters.toml": {"character": people}})


def with_features(*features: Feature) -> Mission:
    return msgspec.structs.replace(MODULES, features=features)


@pytest.mark.rule("key:R140", "key:R148")
@pytest.mark.parametrize(
    ("features", "expected"),
    [
        ([Feature("lock", room, "circle") for room in (2, 3, 4)], "at most 2 of lock, found 3"),
        ([Feature("guard", 2), Feature("guard", 3)], "at most 1 of guard, found 2"),
        ([Feature("terminal", 2), Feature("terminal", 3)], "at most 1 of terminal, found 2"),
        ([Feature("exit", 2), Feature("exit", 3)], "at most 1 of exit, found 2"),
        ([Feature("secret_passage", room) for room in (2, 3, 4)], "at most 2 of secret_passage, found 3"),
        ([Feature("secret_passage", 4)], "both ends of the secret passage"),
        ([Feature("secret_passage", 4)] * 2, "different rooms for two of a kind"),
        ([Feature("lock", 4, "circle"), Feature("lock", 4, "square")], "different rooms for two of a kind"),
        ([Feature("lock", 4)], "a suit for each lock, and for nothing else"),
        ([Feature("guard", 4, "circle")], "a suit for each lock, and for nothing else"),
        ([Feature("lock", 1, "circle")], "no lock on the entrance"),
        ([Feature("guard", 13)], "rooms from 1 to 12"),
        ([Feature("guard", 0)], "rooms from 1 to 12"),
    ],
)
def test_features_that_cannot_lie_so_are_refused(features: list[Feature], expected: str) -> None:
    with pytest.raises(PackError, match=expected) as problem:
        check_mission(with_features(*features), PARTS, "a.toml")
    assert str(problem.value).startswith("a.toml: features: ")


@pytest.mark.rule("key:R140", "key:R148")
def test_windows_with_marks_need_the_module() -> None:
    with pytest.raises(PackError, match="the module marks"):
        check_mission(msgspec.structs.replace(MODULES, modules=("locks",)), PARTS, "a.toml")


@pytest.mark.rule("key:R140", "key:R148", "key:R143")
def test_every_window_with_a_mark_needs_a_token_of_that_mark() -> None:
    windows = tuple(msgspec.structs.replace(window, mark="bar", glyph=NO_GLYPH) for window in MODULES.windows)
    with pytest.raises(PackError, match="a token for each of the 9 windows with a bar, found 5"):
        check_mission(msgspec.structs.replace(MODULES, windows=windows), PARTS, "a.toml")
