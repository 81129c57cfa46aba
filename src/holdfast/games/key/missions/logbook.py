"""From a game that is over to its line in the campaign log."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.engine.event import Event
from holdfast.games.key.events import Solved, TurnBegan, WindowOpened
from holdfast.games.key.missions.campaign import Entry
from holdfast.games.key.missions.generator.bank import Bank
from holdfast.games.key.missions.generator.history import marks_of
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.state import Key


def entry_of(number: int, mission: Mission, s: Key, told: Sequence[Event], bank: Bank) -> Entry:
    """Returns the log line of mission `number`; `told` is what everybody was told in the game."""
    if s.outcome is None:
        raise ValueError(f"mission {mission.id!r} is not over yet")
    return Entry(
        number=number,
        mission=mission.id,
        grade=mission.grade,
        result="won" if s.outcome.winners else "lost",
        ending=s.outcome.key,
        guess=next((event.guess for event in told if isinstance(event, Solved)), ""),
        answer=mission.answer,
        turns=sum(isinstance(event, TurnBegan) for event in told),
        opened=sum(isinstance(event, WindowOpened) for event in told),
        in_peril=s.in_peril,
        traces=marks_of(mission, bank),
        said=mission.said,
    )
