"""What a game is shown with before anybody plays, in one language: its texts, its choices, its ready tables.

A game says them in its texts where it has a translation: `option.<option>` and `option.<option>.<word>` (with `.about`)
for choices, `ready.<id>` for tables, `bot_seat.<seat>` for bots, `pack.<name>` for packs.
What it says nowhere is shown as code and packs have it.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionChoice, OptionValue
from holdfast.engine.ready import ReadyTable
from holdfast.engine.text import as_pattern
from holdfast.engine.text_files import MADE_UP, in_marks, is_marked
from holdfast.table.lobby import numbered


def bot_names(game: AnyGame, seats: int) -> tuple[str, ...]:
    """Returns what bots are called at a table: by their seat, where the game has a name for whoever sits there."""
    return tuple(game.texts.get(f"bot_seat.{seat}", numbered(seat)) for seat in range(seats))


class GameWords:
    def __init__(self, game: AnyGame, language: str) -> None:
        self.texts = game.texts_in(language)
        self.is_made_up = language == MADE_UP

    def plain(self, words: str) -> str:
        """Returns words that stand in code or in a pack."""
        return in_marks(words) if self.is_made_up and words and not is_marked(words) else words

    def said(self, key: str, otherwise: str) -> str:
        """Returns the text of a key, or these words of code or pack where there is none."""
        return self.texts[key] if key in self.texts else self.plain(otherwise)

    def from_packs(self, words: Mapping[str, str]) -> Mapping[str, str]:
        """Returns texts that a game makes from its content; in the made-up language none is left without marks."""
        return {key: as_pattern(self.plain(text)) for key, text in words.items()}

    def choice(self, choice: OptionChoice) -> OptionChoice:
        key = f"option.{choice.option}"
        values = tuple(self._value(key, value) for value in choice.values)
        return msgspec.structs.replace(choice, name=self.said(key, choice.name), values=values)

    def _value(self, option: str, value: OptionValue) -> OptionValue:
        key = f"{option}.{value.word}"
        name, about = self.said(key, value.name), self.said(f"{key}.about", value.about)
        return msgspec.structs.replace(value, name=name, about=about, note=self.said(f"{key}.note", value.note))

    def ready(self, table: ReadyTable) -> ReadyTable:
        return msgspec.structs.replace(table, name=self.said(f"ready.{table.id}", table.name))
