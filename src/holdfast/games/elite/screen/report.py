"""What a game of ELITE comes to: who did what, and how the rounds went."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from holdfast.engine.event import Event
from holdfast.engine.message import say
from holdfast.engine.report import (
    DiceShare,
    Medal,
    Report,
    ReportChapter,
    ReportCount,
    ReportMoment,
    ReportRow,
    ReportSeat,
    ReportTable,
    ToldLine,
)
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.events.dice import Allocated, Landed
from holdfast.games.elite.events.equipment import Fired, Searched, SearchTaken, Used
from holdfast.games.elite.events.figures import Driven, Healed, Hurt, Killed, Moved, Spawned
from holdfast.games.elite.events.rounds import RoundBegan
from holdfast.games.elite.events.spawning import EventTurned
from holdfast.games.elite.screen.setting import SettingShown, setting_of
from holdfast.games.elite.state import Elite

GOOD: Final = frozenset(
    {"objective_ready", "event_fulfilled", "captured", "demolition_placed", "find_revealed"}
)  # what one remembers
BAD: Final = frozenset({"boss_card_turned", "die_locked", "tolerated"})
OBJECTIVES_DONE: Final = frozenset({"objective_ready", "captured", "demolition_placed", "find_revealed"})
OF_HEROES: Final = ("kills", "shots", "hits", "damage", "healed", "steps", "searches", "items")
OF_SEATS: Final = ("dice", "placed", "driven", "objectives")
OF_ROUNDS: Final = ("came", "kills", "damage")
MEDALS: Final = ("kills", "steps", "searches", "damage")


@dataclasses.dataclass
class RoundTally:
    number: int
    line: int
    event: int | None = None
    counts: Counter[str] = dataclasses.field(default_factory=Counter)
    moments: list[ReportMoment] = dataclasses.field(default_factory=list)


class Tally:
    """Counts what was told, for heroes, for seats and for rounds."""

    def __init__(self, setting: SettingShown) -> None:
        self.setting = setting
        self.heroes: list[Counter[str]] = [Counter() for _ in setting.heroes]
        self.seats: list[Counter[str]] = [Counter() for _ in range(setting.seats)]
        self.rounds: list[RoundTally] = []
        self.faces: Counter[str] = Counter()
        self.placing = -1  # who put the last die anywhere: what that made ready is theirs

    def note(self, line: int, events: Iterable[Event]) -> None:
        self.placing = -1
        for event in events:
            if isinstance(event, RoundBegan):
                self.rounds.append(RoundTally(event.round, line))
            self._remember(line, event)
            self._count(event)

    def _remember(self, line: int, event: Event) -> None:
        kind = event.kind()
        is_boss = isinstance(event, Killed) and self.setting.figures[event.figure].boss is not None
        mark: Literal["good", "bad"] = "bad" if kind in BAD else "good"
        if self.rounds and (kind in GOOD or kind in BAD or is_boss):
            self.rounds[-1].moments.append(ReportMoment(line, event, mark))
        if kind in OBJECTIVES_DONE:
            hero = getattr(event, "hero", -1)
            doer = self.setting.heroes[hero].seat if hero >= 0 else self.placing
            self._for_round("objectives", 1)
            if doer >= 0:
                self.seats[doer]["objectives"] += 1

    def _count(self, event: Event) -> None:
        match event:
            case EventTurned():
                if self.rounds:
                    self.rounds[-1].event = event.card
            case Landed():
                self.seats[event.seat]["dice"] += len(event.faces)
                self.faces.update(event.faces)
            case Allocated():
                self.placing = event.seat
                self.seats[event.seat]["placed"] += 1
            case Driven():
                self.seats[event.seat]["driven"] += 1
            case Moved():
                self._for_hero(event.figure, "steps", 1)
            case Spawned():
                self._for_round("came", 1)
            case Fired():
                self._for_hero(event.hero, "shots", 1)
                self._for_hero(event.hero, "hits", event.hits)
            case Killed():
                self._for_round("kills", 1)
                self._for_hero(event.hero, "kills", 1)
            case Hurt():
                self._for_round("damage", event.n)
                self._for_hero(event.hero, "damage", event.n)
            case Healed():
                self._for_hero(event.hero, "healed", event.n)
            case Searched() | SearchTaken():
                self._for_hero(event.hero, "searches", 1)
            case Used():
                self._for_hero(event.hero, "items", 1)

    def _for_hero(self, hero: int, what: str, n: int) -> None:
        if 0 <= hero < len(self.heroes):
            self.heroes[hero][what] += n

    def _for_round(self, what: str, n: int) -> None:
        if self.rounds:
            self.rounds[-1].counts[what] += n


def report(s: Elite, told: Iterable[ToldLine]) -> Report:
    return report_at(setting_of(s), told)


def report_at(setting: SettingShown, told: Iterable[ToldLine]) -> Report:
    """Returns the same of a table that was set so."""
    tally = Tally(setting)
    for line in told:
        tally.note(line.line, line.events)
    return Report(medals(tally), tuple(map(chapter, tally.rounds)), (who_did_what(tally),), luck(tally), seats(tally))


def seats(tally: Tally) -> tuple[ReportSeat, ...]:
    """Returns for each seat what it did itself, with all of its heroes."""
    found = []
    for seat, dice in enumerate(tally.seats):
        heroes = tuple(hero for hero, face in enumerate(tally.setting.heroes) if face.seat == seat)
        did = sum((tally.heroes[hero] for hero in heroes), Counter[str]())
        fought = say("report.you_fought", kills=did["kills"], shots=did["shots"])
        worked = say("report.you_worked", dice=dice["dice"], placed=dice["placed"], objectives=dice["objectives"])
        says = (
            say("report.you_were", heroes=heroes, steps=did["steps"], damage=did["damage"]),
            fought if did["shots"] or did["kills"] else say("report.you_fired_nothing"),
            *([worked] if dice["dice"] else []),
        )
        found.append(ReportSeat(seat, says))
    return tuple(found)


def medals(tally: Tally) -> tuple[Medal, ...]:
    """Returns who stands out; where two are equal, nobody does."""
    found = []
    for what in MEDALS:
        most = max(counts[what] for counts in tally.heroes)
        best = [hero for hero, counts in enumerate(tally.heroes) if counts[what] == most]
        if most and len(best) == 1 and len(tally.heroes) > 1:
            found.append(Medal(say(f"report.most_{what}"), say("report.hero", hero=best[0]), most))
    return tuple(found)


def chapter(one: RoundTally) -> ReportChapter:
    about = None if one.event is None else say("report.event", event=one.event)
    counts = tuple(ReportCount(what, say(f"report.{what}_there"), one.counts[what]) for what in OF_ROUNDS)
    return ReportChapter(one.line, say("report.round", round=one.number), about, counts, tuple(one.moments))


def who_did_what(tally: Tally) -> ReportTable:
    """Returns who did what. Whoever plays alone shares dice among heroes: they are counted with the first."""
    setting = tally.setting
    is_solo = setting.seats == 1
    rows = []
    for hero, counts in enumerate(tally.heroes):
        is_first = not is_solo or hero == 0
        dice = [tally.seats[setting.heroes[hero].seat][what] if is_first else None for what in OF_SEATS]
        cells = (*[counts[what] for what in OF_HEROES], *dice)
        rows.append(ReportRow(say("report.hero", hero=hero), None if is_solo else hero, cells))
    columns = ("who", *OF_HEROES, *OF_SEATS)
    return ReportTable(say("report.who_did_what"), tuple(say(f"report.{what}") for what in columns), tuple(rows))


def luck(tally: Tally) -> tuple[DiceShare, ...]:
    """Returns what the dice of all showed."""
    all_dice = tally.faces.total()
    if not all_dice:
        return ()
    shares = [(face, tally.faces[face]) for face in SYMBOLS]
    return tuple(DiceShare(say(f"symbol.{face}"), n, round(100 * n / all_dice)) for face, n in shares)
