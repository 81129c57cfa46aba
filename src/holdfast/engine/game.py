"""Game: what every game provides, as one table of functions and types; checked when it is made."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Literal, TypeAlias, TypeVar, Union

import msgspec

from holdfast.engine.action import Action, Refusal
from holdfast.engine.alike import Exchanged, Twins
from holdfast.engine.bot import Bot
from holdfast.engine.content import Content
from holdfast.engine.drawn_board import DrawnBoard
from holdfast.engine.event import Event
from holdfast.engine.flow import Decision, Frame, Given, StepResult
from holdfast.engine.grace import Grace, Graced
from holdfast.engine.knowledge import check_frame_marks
from holdfast.engine.maps import Maps
from holdfast.engine.message import Message
from holdfast.engine.option_making import Making, Passage
from holdfast.engine.options import OptionChoice as OptionChoice
from holdfast.engine.options import OptionValue as OptionValue
from holdfast.engine.ready import ReadyTable
from holdfast.engine.records import Records
from holdfast.engine.report import Report, ToldLine
from holdfast.engine.rng import Rng
from holdfast.engine.screen import Consequence, ScreenMemory, Section
from holdfast.engine.secret import Seats
from holdfast.engine.stakes import Stakes
from holdfast.engine.state import State, is_frozen
from holdfast.engine.succession import Succession
from holdfast.engine.text import Texts
from holdfast.engine.text_files import FIRST_LANGUAGE, in_language
from holdfast.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  options of a table
C = TypeVar("C", bound=Content)
K = TypeVar("K")


class SetupError(Exception):
    """The options of a table do not fit together; carries the refusal that is shown."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.key} {refusal.params or ''}")
        self.refusal = refusal


class Proposal(msgspec.Struct, frozen=True):
    """A secret proposal and its refusal: dropped from a log, they leave no trace at the seats it was kept from."""

    opens: type[Action]
    refusal: Action
    kept_from: Callable[[Any], tuple[int, ...]]


@dataclasses.dataclass(frozen=True, kw_only=True)
class PackRules(Generic[C]):
    """How content comes from packs, if a game has some; else its content is made in code."""

    read_pack: Callable[[Mapping[str, Any]], C] | None = None  # parsed TOML files by path
    binds: Callable[[str], bool] = lambda path: True  # the files of a pack that a game in progress depends on
    needed: tuple[str, ...] = ()  # files of a whole pack: one that lacks some of them is a layer upon the base
    known: tuple[str, ...] = ("*",)  # patterns of all the files that the game reads


@dataclasses.dataclass(frozen=True, kw_only=True)
class Choosing(Generic[O]):
    """What a table may choose before it begins. Without `read_options` its words are the fields of the options."""

    read_options: Callable[[Mapping[str, Any], Mapping[str, str]], O] | None = None  # pack files, words -> options
    choices: Callable[[Mapping[str, Any]], tuple[OptionChoice, ...]] = lambda files: ()  # pack files -> what to choose
    lab_options: Mapping[str, str] = dataclasses.field(default_factory=dict)  # where bots alone choose nothing else
    making: Making | None = None  # options that have to be made first, and campaigns
    side_bots: tuple[str, ...] = ()  # in a game of sides, the bot that plays each of them if nobody says otherwise
    succession: Succession | None = None  # how one game leads to the next
    comrades: tuple[str, ...] = ()  # the bots that play along at the press of one button; else a few of the usual ones


