"""Has films made, in a process of its own and each once: of games that have ended, and of save files sent here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final, cast

import msgspec

from holdfast.engine.command import Pause
from holdfast.engine.game import AnyGame
from holdfast.engine.secret import SPECTATOR
from holdfast.games import UnknownGame, find
from holdfast.packs import EMPTY_SHELF, Loaded, PackShelf, load_content
from holdfast.server.ops import log
from holdfast.server.ops.fair_queue import TooMuch
from holdfast.server.ops.worker import WorkerProcess
from holdfast.server.rooms.frozen import drawable, is_drawable, picture_in
from holdfast.server.rooms.registry import RoomRegistry, game_in
from holdfast.server.services.film_file import (
    DamagedFilm,
    FilmFile,
    film_file_of,
    film_file_of_picture,
    read_film_file,
    steps_of,
)
from holdfast.server.wire.from_client import LONGEST_REASON
from holdfast.table.save import Load, ReplayError, Save, parse_save
from holdfast.table.store import PutFilm, StoreError

LONGEST: Final = 5000  # lines of a game that was sent here
LARGEST_HEADER: Final = 32_768  # bytes of its first line: all that is shown at every step may come from there
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

    async def film_file(self, table: str, who: str = "", *, anew: bool = False) -> FilmFile:
        """Returns the film of a finished game; `anew`, if what was kept of it has turned out to be damaged. Raises
        NoFilm, TooMuch.
        """
        data = None if anew else await self.registry.store.film(table)
        if data is not None:
            try:
                kept = await asyncio.to_thread(read_film_file, data)
                if await self._is_drawable(table, kept):
                    return kept
            except DamagedFilm as problem:
                log.note("a film is damaged and is made anew", table=table, why=str(problem))
        return await asyncio.to_thread(read_film_file, await asyncio.shield(self._made(table, who)))

    async def _is_drawable(self, table: str, kept: FilmFile) -> bool:
        """Tells whether a film that was made earlier shows what is drawn today."""
        record = await self.registry.store.table(table)
        if record is None:
            return True
        game = self.registry.catalogue.get(self.registry.lobby_of(record).game)
        first = await asyncio.to_thread(steps_of, kept, SPECTATOR, 0, 1)
        return all(
            is_drawable(cast(msgspec.Raw, view), kept.head.drawn, game.view_type)
            for step in first
            for view in step.views
        )

    def begin(self, table: str) -> None:
        """Begins the film of a game that has ended: now, while its rules are what they were."""
        self._made(table, "")

    async def catch_up(self) -> None:
        """Makes the films that the server was stopped before it could make."""
        for table in await self.registry.store.unfilmed(self.registry.alarm_clock.date() - LATELY_MS):
            with suppress(NoFilm, StoreError):
                await asyncio.shield(self._made(table, ""))

    async def filmed(self, data: bytes, name: str, who: str, *, strange: bool = False) -> Filmed:
        """Returns the film of a save; of a `strange` one nothing is taken for granted. Raises ReplayError, TooMuch."""
        catalogue = self.registry.catalogue
        game = game_in(data)
        place = catalogue.places.get(game, "")
        if game in catalogue.games and not place:
            return await self.worker.do_here(
                who, film_of_save, data, name, catalogue.games[game], catalogue.shelf, catalogue.load, strange
            )
        shelf = PackShelf(catalogue.shelf.packs)
        found = await self.worker.do(who, film_elsewhere, data, name, place, strange, shelf)
        if isinstance(found, str):
            raise ReplayError(found)
        return found

    async def close(self) -> None:
        """Waits for the films that are nearly made."""
        if self.making:
            await asyncio.wait(self.making.values(), timeout=PATIENCE_S)
        for task in list(self.making.values()):
            task.cancel()
        self.worker.close()

    def _made(self, table: str, who: str) -> asyncio.Task[bytes]:
        """Returns the task that makes a film; whoever else wants the same film waits for the same task."""
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
            game = self.registry.catalogue.get(game_in(rows[0]))
            picture = drawable(picture_in(await store.snapshot(table)), game.view_type)
            if picture is None:
                raise NoFilm(f"This game has no film any more: {problem}") from None
            return film_file_of_picture(picture, rows)
        await store.write(PutFilm(table, made))
        return made


# -- in the other process, or in a thread


def check_strange(save: Save) -> None:
    """Raises ReplayError for what no table of this server would have kept."""
    if save.setting.start is not None:
        raise ReplayError("A game that begins in the middle can be seen with 'holdfast replay' only.")
    if len(save.lines) > LONGEST:
        raise ReplayError(f"A game has at most {LONGEST} lines here.")
    for no, line in enumerate(save.lines, 2):
        if isinstance(line, Pause) and not (len(line.reason) <= LONGEST_REASON and line.reason.isprintable()):
            raise ReplayError(f"{save.name}, line {no}: the reason of a pause is too long, or cannot be shown.")


@lru_cache(maxsize=8)
def _loaded(place: str, packs: tuple[str, ...], own: tuple[tuple[str, Path], ...]) -> Loaded:
    return load_content(find(place), packs, dict(own))


def loading(place: str, shelf: PackShelf) -> Load:
    """Returns how content is read in this process; what was read stays for the next game."""

    def load(game: AnyGame, packs: Sequence[str | Path]) -> Loaded:
        own = tuple(shelf.places(game.name).items())
        return _loaded(place or game.name, tuple(map(str, packs)), own)

    return load


def film_elsewhere(data: bytes, name: str, place: str, strange: bool, shelf: PackShelf = EMPTY_SHELF) -> Filmed | str:
    """Makes a film in another process.

    What is wrong comes back as a sentence: exceptions lose what they carry between processes.
    """
    try:
        game = find(place) if place else None  # never by what the file says: that might name any module
        return film_of_save(data, name, game, shelf, loading(place, shelf), strange)
    except (ReplayError, UnknownGame) as problem:
        return str(problem)


def film_of_save(data: bytes, name: str, game: AnyGame | None, shelf: PackShelf, load: Load, strange: bool) -> Filmed:
    """Raises ReplayError."""
    if strange and len(data.partition(b"\n")[0]) > LARGEST_HEADER:
        raise ReplayError(f"{name}, line 1: the header has more than {LARGEST_HEADER:,} bytes, which no game here has.")
    save = parse_save(data, name, game=game, shelf=shelf, load=load)
    if strange:
        check_strange(save)
    film_file = film_file_of(save)
    outcome = read_film_file(film_file).head.outcome
    packs = tuple(pack.name for pack in save.setting.packs) or ("base",)
    return Filmed(save.setting.game.name, save.setting.seats, packs, outcome.key if outcome else "", film_file)
