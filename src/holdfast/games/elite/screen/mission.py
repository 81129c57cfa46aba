"""What the mission still wants, and the events that are open."""

from __future__ import annotations

import msgspec

from holdfast.engine.message import Message, say
from holdfast.engine.screen import part
from holdfast.games.elite.cards.slots import Symbol
from holdfast.games.elite.flow import is_complete
from holdfast.games.elite.rules.missions.recon import is_placed
from holdfast.games.elite.screen.filled import filled_slots
from holdfast.games.elite.state import Elite, event_slot


class MissionShown(msgspec.Struct, frozen=True, gc=False):
    is_complete: bool
    progress: Message
    about: Message
    lies: tuple[Message, ...]  # targets and traps, by their spaces
    decks: Message


class EventShown(msgspec.Struct, frozen=True, gc=False):
    event: int
    is_fulfilled: bool
    first: int  # its slots are numbered from here on
    filled: tuple[Symbol | None, ...]  # as many slots as count for this number of players


def mission_shown(s: Elite) -> MissionShown:
    complete = is_complete(s)
    lies = [say(f"mission.{kind}", cells=tuple(cells)) for kind, cells in (("targets", s.targets), ("traps", s.traps))]
    return MissionShown(
        is_complete=complete,
        progress=progress(s, complete),
        about=say("mission.home") if complete else say("name", name=mission_about(s)),
        lies=tuple([line for line in lies if line.params["cells"]]),
        decks=decks(s),
    )


def decks(s: Elite) -> Message:
    piles = {"track": s.track, "swarm": s.swarm, "boss": s.boss, "search": s.search, "tech": s.tech}
    return say("mission.decks", **{name: len(pile) for name, pile in piles.items()})


def mission_about(s: Elite) -> str:
    return s.parts.missions[s.options.mission].about  # type: ignore[index]


def progress(s: Elite, complete: bool) -> Message:
    if complete:
        return say("mission.done")
    if s.phase == "setup" and s.options.mission == "capture":
        return say("mission.traps_to_lay")
    left, ready = left_to_do(s), ready_tokens(s)
    return say("mission.some_ready", ready=ready, left=left - ready) if ready else say("mission.left", left=left)


def left_to_do(s: Elite) -> int:
    """Returns how much of the mission is still open."""
    match s.options.mission:
        case "capture":
            return len(s.traps)
        case "demolition":
            return len(s.targets)
        case "recon":
            return sum(not is_placed(s, token) for token in range(len(s.token_at)))
        case _:
            return sum(at >= 0 for at in s.token_at)


def ready_tokens(s: Elite) -> int:
    """Returns how many tokens are done and still lie there: their dice stay until the end of the round."""
    if s.options.mission != "extermination":
        return 0
    return sum(s.token_at[token] >= 0 for token in s.token_ready)


@part("ongoing", "fulfilled", "place", "counted")
def events(s: Elite) -> tuple[EventShown, ...]:
    return tuple([event_shown(s, event) for event in s.ongoing])


def event_shown(s: Elite, event: int) -> EventShown:
    first = event_slot(event, 0)
    return EventShown(event, event in s.fulfilled, first, filled_slots(s, first, s.event_slots(event)))
