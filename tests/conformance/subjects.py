"""What the conformance suite is run on: one line for each game and size of table."""

from __future__ import annotations

import os
from typing import Final

from holdfast.engine.testing import Subject
from holdfast.games.key.game import GAME as KEY
from holdfast.packs.content import load_content
from holdfast.packs.options import read_options
from tests.toys import ambush, magpie, rush, tictactoe

IS_LONG: Final = os.environ.get("HOLDFAST_PROFILE") == "long"
PARTS: Final = load_content(KEY)
STRICT: Final = read_options(KEY, PARTS, {})
FREE: Final = read_options(KEY, PARTS, {"talk": "free"})

TOYS: Final = (
    Subject(game=tictactoe.GAME, content=tictactoe.CONTENT, options=tictactoe.OPTIONS, seats=2),
    Subject(game=magpie.GAME, content=magpie.CONTENT, options=magpie.OPTIONS, seats=2),
    Subject(game=magpie.GAME, content=magpie.CONTENT, options=magpie.OPTIONS, seats=3),
    Subject(game=rush.GAME, content=rush.CONTENT, options=rush.OPTIONS, seats=3),
    Subject(game=ambush.GAME, content=ambush.CONTENT, options=ambush.OPTIONS, seats=3),
    Subject(game=ambush.GAME, content=ambush.CONTENT, options=ambush.STRICT, seats=3),
)
GAMES: Final = (
    Subject(game=KEY, content=PARTS.content, options=STRICT, seats=1),
    Subject(game=KEY, content=PARTS.content, options=FREE, seats=2),
    Subject(game=KEY, content=PARTS.content, options=STRICT, seats=4),
)


def seeds(number: int) -> range:
    """How many random games a test plays; many more in the long run."""
    return range(number * 100 if IS_LONG else number)
