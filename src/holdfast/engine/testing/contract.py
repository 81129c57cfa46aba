"""The contract of rules: games end, legality has one source, states are values, time is data."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from holdfast.engine.action import Action, IllegalAction
from holdfast.engine.command import Command
from holdfast.engine.play import CLOSED, apply, asks, play, why_not
from holdfast.engine.position import TRUTH
from holdfast.engine.save import digest, dump, load
from holdfast.engine.secret import Pile, Secret
from holdfast.engine.state import State
from holdfast.engine.testing.inside import HiddenThing, cards_of, changeable, hidden_things
from holdfast.engine.testing.probes import CHARACTERS, fillings, fits
from holdfast.engine.testing.subject import Subject
from holdfast.engine.testing.trial import Trial, conformance, everybody
from holdfast.engine.testing.walk import WalkStep, next_line, perform, walk
from holdfast.engine.view import Ask, Form, Text, ask_view, asks_of

FAR: Final = 10**9


# -- a game goes on until it ends


@conformance
def every_game_ends(trial: Trial) -> None:
    """Random play, with a clock that leaps, ends within the declared bound."""
    for s in trial.starts():
        while (line := next_line(s, trial.rng, range(s.seated))) is not None:
            if trial.played == trial.subject.bound:
                trial.broken(f"no end within {trial.subject.bound} commands")
            perform(s, line)
            trial.played += 1
        if s.outcome is None:
            trial.broken("nothing can happen any more and there is no outcome")


@conformance
def there_is_always_a_way_on(trial: Trial) -> None:
    """Without an outcome somebody may answer, or something is due; a standing offer is no way on."""
    for s in trial.states():
        if s.outcome is None and not s.timers and not _has_an_answer(s):
            trial.broken("nobody may do anything, nothing is due, and there is no outcome")
        if s.outcome is not None and any(asks(s, seat) for seat in range(s.seated)):
            trial.broken("the game is over and still asks")


def _has_an_answer(s: State) -> bool:
    for seat in range(s.seated):
        for id, decision in asks(s, seat):
            ask = ask_view(s, seat, id, decision)
            if not decision.OFFER and (ask.options or ask.forms):
                return True
    return False


@conformance
def absent_seats_never_hang(trial: Trial) -> None:
    """Where a game says so: whoever goes away, at whatever moment, the game comes to its end."""
    if not trial.game.at_table.absent_seats_never_hang:
        return
    for s in trial.moments(4):
        absent = trial.rng.below(s.seated, "absent")
        present = [seat for seat in range(s.seated) if seat != absent]
        for seats in (present, []):
            _play_to_the_end(trial, s.clone(), seats)


def _play_to_the_end(trial: Trial, s: State, seats: list[int]) -> None:
    if s.outcome is None:
        s.told, s.learned = [], []
        s.look_around(tuple(seat for seat in range(s.seated) if seat not in seats))
    for _ in range(trial.subject.bound):
        line = next_line(s, trial.rng, seats)
        if line is None:
            break
        perform(s, line)
    if s.outcome is None:
        trial.broken(f"hangs when only the seats {seats} answer: {[type(f).__name__ for f in s.frames()]}")


# -- what is legal is offered, and what is offered is legal


@conformance
def what_is_allowed_is_offered(trial: Trial) -> None:
    """why_not bears any well-typed action for any seat and ask, changes nothing, and allows only what is offered."""
    for s in trial.moments(8):
        before = digest(s)
        asked = trial.look_around(s)
        for seat in range(s.seated):
            for id, action in trial.probes(s, seat, 45):
                _check_probe(trial, s, asked, seat, id, action)
        for seat, id, action in _stray(trial, s):
            _check_probe(trial, s, asked, seat, id, action)
        if digest(s) != before:
            trial.broken("asking why not changed the state")


def _stray(trial: Trial, s: State) -> list[tuple[int, int, Action]]:
    """Returns actions for asks that are closed, somebody else's, or nobody's, and from seats that do not exist."""
    offered = [action for kind in trial.pool.offered for action in trial.rng.sample(trial.pool.like(kind), 2, "probe")]
    ids = (-1, 0, FAR, *trial.rng.sample(range(1, max(s.asked, default=0) + 2), 5, "probe"))
    return [
        (seat, id, action)
        for seat in (*range(s.seated), -1, s.seated, s.seated + 7)
        for id in ids
        for action in trial.rng.sample(offered, 6, "probe")
    ]


def _check_probe(trial: Trial, s: State, asked: dict[int, tuple[Ask, ...]], seat: int, id: int, action: Action) -> None:
    try:
        allowed = why_not(s, seat, id, action) is None
    except Exception as problem:
        raise trial.failure(f"why_not of seat {seat}, ask {id}, {action!r} raised {problem!r}") from problem
    if allowed and not _is_offered(trial, asked.get(seat, ()), id, action):
        trial.broken(f"seat {seat} may answer ask {id} with {action!r}, but is not offered it")


def _is_offered(trial: Trial, asked: tuple[Ask, ...], id: int, action: Action) -> bool:
    same = trial.game.testing.same
    return any(
        ask.id == id
        and (
            any(same(option.action) == same(action) for option in ask.options)
            or any(fits(form, action) for form in ask.forms)
        )
        for ask in asked
    )


@conformance
def what_is_offered_is_allowed(trial: Trial) -> None:
    """Every option is legal and has a name of its own, every form can be filled in, every greyed kind is refused so."""
    for s in trial.moments(10):
        for seat, asked in trial.look_around(s).items():
            if len({ask.id for ask in asked}) < len(asked):
                trial.broken(f"two asks of seat {seat} have one id")
            for ask in asked:
                _check_ask(trial, s, seat, ask)


def _check_ask(trial: Trial, s: State, seat: int, ask: Ask) -> None:
    if len({option.id for option in ask.options}) < len(ask.options):
        trial.broken(f"two options of {ask.kind} have one id: {[option.id for option in ask.options]}")
    for option in ask.options:
        if (refusal := why_not(s, seat, ask.id, option.action)) is not None:
            trial.broken(f"seat {seat} is offered {option.action!r} and refused it: {refusal!r}")
    kinds = {kind.kind(): kind for kind in trial.game.action_types}
    for form in ask.forms:
        entries = fillings(form, kinds[form.action], trial.rng)
        if _can_be_made_up(form) and all(why_not(s, seat, ask.id, entry) is not None for entry in entries):
            trial.broken(f"nothing that fits {form!r} is allowed, such as {entries[0]!r}")
    for greyed in ask.greyed:
        for action in trial.pool.like(kinds[greyed.kind])[:6]:
            if (refusal := why_not(s, seat, ask.id, action)) != greyed.why:
                trial.broken(f"{greyed.kind} is greyed with {greyed.why!r}, but {action!r} gets {refusal!r}")


def _can_be_made_up(form: Form) -> bool:
    """Tells whether the suite can fill in a form; it cannot write words of a language that it does not know."""
    return not isinstance(form, Text) or form.allowed in CHARACTERS


@conformance
def refused_commands_change_nothing(trial: Trial) -> None:
    """What is refused raises IllegalAction with that refusal, and leaves no trace."""
    for s in trial.moments(6):
        before = dump(s)
        trial.look_around(s)
        probes = [(seat, id, action) for seat in range(s.seated) for id, action in trial.probes(s, seat, 12)]
        for seat, id, action in (*probes, *trial.rng.sample(_stray(trial, s), 20, "probe")):
            refusal = why_not(s, seat, id, action)
            if refusal is None:
                continue
            try:
                play(s, seat, id, action)
            except IllegalAction as illegal:
                if illegal.refusal != refusal:
                    trial.broken(f"{action!r} is refused as {refusal!r} and then as {illegal.refusal!r}")
            else:
                trial.broken(f"{action!r} was refused and carried out")
            if dump(s) != before:
                trial.broken(f"the refused {action!r} of seat {seat} changed the state")


@conformance
def late_answers_are_refused(trial: Trial) -> None:
    """An ask that was answered once stays closed for ever, and an id never comes to mean another ask."""
    for start in trial.starts():
        closed: dict[tuple[int, int], Action] = {}
        kinds: dict[tuple[int, int], str] = {}
        for step in trial.walk(start):
            for seat in range(step.before.seated):
                for id, ask in asks(step.before, seat):
                    if kinds.setdefault((seat, id), ask.kind()) != ask.kind():
                        trial.broken(f"ask {id} of seat {seat} was {kinds[seat, id]} and is now {ask.kind()}")
                    if isinstance(step.line, Command) and (step.line.seat, step.line.ask) == (seat, id):
                        closed |= {} if ask.STANDING else {(seat, id): step.line.action}
            if step.after.outcome is None:
                for (seat, id), action in trial.rng.sample([*closed.items()], 8, "probe"):
                    if (refusal := why_not(step.after, seat, id, action)) != CLOSED:
                        trial.broken(f"ask {id} of seat {seat} was answered and is open again: {refusal!r}")


# -- states are values


@conformance
def apply_is_clone_and_play(trial: Trial) -> None:
    """Both give the same state and tell the same, and neither touches the state that it started from."""
    for s in trial.moments(16):
        line = next_line(s, trial.rng, range(s.seated))
        if not isinstance(line, Command):
            continue
        before, told = dump(s), s.told[:]
        twin = s.clone()
        if dump(twin) != before or twin.told:
            trial.broken("a clone is not equal to its original, or holds what the original told")
        play(twin, line.seat, line.ask, line.action)
        applied = apply(s, line.seat, line.ask, line.action)
        if digest(applied) != digest(twin) or applied.told != twin.told or applied.learned != twin.learned:
            trial.broken(f"apply and play differ after {line!r}")
        for _ in walk(applied, trial.rng, 6):
            pass
        if dump(s) != before or s.told != told:
            trial.broken(f"a clone was played and changed its original, after {line!r}")


@conformance
def clones_share_nothing(trial: Trial) -> None:
    """No list, dict, pile, frame or die of a clone is its original's."""
    for s in trial.moments(16):
        mine, twins = changeable(s), changeable(s.clone())
        if shared := sorted(mine[which][0] for which in mine.keys() & twins.keys()):
            trial.broken(f"a clone shares {', '.join(shared)} with its original")


