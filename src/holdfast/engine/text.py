"""Labels and log lines: message keys and parameters, filled from one table of texts per game and language.

A text may name parameters, `{n}`, and look words up, `{room:room}`: the value 4 becomes the text `room.4`.
`{n:plural card cards}` chooses by number. A tuple becomes a list of its words.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import Any

import msgspec

from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event


class MissingText(KeyError):
    """No text for a key; the conformance suite looks for these, so a player never should."""


class Texts(Formatter):
    """One language's table."""

    def __init__(self, table: Mapping[str, str]) -> None:
        self.table = dict(table)

    def extended(self, more: Mapping[str, str]) -> Texts:
        """Returns the same texts with a pack's own names, or with the names of the people at the table."""
        return Texts(self.table | dict(more))

    def has(self, key: str) -> bool:
        return key in self.table

    def say(self, key: str, params: Mapping[str, object] | None = None) -> str:
        try:
            pattern = self.table[key]
        except KeyError:
            raise MissingText(key) from None
        return self.vformat(pattern, (), params or {}) if "{" in pattern else pattern

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec.startswith("plural "):
            one, many = format_spec.removeprefix("plural ").split(" ", 1)
            return one if value == 1 else many
        if isinstance(value, tuple | list):
            return self._joined([self.format_field(part, format_spec) for part in value])
        if not format_spec:
            return str(value)
        return self.say(f"{format_spec}.{'none' if value is None else value}")

    def _joined(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.table.get('list.and', 'and')} {words[-1]}"

    # -- the four kinds of thing that have texts

    def action(self, action: Action) -> str:
        """Returns the label of an option."""
        return self.say(f"act.{action.kind()}", _fields(action))

    def event(self, event: Event) -> str:
        """Returns a line of the log. Where a seat was not told everything, `<key>.hidden` is used if there is one."""
        key = f"event.{event.kind()}"
        fields = _fields(event)
        if None in fields.values() and self.has(f"{key}.hidden"):
            key = f"{key}.hidden"
        return self.say(key, fields)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, refusal.params)

    def question(self, ask_kind: str) -> str:
        return self.say(f"ask.{ask_kind}")


def _fields(value: msgspec.Struct) -> dict[str, object]:
    return {field: getattr(value, field) for field in value.__struct_fields__}
