"""Tables that earlier versions of Holdfast wrote, with games of all three kinds in the middle of them.

`first` was written when all rules were of version 1, `second` under version 2 of The Key's and ALONE's rules and 3 of
ELITE's: by a server of that time, over its own sockets, which was then stopped. Whoever played there comes back to
today's server, by the cookie of that time.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast import games
from holdfast.table.sqlite import SqliteStore
from tests.server.fixtures import Browser, FakeServer, run

KEPT = Path(__file__).parent / "kept_tables"
PEOPLE: dict[str, dict[str, tuple[str, str]]] = json.loads((KEPT / "people.json").read_text())
LATER = 1_800_000_000_000
SENTENCE = "The rules of this game have changed since: it can only be looked at."
PLAYED_BY = {("first", game): 1 for game in ("key", "elite", "alone")} | {
    ("second", "key"): 2,
    ("second", "elite"): 3,
    ("second", "alone"): 2,
}
OLDER = [one for one, version in PLAYED_BY.items() if version < games.get(one[1]).rules_version]
OF_TODAY = [one for one in PLAYED_BY if one not in OLDER]


def store_with(kept: str, folder: Path) -> SqliteStore:
    path = folder / "holdfast.sqlite"
    path.write_bytes(gzip.decompress((KEPT / f"{kept}.sqlite.gz").read_bytes()))
    return SqliteStore(path, "normal")


async def come_back(server: FakeServer, kept: str, game: str) -> Any:
    table, cookie = PEOPLE[kept][game]
    somebody = Browser(server)
    somebody.http.cookies.set("holdfast", cookie)
    return await somebody.line(table)


def test_tables_of_every_game_are_kept_of_older_rules_and_one_of_todays() -> None:
    assert {game for _, game in OLDER} == {"key", "elite", "alone"}
    assert OF_TODAY == [("second", "key")]


@pytest.mark.parametrize(("kept", "game"), OLDER)
def test_a_table_of_older_rules_is_shown_as_it_was_seen_last_and_says_why_it_stands_still(
    kept: str, game: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        store = store_with(kept, tmp_path)
        async with FakeServer(store, at=LATER) as server:
            table, _ = PEOPLE[kept][game]
            rows = await store.rows(table)
            line = await come_back(server, kept, game)
            assert (line.info["stage"], line.info["frozen"]) == ("playing", "table.frozen")
            version, now = PLAYED_BY[kept, game], games.get(game).rules_version
            assert f"by version {version} of the rules of {game} and" in line.info["frozen_detail"]
            assert f"plays version {now};" in line.info["frozen_detail"]
            snapshot = await store.snapshot(table)
            assert snapshot is not None
            seen = [{**view, "asks": []} for view in msgspec.json.decode(snapshot.data)["views"].values()]
            assert line.view in seen
            assert line.info["undrawn"]  # screens were made of other parts then: it is shown field by field
            refused = await line.act(1, act="pass")
            assert (refused["t"], refused["text"]) == ("refused", SENTENCE)
            assert (await line.ask(t="chat", text="What a pity."))["t"] == "ack"
            assert await store.rows(table) == rows
        await store.close()

    run(scenario)


@pytest.mark.parametrize(("kept", "game"), OF_TODAY)
def test_a_table_of_todays_rules_that_an_earlier_version_wrote_goes_on(kept: str, game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        store = store_with(kept, tmp_path)
        async with FakeServer(store, at=LATER) as server:
            line = await come_back(server, kept, game)
            assert (line.info["frozen"], line.info["undrawn"]) == ("", False)
            ask, action = line.options()[0]
            assert (await line.act(ask, **action))["t"] == "ack"
        async with FakeServer(store, at=LATER) as server:  # and after a restart
            line = await come_back(server, kept, game)
            lines = [msgspec.json.decode(row) for row in await store.rows(PEOPLE[kept][game][0])]
            assert [one["action"] for one in lines if one["t"] == "act"][-1] == action
            assert line.info["frozen"] == ""
        await store.close()

    run(scenario)
