"""Playing a mission to its end with bots, for the economy gate and its calibration."""

from __future__ import annotations

from holdfast.engine.bot import Bot, Scheduler
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.bots.cracker import CRACKER
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.generator.economy_gate import Play, economy_gate
from holdfast.games.key.missions.generator.gates import Economy
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.missions.workshop import Workshop
from holdfast.games.key.setup import Options, setup


def is_won(parts: Parts, mission: Mission, players: int, number: int, bot: Bot = CRACKER) -> bool:
    """Tells whether so many bots win this mission with the deal of this number."""
    s = setup(parts, Options(mission), players, key_from_seed(f"trial/{mission.id}/{players}/{number}"))
    bots = dict.fromkeys(range(players), bot)
    scheduler = Scheduler(GAME, parts, s, bots, Rng(key_from_seed(f"minds/{mission.id}/{players}/{number}")))
    while scheduler.step() is not None:
        pass
    return s.outcome is not None and s.outcome.key == "won.solved"


def cracker_plays(parts: Parts) -> Play:
    """Returns the player that the economy gate is calibrated with: it stops when the answer is proven."""
    return lambda mission, players, number: is_won(parts, mission, players, number)


def economy_of(workshop: Workshop, players: int) -> Economy:
    """Returns the gate that lets no mission pass which bots hardly ever win; at most ten games a mission."""
    return economy_gate(cracker_plays(workshop.parts), workshop.calibration, players)
