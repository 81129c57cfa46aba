"""Games of The Key for tests: set up on the missions of the test pack, and played by dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holdfast.engine.event import Event
from holdfast.engine.play import options, play
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.mission import Mission, mission_from
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.state import Key
from tests.stage import pack_files, read_content

MISSIONS = ("test-plain", "test-answer", "test-walls", "test-number")
CONTENT: Parts = read_content("key", only_tests=True)


def mission(name: str) -> Mission:
    files = pack_files("key", only_tests=True)
    data = files[f"missions/{name}.toml"]
    return mission_from(data, name, CONTENT.tokens, tuple(glyph.name for glyph in CONTENT.glyphs))


def mission_with(name: str, **changes: Any) -> Mission:
    """A mission of the test pack with some keys of its file changed."""
    data = pack_files("key", only_tests=True)[f"missions/{name}.toml"] | changes
    return mission_from(data, name, CONTENT.tokens, tuple(glyph.name for glyph in CONTENT.glyphs))


def begin(name: str = "test-plain", seats: int = 2, seed: int | str = 1, position: str = "", **chosen: Any) -> Key:
    s = setup(CONTENT, Options(mission(name), **chosen), seats, key_from_seed(seed))
    if position:
        assert GAME.testing.arrange is not None
        GAME.testing.arrange(s, position)
    return s


def play_by_dice(s: Key, seed: int, most: int = 400) -> Iterator[list[Event]]:
    """Play on at random, one click at a time; yields what was told each time. Nobody gives up."""
    rng = Rng(key_from_seed(f"play/{seed}"))
    for _ in range(most):
        found = [(seat, ask, action) for seat in range(s.seated) for ask, action in options(s, seat)]
        found = [choice for choice in found if choice[2].kind() not in ("concede", "stop_drawing")] or found
        if not found:
            return
        play(s, *rng.choice(found, "choice"))
        yield [told.event for told in s.told]
