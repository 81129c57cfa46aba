"""The Starting Area (R172-R176): where heroes gather and no alien may come, but one while aliens spawn."""

from __future__ import annotations

from holdfast.games.elite.events.figures import Moved, Tolerated
from holdfast.games.elite.state import MOST_HEROES, Elite


def aliens_home(s: Elite) -> list[int]:
    return [alien for alien in s.aliens() if s.is_home(alien)]


def heroes_home(s: Elite) -> bool:
    return all(s.is_home(hero) for hero in range(len(s.heroes)))


def comes_home(s: Elite, alien: int, cell: int) -> None:
    """An alien enters the Starting Area: it pushes nobody there (A6), and it ends the game, or nearly (A58)."""
    assert alien >= MOST_HEROES
    others = aliens_home(s)
    s.at[alien] = cell
    s.tell(Moved(alien, cell))
    is_spawning = s.phase == "spawning" or (s.phase == "event" and s.options.event_grace)
    if others or not is_spawning:  # R172, R176
        s.end("lost.breach")
    else:  # R173
        s.tell(Tolerated(alien))
