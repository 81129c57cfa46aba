"""In a rush most of a screen is as it was: what is kept is what it would be anew, and stays the same object."""

from __future__ import annotations

import pytest

from holdfast.bots import bot_named
from holdfast.engine.bot import Scheduler
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.screen import ScreenMemory
from holdfast.games.elite.cards.types import MISSIONS
from holdfast.games.elite.game import GAME
from holdfast.games.elite.screen.screen import EliteScreen, screen, screens
from holdfast.games.elite.setup import setup
from holdfast.games.elite.state import Elite, Options
from tests.games.elite.packs import base_parts
from tests.games.elite.playing import table

SEATS = range(-1, 4)


def begun(mission: str, tempo: str, bot: str) -> Scheduler:
    key = key_from_seed(f"kept/{mission}/{tempo}")
    s = setup(base_parts(), Options(mission=mission, tempo=tempo), 4, key)  # type: ignore[arg-type]
    return Scheduler(GAME, base_parts(), s, dict.fromkeys(range(4), bot_named(GAME, bot)), Rng(key))


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize(("tempo", "bot"), [("live", "squad-fast"), ("untimed", "random")])
def test_what_is_kept_is_what_it_would_be_anew(mission: str, tempo: str, bot: str) -> None:
    game, memory = begun(mission, tempo, bot), ScreenMemory()
    for n in range(400):
        if game.step() is None:
            break
        s = game.s
        assert isinstance(s, Elite)
        if n % 3 == 0 or s.phase != "action":
            found = screens(s.clone(), SEATS, memory)
            assert found == {seat: screen(s, seat) for seat in SEATS}, n


def looks(position: str, *words: str) -> tuple[EliteScreen, EliteScreen]:
    """The first seat's screen before the second seat does something, and after."""
    game, memory = table(position), ScreenMemory()
    before = screens(game.s.clone(), (0, 1), memory)[0]
    for one in words:
        assert game.say(2, one) is None
    return before, screens(game.s.clone(), (0, 1), memory)[0]


def test_what_others_roll_leaves_everything_but_their_dice_as_it_was() -> None:
    before, after = looks("gherid: C6\nakosha: G7\ndice 2: gun", "Roll 2a")
    assert after.dice != before.dice
    for name in set(EliteScreen.__struct_fields__) - {"dice", "seat"}:
        assert getattr(after, name) is getattr(before, name), name


def test_steps_far_away_leave_what_is_asked_as_it_was() -> None:
    before, after = looks("gherid: C6\nakosha: G7\ndice 2: move", "Move Akosha to F7")
    assert after.figures != before.figures
    assert after.asks is before.asks
    assert after.aims is before.aims


def test_a_step_beside_me_is_a_space_less_to_go_to() -> None:
    before, after = looks("gherid: C6\nakosha: E7\ndice 1: move\ndice 2: move", "Move Akosha to D7")
    assert after.asks != before.asks
