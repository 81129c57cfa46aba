"""Attack on secrets: try, from every seat and from the gallery, to tell two worlds apart."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

import msgspec

from holdfast.engine.action import Action
from holdfast.engine.command import Command, Tick
from holdfast.engine.event import Event, events_for
from holdfast.engine.game import Proposal
from holdfast.engine.play import asks, options, why_not
from holdfast.engine.save import digest, dump
from holdfast.engine.secret import includes
from holdfast.engine.state import State
from holdfast.engine.testing.inside import all_lie_there, cards_of, hidden_things, uncovered
from holdfast.engine.testing.shown import some_previews
from holdfast.engine.testing.trial import Trial, conformance, everybody
from holdfast.engine.testing.walk import Happening, next_line, perform
from holdfast.engine.testing.worlds import (
    COUNTED_MORE,
    COUNTERS,
    DICE,
    UNSEEN,
    other_dice,
    other_unseen,
    other_world,
    worlds,
)
from holdfast.engine.view import asks_of

CHAIN: Final = 3  # commands played in both worlds
MATCHES: Final = 24  # actions of one kind tried in another world


@dataclasses.dataclass(frozen=True)
class Sight:
    """All that a seat gets, as bytes: the events, the view, the asks, and what bots get, the masked state."""

    events: bytes
    view: bytes
    asks: bytes
    mask: bytes
    text: str = ""
    sections: bytes = b""
    names: bytes = b""
    title: str = ""
    epilogue: bytes = b""
    previews: bytes = b""


def sight(trial: Trial, s: State, seat: int, events: tuple[Event, ...] = ()) -> Sight:
    encode = msgspec.json.encode
    return Sight(encode(events), encode(trial.game.view(s, seat)), encode(asks_of(s, seat)), dump(s.masked(seat)))


def sight_and_text(trial: Trial, s: State, seat: int, events: tuple[Event, ...] = (), options: object = None) -> Sight:
    """Returns all that a seat may be shown, with texts, title, the table in sentences, previews and the last words."""
    game, encode, describe = trial.game, msgspec.json.encode, trial.game.shown.describe
    chosen = options or trial.subject.options
    told = () if s.is_over() else game.shown.epilogue(chosen, s)
    return dataclasses.replace(
        sight(trial, s, seat, events),
        text=game.write(s, seat),
        sections=b"" if describe is None else encode(describe(s, seat)),
        names=encode(game.shown.names(s)),
        title=game.shown.title(chosen),
        epilogue=encode(told),
        previews=encode(some_previews(trial, s, seat)),
    )


def difference(one: Sight, other: Sight) -> str:
    """Returns where two sights differ, with what stands around it."""
    for field in dataclasses.fields(Sight):
        a, b = str(getattr(one, field.name)), str(getattr(other, field.name))
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            return f"{field.name} ...{a[max(at - 60, 0) : at + 40]!r} or ...{b[max(at - 60, 0) : at + 40]!r}"
    return "nothing"


# -- (a) the same world


@conformance
def same_world(trial: Trial) -> None:
    """(a) What a seat sees, is asked and is refused does not depend on secrets, dice to come, or others' counters."""
    for s in trial.moments(12):
        if s.outcome is not None:
            continue  # after the end all may be shown
        trial.look_around(s)
        truth = dump(s)
        for seat in everybody(s):
            here = sight_and_text(trial, s, seat)
            probes = [*_answers(trial, s, seat), *trial.probes(s, seat, 18)] if seat >= 0 else []
            refusals = [why_not(s, seat, id, action) for id, action in probes]
            others = (DICE, other_dice(trial, s)), (UNSEEN, other_unseen(trial, s, seat))
            for kind, world in (*worlds(trial, s, seat), *others):
                if dump(world) == truth:
                    continue  # the seat knows all of this kind
                there = sight_and_text(trial, world, seat)
                if there != here:
                    trial.broken(f"seat {seat} sees other {kind}: {difference(here, there)}")
                for (id, action), refusal in zip(probes, refusals, strict=True):
                    if (other := why_not(world, seat, id, action)) != refusal:
                        trial.broken(f"seat {seat} tries {action!r}: {refusal!r}, but with other {kind} {other!r}")


def _answers(trial: Trial, s: State, seat: int) -> list[tuple[int, Action]]:
    """Returns what was offered to anybody, with the numbers of asks that this seat can name but does not have."""
    mine = {id for id, _ in asks(s, seat)}
    others = [id for id in range(s.asked[seat] + 2) if id not in mine][-3:]
    return [(id, action) for id in others for kind in trial.pool.offered for action in trial.pool.like(kind)[-2:]]


# -- (b) two worlds


@conformance
def two_worlds(trial: Trial) -> None:
    """(b) The same commands look the same in both worlds, until the seat learns something of the kind that differs."""
    for s in trial.moments(7):
        for seat in everybody(s):
            for kind, world in worlds(trial, s, seat):
                if kind == COUNTERS or digest(world) != digest(s):
                    play_both(trial, s.clone(), world, seat, kind)


