"""By which names a server may be asked: a page that has its own name lead here gets nothing (DNS rebinding)."""

import pytest

from holdfast.server.http.context import Settings
from holdfast.server.http.host_names import is_known, own_names
from tests.server.fixtures import Browser, FakeServer, FakeSocket, run


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8000", "a.localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "box", ""]
)
def test_addresses_and_own_names_are_known(host: str) -> None:
    assert is_known(host, {"box"})


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[", "box2:80"])
def test_other_names_are_not(host: str) -> None:
    assert not is_known(host, {"box"})


def test_the_machine_knows_its_own_names() -> None:
    assert all(is_known(name, own_names()) for name in own_names())


def test_a_page_with_another_name_gets_no_answer_even_where_its_origin_agrees() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            evil = Browser(server)
            headers = {"host": "evil.example", "origin": "http://evil.example"}
            answer = await evil.http.post("/api/me", json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, "--allow-host" in answer.text) == (421, True)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await evil.http.get("/api/tables", headers=headers)).status_code == 421
            line = FakeSocket(server.app, headers)
            await line.open()
            assert line.closed == 1008
        async with FakeServer(settings=Settings(names=("evil.example",))) as server:
            answer = await Browser(server).http.post("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 200

    run(scenario)
