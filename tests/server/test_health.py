"""Whether all is well: a disk that takes nothing any more is said, and is not asked for everybody who asks."""

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
