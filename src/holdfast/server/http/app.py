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
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from holdfast.server.http import campaign_api, films, games, hosting, links, listing, me, tables
from holdfast.server.http.context import AppContext
from holdfast.server.http.headers import SafeHeaders
from holdfast.server.http.host_names import KnownHosts
from holdfast.server.http.requests import Handler, handled
from holdfast.server.http.static import ClientFiles
from holdfast.server.http.websocket import serve_socket
from holdfast.server.ops import log
from holdfast.server.ops.health import StoreHealth
from holdfast.server.ops.ready_types import make_types_ready

TABLE: Final = "/api/tables/{table:str}"
CAMPAIGN: Final = "/api/campaigns/{campaign:str}"

ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "/api/me", me.me),
    ("POST", "/api/me", me.set_me),
    ("POST", "/api/me/forget", me.forget_me),
    ("GET", "/api/host", hosting.host),
    ("POST", "/api/qr", hosting.picture),
    ("GET", "/api/games", games.all_games),
    ("GET", "/api/games/{game:str}", games.one_game),
    ("GET", "/api/games/{game:str}/rules", games.rules),
    ("GET", "/api/tables", listing.tables),
    ("POST", "/api/tables", tables.new_table),
    ("GET", TABLE, tables.one_table),
    ("POST", f"{TABLE}/join", tables.join),
    ("POST", f"{TABLE}/leave", tables.leave),
    ("POST", f"{TABLE}/choose", tables.choose),
    ("POST", f"{TABLE}/seats/{{seat:str}}", tables.set_seat),
    ("POST", f"{TABLE}/start", tables.start),
    ("POST", f"{TABLE}/rematch", tables.rematch),
    ("POST", f"{TABLE}/link", links.invite),
    ("POST", f"{TABLE}/seat-link", links.seat_link),
    ("POST", f"{TABLE}/take-seat", links.take_seat),
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


def make_app(context: AppContext, client: ClientFiles | None = None) -> Starlette:
    make_types_ready()
    connected: Counter[str] = Counter()
    health = StoreHealth(context.store, context.alarm_clock)

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(context, websocket, connected)

    async def healthz(request: Request) -> Response:
        if context.registry.is_closing:
            return PlainTextResponse("closing\n", 503)
        trouble = await health.trouble()
        return PlainTextResponse(f"{trouble}\n", 503) if trouble else PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        return PlainTextResponse(context.metrics.text(context.registry.gauges()))

    async def nothing(request: Request) -> Response:
        return PlainTextResponse("There is nothing here.\n", 404)

    routes: list[BaseRoute] = [
        Route(path, handled(context, handler), methods=[method]) for method, path, handler in ROUTES
    ]
    routes += [
        WebSocketRoute("/ws", socket),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
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
        Middleware(SafeHeaders, public_url=settings.public_url),
        *([] if settings.public_url else [Middleware(KnownHosts, names=settings.names)]),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
    ]
    return Starlette(routes=routes, middleware=middleware, lifespan=life)
