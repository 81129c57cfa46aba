"""At the wire: in a whole game of The Key no seat is ever sent a card, token, window or answer that it may not know."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from holdfast.engine.state import State
from holdfast.engine.testing.inside import cards_of, hidden_things
from tests.server.fixtures import FakeServer, FakeSocket, TableSession, run, settle

KIND = {
    "card": "card", "cards": "card", "known": "card", "deck": "card", "piles": "card", "discard": "card",
    "token": "token", "up": "token", "wanted": "token", "gone": "token", "counter_intel": "token",
}  # fmt: skip

DISCARDS = (
    "special_used", "gas_hit", "guard_searched", "lock_opened", "pile_cleared", "pile_trimmed", "camera_took_card",
    "time_card_drawn",
)  # fmt: skip


def named(data: Any, kind: str = "") -> Iterator[tuple[str, int]]:
    """Every card and token that a message names, wherever it stands."""
    if isinstance(data, dict):
        for key, value in data.items():
            is_count = key == "cards" and isinstance(value, int)
            if key not in ("names", "table") and not is_count:
                yield from named(value, KIND.get(key, ""))
    elif isinstance(data, list):
        for value in data:
            yield from named(value, kind)
    elif kind and isinstance(data, int):
        yield kind, data


def without_reshuffled(events: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Events without cards that were discarded for all to see (R155) before the same stroke reshuffled them (R117)."""
    names = [event["event"] for event in events]
    for i, event in enumerate(events):
        if not (event["event"] in DISCARDS and "peril_began" in names[i:]):
            yield event


def without_list(message: dict[str, Any]) -> str:
    """A message without the printed list that some missions have: everybody knows that the answer is on it."""
    for name in ("view", "changed"):
        shown = message.get(name) or {}
        if "mission" in shown:
            message = {**message, name: {**shown, "mission": {**shown["mission"], "dossier": []}}}
    return json.dumps(message)


def hidden_from(state: State, seat: int) -> set[tuple[str, int]]:
    things = hidden_things(state)
    return {(kind, card) for kind in ("card", "token") for card in cards_of(things, kind, seat)[0]}


class Watch:
    """Reads everything that was sent to each line since it last looked."""

    def __init__(self, session: TableSession, lines: list[FakeSocket]) -> None:
        self.session = session
        self.lines = lines
        self.read = [0] * len(lines)
        self.told = [0] * len(lines)
        self.before = self.hidden()
        setting = session.room.game.table.setting
        self.answer = setting.options.mission.answer
        self.key = setting.key.hex()
        self.cookies = [value for one in session.people for value in one.http.cookies.values()]

    def hidden(self) -> list[set[tuple[str, int]]]:
        state = self.session.room.game.table.state
        return [hidden_from(state, line.welcome["seat"]) for line in self.lines]

    def look(self) -> None:
        now = self.hidden()
        is_over = self.session.room.game.table.outcome is not None
        for i, line in enumerate(self.lines):
            for text in line.texts[self.read[i] :]:
                assert not [cookie for cookie in self.cookies if cookie.partition(".")[2] in text]
                if not is_over:
                    assert self.key not in text
                    assert self.answer not in without_list(json.loads(text)).upper().replace(" ", "")
                    leaked = set(named(self.news(i, json.loads(text)))) & self.before[i] & now[i]
                    assert not leaked, f"{leaked} leaked to seat {line.welcome['seat']}: {text}"
                    self.check_windows(json.loads(text))
            self.read[i] = len(line.texts)
        self.before = now

    def news(self, i: int, message: dict[str, Any]) -> dict[str, Any]:
        """A message without events that were told before: what was public then may lie hidden in the deck by now."""
        if message["t"] == "whole":
            return {"view": message["view"]}
        if message["t"] == "update" and message["n"] <= self.told[i]:
            return {"changed": message["changed"]}
        self.told[i] = message.get("n", self.told[i])
        return {**message, "events": list(without_reshuffled(message["events"]))} if "events" in message else message

    def check_windows(self, message: dict[str, Any]) -> None:
        console = (message.get("view") or message.get("changed") or {}).get("console")
        if console is not None:
            state = self.session.room.game.table.state
            closed = [not window.is_known_to(-1) for window in state.windows]
            shown = zip(console["windows"], closed, strict=True)
            assert not [w for w, is_closed in shown if is_closed and w is not None]
            assert console["answer"] is None


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (0, {"mission": "the-briefcase"}),
        (1, {"mission": "the-briefcase"}),
        (2, {"mission": "fresh", "grade": "1", "kind": "word"}),
        (3, {"mission": "fresh", "grade": "3"}),
        (4, {"mission": "daily", "grade": "2"}),
    ],
)
def test_nobody_is_sent_what_they_may_not_know_in_a_whole_game(seed: int, options: dict[str, str]) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            session = await server.game("key", "Ann", "Bob", "Cem", seats=3, options=options)
            watcher = await (await server.browser("Wim")).line(session.id, key=session.key)
            watch = Watch(session, [*session.lines, watcher])
            watch.look()
            rng = random.Random(seed)
            for step in range(400):
                ways = [
                    (line, ask["id"], option["action"])
                    for line in session.lines
                    for ask in line.view["asks"]
                    if ask["kind"] != "at_any_time"
                    for option in ask["options"]
                ]
                if not ways:
                    break
                line, ask, action = rng.choice(ways)
                await line.act(ask, **action)
                other = rng.choice(session.lines)  # a guess at what it does not hold, and a stale answer
                await other.ask(t="why", ask=ask, action={"act": "play_card", "card": rng.randrange(40), "pile": 0})
                await other.act(ask, act="play_card", card=rng.randrange(40), pile=rng.randrange(4))
                if step % 7 == 0:
                    await other.say(t="sync", last=rng.choice([None, 1, 3]))
                await server.go_on(400)
                await settle()
                watch.look()
            assert session.lines[0].view["outcome"] is not None
            assert session.lines[0].view["console"]["answer"] == watch.answer

    run(scenario)
