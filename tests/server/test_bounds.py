"""Whatever people send is refused with a sentence where it is nothing, and never piles up."""

import gzip
import json
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holdfast.server.http.app import ROUTES
from holdfast.server.http.context import Settings
from holdfast.server.rooms.live_game import MOST_LINES
from holdfast.table.lobby import MOST_PICKS, Lobby, Place
from holdfast.table.memory import MemoryStore
from holdfast.table.store import PutTable, TableRecord
from tests.replays.kept import HERE
from tests.server.fixtures import Browser, FakeServer, run

NDJSON = {"content-type": "application/x-ndjson"}

# -- picks


@pytest.mark.parametrize(
    ("picks", "text"),
    [
        ({"junk": "x"}, "A seat of this game does not choose junk; it chooses: characters."),
        ({"mission": "first-day"}, "A seat of this game does not choose mission; it chooses: characters."),
        ({"characters": "x" * 200}, f"There is no character called {'x' * 200}: a seat chooses one of "),
        ({f"p{n}": "x" for n in range(20)}, "A seat of this game does not choose p0; it chooses: characters."),
    ],
)
def test_a_seat_picks_what_its_game_offers_to_it_and_nothing_else(picks: dict[str, str], text: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="key", seats=2)
            status, found = await ann.denied(f"/api/tables/{made['id']}/seats/0", picks=picks)
            assert (status, found[: len(text)]) == (400, text)
            assert (await ann.get(f"/api/tables/{made['id']}"))["seats"][0]["picks"] == {}

    run(scenario)


def test_picks_go_with_the_seat_and_with_what_they_were_offered_for() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            made = await ann.post("/api/tables", game="key", seats=2)
            table = f"/api/tables/{made['id']}"
            await bob.post(f"{table}/join", key=made["key"])
            picked = await bob.post(f"{table}/seats/1", picks={"characters": "analyst"})
            assert picked["seats"][1]["picks"] == {"characters": "analyst"}
            assert (await bob.post(f"{table}/leave"))["seats"][1]["picks"] == {}

    run(scenario)


def test_a_heap_of_picks_from_before_is_gone_when_the_table_is_read() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        heap = {f"{n}" * 60: "x" * 200 for n in range(2000)}
        for id, picks in (("heap", heap), ("few", {"junk": "x", "characters": "analyst"})):
            seats = (Place("ann", "Ann", picks=picks), Place())
            lobby = Lobby("key", "ann", seats, public=True)
            await store.write(PutTable(TableRecord(id, "open", True, msgspec.json.encode(lobby), ("ann",), 1, 1)))
        async with FakeServer(store) as server:
            bob = await server.browser("Bob")
            listed = {one["id"]: one["seats"][0]["picks"] for one in (await bob.get("/api/tables"))["open"]}
            assert listed == {"heap": {}, "few": {"characters": "analyst"}}
            line = await bob.line("heap")
            assert len(line.texts[0]) < 3000
            assert line.welcome["table"]["seats"][0]["picks"] == {}
            assert MOST_PICKS < 20

    run(scenario)


def test_options_that_a_game_does_not_have_are_not_kept() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            for game, options in (("key", {}), ("key", {"mission": "fresh"}), ("elite", {}), ("alone", {})):
                status, _ = await ann.denied("/api/tables", game=game, seats=2, options={**options, "junk": "x" * 200})
                assert status == 400

    run(scenario)


# -- a game that never ends


def test_going_to_and_fro_for_ever_fills_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.server.rooms.live_game.MOST_LINES", 8)

    async def scenario() -> None:
        async with FakeServer(settings=Settings(limits=False)) as server:
            ann = await server.browser("Ann")
            table = (await ann.post("/api/tables", game="tictactoe", seats=2, bots=["eager"], start=True))["id"]
            line = await ann.line(table)
            game = server.context.registry.rooms[table].game
            assert game is not None
            game.seat_bots({}, 0)
            answers = []
            for n in range(20):
                ask = line.view["asks"][0]
                answers.append(await line.act(ask["id"], id=f"a{n}", **ask["options"][0]["action"]))
                answers.append(await line.ask(t="undo"))
            assert [one["t"] for one in answers] == ["ack"] * 8 + ["refused"] * 32
            assert answers[-1]["text"].startswith("So much has happened in this game (20,000 things)")
            assert (await line.act(1, id="a0", act="mark", cell=0))["t"] == "ack"  # done before: answered as then
            assert (await line.ask(t="pause"))["t"] == "refused"
            assert len(await server.store.rows(table)) == 1 + 8

    run(scenario)


def test_no_game_that_is_played_is_too_long() -> None:
    longest = max(gzip.decompress(path.read_bytes()).count(b"\n") for path in HERE.glob("*.gz"))
    assert longest * 5 < MOST_LINES


# -- addresses, bodies and files that are nothing

