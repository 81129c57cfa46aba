"""Labels and log lines: message keys and parameters, filled from one table of texts per language.

Texts are written in Fluent: `{ $n }` names a parameter, and a selector chooses by number or by word. Functions of our
own look things up: `{ NAME($room, of: "room") }` is, for the value 4, the text `room.4`. A tuple becomes a list of its
words; `{ JOIN($sentences) }` sets them side by side, `{ JOIN($steps, with: ", then ") }` with something between them,
and `COUNT($cards)` is how many there are: a text can choose by that. Tables are kept as they are written, and a text is
parsed when it is said for the first time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, Final

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.message import Message

ENGLISH: Final = "en-GB"
FORMATTED_AS: Final = {"en": ENGLISH, "en-XA": ENGLISH}  # how lists and numbers are written there
PATTERNS_KEPT: Final = 5_000
SIGNS_OF_FLUENT: Final = re.compile(r"[{}]|^[.*\[ ]| \Z", re.MULTILINE)


class MissingText(KeyError):
    """No text for a key; the conformance suite looks for these, so a player never should."""


class TextError(ValueError):
    """A text cannot be read, or names what it is not given."""


class _Thing(FluentType):
    """A parameter that is neither a number nor words: nothing, yes or no, or several of a kind."""

    def __init__(self, value: object, words: str) -> None:
        self.value = value
        self.words = words

    def format(self, locale: Any) -> str:
        return self.words


def as_pattern(words: str) -> str:
    """Returns a text that says just these words, whatever signs are in them: what a pack says is no Fluent."""
    if "{" not in words and "}" not in words:
        return words  # such a text is said as it is
    return SIGNS_OF_FLUENT.sub(lambda sign: f'{{"{sign[0]}"}}', words)


class Texts:
    """One language's table: patterns by key, and plain names of the things and people at one table."""

    def __init__(
        self,
        patterns: Mapping[str, str],
        names: Mapping[str, str | Message] = MappingProxyType({}),
        language: str = ENGLISH,
    ) -> None:
        self.patterns = patterns
        self.names = names
        self.language = FORMATTED_AS.get(language, language)

    def extended(self, more: Mapping[str, str]) -> Texts:
        """Returns the same with other patterns for some keys."""
        return type(self)({**self.patterns, **more}, self.names, self.language)

    def named(self, names: Mapping[str, str | Message]) -> Texts:
        """Returns the same with a table's own names. Those that people chose are said as they are."""
        return type(self)(self.patterns, {**self.names, **names}, self.language)

    @property
    def table(self) -> dict[str, str]:
        """Returns the patterns and, in words, the names: all there is in one table."""
        return {**self.patterns} | {key: self.say(key) for key in self.names}

    def has(self, key: str) -> bool:
        return key in self.names or key in self.patterns

    def beginning(self, start: str) -> list[str]:
        """Returns the rest of every key that begins so: all that there are texts for under a name."""
        return [key.removeprefix(start) for key in self.patterns if key.startswith(start)]

    def say(self, key: str, params: Mapping[str, object] = MappingProxyType({})) -> str:
        if key in self.names:
            name = self.names[key]
            return self.message(name) if isinstance(name, Message) else name
        try:
            pattern = self.patterns[key]
        except KeyError:
            raise MissingText(key) from None
        return self._filled(key, pattern, params) if "{" in pattern else pattern

    def _filled(self, key: str, pattern: str, params: Mapping[str, object]) -> str:
        given = {name: self._param(value) for name, value in params.items()}
        said, problems = self._bundle.format_pattern(_parsed(pattern), given)
        for problem in problems:
            if isinstance(problem, MissingText):
                raise problem
            raise TextError(f"the text {key} ({pattern!r}) with {dict(params)}: {problem}")
        return str(said)

    def _param(self, value: object) -> object:
        if isinstance(value, bool) or value is None:
            return _Thing(value, str(value))
        if isinstance(value, tuple | list):
            return _Thing(value, self._list([str(part) for part in value]))
        return value

    def _list(self, words: list[str]) -> str:
        return format_list(words, locale=self.language.replace("-", "_"))

    @cached_property
    def _bundle(self) -> FluentBundle:
        functions: dict[str, Any] = {"NAME": self._name, "JOIN": _joined, "COUNT": _count}
        return FluentBundle([self.language], functions=functions, use_isolating=False)

    def _name(self, value: Any, of: str) -> str:
        """Returns what a value of this kind is called; of several, a list of what they are called."""
        inner = value.value if isinstance(value, _Thing) else value
        if isinstance(inner, tuple | list):
            return self._list([self._name(part, of) for part in inner])
        return self.say(f"{of}.{'none' if inner is None else inner}")

    def message(self, message: Message) -> str:
        """Returns something to be said, with whatever else is said in it."""
        return self.say(message.key, {name: self._inner(value) for name, value in message.params.items()})

    def _inner(self, value: object) -> object:
        if isinstance(value, Message):
            return self.message(value)
        if isinstance(value, tuple):
            return tuple([self._inner(part) for part in value])
        return value

    # -- the four kinds of thing that have texts

    def action(self, action: Action, situation: str = "") -> str:
        """Returns the label of an option."""
        return self.say(self._key(f"act.{action.kind()}", situation), _fields(action))

    def event(self, event: Event, own: int = -1) -> str:
        """Returns a line of the log. Where a seat was not told everything, `<key>.hidden` is used if there is one; of
        what the reader did whose seat is `own`, `<key>.own`; what one seat hears in words of its own is
        `<key>.seat.<own>`.
        """
        key = f"event.{event.kind()}"
        fields = _fields(event)
        if own >= 0 and fields.get("seat") == own and self.has(f"{key}.own"):
            return self.say(f"{key}.own", fields)
        if self.has(f"{key}.seat.{own}"):
            return self.say(f"{key}.seat.{own}", fields)
        if None in fields.values() and self.has(f"{key}.hidden"):
            key = f"{key}.hidden"
        return self.say(key, fields)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.key, refusal.params)

    def question(self, ask_kind: str, situation: str = "") -> str:
        return self.say(self._key(f"ask.{ask_kind}", situation))

    def _key(self, key: str, situation: str) -> str:
        """Returns the key for a situation, if that has words of its own."""
        return f"{key}.{situation}" if situation and self.has(f"{key}.{situation}") else key


def _joined(parts: Any, **between: Any) -> str:
    """Returns several words with something between them, a space if nothing is named; without those that are empty."""
    said: Any = parts.value if isinstance(parts, _Thing) else (parts,)
    return str(between.get("with", " ")).join(filter(None, map(str, said)))


def _count(value: Any) -> FluentType:
    """Returns how many there are in a list."""
    return fluent_number(len(value.value))


@lru_cache(PATTERNS_KEPT)
def _parsed(pattern: str) -> Any:
    """Returns the parsed pattern, which belongs to no table."""
    indented = pattern.replace("\n", "\n    ")
    reader = FluentBundle([ENGLISH])
    reader.add_resource(FluentResource(f"text = {indented}"))
    if not reader.has_message("text"):
        raise TextError(f"this is no text in Fluent: {pattern!r}")
    return reader.get_message("text").value


def _fields(value: msgspec.Struct) -> dict[str, object]:
    return {field: getattr(value, field) for field in value.__struct_fields__}
