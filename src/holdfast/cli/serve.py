"""`holdfast serve`: games in the browser, for friends and strangers."""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from holdfast.cli.arguments import Flag
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.folders import home_folder
from holdfast.games import find
from holdfast.table.store import StoreError

LAST_PORT: Final = 65_535

app = command("serve", "holdfast serve --open", "holdfast serve --lan --port 8000 --data ./games")


def or_variable(name: str, about: str) -> Parameter:
    """Returns a flag that may also be given as an environment variable."""
    return Parameter(help=about, env_var=f"HOLDFAST_{name}")


@app.default
def serve(
    *,
    host: Annotated[str, or_variable("HOST", "The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, or_variable("PORT", "The port; 0 takes any.")] = 8000,
    data: Annotated[Path | None, or_variable("DATA", "The folder where games are kept.")] = None,
    public_url: Annotated[str, or_variable("PUBLIC_URL", "How browsers reach this server, if proxied.")] = "",
    proxy: Annotated[
        tuple[str, ...],
        Parameter(
            help="A proxy that is believed about who is calling: an address or a network; repeatable (127.0.0.1, ::1).",
        ),
    ] = (),
    allow_host: Annotated[
        tuple[str, ...],
        Parameter(help="A name by which this server may be asked, beside its own; repeatable."),
    ] = (),
    game: Annotated[tuple[str, ...], Parameter(help="One more game, MODULE:GAME; repeatable.")] = (),
    sync: Annotated[Literal["full", "normal"], or_variable("SYNC", "full survives a power cut.")] = "full",
    log: Annotated[Literal["debug", "info", "warning", "error"], or_variable("LOG", "How much is logged.")] = "info",
    limits: Annotated[Literal["on", "off"], or_variable("LIMITS", "off only to measure a server.")] = "on",
    bot_pace: Annotated[
        int, or_variable("BOT_PACE", "Milliseconds that bots take at least, where no clock runs.")
    ] = 700,
    seed: Annotated[str, or_variable("SEED", "For tests and demos: makes all deals predictable.")] = "",
    keep_days: Annotated[int, or_variable("KEEP_DAYS", "Remove what nobody touched for so many days (0: never).")] = 0,
    lan: Annotated[Flag, Parameter(help="Let others on your network in: listen at 0.0.0.0.")] = False,
    open_browser: Annotated[Flag, Parameter(name="--open", help="Open the browser.")] = False,
) -> int:
    # Here, because the server takes long to import, and most commands do without it.
    from holdfast.server.serve import Offer
    from holdfast.server.serve import serve as run_server

    if not 0 <= port <= LAST_PORT:
        raise BadInput(f"--port is a number from 1 to {LAST_PORT}, or 0 for any free one, unlike {port}")
    folder = data if data is not None and str(data) not in ("", ".") else home_folder() / "server"
    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadInput(f"--public-url begins with http:// or https://, unlike {public_url!r}")
    proxies = (*os.environ.get("HOLDFAST_PROXY", "").split(), *proxy)
    for address in proxies:
        try:
            ip_network(address, strict=False)
        except ValueError:
            raise BadInput(f"--proxy is an address or a network such as 10.0.0.0/8, unlike {address!r}") from None
    if keep_days < 0:
        raise BadInput(f"--keep-days is a number of days, 0 for ever, unlike {keep_days}")
    for name in game:
        find(name)  # says what is wrong with it
    allowed = (*os.environ.get("HOLDFAST_ALLOW_HOST", "").split(), *allow_host)
    offer = Offer(
        host="0.0.0.0" if lan else host,
        port=port,
        data=folder,
        public_url=public_url.rstrip("/"),
        proxies=proxies,
        names=tuple(name.lower() for name in allowed),
        sync=sync,
        log=log,
        open_browser=open_browser,
        limits=limits == "on",
        seed=seed,
        bot_pace_ms=max(bot_pace, 0),
        keep_days=keep_days,
    )
    try:
        return run_server(offer, game)
    except StoreError as problem:
        raise BadInput(str(problem)) from None
