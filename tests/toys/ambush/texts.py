"""The words of ambush."""

from __future__ import annotations

from typing import Final

from holdfast.engine.text_files import load_tables

TEXTS: Final = load_tables("tests.toys.ambush")["en"]
