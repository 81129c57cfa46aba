"""`holdfast serve`: games in the browser, for friends and strangers."""

from __future__ import annotations

import argparse
import os
import sys
from ipaddress import ip_network
from pathlib import Path

from holdfast.cli.errors import BadInput
from holdfast.cli.folders import saves_folder
from holdfast.games import find
from holdfast.table.store import StoreError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    def usual(name: str, value: str) -> str:
        return os.environ.get(f"HOLDFAST_{name}", value)

    parser.add_argument("--host", default=usual("HOST", "127.0.0.1"), help="the address to listen at (127.0.0.1)")
    parser.add_argument("--port", type=int, default=int(usual("PORT", "8000")), help="the port; 0 takes any (8000)")
    parser.add_argument("--data", type=Path, default=usual("DATA", ""), metavar="DIR", help="where games are kept")
    parser.add_argument(
        "--public-url",
        default=usual("PUBLIC_URL", ""),
        metavar="URL",
        help="how browsers reach this server, if proxied",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=usual("PROXY", "").split(),
        metavar="ADDRESS",
        help="a proxy that is believed about who is calling: an address or a network; repeatable (127.0.0.1, ::1)",
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=usual("ALLOW_HOST", "").split(),
        metavar="NAME",
        help="a name by which this server may be asked, beside its own; repeatable",
    )
    parser.add_argument("--game", action="append", default=[], metavar="MODULE:GAME", help="one more game; repeatable")
    parser.add_argument(
        "--sync", choices=("full", "normal"), default=usual("SYNC", "full"), help="full survives a power cut (full)"
    )
    parser.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default=usual("LOG", "info"), help="how much (info)"
    )
    parser.add_argument(
        "--limits", choices=("on", "off"), default=usual("LIMITS", "on"), help="off only to measure a server (on)"
    )
    parser.add_argument(
        "--bot-pace",
        type=int,
        default=int(usual("BOT_PACE", "700")),
        metavar="MS",
        help="how long bots take at least, where no clock runs (700)",
    )
    parser.add_argument(
        "--seed", default=usual("SEED", ""), metavar="WORD", help="for tests and demos: makes all deals predictable"
    )
    parser.add_argument(
        "--keep-days",
        type=int,
        default=int(usual("KEEP_DAYS", "0")),
        metavar="N",
        help="remove what nobody touched for so many days (0: never)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.epilog = "examples:\n  holdfast serve --open\n  holdfast serve --host 0.0.0.0 --port 8000 --data ./games"


def run(args: argparse.Namespace) -> int:
    from holdfast.server.serve import Offer, serve

    folder = Path(args.data) if str(args.data) not in ("", ".") else saves_folder().parent / "server"
    if args.public_url and not args.public_url.startswith(("http://", "https://")):
        raise BadInput(f"--public-url begins with http:// or https://, unlike {args.public_url!r}")
    for address in args.proxy:
        try:
            ip_network(address, strict=False)
        except ValueError:
            raise BadInput(f"--proxy is an address or a network such as 10.0.0.0/8, unlike {address!r}") from None
    if args.keep_days < 0:
        raise BadInput(f"--keep-days is a number of days, 0 for ever, unlike {args.keep_days}")
    for name in args.game:
        find(name)  # says what is wrong with it
    offer = Offer(
        host=args.host,
        port=args.port,
        data=folder,
        public_url=args.public_url.rstrip("/"),
        proxies=tuple(args.proxy),
        names=tuple(name.lower() for name in args.allow_host),
        sync=args.sync,
        log=args.log,
        open_browser=args.open,
        limits=args.limits == "on",
        seed=args.seed,
        bot_pace_ms=max(args.bot_pace, 0),
        keep_days=args.keep_days,
    )
    try:
        return serve(offer, args.game)
    except StoreError as problem:
        print(f"holdfast: {problem}", file=sys.stderr)
        return 2
