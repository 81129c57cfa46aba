"""docs/protocol.md lists every request and every kind of message, each once."""

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from holdfast.server.http.admin_api import ADMIN_ROUTES
from holdfast.server.http.app import ROUTES
from holdfast.server.wire.from_client import ClientMessage
from holdfast.server.wire.from_server import ServerMessage

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def bare(path: str) -> str:
    """Returns a path with its parameters unnamed and nothing behind it: the page and the code call them otherwise."""
    return re.sub(r"\{[^}]*\}", "{}", path.partition("?")[0])


def first_cells(page: str) -> list[str]:
    """Returns what the rows of the page's tables are about."""
    return [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]


def requests_on(page: str) -> Counter[tuple[str, str]]:
    """Returns the requests of the page. One that begins with a slash only says how the path before it may end, too."""
    found: Counter[tuple[str, str]] = Counter()
    for cell in first_cells(page):
        method, path = "", ""
        for word in re.findall(r"`([^`]+)`", cell):
            if re.match("GET |POST ", word):
                method, _, path = word.partition(" ")
            elif word.startswith("/"):
                path = path.rpartition("/")[0] + word
            else:
                continue
            found[method, bare(path)] += 1
    return found


def messages_on(page: str) -> Counter[str]:
    return Counter(word for cell in first_cells(page) for word in re.findall(r"`([a-z_]+)`", cell))


def test_every_request_stands_there_once() -> None:
    routes = Counter((method, bare(path)) for method, path, _ in (*ROUTES, *ADMIN_ROUTES))
    assert (
        requests_on(PAGE) - Counter({("POST", "/api/mail/stop/{}"): 1}) == routes
    )  # it is checked by its secret alone


@pytest.mark.parametrize("union", [ClientMessage, ServerMessage])
def test_every_kind_of_message_stands_there(union: object) -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(union)}
    assert {tag for tag in tags if tag not in messages_on(PAGE)} == set()


def test_a_request_that_stands_there_twice_is_noticed() -> None:
    page = "| `GET /api/x/{id}`, `/open` | | `X` |\n| `GET /api/x/{other}?n=1` | | `X` |"
    assert requests_on(page) == Counter({("GET", "/api/x/{}"): 2, ("GET", "/api/x/open"): 1})
