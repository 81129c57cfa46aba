"""`holdfast admin` on a server that runs and on one that does not: the same words do the same."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast.cli import main
from holdfast.table.lobby import Lobby, Place
from holdfast.table.sqlite import SqliteStore
from holdfast.table.sqlite_file import FILE
from holdfast.table.store import Person, PutPerson, PutTable, TableRecord
from tests.server.test_crash import Victim

ANN, BOB = "aaaa1111aaaa1111", "aabb2222aabb2222"
TABLE = "7ab1e0007ab1e000"


def kept(folder: Path) -> None:
    """A folder with a table, two people, and a name that would do something to a terminal."""

    async def write() -> None:
        lobby = Lobby("key", ANN, (Place(ANN, "Ann"), Place(BOB, "Bob")), options={"mission": "first-day"})
        data = msgspec.json.encode(lobby)
        store = SqliteStore(folder / FILE)
        await store.write(
            PutPerson(Person(ANN, "Ann", b"1" * 32, 1_700_000_000_000)),
            PutPerson(Person(BOB, "Bob\x1b[2J", b"2" * 32, 1_700_000_000_001)),
            PutTable(TableRecord(TABLE, "open", False, data, (ANN, BOB), 1, 2, False)),
        )
        await store.close()

    asyncio.run(write())


class Desk:
    """A folder, and what the command said last about it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys

    def __call__(self, *words: str, code: int = 0) -> str:
        assert main(["admin", *words, f"--data={self.folder}"]) == code
        said = self.capsys.readouterr()
        return said.out if code == 0 else said.err

    def json(self, *words: str) -> Any:
        return json.loads(self(*words, "--json"))


@pytest.fixture(params=["stopped", "running"])
def desk(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    kept(tmp_path)
    if request.param == "stopped":
        yield Desk(tmp_path, capsys)
        return
    victim = Victim(tmp_path)
    asyncio.run(victim.start())
    try:
        yield Desk(tmp_path, capsys)
    finally:
        asyncio.run(victim.stop())


def test_a_host_looks_after_people_and_tables(desk: Desk) -> None:
    assert "2, 0 of them barred" in desk()
    assert desk.json()["tables_open"] == 1
    listed = desk("tables")
    assert [line.split()[:3] for line in listed.splitlines()] == [["id", "game", "stage"], [TABLE, "key", "open"]]
    assert "first-day" not in listed + desk("tables", "show", "7ab1")
    people = desk("people")
    assert "\x1b" not in people
    assert "Bob?[2J" in people
    assert desk.json("people", "ann")["total"] == 1
    assert "several begin with 'aa'" not in desk("people", "bar", "aaaa")
    assert "barred" in desk("people")
    assert "may come in again" in desk("people", "unbar", ANN)
    assert "say --yes if you are sure" in desk("people", "remove", ANN, code=2)
    assert "Ann is forgotten" in desk("people", "remove", ANN, "--yes")
    assert f"Table {TABLE} is gone" in desk("tables", "remove", "7ab1e", "--yes")
    assert desk("tables") == "There are none.\n"
    assert desk.json("people")["total"] == 1


def test_a_host_sets_limits_and_invites(desk: Desk) -> None:
    assert "no bound" in desk("limits")
    assert desk.json("limits", "--people", "30", "--tables-each", "5")["people"] == 30
    assert "for 90 days" in desk("retention", "90")
    assert (desk.json("limits")["keep_days"], desk.json("limits")["tables_each"]) == (90, 5)
    assert "Expected `int` >= 0" in desk("limits", "--people=-3", code=2)
    made = desk("invite", "--for", "the club", "--uses", "3")
    assert "/invited#" in made
    assert "lets 3 newcomers in" in made
    listed = desk.json("invitations")["invitations"]
    assert [(one["note"], one["left"]) for one in listed] == [("the club", 3)]
    assert "works no more" in desk("invitations", "withdraw", listed[0]["id"])
    assert desk("invitations") == "There are none.\n"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["tables", "show", "7"], "none begins with '7'"),
        (["tables", "remove", "ffff", "--yes"], "none begins with 'ffff'"),
        (["people", "bar", "nobody"], "none begins with 'nobody'"),
        (["invitations", "withdraw", "ffff"], "none begins with 'ffff'"),
        (["page"], "no server uses"),
    ],
)
def test_what_is_not_there_is_said(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path)
    assert why in Desk(tmp_path, capsys)(*words, code=2)


def test_nothing_is_made_where_nothing_was_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "nothing has been kept yet" in Desk(tmp_path, capsys)(code=2)
    assert list(tmp_path.iterdir()) == []


def test_the_page_is_where_the_server_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    victim = Victim(tmp_path)
    asyncio.run(victim.start())
    try:
        said = Desk(tmp_path, capsys)("page")
    finally:
        asyncio.run(victim.stop())
    assert said.startswith(f"{victim.url}/admin#{(tmp_path / 'admin.key').read_text().strip()}\n")


def test_a_server_that_does_not_answer_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    victim = Victim(tmp_path)
    asyncio.run(victim.start())
    try:
        (tmp_path / "admin.address").write_text("http://127.0.0.1:9")
        said = Desk(tmp_path, capsys)("tables", code=2)
    finally:
        asyncio.run(victim.stop())
    assert "does not answer at http://127.0.0.1:9" in said
