"""The contract of what is shown: views, samples, texts and notation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from holdfast.engine.event import Event, Forgot, events_for
from holdfast.engine.imagine import imagined
from holdfast.engine.message import Message
from holdfast.engine.play import why_not
from holdfast.engine.position import TRUTH
from holdfast.engine.preview import consequence
from holdfast.engine.screen import Consequence, ScreenMemory
from holdfast.engine.state import State
from holdfast.engine.testing.inside import changeable
from holdfast.engine.testing.misfit import misfit
from holdfast.engine.testing.trial import Trial, conformance, everybody
from holdfast.engine.testing.walk import walk
from holdfast.engine.text import MissingText, Texts
from holdfast.engine.view import Ask, View, asks_of

PREVIEWED: Final = 6  # options of an ask


@conformance
def views_hold_what_is_asked(trial: Trial) -> None:
    """A view names its seat, holds exactly the asks that are open to it, and the outcome."""
    for s in trial.moments(16):
        for seat in everybody(s):
            view: View = trial.game.view(s, seat)
            if type(view) is not trial.game.view_type:
                trial.broken(f"seat {seat} is shown a {type(view).__name__}, not a {trial.game.view_type.__name__}")
            if (view.seat, view.outcome) != (seat, s.outcome):
                trial.broken(f"seat {seat} is shown seat {view.seat} and outcome {view.outcome!r} of {s.outcome!r}")
            if view.asks != asks_of(s, seat):
                trial.broken(f"seat {seat} is shown the asks {view.asks!r}, but is asked {asks_of(s, seat)!r}")


@conformance
def all_that_is_sent_can_be_read(trial: Trial) -> None:
    """Views, events, options and refusals are plain JSON without a secret in it, and come back the same."""
    encode = msgspec.json.encode
    for step in trial.steps():
        for seat in everybody(step.after):
            for event in events_for(step.told, seat):
                if type(event) not in (*trial.game.event_types, Forgot):
                    trial.broken(f"{event!r} is no event of {trial.game.name}")
                encode(event)
                if shared := changeable(event):
                    trial.broken(f"{event!r} holds what can be changed: {[path for path, _ in shared.values()]}")
    for s in trial.moments(10):
        trial.look_around(s)
        for seat in everybody(s):
            view = trial.game.view(s, seat)
            encode(view)
            if problem := misfit(view, trial.game.view_type):
                trial.broken(f"the view of seat {seat} is not what its type says: view{problem}")
            for ask in asks_of(s, seat):
                _check_sent(trial, ask)
            for id, action in trial.probes(s, seat, 12) if seat >= 0 else ():
                encode(why_not(s, seat, id, action))


def _check_sent(trial: Trial, ask: Ask) -> None:
    for option in ask.options:
        sent = msgspec.json.decode(msgspec.json.encode(option.action))
        if trial.game.decode_action(sent) != option.action:
            trial.broken(f"{option.action!r} was sent and read as {trial.game.decode_action(sent)!r}")


@conformance
def samples_fit_the_view(trial: Trial) -> None:
    """A sampled state shows its seat the same view, asks and all; its dice are fresh; it can be played."""
    game = trial.game
    for s in trial.moments(8):
        if s.outcome is not None:
            continue
        for seat in range(s.seated):
            view = game.view(s, seat)
            knowledge = view if game.deal is None else s.masked(seat)
            one, other = (
                imagined(game, knowledge, trial.subject.content, trial.rng.split(f"sample {trial.played} {seat} {n}"))
                for n in range(2)
            )
            if (seen := game.view(one, seat)) != view:
                trial.broken(f"seat {seat} saw {view!r} and its sample shows {seen!r}")
            if len({s.rng.key, one.rng.key, other.rng.key}) < 3:
                trial.broken(f"a sample for seat {seat} has dice that are not fresh")
            if shared := changeable(one).keys() & (changeable(other) | changeable(s)).keys():
                trial.broken(f"samples for seat {seat} share {changeable(one)[shared.pop()][0]}")
            whole = game.testing.conserved(one)
            for step in walk(one, trial.rng, 6):
                if game.testing.conserved(step.after) != whole:
                    trial.broken(f"a sample for seat {seat} loses something after {step.line!r}")


@conformance
def there_are_words_for_everything(trial: Trial) -> None:
    """Whatever occurs has a text that can be filled in: options, events, reasons, endings, and what screens say."""
    for step in trial.steps():
        texts = _texts(trial, step.after)
        for seat in everybody(step.after):
            for event in events_for(step.told, seat):
                _check_event(trial, texts, event, seat)
        if step.after.outcome is not None:
            _say(trial, f"the outcome of {step.line!r}", texts.say, f"outcome.{step.after.outcome.key}")
    for s in trial.moments(10):
        texts = _texts(trial, s)
        for seat, asked in trial.look_around(s).items():
            for ask in asked:
                _check_ask(trial, texts, ask)
            for id, action in trial.probes(s, seat, 24):
                refusal = why_not(s, seat, id, action)
                if refusal is not None and refusal.rule != "table":
                    _say(trial, f"the refusal of {action!r}", texts.refusal, refusal)


@conformance
def what_is_shown_can_be_said(trial: Trial) -> None:
    """Everything that a view, the table in sentences or a preview says has a text, and it can be filled in."""
    describe = trial.game.shown.describe
    for s in trial.moments(10):
        texts = _texts(trial, s)
        for seat in everybody(s):
            sections = () if describe is None else describe(s, seat)
            for message in messages_in((trial.game.view(s, seat), sections, some_previews(trial, s, seat))):
                said = _say(trial, f"{message!r} to seat {seat}", texts.message, message)
                if "None" in said:
                    trial.broken(f"seat {seat} is shown {said!r}: {message!r} names what is not there")


def messages_in(value: object) -> Iterator[Message]:
    """Yields all that is to be said in something that is sent, but for what is said inside of it."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from messages_in(part)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from messages_in(getattr(value, field))


