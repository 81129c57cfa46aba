"""What a table was set for: game, packs, people, options, and the key that its dice come from."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.game import AnyGame
from holdfast.engine.rng import key_from_seed
from holdfast.engine.save import load
from holdfast.engine.state import State
from holdfast.packs import BASE, Loaded, PackInfo

LONGEST_NAME: Final = 40


def is_name(name: str) -> bool:
    """Tells whether people can be called this: a terminal or a browser can show it."""
    return name.isprintable() and len(name.strip()) > 0 and len(name) <= LONGEST_NAME


class Setting(msgspec.Struct, frozen=True):
    """All that is known before the first command. `start` is a saved state for games that begin in the middle."""

    game: AnyGame
    content: Content
    packs: tuple[PackInfo, ...]
    seats: tuple[str, ...]
    options: Any
    key: bytes
    start: bytes | None = None
    places: tuple[str | Path, ...] = (BASE,)  # where another process finds the packs

    @property
    def commitment(self) -> str:
        """Returns a hash that binds the table to its key before the first roll without telling it."""
        return blake2b(self.key, digest_size=32, person=b"holdfast-key").hexdigest()

    def first_state(self) -> State:
        if self.start is not None:
            begun: State = load(self.game, self.content, self.start)
            return begun
        state: State = self.game.setup(self.content, self.options, len(self.seats), self.key)
        return state


def make_setting(
    game: AnyGame,
    loaded: Loaded,
    seats: tuple[str, ...],
    *,
    options: Any = None,
    seed: int | str | None = None,
    key: bytes | None = None,
) -> Setting:
    """Returns a setting with a key that is given, made from a typed seed, or drawn anew."""
    if len(seats) not in game.seats:
        raise ValueError(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} seats, not {len(seats)}")
    if strange := [name for name in seats if not is_name(name)]:
        raise ValueError(f"a name has 1 to {LONGEST_NAME} signs that can be shown, unlike {strange[0]!r}")
    if key is None:
        key = token_bytes(16) if seed is None else key_from_seed(seed)
    chosen = game.options() if options is None else options
    return Setting(game, loaded.content, loaded.packs, seats, chosen, key, places=loaded.places)
