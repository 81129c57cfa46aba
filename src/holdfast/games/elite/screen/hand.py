"""What is a seat's own: the question that is its to answer, which answer is usual, what its dice are."""

from __future__ import annotations

import msgspec

from holdfast.engine.message import Message, say
from holdfast.engine.view import Ask
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.flow import is_complete
from holdfast.games.elite.screen.answers import done_here, sorted_answers, suggested
from holdfast.games.elite.screen.clock import open_choices
from holdfast.games.elite.screen.lesson_times import lessons_now, meanwhile
from holdfast.games.elite.state import BLANK, DASHBOARDS, EVENTS, FREE, SLOTS, TOKENS, TUMBLING, Elite


class MyHand(msgspec.Struct, frozen=True, gc=False):
    ask: int = 0  # the question that is mine to answer now; 0: none is
    must: bool = False  # before anything else
    answers: tuple[str, ...] = ()  # its options, what most people want first
    suggested: str = ""  # the one that one press gives
    here: tuple[str, ...] = ()  # options of a rush that are done where a hero of mine stands
    figure: int | None = None  # the one that is asked which way it goes
    dice: tuple[Message, ...] = ()  # what each of mine shows, or where it is
    others_plan: bool = False  # I am ready, and some are not
    may_rest: bool = False  # the clock runs on, and there is little left to do: it could as well end
    lessons: tuple[str, ...] = ()  # that can be taught now
    meanwhile: str = ""  # and what to go for between two of them


def hand(s: Elite, seat: int, asks: tuple[Ask, ...], ask: Ask | None, must: bool) -> MyHand:
    answers = sorted_answers(s, ask) if ask is not None and must else []
    teaches = bool(s.options.lesson) and s.outcome is None
    return MyHand(
        ask=0 if ask is None else ask.id,
        must=must,
        answers=tuple([id for id, _ in answers]),
        suggested=suggested(answers),
        here=done_here(ask) if ask is not None and ask.standing and not must else (),
        figure=figure_asked(s, ask),
        dice=tuple([die_words(s, die) for die in s.dice_of(seat)]),
        others_plan=s.phase == "ready" and s.ready[seat] and not all(s.ready),
        may_rest=s.is_racing and not must and may_rest(s, seat),
        lessons=lessons_now(s, seat, asks) if teaches else (),
        meanwhile=meanwhile(s) if teaches else "",
    )


def may_rest(s: Elite, seat: int) -> bool:
    """Tells whether somebody may well have done enough: all is done and home, or no die is left to roll."""
    return (is_complete(s) and all(map(s.is_home, s.heroes_of(seat)))) or not any(
        s.place[die] == FREE for die in s.dice_of(seat)
    )


def figure_asked(s: Elite, ask: Ask | None) -> int | None:
    """Returns the figure that the question is about, if it is about one."""
    choice = next((one for one in open_choices(s) if ask is not None and one.kind() == ask.kind), None)
    figure = getattr(choice, "figure", None)
    return figure if isinstance(figure, int) and figure >= 0 else None


def die_words(s: Elite, die: int) -> Message:
    """Returns what a die shows, or where it is."""
    place, face = s.place[die], s.face[die]
    if place >= DASHBOARDS:
        return say("die.hurt")
    if place >= TOKENS:
        return say("die.on_objective", objective=(place - TOKENS) // SLOTS)
    if place >= EVENTS:
        return say("die.on_event", event=(place - EVENTS) // SLOTS)
    if place >= 0:
        return say("die.on_card", card=place // SLOTS)
    if place != FREE:
        return say("die.gone")
    if face == TUMBLING:
        return say("die.tumbling")
    return say("die.blank") if face == BLANK else say(f"symbol.{SYMBOLS[face]}")
