"""Where a server can be reached, and what is said where it cannot be started."""

from __future__ import annotations

import http.server
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.server.http import network
from holdfast.server.http.context import Settings
from holdfast.server.http.network import invite_address, is_holdfast, picture_of
from tests.server.fixtures import FakeServer, run


@pytest.mark.parametrize(
    ("host", "public_url", "address"),
    [
        ("127.0.0.1", "", ""),
        ("localhost", "", ""),
        ("0.0.0.0", "", "http://192.168.1.5:8000"),
        ("192.168.1.7", "", "http://192.168.1.7:8000"),
        ("127.0.0.1", "https://play.example", "https://play.example"),
        ("games.local", "", "http://games.local:8000"),
        ("169.254.1.1", "", ""),
    ],
)
def test_friends_are_told_an_address_that_leads_to_this_machine(
    host: str, public_url: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "network_addresses", lambda: ("192.168.1.5", "10.0.0.2"))
    assert invite_address(host, 8000, public_url) == address


def test_without_a_network_nobody_is_invited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "network_addresses", lambda: ())
    assert invite_address("0.0.0.0", 8000, "") == ""


def test_the_addresses_of_this_machine_are_for_others() -> None:
    for address in network.network_addresses():
        assert network.is_for_others(address)


def test_who_invites_learns_where_and_gets_a_picture() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(invite_at="http://192.168.1.5:8000")) as server:
            ann = await server.browser("Ann")
            assert (await ann.get("/api/host"))["invite_at"] == "http://192.168.1.5:8000"
            answer = await ann.post("/api/qr", link="http://192.168.1.5:8000/t/abc#key")
            assert answer["svg"].startswith('<svg xmlns="http://www.w3.org/2000/svg"')  # a picture by itself
            assert (await ann.denied("/api/qr", link="javascript:alert(1)"))[0] == 400

    run(scenario)


def test_a_picture_can_hold_the_longest_link() -> None:
    assert picture_of(f"http://192.168.1.5:8000/t/{'x' * 250}").startswith("<svg")


class SomethingElse(http.server.BaseHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@contextmanager
def something_else() -> Iterator[int]:
    """Another program's server, which is no Holdfast."""
    server = http.server.HTTPServer(("127.0.0.1", 0), SomethingElse)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_a_port_of_another_program_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with something_else() as port:
        assert not is_holdfast("127.0.0.1", port)
        assert main(["serve", f"--port={port}", f"--data={tmp_path}"]) == 2
    said = capsys.readouterr().err
    assert f"port {port} is taken by another program" in said
    assert f"make play PORT={port + 1}" in said


def test_nobody_answers_at_a_free_port() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        assert not is_holdfast("127.0.0.1", free.getsockname()[1])


@pytest.mark.parametrize("port", ["99999", "-1", "65536"])
def test_a_port_that_there_is_not_is_told_in_a_sentence(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", port]) == 2
    assert "--port is a number from 1 to 65535" in capsys.readouterr().err


def test_a_second_start_leads_to_the_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "holdfast.cli", "serve", "--port=0", f"--data={tmp_path}", "--log=error"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            port = first.stdout.readline().strip().rpartition(":")[2].strip("/")
            assert main(["serve", f"--port={port}", f"--data={tmp_path}"]) == 0
            assert capsys.readouterr().out == f"Holdfast runs already, at http://localhost:{port}/\n"
        finally:
            first.terminate()
