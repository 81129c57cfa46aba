"""What is told of a game that is over: the score against par, and the same as a line for friends."""

from __future__ import annotations

from holdfast.engine.message import Message, say
from holdfast.games.key.screen.par import par
from holdfast.games.key.state import Key


def result(s: Key) -> Message | None:
    if s.outcome is None:
        return None
    opened, expected = sum(map(s.is_open, range(len(s.windows)))), par(s)
    won, peril = ("yes" if is_so else "no" for is_so in (s.outcome.winners, s.in_peril))
    side = (
        "none" if not s.outcome.winners else "under" if opened < expected else "over" if opened > expected else "even"
    )
    return say(
        "result",
        won=won,
        grade=s.mission.grade,
        open=opened,
        all=len(s.windows),
        cards=len(s.deck),
        peril=peril,
        par=expected,
        side=side if s.outcome.winners else "none",
        by=abs(opened - expected),
    )


def shared_line(s: Key) -> Message | None:
    """Returns the result as one line for friends, from which nobody learns anything of the mission."""
    told = result(s)
    return None if told is None else say("share", **told.params)
