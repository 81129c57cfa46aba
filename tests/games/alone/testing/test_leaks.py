"""The leak tests have teeth: whatever the hero must not know, a view that shows it is found out (R262-R264, R276)."""

import dataclasses
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from holdfast.engine.message import say
from holdfast.engine.screen import Prompt
from holdfast.engine.testing import PROPERTIES, Broken, Subject
from holdfast.games.alone.game import GAME
from holdfast.games.alone.screen.screen import AloneScreen, view
from holdfast.games.alone.state import HERO, Alone, Options
from tests.games.alone.playing import BASE, USUAL

SEEDS = range(6)


def hidden_cell(s: Alone) -> int:
    return next(cell for cell in s.map().cells if not s.revealed[cell])


LEAKS: dict[str, Callable[[Alone], object]] = {
    "where on the sheet the hero is": lambda s: s.map().place[s.hero],
    "which sheet the hero is on": lambda s: s.map().plan.first,
    "what an unrevealed sector looks like": lambda s: repr(s.level[hidden_cell(s)].true()),
    "where the rooms are": lambda s: s.map().plan.rooms,
    "whether rooms were swapped": lambda s: s.swapped.true(),
    "where creatures lurk": lambda s: sorted(figure.cell for _, figure in s.standing()),
    "how many creatures lurk": lambda s: len(s.standing()),
    "which creatures lurk": lambda s: [token for token, _ in s.standing()],
    "where danger waits": lambda s: [cell for cell in s.map().cells if s.danger[cell].true()],
    "how much danger waits": lambda s: sum(s.danger[cell].true() for cell in s.map().cells),
    "lights in the dark": lambda s: sum(s.light[cell].true() for cell in s.map().cells),
    "doors blocked in the dark": lambda s: sum(s.blocked[cell].true().bit_count() for cell in s.map().cells),
    "evil's cards": lambda s: s.hand(1).true(),
    "the order of a deck": lambda s: s.decks[0].true()[-1:] if s.decks else 0,
    "cards that lie face down": lambda s: s.track.true(),
    "the next item": lambda s: s.item_deck.true()[-1:],
}


def leaking(leak: Callable[[Alone], object]) -> Any:
    """The game with a view for the hero that tells one thing too many."""

    def shown(s: Alone, seat: int) -> AloneScreen:
        seen = view(s, seat)
        return msgspec.structs.replace(seen, prompt=Prompt(say("x", leak=f"{leak(s)}"))) if seat == HERO else seen

    return dataclasses.replace(GAME, view=shown, views=None)


def try_seeds(subject: Subject) -> None:
    for seed in SEEDS:
        PROPERTIES["same_world"](subject, seed)


@pytest.mark.rule("alone:R262", "alone:R276")
@pytest.mark.parametrize("name", LEAKS)
def test_a_leaking_view_is_found(name: str) -> None:
    subject = Subject(
        game=leaking(LEAKS[name]), content=BASE, options=Options(**USUAL), seats=2, bound=12_000, length=60
    )
    with pytest.raises(Broken, match="seat 0 sees other"):
        try_seeds(subject)


@pytest.mark.rule("alone:R263")
def test_a_view_that_shows_a_comrades_hand_is_found() -> None:
    def shown(s: Alone, seat: int) -> AloneScreen:
        seen = view(s, seat)
        return msgspec.structs.replace(seen, notes=f"{s.hand(2).true()}") if seat == 1 else seen

    game = dataclasses.replace(GAME, view=shown, views=None)
    subject = Subject(game=game, content=BASE, options=Options(**USUAL), seats=3, bound=12_000, length=60)
    with pytest.raises(Broken, match="seat 1 sees other card"):
        try_seeds(subject)
