"""What each seat of Project: ELITE is shown: everything but what lies face down and the dice to come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.flow import Decision, Frame
from holdfast.engine.grace import Grace, Graced
from holdfast.engine.play import asks_of_all
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.timers import Timer
from holdfast.engine.view import View
from holdfast.games.elite.flow import is_complete
from holdfast.games.elite.rules.shot import FireReach, reaches_of
from holdfast.games.elite.screen.previews import StepPlan, plan_of
from holdfast.games.elite.screen.view_cache import Busy, Since, asks_since
from holdfast.games.elite.state import Elite, Options, Phase


class GoingOn(msgspec.Struct, frozen=True, gc=False):
    """A frame, of which this game hides nothing but the numbers by which other seats know it, and its answer."""

    frame: Frame
    given: Action | None


Frames: TypeAlias = tuple[tuple[GoingOn, ...], ...]  # by strand


class Due(msgspec.Struct, frozen=True, gc=False):
    """What will happen by itself, and when."""

    at: int
    key: str
    frame: Frame


class EliteView(View, frozen=True):
    options: Options
    seats: int
    away: tuple[int, ...]
    round: int
    phase: Phase
    clock_runs: bool
    ends_at: int | None  # in game time, while the clock runs in live tempo
    moment: int  # when something last happened
    heroes: tuple[int, ...]
    kinds: tuple[int, ...]
    at: tuple[int, ...]
    health: tuple[int, ...]
    clusters: tuple[int, ...]
    acid: tuple[int, ...]
    slime: tuple[int, ...]
    held: tuple[int, ...]
    search_tokens: tuple[int, ...]
    targets: tuple[int, ...]
    traps: tuple[int, ...]
    token_face: tuple[int, ...]  # -1 while it lies face down and nobody has looked at it
    token_at: tuple[int, ...]
    token_ready: tuple[int, ...]
    paid: tuple[int, ...]
    finds: tuple[int | None, ...]
    damage: tuple[int, ...]
    guard: tuple[int, ...]
    soaked: tuple[int, ...]
    owed: tuple[int, ...]
    steps: tuple[int, ...]
    die_seat: tuple[int, ...]
    face: tuple[int, ...]
    place: tuple[int, ...]
    counted: tuple[int, ...]
    offered: tuple[int, ...]
    carried: tuple[tuple[int, ...], ...]
    attached: tuple[int, ...]
    worn: tuple[int, ...]
    shots: tuple[int, ...]
    reach: tuple[FireReach, ...]  # of the weapons that are carried, where their heroes stand
    aside: tuple[int, ...]  # how many cards each hero has set aside
    search: int
    search_discard: tuple[int, ...]
    tech: int
    tech_discard: tuple[int, ...]
    gone: tuple[int, ...]
    swarm: int
    swarm_discard: tuple[int, ...]
    boss: int
    boss_discard: tuple[int, ...]
    dead: tuple[int, ...]
    drawn: tuple[int, ...]
    turned: tuple[int, ...]
    in_play: tuple[int, ...]
    track: int
    ongoing: tuple[int, ...]
    fulfilled: tuple[int, ...]
    past: tuple[int, ...]
    more_swarm: int
    more_boss: int
    pace: int
    ready: tuple[bool, ...]
    finished: tuple[bool, ...]
    left_ms: tuple[int, ...]
    opened: int
    stopped: int
    is_complete: bool
    waited_for: tuple[int, ...]  # the seats that are asked something, but for what stands beside the game
    plan: StepPlan | None  # what the aliens of this step will do, while players may have it otherwise
    going_on: Frames
    due: tuple[Due, ...]


def view(s: Elite, seat: int) -> EliteView:
    return views(s, (seat,), {})[seat]


def views(s: Elite, seats: Iterable[int], before: Mapping[int, EliteView]) -> dict[int, EliteView]:
    """Returns what several seats are shown: they differ only in what they are asked."""
    table, frames, asks = shared(s), going_on(s), asks_of_all(s)
    decisions = numbered(s)
    waited_for = tuple(seat for seat, mine in enumerate(asks) if not all(decision.OFFER for _, decision in mine))
    seen = EliteView(seat=SPECTATOR, asks=(), waited_for=waited_for, going_on=frames, **table)
    busy = Busy(frames)
    moments: dict[int, Since | None] = {id(None): None}
    found = {}
    for seat in seats:
        if seat == SPECTATOR:
            found[seat] = seen
            continue
        then = before.get(seat)
        moment = id(then and then.at)  # made once for each moment, and shared by all views of it
        if then is not None and moment not in moments:
            moments[moment] = Since(table, busy, then)
        asked = asks_since(s, seat, asks[seat], moments[moment], () if then is None else then.asks)
        mine = as_asked(frames, decisions, seat)
        found[seat] = msgspec.structs.replace(seen, seat=seat, asks=asked, going_on=mine)
    return found


def shared(s: Elite) -> dict[str, Any]:
    """Returns what lies on the table for all to see; Exploration tokens are known to all or to nobody (A55)."""
    finds = s.finds.seen(SPECTATOR)
    is_hidden = s.options.mission == "exploration"
    return {
        "outcome": s.outcome,
        "options": s.options,
        "seats": s.seated,
        "away": s.away,
        "round": s.round,
        "phase": s.phase,
        "clock_runs": s.clock_runs,
        "ends_at": s.ends_at,
        "moment": s.moment,
        "heroes": s.heroes,
        "kinds": s.kinds,
        "at": tuple(s.at),
        "health": tuple(s.health),
        "clusters": s.clusters,
        "acid": tuple(s.acid),
        "slime": tuple(s.slime),
        "held": tuple(s.held),
        "search_tokens": tuple(s.search_tokens),
        "targets": tuple(s.targets),
        "traps": tuple(s.traps),
        "token_face": tuple(
            (-1 if finds[token] is None else finds[token] or 0) if is_hidden else face
            for token, face in enumerate(s.token_face)
        ),
        "token_at": tuple(s.token_at),
        "token_ready": tuple(s.token_ready),
        "paid": tuple(s.paid),
        "finds": finds,
        "damage": tuple(s.damage),
        "guard": tuple(s.guard),
        "soaked": tuple(s.soaked),
        "owed": tuple(s.owed),
        "steps": tuple(s.steps),
        "die_seat": s.die_seat,
        "face": tuple(s.face),
        "place": tuple(s.place),
        "counted": tuple(s.counted),
        "offered": tuple(s.offered),
        "carried": tuple(map(tuple, s.carried)),
        "attached": tuple(s.attached),
        "worn": tuple(s.worn),
        "shots": tuple(s.shots),
        "reach": reaches_of(s),
        "aside": tuple(map(len, s.aside)),
        "search": len(s.search),
        "search_discard": tuple(s.search_discard),
        "tech": len(s.tech),
        "tech_discard": tuple(s.tech_discard),
        "gone": tuple(s.gone),
        "swarm": len(s.swarm),
        "swarm_discard": tuple(s.swarm_discard),
        "boss": len(s.boss),
        "boss_discard": tuple(s.boss_discard),
        "dead": tuple(s.dead),
        "drawn": tuple(s.drawn),
        "turned": tuple(s.turned),
        "in_play": tuple(s.in_play),
        "track": len(s.track),
        "ongoing": tuple(s.ongoing),
        "fulfilled": tuple(s.fulfilled),
        "past": tuple(s.past),
        "more_swarm": s.more_swarm,
        "more_boss": s.more_boss,
        "pace": s.pace,
        "ready": tuple(s.ready),
        "finished": tuple(s.finished),
        "left_ms": tuple(s.left_ms),
        "opened": s.opened,
        "stopped": s.stopped,
        "is_complete": is_complete(s),
        "plan": plan_of(s),
        "due": tuple(Due(timer.due, timer.key, timer.frame.__copy__()) for timer in s.timers if is_shown(s, timer)),
    }


def going_on(s: Elite) -> Frames:
    """Returns what goes on, as those who are asked nothing see it."""
    return tuple([tuple([as_seen(frame, SPECTATOR) for frame in strand.frames]) for strand in s.strands])


def numbered(s: Elite) -> list[tuple[int, int, Decision]]:
    """Returns the decisions that somebody knows by a number, each with its strand and its place in it."""
    return [
        (number, place, frame)
        for number, strand in enumerate(s.strands)
        for place, frame in enumerate(strand.frames)
        if frame.WAITS and isinstance(frame, Decision) and frame.ids
    ]


def as_asked(frames: Frames, decisions: Iterable[tuple[int, int, Decision]], seat: int) -> Frames:
    """Returns what goes on, with the numbers by which this seat knows what it is asked."""
    found = list(frames)
    for number, place, decision in decisions:
        if decision.ids[seat]:
            mine = found[number]
            found[number] = (*mine[:place], as_seen(decision, seat), *mine[place + 1 :])
    return tuple(found)


def is_shown(s: Elite, timer: Timer) -> bool:
    """Tells whether a timer means something to people: not those that only look whether somebody is still there."""
    if isinstance(timer.frame, Grace):
        number = timer.frame.number
        return any(isinstance(frame, Graced) and frame.number == number for frame in s.frames())
    return timer.key not in ("away", "quiet")


def as_seen(frame: Frame, seat: int) -> GoingOn:
    if not isinstance(frame, Decision):
        return GoingOn(frame.__copy__(), None)
    own = frame.ids[seat] if 0 <= seat < len(frame.ids) else 0
    given = frame.given.action if frame.given else None
    return GoingOn(msgspec.structs.replace(frame, ids=(own,), given=None), given)
