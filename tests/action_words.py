"""From a label back to its action, so that a scene can write any action as words.

The labels are the texts `act.<kind>` of a game: "Play (a card) on (a pile)" reads "play 5c on run" as an action, legal
or not. Capitals, spaces and a full stop do not matter. A thing whose name begins or ends with a number, such as
"3 Archive" or "Player 2", also goes by "3", "room 3" and "Archive", or by "2".
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union

import msgspec
from fluent.syntax import FluentParser, ast

from holdfast.engine.action import Action
from holdfast.engine.text import Texts


class UnknownWords(ValueError):
    """Words that label no action, or more than one; says what comes closest."""


def parse_action(texts: Texts, words: str, kinds: Iterable[type[Action]]) -> Action:
    """The one action of these kinds that is labelled so; raises UnknownWords."""
    kinds = tuple(kinds)
    found = read_actions(texts, words, kinds)
    if len(found) > 1:
        raise UnknownWords(f"{words!r} may mean any of these: {', '.join(map(repr, found))}")
    if not found:
        raise UnknownWords(closest(texts, words, kinds))
    return found[0]


def read_actions(texts: Texts, words: str, kinds: Iterable[type[Action]]) -> list[Action]:
    """Every action that these words may label; raises UnknownWords where they fit a label but name no known thing."""
    words = " ".join(words.split())
    found: list[Action] = []
    problems: list[str] = []
    for kind in kinds:
        for named in _splits(words, _parts(texts.patterns.get(f"act.{kind.kind()}", ""))):
            try:
                found.append(_made(texts, kind, named))
            except UnknownWords as problem:
                problems.append(f"{words!r}: {problem}")
    if problems and not found:
        raise UnknownWords(problems[0])
    return list(dict.fromkeys(found))


def closest(texts: Texts, words: str, kinds: Iterable[type[Action]]) -> str:
    """What to tell somebody whose words label nothing."""
    labels = [_skeleton(texts.patterns[key]) for kind in kinds if (key := f"act.{kind.kind()}") in texts.patterns]
    first = words.lower().split()[:1]
    near = [label for label in labels if label.lower().split()[:1] == first]
    near += [label for label in get_close_matches(words, labels, 3, 0.3) if label not in near]
    return f"nothing is labelled {words!r}; there is: {'; '.join(near or labels)}"


# -- labels


class _Hole(msgspec.Struct, frozen=True):
    """Where a field stands in a label, and how it is written there."""

    field: str
    spec: str = ""  # the kind of word that is looked up there
    is_plural: bool = False


_Parts: TypeAlias = tuple[str | _Hole, ...]


@cache
def _parts(pattern: str) -> _Parts:
    """A label as literal words and the holes between them."""
    parts: list[str | _Hole] = []
    message = FluentParser().parse_entry(f"label = {pattern}")
    for element in message.value.elements if isinstance(message, ast.Message) and message.value else ():
        match element.expression if isinstance(element, ast.Placeable) else element:
            case ast.TextElement(value=words):
                parts.append(words)
            case ast.StringLiteral(value=words):
                parts.append(words)
            case ast.VariableReference() as value:
                parts.append(_Hole(value.id.name))
            case ast.FunctionReference(
                arguments=ast.CallArguments(
                    positional=[ast.VariableReference() as value],
                    named=[ast.NamedArgument(value=ast.StringLiteral() as of)],
                )
            ):
                parts.append(_Hole(value.id.name, of.value))
            case ast.SelectExpression(selector=ast.VariableReference() as value):
                parts.append(_Hole(value.id.name, is_plural=True))
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(".!?")
    return tuple(parts)


def _skeleton(pattern: str) -> str:
    return "".join(part if isinstance(part, str) else part.field.upper() for part in _parts(pattern))


def _splits(words: str, parts: _Parts, at: int = 0) -> Iterator[dict[_Hole, str]]:
    """Every way in which words fill the holes of a label."""
    if not parts:
        if at and not words[at:].strip(" .!?"):
            yield {}
        return
    first, rest = parts[0], parts[1:]
    if isinstance(first, str):
        if words[at : at + len(first)].lower() == first.lower():
            yield from _splits(words, rest, at + len(first))
        return
    for end in range(at + 1, len(words) + 1) if rest else (len(words),):
        if words[at:end].strip():
            for others in _splits(words, rest, end):
                yield {first: words[at:end].strip()} | others


# -- values


@cache
def _hints(kind: type[Action]) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _made(texts: Texts, kind: type[Action], named: Mapping[_Hole, str]) -> Action:
    hints = _hints(kind)
    values = {h.field: _value(texts, text, h.spec, hints[h.field]) for h, text in named.items() if not h.is_plural}
    try:
        return kind(**values)
    except TypeError:
        label = _skeleton(texts.patterns[f"act.{kind.kind()}"])
        raise UnknownWords(f"the label {label!r} does not name every part of {kind.kind()!r}") from None


def _value(texts: Texts, text: str, spec: str, hint: Any) -> Any:
    """The value of this annotation that `{field:spec}` writes as this text."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return tuple(_value(texts, piece, spec, args[0]) for piece in _pieces(texts, text, spec))
    if spec:
        return _looked_up(texts, text, spec, hint)
    if origin in (Union, UnionType):
        return _value(texts, text, spec, next(part for part in args if part is not NoneType))
    if hint is int and re.fullmatch(r"[+-]?\d+", text):
        return int(text)
    if hint is str:
        return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text
    for value in args if origin is Literal else (True, False) if hint is bool else ():
        if str(value).lower() == text.lower():
            return value
    raise UnknownWords(f"expected {_name_of(hint)}, found {text!r}")


