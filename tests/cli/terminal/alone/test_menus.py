"""Keys of ALONE: everything that is legal has one, and nothing else does."""

from collections.abc import Iterator

import pytest

from holdfast.cli.terminal.play.menu import Do, Menu, Open, Send, Write
from holdfast.engine.play import options
from holdfast.games.alone.game import GAME
from holdfast.games.alone.rules.reacting import PlayUp
from tests.cli.terminal.alone.terminals import menu_for, parts
from tests.cli.terminal.terminals import leaves
from tests.games.alone.playing import begin, click


def menus(menu: Menu) -> Iterator[Menu]:
    yield menu
    for entry in menu.entries:
        if isinstance(entry.leads, Open):
            yield from menus(entry.leads.menu)


@pytest.mark.parametrize("number", range(0, 240, 4))
def test_everything_legal_has_a_key_and_nothing_else(number: int) -> None:
    assert GAME.testing.positions is not None
    s = GAME.testing.positions(parts(), number)
    for seat in range(s.seated):
        view = GAME.view(s, seat)
        root = menu_for(s, seat)
        found = [(e.leads.ask, e.leads.action) for e in leaves(root) if isinstance(e.leads, Do)]
        first = min((ask.standing for ask in view.asks if ask.kind != "at_any_time"), default=False)
        asked = [ask for ask in view.asks if ask.kind != "at_any_time" and ask.standing == first][:1]
        wanted = [(ask.id, option.action) for ask in asked for option in ask.options]
        assert sorted(map(repr, found)) == sorted(map(repr, wanted))
        assert {answer for answer in found if answer not in options(s, seat)} == set()
        forms = {form.action for ask in view.asks for form in ask.forms if ask in asked or ask.kind == "at_any_time"}
        assert {e.leads.act for e in leaves(root) if isinstance(e.leads, Send | Write)} == forms
        for menu in menus(root):
            keys = menu.keys()
            assert len(set(keys)) == len(keys), f"a key means two things: {keys}"


@pytest.mark.parametrize("number", range(0, 240, 12))
def test_no_key_hides_behind_another(number: int) -> None:
    """A key that begins like another needs Enter: only numbers and nothing else do."""
    assert GAME.testing.positions is not None
    s = GAME.testing.positions(parts(), number)
    for seat in range(s.seated):
        for menu in menus(menu_for(s, seat)):
            named = menu.keys()
            keys = [key for key in named if key not in (" ", "esc")]
            clashes = [(a, b) for a in keys for b in keys if a != b and b.startswith(a) and not b.isdecimal()]
            assert clashes == []


def test_what_evil_looked_for_in_vain_is_named() -> None:
    s = begin("decks: terror traps\nhero: 1B4\nitems: -\nhand 2: held_breath\ndanger: 1B4\ncreatures: -")
    click(s, 0, "move:east")
    click(s, 1, next(action.option_id() for _, action in options(s, 1) if isinstance(action, PlayUp)))
    menu = menu_for(s, 1)
    assert menu.question == "Nothing is found."
    assert menu.about == ("No creature on the map can be moved. The hero does not learn it.",)
    assert [(entry.key, entry.label) for entry in menu.entries] == [("0", "Go on")]
    assert menu_for(s, 0).question == "Instant reactions: evil may answer."