def told_alone(s: State, seat: int, action: Action, told: tuple[Event, ...]) -> Consequence:
    """Returns as the consequence of an action what its seat would be told of it, and nothing more."""
    return Consequence(told)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Shown(Generic[S, O, C]):
    """What people are shown beside their views."""

    sent: Callable[[C], Any] = lambda content: content  # what clients are sent of the content
    sent_type: type | None = None  # its type, if it is not the content itself
    words: Callable[[C, Texts], Mapping[str, str]] = lambda content, texts: {}  # made from content, in their language
    names: Callable[[S], Mapping[str, str | Message]] = lambda s: {}  # of the things at this very table: rooms, tokens
    epilogue: Callable[[O, S], tuple[Passage, ...]] = lambda options, s: ()  # what is told when all is over
    hints: Callable[[O], tuple[str, ...]] = lambda options: ()  # written for those who are stuck, the vaguest first
    title: Callable[[O], str] = lambda options: ""  # of something that was made, to be told to all
    report: Callable[[S, Iterable[ToldLine]], Report] | None = None  # what a finished game comes to
    records: Records[S] | None = None  # what it is to those who played it, among all their games
    maps: Maps | None = None  # if it has maps: how they are drawn
    numbers: Mapping[str, int] = dataclasses.field(default_factory=dict)  # of the box, that drawings go by
    tally: Callable[[Event], tuple[str, ...]] | None = None  # the cards and tokens that an event tells the use of
    stakes: Callable[[S], Stakes] | None = None  # how it stands, for curves over many games
    tallied: Callable[[C], tuple[str, ...]] = lambda content: ()  # all that may be counted so, by keys of their names
    describe: Callable[[S, int], tuple[Section, ...]] | None = None  # the table of a seat in sentences
    board: Callable[[C, Any], DrawnBoard | None] | None = None  # content and a view -> its board, for pictures of it
    rules: Mapping[str, str] = dataclasses.field(default_factory=dict)  # keys of texts -> the rules that they tell of
    # What an action would do: of a masked state, for a seat, with what it would be told.
    preview: Callable[[S, int, Action, tuple[Event, ...]], Consequence] = told_alone


@dataclasses.dataclass(frozen=True, kw_only=True)
class AtTable:
    """What a table with people must know of a game."""

    pause_rule: str = "table"  # quoted when somebody acts in a pause
    silence_rule: str = ""  # if one forbids it: quoted when somebody talks or points in a pause
    sides: Callable[[int], tuple[tuple[int, ...], ...]] = lambda seats: ()  # seats -> who plays with whom, if not all
    talk: Literal["table", "game"] = "table"  # "game": while it is played, people talk through its own actions only
    absent_seats_never_hang: bool = False  # the clock answers for those who are away, so it is told who is
    # What is chosen where a game goes on over days, so that no clock runs, by option; None, if it cannot be played so.
    over_days: Mapping[str, str] | None = None
    ready: type[Action] | None = None  # says that a seat is ready; the host of a table may say it for all
    # Where a clock runs for all: when it ends, and whether nothing is on its way, so that it may be put forward to its
    # end once everybody has done enough.
    clock_ends_at: Callable[[Any], int | None] = lambda s: None
    clock_may_leap: Callable[[Any], bool] = lambda s: False
    never_undone: bool = False  # nobody is offered to take anything back, since all has been seen
    hints_by: str = ""  # the bot, a quick one, that says what it would do when somebody asks for a hint


@dataclasses.dataclass(frozen=True, kw_only=True)
class Testing(Generic[S, O, C]):
    """What the conformance suite, fuzzing and scenes need; nobody plays with it."""

    conserved: Callable[[S], object]  # cards, dice, tokens: equal at every moment of a game
    read: Callable[[str, C], S]  # notation: text of the whole truth -> position
    secrets: tuple[str, ...] = ()  # the kinds of secret there are
    other_world: Callable[[S, int, str, Rng], S]  # the same state to a seat, with other secrets of one kind
    # The same state to a seat, with other values in fields that hold no Secret and are hidden all the same.
    other_unseen: Callable[[S, int, Rng], S] | None = None
    other_options: Callable[[O, Rng], O] | None = None  # options that look the same, if they hide something themselves
    # All who may know a hidden thing by the rules: a state, the field, the number in it (else 0), the place in a pile.
    may_know: Callable[[S, str, int, int], Seats] | None = None
    # Look-alikes exchanged behind a seat's back; courses of events that look the same; another world for the first of
    # two states in which a seat would have been shown the same on the way to the second.
    exchanged: Callable[[S, int, Rng], Exchanged | None] | None = None
    twins: Callable[[S, Rng], Iterable[Twins]] | None = None
    other_past: Callable[[S, S, int, str, Rng], S | None] | None = None
    arrange: Callable[[S, str], None] | None = None  # change a position in place by words, for scenes
    scene_lines: Callable[[S], Mapping[str, str]] = lambda s: {}  # what scenes may expect beside the notation
    scene_names: Callable[[S], Mapping[str, str]] = lambda s: {}  # short words for things that screens call otherwise
    positions: Callable[[C, int], S] | None = None  # a number -> a position in some phase that openings seldom reach
    same: Callable[[Action], object] = lambda action: action  # offered options stand for all actions with one image
    proposals: tuple[Proposal, ...] = ()


