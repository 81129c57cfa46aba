"""The mutants that may live: each changes nothing that a rule says, and tests/mutants/survivors.toml says why."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

LIST = Path(__file__).with_name("survivors.toml")


class Survivor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant by the lines that it changes (line numbers move; these do not), and why no test can notice it."""

    file: str
    before: str
    after: str
    why: str


def excused() -> list[Survivor]:
    return msgspec.convert(tomllib.loads(LIST.read_text(encoding="utf-8")).get("survivor", []), list[Survivor])


def why_it_may_live(file: str, before: str, after: str) -> str | None:
    return next((s.why for s in excused() if (s.file, s.before, s.after) == (file, before, after)), None)