@conformance
def looking_changes_nothing(trial: Trial) -> None:
    """Views, asks, notation and the like are pure; a view holds nothing that belongs to the state."""
    game, content = trial.game, repr(trial.subject.content)
    for s in trial.moments(8):
        before = dump(s)
        belongings = changeable(s)
        for seat in everybody(s):
            first, again = game.view(s, seat), game.view(s, seat)
            if first != again:
                trial.broken(f"seat {seat} looked twice and saw different things")
            if shared := changeable(first).keys() & belongings.keys():
                trial.broken(f"the view of seat {seat} holds the state's own {belongings[shared.pop()][0]}")
            if game.write(s, seat) != game.write(s, seat):
                trial.broken(f"seat {seat} was written two notations")
        game.write(s, TRUTH)
        if game.testing.conserved(s) != game.testing.conserved(s):
            trial.broken("what is conserved was counted twice, with different results")
        if dump(s) != before:
            trial.broken("looking changed the state")
    if repr(trial.subject.content) != content:
        trial.broken("the content changed")


@conformance
def saves_at_every_decision(trial: Trial) -> None:
    """A state that was saved and loaded is the same, shows the same, and goes on the same."""
    game, content = trial.game, trial.subject.content
    for s in trial.moments(20):
        loaded = load(game, content, dump(s))
        if dump(loaded) != dump(s):
            trial.broken("a loaded state differs from the one that was saved")
        for seat in everybody(s):
            if game.view(loaded, seat) != game.view(s, seat):
                trial.broken(f"seat {seat} sees a loaded state otherwise")
        for step in walk(s, trial.rng, 3):
            perform(loaded, step.line)
            if dump(loaded) != dump(step.after) or loaded.told != step.told:
                trial.broken(f"a loaded state goes on otherwise, after {step.line!r}")


