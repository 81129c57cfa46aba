"""Structured logs: one JSON object a line, made of named values. What people send or keep secret is never logged."""

from __future__ import annotations

import logging
import sys
from collections import Counter
from collections.abc import Mapping
from traceback import extract_tb
from typing import Any, Final

import msgspec

from holdfast.table.clock import Clock

MINUTE_MS: Final = 60_000
MOST_A_MINUTE: Final = 5  # lines about the same trouble
MOST_KINDS: Final = 1000
LOGGER: Final = logging.getLogger("holdfast.server")


class JsonLines(logging.Formatter):
    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock

    def format(self, record: logging.LogRecord) -> str:
        values: dict[str, Any] = {"at": self.clock.date(), "level": record.levelname.lower(), "what": record.msg}
        fields = getattr(record, "fields", None)
        if fields is None:  # of a library: its sentence
            values["what"] = record.getMessage()
        return msgspec.json.encode(values | (fields or {})).decode()


class Seldom(logging.Filter):
    """Lets the same trouble through a few times a minute; the next line of its kind counts what was held back."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.since: dict[object, int] = {}
        self.let: Counter[object] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        fields = getattr(record, "fields", {})
        if record.levelno < logging.WARNING:
            return True
        kind = (record.name, record.msg, fields.get("problem"), str(fields.get("where", [])[-1:]))
        now = self.clock.now()
        if now >= self.since.get(kind, now - MINUTE_MS) + MINUTE_MS:
            held_back = self.let.pop(kind, 0) - MOST_A_MINUTE
            self.since[kind] = now
            if held_back > 0:
                record.fields = {**fields, "what": record.getMessage(), "held_back": held_back}
            if len(self.since) > MOST_KINDS:
                self.since.clear()
                self.let.clear()
        self.let[kind] += 1
        return self.let[kind] <= MOST_A_MINUTE


def note(what: str, **fields: object) -> None:
    LOGGER.info(what, extra={"fields": fields})


def detail(what: str, *, ms: int, facts: Mapping[str, object]) -> None:
    """Logs what is of interest only to whoever looks for the way of one command."""
    if LOGGER.isEnabledFor(logging.DEBUG):
        LOGGER.debug(what, extra={"fields": {**facts, "ms": ms}})


def trouble(what: str, problem: BaseException, **fields: object) -> None:
    """Logs where a bug or a broken disk showed. The exception's message may quote secrets and stays out."""
    where = [
        f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
        for frame in extract_tb(problem.__traceback__)
    ]
    LOGGER.error(what, extra={"fields": {**fields, "problem": type(problem).__name__, "where": where[-8:]}})


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(Clock()))
    handler.addFilter(Seldom(Clock()))
    for name in ("holdfast.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "holdfast.server" else "WARNING")
