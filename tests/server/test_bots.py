"""Bots at a server's table: slow ones think in other processes, and one that fails does not take the game with it."""

import dataclasses
from typing import Any

from holdfast.engine.bot import Bot, Choice
from holdfast.server.rooms.bot_processes import BotProcesses, Thought
from holdfast.server.rooms.catalogue import Catalogue, catalogue_with
from tests.server.fixtures import GAMES, FakeServer, run, settle


class Dizzy:
    """A mind that fails when it is asked."""

    def __init__(self, game: Any, content: Any, seat: int, rng: Any) -> None:
        pass

    def see(self, update: Any) -> None:
        pass

    def choose(self, view: Any, budget: Any) -> None:
        raise ZeroDivisionError("what was the question?")


def test_where_a_bot_fails_chance_plays_on() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            dizzy = {**GAMES["tictactoe"].bots, "dizzy": Bot("dizzy", Dizzy)}
            server.context.catalogue.games["tictactoe"] = dataclasses.replace(GAMES["tictactoe"], bots=dizzy)
            session = await server.game("tictactoe", "Ann", seats=2, bots=["dizzy"], start=True)
            (ann,) = session.lines
            assert (await ann.act(1, act="mark", cell=4))["t"] == "ack"
            await server.go_on(5000)
            assert ann.view["cells"].count("O") == 1
            assert session.room.game.broken is None
            assert session.room.game.bots.failures == 1

    run(scenario)


class SlowBotProcesses(BotProcesses):
    """Thinks when it is let, in this process."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Thought] = []

    async def choose(self, thought: Thought) -> Any:
        self.asked.append(thought)
        await settle()
        seen: Any = thought.updates[-1]
        return GAMES["tictactoe"].bots["eager"].sit(None, None, thought.seat, FirstWay()).choose(seen, None)  # type: ignore[arg-type]


class FirstWay:
    def choice(self, things: Any, stream: str) -> Any:
        return things[0]


def test_the_table_goes_on_while_a_slow_bot_thinks() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            game = GAMES["tictactoe"]
            slow = {"eager": Bot("eager", game.bots["eager"].sit, slow=True)}
            catalogue = Catalogue(
                {**GAMES, "tictactoe": dataclasses.replace(game, bots=slow)}, {"tictactoe": "tictactoe"}
            )
            server.context.catalogue = server.context.registry.catalogue = catalogue
            bot_processes = server.context.registry.bot_processes = SlowBotProcesses()
            session = await server.game("tictactoe", "Ann", seats=2, bots=["eager"], start=True)
            (ann,) = session.lines
            await ann.act(1, act="mark", cell=4)
            assert (await ann.ask(t="point", at="cell-4"))["t"] == "ack"
            await settle()
            await server.go_on(1000)
            assert ann.view["cells"][0] == "O"
            assert [thought.seat for thought in bot_processes.asked] == [1]
            await ann.act(ann.view["asks"][0]["id"], act="mark", cell=8)
            await ann.ask(t="undo")  # while it thinks: what it then says does not count
            await settle()
            await server.go_on(1000)
            assert ann.view["cells"].count("X") == 1

    run(scenario)


def test_a_mind_in_another_process_is_told_only_what_is_new_and_begins_anew_when_it_is_lost() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            server.context.catalogue = server.context.registry.catalogue = catalogue_with()
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="key", seats=2, bots=["cracker"], start=True)
            room = server.context.registry.rooms[made["id"]]
            assert room.game is not None
            thought = room.game.bots._thought(1)
            bot_processes = BotProcesses()
            first = await bot_processes.choose(thought)  # it may also choose to wait
            assert first is None or isinstance(first, Choice)
            assert bot_processes.told[thought.mind] == 1
            more = room.game.table.seen(1)
            again = Thought(**{f: getattr(thought, f) for f in thought.__struct_fields__} | {"updates": (more, more)})
            await bot_processes.choose(again)
            assert bot_processes.told[thought.mind] == 2
            bot_processes.told[thought.mind] = 1  # which is wrong: the process has seen two
            await bot_processes.choose(again)
            assert bot_processes.told[thought.mind] == 2
            bot_processes.close()

    run(scenario)