@dataclasses.dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V, O, C]):
    """One game. Everything below is pure; files are read by `holdfast.packs`, clocks by `holdfast.table`."""

    name: str
    rules_version: int  # rises only when behaviour changes
    package: str  # the Python package (or module) that holds its frames, actions and events
    seats: range  # how many may sit down
    state: type[S]
    view_type: type[V]
    options: type[O]  # a frozen Struct: what a table may choose
    content: type[C]
    setup: Callable[[C, O, int, bytes], S]  # content, options, seats, key -> the first state
    view: Callable[[S, int], V]  # what a seat is shown; -1 is a spectator
    # For bots that look ahead: what may be under the poison of a masked state, put there in place; or, where bots play
    # by views, a full state that a view allows. They see no options, which may hold a secret.
    deal: Callable[[S, Rng], None] | None = None
    sample: Callable[[V, C, Rng], S] | None = None
    masks_for_bots: bool = False  # whether its bots get masked states, or still views
    # Of several seats: what they share is built once, and what is as it was is kept in the memory.
    views: Callable[[S, Iterable[int], ScreenMemory], Mapping[int, V]] | None = None
    write: Callable[[S, int], str]  # notation: the position as text, as a seat sees it, or TRUTH
    texts: Mapping[str, str] = dataclasses.field(default_factory=dict)  # English
    translations: Mapping[str, Mapping[str, str]] = dataclasses.field(default_factory=dict)  # by language
    bots: Mapping[str, Bot] = dataclasses.field(default_factory=dict)
    ready_tables: tuple[ReadyTable, ...] = ()  # what may be opened in one press: lessons, a first game
    packs: PackRules[C] = dataclasses.field(default_factory=PackRules)
    choosing: Choosing[O] = dataclasses.field(default_factory=Choosing)
    shown: Shown[S, O, C] = dataclasses.field(default_factory=Shown)
    at_table: AtTable = AtTable()
    testing: Testing[S, O, C]

    frame_types: tuple[type[Frame], ...] = dataclasses.field(init=False)
    action_types: tuple[type[Action], ...] = dataclasses.field(init=False)
    event_types: tuple[type[Event], ...] = dataclasses.field(init=False)
    frame_union: Any = dataclasses.field(init=False)
    action_union: Any = dataclasses.field(init=False)
    action_decoder: msgspec.json.Decoder[Action] = dataclasses.field(init=False)  # made once: it is costly

    def __post_init__(self) -> None:
        if (self.deal is None) == (self.sample is None):
            raise TypeError(f"{self.name}: either deal() or sample() says what a seat may imagine")
        if "FIELDS" not in vars(self.state):  # it would inherit a clone() that makes another class
            raise TypeError(f"{self.state.__name__} lacks @derived")
        frames = tuple(k for k in _subclasses(Frame, self.package) if not _is_base(k))
        if any(issubclass(frame, Graced) for frame in frames):
            frames = (*frames, Grace)
        asked = {kind for frame in frames if issubclass(frame, Decision) for kind in frame.ACTIONS}
        actions = tuple(k for k in _subclasses(Action, self.package) if k in asked or not k.__subclasses__())
        events = _subclasses(Event, self.package)
        for frame in frames:
            check_frame(frame)
        for value in (*actions, *events):
            _check_frozen(value, typing.get_type_hints(value))
        for name, kinds in (("frame", frames), ("action", actions), ("event", events)):
            _check_tags(f"{self.name}: {name}", kinds)
        advisor = self.at_table.hints_by
        if advisor and (advisor not in self.bots or self.bots[advisor].slow):
            raise TypeError(f"{self.name}: hints come from a quick bot of the game, not from {advisor!r}")
        for bot in self.choosing.comrades:
            if bot not in self.bots:
                raise TypeError(f"{self.name}: comrades are bots of the game, and {bot!r} is none")
        set_once = object.__setattr__
        set_once(self, "frame_types", frames)
        set_once(self, "action_types", actions)
        set_once(self, "event_types", events)
        set_once(self, "frame_union", Union[frames])  # noqa: UP007  a tuple of types
        set_once(self, "action_union", Union[actions])  # noqa: UP007
        set_once(self, "action_decoder", msgspec.json.Decoder(self.action_union))

    @property
    def title(self) -> str:
        """Returns what people call it."""
        return self.texts.get("game", self.name.capitalize())

    def texts_in(self, language: str) -> Mapping[str, str]:
        """Returns its texts in a language, in English where that lacks one."""
        return in_language({**self.translations, FIRST_LANGUAGE: self.texts}, language)

    def decode_action(self, data: object) -> Action:
        """Returns an action from plain data; raises msgspec.ValidationError with the path of what is wrong."""
        return typing.cast(Action, msgspec.convert(data, self.action_union))

    def parse_action(self, data: bytes | msgspec.Raw) -> Action:
        """Returns an action from JSON; raises msgspec.MsgspecError."""
        return self.action_decoder.decode(data)


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def _subclasses(base: type[K], package: str) -> tuple[type[K], ...]:
    found: list[type[K]] = []
    for kind in base.__subclasses__():
        if f"{kind.__module__}.".startswith(f"{package}."):
            found.append(kind)
        found += _subclasses(kind, package)
    return tuple(sorted(dict.fromkeys(found), key=lambda kind: (kind.__name__, kind.__module__)))  # not as imported


