"""Whether all is well: a disk that takes nothing any more is said, and is not asked for everybody who asks."""

from typing import cast

from holdfast.table.leases import Leases
from holdfast.table.memory import MemoryStore
from tests.server.fixtures import FakeServer, run


class FullDisk(MemoryStore):
    sentence = "the disk is full"
    asked = 0

    async def trouble(self) -> str:
        self.asked += 1
        return self.sentence


def test_a_full_disk_is_told_to_those_who_watch_the_server() -> None:
    async def scenario() -> None:
        store = FullDisk()
        async with FakeServer(store) as server:
            browser = await server.browser()
            for _ in range(5):
                answer = await browser.http.get("/healthz")
                assert (answer.status_code, answer.text) == (503, "the disk is full\n")
            assert store.asked == 1
            store.sentence = ""
            await server.go_on(5000)
            assert (await browser.http.get("/healthz")).text == "ok\n"

    run(scenario)


def test_a_server_is_ready_when_it_is_open_and_the_others_hear_it() -> None:
    async def scenario() -> None:
        store = FullDisk()
        async with FakeServer(store) as server:
            browser = await server.browser()
            assert (await browser.http.get("/readyz")).text == "the disk is full\n"
            store.sentence = ""
            await server.go_on(5000)
            assert (await browser.http.get("/readyz")).text == "ok\n"
            server.context.is_open = False
            assert ((await browser.http.get("/readyz")).status_code) == 503
            server.context.is_open = True
            server.context.registry.site.leases = cast(Leases, object())  # of which no sign of life was taken yet
            assert (await browser.http.get("/readyz")).text == "the other processes do not hear this one\n"
            server.context.registry.site.leases = None

    run(scenario)
