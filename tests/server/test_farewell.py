"""A server that is told to stop says so to everybody before it cuts their lines, and a proxy is believed by address."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from holdfast.cli import main
from holdfast.server.serve import Offer, config_for
from tests.server.test_crash import Victim, sit_down


def test_whoever_is_connected_hears_bye_when_the_server_is_stopped(tmp_path: Path) -> None:
    async def scenario() -> None:
        victim = Victim(tmp_path)
        await victim.start()
        try:
            table, cookies = await sit_down(victim, ["Ann", "Bob"])
            heard: list[dict[str, object]] = []
            url = victim.url.replace("http", "ws") + "/ws"
            async with connect(url, additional_headers={"cookie": cookies[0]}, origin=Origin(victim.url)) as line:
                await line.send(json.dumps({"t": "hello", "table": table}))
                while not heard or heard[-1]["t"] != "whole":
                    heard.append(json.loads(await line.recv()))
                stopping = asyncio.create_task(victim.stop())
                with suppress(ConnectionClosed):
                    async for data in line:
                        heard.append(json.loads(data))
            assert {"t": "bye", "text": "The server is being restarted; your game is safe.", "again": True} in heard
            assert line.close_code == 1012
            assert "Traceback" not in await stopping
        finally:
            await victim.kill()

    asyncio.run(scenario())


def test_a_proxy_is_an_address_or_a_network(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--proxy", "not an address"]) == 2
    assert "--proxy is an address or a network such as 10.0.0.0/8" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("caller", "proxies", "who"),
    [
        ("10.1.2.3", ("10.0.0.0/8",), "9.9.9.9"),
        ("10.1.2.3", ("10.1.2.3",), "9.9.9.9"),
        ("11.1.2.3", ("10.0.0.0/8",), "11.1.2.3"),
        ("127.0.0.1", (), "9.9.9.9"),
        ("10.1.2.3", (), "10.1.2.3"),
    ],
)
def test_a_proxy_that_was_named_is_believed_about_who_is_calling(
    caller: str, proxies: tuple[str, ...], who: str
) -> None:
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    offer = Offer("127.0.0.1", 0, Path(), public_url="https://play.example", proxies=proxies)
    config = config_for(offer, app)
    config.load()
    headers = [(b"x-forwarded-for", b"9.9.9.9")]
    asyncio.run(config.loaded_app({"type": "http", "client": (caller, 5), "headers": headers}, None, None))
    assert seen == [who]
