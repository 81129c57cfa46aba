"""Garbage collection keeps out of the way of games, and memory stays bounded all the same."""

import gc
from collections import Counter

from holdfast.server.ops.garbage import (
    ENOUGH_ROOMS,
    LEAST_OLD,
    LOOK_EVERY_MS,
    TOO_MANY,
    WORTH_A_LOOK,
    CollectedHeap,
    GarbageCollection,
)
from holdfast.server.rooms.live_game import LiveGame
from holdfast.server.rooms.room import LOOKED_AT_MS, Room
from holdfast.table.table import Table
from tests.server.fixtures import FakeAlarmClock, FakeServer, run

OF_A_TABLE = (Room, LiveGame, Table)


class CountedHeap(CollectedHeap):
    """Has as many objects as a test says, and notes what is looked at."""

    def __init__(self) -> None:
        self.made = 0
        self.kept = 0
        self.looks: list[str] = []

    def take_over(self) -> None:
        self.looks.append("began")

    def young(self) -> int:
        return self.made

    def look_at_young(self) -> None:
        self.looks.append("young")
        self.kept += self.made
        self.made = 0

    def look_at_all(self) -> int:
        self.look_at_young()
        self.looks[-1] = "all"
        return self.kept


def collection(closed: list[int]) -> tuple[GarbageCollection, CountedHeap, FakeAlarmClock]:
    heap, clock = CountedHeap(), FakeAlarmClock()
    return GarbageCollection(clock, lambda: closed[0], heap), heap, clock


def test_while_games_run_nothing_is_looked_at_until_it_would_become_much() -> None:
    one, heap, _ = collection([ENOUGH_ROOMS])
    heap.made = TOO_MANY
    one.look(is_quiet=False)
    assert heap.looks == []
    heap.made += 1
    one.look(is_quiet=False)
    assert heap.looks == ["young"]


def test_in_a_quiet_moment_what_is_new_is_looked_at_and_everything_when_rooms_have_closed() -> None:
    closed = [0]
    one, heap, _ = collection(closed)
    heap.made = WORTH_A_LOOK
    one.look(is_quiet=True)
    assert heap.looks == []
    heap.made += 1
    one.look(is_quiet=True)
    closed[0] = ENOUGH_ROOMS
    one.look(is_quiet=False)
    one.look(is_quiet=True)
    one.look(is_quiet=True)
    assert heap.looks == ["young", "all"]


def test_a_server_that_never_rests_looks_at_everything_each_time_it_has_doubled() -> None:
    one, heap, _ = collection([0])
    for _ in range(90):
        heap.made = TOO_MANY + 1
        one.look(is_quiet=False)
    assert [heap.looks[:no].count("young") for no, look in enumerate(heap.looks) if look == "all"] == [19, 39, 80]
    assert 19 * (TOO_MANY + 1) < LEAST_OLD < 20 * (TOO_MANY + 1)


def test_it_looks_every_second_and_quiet_is_when_little_was_computed() -> None:
    async def scenario() -> None:
        one, heap, clock = collection([0])
        one.start()
        heap.made = TOO_MANY
        clock.fake.worked += LOOK_EVERY_MS // 2
        await clock.go_on(LOOK_EVERY_MS)
        assert heap.looks == ["began"]  # half of the second was taken
        await clock.go_on(LOOK_EVERY_MS)
        assert heap.looks == ["began", "young"]

    run(scenario)


def test_many_tables_that_were_played_and_closed_leave_nothing_behind_without_a_collector() -> None:
    async def scenario() -> Counter[str]:
        async with FakeServer() as server:
            for _ in range(8):
                session = await server.game("tictactoe", "Ann", "Bob")
                for no, cell in enumerate((0, 3, 1, 4, 2)):
                    await session.lines[no % 2].act(no // 2 + 1, act="mark", cell=cell)
                for line in session.lines:
                    await line.hang_up()
                await server.go_on(LOOKED_AT_MS + 1)
            assert not server.context.registry.rooms
            return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, OF_A_TABLE))

    gc.collect()
    gc.disable()
    try:
        left = run(scenario)
    finally:
        gc.enable()
    assert left == {}