def _is_base(frame: type[Frame]) -> bool:
    """Tells whether this is only what several decisions have in common, and not a decision itself."""
    return issubclass(frame, Decision) and not frame.ACTIONS and bool(frame.__subclasses__())


def _check_tags(what: str, kinds: tuple[type[Any], ...]) -> None:
    tags: dict[str, type[Any]] = {}
    for kind in kinds:
        other = tags.setdefault(kind.kind(), kind)
        if other is not kind:
            raise TypeError(f"{what} {kind.kind()!r} names both {other.__qualname__} and {kind.__qualname__}")


def _check_frozen(owner: type, hints: Mapping[str, Any]) -> None:
    for field in owner.__struct_fields__:  # type: ignore[attr-defined]
        if hints[field] != Given | None and not is_frozen(hints[field]):
            raise TypeError(f"{owner.__name__}.{field} is a {hints[field]}: a copy would share it; use a tuple")


def check_frame(frame: type[Frame]) -> None:
    """Raises TypeError, at import, for a frame whose copies would share something or that names steps it lacks."""
    _check_frozen(frame, typing.get_type_hints(frame))
    check_frame_marks(frame)
    if issubclass(frame, Decision):
        if frame.STEPS:
            raise TypeError(f"{frame.__name__} is a decision and has steps: let another frame start it")
        if not frame.ACTIONS:
            raise TypeError(f"{frame.__name__} offers no actions")
        return
    for step in frame.STEPS:
        returned = typing.get_type_hints(getattr(frame, step)).get("return", Any)
        for part in typing.get_args(returned) or (returned,):
            if typing.get_origin(part) is typing.Literal:
                unknown = [name for name in typing.get_args(part) if name not in frame.STEPS]
            elif isinstance(part, str):  # the parts of a bare Literal
                unknown = [] if part in frame.STEPS else [part]
            else:
                unknown = [] if part in (type(None), StepResult) else [str(part)]
            if unknown:
                raise TypeError(
                    f"{frame.__name__}.{step} returns {', '.join(map(repr, unknown))}:"
                    f" a step returns None, a StepResult, or a Literal of {frame.STEPS}"
                )