def _pieces(texts: Texts, text: str, spec: str) -> list[str]:
    """The things in a list such as "4c, 5s and 6t"; short ones also with spaces only."""
    pieces = re.split(r",\s*(?:and\s+)?|\s+and\s+", text, flags=re.IGNORECASE)
    names = {_plain(name) for _, name in _vocabulary(texts, spec)}
    return text.split() if len(pieces) == 1 and _plain(text) not in names else pieces


def _vocabulary(texts: Texts, spec: str) -> list[tuple[str, str]]:
    """The keys, without their first part, and the names of what a spec looks up."""
    start = f"{spec}."
    return [(key.removeprefix(start), name) for key, name in texts.table.items() if key.startswith(start)]


def _looked_up(texts: Texts, text: str, spec: str, hint: Any) -> Any:
    names: dict[Any, str] = {}
    for key, name in _vocabulary(texts, spec):
        fits, value = _from_key(key, hint)
        if fits:
            names[value] = name
    wanted = _plain(text)
    found = [value for value, name in names.items() if _plain(name) == wanted]
    found = found or [value for value, name in names.items() if wanted in _short_names(spec, name)]
    if len(found) == 1:
        return found[0]
    if found:
        raise UnknownWords(f"{text!r} may mean {', '.join(names[value] for value in found)}")
    number = re.fullmatch(rf"(?:{spec} )?(\d+)", wanted)
    if number and hint is int and (counts_from := _first_number(names)) is not None:
        return int(number[1]) - counts_from  # nothing has this number, but it can be said
    near = get_close_matches(wanted, list(names.values()), 3) or list(names.values())
    raise UnknownWords(f"no {spec} is called {text!r}; there is {', '.join(near)}")


def _first_number(names: Mapping[int, str]) -> int | None:
    """Where things called "1 Lobby", "2 Archive" ... count from: the number in the name of thing 0."""
    shifts = {int(number[1]) - value for value, name in names.items() if (number := re.match(r"(\d+) ", name))}
    return shifts.pop() if len(shifts) == 1 else None


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("_", " ").split()).strip(" .!?\"'").removeprefix("the ")


def _short_names(spec: str, name: str) -> set[str]:
    name = _plain(name)
    names = {f"{spec} {name}"}
    if match := re.fullmatch(r"(\d+) (.+)", name):
        names |= {match[1], match[2], f"{spec} {match[1]}"}
    elif match := re.fullmatch(r"\D+ (\d+)", name):
        names |= {match[1], f"{spec} {match[1]}"}
    return names


def _from_key(key: str, hint: Any) -> tuple[bool, Any]:
    """Whether the end of a text's key is a value of this annotation, and which."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (Union, UnionType):
        return next(((fits, value) for part in args for fits, value in [_from_key(key, part)] if fits), (False, None))
    if origin is Literal:
        return next(((True, value) for value in args if str(value) == key), (False, None))
    if hint is int:
        return (True, int(key)) if re.fullmatch(r"-?\d+", key) else (False, None)
    if hint is bool:
        return key in ("True", "False"), key == "True"
    if hint is NoneType:
        return key == "none", None
    return hint is str, key


def _name_of(hint: Any) -> str:
    if hint is int:
        return "a whole number"
    if typing.get_origin(hint) is Literal:
        return f"one of {', '.join(map(str, typing.get_args(hint)))}"
    return "true or false" if hint is bool else str(hint)
