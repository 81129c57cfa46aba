"""Numbers for actions: 0 waits, and every action of a game has one number, whatever the position, map or table."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.game import AnyGame
from holdfast.engine.target import kind_in
from holdfast.engine.view import Form, Number, PickSome
from holdfast.envs.values import SUBSET, USUAL_VALUES, VALUES, Values

WAITS: Final = 0


class Field(msgspec.Struct, frozen=True):
    """A field of a kind of action, and the place of each value that it may have."""

    name: str
    places: dict[Any, int]


class NumberBlock(msgspec.Struct, frozen=True):
    """The numbers of one kind of action: `first`, and as many as its fields have values together."""

    kind: str
    first: int
    fields: tuple[Field, ...]
    size: int
    words: bool = False  # one number, for whatever words an advisor writes
    subset: bool = False  # a number for each choice among some things, their places counted modulo SUBSET


class Numbering:
    """The numbers of all actions of a game. Kinds stand in alphabetical order, the last field counts on fastest."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.blocks: dict[str, NumberBlock] = {}
        self.size = 1
        self._known: dict[Action, int | None] = {}
        self._filled: dict[Form, tuple[tuple[int, Action], ...]] = {}
        for kind in sorted(game.action_types, key=lambda kind: kind.kind()):
            block = self._block(kind)
            if block is not None:
                self.blocks[block.kind] = block
                self.size += block.size

    def _block(self, kind: type[Action]) -> NumberBlock | None:
        hints = typing.get_type_hints(kind, include_extras=True)
        fields = []
        for name in kind.__struct_fields__:
            named = kind_in(hints[name])
            if typing.get_origin(hints[name]) is tuple and name not in VALUES.get(self.game.name, {}):
                if named == "die":
                    return NumberBlock(kind.kind(), self.size, (Field(name, {}),), 1 << SUBSET, subset=True)
                fields.append(Field(name, _places(self._values(named or name))))  # by the first of those that are named
                continue
            if typing.get_origin(hints[name]) is Literal:
                fields.append(Field(name, _places(typing.get_args(hints[name]))))
                continue
            values = VALUES.get(self.game.name, {})
            if hints[name] is str and name not in values:
                # Words cannot be numbered; one number stands for those that an advisor of the game would write.
                return NumberBlock(kind.kind(), self.size, (), 1, words=True)
            fields.append(Field(name, _places(values.get(name) or self._values(named or name))))
        size = 1
        for field in fields:
            size *= len(field.places)
        return NumberBlock(kind.kind(), self.size, tuple(fields), size)

    def _values(self, what: str) -> Values:
        return VALUES.get(self.game.name, {}).get(what, USUAL_VALUES)

    def number_of(self, action: Action) -> int | None:
        """Returns the number of an action; None for one that has none."""
        if action not in self._known:
            self._known[action] = self._numbered(action)
        return self._known[action]

    def _numbered(self, action: Action) -> int | None:
        block = self.blocks.get(action.kind())
        if block is None or block.words:
            return None
        place = 0
        for field in block.fields:
            value = getattr(action, field.name)
            if block.subset:
                bits: int = sum(1 << one % SUBSET for one in value)
                return block.first + bits
            if isinstance(value, tuple) and value not in field.places:
                value = value[0]
            if value not in field.places:
                return None
            place = place * len(field.places) + field.places[value]
        return block.first + place

    def words_of(self, kind: str) -> int | None:
        """Returns the number that stands for the words of this kind of action."""
        block = self.blocks.get(kind)
        return block.first if block is not None and block.words else None

    def filled(self, form: Form) -> tuple[tuple[int, Action], ...]:
        """Returns the ways to fill in a form that have numbers, with these: every choice of dice; every number; else,
        for each thing, the fewest that may be chosen from it on, around.
        """
        if form not in self._filled:
            ways = [(self.number_of(action), action) for action in self._ways(form)]
            self._filled[form] = tuple((number, action) for number, action in ways if number is not None)
        return self._filled[form]

    def _ways(self, form: Form) -> Iterator[Action]:
        if isinstance(form, Number):
            for n in range(form.least, form.most + 1):
                yield self.game.decode_action({"act": form.action, form.field: n})
        elif isinstance(form, PickSome) and (block := self.blocks.get(form.action)) is not None:
            for some in _choices(form, subset=block.subset):
                yield self.game.decode_action({"act": form.action, form.field: some})


def _choices(form: PickSome, *, subset: bool) -> Iterator[list[int]]:
    if not subset:
        size, twice = max(form.least, 1), form.of * 2
        if size <= min(form.most, len(form.of)):
            yield from (sorted(twice[place : place + size]) for place in range(len(form.of)))
        return
    for bits in range(1, 1 << len(form.of)):
        if form.least <= bits.bit_count() <= form.most:
            yield [one for place, one in enumerate(form.of) if bits >> place & 1]


def _places(values: Values) -> dict[Any, int]:
    return {value: place for place, value in enumerate(values)}
