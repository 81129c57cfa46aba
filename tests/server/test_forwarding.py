"""Forwarding: only processes of the same site are believed about whose request they send on."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.types import Message, Receive, Scope, Send

from holdfast.server.http.context import AppContext
from holdfast.server.http.forwarding import IS_FORWARDED, FromOtherProcesses, _answer_in, head_of
from tests.server.fixtures import run


def seen(key: str, **headers: str) -> Scope:
    """What the application sees of a request with these headers, where the key of the site is this."""
    scopes: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scopes.append(scope)

    async def receive() -> Message:
        raise AssertionError("nothing is read")

    async def send(message: Message) -> None:
        raise AssertionError("nothing is answered")

    async def scenario() -> None:
        context: Any = SimpleNamespace(registry=SimpleNamespace(site=SimpleNamespace(key=key)))
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope: Scope = {"type": "http", "headers": raw, "client": ("10.1.1.1", 5)}
        await FromOtherProcesses(app, cast(AppContext, context))(scope, receive, send)

    run(scenario)
    return scopes[0]


def test_a_process_of_the_site_says_who_is_asking() -> None:
    scope = seen("secret", x_holdfast_site="secret", x_holdfast_client="192.0.2.7")
    assert scope[IS_FORWARDED]
    assert scope["client"] == ("192.0.2.7", 0)


@pytest.mark.parametrize(("key", "said"), [("secret", "guess"), ("secret", ""), ("", "guess"), ("", "")])
def test_nobody_else_does(key: str, said: str) -> None:
    scope = seen(key, x_holdfast_site=said, x_holdfast_client="192.0.2.7")
    assert IS_FORWARDED not in scope
    assert scope["client"] == ("10.1.1.1", 5)


def test_a_request_goes_on_as_it_came_but_for_what_is_said_between_processes() -> None:
    scope: Scope = {
        "raw_path": b"/api/tables/3f2a/join",
        "query_string": b"language=de",
        "client": ("192.0.2.7", 5),
        "headers": [
            (b"host", b"play.example"), (b"cookie", b"holdfast=ann.1"), (b"connection", b"keep-alive"),
            (b"x-holdfast-site", b"guess"), (b"x-holdfast-client", b"127.0.0.1"),
        ],
    }  # fmt: skip
    assert head_of("POST", scope, "1.0", "secret", [("content-length", "2")]).decode().split("\r\n") == [
        "POST /api/tables/3f2a/join?language=de HTTP/1.0",
        "host: play.example",
        "cookie: holdfast=ann.1",
        "content-length: 2",
        "x-holdfast-site: secret",
        "x-holdfast-client: 192.0.2.7",
        "",
        "",
    ]


def test_an_answer_comes_back_with_its_cookies_and_its_form() -> None:
    headers = b"date: today\r\nset-cookie: a=1\r\nset-cookie: b=2\r\ncontent-encoding: gzip"
    answer = _answer_in(b"HTTP/1.1 409 Conflict\r\n" + headers + b"\r\n\r\nxyz")
    assert (answer.status_code, answer.body) == (409, b"xyz")
    assert answer.raw_headers == [
        (b"set-cookie", b"a=1"), (b"set-cookie", b"b=2"), (b"content-encoding", b"gzip"), (b"content-length", b"3"),
    ]  # fmt: skip
    with pytest.raises(ValueError, match="hung up"):
        _answer_in(b"HTTP/1.1 200")
