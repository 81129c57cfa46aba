"""The Key's drawing: puts its drawings together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from holdfast.cli.terminal.io.ascii import letters_for
from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.key.choices import KeyMenu
from holdfast.cli.terminal.key.names import KeyLook, KeySnapshot, names
from holdfast.cli.terminal.key.pages import draw_briefing, draw_ending, draw_help
from holdfast.cli.terminal.key.table import draw_table
from holdfast.cli.terminal.play.drawing import Drawing, MissionTexts
from holdfast.cli.terminal.play.menu import Menu
from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.message import Message
from holdfast.engine.options import OptionChoice
from holdfast.games.key.cards.pack import Parts, read_missions
from holdfast.games.key.game import GAME
from holdfast.games.key.screen.screen import KeyScreen
from holdfast.games.key.setup import Options
from holdfast.packs import Loaded


class KeyDrawing(Drawing):
    commands = "hmnlru?q"
    shows_words = False
    told_elsewhere = ("section.mission", "section.console")

    def __init__(self) -> None:
        super().__init__(GAME)

    def choices(self, loaded: Loaded) -> Sequence[OptionChoice]:
        """Returns the choices, missions by how hard they are, with their stars."""
        assert isinstance(loaded.content, Parts)
        written = read_missions(loaded.files, loaded.content)
        first, *others = super().choices(loaded)
        values = [value for value in first.values if value.word in written]
        values.sort(key=lambda value: written[value.word].grade)
        kinds = {value.word: value.name for one in others if one.option == "kind" for value in one.values}
        starred, said = [], self.words.said
        for value in values:
            mission = written[value.word]
            kind, board = kinds.get(mission.kind, ""), said(f"board.{mission.board}", mission.board)
            name = f"{self.stars(mission.grade)}  {value.name:<24} {kind:<12} {board}"
            starred.append(msgspec.structs.replace(value, name=name, about=mission.question.strip()))
        return [msgspec.structs.replace(first, values=tuple(starred)), *map(self.graded, others)]

    def graded(self, choice: OptionChoice) -> OptionChoice:
        """Returns a choice of how hard it shall be with stars."""
        if choice.option != "grade":
            return choice
        values = [msgspec.structs.replace(v, name=f"{self.stars(v.word)}  {v.name}") for v in choice.values]
        return msgspec.structs.replace(choice, values=tuple(values))

    def stars(self, grade: object) -> str:
        return self.words.said(f"grade.stars.{grade}", "")

    def story(self, options: Options) -> MissionTexts:
        return MissionTexts(options.mission.hints)

    def stand_ins(self, content: Parts) -> Mapping[str, str]:
        return letters_for(tuple(glyph.symbol for glyph in content.glyphs))

    def names(self, view: KeyScreen, content: Parts) -> Mapping[str, str | Message]:
        return names(view)

    def menu(self, look: KeyLook, why_not: Callable[[int, Action], Refusal | None]) -> Menu:
        return KeyMenu(look, why_not).menu()

    def table(self, snapshot: KeySnapshot, width: int, height: int) -> Block:
        return draw_table(snapshot, width, height)

    def briefing(self, look: KeyLook, width: int) -> Block:
        return draw_briefing(look, width)

    def help(self, look: KeyLook, width: int) -> Block:
        return draw_help(look, width)

    def ending(self, look: KeyLook, story: MissionTexts, told: Sequence[Event], width: int) -> Block:
        return draw_ending(look, story, told, width)
