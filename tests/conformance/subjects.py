"""What the conformance suite is run on: one line for each game and size of table."""

from __future__ import annotations

import os
from typing import Final

from holdfast.engine.testing import Subject
from holdfast.games.alone.game import GAME as ALONE
from holdfast.games.elite.game import GAME as ELITE
from holdfast.games.key.game import GAME as KEY
from holdfast.packs.content import load_content
from holdfast.packs.options import read_options
from tests.toys import ambush, magpie, rush, tictactoe

IS_LONG: Final = os.environ.get("HOLDFAST_PROFILE") == "long"
PARTS: Final = load_content(KEY)
STRICT: Final = read_options(KEY, PARTS, {})
FREE: Final = read_options(KEY, PARTS, {"talk": "free"})
BOX: Final = load_content(ELITE)
SOLO: Final = read_options(ELITE, BOX, {"mission": "recon", "map": "abandoned_lab", "difficulty": "hard"})
PAIR: Final = read_options(ELITE, BOX, {})
LESSON: Final = read_options(ELITE, BOX, ELITE.ready_tables[0].options)
CALM: Final = read_options(ELITE, BOX, {"mission": "exploration", "tempo": "untimed", "difficulty": "easy"})

SHIP: Final = load_content(ALONE)
WHOLE: Final = load_content(ALONE, ("base", "deep", "avatar"))
ENDS: Final = ALONE.choosing.lab_options
STRICTLY: Final = {"strict_ms": "5000", "grace_ms": "4000", "levels": "random"}
DUEL: Final = read_options(ALONE, SHIP, ENDS)
STRICT_WINDOWS: Final = read_options(ALONE, SHIP, {**STRICTLY, **ENDS})
MODULES: Final = {"special_creatures": "yes", "room_actions": "yes", "avatars": "yes"}
HUNT: Final = read_options(ALONE, WHOLE, {**MODULES, **ENDS})

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
    Subject(game=ELITE, content=BOX.content, options=SOLO, seats=1, bound=6000),
    Subject(game=ELITE, content=BOX.content, options=PAIR, seats=2, bound=6000),
    Subject(game=ELITE, content=BOX.content, options=CALM, seats=4, bound=6000),
    Subject(game=ALONE, content=SHIP.content, options=DUEL, seats=2, bound=12_000, length=80),
    Subject(game=ALONE, content=SHIP.content, options=STRICT_WINDOWS, seats=3, bound=12_000, length=80),
    Subject(game=ALONE, content=WHOLE.content, options=HUNT, seats=4, bound=12_000, length=80),
)
TEACHING: Final = (  # at which something is shown that no other table shows
    Subject(game=ELITE, content=BOX.content, options=LESSON, seats=3, bound=6000),
)


SEARCHING: Final = (  # where more games find more
    *("same_world", "two_worlds", "silence", "lookalikes", "twins"),
    "what_is_allowed_is_offered",
)


def tries(property: str, subject: Subject) -> range:
    """The seeds with which the suite tries a property on every game."""
    if property == "nothing_rides_along":  # each plays many games; in ELITE everybody sees nearly everything
        return seeds(3 if subject.game.name == ELITE.name else 1)
    return seeds(5 if property in SEARCHING else 2)


def seeds(number: int) -> range:
    """How many random games a test plays; many more in the long run."""
    return range(number * 100 if IS_LONG else number)
