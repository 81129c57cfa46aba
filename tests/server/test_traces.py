"""Traces: a span for each command and each write goes to whoever collects them, with ids and without words."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from holdfast.server.http.context import Settings
from holdfast.server.ops.traces import NoTraces, traces_to
from tests.server.fixtures import FakeServer, run


class Collector(HTTPServer):
    """Takes spans as a collector does, and keeps what came."""

    came: bytes = b""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Taking(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        data = self.rfile.read(int(self.headers["content-length"]))
        self.server.came += self.path.encode() + data
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
    with Collector(("127.0.0.1", 0), Taking) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_a_span_arrives_with_its_ids(collector: Collector) -> None:
    traces = traces_to(collector.url)
    traces.note("command", 1_000, 1_012, {"table": "3f2a", "command": "k3f9", "accepted": True})
    traces.close()
    for word in (b"/v1/traces", b"holdfast", b"command", b"3f2a", b"k3f9"):
        assert word in collector.came


def test_what_is_played_is_traced_and_what_is_said_is_not(collector: Collector) -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(traces=collector.url)) as server:
            game = await server.game("tictactoe", "Ann", "Bob")
            ask, action = game.lines[0].options()[0]
            assert (await game.lines[0].act(ask, "k3f9", **action))["t"] == "ack"
            await game.lines[0].ask(t="chat", text="geheim")

    run(scenario)
    for word in (b"command", b"k3f9", b"kept"):
        assert word in collector.came
    assert b"geheim" not in collector.came


def test_without_a_collector_nothing_is_noted() -> None:
    assert isinstance(traces_to(""), NoTraces)
