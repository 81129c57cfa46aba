"""`stories.txt`: what every recorded game and every fresh one was told and offered, as digests, and by which rules.

A line is a name, the version of the rules, and a digest: of the game's story, or (`NAME.txt`) of its log as text. What
was written under the present rules is rewritten only for a reason, which is kept in `reasons.txt`:
`make bless WHY="bots turn back earlier"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path

import msgspec

from holdfast import games
from tests.replays.recorded import Rewritten

HERE = Path(__file__).parent
LEDGER = "stories.txt"
REASONS = "reasons.txt"


class Line(msgspec.Struct, frozen=True):
    """By which rules a game was told so, and the digest of what was told."""

    rules: int
    digest: str


def known_stories(folder: Path = HERE) -> dict[str, Line]:
    """The lines of the ledger, by name."""
    path = folder / LEDGER
    rows = [line.split(" ") for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    return {name: Line(int(rules), digest) for name, rules, digest in rows}


def digests(names: Mapping[str, str], folder: Path = HERE) -> dict[str, str | None]:
    """What the ledger says of these names."""
    known = known_stories(folder)
    return {name: known[name].digest if name in known else None for name in names}


def game_of(name: str) -> str:
    return name.removeprefix("fresh-").partition("-")[0]


def keep_stories(found: Mapping[str, str], why: str = "", folder: Path = HERE) -> None:
    """Enter digests; all others stay. One of the present rules becomes another one only for a reason."""
    known = known_stories(folder)
    new = {name: Line(games.get(game_of(name)).rules_version, digest) for name, digest in found.items()}
    rewritten = [name for name, line in new.items() if name in known and is_rewritten(known[name], line)]
    if rewritten:
        game, version = game_of(rewritten[0]), new[rewritten[0]].rules
        if not why:
            raise Rewritten(
                f"{rewritten[0]} was told under version {version} of the rules of {game} and is not rewritten:"
                f" if the rules changed, raise rules_version in games/{game}/game.py and run make bless again;"
                ' if bots play otherwise, or words read otherwise, say so: make bless WHY="..."'
            )
        with (folder / REASONS).open("a", encoding="utf-8") as reasons:
            reasons.write(f"{game}, rules {version}, {rewritten[0]} and {len(rewritten) - 1} more: {why}\n")
    rows = sorted({**known, **new}.items(), key=lambda row: (row[0].rstrip("0123456789"), len(row[0]), row[0]))
    text = "".join(f"{name} {line.rules} {line.digest}\n" for name, line in rows)
    (folder / LEDGER).write_text(text, encoding="utf-8")


def is_rewritten(old: Line, new: Line) -> bool:
    return old.rules == new.rules and old.digest != new.digest


def keep_text(name: str, text: str, why: str, folder: Path = HERE) -> None:
    """Write down how a recorded game was told; a text of the present rules is rewritten only for a reason."""
    keep_stories({f"{name}.txt": digest_of(text)}, why, folder)
    (folder / f"{name}.txt").write_text(text, encoding="utf-8")


def check_text(name: str, text: str, folder: Path = HERE) -> None:
    """The game is told as it was, and nobody rewrote the text behind the ledger."""
    assert text == (folder / f"{name}.txt").read_text(encoding="utf-8")
    if known_stories(folder)[f"{name}.txt"].digest != digest_of(text):
        raise Rewritten(f"{name}.txt was rewritten since it was told: restore it, or run make bless")


def digest_of(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()
