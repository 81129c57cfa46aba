"""What a night comes to: how life and self control went, the turns that hurt most, and how near it stood."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable
from typing import Final

from holdfast.engine.event import Event
from holdfast.engine.message import Message, say
from holdfast.engine.report import Report, ReportChapter, ReportCount, ReportMoment, ReportScene, ToldLine
from holdfast.games.alone.events.creatures import CreatureAttacked, CreatureKilled, Encountered, OpportunityTaken
from holdfast.games.alone.events.deeds import MissionCompleted, Recovered, Suffered
from holdfast.games.alone.events.reactions import AvatarActivated, CardPlayed, SnareSprung, SpecialSpawned
from holdfast.games.alone.events.rounds import LabyrinthCleaned, NightmareBegan, RoundBegan, TrackCleared, TurnBegan
from holdfast.games.alone.screen.evil import token_parts
from holdfast.games.alone.state import FULL, HERO, Alone

WORST: Final = 3  # turns
BAD: Final = (Suffered, NightmareBegan)
GOOD: Final = (CreatureKilled, MissionCompleted)
CAUSES: Final[dict[type[Event], str]] = {
    Encountered: "fright",
    CreatureAttacked: "attacks",
    OpportunityTaken: "attacks",
    CardPlayed: "cards",
    SpecialSpawned: "cards",
    AvatarActivated: "cards",
    SnareSprung: "cards",
}


@dataclasses.dataclass
class TurnTally:
    round: int
    turn: int
    line: int
    life: int
    control: int
    lost: int = 0
    taken: Counter[str] = dataclasses.field(default_factory=Counter)  # points, by what took them
    in_nightmare: bool = False
    is_over: bool = False  # the round ends: nothing strikes any more but the nightmare
    moments: list[ReportMoment] = dataclasses.field(default_factory=list)
    hurts: list[ReportMoment] = dataclasses.field(default_factory=list)  # what hurt, each after what led to it
    led: list[ReportMoment] = dataclasses.field(default_factory=list)  # since something hurt last

    @property
    def title(self) -> Message:
        return say("report.turn", round=self.round, turn=self.turn)


def report(s: Alone, told: Iterable[ToldLine]) -> Report:
    turns = turns_of(told)
    return Report(chapters=tuple(map(chapter, turns)), scenes=worst(turns), near=near(s, turns))


def turns_of(told: Iterable[ToldLine]) -> list[TurnTally]:
    turns: list[TurnTally] = []
    number = 0
    in_nightmare = False
    for line in told:
        for event in line.events:
            if isinstance(event, RoundBegan):
                number = event.round
            elif isinstance(event, TurnBegan):
                life, control = (turns[-1].life, turns[-1].control) if turns else (FULL, FULL)
                turns.append(TurnTally(number, event.turn, line.line, life, control, in_nightmare=in_nightmare))
            elif turns:
                in_nightmare = in_nightmare or isinstance(event, NightmareBegan)
                note(turns[-1], line.line, event)
    return turns


def note(turn: TurnTally, line: int, event: Event) -> None:
    match event:
        case Suffered(amount=amount, life=life, control=control):
            turn.life, turn.control = life, control
            turn.lost += amount
            turn.taken[cause_of(turn)] += amount
            turn.hurts += [*turn.led, ReportMoment(line, event, "bad")]
            turn.led = []
        case TrackCleared() | LabyrinthCleaned():
            turn.is_over = True
        case Recovered(track="life", now=now):
            turn.life = now
        case Recovered(now=now):
            turn.control = now
    if type(event) in CAUSES and not is_miss(event):
        turn.led.append(ReportMoment(line, event, "bad"))
    if isinstance(event, (*GOOD, *BAD)):
        turn.moments.append(ReportMoment(line, event, "good" if isinstance(event, GOOD) else "bad"))


def cause_of(turn: TurnTally) -> str:
    """Returns what took the points that are lost now: what was told last and could."""
    if turn.is_over:
        return "nightmare" if turn.in_nightmare else "else"
    return CAUSES[type(turn.led[-1].event)] if turn.led else "else"


def is_miss(event: Event) -> bool:
    return isinstance(event, CreatureAttacked | OpportunityTaken) and event.hits == 0


def chapter(turn: TurnTally) -> ReportChapter:
    counts = (
        ReportCount("life", say("report.life"), turn.life),
        ReportCount("control", say("report.control"), turn.control),
    )
    return ReportChapter(turn.line, turn.title, None, counts, tuple(turn.moments))


def worst(turns: list[TurnTally]) -> tuple[ReportScene, ...]:
    """Returns the turns that cost most; of equal ones those in which less was left."""
    hurt = sorted((one for one in turns if one.lost), key=lambda one: (-one.lost, one.life + one.control))
    found = sorted(hurt[:WORST], key=lambda one: one.line)
    return tuple(ReportScene(one.hurts[0].line, one.title, tuple(hurt.event for hurt in one.hurts)) for one in found)


def near(s: Alone, turns: list[TurnTally]) -> tuple[Message, ...]:
    """Returns what took life and self control, how much was wanting to another end, and what waited in the dark."""
    taken = sum((turn.taken for turn in turns), Counter[str]())
    parts = tuple(say("report.taken", cause=cause, points=points) for cause, points in taken.most_common())
    found: list[Message] = [say("report.took", parts=parts)] if parts else []
    final = next((quest for quest in s.quests if s.parts.missions[quest.mission].colour == "red"), None)
    won = s.outcome is not None and HERO in s.outcome.winners
    if won:
        found.append(say("report.left", points=s.life + s.control))
    elif final is not None and s.unlocked:
        steps = s.parts.missions[final.mission].steps[final.step :]
        left = sum(step.times for step in steps) - final.times
        found.append(say("report.out", left=left, mission=final.mission))
    elif final is not None:
        found.append(say("report.locked", mission=final.mission))
    if turns and won:
        lowest = min(turns, key=lambda one: one.life + one.control)
        found.append(say("report.lowest", life=lowest.life, control=lowest.control))
    unseen = [one for one in token_parts(s, s.evil[0]) if not one.is_seen and one.far >= 0]
    if unseen:
        nearest = min(unseen, key=lambda one: one.far)
        found.append(say("report.unseen", creature=nearest.token, far=nearest.far))
    return tuple(found)
