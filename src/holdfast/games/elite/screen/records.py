"""What a finished game of ELITE is counted by, and what those who played it may be proud of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from holdfast.engine.message import say
from holdfast.engine.options import OptionChoice
from holdfast.engine.records import BestMoment, Counted, PlayedStep, PlayedTable, Records, TableToTry, counted_words
from holdfast.games.elite.events.figures import Healed, Killed
from holdfast.games.elite.setup.choices import choices
from holdfast.games.elite.state import Elite

LEAST_KILLS: Final = 2  # in a rush, to be remembered
LEAST_HEALED: Final = 2


def counted_by(files: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
    return counted_words(choices(files), "mission", "map", "difficulty", "heroes")


def words(s: Elite, table: PlayedTable, seat: int) -> Counted:
    """One who plays alone has two heroes."""
    return {
        "mission": (s.options.mission,),
        "map": (s.options.map,),
        "difficulty": (s.options.difficulty,),
        "heroes": tuple([s.hero(hero).id for hero in s.heroes_of(seat)]),
    }


class HeroTally:
    """What each hero did in each round, and when the last of them came home."""

    def __init__(self) -> None:
        self.kills: Counter[tuple[int, int]] = Counter()  # by hero and round
        self.healed: Counter[int] = Counter()
        self.line_of: dict[tuple[str, int, int], int] = {}  # of the last of these
        self.home_line = 0
        self.seconds_left: int | None = None
        self.were_home = True

    def see(self, step: PlayedStep[Elite]) -> None:
        s = step.state
        for event in step.told:
            if isinstance(event, Killed):
                self.kills[event.hero, s.round] += 1
                self.line_of["kills", event.hero, s.round] = step.line
            elif isinstance(event, Healed):
                self.healed[event.hero] += event.n
                self.line_of["healed", event.hero, 0] = step.line
        are_home = all(map(s.is_home, range(len(s.heroes))))
        if are_home and not self.were_home:
            self.home_line = step.line
            self.seconds_left = None if s.ends_at is None else (s.ends_at - s.now) // 1000
        self.were_home = are_home

    def of_hero(self, hero: int) -> Iterable[BestMoment]:
        rushes = {round: n for (who, round), n in self.kills.items() if who == hero}
        if rushes and max(rushes.values()) >= LEAST_KILLS:
            best = max(rushes, key=lambda round: (rushes[round], -round))
            line = self.line_of["kills", hero, best]
            yield BestMoment("rush", rushes[best], say("record.rush", kills=rushes[best], round=best), line)
        if self.healed[hero] >= LEAST_HEALED:
            healed = self.healed[hero]
            yield BestMoment("healed", healed, say("record.healed", n=healed), self.line_of["healed", hero, 0])

    def of_all(self, s: Elite) -> Iterable[BestMoment]:
        if s.outcome is not None and s.outcome.winners and self.seconds_left is not None:
            left = self.seconds_left
            yield BestMoment("home", left, say("record.home", seconds=left), self.home_line, "fewest")


def moments(steps: Iterable[PlayedStep[Elite]]) -> tuple[tuple[BestMoment, ...], ...]:
    """The closest call is the best one: how few seconds were left when the last hero came home."""
    tally, s = HeroTally(), None
    for step in steps:
        tally.see(step)
        s = step.state
    if s is None:
        return ()
    of_all = tuple(tally.of_all(s))
    return tuple(
        (*of_all, *(moment for hero in s.heroes_of(seat) for moment in tally.of_hero(hero))) for seat in range(s.seated)
    )


def to_try(counted: str, word: str) -> TableToTry:
    """Returns a table at which this can be tried; everybody picks a hero of their own."""
    return TableToTry(picks={counted: word}) if counted == "heroes" else TableToTry({counted: word})


RECORDS: Final = Records[Elite](
    counted_by=counted_by, words=words, moments=moments, rising=("difficulty",), to_try=to_try
)
