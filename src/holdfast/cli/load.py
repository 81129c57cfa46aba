"""`holdfast load`: how many tables a server carries, measured with real sockets."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.request import urlopen

import msgspec
from cyclopts import Parameter

from holdfast.cli.arguments import AtLeastOne, Flag, OptionWords, option_words
from holdfast.cli.commands import command
from holdfast.cli.errors import BadInput
from holdfast.games import find

PATIENCE_S: Final = 10
SHARES: Final = (("p50", 0.5), ("p99", 0.99), ("worst", 1.0))

app = command("load", "holdfast load --tables 200 --seconds 20")


@app.default
def load(
    *,
    tables: Annotated[AtLeastOne, Parameter(help="How many tables.")] = 200,
    seats: Annotated[AtLeastOne, Parameter(help="Seats at each.")] = 4,
    seconds: Annotated[AtLeastOne, Parameter(help="How long.")] = 20,
    pace: Annotated[float, Parameter(help="Commands a second at each table.")] = 2.0,
    each_seat: Annotated[Flag, Parameter(help="Every seat acts at that pace, as in games against a clock.")] = False,
    closed: Annotated[Flag, Parameter(help="At no pace: each command when the one before it is answered.")] = False,
    game: Annotated[str, Parameter(help="Which game, by name or as MODULE:GAME.")] = "key",
    option: OptionWords = (),
    url: Annotated[str, Parameter(help="A server that runs with --limits off (starts one of its own).")] = "",
    sync: Annotated[Literal["full", "normal"], Parameter(help="Of the server that it starts.")] = "full",
    json: Annotated[Flag, Parameter(help="One JSON object.")] = False,
) -> int:
    # Here, because the server takes long to import, and most commands do without it.
    from holdfast.server.ops.load import quantile
    from holdfast.server.ops.load import run_load as measure
    from holdfast.server.ops.load_plan import LoadPlan

    more = [game] if ":" in game else []
    with server(url, sync, more) as started:
        plan = LoadPlan(
            url=started.url,
            game=find(game).name,
            tables=tables,
            seats=seats,
            commands_a_second=pace,
            seconds=seconds,
            each_seat=each_seat,
            options=option_words(option),
            closed=closed,
        )
        found = measure(plan)
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    how_many = f"{found.commands} commands in {found.seconds} s, {found.commands_a_second:.0f} a second"
    print(f"{found.tables} tables, {found.connections} connections, {how_many}; {found.refused} more were refused")
    print(f"command to broadcast: p50 {found.p50} ms, p99 {found.p99} ms, worst {found.worst} ms ({found.news} news)")
    print(f"command to answer:    p50 {found.ack_p50} ms, p99 {found.ack_p99} ms, worst {found.ack_worst} ms")
    if started.sync_micros:
        times = ", ".join(f"{name} {quantile(started.sync_micros, share)} ms" for name, share in SHARES)
        print(f"the disk by itself:   {times} to keep a page")
    print(f"memory per idle table with its connections: {found.kb_per_table} KB; {found.finished} games ended")
    print(f"{found.kept} rows were kept for the {found.commands} commands that counted")
    print(f"clock error at clients: p99 {found.clock_p99} ms")
    where = f" ({started.where})" if started.where else ""
    print(f"the server computed for {found.cpu_share:.0%} of one core{where}: {found.cpu_ms} ms for each command")
    return 0


class LoadedServer(msgspec.Struct, frozen=True):
    """A server that is measured; of one that was started for that, its cores, and what its disk took by itself."""

    url: str
    where: str = ""
    sync_micros: list[int] = []


@contextmanager
def server(url: str, sync: str, more_games: Sequence[str] = ()) -> Iterator[LoadedServer]:
    """Yields the server that was named, or one that lives as long as the measurement, on a core of its own."""
    # Here, as the other modules of the server.
    from holdfast.server.ops.cores import apart, keep_to, own_cores
    from holdfast.server.ops.disk_speed import sync_micros
    from holdfast.table.clock import Clock

    if url:
        yield LoadedServer(reached(url.rstrip("/")))
        return
    all_cores = own_cores()
    for_server, for_clients = apart(all_cores)
    where = f"core {min(for_server)}, clients on others" if for_server else ""
    with tempfile.TemporaryDirectory() as folder:
        alone = sync_micros(Path(folder), Clock())
        command = [sys.executable, "-m", "holdfast.cli", "serve", "--port=0", f"--data={folder}"]
        command += ["--limits=off", "--log=error", f"--sync={sync}", *(f"--game={game}" for game in more_games)]
        keep_to(for_server)
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        keep_to(for_clients)
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            if not said.startswith("Holdfast is at "):
                raise BadInput("the server did not start; try 'holdfast serve' to see why")
            yield LoadedServer(said.removeprefix("Holdfast is at ").strip().rstrip("/"), where, alone)
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()
            keep_to(all_cores)


def reached(url: str) -> str:
    """Returns the address of a server that answers. Raises BadInput."""
    try:
        with urlopen(f"{url}/healthz", timeout=PATIENCE_S):
            return url
    except (OSError, ValueError, HTTPException) as problem:
        why = getattr(problem, "reason", problem)
        raise BadInput(
            f"no Holdfast answers at {url} ({why}); start one with --limits off, or leave --url out"
        ) from None
