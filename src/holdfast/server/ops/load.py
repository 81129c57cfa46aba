"""Load: real sockets at many tables, and how long it takes from a command to the news of it at every seat."""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
import uvicorn

from holdfast.server.ops.load_socket import LoadSocket, connect
from holdfast.table.clock import Clock

AT_ONCE: Final = 50  # connections being made
PING_EVERY_S: Final = 5


class LoadPlan(msgspec.Struct, frozen=True):
    """What is to be measured. `each_seat`: every seat acts at that pace, as in games against a clock."""

    url: str
    game: str = "key"
    tables: int = 200
    seats: int = 4
    commands_a_second: float = 2.0  # at each table, or from each seat
    seconds: int = 20
    each_seat: bool = False
    options: dict[str, str] = {}


class LoadReport(msgspec.Struct, frozen=True):
    """Times in milliseconds."""

    tables: int
    connections: int
    commands: int
    refused: int
    kept: int  # rows that the server has kept meanwhile: one for each command that counted, and those of the clock
    news: int
    finished: int
    p50: float
    p99: float
    worst: float
    ack_p50: float
    ack_p99: float
    ack_worst: float
    kb_per_table: float
    cpu_share: float  # of one core, by the server
    cpu_ms: float  # for each command, by the server
    clock_p99: float  # how wrong clients are about the server's clock, going by pings
    seconds: float


class _Option(msgspec.Struct):
    action: dict[str, Any]


class _Form(msgspec.Struct):
    type: str
    action: str
    field: str
    of: list[int] = []
    least: int = 0
    most: int = 0


class _Ask(msgspec.Struct):
    id: int
    options: list[_Option]
    forms: list[_Form]
    standing: bool


class _View(msgspec.Struct):
    asks: list[_Ask]
    outcome: Any


class _Clock(msgspec.Struct):
    now: int


class _News(msgspec.Struct):
    """As much of a message as a client here looks at."""

    t: str
    id: str = ""
    text: str = ""
    view: dict[str, Any] | None = None
    changed: dict[str, Any] | None = None
    sent: float = 0
    clock: _Clock | None = None


_DECODER: Final = msgspec.json.Decoder(_News)


def _put(whole: Any, way: list[str], value: Any) -> Any:
    """Returns the whole with a value at the end of this way into it."""
    if not way:
        return value
    here: Any = int(way[0]) if isinstance(whole, list) else way[0]
    whole[here] = _put(whole[here], way[1:], value)
    return whole


