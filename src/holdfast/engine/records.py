"""Records: what a finished game is to those who played it, in words that can be counted and moments that compare.

Each game says it (`games/<game>/screen/records.py`); the server keeps it of people and adds it up. Pure like all rules.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Literal, TypeVar

import msgspec

from holdfast.engine.event import Event
from holdfast.engine.message import Message
from holdfast.engine.options import OptionChoice
from holdfast.engine.state import State

S = TypeVar("S", bound=State)

Counted = Mapping[str, tuple[str, ...]]  # by what games are counted -> the words of one of them


class BestMoment(msgspec.Struct, frozen=True):
    """Something that one is proud of. Those of one `kind` compare by `n`; a film shows it after so many lines."""

    kind: str
    n: int
    says: Message
    line: int
    best: Literal["most", "fewest"] = "most"

    def beats(self, other: BestMoment) -> bool:
        """Tells whether this is a better one of its kind."""
        return self.n > other.n if self.best == "most" else self.n < other.n


class PlayedStep(msgspec.Struct, Generic[S], frozen=True):
    """Where a game stood after so many lines of its log, and what the last of them told everybody."""

    line: int
    state: S
    told: tuple[Event, ...]


class PlayedTable(msgspec.Struct, frozen=True):
    """What a table was set for, beside its options: the words that were chosen, and whether they were a campaign's."""

    words: dict[str, str]
    in_campaign: bool = False


class TableToTry(msgspec.Struct, frozen=True):
    """A table at which something new would be played: the words that it chooses, one's seat, and what one picks."""

    words: dict[str, str] = {}
    seat: int = 0
    picks: dict[str, str] = {}


def chosen_by_table(counted: str, word: str) -> TableToTry | None:
    """Returns a table that chooses just this."""
    return TableToTry({counted: word})


@dataclasses.dataclass(frozen=True, kw_only=True)
class Records(Generic[S]):
    """By what finished games are counted, and what is remembered of them.

    `counted_by` gives, by pack files, what games are counted by, in the order shown, with every word that there is and
    what it is called. `words` are those of one seat of a game: its mission, its hero, its side. `moments` are, by seat,
    what it may be proud of, from all that happened. Where sides play against each other, `side` is what tells them
    apart. What is named in `rising` has words that are ever harder: nobody tries what is easier than something won.

    `to_try` gives a table at which somebody plays this; None where nobody would for its own sake. `of_day` is one for
    the game of the day, if there is one; `day_of` is the day of a game that is played once, by its name, such as
    2026-11-15, and empty for a game of no day.
    """

    counted_by: Callable[[Mapping[str, Any]], tuple[OptionChoice, ...]]
    words: Callable[[S, PlayedTable, int], Counted]
    moments: Callable[[Iterable[PlayedStep[S]]], tuple[tuple[BestMoment, ...], ...]]
    side: str = ""
    rising: tuple[str, ...] = ()
    to_try: Callable[[str, str], TableToTry | None] = chosen_by_table
    of_day: TableToTry | None = None
    day_of: Callable[[str], str] = lambda once: ""


def counted_words(choices: Iterable[OptionChoice], *wanted: str) -> tuple[OptionChoice, ...]:
    """Returns some of the things that a table chooses, as games are counted by them: each word may be met."""
    by_option = {choice.option: choice for choice in choices}
    return tuple(
        msgspec.structs.replace(
            by_option[option],
            values=tuple(msgspec.structs.replace(value, only_if={}) for value in by_option[option].values),
            each_seat=False,
            only_if={},
            usual="",
        )
        for option in wanted
    )
