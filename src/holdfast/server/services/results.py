"""Has it looked up what those who finished a game may be proud of: in the process that makes films, after the end.

What a result is counted by is kept with the end of the game itself; its moments come a little later.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final

import msgspec

from holdfast.engine.content import PackError
from holdfast.engine.event import events_for
from holdfast.engine.game import AnyGame
from holdfast.engine.options import with_usual
from holdfast.engine.records import BestMoment, PlayedStep, PlayedTable
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import Outcome, State
from holdfast.games import UnknownGame, find
from holdfast.packs import PackShelf
from holdfast.server.ops import log
from holdfast.server.rooms.counting import day_of, played_table
from holdfast.server.rooms.registry import BrokenTable, RoomRegistry
from holdfast.server.services.film_maker import FilmMaker, loading
from holdfast.table.lobby import Lobby
from holdfast.table.replay import histories
from holdfast.table.result import GameResult, PutMoments, PutResult
from holdfast.table.save import Load, ReplayError, Save, parse_save
from holdfast.table.store import PutValue, RowsMissing, StoreError, TableRecord

FILLED: Final = "results_filled"  # games that ended before results were kept have theirs
AT_ONCE: Final = 100  # tables whose results are kept in one go


class LookBack(msgspec.Struct, frozen=True):
    """What a game was to each of its seats, and which of them won."""

    moments: tuple[tuple[BestMoment, ...], ...] = ()
    words: tuple[dict[str, tuple[str, ...]], ...] = ()
    winners: tuple[int, ...] | None = None


class ResultKeeper:
    def __init__(self, registry: RoomRegistry, film_maker: FilmMaker) -> None:
        self.registry = registry
        self.film_maker = film_maker
        self.looking: set[asyncio.Task[None]] = set()

    def begin(self, table: str) -> None:
        """Looks back at a game that has ended."""
        task = asyncio.create_task(self._look_back_at(table))
        self.looking.add(task)
        task.add_done_callback(self.looking.discard)

    async def catch_up(self) -> None:
        """Gives results to games that ended before they were kept, and looks back where a kill came before, one game
        after the other: nobody waits for it, and what is not done today is done after the next start.
        """
        with suppress(StoreError):
            if await self.registry.store.value(FILLED) is None:
                await self._fill()
                await self.registry.store.write(PutValue(FILLED, b"1"))
            done: set[str] = set()
            while left := [one for one in await self.registry.store.bare_results(AT_ONCE) if one not in done]:
                done.update(left)
                for table in left:
                    await self._look_back_at(table)

    async def close(self) -> None:
        for task in list(self.looking):
            task.cancel()
        await asyncio.gather(*self.looking, return_exceptions=True)

    # -- games that ended before

    async def _fill(self) -> None:
        """What was chosen before a game is known without playing it again."""
        store, found = self.registry.store, list[PutResult]()
        for record in await store.every_table():
            if record.stage == "over":
                found += [one async for one in self._results_of(record)]
                if len(found) >= AT_ONCE:
                    await store.write(*found)
                    found.clear()
                    await asyncio.sleep(0)
        await store.write(*found)

    async def _results_of(self, record: TableRecord) -> AsyncIterator[PutResult]:
        try:
            lobby = self.registry.lobby_of(record)
            game = self.registry.catalogue.games.get(lobby.game)
        except BrokenTable:
            return
        if game is None or not lobby.is_recorded:
            return
        for seat, place in enumerate(lobby.seats):
            if place.person and not place.bot:
                yield PutResult(
                    GameResult(
                        *(place.person, record.id, lobby.game, record.changed, seat, place.name, seat in lobby.winners),
                        words=await self._chosen_words(game, lobby, seat),
                        packs=lobby.packs,
                        day=day_of(game, lobby),
                    )
                )

    async def _chosen_words(self, game: AnyGame, lobby: Lobby, seat: int) -> dict[str, tuple[str, ...]]:
        if game.shown.records is None:
            return {}
        try:
            await self.registry.catalogue.opened(game, lobby.packs)
            files = self.registry.catalogue.load(game, lobby.packs).files
        except PackError:
            return {}
        chosen: Mapping[str, str] = with_usual(game.choosing.choices(files), lobby.options)
        words = {**chosen, **lobby.seats[seat].picks}
        return {by.option: (words[by.option],) for by in game.shown.records.counted_by(files) if by.option in words}

    # -- looking back

    async def _look_back_at(self, table: str) -> None:
        store, found = self.registry.store, LookBack()
        try:
            rows = await store.rows(table)
            found = LookBack(winners=winners_in(rows))
            found = await self._look_back(table, rows) or found
        except (ReplayError, BrokenTable, RowsMissing) as problem:
            log.note("nobody can look back at a game", table=table, why=str(problem))
        except (BrokenProcessPool, StoreError):
            return  # another time
        except Exception as problem:
            log.trouble("a game cannot be looked back at", problem, table=table)
        with suppress(StoreError):
            await store.write(PutMoments(table, found.moments, found.words, found.winners))

    async def _look_back(self, table: str, rows: list[bytes]) -> LookBack | None:
        store, catalogue = self.registry.store, self.registry.catalogue
        record = await store.table(table)
        if record is None or not rows:
            return None
        lobby = self.registry.lobby_of(record)
        game, place = catalogue.games.get(lobby.game), catalogue.places.get(lobby.game, "")
        if game is None or game.shown.records is None:
            return None
        data, name, played = b"".join(rows), f"table {table}", played_table(lobby)
        if not place:
            return await self.film_maker.worker.do_here(
                "", look_back_of, data, name, game, catalogue.shelf, catalogue.load, played
            )
        shelf = PackShelf(catalogue.shelf.packs)
        found = await self.film_maker.worker.do("", look_back_elsewhere, data, name, place, shelf, played)
        if isinstance(found, str):
            raise ReplayError(found)
        return found


def winners_in(rows: list[bytes]) -> tuple[int, ...] | None:
    """Returns the seats that won, as the last row of a game says; None where it does not."""
    try:
        last = msgspec.json.decode(rows[-1] if rows else b"{}", type=dict[str, Any])
        outcome = msgspec.convert(last.get("outcome"), Outcome | None)
    except msgspec.MsgspecError:
        return None
    return None if outcome is None else outcome.winners


# -- in the other process, or in a thread


def look_back_elsewhere(data: bytes, name: str, place: str, shelf: PackShelf, played: PlayedTable) -> LookBack | str:
    """Looks back in another process; what is wrong comes back as a sentence."""
    try:
        return look_back_of(data, name, find(place), shelf, loading(place, shelf), played)
    except (ReplayError, UnknownGame) as problem:
        return str(problem)


def look_back_of(data: bytes, name: str, game: AnyGame, shelf: PackShelf, load: Load, played: PlayedTable) -> LookBack:
    """Raises ReplayError."""
    return look_back(parse_save(data, name, game=game, shelf=shelf, load=load), played)


def look_back(save: Save, played: PlayedTable) -> LookBack:
    """Returns what a finished game was to each of its seats; a game that fails to say it has a result all the same.

    Raises ReplayError.
    """
    game, last = save.setting.game, list[State]()
    records = game.shown.records

    def steps() -> Iterator[PlayedStep[Any]]:
        for history, told in histories(save):
            last[:] = [history.state]
            yield PlayedStep(len(history.lines), history.state, events_for(told, SPECTATOR))

    if records is None:
        return LookBack()
    try:
        moments = records.moments(steps())
    except ReplayError:
        raise
    except Exception as problem:
        log.trouble("a game has no moments", problem, game=game.name)
        moments = ()
    state = last[-1] if last else None
    if state is None or state.outcome is None:
        return LookBack(moments)
    words = tuple(dict(records.words(state, played, seat)) for seat in range(state.seated))
    return LookBack(moments, words, state.outcome.winners)