class Visitor:
    """One browser at a table."""

    def __init__(self, plan: LoadPlan) -> None:
        self.plan = plan
        self.cookie = ""
        self.line: LoadSocket | None = None
        self.view: _View | None = None
        self.seen: dict[str, Any] = {}  # the same, as it was sent
        self.table: LoadTable | None = None

    def ask(self, path: str, body: object | None = None) -> Any:
        """Sends a request to the API, and returns what it answers."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"origin": self.plan.url, "content-type": "application/json", "cookie": self.cookie}
        request = Request(f"{self.plan.url}{path}", data, headers)
        with urlopen(request) as answer:
            if found := answer.headers.get("set-cookie"):
                self.cookie = found.partition(";")[0]
            return json.loads(answer.read())

    async def sit(self, table: LoadTable, id: str) -> None:
        self.table = table
        self.view = None
        self.line = await connect(self.plan.url, self.cookie, self.hear)
        self.say({"t": "hello", "table": id})

    def hear(self, data: bytes) -> None:
        assert self.table is not None
        at = self.table.clock.micros()
        news = _DECODER.decode(data)
        if news.view is not None:
            self.seen = news.view
            self.view = msgspec.convert(news.view, _View)
            self.table.heard(at)
        elif news.changed is not None:
            self.change(news.changed)
            self.table.heard(at)
        elif news.t in ("ack", "refused", "error"):
            self.table.answered(news, at)
        elif news.t == "pong" and news.clock is not None:
            self.table.clock_errors.append(abs(news.clock.now * 1000 - (int(news.sent) + at) // 2))

    def change(self, changed: dict[str, Any]) -> None:
        """Takes over what is new of the view; a name is the way to it: `asks.0.options`."""
        assert self.view is not None
        for way, value in changed.items():
            field, *further = way.split(".")
            if field in ("asks", "outcome"):
                self.seen[field] = _put(self.seen.get(field), further, value)
        if any(way.startswith("asks") for way in changed):
            self.view.asks = msgspec.convert(self.seen["asks"], list[_Ask])
        self.view.outcome = self.seen["outcome"]

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()

    def ways(self, rng: random.Random) -> list[tuple[bool, Visitor, int, dict[str, Any]]]:
        """Returns what may be answered now, with whether it may be left alone for ever; a number only where nothing
        else is.
        """
        found: list[tuple[bool, Visitor, int, dict[str, Any]]] = []
        numbers: list[tuple[bool, Visitor, int, dict[str, Any]]] = []
        for ask in self.view.asks if self.view is not None else []:
            found += [(ask.standing, self, ask.id, option.action) for option in ask.options]
            for form in ask.forms:
                if form.type == "pick_some" and len(form.of) >= form.least > 0:
                    some = rng.sample(form.of, form.least)
                    found.append((ask.standing, self, ask.id, {"act": form.action, form.field: some}))
                elif form.type == "number":
                    value = rng.randint(form.least, form.most)
                    numbers.append((ask.standing, self, ask.id, {"act": form.action, form.field: value}))
        return found or numbers

    def say(self, message: object) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode(message))


class LoadTable:
    """The visitors at one table; when their game is over, they sit down to another."""

    def __init__(self, plan: LoadPlan, number: int) -> None:
        self.plan = plan
        self.clock = Clock()
        self.rng = random.Random(number)
        self.visitors = [Visitor(plan) for _ in range(plan.seats)]
        self.sent: dict[str, int] = {}
        self.sent_at = 0
        self.news: list[int] = []
        self.acks: list[int] = []
        self.clock_errors: list[int] = []
        self.refused = 0
        self.finished = 0
        self.renewing = False

    async def sit_down(self) -> None:
        id = await asyncio.to_thread(self.open)
        for visitor in self.visitors:
            await visitor.sit(self, id)

    def open(self) -> str:
        """Makes the table over HTTP; the visitors sit down and start."""
        host, *others = self.visitors
        for visitor in self.visitors:
            if not visitor.cookie:
                visitor.ask("/api/me", {"name": "Load"})
        wanted = {"game": self.plan.game, "seats": self.plan.seats, "options": self.plan.options}
        made = host.ask("/api/tables", wanted)
        for other in others:
            other.ask(f"/api/tables/{made['id']}/join", {"key": made["key"]})
        host.ask(f"/api/tables/{made['id']}/start", {})
        return str(made["id"])

    def heard(self, at: int) -> None:
        if self.sent_at:
            self.news.append(at - self.sent_at)

    def answered(self, news: _News, at: int) -> None:
        sent = self.sent.pop(news.id, None)
        if sent is not None:
            self.acks.append(at - sent)
        self.refused += news.t != "ack"

    async def play(self, until: int) -> None:
        """Lets whoever may do something do it, or every seat for itself."""
        groups = [[visitor] for visitor in self.visitors] if self.plan.each_seat else [self.visitors]
        pings = [self._ping(visitor, until) for visitor in self.visitors]
        await asyncio.gather(*(self._act(group, number, until) for number, group in enumerate(groups)), *pings)

    async def _act(self, visitors: list[Visitor], group: int, until: int) -> None:
        pause = 1_000_000 / self.plan.commands_a_second
        number, due = 0, self.clock.micros() + self.rng.random() * pause
        while due < until:
            await asyncio.sleep((due - self.clock.micros()) / 1_000_000)
            number += 1
            await self.act(visitors, f"{group}-{number}-{self.finished}")
            due = max(due, self.clock.micros() - pause) + pause * (0.8 + 0.4 * self.rng.random())

    async def _ping(self, visitor: Visitor, until: int) -> None:
        while self.clock.micros() < until:
            await asyncio.sleep(PING_EVERY_S * (0.5 + self.rng.random()))
            visitor.say({"t": "ping", "sent": self.clock.micros()})

    async def act(self, visitors: list[Visitor], id: str) -> None:
        """Does something of any kind that is possible; what nobody need ever do comes last, unless all act at once."""
        if self.renewing:
            return
        if any(visitor.view is not None and visitor.view.outcome for visitor in self.visitors):
            await self.begin_anew()
            return
        ways = [way for visitor in visitors for way in visitor.ways(self.rng)]
        urgent = ways if self.plan.each_seat else [way for way in ways if not way[0]] or ways
        if urgent:
            kind = self.rng.choice(sorted({str(way[3]["act"]) for way in urgent}))
            _, visitor, ask, action = self.rng.choice([way for way in urgent if way[3]["act"] == kind])
            self.sent_at = self.sent[id] = self.clock.micros()
            visitor.say({"t": "act", "id": id, "ask": ask, "action": action})

    async def begin_anew(self) -> None:
        self.renewing = True
        self.finished += 1
        for visitor in self.visitors:
            visitor.leave()
        await self.sit_down()
        self.renewing = False


def run_load(plan: LoadPlan) -> LoadReport:
    """Runs the load in the same kind of event loop that the server has."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(measure(plan))


