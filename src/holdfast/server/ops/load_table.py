"""The visitors of a load: browsers at a table, each of which does what it is offered."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec

from holdfast.server.ops.load_plan import LoadPlan
from holdfast.server.ops.load_socket import LoadSocket, connect
from holdfast.table.clock import Clock

PING_EVERY_S: Final = 5
LOOKS_AGAIN_S: Final = 0.02  # in a closed loop, where nothing is offered, or what was tried is refused


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
        self.told_at = 0  # when news of a command came last

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
            self.table.heard(self, at)
        elif news.changed is not None:
            self.change(news.changed)
            self.table.heard(self, at)
        elif news.t in ("ack", "refused", "error"):
            self.table.answered(news.id, at, is_refused=news.t != "ack")
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


class LoadGroup:
    """Visitors of whom one acts at a time: all at a table, or each for itself."""

    def __init__(self, visitors: list[Visitor], number: int) -> None:
        self.visitors = visitors
        self.number = number
        self.commands = 0
        self.was_refused = False
        self.answered = asyncio.Event()


class LoadTable:
    """The visitors at one table; when their game is over, they sit down to another."""

    def __init__(self, plan: LoadPlan, number: int) -> None:
        self.plan = plan
        self.clock = Clock()
        self.rng = random.Random(number)
        self.visitors = [Visitor(plan) for _ in range(plan.seats)]
        apart = [[visitor] for visitor in self.visitors] if plan.each_seat else [self.visitors]
        self.groups = [LoadGroup(visitors, number) for number, visitors in enumerate(apart)]
        self.sent: dict[str, tuple[int, LoadGroup]] = {}
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

    # -- what comes

    def heard(self, visitor: Visitor, at: int) -> None:
        """Notes how long the first news of a command took to a visitor; what comes later is of something else."""
        if self.sent_at > visitor.told_at:
            self.news.append(at - self.sent_at)
            visitor.told_at = at

    def answered(self, id: str, at: int, *, is_refused: bool) -> None:
        """Notes an answer; how long a refusal took counts for nothing, as it costs next to nothing."""
        sent = self.sent.pop(id, None)
        self.refused += is_refused
        if sent is not None:
            sent_at, group = sent
            group.was_refused = is_refused
            group.answered.set()
            if not is_refused:
                self.acks.append(at - sent_at)

    # -- what is done

    async def play(self, until: int) -> None:
        """Lets whoever may do something do it, or every seat for itself."""
        act = self._act_when_answered if self.plan.closed else self._act_at_pace
        pings = [self._ping(visitor, until) for visitor in self.visitors]
        await asyncio.gather(*(act(group, until) for group in self.groups), *pings)

    async def _act_at_pace(self, group: LoadGroup, until: int) -> None:
        pause = 1_000_000 / self.plan.commands_a_second
        due = self.clock.micros() + self.rng.random() * pause
        while due < until:
            await asyncio.sleep((due - self.clock.micros()) / 1_000_000)
            await self.act(group)
            due = max(due, self.clock.micros() - pause) + pause * (0.8 + 0.4 * self.rng.random())

    async def _act_when_answered(self, group: LoadGroup, until: int) -> None:
        """Does the next thing when the last one is answered; where nothing can be done, when something is new."""
        with suppress(TimeoutError):
            async with asyncio.timeout((until - self.clock.micros()) / 1_000_000):
                while True:
                    group.answered.clear()
                    group.was_refused = False
                    if await self.act(group):
                        await group.answered.wait()
                    else:
                        await asyncio.sleep(LOOKS_AGAIN_S)
                    if group.was_refused:
                        await asyncio.sleep(LOOKS_AGAIN_S)

    async def _ping(self, visitor: Visitor, until: int) -> None:
        while (left := (until - self.clock.micros()) / 1_000_000) > 0:
            await asyncio.sleep(min(PING_EVERY_S * (0.5 + self.rng.random()), left))
            visitor.say({"t": "ping", "sent": self.clock.micros()})

    async def act(self, group: LoadGroup) -> bool:
        """Does something of any kind that is possible, and tells whether there was anything; what nobody need ever do
        comes last, unless all act at once.
        """
        if self.renewing:
            return False
        if any(visitor.view is not None and visitor.view.outcome for visitor in self.visitors):
            await self.begin_anew()
            return False
        ways = [way for visitor in group.visitors for way in visitor.ways(self.rng)]
        urgent = ways if self.plan.each_seat else [way for way in ways if not way[0]] or ways
        if not urgent:
            return False
        kind = self.rng.choice(sorted({str(way[3]["act"]) for way in urgent}))
        _, visitor, ask, action = self.rng.choice([way for way in urgent if way[3]["act"] == kind])
        group.commands += 1
        id = f"{group.number}-{group.commands}"
        self.sent_at = self.clock.micros()
        self.sent[id] = self.sent_at, group
        visitor.say({"t": "act", "id": id, "ask": ask, "action": action})
        return True

    async def begin_anew(self) -> None:
        """Leaves for another table; what was not answered never will be."""
        self.renewing = True
        self.finished += 1
        for visitor in self.visitors:
            visitor.leave()
        await self.sit_down()
        self.sent.clear()
        for group in self.groups:
            group.answered.set()
        self.renewing = False
