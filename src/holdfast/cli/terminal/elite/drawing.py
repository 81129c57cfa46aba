"""ELITE's table: the map with the squad beside it, what is mine below, and what can be done at the bottom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from holdfast.cli.terminal.elite import pages
from holdfast.cli.terminal.elite.choices import labels, menu_of
from holdfast.cli.terminal.elite.map_drawing import SpaceSize, draw_map
from holdfast.cli.terminal.elite.palette import COLOURS
from holdfast.cli.terminal.elite.panels import draw_bosses, draw_clock, draw_events, draw_objectives, draw_squad, title
from holdfast.cli.terminal.elite.player_panel import draw_cards, draw_dice, draw_hero_line
from holdfast.cli.terminal.elite.screen_reader import EliteLook, EliteSnapshot, ScreenReader
from holdfast.cli.terminal.elite.symbols import STAND_INS
from holdfast.cli.terminal.io.lines import Block, flowing, titled, wrapped
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.pages import GameEnding, Listing
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.table_frame import DrawnTable, is_large
from holdfast.engine.action import Action, Refusal
from holdfast.engine.message import Message, say
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.game import GAME
from holdfast.games.elite.screen.screen import EliteScreen

SMALL: Final = SpaceSize(4, 1)
LARGE: Final = SpaceSize(5, 2)


class EliteDrawing(Drawing):
    commands = "mnlru?q"
    tells_consequences = False
    colours = COLOURS

    def __init__(self) -> None:
        super().__init__(GAME)

    def cast(self, seating: Seating) -> tuple[int, ...]:
        """Returns for which seats people choose: somebody alone plays two heroes."""
        return (0, 0) if seating.seats == 1 else seating.people

    def stand_ins(self, content: Parts) -> Mapping[str, str]:
        return STAND_INS

    def names(self, view: EliteScreen, content: Parts) -> Mapping[str, str | Message]:
        """Returns what things are called: seats go by their heroes; a player with two is all of us."""
        if view.setting.seats == 1:
            return {"seat.0": say("terminal.your_squad")}
        return {f"seat.{face.seat}": say("name", name=content.heroes[face.hero].name) for face in view.setting.heroes}

    def menu(self, look: EliteLook, why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        return menu_of(look)

    def drawn_table(self, snapshot: EliteSnapshot, width: int, height: int) -> DrawnTable:
        look, large = ScreenReader(snapshot), is_large(width, height)
        return DrawnTable(
            f"{look.say('terminal.name')}  {title(look)}",
            draw_map(look, LARGE if large else SMALL, labels(look, snapshot.menu), look.mine),
            lambda side, high: draw_side(look, snapshot, side, is_large=large),
            lambda left, high: draw_mine(look, snapshot, left, is_large=large),
            shouts=look.screen.hand.must and look.screen.clock.runs,
        )

    def table_at_the_end(self, look: EliteLook, ending: GameEnding, width: int) -> Block:
        return pages.draw_squad_at_the_end(ScreenReader(look))

    def briefing(self, look: EliteLook, width: int) -> Block:
        return pages.draw_briefing(ScreenReader(look), width)

    def guide(self, look: EliteLook) -> tuple[Sequence[str], Sequence[Listing]]:
        return pages.guide(ScreenReader(look))


def draw_side(look: ScreenReader, snapshot: EliteSnapshot, width: int, *, is_large: bool) -> Block:
    """Draws what stands beside the map."""
    colours, bosses = snapshot.colours, draw_bosses(look)
    rows = [*draw_clock(look, snapshot, width), *draw_squad(look, snapshot.people, width)]
    progress = wrapped(look.message(look.screen.mission.progress), width, colours.plain)
    if not is_large:
        return [*rows, *progress, *bosses]
    panels = {
        "events": draw_events(look, width, with_text=True),
        "mission": [*progress, *draw_objectives(look)],
        "bosses": bosses,
    }
    return rows + titled({look.say(f"terminal.{name}"): drawn for name, drawn in panels.items()}, width, colours)


def draw_mine(look: ScreenReader, snapshot: EliteSnapshot, width: int, *, is_large: bool) -> Block:
    """Draws what is mine; in a small window also what stands beside the map in a large one."""
    rows = draw_dice(look, snapshot.now, framed=is_large)
    for place, hero in enumerate(look.mine):
        rows += [draw_hero_line(look, hero), *draw_cards(look, hero, place, width if is_large else 0)]
    if not is_large:
        rows += [*draw_events(look, width, with_text=False), *flowing(draw_objectives(look), width, 2)]
    return rows
