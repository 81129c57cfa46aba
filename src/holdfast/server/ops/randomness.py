"""Where the server's chance comes from: the keys of games and the seeds of what is made for them."""

from __future__ import annotations

from secrets import token_bytes, token_hex

from holdfast.engine.rng import key_from_seed


def new_id() -> str:
    """Returns a name for a table or a person that nobody guesses by counting; it is no secret."""
    return token_hex(8)


class RandomSource:
    """Draws from the system; or, for tests and demos, from a given seed, so that everything can be foreseen."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed
        self.count = 0

    def key(self) -> bytes:
        """Returns the key of a new game: all its dice come from it."""
        self.count += 1
        return key_from_seed(f"{self.seed}/{self.count}") if self.seed else token_bytes(16)

    def word(self) -> str:
        """Returns a seed that nobody guesses."""
        return self.key().hex()
