"""What every HTTP request of the API goes through: limits, who is asking, a typed body, a typed answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from holdfast.bots import UnknownBot
from holdfast.engine.action import Param, Refusal
from holdfast.engine.content import PackError
from holdfast.engine.game import SetupError
from holdfast.engine.text import MissingText, Texts
from holdfast.games import UnknownGame
from holdfast.packs import OptionError
from holdfast.server.http.context import AppContext
from holdfast.server.http.forwarding import forwarded
from holdfast.server.http.headers import is_our_own
from holdfast.server.ops import log
from holdfast.server.ops.fair_queue import MOST_WAITING, TooMuch
from holdfast.server.ops.limits import LARGEST_BODY, REQUESTS, Rate
from holdfast.server.ops.tries import household
from holdfast.server.rooms.mailbox import MailboxFull
from holdfast.server.rooms.registry import BrokenTable, NoSuchTable
from holdfast.server.services.admin import NoSuchPerson
from holdfast.server.services.campaigns import BrokenCampaign, NoCampaigns, NoSuchCampaign
from holdfast.server.services.passkeys import PasskeyRefused
from holdfast.server.services.people import COOKIE, BadName
from holdfast.server.wire.api_types import Problem
from holdfast.server.wire.encoder import public_json
from holdfast.server.wire.texts import asked_language, server_texts
from holdfast.table.lobby import NotAllowed
from holdfast.table.save import NOT_JSON
from holdfast.table.store import Person, StoreError

T = TypeVar("T")
JSON = "application/json"
# What strangers need to become somebody, who is known elsewhere, or to answer a mail.
OUTSIDE = frozenset(
    {
        "/api/host",
        "/api/entrance",
        "/api/me/link/look",
        "/api/me/link/use",
        "/api/me/passkeys/ask",
        "/api/me/passkeys/use",
        "/api/mail/confirm",
        "/api/mail/stop",
    }
)


class Denied(Exception):
    """Ends a request that is not carried out, with a status and one sentence: a key of the server's texts.

    `text` is for what has no key: an error about somebody's own data, which is said as it is written.
    """

    def __init__(self, status: int, key: str = "", *, text: str = "", **params: Param) -> None:
        super().__init__(text or key)
        self.status = status
        self.key = key
        self.params: Mapping[str, Param] = params
        self.text = text

    def sentence(self, language: str) -> str:
        return self.text or server_texts(language).say(self.key, self.params)


class Visit:
    """One request, with what its handler needs."""

    def __init__(self, context: AppContext, request: Request, person: Person | None) -> None:
        self.context = context
        self.request = request
        self._person = person

    @property
    def person(self) -> Person | None:
        return self._person

    @property
    def language(self) -> str:
        """Returns the language in which the visitor is answered."""
        return language_of(self.request, self.context)

    def somebody(self) -> Person:
        """Returns who is asking. Raises Denied for visitors without a name."""
        if self._person is None:
            raise Denied(401, "me.first")
        return self._person

    def who(self) -> str:
        """Returns the key under which limits count this visitor: the person's id, or where a stranger comes from."""
        return self._person.id if self._person else household(self.address())

    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    def check_rate(self, kind: str, rate: Rate, *, by_address: bool = False) -> None:
        """Raises Denied for what comes too fast; `by_address`: it would not help to be somebody else."""
        who = household(self.address()) if by_address else self.who()
        if self.context.settings.limits and not self.context.request_limits.takes(
            who, kind, rate, self.context.alarm_clock.now()
        ):
            raise Denied(429, "too_frequent")

    async def body(self, kind: type[T]) -> T:
        """Returns the request's JSON as a value of this type."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
            raise Denied(415, "no_json")
        try:
            return msgspec.json.decode(await self.read(LARGEST_BODY) or b"{}", type=kind)
        except NOT_JSON as problem:
            raise Denied(400, "malformed", problem=str(problem)) from None

    async def read(self, most: int) -> bytes:
        data = b""
        async for chunk in self.request.stream():
            data += chunk
            if len(data) > most:
                raise Denied(413, "too_large", most=most)
        return data


Handler: TypeAlias = Callable[[Visit], Awaitable[Any]]
Enter: TypeAlias = Callable[[AppContext, Request], Awaitable[Visit]]


async def enter(context: AppContext, request: Request) -> Visit:
    """Lets a visitor in. Raises Denied for requests of other pages, and for too many."""
    if request.method not in ("GET", "HEAD") and not is_our_own(request.headers, context.settings.public_url):
        raise Denied(403, "origin")
    visit = Visit(context, request, await context.people.who(request.cookies.get(COOKIE)))
    visit.check_rate("request", REQUESTS)
    await check_entrance(context, visit.person, request.url.path)
    return visit


async def enter_from_mail(context: AppContext, request: Request) -> Visit:
    """Lets a mail program in, which comes from no page of ours and brings a secret. Raises Denied for too many."""
    visit = Visit(context, request, None)
    visit.check_rate("request", REQUESTS)
    return visit


async def check_entrance(context: AppContext, person: Person | None, path: str) -> None:
    """Raises Denied for strangers where newcomers have to bring something first, and for whom the host has barred."""
    if person is not None:
        if await context.barred.has(person.id):
            raise Denied(403, "entrance.barred")
    elif not context.entrance.is_open and path not in OUTSIDE:
        raise Denied(401, f"entrance.{context.entrance.kind}")


def handled(context: AppContext, handler: Handler, enter: Enter = enter) -> Callable[[Request], Awaitable[Response]]:
    """Returns a handler as Starlette calls it: its answer as JSON, its refusals as one sentence."""

    async def endpoint(request: Request) -> Response:
        try:
            visit = await enter(context, request)
            answer = await forwarded(context, request) or await handler(visit)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as problem:
            denied = denial(problem)
            if denied is None:
                log.trouble("a request failed", problem, path=request.scope["route"].path)
                denied = Denied(500, "broken")
            context.metrics.count("requests_denied", str(denied.status))
            return as_json(Problem(denied.sentence(language_of(request, context)), denied.key), denied.status)
        return answer if isinstance(answer, Response) else as_json(answer)

    return endpoint


def language_of(request: Request, context: AppContext) -> str:
    """Returns the language in which a request is answered: `?language=`, else `Accept-Language`, as far as known."""
    header = request.headers.get("accept-language", "")
    return asked_language(request.query_params.get("language", ""), header, context.catalogue.languages)


def as_json(value: Any, status: int = 200) -> Response:
    """Returns a value as an answer, by the encoder that refuses secrets."""
    return Response(public_json(value), status, media_type=JSON)


def denial(problem: Exception) -> Denied | None:
    """Returns what the visitor is told of an exception; None for our own bugs."""
    match problem:
        case Denied():
            return problem
        case NotAllowed():
            return refused(problem.refusal)
        case NoSuchTable():
            return Denied(404, "no_such_table")
        case NoSuchPerson():
            return Denied(404, "admin.no_such_person")
        case NoSuchCampaign():
            return Denied(404, "no_such_campaign")
        case NoCampaigns():
            return Denied(400, "campaign.none", game=problem.game)
        case PasskeyRefused():
            return Denied(403, problem.key)
        case BadName():
            return Denied(400, "me.bad_name")
        case BrokenTable() | BrokenCampaign() | OptionError() | UnknownBot() | UnknownGame() | PackError():
            return Denied(400, text=str(problem))
        case SetupError():
            return Denied(400, problem.refusal.key, text=str(problem))
        case TooMuch():
            return Denied(429, "too_much_waiting", most=MOST_WAITING)
        case MailboxFull() | StoreError():
            return Denied(503, "busy")
    return None


def refused(refusal: Refusal) -> Denied:
    """Returns what the table or the lobby refuses."""
    denied = Denied(409, refusal.key)
    denied.params = refusal.params
    return denied


def unfit(visit: Visit, game: str, problem: SetupError) -> Denied:
    """Returns what is wrong with the options of a game, in the game's own words."""
    refusal = problem.refusal
    try:
        texts = visit.context.catalogue.box(game, language=visit.language).texts
        sentence = Texts(texts, language=visit.language).refusal(refusal)
    except MissingText:
        sentence = str(problem)
    return Denied(400, refusal.key, text=sentence)
