"""The Event Phase (R37-R40): the leftmost card is turned up; ongoing ones stay until they are fulfilled."""

from __future__ import annotations

from holdfast.engine.flow import Frame
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.events.rounds import PhaseBegan
from holdfast.games.elite.events.spawning import EventRemoved, EventTurned
from holdfast.games.elite.state import Elite


class EventPhase(Frame):
    STEPS = ("turn_up",)

    def turn_up(self, s: Elite) -> None:
        s.phase = "event"
        s.tell(PhaseBegan("event"))
        if not len(s.track):
            return
        event = s.turn_up(s.track)
        s.tell(EventTurned(event))
        card = s.parts.events[event]
        if card.is_ongoing:  # R38
            s.ongoing.append(event)
        else:  # R39, R40
            s.past.append(event)
            if card.effects:
                s.start(Apply(effects=card.effects))


def remove_fulfilled(s: Elite) -> None:
    """Removes the events that are fulfilled (R46); the others lose their progress (R47)."""
    for event in s.fulfilled:
        s.ongoing.remove(event)
        s.past.append(event)
        s.tell(EventRemoved(event))
    s.fulfilled = []
