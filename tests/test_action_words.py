"""Labels are read back as actions, by their words alone."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.engine.action import Action
from holdfast.engine.text import Texts
from holdfast.games.key.game import GAME, scene_names
from holdfast.games.key.screen.names import names
from tests.action_words import UnknownWords, parse_action, read_actions
from tests.games.key.playing import begin

TEXTS = Texts(GAME.texts, {**names(begin()), **scene_names(begin())})


class Push(Action, frozen=True):
    figure: int
    toward: Literal["east", "west"]


class Bet(Action, frozen=True):
    coins: int
    loudly: bool


class Trade(Action, frozen=True):
    goods: tuple[int, ...]
    friend: int | None


class Mumble(Action, frozen=True):
    words: str
    quietly: bool


class Nod(Action, frozen=True):
    pass


TOY = Texts(
    {
        "act.push": 'push { NAME($figure, of: "figure") } { NAME($toward, of: "way") }',
        "act.bet": "bet { $coins } { $coins ->\n    [one] coin\n   *[other] coins\n} { $loudly }",
        "act.trade": 'trade { NAME($goods, of: "thing") } with { NAME($friend, of: "friend") }',
        "act.mumble": "mumble { $words }",
        "act.nod": "Nod.",
        "figure.0": "the red hero",
        "figure.1": "alien",
        "figure.2": "red alien",
        "way.east": "east",
        "way.west": "west",
        "thing.0": "wool",
        "thing.1": "iron ore",
        "friend.0": "Player 1",
        "friend.1": "Player 2",
        "friend.none": "nobody",
    }
)
KINDS = (Push, Bet, Trade, Nod)


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("push the red hero east", Push(0, "east")),
        ("PUSH Red  Hero west.", Push(0, "west")),
        ("push red alien east", Push(2, "east")),
        ("push figure alien east", Push(1, "east")),
        ("bet 1 coin true", Bet(1, True)),
        ("bet 12 coins False", Bet(12, False)),
        ("bet -3 coins true", Bet(-3, True)),
        ("bet -3 coins no matter what", None),
        ("trade wool with Player 2", Trade((0,), 1)),
        ("trade iron ore, wool and wool with 1", Trade((1, 0, 0), 0)),
        ("trade iron ore with nobody", Trade((1,), None)),
        ("nod", Nod()),
    ],
)
def test_a_label_is_read(words: str, action: Action | None) -> None:
    if action is None:
        with pytest.raises(UnknownWords, match="expected true or false, found"):
            parse_action(TOY, words, KINDS)
    else:
        assert parse_action(TOY, words, KINDS) == action


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "push blue hero east",
            "'push blue hero east': no figure is called 'blue'; there is the red hero, alien, red alien",
        ),
        ("push alien north", "'push alien north': no way is called 'north'; there is east, west"),
        ("bet some coins true", "'bet some coins true': expected a whole number, found 'some'"),
        ("shove alien east", "nothing is labelled 'shove alien east'; there is: push FIGURE TOWARD"),
        ("mumble hello", "'mumble hello': the label 'mumble WORDS' does not name every part of 'mumble'"),
        ("", "nothing is labelled ''; there is: push FIGURE TOWARD; bet COINS COINS LOUDLY; trade GOODS"),
    ],
)
def test_words_that_mean_nothing_are_explained(words: str, said: str) -> None:
    with pytest.raises(UnknownWords) as problem:
        parse_action(TOY, words, (*KINDS, Mumble) if "mumble" in words else KINDS)
    assert str(problem.value).startswith(said)


def test_words_with_two_meanings_are_refused() -> None:
    said = "'Say: Well done!' may mean any of these: Hint(phrase='well_done'), Say(words='Well done!')"
    with pytest.raises(UnknownWords) as problem:
        parse_action(TEXTS, "Say: Well done!", GAME.action_types)
    assert str(problem.value) == said


def test_a_name_with_two_meanings_is_refused() -> None:
    texts = TOY.extended({"figure.3": "3 Jo", "figure.4": "4 Jo"})
    with pytest.raises(UnknownWords, match="'jo' may mean 3 Jo, 4 Jo"):
        parse_action(texts, "push jo east", KINDS)


@pytest.mark.parametrize("words", ["Go to 3", "go to room 3", "Go to Archive", "go to 3 archive.", "Go to the Archive"])
def test_a_numbered_thing_goes_by_its_number_or_its_name(words: str) -> None:
    assert parse_action(TEXTS, words, GAME.action_types).option_id() == "go:2"


@pytest.mark.parametrize(("number", "room"), [(0, -1), (11, 10), (99, 98)])
def test_a_number_that_nothing_has_can_be_said(number: int, room: int) -> None:
    assert parse_action(TEXTS, f"Go to {number}", GAME.action_types).option_id() == f"go:{room}"


@given(st.data())
def test_every_label_of_the_key_is_read_back(data: st.DataObject) -> None:
    """Labels are made from actions, and actions from labels."""
    kind = data.draw(st.sampled_from([k for k in GAME.action_types if k.kind() not in ("hint", "say", "propose")]))
    values = {
        "card": st.integers(0, 39),
        "cards": st.tuples(st.integers(0, 39), st.integers(0, 39)),
        "pile": st.integers(0, 3),
        "room": st.integers(0, 9),
        "token": st.integers(0, 44),
        "where": st.sampled_from(["top", "bottom"]),
        "window": st.integers(0, 5),
    }
    action = kind(**{field: data.draw(values[field]) for field in kind.__struct_fields__})
    label = TEXTS.action(action)
    assert read_actions(TEXTS, label, GAME.action_types) == [action]
    assert read_actions(TEXTS, label.upper(), GAME.action_types) == [action]
