"""Pages of ALONE: the missions, and how to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from holdfast.cli.terminal.alone import palette, symbols
from holdfast.cli.terminal.alone.symbols import AloneLook
from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.play.pages import Listing
from holdfast.games.alone.cards.tokens import tokens_of

HERO_KEYS: Final = {
    "w a s d  t": "move",
    "ew ea es ed et": "explore",
    "f  c  g  i": "deeds",
    "k  y": "room",
    "1 2 3 4 5 6": "items",
    "z  o  j": "skills",
    "xw xa xs xd": "door",
    "b  hl hc": "adrenaline",
    "p1 p2 ...": "powers",
    "n": "note",
}
EVIL_KEYS: Final = {
    "1 2 3 ...": "card",
    "a": "avatar",
    "p  Space": "pass",
    "1b3": "place",
    "w a s d  t": "way",
    "b  Esc": "back",
}
BOTH_KEYS: Final = {"0  Space": "nothing", "m  v  l": "pages", "r": "rule", "q": "quit"}
LEGEND: Final = {
    "hero": symbols.HERO,
    "light": symbols.LIGHT,
    "danger": symbols.DANGER,
    "lcu": symbols.LCU,
    "stairs_0": symbols.STAIRS[0],
    "stairs_1": symbols.STAIRS[1],
    "door": "".join(symbols.DOOR),
    "blocked": symbols.BLOCKED,
    "known": symbols.KNOWN_SECTOR,
    "wounded": f"m{symbols.WOUNDED}",
}


def draw_briefing(look: AloneLook, width: int) -> Block:
    """Draws the missions in play, word for word, and how far they have come."""
    rows: Block = []
    for one in look.view.missions:
        where = look.say("terminal.mission", colour=one.colour, room=one.room)
        rows.append(line((f"{look.say(f'mission.{one.mission}')} {where}", palette.BRIGHT)))
        rows += wrapped(look.say(f"mission_story.{one.mission}"), width, palette.FAINT)
        for words in look.say(f"mission_text.{one.mission}").split("\n"):
            rows += wrapped(words, width, palette.BONE, "  ")
        rows += [*wrapped(look.message(one.progress), width, palette.LAMP), Text()]
    return rows


def guide(look: AloneLook) -> tuple[Sequence[str], Sequence[Listing]]:
    screen, box, say = look.view, look.content, look.say
    side, keys = ("hero", HERO_KEYS) if screen.map is None else ("evil", EVIL_KEYS)
    named = {**{key: f"{side}.{does}" for key, does in keys.items()}, **{k: f"both.{d}" for k, d in BOTH_KEYS.items()}}
    signs = [(sign, say(f"legend.{what}")) for what, sign in LEGEND.items() if what != "known" or side == "evil"]
    in_play = {card.creature for card in screen.creatures}
    tokens = [(n, one) for n, one in enumerate(tokens_of(box)) if one.number == 1]
    signs += [(one.symbol, say(f"looks.{n}")) for n, one in tokens if one.source == "creature" or n in in_play]
    signs += [(room.symbol.upper(), say(f"room.{i}")) for i, room in enumerate(box.rooms)]
    does = [(key, say(f"terminal_key.{what}")) for key, what in named.items()]
    listings = (Listing(say("terminal.keys"), does), Listing(say("terminal.legend"), signs, is_short=True))
    return [say(f"help.{side}")], listings
