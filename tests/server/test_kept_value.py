"""What the server itself remembers: what is made once for good is the same in all processes of a site."""

from holdfast.server.ops.web_push import new_push_key, public_part
from holdfast.server.services.kept_value import made_once
from holdfast.server.services.notifications import PUSH_KEY
from holdfast.table.memory import MemoryStore
from holdfast.table.store import Change
from tests.server.fixtures import FakeServer, run


class SharedStore(MemoryStore):
    """A store into which another process has written first, just when something is to be kept for good."""

    def __init__(self, name: str, theirs: bytes) -> None:
        super().__init__()
        self.name = name
        self.theirs = theirs

    async def write(self, *changes: Change) -> None:
        self.values.setdefault(self.name, self.theirs)
        await super().write(*changes)


def test_whoever_was_quicker_decides_what_is_kept_for_good() -> None:
    async def scenario() -> None:
        store = SharedStore("salt", b"theirs")
        for _ in range(2):
            assert await made_once(store, "salt", lambda: b"ours") == b"theirs"
        assert await made_once(store, "another", lambda: b"ours") == b"ours"
        assert await made_once(store, "another", lambda: b"made again") == b"ours"

    run(scenario)


def test_browsers_know_all_processes_of_a_site_by_one_key() -> None:
    async def scenario() -> None:
        theirs = new_push_key()
        async with FakeServer(SharedStore(PUSH_KEY, theirs)) as server:
            assert await server.context.notifications.public_key() == public_part(theirs)

    run(scenario)