@conformance
def the_log_is_the_game(trial: Trial) -> None:
    """The same commands from the same start give the same states and tell the same."""
    starts = [start.clone() for start in trial.starts()]
    for start, replayed in zip(trial.starts(), starts, strict=True):
        if dump(start) != dump(replayed):
            trial.broken("the same key gave two different starts")
        for step in trial.walk(start):
            perform(replayed, step.line)
            if digest(replayed) != digest(step.after) or replayed.told != step.told:
                trial.broken(f"a replay differs after {step.line!r}")


# -- what is on the table


@conformance
def nothing_is_lost(trial: Trial) -> None:
    """Cards, dice and tokens are conserved from the first state to the last."""
    for start in trial.starts():
        whole = trial.game.testing.conserved(start)
        for step in trial.walk(start):
            if (now := trial.game.testing.conserved(step.after)) != whole:
                trial.broken(f"{whole!r} became {now!r} after {step.line!r}")


@conformance
def reveals_raise_the_barrier(trial: Trial) -> None:
    """A step that showed somebody a hidden thing cannot be undone: the barrier rises, and never falls."""
    for step in trial.steps():
        if step.after.barrier < step.before.barrier:
            trial.broken(f"the barrier fell after {step.line!r}")
        if step.after.barrier == step.before.barrier:
            _check_nothing_shown(trial, step)


def _check_nothing_shown(trial: Trial, step: WalkStep) -> None:
    before, after = hidden_things(step.before), hidden_things(step.after)
    piles, later = _piles(before), _piles(after)
    for seat in everybody(step.after):
        shown = _opened(before, after, seat)
        for kind in {thing.kind for thing in piles.values()}:
            was, now = cards_of(piles, kind, seat), cards_of(later, kind, seat)
            shown += [f"{kind} {card}" for card in (was[0] - now[0]) & (now[1] - was[1])]
        if shown:
            trial.broken(f"seat {seat} was shown {', '.join(shown)} by {step.line!r}, and no barrier rose")


def _piles(things: dict[str, HiddenThing]) -> dict[str, HiddenThing]:
    return {path: thing for path, thing in things.items() if isinstance(thing, Pile)}


def _opened(before: dict[str, HiddenThing], after: dict[str, HiddenThing], seat: int) -> list[str]:
    """Returns the paths of secrets that stayed what and where they were, and are now known to this seat."""
    return [
        path
        for path, thing in before.items()
        if isinstance(thing, Secret) and not thing.is_known_to(seat)
        if isinstance(now := after.get(path), Secret) and now.is_known_to(seat) and now.true() == thing.true()
    ]


def fingerprint(subject: Subject, seed: int) -> str:
    """Returns a random game in one word: the same in every process, whatever the order of its sets."""
    trial = Trial("fingerprint", subject, seed)
    mark = blake2b(digest_size=8)
    for s in trial.moments(12):
        mark.update(dump(s))
        for seat in everybody(s):
            mark.update(repr((subject.game.view(s, seat), asks_of(s, seat))).encode())
    return mark.hexdigest()