def play_both(trial: Trial, s: State, world: State, seat: int, kind: str) -> None:
    for _ in range(CHAIN):
        line = next_line(s, trial.rng, range(s.seated))
        if line is None:
            return
        before, twin = s.clone(), same_line(world, _counted_on(line, seat) if kind == COUNTERS else line)
        perform(s, line)
        if _learned(s, kind, seat):
            _show_the_same(trial, before, line, s, seat, kind)
            return
        here = sight(trial, s, seat, events_for(s.told, seat))
        if twin is not None:
            perform(world, twin)
            if _learned(world, kind, seat) or _are_over(s, world):
                return
            if (there := sight(trial, world, seat, events_for(world.told, seat))) != here:
                trial.broken(f"seat {seat} tells other {kind} apart after {line!r}: {difference(here, there)}")
        elif isinstance(line, Tick) or s.is_over():
            return
        elif line.seat == seat:
            trial.broken(f"seat {seat} may {line.action!r}, but not with other {kind}")
        else:
            found = _lookalike(trial, before, world, line, seat, kind, here)
            if found is None:
                return
            world = found


def _counted_on(line: Happening, seat: int) -> Happening:
    """Returns the same answer where other seats have been asked more: two offers of theirs may allow the same."""
    if isinstance(line, Tick) or line.seat == seat:
        return line
    return msgspec.structs.replace(line, ask=line.ask + COUNTED_MORE)


def _show_the_same(trial: Trial, before: State, line: Happening, s: State, seat: int, kind: str) -> None:
    """Checks that all is the same to a seat in other worlds that show it the same of this kind."""
    shown = uncovered(hidden_things(before), hidden_things(s), kind, seat)
    if s.is_over() or len(shown) < _learned(s, kind, seat):
        return  # it learned something that is no card on the table, such as the answer to a question
    found = 0
    for _ in range(MATCHES):
        world = other_world(trial, before, seat, kind)
        twin = same_line(world, line)
        if twin is None or not all_lie_there(hidden_things(world), shown):
            continue
        there = world.clone()
        perform(there, twin)
        if uncovered(hidden_things(world), hidden_things(there), kind, seat) == shown and not there.is_over():
            found += 1
            one, other = (sight(trial, state, seat, events_for(state.told, seat)) for state in (s, there))
            if one != other:
                trial.broken(
                    f"seat {seat} was shown the same by {line!r} and still tells other {kind} apart:"
                    f" {difference(one, other)}"
                )
        if found == CHAIN:
            return


def _are_over(*states: State) -> bool:
    """Tells whether all of these are over; after the end all may be shown."""
    return all(s.outcome is not None for s in states)


def _learned(s: State, kind: str, seat: int) -> int:
    """Returns how many things of this kind the seat learned."""
    return sum(learned == kind and includes(mask, seat) for learned, mask in s.learned)


def same_line(world: State, line: Happening) -> Happening | None:
    """Returns the same answer in the other world, whose ask may have another number; None if it is not legal there."""
    if isinstance(line, Tick):
        return line
    for id, _ in asks(world, line.seat):
        if id == line.ask and why_not(world, line.seat, id, line.action) is None:
            return line
    for id, _ in asks(world, line.seat):
        if why_not(world, line.seat, id, line.action) is None:
            return msgspec.structs.replace(line, ask=id)
    return None


def _lookalike(trial: Trial, s: State, world: State, line: Command, seat: int, kind: str, here: Sight) -> State | None:
    """Checks, after somebody used a secret, that using one of theirs in the other world looks the same to a seat.

    Returns the world after that, if the two can be compared further: the seat knows neither of the things used.
    """
    (asked,) = (ask.kind() for id, ask in asks(s, line.seat) if id == line.ask)
    kinds = {id: ask.kind() for id, ask in asks(world, line.seat)}
    like = [
        (id, action)
        for id, action in options(world, line.seat)
        if type(action) is type(line.action) and kinds[id] == asked
    ]
    like.sort(key=lambda found: -_likeness(found[1], line.action))
    there = None
    for id, action in like[:MATCHES]:
        twin = world.clone()
        perform(twin, Command(twin.now, line.seat, id, action))
        if _learned(twin, kind, seat):
            return None
        there = sight(trial, twin, seat, events_for(twin.told, seat))
        if there == here:
            return twin if _are_hidden(s, line.action, world, action, seat, kind) else None
    if there is not None and len(like) <= MATCHES:
        trial.broken(
            f"seat {seat} can tell from {line!r} what {kind} there is: in the other world none of"
            f" {[action for _, action in like]} looks the same: {difference(here, there)}"
        )
    return None


def _are_hidden(s: State, used: Action, world: State, other: Action, seat: int, kind: str) -> bool:
    """Tells whether two actions differ only in cards that the seat does not know."""
    here, there = (cards_of(hidden_things(state), kind, seat)[0] for state in (s, world))
    changed = [(getattr(used, field), getattr(other, field)) for field in used.__struct_fields__]
    return all(one == two or (one in here and two in there) for one, two in changed)


def _likeness(one: Action, other: Action) -> int:
    return sum(getattr(one, field) == getattr(other, field) for field in one.__struct_fields__)


# -- (h) what the table chose


