"""`holdfast serve`: games in the browser, for friends and strangers."""

from __future__ import annotations

import os
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from holdfast.bots import bot_at
from holdfast.cli.arguments import Flag, PackNames
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.cli.host_line import data_folder
from holdfast.cli.own_packs import checked_shelf, copied
from holdfast.games import find
from holdfast.table.store import StoreError

SHORTEST_PASSWORD, LONGEST_PASSWORD = 6, 200
LAST_PORT: Final = 65_535
DATABASES: Final = ("postgresql://", "postgres://")

app = command(
    "serve",
    "holdfast serve --open",
    "holdfast serve --lan --port 8000 --data ./games",
    "holdfast serve --pack ./my-box",
)


def password_in(file: Path | None) -> str:
    """Returns the password in a file, else that of HOLDFAST_PASSWORD; empty if there is neither. Raises BadInput."""
    if file is None or str(file) in ("", "."):
        password, place = os.environ.get("HOLDFAST_PASSWORD", ""), "HOLDFAST_PASSWORD"
        if not password:
            return ""
    else:
        place = str(file)
        try:
            password = file.read_text(encoding="utf-8").strip()
        except UnicodeDecodeError:
            raise BadInput(f"{place} is no text (UTF-8): it holds the password that newcomers are asked for") from None
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD or "\n" in password:
        raise BadInput(f"{place}: a password is one line of {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} signs")
    return password


def is_place(words: str) -> bool:
    """Tells whether this is an address with a port."""
    host, _, port = words.rpartition(":")
    return bool(host) and port.isascii() and port.isdecimal() and int(port) <= LAST_PORT


def or_variable(name: str, about: str) -> Parameter:
    """Returns a flag that may also be given as an environment variable."""
    return Parameter(help=about, env_var=f"HOLDFAST_{name}")


@app.default
def serve(
    *,
    host: Annotated[str, or_variable("HOST", "The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, or_variable("PORT", "The port; 0 takes any.")] = 8000,
    data: Annotated[Path | None, or_variable("DATA", "The folder where games are kept.")] = None,
    store: Annotated[
        str, or_variable("STORE", "A PostgreSQL database that keeps the games; else a file in --data.")
    ] = "",
    workers: Annotated[int, or_variable("WORKERS", "Processes that share the games of a --store, on one port.")] = 1,
    inner: Annotated[
        str, or_variable("INNER", "HOST:PORT where other servers of the same --store reach this one; workers count on.")
    ] = "",
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
    pack: PackNames = (),
    game: Annotated[tuple[str, ...], Parameter(help="One more game, MODULE:GAME; repeatable.")] = (),
    bot: Annotated[tuple[str, ...], Parameter(help="A bot of yours for the lobby, MODULE:BOT; repeatable.")] = (),
    hints_by: Annotated[
        str, Parameter(help="A bot of yours that is asked for hints, MODULE:BOT.", show_default=False)
    ] = "",
    sync: Annotated[Literal["full", "normal"], or_variable("SYNC", "full survives a power cut.")] = "full",
    log: Annotated[Literal["debug", "info", "warning", "error"], or_variable("LOG", "How much is logged.")] = "info",
    limits: Annotated[Literal["on", "off"], or_variable("LIMITS", "off only to measure a server.")] = "on",
    bot_pace: Annotated[
        int, or_variable("BOT_PACE", "Milliseconds that bots take at least, where no clock runs.")
    ] = 700,
    seed: Annotated[str, or_variable("SEED", "For tests and demos: makes all deals predictable.")] = "",
    keep_days: Annotated[
        int | None, or_variable("KEEP_DAYS", "Remove what nobody touched for so many days (0: never).")
    ] = None,
    password_file: Annotated[
        Path | None, or_variable("PASSWORD_FILE", "A file with the password that newcomers are asked for, once.")
    ] = None,
    invited_only: Annotated[
        Flag, or_variable("INVITED_ONLY", "Newcomers need an invitation (holdfast admin invite).")
    ] = False,
    links_admit: Annotated[Flag, or_variable("LINKS_ADMIT", "The link of a table lets newcomers in, too.")] = False,
    notify: Annotated[Path | None, or_variable("NOTIFY", "A file: mail server and channel to tell people by.")] = None,
    traces: Annotated[str, or_variable("TRACES", "Where traces go, by OTLP: http://127.0.0.1:4318.")] = "",
    lan: Annotated[Flag, Parameter(help="Let others on your network in: listen at 0.0.0.0.")] = False,
    open_browser: Annotated[Flag, Parameter(name="--open", help="Open the browser.")] = False,
) -> int:
    # Here, because the server takes long to import, and most commands do without it.
    from holdfast.server.ops.notify_file import NotifyFileError, NotifySettings, read_notify_file
    from holdfast.server.serve import LISTENS_AT, CannotListen, Offer
    from holdfast.server.serve import serve as run_server
    from holdfast.server.workers import run_workers

    if not 0 <= port <= LAST_PORT:
        raise BadInput(f"--port is a number from 1 to {LAST_PORT}, or 0 for any free one, unlike {port}")
    folder = data_folder(data)
    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadInput(f"--public-url begins with http:// or https://, unlike {public_url!r}")
    proxies = (*os.environ.get("HOLDFAST_PROXY", "").split(), *proxy)
    for address in proxies:
        try:
            ip_network(address, strict=False)
        except ValueError:
            raise BadInput(f"--proxy is an address or a network such as 10.0.0.0/8, unlike {address!r}") from None
    if store and not store.startswith(DATABASES):
        raise BadInput(f"--store begins with {DATABASES[0]}, unlike {store.partition('://')[0]!r}")
    if workers < 1:
        raise BadInput(f"--workers is a number of processes, at least 1, unlike {workers}")
    if workers > 1 and not store:
        raise BadInput("--workers needs --store: a file is used by one process at a time")
    if inner and not is_place(inner):
        raise BadInput(f"--inner is an address and a port such as 10.0.0.5:8100, unlike {inner!r}")
    if keep_days is not None and keep_days < 0:
        raise BadInput(f"--keep-days is a number of days, 0 for ever, unlike {keep_days}")
    try:
        told_by = NotifySettings() if notify is None else read_notify_file(notify)
    except NotifyFileError as problem:
        raise BadInput(str(problem)) from None
    for name in game:
        find(name)  # says what is wrong with it
    for where in filter(None, (*bot, hints_by)):
        bot_at(where)
    allowed = (*os.environ.get("HOLDFAST_ALLOW_HOST", "").split(), *allow_host)
    shelf = checked_shelf(pack, game)
    for left_out in shelf.unusable:
        print(f"holdfast: the pack in {left_out.folder} is left out: {left_out.problem}", file=sys.stderr)
    offer = Offer(
        host="0.0.0.0" if lan else host,
        port=port,
        data=folder,
        public_url=public_url.rstrip("/"),
        proxies=proxies,
        names=tuple(name.lower() for name in allowed),
        sync=sync,
        store=store,
        inner=inner,
        traces=traces,
        log=log,
        open_browser=open_browser,
        limits=limits == "on",
        seed=seed,
        bot_pace_ms=max(bot_pace, 0),
        keep_days=keep_days,
        password=password_in(password_file),
        invited_only=invited_only,
        links_admit=links_admit,
        notify=told_by,
    )
    try:
        if workers > 1 and LISTENS_AT not in os.environ:
            return run_workers(offer, workers)
        return run_server(offer, game, copied(shelf, folder / "packs"), bot, hints_by)
    except (StoreError, CannotListen) as problem:
        raise BadInput(str(problem)) from None
