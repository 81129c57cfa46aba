"""Keys of ELITE: everything that is legal has one, and nothing else does."""

from pathlib import Path

import pytest

from holdfast.cli.terminal.elite.screen_reader import ScreenReader
from holdfast.cli.terminal.play.menu import Do, Send
from holdfast.cli.terminal.play.party import Seating
from holdfast.engine.action import Action
from holdfast.games.elite.rules.slots import Allocate
from tests.cli.terminal.elite.terminals import Fingers, sit_down, view_of
from tests.cli.terminal.rush_terminal import until_the_script_ends
from tests.cli.terminal.terminals import leaves


def image(look: ScreenReader, action: Action) -> object:
    """Equal slots of one thing are one choice."""
    if isinstance(action, Allocate):
        return look.first_beside(action.slot), action.symbol
    return action


@pytest.mark.parametrize("seed", range(6))
def test_everything_legal_has_a_key_and_nothing_else(seed: int, tmp_path: Path) -> None:
    missions = ("extermination", "capture", "demolition", "recon", "exploration", "exploration")
    seats = (2, 1, 3)[seed % 3]
    seating = Seating(seats, dict.fromkeys(range(1, seats), "random"))
    fingers = Fingers(seed, 300)
    live, _ = sit_down(
        [],
        tmp_path / "save",
        seating=seating,
        keyboard=fingers,
        seed=seed,
        mission=missions[seed],
        tempo=("live", "untimed")[seed % 2],
        map=("crash_site", "abandoned_lab")[seed // 2 % 2],
    )
    fingers.live = live
    checked = 0
    draw = live.draw

    def check(at: int) -> None:
        nonlocal checked
        draw(at)
        if live.paced_log.untold or live.local_game.table.outcome is not None:
            return
        view = view_of(live)
        look = ScreenReader(live.local_game.look(0))
        root = live.root()
        keys = [key for entry in root.entries for key in entry.answers_to()]
        assert len(set(keys)) == len(keys), f"a key means two things: {keys}"
        found = {image(look, e.leads.action) for e in leaves(root) if isinstance(e.leads, Do)}
        first = next((ask for ask in view.asks if not ask.standing), None)
        asks = [ask for ask in view.asks if first is None or ask is first or ask.kind == "any_time"]
        wanted = {image(look, option.action) for ask in asks for option in ask.options}
        assert wanted <= found
        legal = {image(look, option.action) for ask in view.asks for option in ask.options}
        forms = {form.action for ask in asks for form in ask.forms}
        assert {one for one in found if not (isinstance(one, Action) and one.kind() in forms)} <= legal
        sent = {entry.leads.act for entry in leaves(root) if isinstance(entry.leads, Send)}
        assert forms <= sent | {one.kind() for one in found if isinstance(one, Action)}
        checked += 1

    live.draw = check  # type: ignore[method-assign]
    until_the_script_ends(live)
    assert checked > 20
