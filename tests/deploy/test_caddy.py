"""Debian's Caddy before a real server, with the Caddyfile of deploy/: TLS, sockets, and who is calling."""

import asyncio
import json
import os
import shutil
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from holdfast.server.ops.admin_key import admin_key_in
from tests.server.test_crash import free_port

ROOT = Path(__file__).parents[2]
UNPACKED = ROOT / ".venv" / "caddy" / "usr" / "bin" / "caddy"  # `make test` puts it there
BINARY = os.environ.get("CADDY") or shutil.which("caddy") or (str(UNPACKED) if UNPACKED.exists() else "")
pytestmark = pytest.mark.skipif(
    not BINARY and not os.environ.get("CI"), reason="Caddy is not here: apt-get install caddy, or name it with CADDY"
)
FIRST_LINES = """
{
    admin off
    skip_install_trust
    auto_https disable_redirects
    http_port %d
}
import %s
"""


class Site:
    """A server behind Caddy, as people elsewhere reach it."""

    def __init__(self, address: str, data: Path, authority: Path) -> None:
        self.address = address
        self.data = data
        self.tls = ssl.create_default_context(cafile=str(authority))

    def from_address(self, address: str, **headers: str) -> httpx.Client:
        """Somebody who calls from this address of the loopback network."""
        transport = httpx.HTTPTransport(verify=self.tls, local_address=address)
        return httpx.Client(transport=transport, base_url=self.address, headers={"origin": self.address, **headers})


@contextmanager
def running(command: list[str], **env: str) -> Iterator[subprocess.Popen[str]]:
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, env={**os.environ, **env}, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process
        finally:
            process.terminate()
            process.communicate()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    assert BINARY, "Caddy is not here: apt-get install caddy, or name it with CADDY"
    folder = tmp_path_factory.mktemp("site")
    port, inside = free_port(), free_port()
    address = f"https://localhost:{port}"
    config = folder / "Caddyfile"
    config.write_text(FIRST_LINES % (free_port(), ROOT / "deploy" / "Caddyfile"))
    server = [sys.executable, "-m", "holdfast.cli", "serve", f"--port={inside}", f"--data={folder / 'data'}"]
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "share"), "XDG_CONFIG_HOME": str(folder / "config")}
    named = {"HOLDFAST_SITE": f"localhost:{port}", "HOLDFAST_UPSTREAM": f"127.0.0.1:{inside}"}
    with (
        running([*server, f"--public-url={address}", "--log=error"]) as holdfast,
        running([BINARY, "run", "--config", str(config), "--adapter", "caddyfile"], **home, **named) as caddy,
    ):
        assert holdfast.stdout is not None
        assert holdfast.stdout.readline() == f"Holdfast is at {address}\n"
        assert caddy.stderr is not None
        for line in caddy.stderr:  # until it has begun
            if "serving initial configuration" in line:
                break
        yield Site(address, folder / "data", folder / "share" / "caddy" / "pki" / "authorities" / "local" / "root.crt")


def test_a_game_is_played_through_it(site: Site) -> None:
    with site.from_address("127.0.0.1") as ann:
        answer = ann.post("/api/me", json={"name": "Ann"})
        assert answer.status_code == 200, answer.text
        assert "; Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"]
        made = ann.post("/api/tables", json={"game": "key", "seats": 2, "bots": ["greedy"], "start": True}).json()
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())

    async def play() -> str:
        url = site.address.replace("https", "wss") + "/ws"
        async with connect(
            url, ssl=site.tls, additional_headers={"cookie": cookie}, origin=Origin(site.address)
        ) as line:
            await line.send(json.dumps({"t": "hello", "table": made["id"], "last": None}))
            async for data in line:
                message = json.loads(data)
                if message["t"] == "whole":
                    ask = next(ask for ask in message["view"]["asks"] if ask["options"])
                    action = ask["options"][0]["action"]
                    await line.send(json.dumps({"t": "act", "id": "one", "ask": ask["id"], "action": action}))
                if message["t"] == "ack":
                    return str(message["id"])
        return ""

    assert asyncio.run(play()) == "one"


def test_every_caller_is_known_by_their_own_address_whatever_they_claim(site: Site) -> None:
    wrong = {"authorization": "Bearer a-guess"}
    with site.from_address("127.0.0.7", **wrong) as guesser:
        found = [guesser.get("/api/admin", headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code for n in range(9)]
    assert found == [401] * 8 + [429]
    with site.from_address("127.0.0.8", **wrong) as another:
        assert another.get("/api/admin").status_code == 401


def test_the_key_is_good_over_tls_and_numbers_are_for_nobody(site: Site) -> None:
    key = {"authorization": f"Bearer {admin_key_in(site.data)}"}
    with site.from_address("127.0.0.1", **key) as host:
        assert host.get("/api/admin").status_code == 200
        assert host.get("/metrics").status_code == 403
        assert host.get("/healthz").text == "ok\n"
