"""What a game shows on a terminal, and the games that can be played there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from holdfast.cli.terminal.io.lines import Block
from holdfast.cli.terminal.play.menu import Menu
from holdfast.cli.terminal.play.snapshot import Snapshot
from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.game import AnyGame
from holdfast.engine.text import Texts
from holdfast.packs import Loaded


class MissionTexts(msgspec.Struct, frozen=True):
    """What the terminal tells beside the rules; built field by field, so that no answer comes along."""

    hints: tuple[str, ...] = ()
    won: str = ""
    lost: str = ""


class Row(msgspec.Struct, frozen=True):
    """One line of a list to pick from, with what is told about it, and the words that it stands for."""

    label: str
    about: str = ""
    word: str = ""


class Face(Protocol):
    """A game's drawings are functions of views, never of states."""

    game: AnyGame
    title: str
    tagline: str

    def missions(self, loaded: Loaded) -> Sequence[Row]:
        """What can be played, by the word that names it."""

    def characters(self, loaded: Loaded) -> Sequence[Row]:
        """Whom one can play."""

    def story(self, options: Any) -> MissionTexts: ...

    def stand_ins(self, content: Any) -> Mapping[str, str]:
        """ASCII for signs of its own."""

    def names(self, view: Any, content: Any) -> Mapping[str, str]:
        """What things and people are called, as texts."""

    def menu(self, view: Any, content: Any, texts: Texts, why_not: Callable[[int, Action], Refusal | None]) -> Menu: ...

    def table(self, snapshot: Snapshot[Any], content: Any, width: int, height: int) -> Block: ...

    def briefing(self, view: Any, content: Any, width: int) -> Block:
        """The mission and all that helps to solve it."""

    def cards(self, view: Any, content: Any, texts: Texts, width: int) -> Block:
        """Everything that lies open, for those who count."""

    def help(self, view: Any, content: Any, width: int) -> Block: ...

    def ending(
        self, view: Any, content: Any, texts: Texts, story: MissionTexts, told: Sequence[Event], width: int
    ) -> Block: ...


def faces() -> dict[str, Face]:
    """The games with a face, by name."""
    from holdfast.cli.terminal.alone.face import AloneFace
    from holdfast.cli.terminal.elite.face import EliteFace
    from holdfast.cli.terminal.key.face import KeyFace

    return {"key": KeyFace(), "elite": EliteFace(), "alone": AloneFace()}
