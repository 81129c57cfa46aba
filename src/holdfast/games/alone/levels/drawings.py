"""ALONE's levels, drawn: those of a pack by name, one from a seed, and a file that is being written."""

from __future__ import annotations

from typing import Final

from holdfast.engine.content import PackError
from holdfast.engine.maps import Maps, MapSketch
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.levels.check import check
from holdfast.games.alone.levels.generator import generate
from holdfast.games.alone.levels.level import Level
from holdfast.games.alone.levels.level_file import read_level
from holdfast.games.alone.levels.svg_drawing import svg
from holdfast.games.alone.levels.text_drawing import text


def names(parts: Parts) -> tuple[str, ...]:
    return tuple(level.id for level in parts.levels)


def level_named(parts: Parts, name: str) -> Level:
    return next(level for level in parts.levels if level.id == name)


def text_of(parts: Parts, name: str) -> str:
    return text(level_named(parts, name))


def svg_of(parts: Parts, name: str) -> str:
    return svg(level_named(parts, name))


def made(seed: str) -> tuple[str, str]:
    level = Level(f"Level {seed}", generate(Rng(key_from_seed(seed))))
    return text(level), svg(level)


def sketch(data: object, file: str) -> MapSketch:
    level = read_level(data, file)
    faults = tuple(PackError(file, "map", f"a level that keeps {b.rule}", b.what) for b in check(level.sectors))
    return MapSketch(text(level), svg(level), faults)


MAPS: Final = Maps(names, text_of, svg_of, sketch, made)
