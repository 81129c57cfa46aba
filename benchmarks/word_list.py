"""Makes the second word list of The Key from lists on disk, one word a line; words between quotes will do, too.

    python benchmarks/word_list.py wordlist-20210729.txt scowl/english-words.* scowl/american-words.*

The lists and their licences are named in NOTICE, and docs/generator.md says which files were taken.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src/holdfast/games/key/missions/generator/words.xz"
LENGTHS = range(2, 16)


def words_of(path: Path) -> Iterator[str]:
    """Yields the words of plain letters that an answer may consist of."""
    for line in path.read_text(encoding="latin-1").splitlines():
        word = line.strip().strip('"')
        if len(word) in LENGTHS and word.isascii() and word.isalpha() and word.islower():
            yield word


def packed(words: Iterable[str]) -> str:
    """Returns sorted words, of each only what the one before it does not begin with, after a letter for how much."""
    lines = []
    last = ""
    for word in sorted(words):
        kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(last, word, strict=False)))
        lines.append(chr(ord("a") + kept) + word[kept:])
        last = word
    return "\n".join(lines)


def main(paths: Iterable[str]) -> None:
    words = {word for path in paths for word in words_of(Path(path))}
    TARGET.write_bytes(lzma.compress(packed(words).encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{len(words)} words, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
