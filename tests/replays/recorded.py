"""A recorded game stays what it is as long as the rules are what they are.

`recorded.json` lists, for each, the version of the rules and the packs that it was played by, and the seal on its last
line. Only another version, or another pack, makes room for another game of that name: `make bless` rewrites no other.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from holdfast.engine.game import AnyGame
from holdfast.packs import PackInfo

HERE = Path(__file__).parent
LEDGER = "recorded.json"
SEAL = re.compile(rb'"sum":"([0-9a-f]+)"\}\n\Z')


class Rewritten(Exception):
    """A recorded game of the present version is to become another one, or has become one."""


class Record(msgspec.Struct, frozen=True):
    """What a recorded game was played by, and the seal that closes it."""

    game: str
    rules: int
    packs: tuple[PackInfo, ...]
    seal: str

    def is_of(self, game: str, rules: int, packs: Sequence[PackInfo]) -> bool:
        return (self.game, self.rules, self.packs) == (game, rules, tuple(packs))

    def raise_it(self) -> str:
        return f"raise rules_version in games/{self.game}/game.py and run make bless"


class _Header(msgspec.Struct):
    game: str
    rules: int
    packs: tuple[PackInfo, ...]


def record_of(save: bytes) -> Record:
    header = msgspec.json.decode(save.partition(b"\n")[0], type=_Header)
    (seal,) = SEAL.findall(save)
    return Record(header.game, header.rules, header.packs, seal.decode())


def recorded(folder: Path = HERE) -> dict[str, Record]:
    path = folder / LEDGER
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Record]) if path.exists() else {}


def stands(name: str, game: AnyGame, packs: Sequence[PackInfo], folder: Path = HERE) -> bool:
    """Whether a game of this name is recorded under the present rules and packs: then none is played anew."""
    old = recorded(folder).get(name)
    return old is not None and old.is_of(game.name, game.rules_version, packs)


def record(name: str, game: AnyGame, packs: Sequence[PackInfo], play: Callable[[], bytes], folder: Path = HERE) -> None:
    """Leave a game that stands; enter a file of the present rules that is not in the list yet; else play it anew."""
    if stands(name, game, packs, folder):
        return
    path = folder / f"{name}.gz"
    save = gzip.decompress(path.read_bytes()) if path.exists() else b""
    there = bool(save) and record_of(save).is_of(game.name, game.rules_version, packs)
    keep(name, save if there else play(), folder)


def keep(name: str, save: bytes, folder: Path = HERE) -> None:
    """Record a game; refuse it if another one of this name is recorded under the same rules and packs."""
    ledger, new = recorded(folder), record_of(save)
    old = ledger.get(name)
    if old is not None and old != new and old.is_of(new.game, new.rules, new.packs):
        raise Rewritten(
            f"{name} is recorded under version {old.rules} of the rules of {old.game} and is not rewritten:"
            f" if the rules changed, {old.raise_it()} again; if they did not, leave the file as it is"
        )
    (folder / f"{name}.gz").write_bytes(gzip.compress(save, mtime=0))
    rows = {known: msgspec.to_builtins(record) for known, record in sorted({**ledger, name: new}.items())}
    (folder / LEDGER).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def check_recorded(name: str, folder: Path = HERE) -> None:
    """The file is the one that was recorded."""
    path, old = folder / f"{name}.gz", recorded(folder).get(name)
    if old is None:
        raise Rewritten(f"{name} is not in {LEDGER}: record it with make bless")
    if not path.exists():
        raise Rewritten(f"{name} was recorded and is gone: restore it, or strike it off {LEDGER}")
    found = record_of(gzip.decompress(path.read_bytes()))
    if not old.is_of(found.game, found.rules, found.packs):
        raise Rewritten(f"{name} is of other rules or packs than {LEDGER} says: run make bless, which enters it")
    if found != old:
        raise Rewritten(
            f"{name} was recorded under version {old.rules} of the rules of {old.game} and was rewritten since:"
            f" restore it, or {old.raise_it()}"
        )
