"""Structured logs: one JSON object a line, made of named values. What people send or keep secret is never logged."""

from __future__ import annotations

import logging
import sys
from traceback import extract_tb
from typing import Any, Final

import msgspec

from holdfast.table.clock import Clock

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


def note(what: str, **fields: object) -> None:
    LOGGER.info(what, extra={"fields": fields})


def trouble(what: str, problem: BaseException, **fields: object) -> None:
    """A bug or a broken disk: where it happened. The message may quote what is secret and stays out."""
    where = [
        f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
        for frame in extract_tb(problem.__traceback__)
    ]
    LOGGER.error(what, extra={"fields": {**fields, "problem": type(problem).__name__, "where": where[-8:]}})


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(Clock()))
    for name in ("holdfast.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "holdfast.server" else "WARNING")
