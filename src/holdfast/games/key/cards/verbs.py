"""The words that abilities are made of: each names a frame for a seat, with its number. No ability has another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from holdfast.engine.action import Refusal
from holdfast.engine.content import PackError
from holdfast.engine.flow import Frame
from holdfast.games.key.cards.pack import Parts, read_pack
from holdfast.games.key.rules.fix import Fix, nothing_to_fix
from holdfast.games.key.rules.gather import Gather, nothing_to_gather
from holdfast.games.key.rules.look_ahead import LookAhead
from holdfast.games.key.rules.run import Run, nowhere_to_run
from holdfast.games.key.rules.scout import Scout, nothing_to_scout
from holdfast.games.key.state import Key

VERBS: Final[Mapping[str, Callable[[int, int], Frame]]] = {
    "move": lambda seat, n: Run(seat=seat, left=n),
    "collect": lambda seat, n: Gather(seat=seat, left=n),
    "reveal_nearby": lambda seat, n: Scout(seat=seat),
    "fix": lambda seat, n: Fix(seat=seat, cards=n),
    "look_ahead": lambda seat, n: LookAhead(seat=seat, cards=n),
}

# Why a verb would come to nothing for a seat where it stands, if that is so.
WASTED: Final[Mapping[str, Callable[[Key, int], Refusal | None]]] = {
    "move": nowhere_to_run,
    "collect": nothing_to_gather,
    "reveal_nearby": nothing_to_scout,
    "fix": nothing_to_fix,
    "look_ahead": lambda s, seat: None,
}


def read_playable(files: Mapping[str, Any]) -> Parts:
    """Returns checked content, made from the parsed files of a pack, whose abilities are all made of these words."""
    parts = read_pack(files)
    for character in parts.characters.values():
        for word in character.ability:
            if word.verb not in VERBS:
                raise PackError("characters.toml", character.id, f"one of the verbs {', '.join(VERBS)}", word.verb)
    return parts