async def measure(plan: LoadPlan) -> LoadReport:
    """Opens the tables, lets them play, and reports how it went."""
    before = gauge(plan, "resident_bytes")
    tables = [LoadTable(plan, number) for number in range(plan.tables)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def prepare(table: LoadTable) -> None:
        async with gate:
            await table.sit_down()

    await asyncio.gather(*(prepare(table) for table in tables))
    await asyncio.sleep(2)
    idle = gauge(plan, "resident_bytes")
    computed, kept = gauge(plan, "cpu_milliseconds"), gauge(plan, "rows_kept_total")
    clock = Clock()
    began = clock.micros()
    await asyncio.gather(*(table.play(began + plan.seconds * 1_000_000) for table in tables))
    computed = gauge(plan, "cpu_milliseconds") - computed
    await asyncio.sleep(1)
    kept = gauge(plan, "rows_kept_total") - kept
    for table in tables:
        for visitor in table.visitors:
            visitor.leave()
    news = sorted(ms for table in tables for ms in table.news)
    acks = sorted(ms for table in tables for ms in table.acks)
    return LoadReport(
        tables=plan.tables,
        connections=plan.tables * plan.seats,
        commands=len(acks),
        refused=sum(table.refused for table in tables),
        kept=kept,
        news=len(news),
        finished=sum(table.finished for table in tables),
        p50=quantile(news, 0.5),
        p99=quantile(news, 0.99),
        worst=quantile(news, 1),
        ack_p50=quantile(acks, 0.5),
        ack_p99=quantile(acks, 0.99),
        ack_worst=quantile(acks, 1),
        kb_per_table=round((idle - before) / 1024 / max(plan.tables, 1), 1),
        cpu_share=round(computed / 1000 / plan.seconds, 2),
        cpu_ms=round(computed / max(len(acks), 1), 3),
        clock_p99=quantile(sorted(ms for table in tables for ms in table.clock_errors), 0.99),
        seconds=plan.seconds,
    )


def quantile(sorted_micros: list[int], share: float) -> float:
    if not sorted_micros:
        return 0.0
    return round(sorted_micros[min(len(sorted_micros) - 1, int(share * len(sorted_micros)))] / 1000, 2)


def gauge(plan: LoadPlan, name: str) -> int:
    """Returns something that the server counts."""
    with urlopen(f"{plan.url}/metrics") as answer:
        found = re.search(rf"^holdfast_{name} (\S+)", answer.read().decode(), re.MULTILINE)
    return int(float(found[1])) if found else 0
