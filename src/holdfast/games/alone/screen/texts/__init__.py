"""English for everything that occurs in a game of ALONE."""

from __future__ import annotations

from holdfast.games.alone.levels.places import CELL_NAMES, PLACE_NAMES, WAYS
from holdfast.games.alone.screen.lessons import LESSONS
from holdfast.games.alone.screen.texts.choices import CHOICES
from holdfast.games.alone.screen.texts.doing import DOING
from holdfast.games.alone.screen.texts.kinds import KINDS
from holdfast.games.alone.screen.texts.log import LOG
from holdfast.games.alone.screen.texts.reasons import REASONS
from holdfast.games.alone.screen.texts.words import WORDS

EN: dict[str, str] = WORDS | CHOICES | LOG | REASONS | DOING | KINDS | LESSONS
EN |= {"way_after.": ""} | {f"way_after.{way}": f" {EN[f'way.{way}']}" for way in WAYS}
EN |= {"way_first.": ""} | {f"way_first.{way}": f", first {EN[f'way.{way}']}" for way in WAYS}
EN |= {f"sector.{cell}": name for cell, name in enumerate(CELL_NAMES)}
EN |= {f"place.{place}": name for place, name in enumerate(PLACE_NAMES)}
EN |= {f"trigger.{word}": EN[f"deed.{word}"] for word in ("move", "explore", "fight", "locate", "scavenge", "interact")}
EN |= {"trigger.life": "loss of life", "trigger.control": "loss of self control", "trigger.": "nothing"}
EN |= {f"space.{n}": str(n + 1) for n in range(4)} | {f"die.{n}": str(n + 1) for n in range(40)}
EN |= {"pile.0": "the first deck", "pile.1": "the second deck", "seat.0": "The hero", "seat.1": "Evil 1"}
EN |= {"seat.2": "Evil 2", "seat.3": "Evil 3"}
