"""Bots that think for long do so in processes of their own: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from holdfast.bots import find_bot
from holdfast.engine.bot import Choice, Mind
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import Rng
from holdfast.engine.save import dump, load
from holdfast.engine.state import State
from holdfast.games import find
from holdfast.packs import load_content
from holdfast.server.ops.worker import step_aside
from holdfast.table.feed import BotUpdate

MINDS_KEPT: Final = 200
ADVISERS: Final = 2  # hints that are thought at a time, in threads


class Thought(msgspec.Struct, frozen=True):
    """Holds all that a process needs to choose for a seat. `mind` names the mind, which has seen `seen` updates."""

    mind: str
    game: str
    packs: tuple[str | Path, ...]
    bot: str
    seat: int
    key: bytes
    seen: int
    updates: tuple[BotUpdate, ...]


class MindLost(Exception):
    """The process does not have this mind, or not any more: it must be told everything anew."""


class BotProcesses:
    """A few processes; a mind always goes to the same one, which keeps it."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pools: dict[int, ProcessPoolExecutor] = {}
        self.told: dict[str, int] = {}
        self.advisers = asyncio.Semaphore(ADVISERS)
        self.advised: set[str] = set()  # people for whom a hint is being thought

    async def choose(self, thought: Thought) -> Choice | None:
        """Returns what a mind chooses, having seen all these updates."""
        known = min(self.told.get(thought.mind, 0), len(thought.updates))
        try:
            return await self._ask(thought, known)
        except (MindLost, BrokenProcessPool):
            return await self._ask(thought, 0)

    def forget(self, mind: str) -> None:
        """Forgets a mind that is needed no more, or has to begin anew."""
        self.told.pop(mind, None)

    def close(self) -> None:
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, thought: Thought, known: int) -> Choice | None:
        new = msgspec.structs.replace(thought, seen=known, updates=tuple(map(packed, thought.updates[known:])))
        place = hash(thought.mind) % self.processes
        if place not in self.pools:
            context = multiprocessing.get_context("spawn")
            self.pools[place] = ProcessPoolExecutor(1, context, initializer=step_aside)
        try:
            choice = await asyncio.get_running_loop().run_in_executor(self.pools[place], think, new)
        except BrokenProcessPool:
            self.pools.pop(place).shutdown(wait=False)
            raise
        self.told[thought.mind] = len(thought.updates)
        return choice


def packed(update: BotUpdate) -> BotUpdate:
    """Returns a masked state as it travels: as it is saved, without the content, which is there already."""
    knowledge = update.knowledge
    return msgspec.structs.replace(update, knowledge=dump(knowledge)) if isinstance(knowledge, State) else update


# -- in the other process


def unpacked(update: BotUpdate, game: AnyGame, content: Any) -> BotUpdate:
    knowledge = update.knowledge
    if not isinstance(knowledge, bytes):
        return update
    return msgspec.structs.replace(update, knowledge=load(game, content, knowledge))


_minds: OrderedDict[str, tuple[Mind, int]] = OrderedDict()


@lru_cache(maxsize=8)
def _loaded_game(game: str, packs: tuple[str | Path, ...]) -> tuple[AnyGame, Any]:
    found = find(game)
    return found, load_content(found, packs).content


def think(thought: Thought) -> Choice | None:
    game, content = _loaded_game(thought.game, thought.packs)
    bot = find_bot(game, thought.bot)
    mind, seen = _minds.pop(thought.mind, (None, 0))
    if not thought.seen:
        mind = bot.sit(game, content, thought.seat, Rng(thought.key))
    elif mind is None or seen != thought.seen:
        raise MindLost
    updates = [unpacked(update, game, content) for update in thought.updates]
    for update in updates:
        mind.see(update)
    _minds[thought.mind] = mind, thought.seen + len(thought.updates)
    if len(_minds) > MINDS_KEPT:
        _minds.popitem(last=False)
    return mind.choose(updates[-1], bot.budget)
