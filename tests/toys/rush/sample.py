"""A full state that a view allows, and other worlds that a seat cannot tell from this one."""

from __future__ import annotations

from typing import Final

from holdfast.engine.flow import Decision, Frame, Strand, run
from holdfast.engine.grace import Grace
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Pile
from holdfast.engine.timers import Timer
from tests.toys.rush.acting import Act, Land, TimesUp
from tests.toys.rush.chain import ChooseWay, Enter, Push
from tests.toys.rush.flow import Arrive, ChooseSpawn, March, Round, SettleAlien
from tests.toys.rush.state import Mission, Rush
from tests.toys.rush.view import GoingOn, RushView, own_fields

FRAMES: Final[dict[str, type[Frame]]] = {
    frame.kind(): frame
    for frame in (Round, ChooseSpawn, Arrive, Enter, Push, ChooseWay, Act, SettleAlien, March, Land, TimesUp, Grace)
}


def sample(view: RushView, mission: Mission, rng: Rng) -> Rush:
    unseen = [card for card in range(len(mission.swarm)) if card not in view.arrived]
    rng.shuffle(unseen, "swarm")
    seats = len(view.wounds)
    s = Rush(
        seated=seats,
        rng=rng.split("world"),
        now=earliest(view),
        outcome=view.outcome,
        mission=mission,
        options=view.options,
        cell=list(view.cell),
        wounds=list(view.wounds),
        face=list(view.face),
        swarm=Pile("swarm", unseen),
        arrived=list(view.arrived),
        charge=view.charge,
        round=view.round,
        clock_runs=view.clock_runs,
    )
    s.asked = [0] * seats
    if view.seat >= 0:
        s.asked[view.seat] = max((ask.id for ask in view.asks), default=0)
    s.strands = [Strand(n, [made(g, view.seat, seats) for g in strand]) for n, strand in enumerate(view.going_on)]
    s.born = len(s.strands)
    for due in view.due:
        s.timers.append(Timer(due.at, s.born, due.key, made(due.what, view.seat, seats)))
        s.born += 1
    s.opened = view.round
    s.stopped = s.opened - s.clock_runs
    run(s)  # numbers what the others are asked
    return s


def made(going_on: GoingOn, seat: int, seats: int) -> Frame:
    """The frame that was described."""
    kind = FRAMES[going_on.frame]
    frame = kind(at=going_on.at, **dict(zip(own_fields(kind), going_on.values, strict=True)))
    if isinstance(frame, Decision) and going_on.ask:
        frame.ids = tuple(going_on.ask if other == seat else 0 for other in range(seats))
    return frame


def earliest(view: RushView) -> int:
    """The earliest moment that the view allows: before it, something that is due had not begun."""
    options = view.options
    lasts = {"rush": options.rush_ms, "land": options.tumble_ms, "grace/1": options.grace_ms}
    return max((due.at - lasts[due.key] for due in view.due), default=0)


def other_world(s: Rush, seat: int, kind: str, rng: Rng) -> Rush:
    """The swarm cards in another order: nobody knows any."""
    twin = s.clone()
    rng.shuffle(twin.swarm.cards, kind)
    return twin


def conserved(s: Rush) -> object:
    """Every card is somewhere, no two figures share a space, and every rush ends once."""
    cells = [cell for cell in s.cell if cell >= 0]
    cards = sorted(s.swarm.true() + s.arrived)
    return cards, len(cells) - len(set(cells)), s.opened - s.stopped - s.clock_runs
