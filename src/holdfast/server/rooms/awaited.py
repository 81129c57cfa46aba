"""Whom each seat waits for, as far as it may know: for lists of tables, and kept with tables that sleep."""

from __future__ import annotations

from holdfast.engine.play import asks
from holdfast.engine.screen import Prompt
from holdfast.server.rooms.live_game import LiveGame


def awaited_by_all(game: LiveGame) -> tuple[tuple[int, ...], ...]:
    """Returns for every seat the seats that it waits for: itself, if it has to answer something."""
    return tuple(awaited_at(game, seat) for seat in range(game.table.state.seated))


def awaited_at(game: LiveGame, seat: int) -> tuple[int, ...]:
    """Returns whom a seat waits for. Of others it is told what its own screen says."""
    state = game.table.state
    if state.outcome is not None or game.broken is not None:
        return ()
    if any(not decision.OFFER for _, decision in asks(state, seat)):
        return (seat,)
    prompt = getattr(game.table.game.view(state, seat), "prompt", None)
    return prompt.waits_for if isinstance(prompt, Prompt) else ()
