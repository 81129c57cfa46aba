"""What clients are sent of the box: everything but the tables of maps, which only rules need."""

from __future__ import annotations

import msgspec

from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.maps.map import Map


def box_of(parts: Parts) -> Parts:
    return msgspec.structs.replace(parts, maps={id: drawn(map) for id, map in parts.maps.items()})


def drawn(map: Map) -> Map:
    """Returns a map with nothing but what is drawn of it."""
    tables = [field for field in Map.__struct_fields__ if field != "plan"]
    return msgspec.structs.replace(map, **{field: type(getattr(map, field))() for field in tables})
