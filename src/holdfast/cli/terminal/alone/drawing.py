"""ALONE's table: what is known of the ship with the hero's state beside it, what is mine below, then the choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from holdfast.cli.terminal.alone import pages, palette
from holdfast.cli.terminal.alone.choices import AloneMenu
from holdfast.cli.terminal.alone.map_drawing import draw_ground, size_for
from holdfast.cli.terminal.alone.panels import (
    draw_abilities,
    draw_creatures,
    draw_hand,
    draw_items,
    draw_missions,
    draw_reaction_track,
    draw_seen,
    draw_senses,
    draw_targets,
    draw_tracks,
    draw_weights,
)
from holdfast.cli.terminal.alone.symbols import STAND_INS, AloneLook, AloneSnapshot
from holdfast.cli.terminal.io.lines import Block, block, line, titled
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.menu import Do, Menu
from holdfast.cli.terminal.play.pages import GameEnding, Listing, draw_counts
from holdfast.cli.terminal.play.party import Seating
from holdfast.cli.terminal.play.table_frame import DrawnTable, is_large
from holdfast.engine.action import Action, Refusal
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.engine.text import Texts
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.game import GAME
from holdfast.games.alone.levels.places import CELL_NAMES, PLACE_NAMES
from holdfast.games.alone.screen.screen import AloneScreen
from holdfast.games.alone.screen.tally import counted
from holdfast.games.alone.state import HERO
from holdfast.packs import Loaded

EXPANSIONS: Final = "expansions"
SMALL_MAP: Final = 15
LARGE_MAP: Final = 21
NARROW: Final = 30  # columns beside the map, at least, unless it is drawn as small as can be


class AloneDrawing(Drawing):
    commands = "mnlru?q"
    tells_consequences = False
    colours = palette.COLOURS

    def __init__(self) -> None:
        super().__init__(GAME)

    def characters(self, loaded: Loaded) -> Sequence[Row]:
        assert isinstance(loaded.content, Parts)
        words = self.game.shown.words(loaded.content, Texts(self.game.texts))
        return [
            Row(c.name, f"{c.about} {words[f'character_text.{i}']}".replace("\n", " "), c.id)
            for i, c in enumerate(loaded.content.characters)
        ]

    def cast(self, seating: Seating) -> tuple[int, ...]:
        """Returns for which seats people choose: the hero alone is somebody."""
        return tuple(seat for seat in seating.people if seat == HERO)

    def choices(self, loaded: Loaded) -> Sequence[OptionChoice]:
        """Returns the choices with one more, which stands for several: what is added to the box."""
        said = self.words.said
        boxes = {"": "base", "deep": "deep", "avatar": "avatar", "deep,avatar": "all"}
        values = [OptionValue(w, said(f"box.{key}", ""), said(f"box.{key}.about", "")) for w, key in boxes.items()]
        return [*super().choices(loaded), OptionChoice(EXPANSIONS, said("box", ""), tuple(values))]

    def stand_ins(self, content: Parts) -> Mapping[str, str]:
        return STAND_INS

    def names(self, view: AloneScreen, content: Parts) -> Mapping[str, str]:
        """Returns what people are called: evil that is alone needs no number."""
        return {"seat.1": self.game.texts["seat_role.1"]} if len(view.reactions.hands) == 1 else {}

    def menu(self, look: AloneLook, why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        return AloneMenu(look, why_not).menu()

    def drawn_table(self, snapshot: AloneSnapshot, width: int, height: int) -> DrawnTable:
        large = is_large(width, height)
        high = LARGE_MAP if large else SMALL_MAP
        field = draw_ground(snapshot, size_for(snapshot.view, width - NARROW, high), keys_on_map(snapshot.menu))
        field = field or [Text(), line((f"   {snapshot.say('label.dark')}   ", palette.FAINT))]  # nothing is revealed
        return DrawnTable(
            title_text(snapshot),
            block(field, max(row.cell_len for row in field), high),
            lambda side, high: draw_side(snapshot, side, is_large=large),
            (lambda left, room: draw_mine(snapshot, left, room)) if large else None,
        )

    def table_at_the_end(self, look: AloneLook, ending: GameEnding, width: int) -> Block:
        title = line((look.message(look.view.table.title), palette.BONE))
        rows = [title, *draw_tracks(look, width), Text(), *draw_missions(look, width, with_text=False), Text()]
        return [*rows, *draw_counts(look, look.say("terminal.numbers"), counted(ending.events), width)]

    def briefing(self, look: AloneLook, width: int) -> Block:
        return pages.draw_briefing(look, width)

    def guide(self, look: AloneLook) -> tuple[Sequence[str], Sequence[Listing]]:
        return pages.guide(look)


def title_text(look: AloneLook) -> str:
    screen = look.view
    side = "evil" if screen.map is not None else "hero" if screen.seat == HERO else "watchers"
    said = [look.message(message) for message in (*screen.table.set_for[:1], screen.table.title)]
    return " · ".join([look.say("game"), *said, look.say(f"terminal.seen_by_{side}")])


def keys_on_map(menu: Menu) -> dict[str, str]:
    """Tells which key stands for which sector, by the sector's name."""
    found: dict[str, str] = {}
    for entry in menu.entries:
        if not entry.leads or not entry.key:
            continue
        if entry.key.upper() in PLACE_NAMES:
            found[entry.key.upper()] = entry.key
        elif isinstance(entry.leads, Do):
            cell = getattr(entry.leads.action, "cell", None)
            if cell is not None:
                found.setdefault(CELL_NAMES[cell], entry.key)
    return found


def draw_side(look: AloneLook, width: int, *, is_large: bool) -> Block:
    """Draws what stands beside the map."""
    screen = look.view
    character = screen.hero.character
    who = "" if character < 0 else look.say("terminal.hero", character=character)
    rows = [line((who, palette.BRIGHT)), *draw_tracks(look, width)]
    if screen.map is not None:
        draw = {"evil": draw_reaction_track, "creatures": draw_creatures, "missions": draw_targets}
        panels = {look.say(f"section.{name}").lower(): panel(look, width) for name, panel in draw.items()}
        return rows + titled(panels, width, look.colours)
    rows += [*draw_weights(look, width), *draw_seen(look, width), *draw_senses(look, width)]
    rows += [] if is_large else draw_items(look, width, with_text=False)
    return [*rows, *draw_missions(look, width, with_text=is_large)]


def draw_mine(look: AloneLook, width: int, height: int) -> Block:
    if look.view.map is not None:
        return draw_hand(look, width, height)
    return [*draw_abilities(look, width), *draw_items(look, width, with_text=True)]
