"""Collecting where marks are in force (R140), and where they are not (R74)."""

import pytest

from holdfast.engine.event import Event
from holdfast.games.key.cards.types import GATHER
from holdfast.games.key.events import WindowOpened
from holdfast.games.key.rules.gather import Collect
from holdfast.games.key.rules.turn import PlayCard
from holdfast.games.key.state import Key
from tests.games.key.rules.with_modules import MODULES, PARTS, PLAIN, TOKEN, act, table


def open_windows(s: Key) -> str:
    return "".join(window.true() if s.is_open(i) else "_" for i, window in enumerate(s.windows))


def gather(s: Key, *names: str) -> list[Event]:
    return act(s, 0, PlayCard(s.hands[0].own(0)[-1], GATHER), *(Collect(TOKEN[name]) for name in names))


@pytest.mark.rule("key:R140")
def test_a_collected_mark_opens_the_next_closed_window_of_that_mark() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | omega star")
    assert WindowOpened(2, "I") in gather(s, "omega")
    assert open_windows(s) == "__I______"
    assert WindowOpened(5, "E") in act(s, 0, Collect(TOKEN["star"]))
    assert open_windows(s) == "__I__E___"


@pytest.mark.rule("key:R140")
def test_another_mark_has_windows_of_its_own() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | psi")
    gather(s, "psi")
    assert open_windows(s) == "_______E_"


@pytest.mark.rule("key:R140")
def test_a_marked_token_opens_the_windows_of_its_glyph_as_well() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | sigma")
    gather(s, "sigma")
    assert open_windows(s) == "__I_____D"


@pytest.mark.rule("key:R140")
def test_a_token_without_a_mark_opens_no_marked_window() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | gamma lambda")
    gather(s, "gamma", "lambda")
    assert open_windows(s) == "W________"


@pytest.mark.rule("key:R140")
def test_a_mark_is_of_no_use_when_all_its_windows_are_open() -> None:
    s = table(MODULES, "at 3: 1\nroom 3: rook | psi xi")
    gather(s, "psi")
    before = open_windows(s)
    assert s.is_needed(TOKEN["xi"]) is False
    act(s, 0, Collect(TOKEN["xi"]))
    assert open_windows(s) == before


@pytest.mark.rule("key:R140", "key:R74")
@pytest.mark.parametrize(("token", "windows"), [("star", "R___AR_A_"), ("omega", "____A__A_"), ("theta", "____A_SA_")])
def test_in_the_core_a_mark_opens_nothing(token: str, windows: str) -> None:
    s = table(PLAIN, f"at 3: 1\nroom 3: gas | {token}")
    assert PARTS.tokens[TOKEN[token]].mark != "none"
    gather(s, token)
    assert open_windows(s) == windows
