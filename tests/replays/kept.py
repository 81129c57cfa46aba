"""Kept games: played out by bots, stored as gzipped saves beside this file, and read again."""

import gzip
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from holdfast.bots import bot_named
from holdfast.engine.play import asks
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.table.bot_seats import BotSeats
from holdfast.table.replay import verify
from holdfast.table.save import ReplayError, Save, encoded, parse_save
from holdfast.table.setting import Setting
from holdfast.table.table import Table
from tests.replays.frozen import folders, load_once

HERE = Path(__file__).parent


def names_of(bots: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{bot or 'nobody'} {seat + 1}" for seat, bot in enumerate(bots))


def moments(setting: Setting, bots: Sequence[str], seed: int) -> Iterator[Table]:
    """A game as it grows, until it ends; a seat without a bot stays empty, and clocks run."""
    table = Table(setting, at=0)
    named = {seat: bot_named(setting.game, bot) for seat, bot in enumerate(bots) if bot}
    minds = BotSeats(table, named, Rng(key_from_seed(seed)), 0)
    if setting.game.at_table.absent_seats_never_hang:
        minds.see(table.note_away(tuple(seat for seat, bot in enumerate(bots) if not bot), 0), 0)
    while table.outcome is None:
        yield table
        due, plan = table.wakes_at(), minds.next_at()
        if due is not None and (plan is None or due <= plan):
            minds.see(table.tick(due), due)
            continue
        assert plan is not None, "nobody goes on"
        happened = minds.step(plan)
        if happened is not None:
            minds.see(happened, plan)
    yield table


def played(setting: Setting, bots: Sequence[str], seed: int) -> Table:
    *_, table = moments(setting, bots, seed)
    return table


def first_that_ends(wanted: str, play: Callable[[int], Table], seeds: int) -> bytes:
    """The save of the first game that ends as wanted."""
    for seed in range(seeds):
        table = play(seed)
        assert table.outcome is not None
        if table.outcome.key == wanted:
            return stored(table)
    raise AssertionError(f"no game of {seeds} ends as {wanted}")


def stored(table: Table) -> bytes:
    return b"".join(encoded(table.save()))


def kept(name: str) -> Save:
    """A recorded game, on the frozen packs."""
    return read(gzip.decompress((HERE / f"{name}.gz").read_bytes()), name)


def read(data: bytes, name: str) -> Save:
    """A save whose name begins with that of its game, on the frozen packs."""
    return parse_save(data, name, packs=folders(name.partition("-")[0]), load=load_once)


def check(save: Save) -> None:
    """Played again it ends the same way, and nobody is asked anything after the end."""
    try:
        end = verify(save)
    except ReplayError as problem:
        game = save.setting.game
        raise AssertionError(
            f"{problem}. It was recorded under version {game.rules_version} of the rules of {game.name}:"
            f" if they changed, raise rules_version in games/{game.name}/game.py and run make bless"
        ) from None
    assert end.outcome == save.outcome
    assert [ask for seat in range(end.seated) for ask in asks(end, seat)] == []
