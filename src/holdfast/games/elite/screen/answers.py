"""What is done where a hero stands, and which answer most people want: what is planned first, what says no last; of
aliens that move those with the longest way left, of targets the near ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache
from typing import Final

from holdfast.engine.action import Action
from holdfast.engine.target import named_by
from holdfast.engine.view import Ask
from holdfast.games.elite.rules.acting import Act, Finish, ReadyUp
from holdfast.games.elite.rules.alien_moves import Drive
from holdfast.games.elite.rules.asking import GoOn
from holdfast.games.elite.rules.attachments import Connect
from holdfast.games.elite.rules.dice import TakeBack
from holdfast.games.elite.rules.items import Use
from holdfast.games.elite.rules.move import Step
from holdfast.games.elite.rules.slots import Allocate
from holdfast.games.elite.rules.suppress import Suppress
from holdfast.games.elite.rules.times_up import Done
from holdfast.games.elite.rules.weapons import Fire
from holdfast.games.elite.state import SLOTS, TOKENS, Elite

ELSEWHERE: Final = (Step, Drive, Fire, Use, Finish, ReadyUp, Done, Connect, TakeBack, Suppress)
LAST: Final = ("enough", "keep_none", "decline", "stay_back")


def sorted_answers(s: Elite, ask: Ask) -> list[tuple[str, Action]]:
    """Returns the answers to what holds a seat up, with their options' names."""
    kinds = Drive if ask.kind == Act.kind() else Action
    found = [
        (option.id, option.action)
        for option in ask.options
        if isinstance(option.action, kinds) and not isinstance(option.action, TakeBack)
    ]
    standing = Counter(s.at)
    heroes = frozenset(s.at[: len(s.heroes)])
    return sorted(found, key=lambda one: order(s, one[1], standing, heroes))


def done_here(ask: Ask) -> tuple[str, ...]:
    """Returns the options that are done where a hero stands, such as a search: by their ids, and of equal slots of one
    objective the first. What is done with feet, cards and far things is done elsewhere.
    """
    found: dict[object, str] = {}
    for option in ask.options:
        action = option.action
        if isinstance(action, Allocate):
            if action.slot >= TOKENS:
                found.setdefault(((action.slot - TOKENS) // SLOTS, action.symbol), option.id)
        elif not isinstance(action, ELSEWHERE):
            found[option.id] = option.id
    return tuple(found.values())


def suggested(answers: list[tuple[str, Action]]) -> str:
    """Returns the answer that one press gives, if there is a reason that it is the first."""
    if not answers:
        return ""
    id, first = answers[0]
    is_meant = isinstance(first, GoOn) or named(first, "figure") is not None or len(answers) == 1
    return id if is_meant else ""


def named(action: Action, kind: str) -> int | None:
    """Returns the thing of this kind that an action names."""
    field = field_for(type(action), kind)
    return getattr(action, field) if field else None


@cache
def field_for(kind: type[Action], thing: str) -> str:
    """Returns the field of a kind of action that names things of this kind, if there is one."""
    return next((field for field, named in named_by(kind).items() if named == thing), "")


def order(s: Elite, action: Action, standing: Mapping[int, int], heroes: Collection[int]) -> tuple[int, ...]:
    """Returns what is compared; `standing` says how many stand on each space, `heroes` where heroes do."""
    place = -1 if isinstance(action, GoOn) else 1 if action.kind() in LAST else 0
    figure, to = named(action, "figure"), named(action, "cell")
    if figure is None or s.is_hero(figure) or s.at[figure] < 0:
        return (place,)
    if to is None:
        return place, s.map.steps_home[s.at[figure]], figure
    pushes = 2 if to in heroes else standing.get(to, 0)
    return place, s.map.is_start[to], pushes, -s.map.long_way_home[to], figure
