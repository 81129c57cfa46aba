"""Files that documents and docstrings name are there, under that name."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`([\w./-]+\.(?:py|ts|tsx|css|toml|mjs))`")
OF_PEOPLE = re.compile(r"pack\.toml|(\./)?my-.+")  # files that anybody may write, and whose folder is called my-...


def pages() -> Iterator[Path]:
    yield from (ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"))
    yield from (ROOT / "docs").glob("*.md")
    for folder in ("src", "tests"):
        yield from (path for path in (ROOT / folder).rglob("*.py") if path != Path(__file__))


def files() -> set[str]:
    """Returns every file by its name, and by its name with any folders before it."""
    found = set[str]()
    for folder in ("src", "tests", "web", "benchmarks", "docs"):
        for path in (ROOT / folder).rglob("*.*"):
            parts = path.relative_to(ROOT).parts
            if "node_modules" not in parts and "static" not in parts:
                found |= {"/".join(parts[place:]) for place in range(len(parts))}
    return found | {path.name for path in ROOT.glob("*.*")}


def test_files_that_are_named_are_there() -> None:
    known = files()
    missing = [
        f"{page.relative_to(ROOT)}: {name}"
        for page in sorted(pages())
        for name in NAMED.findall(page.read_text(encoding="utf-8"))
        if name not in known and not OF_PEOPLE.fullmatch(name)
    ]
    assert missing == []
