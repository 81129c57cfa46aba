"""What every HTTP request of the API goes through: limits, who is asking, a typed body, a typed answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from holdfast.bots import UnknownBot
from holdfast.engine.content import PackError
from holdfast.engine.game import SetupError
from holdfast.engine.text import MissingText, Texts
from holdfast.games import UnknownGame
from holdfast.packs import OptionError
from holdfast.server.http.context import AppContext
from holdfast.server.http.headers import is_our_own
from holdfast.server.ops import log
from holdfast.server.ops.fair_queue import TooMuch
from holdfast.server.ops.limits import LARGEST_BODY, REQUESTS, Rate
from holdfast.server.rooms.mailbox import MailboxFull
from holdfast.server.rooms.registry import BrokenTable, NoSuchTable
from holdfast.server.services.campaigns import NoCampaigns, NoSuchCampaign
from holdfast.server.services.people import COOKIE, BadName
from holdfast.server.wire.api_types import Problem
from holdfast.server.wire.encoder import public_json
from holdfast.table.lobby import NotAllowed
from holdfast.table.store import Person, StoreError
from holdfast.table.texts import EN

T = TypeVar("T")
JSON = "application/json"


class Denied(Exception):
    """Ends a request that is not carried out, with a status and one sentence."""

    def __init__(self, status: int, text: str, key: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.text = text
        self.key = key


class Visit:
    """One request, with what its handler needs."""

    def __init__(self, context: AppContext, request: Request, person: Person | None) -> None:
        self.context = context
        self.request = request
        self._person = person

    @property
    def person(self) -> Person | None:
        return self._person

    def somebody(self) -> Person:
        """Returns who is asking. Raises Denied for visitors without a name."""
        if self._person is None:
            raise Denied(401, "Say who you are first: choose a name.", "me.first")
        return self._person

    def who(self) -> str:
        """Returns the key under which limits count this visitor: the person's id, or the address of a stranger."""
        return self._person.id if self._person else (self.request.client.host if self.request.client else "")

    def check_rate(self, kind: str, rate: Rate) -> None:
        if self.context.settings.limits and not self.context.request_limits.takes(
            self.who(), kind, rate, self.context.alarm_clock.now()
        ):
            raise Denied(429, "Not so fast: try again in a moment.", "too_frequent")

    async def body(self, kind: type[T]) -> T:
        """Returns the request's JSON as a value of this type."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
            raise Denied(415, "The body of a request is JSON.")
        try:
            return msgspec.json.decode(await self.read(LARGEST_BODY) or b"{}", type=kind)
        except (msgspec.MsgspecError, RecursionError) as problem:
            raise Denied(400, f"That is not what belongs here: {problem}.", "malformed") from None

    async def read(self, most: int) -> bytes:
        data = b""
        async for chunk in self.request.stream():
            data += chunk
            if len(data) > most:
                raise Denied(413, f"The body of this request has at most {most} bytes.", "too_large")
        return data


Handler: TypeAlias = Callable[[Visit], Awaitable[Any]]


def handled(context: AppContext, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Returns a handler as Starlette calls it: its answer as JSON, its refusals as one sentence."""

    async def endpoint(request: Request) -> Response:
        try:
            if request.method not in ("GET", "HEAD") and not is_our_own(request.headers, context.settings.public_url):
                raise Denied(403, "This request does not come from a page of this server.", "origin")
            visit = Visit(context, request, await context.people.who(request.cookies.get(COOKIE)))
            visit.check_rate("request", REQUESTS)
            answer = await handler(visit)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as problem:
            denied = denial(problem)
            if denied is None:
                log.trouble("a request failed", problem, path=request.scope["route"].path)
                denied = Denied(500, "Something went wrong here; it has been written down.")
            context.metrics.count("requests_denied", str(denied.status))
            return as_json(Problem(denied.text, denied.key), denied.status)
        return answer if isinstance(answer, Response) else as_json(answer)

    return endpoint


def as_json(value: Any, status: int = 200) -> Response:
    """Returns a value as an answer, by the encoder that refuses secrets."""
    return Response(public_json(value), status, media_type=JSON)


def denial(problem: Exception) -> Denied | None:
    """Returns what the visitor is told of an exception; None for our own bugs."""
    match problem:
        case Denied():
            return problem
        case NotAllowed():
            refusal = problem.refusal
            return Denied(409, Texts(EN).refusal(refusal), refusal.key)
        case NoSuchTable():
            return Denied(404, "There is no such table.", "no_such_table")
        case NoSuchCampaign():
            return Denied(404, "There is no such campaign among yours.", "no_such_campaign")
        case NoCampaigns() | BrokenTable() | OptionError() | UnknownBot() | UnknownGame() | BadName() | PackError():
            return Denied(400, str(problem))
        case SetupError():
            return Denied(400, str(problem), problem.refusal.key)
        case TooMuch():
            return Denied(429, str(problem), "too_frequent")
        case MailboxFull() | StoreError():
            return Denied(503, "The table is being opened anew: try again in a moment.", "busy")
    return None


def unfit(visit: Visit, game: str, problem: SetupError) -> Denied:
    """Returns what is wrong with the options of a game, in the game's own words."""
    refusal = problem.refusal
    try:
        sentence = Texts(visit.context.catalogue.box(game).texts).refusal(refusal)
    except MissingText:
        sentence = str(problem)
    return Denied(400, sentence, refusal.key)
