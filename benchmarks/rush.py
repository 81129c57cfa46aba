"""The toy rush for six seats and two minutes: python -m holdfast.cli load --game benchmarks.rush:GAME --each-seat"""

from __future__ import annotations

import dataclasses

import msgspec

from holdfast.engine.game import PackRules
from tests.toys import rush
from tests.toys.rush.state import Mission, Options, Rush

FIELD = msgspec.structs.replace(rush.CONTENT, width=9, height=6, generator=22, life=1000, charge=1000, rounds=20)


def setup(mission: Mission, options: Options, seats: int, key: bytes) -> Rush:
    long = msgspec.structs.replace(options, rush_ms=120_000, tumble_ms=600)
    return rush.GAME.setup(FIELD, long, seats, key)


GAME = dataclasses.replace(
    rush.GAME, name="bigrush", seats=range(3, 7), setup=setup, packs=PackRules(read_pack=lambda files: FIELD)
)
