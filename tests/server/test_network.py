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
from holdfast.server.http.network import holdfast_at, invite_address, picture_of
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
        assert not holdfast_at("127.0.0.1", port)
        assert main(["serve", f"--port={port}", f"--data={tmp_path}"]) == 2
    said = capsys.readouterr().err
    assert f"port {port} is taken by another program" in said
    assert f"(with make: PORT={port + 1})" in said  # play or host: whichever was said


def test_nobody_answers_at_a_free_port() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        assert not holdfast_at("127.0.0.1", free.getsockname()[1])


@pytest.mark.parametrize("port", ["99999", "-1", "65536"])
def test_a_port_that_there_is_not_is_told_in_a_sentence(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", port]) == 2
    assert "--port is a number from 1 to 65535" in capsys.readouterr().err


@contextmanager
def running(folder: Path, *flags: str) -> Iterator[int]:
    """A server in a process of its own, on these games; its port."""
    command = [sys.executable, "-m", "holdfast.cli", "serve", "--port=0", f"--data={folder}", "--log=error", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            yield int(first.stdout.readline().strip().rpartition(":")[2].strip("/"))
        finally:
            first.terminate()


def test_a_second_start_leads_to_the_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path) as port:
        assert main(["serve", f"--port={port}", f"--data={tmp_path}"]) == 0
        assert capsys.readouterr().out == f"Holdfast runs already, at http://localhost:{port}/\n"


def test_who_wants_friends_in_learns_that_the_first_is_for_this_computer_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "network_addresses", lambda: ("192.168.1.5",))
    with running(tmp_path) as port:
        for words in (f"--port={port}", "--port=0"):
            assert main(["serve", "--lan", words, f"--data={tmp_path}"]) == 2
            said = capsys.readouterr()
            assert said.out == ""
            assert f"runs already, at http://localhost:{port}/, for this computer only; to let others in, stop it" in (
                said.err
            )


def test_who_wants_friends_in_learns_where_the_first_has_let_them_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = invite_address("0.0.0.0", 0, "")
    if not there:
        pytest.skip("there is no network here")
    with running(tmp_path, "--lan") as port:
        assert main(["serve", "--lan", f"--port={port}", f"--data={tmp_path}"]) == 0
        first, second, *_ = capsys.readouterr().out.splitlines()
        assert first == f"Holdfast runs already, at http://localhost:{port}/"
        assert second == f"Friends on your network open {there.removesuffix('0')}{port}/"


@pytest.mark.parametrize("host", ["256.1.1.1", "nowhere.invalid", "192.0.2.1"])
def test_an_address_that_this_machine_has_not_is_told_in_a_sentence(
    host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--host", host, "--port=0", f"--data={tmp_path}"]) == 2
    assert f"this machine has no address {host}; give one that it has with --host" in capsys.readouterr().err


def test_a_second_start_with_the_same_games_leads_to_the_first_at_whatever_port(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as port:
        assert main(["serve", "--port=0", f"--data={tmp_path}"]) == 0
        assert capsys.readouterr().out == f"Holdfast runs already, at http://localhost:{port}/\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("abc", "a password is one line of 6 to 200 signs"),
        ("one line\nand another", "one line"),
        ("\xff\xfe", "no text"),
    ],
)
def test_a_password_that_cannot_be_is_told_in_a_sentence(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "password"
    file.write_bytes(text.encode("latin-1"))
    assert main(["serve", "--password-file", str(file), f"--data={tmp_path}"]) == 2
    assert why in capsys.readouterr().err


def test_a_picture_is_drawn_beside_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_in: list[threading.Thread] = []

    def drawn(link: str) -> str:
        drawn_in.append(threading.current_thread())
        return link

    monkeypatch.setattr("holdfast.server.http.hosting.picture_of", drawn)

    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            assert await ann.post("/api/qr", link="http://x/") == {"svg": "http://x/"}

    run(scenario)
    assert len(drawn_in) == 1
    assert drawn_in[0] is not threading.main_thread()
