"""Writes every file of texts as the engine reads it, for the test that the browser reads it alike."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from holdfast.engine.text_files import marked, read_table

ROOT = Path(__file__).parents[2]

ODD = """\
# Comments, blank lines and indentation of all kinds.

a-b_c = one = two
steps =
    { $n ->
        [one] a step
       *[other] { $n } steps
    } away

joined = first
\tsecond
\t  third
blank =
   spaced   =   { "" }   \n"""


def read(text: str, name: str) -> dict[str, Any]:
    table = read_table(text, name)
    return {"name": name, "text": text, "table": table, "marked": marked(table)}


def main(folder: Path) -> None:
    paths = sorted(path for place in ("src", "web/src") for path in (ROOT / place).rglob("*.ftl"))
    found = [read(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT))) for path in paths]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tables.json").write_text(json.dumps([read(ODD, "odd.ftl"), *found]), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