BODIES = [
    b"", b"{", b"[]", b"7", b"null", b'"x"', b"[" * 5000, b'{"a":' * 3000, b"\xff\xfe", b'{"name":7}',
    b'{"name":"\\u0000"}', b'{"name":"\xff"}', b'{"key":"\xed\xa0\x80"}', b'{"\xff":"x"}',
    b'{"game":[],"seats":2}', b'{"game":"key","seats":1e99}', b'{"game":"key","seats":99999999999999999999}',
    b'{"game":"key","seats":2,"packs":["../../x"]}', b'{"game":"key","seats":2,"packs":[]}',
    b'{"game":"key","seats":2,"packs":["\\u0000"]}', b'{"game":"alone","seats":2,"options":{"strict_ms":"\xc2\xb2"}}',
    b'{"game":"key","seats":2,"options":{"characters":",,,"}}', b'{"game":"key","seats":2,"campaign":"\\u0000"}',
    b'{"key":"\\ud800"}', b'{"key":"x","seat":-1}', b'{"seat":63}', b'{"bot":"","clear":true,"picks":{}}',
    b'{"bot":"x"}', b'{"picks":{"":""}}', b'{"picks":{"characters":""}}', b'{"seats":64}', b'{"cover":"nobody"}',
    b'{"packs":["base","base"]}',
    b'{"options":{"mission":""}}', b'{"to":0,"seat":63}', b'{"to":1000000,"seat":0}', b'{"reward":""}', b'{"renew":1}',
]  # fmt: skip
ODD = ["x", "%00", "..%2f..%2fetc", "a" * 5000, "%ff", "-1", "%F0%9F%92%A9", "%C2%B2", "9" * 5000]


async def places(server: FakeServer, ann: Browser) -> dict[str, list[str]]:
    """What may stand in an address: things that are there, and things that cannot be."""
    session = await server.game("tictactoe", "Bob", "Cleo", public=True)
    waiting = await ann.post("/api/tables", game="key", seats=2)
    campaign = await ann.post("/api/campaigns", game="key")
    return {
        "{table:str}": [session.id, waiting["id"], *ODD],
        "{game:str}": ["key", "tictactoe", *ODD],
        "{campaign:str}": [campaign["id"], *ODD],
        "{seat:str}": ["0", "1", "9", *ODD],
        "{picture:str}": ["goal", *ODD],
    }


@pytest.mark.parametrize(("method", "path"), [(method, path) for method, path, _ in ROUTES])
def test_no_request_is_answered_with_our_own_bug(method: str, path: str) -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(limits=False)) as server:
            ann = await server.browser("Ann")
            there = await places(server, ann)
            addresses = [path]
            for part, words in there.items():
                if part in path:
                    addresses = [address.replace(part, word) for address in addresses for word in words]
            for address in addresses:
                assert "{" not in address, "something to be named in addresses that this test has no names for"
                is_odd = any(odd in address for odd in ODD[1:])
                for body in [b"{}"] if is_odd or method == "GET" else BODIES:
                    kind = NDJSON if path == "/api/films" else {"content-type": "application/json"}
                    answer = await ann.http.request(method, address, content=body, headers=kind)
                    assert answer.status_code < 500, (address, body, answer.text)
                    if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
                        assert len(answer.json()["error"].split()) > 3, answer.text

    run(scenario)


@pytest.mark.parametrize(
    "query",
    [
        "seat=x",
        "seat=99",
        "seat=-3",
        "first=x",
        f"first={'9' * 30}",
        f"seat={'9' * 5000}",
        "first=-1",
        "seat=%00",
        "packs=%00",
    ],
)
def test_odd_questions_get_an_answer(query: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("tictactoe", "Ann", "Bob")
            for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
                line = session.lines[seat]
                await line.act(line.view["asks"][0]["id"], act="mark", cell=cell)
            ann = session.people[0]
            for path in (f"/api/tables/{session.id}/film", "/api/games/key", f"/api/tables/{session.id}/story"):
                answer = await ann.http.get(f"{path}?{query}", headers={"x-holdfast-link": "\x7f"})
                assert answer.status_code < 500, answer.text

    run(scenario)


@pytest.mark.parametrize("path", ["/%00", "/a%00b/c", "/" + "a" * 5000, "/" + "a/" * 3000, "/assets/%00.js", "/..%00"])
def test_addresses_that_no_file_can_have_are_no_file(path: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            answer = await (await server.browser()).http.get(path)
            assert (answer.status_code, answer.text) == (404, "There is no such page.")

    run(scenario)


headers = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["t", "format", "game", "packs", "seats", "options", "key", "rules"]), inner)
    ),
    max_leaves=8,
)
given_headers = st.builds(
    lambda odd, more: {"t": "holdfast", "format": 1, **more} if odd else more,
    st.booleans(),
    st.dictionaries(
        st.sampled_from(["game", "packs", "seats", "options", "key", "rules", "commitment", "start"]), headers
    ),
)


async def uploaded(data: bytes) -> tuple[int, str]:
    async with FakeServer(settings=Settings(limits=False)) as server:
        answer = await (await server.browser("Eve")).http.post("/api/films", content=data, headers=NDJSON)
        return answer.status_code, answer.text


@pytest.mark.parametrize(
    "header",
    [
        b"[1]", b"7", b'{"game":[]}', b"null", b'"x"', b"[" * 100_000, b'{"game":' * 100_000, b"", b"\n\n",
        b'{"game":{}}',
        b'{"t":"holdfast","format":1,"game":[]}', b'{"t":"holdfast","format":[1]}', b'{"t":["holdfast"]}',
    ],
)  # fmt: skip
def test_a_file_whose_first_line_is_nothing_is_refused_in_a_sentence(header: bytes) -> None:
    async def scenario() -> None:
        for data in (header, header + b"\n", header + b"\n{}\n"):
            status, text = await uploaded(data)
            assert status == 400, text
            assert "This file" in text

    run(scenario)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.one_of(headers, given_headers))
def test_no_first_line_of_a_file_is_answered_with_our_own_bug(header: Any) -> None:
    async def scenario() -> None:
        status, text = await uploaded(json.dumps(header).encode() + b"\n")
        assert status == 400, text

    run(scenario)
