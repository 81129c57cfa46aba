"""The application: context, routes, and what happens at the start and at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from holdfast.engine.text_files import FIRST_LANGUAGE
from holdfast.server.http import (
    campaign_api,
    entrance_api,
    films,
    games,
    hosting,
    identity,
    links,
    listing,
    me,
    next_game,
    passkey_api,
    records,
    tables,
    told_api,
)
from holdfast.server.http.admin_api import ADMIN_ROUTES, enter_with_key
from holdfast.server.http.context import AppContext
from holdfast.server.http.forwarding import FromOtherProcesses
from holdfast.server.http.headers import SafeHeaders
from holdfast.server.http.host_names import KnownHosts
from holdfast.server.http.requests import Denied, Handler, enter_from_mail, handled
from holdfast.server.http.static import ClientFiles, SiteFiles
from holdfast.server.http.websocket import serve_socket
from holdfast.server.ops import log
from holdfast.server.ops.ready_types import make_types_ready

TABLE: Final = "/api/tables/{table:str}"
CAMPAIGN: Final = "/api/campaigns/{campaign:str}"

ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "/api/me", me.me),
    ("POST", "/api/me", me.set_me),
    ("POST", "/api/me/forget", me.forget_me),
    ("GET", "/api/turns", listing.my_turns),
    ("GET", "/api/told", told_api.told),
    ("POST", "/api/told/browser", told_api.tell_browser),
    ("POST", "/api/told/mail", told_api.tell_mail),
    ("POST", "/api/told/channel", told_api.name_in_channel),
    ("POST", "/api/told/quiet", told_api.keep_quiet),
    ("POST", "/api/mail/confirm", told_api.confirm_mail),
    ("POST", "/api/mail/stop", told_api.stop_mail),
    ("GET", "/api/me/ways-back", identity.ways_back),
    ("POST", "/api/me/link", identity.make_link),
    ("POST", "/api/me/link/look", identity.look_at_link),
    ("POST", "/api/me/link/use", identity.use_link),
    ("POST", "/api/me/passkeys/options", passkey_api.offer),
    ("POST", "/api/me/passkeys", passkey_api.add),
    ("POST", "/api/me/passkeys/remove", passkey_api.remove),
    ("POST", "/api/me/passkeys/ask", passkey_api.ask),
    ("POST", "/api/me/passkeys/use", passkey_api.use),
    ("POST", "/api/me/sign-out-elsewhere", identity.sign_out_elsewhere),
    ("GET", "/api/records", records.my_records),
    ("GET", "/api/host", hosting.host),
    ("POST", "/api/entrance", entrance_api.come_in),
    ("POST", "/api/qr", hosting.picture),
    ("GET", "/api/games", games.all_games),
    ("GET", "/api/games/{game:str}", games.one_game),
    ("GET", "/api/games/{game:str}/done", next_game.done),
    ("GET", "/api/games/{game:str}/rules", games.rules),
    ("GET", "/api/games/{game:str}/overview", games.overview),
    ("GET", "/api/games/{game:str}/overview/{picture:str}.svg", games.overview_picture),
    ("GET", "/api/tables", listing.tables),
    ("POST", "/api/tables", tables.new_table),
    ("POST", "/api/tables/tidy", listing.tidy),
    ("GET", TABLE, tables.one_table),
    ("POST", f"{TABLE}/join", tables.join),
    ("POST", f"{TABLE}/leave", tables.leave),
    ("POST", f"{TABLE}/choose", tables.choose),
    ("POST", f"{TABLE}/seats/{{seat:str}}", tables.set_seat),
    ("POST", f"{TABLE}/start", tables.start),
    ("POST", f"{TABLE}/rematch", next_game.rematch),
    ("POST", f"{TABLE}/link", links.invite),
    ("POST", f"{TABLE}/seat-link", links.seat_link),
    ("POST", f"{TABLE}/take-seat", links.take_seat),
    ("GET", f"{TABLE}/next", next_game.next_game),
    ("GET", f"{TABLE}/record", records.after_game),
    ("GET", f"{TABLE}/film", films.show),
    ("GET", f"{TABLE}/story", films.story),
    ("GET", f"{TABLE}/save", films.download),
    ("POST", f"{TABLE}/fork", films.fork),
    ("POST", "/api/films", films.upload),
    ("GET", "/api/campaigns", campaign_api.mine),
    ("POST", "/api/campaigns", campaign_api.begin),
    ("GET", f"{CAMPAIGN}", campaign_api.one),
    ("POST", f"{CAMPAIGN}/reward", campaign_api.take),
    ("POST", f"{CAMPAIGN}/break-off", campaign_api.break_off),
)


def make_app(context: AppContext, client: ClientFiles | None = None, site: SiteFiles | None = None) -> Starlette:
    make_types_ready()
    connected: Counter[str] = Counter()

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(context, websocket, connected)

    async def healthz(request: Request) -> Response:
        if context.registry.is_closing:
            return PlainTextResponse("closing\n", 503)
        trouble = await context.health.trouble()
        return PlainTextResponse(f"{trouble}\n", 503) if trouble else PlainTextResponse("ok\n")

    async def readyz(request: Request) -> Response:
        if context.registry.is_closing:
            return PlainTextResponse("closing\n", 503)
        if not context.is_open:
            return PlainTextResponse("opening\n", 503)
        if not context.registry.site.is_heard():
            return PlainTextResponse("the other processes do not hear this one\n", 503)
        trouble = await context.health.trouble()
        return PlainTextResponse(f"{trouble}\n", 503) if trouble else PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        if not context.entrance.is_open:
            try:
                await enter_with_key(context, request)
            except Denied as denied:
                return PlainTextResponse(f"{denied.sentence(FIRST_LANGUAGE)}\n", denied.status)
        return PlainTextResponse(context.metrics.text(context.registry.gauges()))

    async def nothing(request: Request) -> Response:
        return PlainTextResponse("There is nothing here.\n", 404)

    async def to_the_site(request: Request) -> Response:
        return RedirectResponse("/docs/")

    routes: list[BaseRoute] = [
        Route(path, handled(context, handler), methods=[method]) for method, path, handler in ROUTES
    ]
    routes += [
        Route(path, handled(context, handler, enter_with_key), methods=[method])
        for method, path, handler in ADMIN_ROUTES
    ]
    routes += [
        WebSocketRoute("/ws", socket),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        Route("/api/mail/stop/{key:str}", handled(context, told_api.stop_at_once, enter_from_mail), methods=["POST"]),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/docs", to_the_site),
        Route("/docs/{path:path}", (site or SiteFiles()).answer),
        Route("/{path:path}", (client or ClientFiles()).answer),
    ]

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        log.note("open", games=sorted(context.catalogue.games))
        await context.open()
        yield
        await context.close()
        await context.store.close()
        log.note("closed")

    settings = context.settings
    middleware = [
        Middleware(FromOtherProcesses, context=context),
        Middleware(SafeHeaders, public_url=settings.public_url),
        *([] if settings.public_url else [Middleware(KnownHosts, names=settings.names)]),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
    ]
    return Starlette(routes=routes, middleware=middleware, lifespan=life)
