"""ALONE's drawing: puts its drawings together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from holdfast.cli.terminal.alone.choices import AloneMenu
from holdfast.cli.terminal.alone.pages import draw_briefing, draw_ending, draw_help
from holdfast.cli.terminal.alone.palette import COLOURS
from holdfast.cli.terminal.alone.symbols import STAND_INS, AloneLook, AloneSnapshot
from holdfast.cli.terminal.alone.table import draw_table
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.io.pick_list import Row
from holdfast.cli.terminal.play.drawing import Drawing, MissionTexts
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.party import Seating
from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.engine.text import Texts
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.game import GAME
from holdfast.games.alone.screen.screen import AloneScreen
from holdfast.games.alone.state import HERO
from holdfast.packs import Loaded

EXPANSIONS: Final = "expansions"


class AloneDrawing(Drawing):
    commands = "mnlru?q"
    shows_words = False
    colours = COLOURS

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

    def table(self, snapshot: AloneSnapshot, width: int, height: int) -> Block:
        return draw_table(snapshot, width, height)

    def briefing(self, look: AloneLook, width: int) -> Block:
        return draw_briefing(look, width)

    def help(self, look: AloneLook, width: int) -> Block:
        return draw_help(look, width)

    def ending(self, look: AloneLook, story: MissionTexts, told: Sequence[Event], width: int) -> Block:
        return draw_ending(look, told, width)
