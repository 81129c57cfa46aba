"""What is said in The Key, by language: `en.ftl` is English, and another language is a file like it."""

from __future__ import annotations

from typing import Final

from holdfast.engine.text_files import load_tables

TABLES: Final = load_tables("holdfast.games.key.screen")
EN: Final = TABLES["en"]
