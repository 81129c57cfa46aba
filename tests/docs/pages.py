"""The examples of our pages: lines to be typed, and blocks in Python, TOML, scenes and text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md")] + sorted(
    (*ROOT.glob("docs/*.md"), *ROOT.glob("docs/site/*.md"))
)
LINE = "line"  # the kind of an example that stands alone, indented by four


class Example(NamedTuple):
    """A line or a block of a page; `after` is the last line of text before it."""

    page: str
    number: int
    kind: str
    text: str
    after: str

    @property
    def where(self) -> str:
        return f"{self.page}:{self.number}"

    @property
    def typed(self) -> str:
        """Returns a line without the remark behind it."""
        return re.sub(r"\s+#.*|\s{3,}\S.*", "", self.text).strip()


def examples(page: Path) -> Iterator[Example]:
    """Yields the examples of a page, from its top to its end."""
    name = page.relative_to(ROOT).as_posix()
    kind: str | None = None
    block: list[str] = []
    after = ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("```"):
            if kind is None:
                kind, block = line[3:].strip() or "plain", []
            else:
                yield Example(name, number - len(block), kind, "\n".join(block) + "\n", after)
                kind = None
        elif kind is not None:
            block.append(line)
        elif re.match(r"    \S", line):
            yield Example(name, number, LINE, line.strip(), after)
        elif line.strip():
            after = line
