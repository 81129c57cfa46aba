"""Random legal and illegal commands from every seat, from positions in every phase: nothing may break."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from holdfast.bots import bots_of
from holdfast.bots.chance import RandomMind
from holdfast.engine.action import Action
from holdfast.engine.bot import Scheduler
from holdfast.engine.command import Command, Line, Tick
from holdfast.engine.game import AnyGame
from holdfast.engine.play import asks, options, play_unchecked, why_not
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.save import digest, dump
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import State
from holdfast.engine.timers import advance, next_due
from holdfast.engine.view import Number, PickSome, ask_view
from holdfast.lab.match import Box, Failure, Match, failure, open_box, step
from holdfast.lab.wild import near_miss, wild_action

COMMANDS: Final = 80
DEEPEST: Final = 120


class InvariantBroken(Exception):
    """Something that must always hold does not."""


def fuzz(match: Match, games: int) -> Iterator[Failure | None]:
    """Fuzzes one game after the other; yields None for those in which nothing broke."""
    for number in range(1, games + 1):
        yield fuzz_game(match, number)


def fuzz_game(match: Match, number: int) -> Failure | None:
    """Plays to some position, then sends it legal and illegal commands; returns what broke, if anything did."""
    box = open_box(match)
    rng = Rng(key_from_seed(f"fuzz/{match.seed}/{number}"))
    key = match.key(number)
    lines: list[Line] = []
    start: bytes | None = None
    seats = match.seats
    try:
        if box.game.testing.positions is not None and rng.below(2, "start"):
            s: State = box.game.testing.positions(box.loaded.content, number)
            start, seats = dump(s), s.seated
        else:
            s = box.game.setup(box.loaded.content, box.options, seats, key)
        s = played_on(match, box, s, rng, lines)
        for _ in range(COMMANDS):
            if s.outcome is not None:
                break
            line = _any_line(box.game, s, rng)
            lines.append(line)
            after = after_line(box.game, s, line)
            if after is s:
                lines.pop()
            s = after
    except Exception as problem:
        return failure(number, problem, lines, key, seats, start)
    return None


def played_on(match: Match, box: Box, s: State, rng: Rng, lines: list[Line]) -> State:
    """Lets bots of different kinds play for a while."""
    brought = [match.seated_bot(box.game, place) for place in range(len(match.bots))]
    known = {**bots_of(box.game), **{bot.name: bot for bot in brought}}
    names = sorted(name for name, bot in known.items() if not bot.budget.worlds)  # searching would take hours
    bots = {seat: known[rng.choice(names, "bot")] for seat in range(s.seated)}
    scheduler = Scheduler(box.game, box.loaded.content, s, bots, rng.split("minds"))
    whole = box.game.testing.conserved(s)
    for _ in range(rng.below(DEEPEST, "depth")):
        if not step(scheduler, lines):
            break
    if box.game.testing.conserved(s) != whole:
        raise InvariantBroken(f"conserved changed from {whole} to {box.game.testing.conserved(s)}")
    return s


def again(game: AnyGame, s: State, lines: Iterable[Line]) -> State:
    """Carries out the lines of a failure once more, with the same checks; raises what went wrong then."""
    for line in lines:
        s = after_line(game, s, line)
    return s


def after_line(game: AnyGame, s: State, line: Line) -> State:
    """Returns the state after a line, or the same if it was refused; raises InvariantBroken or what the game raises."""
    before = digest(s)
    twin = s.clone()
    advance(twin, line.at)
    if isinstance(line, Command):
        now = digest(twin)
        refusal = why_not(twin, line.seat, line.ask, line.action)
        if digest(twin) != now:
            raise InvariantBroken(f"asking why not changed the state: {line!r}")
        if refusal is not None:
            return s
        play_unchecked(twin, line.seat, line.ask, line.action)
    if digest(s) != before:
        raise InvariantBroken(f"a clone shares something with the state it came from: {line!r}")
    if game.testing.conserved(twin) != game.testing.conserved(s):
        raise InvariantBroken(
            f"conserved changed from {game.testing.conserved(s)} to {game.testing.conserved(twin)}: {line!r}"
        )
    for seat in range(SPECTATOR, twin.seated):
        game.view(twin, seat)
    return twin


# -- what to send


def _any_line(game: AnyGame, s: State, rng: Rng) -> Line:
    due = next_due(s)
    if not rng.below(8, "tick"):
        return Tick(due if due is not None and rng.below(2, "due") else s.now + rng.below(5_000, "wait"))
    seat = rng.below(s.seated, "seat")
    at = s.now + rng.below(300, "wait")
    ask, action = _any_answer(game, s, seat, rng)
    match rng.below(12, "spoil"):
        case 0:
            seat = rng.choice((*range(s.seated), SPECTATOR, s.seated, 99), "wrong seat")
        case 1:
            ask = rng.choice((-1, 0, ask - 1, ask + 1, 10**6), "wrong ask")
        case 2:
            action = near_miss(action, rng)
        case 3:
            action = wild_action(game, rng)
    return Command(at, seat, ask, action)


def _any_answer(game: AnyGame, s: State, seat: int, rng: Rng) -> tuple[int, Action]:
    """Returns something that is offered to this seat, standing offers included; else to another; else nonsense."""
    listed = options(s, seat)
    filler = RandomMind(game, None, seat, rng)
    for ask, decision in asks(s, seat):
        for form in ask_view(s, seat, ask, decision).forms:
            if isinstance(form, PickSome | Number) and form.least <= form.most:
                listed.append((ask, filler.filled(form)))
    if listed:
        return rng.choice(listed, "option")
    others = [answer for other in range(s.seated) for answer in options(s, other)]
    return rng.choice(others, "option") if others else (1, wild_action(game, rng))