def some_previews(trial: Trial, s: State, seat: int) -> list[Consequence]:
    """Returns what some of the things that a seat may do would come to, as it is told before."""
    if seat < 0 or s.outcome is not None:
        return []
    return [
        consequence(trial.game, s, seat, ask.id, option.action)
        for ask in asks_of(s, seat)
        for option in ask.options[:: max(1, len(ask.options) // PREVIEWED)]
    ]


def _texts(trial: Trial, s: State) -> Texts:
    """Returns the words of the game and of this table, with stand-ins for the names of people."""
    game = trial.game
    people = {f"seat.{seat}": f"Seat {seat + 1}" for seat in range(s.seated)}
    return Texts(trial.table_of_texts, {**game.shown.names(s), **people})


def _check_event(trial: Trial, texts: Texts, event: Event, seat: int) -> None:
    if isinstance(event, Forgot):
        return
    line = _say(trial, f"{event!r} to seat {seat}", texts.event, event)
    if "None" in line:
        trial.broken(f"seat {seat} is told {line!r}: {event!r} needs a text for those who do not know")


def _check_ask(trial: Trial, texts: Texts, ask: Ask) -> None:
    _say(trial, f"the ask {ask.kind}", texts.question, ask.kind)
    for option in ask.options:
        _say(trial, repr(option.action), texts.action, option.action)
    for greyed in ask.greyed:
        _say(trial, f"the greyed {greyed.kind}", texts.refusal, greyed.why)
    needed = [f"kind.{greyed.kind}" for greyed in ask.greyed]
    for form in ask.forms:
        needed += [f"act.{form.action}", f"kind.{form.action}", f"field.{form.field}"]
    for key in needed:
        if not texts.has(key):
            trial.broken(f"no text {key}")


def _say(trial: Trial, what: str, text: Any, of: object) -> str:
    try:
        line = str(text(of))
    except MissingText as missing:
        raise trial.failure(f"no text {missing} for {what}") from missing
    except (KeyError, IndexError, ValueError, AttributeError) as problem:
        raise trial.failure(f"the text for {what} cannot be filled in: {problem!r}") from problem
    if not line.strip():
        trial.broken(f"an empty text for {what}")
    return line


@conformance
def notation_round_trips(trial: Trial) -> None:
    """A position that was written and read is written and seen the same, wherever notation says all that goes on."""
    read = tried = 0
    for s in trial.moments(24):
        text = trial.game.write(s, TRUTH)
        if s.outcome is not None:
            continue
        back = trial.game.testing.read(text, trial.subject.content)
        read += 1
        if _going_on(back) != _going_on(s):
            continue  # in the middle of something: notation holds the decisions of the order of play
        tried += 1
        if (again := trial.game.write(back, TRUTH)) != text:
            trial.broken(f"was written, read, and written as\n{again}\nwhich is not")
        for seat in everybody(s):
            seen, shown = (_renumbered(trial.game.view(state, seat)) for state in (s, back))
            if seen != shown:
                trial.broken(f"seat {seat} saw {seen!r} and after reading sees {shown!r}")
    if read >= 8 and not tried:
        trial.broken(f"none of {read} positions that were written and read asks what it asked before")


def _going_on(s: State) -> list[list[str]]:
    return [[frame.kind() for frame in strand.frames] for strand in s.strands]


def _renumbered(view: View) -> View:
    """Returns a view whose asks count from one: a position does not say when a seat was asked."""
    asks = sorted(view.asks, key=lambda ask: ask.kind)
    return msgspec.structs.replace(
        view, asks=tuple(msgspec.structs.replace(ask, id=no) for no, ask in enumerate(asks, 1))
    )


@conformance
def views_of_several_seats_are_the_views_of_each(trial: Trial) -> None:
    """A game that builds once what several seats share shows each of them the same as it would alone."""
    if trial.game.views is None:
        return
    memory = ScreenMemory()
    for s in trial.states():
        seats = everybody(s)
        together = dict(trial.game.views(s, seats, memory))
        for seat in seats:
            if together[seat] != trial.game.view(s, seat):
                trial.broken(f"seat {seat} is shown something else when others are shown the table too")
