"""What each token is worth to this mission, as everybody can see once it lies face up: said where it is turned up."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from holdfast.games.key.state import Key

# Its words are the text `worth.<worth>`.
Worth: TypeAlias = Literal["wanted", "opened", "unwanted", "camera", "gas", "counter_intel"]


def worth(s: Key) -> tuple[Worth, ...]:
    """Returns of each token whether its sign is on a closed window, on an open one or on none, or what trap it is."""
    return tuple([_worth(s, token) for token in range(len(s.parts.tokens))])


def _worth(s: Key, token: int) -> Worth:
    if not s.is_glyph(token):
        return cast(Worth, s.parts.tokens[token].kind)
    if s.is_needed(token):
        return "wanted"
    return "opened" if s.windows_of(token) else "unwanted"
