"""What a seat is shown: View, and the asks in it with their options, forms and greyed choices."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, TypeAlias

import msgspec

from holdfast.engine.action import Action, Refusal, tag_of
from holdfast.engine.flow import Decision
from holdfast.engine.play import asks
from holdfast.engine.state import Outcome, State


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing to pick; its label is the text `act.<kind>` filled with the action's own fields."""

    id: str
    action: Action


class PickSome(msgspec.Struct, frozen=True, gc=False, tag="pick_some"):
    """Fill `field` of an action with some of these values."""

    action: str
    field: str
    of: tuple[int, ...]
    least: int
    most: int


class Number(msgspec.Struct, frozen=True, gc=False, tag="number"):
    """Fill `field` of an action with a whole number."""

    action: str
    field: str
    least: int
    most: int


class Text(msgspec.Struct, frozen=True, gc=False, tag="text"):
    """Fill `field` of an action with words; `allowed` names the characters, such as 'letters'."""

    action: str
    field: str
    least: int
    most: int
    allowed: str = "any"


Form: TypeAlias = PickSome | Number | Text


class Greyed(msgspec.Struct, frozen=True, gc=False):
    """A kind of action that belongs to this ask but is not possible now, and why."""

    kind: str
    why: Refusal


class Idle(msgspec.Struct, frozen=True, gc=False):
    """An option that would come to nothing, and why."""

    option: str  # its id
    why: Refusal


class Ask(msgspec.Struct, frozen=True, gc=False):
    """What a seat may answer now. Its question is the text `ask.<kind>`, or that for its situation if there is one."""

    id: int
    kind: str
    options: tuple[Option, ...]
    forms: tuple[Form, ...] = ()
    greyed: tuple[Greyed, ...] = ()
    standing: bool = False
    situation: str = ""  # what it is asked in the middle of: the same answers may be called otherwise then
    idle: tuple[Idle, ...] = ()  # options that are legal, and wasted


class View(msgspec.Struct, frozen=True, gc=False):
    """All that one seat may know, and all asks open to it. Games add fields; a spectator is a seat."""

    seat: int
    asks: tuple[Ask, ...]
    outcome: Outcome | None


OPTIONS_KEPT: Final = 20_000


@lru_cache(OPTIONS_KEPT)
def option(action: Action) -> Option:
    """Returns the option of an action, kept because the same few actions are offered again and again."""
    return Option(action.option_id(), action)


def ask_view(s: State, seat: int, id: int, decision: Decision) -> Ask:
    listed = decision.listed_at_once(s, seat)
    found = [option(action) for action in listed or ()]
    forms: list[Form] = []
    greyed: list[Greyed] = []
    for kind, tag, is_gated, has_form in _offered(decision.ACTIONS):
        refusal = kind.gate(s, seat, decision) if is_gated else None
        if refusal is not None:
            greyed.append(Greyed(tag, refusal))
            continue
        if has_form and (form := kind.form(s, seat, decision)) is not None:
            forms.append(form)
        if listed is None:
            for action in kind.candidates(s, seat, decision):
                if action.why_not(s, seat, decision) is None:
                    found.append(option(action))
    situation = decision.situation(s, seat)
    idle = _idle(s, seat, decision, found)
    return Ask(id, decision.kind(), tuple(found), tuple(forms), tuple(greyed), decision.STANDING, situation, idle)


def _idle(s: State, seat: int, decision: Decision, options: list[Option]) -> tuple[Idle, ...]:
    """Returns the options that would come to nothing, of the kinds of which some may."""
    may_idle = _idle_kinds(decision.ACTIONS)
    if not may_idle:
        return ()
    whys = [(one.id, one.action.comes_to_nothing(s, seat, decision)) for one in options if type(one.action) in may_idle]
    return tuple([Idle(id, why) for id, why in whys if why is not None])


@cache
def _idle_kinds(kinds: tuple[type[Action], ...]) -> frozenset[type[Action]]:
    """Returns the kinds of action of which some may come to nothing."""
    return frozenset(kind for kind in kinds if kind.comes_to_nothing is not Action.comes_to_nothing)


@cache
def _offered(kinds: tuple[type[Action], ...]) -> tuple[tuple[type[Action], str, bool, bool], ...]:
    """Returns kinds of action with their tags, and whether each has a gate and a form; if not, it need not be asked."""
    return tuple(
        (
            kind,
            tag_of(kind),
            kind.gate.__func__ is not Action.gate.__func__,  # type: ignore[attr-defined]
            kind.form.__func__ is not Action.form.__func__,  # type: ignore[attr-defined]
        )
        for kind in kinds
    )


def asks_of(s: State, seat: int) -> tuple[Ask, ...]:
    """Returns the open asks of a seat, as its view holds them: in the order in which the seat was asked."""
    return tuple(sorted((ask_view(s, seat, id, d) for id, d in asks(s, seat)), key=lambda ask: ask.id))
