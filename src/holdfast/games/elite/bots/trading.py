"""What is given to a hero who can make more of it: Demolition tokens go where the dice are."""

from __future__ import annotations

from holdfast.engine.view import Ask
from holdfast.games.elite.bots.scene import Scene
from holdfast.games.elite.rules.trade import TOKEN_THINGS, Give
from holdfast.games.elite.state import CARRIED


def gift(scene: Scene, ask: Ask) -> Give | None:
    """A token that its carrier has too few dice for, or one too many of."""
    view = scene.view
    if view.options.mission != "demolition" or view.seats == 1:
        return None
    held = [sum(cell == CARRIED - hero for cell in view.token_at) for hero in scene.heroes]
    faces = scene.parts.objectives["demolition"]
    for option in ask.options:
        give = option.action
        if not isinstance(give, Give) or give.thing < TOKEN_THINGS:
            continue
        slots = len(faces[view.token_face[give.thing - TOKEN_THINGS]].slots)
        if scene.usable_dice(give.to) < slots:
            continue
        is_stuck = scene.usable_dice(give.hero) < slots
        if held[give.hero] - held[give.to] >= 2 or (is_stuck and held[give.to] - held[give.hero] <= 1):
            return give
    return None
