"""How tests bring it about that it is somebody's turn who does not look."""

from holdfast.server.rooms.turns import LOOKS_AWAY_MS
from tests.server.fixtures import Browser, FakeServer, FakeSocket, TableSession


async def answer_first(line: FakeSocket) -> bool:
    """Answers whatever is asked with the first option, if anything is."""
    ways = line.options()
    if ways:
        await line.act(ways[0][0], **ways[0][1])
    return bool(ways)


async def play_until_waiting(server: FakeServer, line: FakeSocket, most: int = 200) -> None:
    """Lets one person act until they have nothing to answer."""
    for _ in range(most):
        if not await answer_first(line):
            return
        await server.go_on(1500)


async def play_until_only(server: FakeServer, session: TableSession, seat: int) -> None:
    """Lets everybody act until only this seat is asked something."""
    for _ in range(80):
        if all(bool(line.options()) is (other == seat) for other, line in enumerate(session.lines)):
            return
        for other, line in enumerate(session.lines):
            if other != seat or not session.lines[0].options():
                await answer_first(line)
                await server.go_on(10)
    raise AssertionError(f"seat {seat} is never asked alone")


async def bob_leaves_and_is_asked(server: FakeServer, game: str = "key", **wanted: object) -> TableSession:
    """A table of Ann and Bob over days: Bob has gone, and then it is his turn."""
    session = await server.game(game, "Ann", "Bob", over_days=True, **wanted)
    await play_until_only(server, session, 0)
    await session.lines[1].hang_up()
    await play_until_waiting(server, session.lines[0])
    return session


async def bob_is_told(server: FakeServer, session: TableSession) -> None:
    """Lets so much time pass that Bob is told."""
    await server.go_on(LOOKS_AWAY_MS)


async def id_of(browser: Browser) -> str:
    id: str = (await browser.get("/api/me"))["id"]
    return id
