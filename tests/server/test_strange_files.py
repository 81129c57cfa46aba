"""Files with sound checksums that no table ever wrote: what they hold does not get any further than the upload."""

import json
from typing import Any

import pytest

from holdfast.server.services.film_maker import LARGEST_HEADER
from holdfast.server.wire.from_client import LONGEST_REASON
from holdfast.table.format import Seal
from tests.server.fixtures import FakeServer, run
from tests.server.test_room import rush

FAR = 2**53


async def sent(server: FakeServer, *lines: dict[str, Any], **header: Any) -> tuple[int, str]:
    """Uploads the beginning of a rush with these lines after it, sealed anew; returns the status and the sentence."""
    session = await rush(server)
    first = json.loads((await server.store.rows(session.id))[0])
    first.pop("sum")
    seal = Seal()
    data = b"".join(map(seal.line, [{**first, **header}, *lines]))
    eve = await server.browser("Eve")
    answer = await eve.http.post("/api/films", content=data, headers={"content-type": "application/x-ndjson"})
    return answer.status_code, answer.json().get("error", "")


def refused(*lines: dict[str, Any], **header: Any) -> str:
    async def scenario() -> str:
        async with FakeServer() as server:
            status, error = await sent(server, *lines, **header)
            assert status == 400, error
            return error

    return run(scenario)


def taken(*lines: dict[str, Any]) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            assert await sent(server, *lines) == (200, "")

    run(scenario)


@pytest.mark.parametrize("kind", ["pause", "resume"])
@pytest.mark.parametrize("seat", [-1, 99])
def test_nobody_stops_the_clock_from_a_seat_that_there_is_not(kind: str, seat: int) -> None:
    paused = [{"t": "pause", "at": 5, "seat": 0}] if kind == "resume" else []
    assert "not_yours" in refused(*paused, {"t": kind, "at": 5, "seat": seat})


@pytest.mark.parametrize("reason", ["x" * (LONGEST_REASON + 1), "tea\u202e", "two\nlines"])
def test_a_reason_that_nobody_could_give_is_refused(reason: str) -> None:
    error = refused({"t": "pause", "at": 5, "seat": 0, "reason": reason})
    assert error == "This file, line 2: the reason of a pause is too long, or cannot be shown."


def test_a_reason_that_would_steer_a_terminal_is_refused() -> None:
    error = refused({"t": "pause", "at": 5, "seat": 0, "reason": "\x1b[2J"})
    assert error == "This file, line 2: the reason of this pause cannot be shown; get a fresh copy of the file"


def test_a_reason_that_somebody_could_give_is_taken() -> None:
    taken({"t": "pause", "at": 5, "seat": 0, "reason": "x" * LONGEST_REASON})


def test_no_game_lasts_longer_than_browsers_can_count() -> None:
    taken({"t": "tick", "at": FAR})
    assert "stamp_beyond" in refused({"t": "tick", "at": FAR + 1})


def test_what_would_be_shown_at_every_step_has_a_bound() -> None:
    error = refused(options={"padding": "x" * LARGEST_HEADER})
    assert error == "This file, line 1: the header has more than 32,768 bytes, which no game here has."


def test_an_answer_with_a_field_that_it_does_not_have_is_none() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            line = session.lines[0]
            ask = line.view["asks"][0]["id"]
            await line.say(t="act", id="a", ask=ask, action={"act": "mark", "cell": 0, "seat": 1})
            error = await line.hear("error")
            assert (error["code"], error["id"]) == ("malformed", "a")
            assert "unknown field `seat`" in error["text"]
            assert session.room.game is not None
            assert not session.room.game.table.lines

    run(scenario)
