"""ELITE's maps, drawn: those of a pack by name, and a file that is being written."""

from __future__ import annotations

from typing import Final

from holdfast.engine.maps import Maps, MapSketch
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.maps.check import faults
from holdfast.games.elite.maps.map_file import read_map
from holdfast.games.elite.maps.svg_drawing import svg
from holdfast.games.elite.maps.text_drawing import draw


def names(parts: Parts) -> tuple[str, ...]:
    return tuple(parts.maps)


def text_of(parts: Parts, name: str) -> str:
    return draw(parts.maps[name].plan)


def svg_of(parts: Parts, name: str) -> str:
    return svg(parts.maps[name].plan)


def sketch(data: object, file: str) -> MapSketch:
    plan = read_map(data, file)
    return MapSketch(draw(plan), svg(plan), tuple(faults(plan, file)))


MAPS: Final = Maps(names, text_of, svg_of, sketch)
