"""Pages of ELITE: the briefing, how to play, the squad at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from holdfast.cli.terminal.elite import palette, symbols
from holdfast.cli.terminal.elite.panels import draw_bosses, draw_events, draw_objectives, title
from holdfast.cli.terminal.elite.player_panel import draw_hero_line
from holdfast.cli.terminal.elite.screen_reader import ScreenReader
from holdfast.cli.terminal.io.lines import Block, hanging, line, wrapped
from holdfast.cli.terminal.play.pages import Listing

KEYS: Final = {
    "space": "space",
    "r": "r",
    "1 2 3 4 5": "dice",
    "q w e a d z x c": "walk",
    "f g": "weapons",
    "v b": "items",
    "t": "event",
    "s": "here",
    "7": "signal",
    "8": "trade",
    "9": "other",
    "0": "finish",
    "Esc": "escape",
    "Tab": "tab",
}
SECOND: Final = {"u i o j l m , .": "second_walks", "h n k p": "second_cards"}
LEGEND: Final = {
    f"{symbols.MINE}K": "mine",
    f"{symbols.HERO}K": "hero",
    f"{symbols.BOSS}N4": "boss",
    symbols.HOME: "start",
    f"{symbols.CLUSTER}2{symbols.CLUSTER}": "cluster",
    symbols.SPAWN: "spawn_point",
    "↙↓": "arrows",
    "[?]": "search",
    "[·]": "searched",
    f"{symbols.TOKEN}7": "objective",
    f"{symbols.READY}7": "ready",
    f"{symbols.TARGET}7": "target",
    symbols.TRAP: "trap",
    symbols.RECON: "recon",
    symbols.ACID: "acid",
    symbols.SLIME: "slime",
    symbols.HELD: "held",
    symbols.ROCK: "rock",
}


def draw_briefing(look: ScreenReader, width: int) -> Block:
    """Draws what the mission wants, and how it stands."""
    mission = look.screen.mission
    rows = [line((title(look), palette.HAZARD)), Text()]
    rows += [*wrapped(look.message(mission.about), width, palette.PLAIN), Text()]
    rows += [line((look.message(mission.progress), palette.PLAIN)), *draw_objectives(look), Text()]
    rows += [line((look.say("terminal.heading_events"), palette.HAZARD)), *draw_events(look, width, with_text=True)]
    rows += [Text(), line((look.say("terminal.heading_aliens"), palette.HAZARD))]
    for number, swarm in enumerate(look.parts.swarms):
        about = look.say(f"about.group.{number}")
        words = look.say("terminal.swarm", group=number, movement=swarm.movement, about=about)
        rows += hanging(line((symbols.SWARMS[number], palette.ALIEN)), words, width, palette.PLAIN)
    for _, boss in look.bosses():
        data, health = look.parts.bosses[boss], look.screen.figures.health[boss]
        about = look.say(f"about.boss.{boss}")
        words = look.say("terminal.boss", boss=boss, health=health, movement=data.movement, about=about)
        rows += hanging(line((f"{symbols.BOSS}{data.name[0]}", palette.BOSS)), words, width, palette.PLAIN)
    return rows


def guide(look: ScreenReader) -> tuple[Sequence[str], Sequence[Listing]]:
    say, keys = look.say, KEYS | (SECOND if len(look.mine) > 1 else {})
    signs = [(sign, say(f"alien.{swarm}")) for swarm, sign in enumerate(symbols.SWARMS)]
    signs += [(sign, say(f"terminal.sign_{what}")) for sign, what in LEGEND.items()]
    faces = [(f"{symbols.LETTERS[face]}{sign}", say(f"symbol.{face}")) for face, sign in symbols.SIGNS.items()]
    listings = (
        Listing(say("terminal.heading_keys"), [(key, say(f"terminal.key_{does}")) for key, does in keys.items()]),
        Listing(say("terminal.heading_map"), signs, is_short=True),
        Listing(say("terminal.heading_dice"), faces, is_short=True),
    )
    return [say("terminal.in_short"), say("terminal.slots")], listings


def draw_squad_at_the_end(look: ScreenReader) -> Block:
    heroes = [draw_hero_line(look, hero) for hero in range(len(look.screen.heroes))]
    return [line((title(look), palette.PLAIN)), Text(), *heroes, *draw_bosses(look)]
