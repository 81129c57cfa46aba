"""What the numbers of actions and the places of observations mean, game by game: python -m holdfast.envs.described

Writes docs/numbers.md; a test holds the page to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.engine.game import AnyGame
from holdfast.envs.numbering import NumberBlock, Numbering
from holdfast.envs.observation import Observer
from holdfast.envs.values import SUBSET
from holdfast.games import get

GAMES = ("alone", "elite", "key")

HEAD = f"""# Numbers for learners

Written by `python -m holdfast.envs.described`; [environments.md](environments.md) says what it is for. Number 0 is to wait. The number of an action is the first of its kind, and on from there: each field counts the places of its values, and the last field counts on fastest. A kind with *words* has one number, for what an advisor of the game would write; a *choice* has {1 << SUBSET} numbers, a bit for each thing, counted modulo {SUBSET}.

Observations are rows of 16-bit numbers; each field of the seat's knowledge has its places, in this order. -100 is what the seat does not know, -101 what is not there.
"""  # noqa: E501  lines of a page are not broken


def page() -> str:
    return HEAD + "".join(line + "\n" for name in GAMES for line in chapter(get(name)))


def chapter(game: AnyGame) -> Iterator[str]:
    numbering, observer = Numbering(game), Observer(game)
    yield ""
    yield f"## {game.title}"
    yield ""
    yield f"{numbering.size} actions:"
    yield ""
    yield "| kind of action | first number | fields, with how many values |"
    yield "|---|---|---|"
    for block in sorted(numbering.blocks.values(), key=lambda block: block.first):
        yield f"| `{block.kind}` | {block.first} | {value_counts(block)} |"
    yield ""
    yield f"{observer.size} places:"
    yield ""
    yield "| field | first place | places |"
    yield "|---|---|---|"
    for field, place in observer.layout.items():
        yield f"| `{field}` | {place.start} | {place.stop - place.start} |"


def value_counts(block: NumberBlock) -> str:
    if block.words:
        return "words"
    if block.subset:
        return f"a choice of `{block.fields[0].name}`"
    return ", ".join(f"`{field.name}` {len(field.places)}" for field in block.fields)


if __name__ == "__main__":
    print(page(), end="")
