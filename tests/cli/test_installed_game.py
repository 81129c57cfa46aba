"""A game from a package of its own is played at once, in the terminal and over the server: nothing else knows it."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.installed import ROOT, environment, install
from tests.screen_changes import with_changes

TICTACTOE = ROOT / "tests" / "toys" / "tictactoe"


@pytest.fixture
def world(tmp_path: Path) -> dict[str, str]:
    """An environment in which tic-tac-toe is installed."""
    return environment(install(TICTACTOE, tmp_path / "site"), tmp_path / "home")


def holdfast(world: dict[str, str], *words: str, lines: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "holdfast.cli", *words],
        env=world,
        input=lines,
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    done = holdfast(environment(tmp_path / "nothing", tmp_path), "play", "tictactoe")
    assert done.returncode == 2
    assert "there is no game called 'tictactoe'" in done.stderr


def test_it_is_played_in_the_terminal_as_text(world: dict[str, str]) -> None:
    done = holdfast(world, "play", "tictactoe", "--bots", "eager", "--seed", "3", lines="1\n" * 3 + "q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "TIC-TAC-TOE" in done.stdout
    assert "you are Player 1" in done.stdout
    assert "Which cell?" in done.stdout
    assert "1 Mark cell 0   2 Mark cell 1" in done.stdout
    assert "X.." in done.stdout
    assert "X marks cell 0" in done.stdout
    assert "Three in a row" in done.stdout
    assert "See it again with: holdfast replay" in done.stdout


def test_people_find_it_in_the_menu_and_play_it_at_one_keyboard(world: dict[str, str]) -> None:
    games = holdfast(world, "play", lines="q\n").stdout
    assert "3   Tic-tac-toe" in games
    turns = "".join(f"1\n{'' if last else chr(10) * 2}" for last in (False, False, False, False, False, False, True))
    done = holdfast(world, "play", lines="3\n2\n\n" + turns + "q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You and an eager bot" in done.stdout
    assert "Pass the keyboard to Player 2." in done.stdout
    assert "Won by Player 1." in done.stdout


def test_a_game_that_was_broken_off_goes_on(world: dict[str, str], tmp_path: Path) -> None:
    save = str(tmp_path / "save.jsonl")
    holdfast(world, "play", "tictactoe", "--bots", "eager", "--save", save, lines="5\nq\ny\n")
    done = holdfast(world, "play", "--resume", save, lines="l\n\n" + "1\n" * 5 + "q\n")
    assert "X marks cell 4" in done.stdout
    assert "THE END" in done.stdout
    assert holdfast(world, "replay", save, "--verify").returncode == 0


def test_the_other_commands_know_it(world: dict[str, str]) -> None:
    assert "ok    game tictactoe: packs none; bots eager" in holdfast(world, "doctor").stdout
    assert "4 games, 2 seats" in holdfast(world, "simulate", "tictactoe", "--games", "4", "--jobs", "1").stdout
    assert "nothing broke" in holdfast(world, "fuzz", "tictactoe", "--games", "3").stdout


def test_it_is_played_over_the_server(world: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "holdfast.cli", "serve", "--port=0", f"--data={tmp_path}", "--log=error"]
    with subprocess.Popen(command, env=world, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            url = server.stdout.readline().removeprefix("Holdfast is at ").strip().rstrip("/")
            outcome = asyncio.run(play_over(url))
        finally:
            server.terminate()
    assert outcome["key"] in ("line", "draw")


async def play_over(url: str) -> dict[str, Any]:
    """Ann against a bot, answering whatever is offered first."""
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as http:
        await http.post("/api/me", json={"name": "Ann"})
        info = next(game for game in (await http.get("/api/games")).json() if game["name"] == "tictactoe")
        assert (info["title"], info["tagline"]) == ("Tic-tac-toe", "Three in a row.")
        box = (await http.get("/api/games/tictactoe")).json()
        assert box["texts"]["act.mark"] == "Mark cell { $cell }"
        assert box["choices"] == []
        wish = {"game": "tictactoe", "seats": 2, "bots": ["eager"], "start": True}
        table = (await http.post("/api/tables", json=wish)).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    async with connect(
        url.replace("http", "ws") + "/ws", additional_headers={"cookie": cookie}, origin=Origin(url)
    ) as line:
        await line.send(json.dumps({"t": "hello", "table": table}))
        answered = 0
        view: dict[str, Any] = {}
        async for data in line:
            message = json.loads(data)
            if message["t"] not in ("whole", "update"):
                continue
            view = with_changes(message.get("view") or view, message.get("changed"))
            if view["outcome"] is not None:
                break
            for ask in view["asks"]:
                if ask["id"] > answered:
                    answered = ask["id"]
                    action = ask["options"][0]["action"]
                    await line.send(json.dumps({"t": "act", "id": f"a{answered}", "ask": answered, "action": action}))
    found: dict[str, Any] = view["outcome"]
    return found
