"""What every answer carries, the client's files, health and metrics, and logs without secrets."""

import json
import logging
from pathlib import Path

import pytest

from holdfast.server.http.app import make_app
from holdfast.server.http.context import Settings
from holdfast.server.http.static import ClientFiles
from holdfast.server.ops import log
from holdfast.server.ops.log import JsonLines
from holdfast.server.ops.metrics import Metrics
from holdfast.table.clock import FakeClock
from tests.server.fixtures import Browser, FakeServer, run

EVERYWHERE = ("/", "/api/me", "/api/nothing", "/healthz", "/metrics", "/t/abc", "/x.js")


@pytest.mark.parametrize("path", EVERYWHERE)
def test_every_answer_has_safe_headers(path: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            headers = (await (await server.browser()).http.get(path)).headers
            policy = headers["content-security-policy"]
            assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cache-control"] in ("no-store", "no-cache")
            assert "server" not in headers

    run(scenario)


@pytest.mark.parametrize("origin", ["http://evil", "null", "", "http://[", "http://[::1", f"http://{'a' * 5000}"])
def test_pages_of_other_sites_change_nothing(origin: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            browser = await server.browser()
            answer = await browser.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "origin")

    run(scenario)


def test_behind_https_cookies_are_secure_and_the_address_is_the_public_one() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(public_url="https://play.example")) as server:
            browser = Browser(server)
            foreign = await browser.http.post("/api/me", json={"name": "Ann"})
            assert foreign.status_code == 403  # the origin is the server's own address, not the public one
            browser.http.headers["origin"] = "https://play.example"
            answer = await browser.http.post("/api/me", json={"name": "Ann"})
            assert "Secure" in answer.headers["set-cookie"]
            assert answer.headers["strict-transport-security"].startswith("max-age=")

    run(scenario)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Holdfast</title>")
    (tmp_path / "assets" / "index-B7f3kQ9z.js").write_text("1")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


def test_the_page_is_asked_for_anew_and_hashed_files_are_kept_for_ever(built: Path) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            server.app = make_app(server.context, ClientFiles(built))
            http = (await server.browser()).http
            for path in ("/", "/t/3f2a", "/replay/abc", "/index.html"):
                page = await http.get(path)
                if path != "/index.html":
                    assert page.headers["cache-control"] == "no-cache"
                    assert page.headers["content-type"].startswith("text/html")
                    assert "etag" in page.headers
            script = await http.get("/assets/index-B7f3kQ9z.js")
            assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert script.headers["content-type"].startswith("text/javascript")
            assert (await http.get("/favicon.svg")).headers["cache-control"] == "no-cache"
            assert (await http.get("/assets/gone-12345678.js")).status_code == 404
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
                assert "secret" not in (await http.get(path)).text

    run(scenario)


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            server.app = make_app(server.context, ClientFiles(tmp_path))
            page = await (await server.browser()).http.get("/")
            assert page.status_code == 200
            assert "make play" in page.text

    run(scenario)


def test_each_server_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.count("rows_kept", by=3)
    one.count("errors", "busy")
    assert (one.counted("rows_kept"), one.counted("errors", "busy")) == (3, 1)
    assert (other.counted("rows_kept"), other.counted("errors", "busy")) == (0, 0)


def test_health_and_metrics() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            await session.lines[0].act(1, act="mark", cell=4)
            await session.lines[0].act(1, act="mark", cell=4)
            http = session.people[0].http
            assert (await http.get("/healthz")).text == "ok\n"
            text = (await http.get("/metrics")).text
            assert "holdfast_rooms 1.0\n" in text
            assert "holdfast_connections 2.0\n" in text
            assert 'holdfast_commands_total{kind="accepted"} 1.0\n' in text
            assert 'holdfast_commands_total{kind="refused"} 1.0\n' in text
            assert 'holdfast_command_to_broadcast_seconds_bucket{le="+Inf"} 2.0\n' in text
            assert "holdfast_store_write_seconds_count" in text
            assert "# HELP holdfast_rooms Tables in memory.\n" in text
            assert "_created" not in text
            server.context.registry.is_closing = True
            assert (await http.get("/healthz")).status_code == 503

    run(scenario)


def test_logs_are_json_and_tell_where_but_not_what(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "holdfast.server"):
        log.note("open", games=["key"])
        try:
            raise ValueError("the answer is MILKTHECOW")
        except ValueError as problem:
            log.trouble("a room failed", problem, table="3f2a")
    formatter = JsonLines(FakeClock(5))
    first, second = (json.loads(formatter.format(record)) for record in caplog.records)
    assert first == {"at": FakeClock(5).date(), "level": "info", "what": "open", "games": ["key"]}
    assert (second["problem"], second["table"]) == ("ValueError", "3f2a")
    assert second["where"][0].startswith("test_headers.py:")
    assert "MILK" not in json.dumps(second)


def test_no_secret_is_logged_in_a_whole_evening(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> list[str]:
        async with FakeServer() as server:
            session = await server.game("pebbles", "Ann", "Bob", options={"broken": "take", "pebbles": "5"})
            await session.lines[0].act(1, act="take", n=1)  # fails in the game
            await session.people[0].denied("/api/tables", game="chess", seats=2)
            made = await session.people[0].post(f"/api/tables/{session.id}/seat-link")
            cookies = [value.partition(".")[2] for one in session.people for value in one.http.cookies.values()]
            return [*cookies, session.key, made["key"], session.room.game.table.setting.key.hex()]

    with caplog.at_level(logging.DEBUG, "holdfast.server"):
        secrets = run(scenario)
    formatter = JsonLines(FakeClock())
    logged = "\n".join(formatter.format(record) for record in caplog.records if record.name == "holdfast.server")
    assert "a game failed" in logged
    assert not [secret for secret in secrets if secret in logged]
