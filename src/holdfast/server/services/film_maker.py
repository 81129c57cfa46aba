"""Has films made, in a process of its own and each once: of games that have ended, and of save files sent here."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import lru_cache
from typing import Final

import msgspec

from holdfast.engine.game import AnyGame
from holdfast.games import UnknownGame, find
from holdfast.packs import Loaded, load_content
from holdfast.server.ops import log
from holdfast.server.ops.fair_queue import TooMuch
from holdfast.server.ops.worker import WorkerProcess
from holdfast.server.rooms.frozen import picture_in
from holdfast.server.rooms.registry import RoomRegistry, game_in
from holdfast.server.services.film_file import FilmFile, film_file_of, film_file_of_picture, read_film_file
from holdfast.table.save import Load, ReplayError, parse_save
from holdfast.table.store import PutFilm, StoreError

LONGEST: Final = 5000  # lines of a game that was sent here
LATELY_MS: Final = 7 * 24 * 3600_000  # games that ended then and have no film yet get one when the server starts
PATIENCE_S: Final = 4  # at the end


class NoFilm(Exception):
    """A game has no film: one sentence that says why."""


class Filmed(msgspec.Struct, frozen=True):
    """A save that was played from its first line to its last, and its film."""

    game: str
    seats: tuple[str, ...]
    packs: tuple[str, ...]
    outcome: str
    film_file: bytes


class FilmMaker:
    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.worker = WorkerProcess()
        self.making: dict[str, asyncio.Task[bytes]] = {}
        registry.on_end = self.begin

    async def film_file(self, table: str, who: str = "") -> FilmFile:
        """Returns the film of a finished game. Raises NoFilm, TooMuch."""
        data = await self.registry.store.film(table)
        if data is None:
            data = await asyncio.shield(self._made(table, who))
        return await asyncio.to_thread(read_film_file, data)

    def begin(self, table: str) -> None:
        """A game has ended: its film is made now, while its rules are what they were."""
        self._made(table, "")

    async def catch_up(self) -> None:
        """Films that a kill came before."""
        for table in await self.registry.store.unfilmed(self.registry.alarm_clock.date() - LATELY_MS):
            with suppress(NoFilm, StoreError):
                await asyncio.shield(self._made(table, ""))

    async def filmed(self, data: bytes, name: str, who: str, *, strange: bool = False) -> Filmed:
        """A save, played and filmed; of a `strange` one nothing is taken for granted. Raises ReplayError, TooMuch."""
        catalogue = self.registry.catalogue
        game = game_in(data)
        place = catalogue.places.get(game, "")
        if game in catalogue.games and not place:
            return await self.worker.do_here(
                who, film_of_save, data, name, catalogue.games[game], catalogue.load, strange
            )
        found = await self.worker.do(who, film_elsewhere, data, name, place, strange)
        if isinstance(found, str):
            raise ReplayError(found)
        return found

    async def close(self) -> None:
        """Films that are nearly made are waited for."""
        if self.making:
            await asyncio.wait(self.making.values(), timeout=PATIENCE_S)
        for task in list(self.making.values()):
            task.cancel()
        self.worker.close()

    def _made(self, table: str, who: str) -> asyncio.Task[bytes]:
        """Whoever else wants the same film waits for the same."""
        if table not in self.making:
            self.making[table] = asyncio.create_task(self._make(table, who))
            self.making[table].add_done_callback(lambda task: self._done(table, task))
        return self.making[table]

    def _done(self, table: str, task: asyncio.Task[bytes]) -> None:
        del self.making[table]
        if not task.cancelled() and (problem := task.exception()) is not None and not isinstance(problem, TooMuch):
            log.note("a film cannot be made", table=table, why=str(problem))

    async def _make(self, table: str, who: str) -> bytes:
        store = self.registry.store
        rows = await store.rows(table)
        try:
            made = (await self.filmed(b"".join(rows), f"table {table}", who)).film_file
        except ReplayError as problem:
            picture = picture_in(await store.snapshot(table))
            if picture is None:
                raise NoFilm(f"This game has no film any more: {problem}") from None
            return film_file_of_picture(picture, rows)
        await store.write(PutFilm(table, made))
        return made


# -- in the other process, or in a thread


@lru_cache(maxsize=8)
def _loaded(place: str, packs: tuple[str, ...]) -> Loaded:
    return load_content(find(place), packs)


def film_elsewhere(data: bytes, name: str, place: str, strange: bool) -> Filmed | str:
    """What is wrong comes back as a sentence: exceptions lose what they carry between processes."""
    try:
        game = find(place) if place else None  # never by what the file says: that might name any module
        return film_of_save(
            data, name, game, lambda game, packs: _loaded(place or game.name, tuple(map(str, packs))), strange
        )
    except (ReplayError, UnknownGame) as problem:
        return str(problem)


def film_of_save(data: bytes, name: str, game: AnyGame | None, load: Load, strange: bool) -> Filmed:
    """Raises ReplayError."""
    save = parse_save(data, name, game=game, load=load)
    if strange and save.setting.start is not None:
        raise ReplayError("A game that begins in the middle can be seen with 'holdfast replay' only.")
    if strange and len(save.lines) > LONGEST:
        raise ReplayError(f"A game has at most {LONGEST} lines here.")
    film_file = film_file_of(save)
    outcome = read_film_file(film_file).head.outcome
    packs = tuple(pack.name for pack in save.setting.packs) or ("base",)
    return Filmed(save.setting.game.name, save.setting.seats, packs, outcome.key if outcome else "", film_file)