@conformance
def other_options(trial: Trial) -> None:
    """(h) Options that hide something look like others to everybody: at first, and as long as nothing shows."""
    if trial.game.testing.other_options is None:
        return
    subject = trial.subject
    for number in range(CHAIN):
        hidden = trial.game.testing.other_options(subject.options, trial.rng.split(f"options {number}"))
        if hidden == subject.options:
            trial.broken(f"toothless: the other options are the same: {hidden!r}")
        s, world = subject.setup(trial.seed), dataclasses.replace(subject, options=hidden).setup(trial.seed)
        trial.here, trial.played, trial.start = s, number, f"the first state, beside {hidden!r}"
        _see_the_same(trial, s, world, hidden)
        for line in _walk_together(trial, s, world):
            _see_the_same(trial, s, world, hidden, line)


def _walk_together(trial: Trial, s: State, world: State) -> Iterator[Happening]:
    """Carries out and yields the same commands in both states, until one is over or shows what was hidden."""
    for _ in range(trial.subject.length):
        line = next_line(s, trial.rng, range(s.seated))
        if line is None or (twin := same_line(world, line)) is None:
            return
        perform(s, line)
        perform(world, twin)
        shown = {kind for kind, _ in s.learned}
        if (
            s.is_over()
            or world.is_over()
            or shown & {kind for kind in trial.game.testing.secrets if _differs(s, world, kind)}
        ):
            return
        yield line


def _differs(s: State, world: State, kind: str) -> bool:
    here, there = hidden_things(s), hidden_things(world)
    return any(thing.kind == kind and there[path].true() != thing.true() for path, thing in here.items())


def _see_the_same(trial: Trial, s: State, world: State, hidden: object, line: Happening | None = None) -> None:
    for seat in everybody(s):
        here = sight_and_text(trial, s, seat, events_for(s.told, seat))
        there = sight_and_text(trial, world, seat, events_for(world.told, seat), hidden)
        if here != there:
            after = f" after {line!r}" if line else ""
            trial.broken(f"seat {seat} can tell other options{after}: {difference(here, there)}")


# -- (c) silence


@conformance
def silence(trial: Trial) -> None:
    """(c) A seat that was told nothing and asked nothing new sees what it saw before."""
    for step in trial.steps():
        for seat in everybody(step.after):
            if seat == step.actor or events_for(step.told, seat) or step.after.outcome is not None:
                continue
            if [id for id, _ in asks(step.before, seat)] != [id for id, _ in asks(step.after, seat)]:
                continue
            before, after = sight(trial, step.before, seat), sight(trial, step.after, seat)
            if (before.view, before.asks, before.mask) != (after.view, after.asks, after.mask):
                trial.broken(f"seat {seat} was told nothing of {step.line!r}: {difference(before, after)}")


# -- (d) dropped secrets


@conformance
def dropped_secrets(trial: Trial) -> None:
    """(d) A secret proposal and its refusal leave no trace at the seats that they were kept from, now or later."""
    found = 0
    for s in trial.states() if trial.game.testing.proposals else ():
        for proposal in trial.game.testing.proposals:
            for seat in range(s.seated):
                opened = [(id, action) for id, action in options(s, seat) if type(action) is proposal.opens]
                for id, action in trial.rng.sample(opened, 1, "drop"):
                    found += 1
                    _drop(trial, s, Command(s.now, seat, id, action), proposal)
        if found > CHAIN * 5:
            return


def _drop(trial: Trial, s: State, opens: Command, proposal: Proposal) -> None:
    kept_from = proposal.kept_from(s)
    refused = s.clone()
    perform(refused, opens)
    answer = next(
        (
            Command(refused.now, seat, id, proposal.refusal)
            for seat in range(s.seated)
            for id, _ in asks(refused, seat)
            if id not in [known for known, _ in asks(s, seat)]
            if why_not(refused, seat, id, proposal.refusal) is None
        ),
        None,
    )
    if answer is None:
        return
    _check_silent(trial, s, refused, kept_from, f"the proposal {opens!r}")
    perform(refused, answer)
    _check_silent(trial, s, refused, kept_from, f"the refused proposal {opens!r}")
    dropped = s.clone()
    for _ in range(CHAIN + 1):
        line = next_line(dropped, trial.rng, range(s.seated))
        twin = None if line is None else same_line(refused, line)
        if line is None or twin is None:
            return
        perform(dropped, line)
        perform(refused, twin)
        if _are_over(dropped, refused):
            return
        for seat in kept_from:
            here = sight(trial, dropped, seat, events_for(dropped.told, seat))
            there = sight(trial, refused, seat, events_for(refused.told, seat))
            if here != there:
                trial.broken(
                    f"after {line!r} seat {seat} can tell that {opens!r} was refused before: {difference(here, there)}"
                )


def _check_silent(trial: Trial, s: State, after: State, seats: tuple[int, ...], what: str) -> None:
    for seat in seats:
        here, there = sight(trial, s, seat), sight(trial, after, seat, events_for(after.told, seat))
        if here != there:
            trial.broken(f"seat {seat} notices {what}: {difference(here, there)}")
