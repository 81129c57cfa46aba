"""Options that have to be made before a game can begin: missions from a seed, of a day, of a campaign's next chapter.

Pure like all rules: seeds are drawn, calendars read and files opened by whoever asks for something to be made.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from holdfast.engine.event import Event
from holdfast.engine.message import Message
from holdfast.engine.options import OptionChoice, OptionValue

# A text file that another package brings along: package and file -> its version and its text; None where it is missing.
Library: TypeAlias = Callable[[str, str], tuple[str, str] | None]


class Order(msgspec.Struct, frozen=True):
    """What a table wants made. `campaign` is the one that it plays, as it stands; none for a single game."""

    words: dict[str, str]
    seats: int
    seed: str  # as secret as what is made from it
    date: str  # today, such as 2026-11-15
    campaign: bytes = b""
    salt: str = ""  # of a house where nobody outside shall foresee what is made for a day
    met: tuple[str, ...] = ()  # marks of what these people have met in such games before, the latest last


class Made(msgspec.Struct, frozen=True):
    """Options, and what goes with them. `deal` is the seed of the deal where the table does not draw one of its own."""

    options: Any
    deal: str = ""
    once: str = ""  # whoever has played a game of this name does not play it again
    met: tuple[str, ...] = ()  # marks of what everybody meets in it, for orders that come later; no secrets


class Passage(msgspec.Struct, frozen=True):
    """Something to read before a game or after it; `kind` says what it is to those who lay it out."""

    kind: Literal["opening", "story", "news", "ending", "answer", "proof", "share"]
    title: str
    text: str
    heading: Message | None = None  # in place of the title, in the language of whoever reads it
    said: tuple[Message, ...] = ()  # and in place of the text


class CampaignLine(msgspec.Struct, frozen=True):
    """A game in a campaign's log."""

    number: int
    title: str
    result: Literal["won", "lost"]
    about: str


class CampaignPage(msgspec.Struct, frozen=True):
    """A campaign as its people may see it: what to read now, how things stand, what comes next, what was."""

    title: str
    number: int  # of the game that comes next
    of: int  # on the main line
    heading: str
    passages: tuple[Passage, ...]
    standing: str
    next: str
    log: tuple[CampaignLine, ...]
    rewards: tuple[OptionValue, ...]  # one of which may be taken now
    choices: tuple[OptionChoice, ...]  # what the next game wants to know
    is_over: bool


@dataclasses.dataclass(frozen=True)
class Campaigns:
    """How a game's campaigns go on. One is kept as bytes, which hold its secrets; `files` are those of the packs."""

    begin: Callable[[str], bytes]  # from a seed
    page: Callable[[bytes, Mapping[str, Any], Any], CampaignPage]  # campaign, files, content
    take: Callable[[bytes, str, Any], bytes]  # a reward; raises SetupError
    record: Callable[[bytes, Any, Any, Sequence[Event], Any], bytes]  # options, last state, what all were told, content


@dataclasses.dataclass(frozen=True)
class Making:
    """How a game makes options. What `open` brings together takes long to read and is used many times."""

    wants: Callable[[Mapping[str, str]], bool]  # whether these words name something that has to be made
    check: Callable[[Mapping[str, str], int, Any], None]  # words, seats, content; raises SetupError
    open: Callable[[Any, Mapping[str, Any], Library], Any]  # content, files of the packs, other packages' texts
    make: Callable[[Any, Order], Made]  # with what was opened; raises SetupError
    campaigns: Campaigns | None = None
