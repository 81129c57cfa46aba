"""The words of a report."""

from __future__ import annotations

from typing import Final

from holdfast.engine.text import Texts
from holdfast.engine.text_files import load_tables

TEXTS: Final = Texts(load_tables("holdfast.lab.report")["en"])


def worded(key: str, /, **params: object) -> str:
    return TEXTS.say(f"report.{key}", params)
