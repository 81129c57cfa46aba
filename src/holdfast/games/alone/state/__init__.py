"""The things on the table in a game of ALONE, and the few words that every rule uses of them."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from holdfast.engine.knowledge import By, Counted, Hidden, Known, Public
from holdfast.engine.secret import EVERYBODY, SPECTATOR, Hand, Pile, Seats, Secret, only
from holdfast.engine.state import State, derived
from holdfast.games.alone.cards.effects import Effect
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.tokens import Token
from holdfast.games.alone.levels.map import LabyrinthMap, Tile, labyrinth_map
from holdfast.games.alone.levels.places import NOWHERE, Cell, level_of
from holdfast.games.alone.state.masks import (
    blocked_for,
    blow_for,
    danger_for,
    evaded_for,
    figures_for,
    hero_for,
    level_for,
    light_for,
    marks_for,
    shunned_for,
    windows_for,
)

HERO: Final = 0
LABYRINTH: Final[Seats] = only(HERO, SPECTATOR)  # those who see what lies in the labyrinth, and no more
FULL: Final = 12  # both health tracks
TURNS: Final = 8
INVENTORY: Final = 6
COMPANION_HEALTH: Final = 6
MOST_ADRENALINE: Final = 6
DANGERS: Final = 8  # on a level
REACTIONS: Final = 2  # in a turn

When: TypeAlias = Literal["", "instant", "late", "damage"]
Damage: TypeAlias = Literal["", "life", "control"]
Front: TypeAlias = Literal["card", "standard", "special", "avatar"]


class Options(msgspec.Struct, frozen=True):
    """What a table chooses. An empty word or tuple: it is chosen, or drawn, in the game."""

    difficulty: str = "normal"
    character: str = ""
    leader: str = ""  # which evil player leads first, by the number of the seat: the second to the fourth
    decks: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()  # of the pack; "random" makes new ones
    swap: bool = True  # evil may swap two room tokens (R25)
    window_ms: int = 0  # how long reactions are waited for; 0 is for ever
    strict_ms: int = 0  # windows stay open so long, whatever evil does unseen; 0 is not strict
    grace_ms: int = 0  # how long a choice in the middle of something is waited for; 0 is for ever
    auto_approve: bool = False  # the leader need not approve each card (G69)
    special_creatures: bool = False
    room_actions: bool = False
    avatars: bool = False
    limited_tiles: bool = False  # R214
    literal_wounds: bool = False  # R107, read to the letter
    most_rounds: int = 0  # after which a game is drawn; 0 is never (R274)


class Figure(msgspec.Struct, frozen=True):
    """A creature token: where it stands, and what has happened to it; once it is found, since it was found."""

    cell: Cell = NOWHERE
    wounds: int = 0
    came: bool = False  # it moved into this sector in this turn
    rage: int = 0  # more dice, until the end of the turn
    hard: int = 0  # more life, until the end of the turn
    hard_round: int = 0  # more life, until the end of the round
    stunned: bool = False  # until the end of the turn
    down: bool = False  # an avatar that lies knocked down (R255)

    @property
    def is_on_map(self) -> bool:
        return self.cell != NOWHERE and not self.down


class Marks(msgspec.Struct, frozen=True):
    """What happened to a creature in the dark, and so is not known to the hero who finds it: as in Figure."""

    came: bool = False
    rage: int = 0
    hard: int = 0
    hard_round: int = 0


UNMARKED: Final = Marks()


class Carried(msgspec.Struct, frozen=True):
    """An item in the inventory."""

    item: int
    charges: int
    upgraded: bool = False


class Companion(msgspec.Struct, frozen=True):
    character: int
    charges: int


class Quest(msgspec.Struct, frozen=True):
    """A mission in play: how far it has come."""

    mission: int
    step: int = 0
    times: int = 0  # of the present step
    turn: int = -1  # on which it was last worked on, counted over the whole game
    done: bool = False


class Noise(msgspec.Struct, frozen=True):
    """What the hero heard: a way, "here" or "level" (the other one), and on which turn."""

    way: str
    turn: int


class Located(msgspec.Struct, frozen=True):
    """An answer of evil: -1 is "none"; the level is "" where evil need not tell."""

    target: str
    distance: int
    level: str
    way: str
    turn: int


class LaidSnare(msgspec.Struct, frozen=True):
    cell: Cell
    life: int
    control: int


class Laid(msgspec.Struct, frozen=True):
    """How a card lies on the reaction track."""

    seat: int
    spaces: int
    is_up: bool


def with_marks(figure: Figure, marks: Marks) -> Figure:
    """Returns a creature with what happened to it unseen."""
    if marks == UNMARKED:
        return figure
    return msgspec.structs.replace(
        figure,
        came=figure.came or marks.came,
        rage=figure.rage + marks.rage,
        hard=figure.hard + marks.hard,
        hard_round=figure.hard_round + marks.hard_round,
    )


@derived
class Alone(State):
    parts: Parts
    options: Public[Options]
    tokens: Public[tuple[Token, ...]]
    # -- the map
    plan: Known[Secret[str]]
    level: Annotated[list[Secret[Tile | None]], By(level_for)]  # by cell
    light: Annotated[list[Secret[bool]], By(light_for)]
    danger: Annotated[list[Secret[bool]], By(danger_for)]
    blocked: Annotated[list[Secret[int]], By(blocked_for)]  # a bit for each side that is a blocked door
    figures: Annotated[list[Secret[Figure]], By(figures_for)]  # by token
    marks: Annotated[list[Secret[Marks]], By(marks_for)]  # by token: what happened to it before the hero found it
    revealed: Public[bytearray]  # by cell: what lies in the labyrinth
    has_seen_other: Public[bool] = False  # whether the hero has ever seen the other level
    swapped: Known[Secret[bool]]  # whether evil has swapped two rooms (R25)
    # -- the hero
    hero: Annotated[Cell, By(hero_for)]
    character: Public[int]
    difficulty: Public[int]
    life: Public[int] = FULL
    control: Public[int] = FULL
    adrenaline: Public[int] = 3
    experience: Public[list[int]]  # by ability
    items: Public[list[Carried]]
    item_deck: Counted[Pile]
    item_discard: Public[list[int]]
    companion: Public[Companion | None] = None
    sacrificed: Public[list[int]] = dataclasses.field(default_factory=list)
    scavenged: Public[list[bool]]  # by room
    companion_helped: Public[bool] = False  # at the start of this turn
    skill_uses: Public[int] = 0  # of the hero's own skill, in this round
    power_tokens: Public[int] = 0  # danger tokens on the hero powers card
    notes: Known[Secret[str]]
    noises: Public[list[Noise]] = dataclasses.field(default_factory=list)
    located: Public[list[Located]] = dataclasses.field(default_factory=list)
    # -- the round
    space: Public[int] = 0  # of the round marker, from the right
    lingers: Public[bool] = False  # the marker skips its next move (G59)
    nightmare: Public[bool] = False
    round: Public[int] = 1
    turn: Public[int] = 1
    spent: Public[list[tuple[str, ...]]]  # of each turn token: what adrenaline went on it
    is_used: Public[list[bool]]  # of each turn token
    bullet_time: Public[bool] = False
    has_moved: Public[bool] = False  # the hero, by its own will, in this turn
    declared: Public[str] = ""  # the last action
    deeds: Public[list[str]] = dataclasses.field(default_factory=list)  # actions of this turn that may be answered
    forbidden: Public[tuple[str, ...]] = ()  # actions that cannot be declared this turn
    forbidden_next: Public[tuple[str, ...]] = ()
    quests: Public[list[Quest]]
    unlocked: Public[bool] = False  # the final mission: a starting one is completed
    # -- evil
    deck_ids: Public[list[int]]  # the reaction decks in play
    draws_from: Public[list[tuple[int, ...]]]  # of each evil seat: which of them
    decks: Counted[list[Pile]]
    discards: Known[list[Pile]]  # of each deck, those that lie face up
    face_down: Known[Pile]  # discards of all decks that lie face down
    hands: Known[list[Hand]]
    track: Known[Pile]
    laid: Public[list[Laid]] = dataclasses.field(default_factory=list)
    leader: Public[int] = 1
    first_leader: Public[int] = 1
    set_aside: Public[int] = 0  # danger tokens, between steps 1 and 5
    played: Public[int] = 0  # reactions in this turn
    laid_now: Public[int] = 0  # cards laid in this turn
    specials: Public[list[int]] = dataclasses.field(default_factory=list)  # in the game, by number
    specials_used: Public[list[int]] = dataclasses.field(default_factory=list)
    avatars: Public[list[int]]  # of each evil seat: its avatar, -1
    upgrades: Public[list[int]]  # of each avatar, a bit for each filled space
    activated: Public[list[int]] = dataclasses.field(default_factory=list)  # avatars, in this turn
    # -- while something goes on
    window: Public[When] = ""
    wound: Public[Damage] = ""  # what a damage window answers
    windows: Annotated[int, By(windows_for)] = 0  # that are over
    on_table: Public[int | None] = None  # the seat of evil whose reaction is decided, and laid before anybody is asked
    using: Public[tuple[Effect, ...]] = ()  # what an item or a skill does in place of the action
    pool: Public[list[str]] = dataclasses.field(default_factory=list)  # faces of the dice just rolled
    blow: Annotated[int, By(blow_for)] = 0  # damage that is about to be suffered
    evaded: Annotated[bool, By(evaded_for)] = False
    shunned: Annotated[bool, By(shunned_for)] = False
    kept: Hidden[list[Cell]] = dataclasses.field(default_factory=list)  # sectors that stay at the clean-up
    chosen: Public[list[int]] = dataclasses.field(default_factory=list)  # cards that the hero looks at
    used_now: Public[list[int]] = dataclasses.field(default_factory=list)  # passive items used in this action (R134)
    rage: Public[list[tuple[str, int]]] = dataclasses.field(
        default_factory=list
    )  # (icon or "", dice) for all creatures
    falter: Public[int] = 0
    ward: Public[int] = 0
    hush: Public[bool] = False
    snares: Public[list[LaidSnare]] = dataclasses.field(default_factory=list)
    after_once: Public[list[str]] = dataclasses.field(default_factory=list)  # rules "once a turn" that have worked

    # -- who

    @property
    def evil(self) -> range:
        return range(1, self.seated)

    @property
    def the_evil(self) -> Seats:
        return ((1 << self.seated) - 2) << 1

    def hand(self, seat: int) -> Hand:
        return self.hands[seat - 1]

    # -- the map

    def map(self) -> LabyrinthMap:
        """Returns the whole map, for steps and `do` only."""
        return labyrinth_map(self.plan.true())

    def map_for(self, seat: int) -> LabyrinthMap:
        """Returns the whole map, for those who know it."""
        return labyrinth_map(self.plan.look(seat))

    @property
    def here(self) -> Tile:
        """Returns the hero's sector, which is always revealed."""
        tile = self.level[self.hero].look(HERO)
        assert tile is not None
        return tile

    def knows_to(self, cell: Cell) -> Seats:
        """Returns who sees what is in a sector."""
        return EVERYBODY if self.revealed[cell] else self.the_evil

    def is_lit_here(self) -> bool:
        return self.light[self.hero].look(HERO)

    def is_danger_here(self) -> bool:
        return self.danger[self.hero].look(HERO)

    # -- creatures

    def standing(self) -> list[tuple[int, Figure]]:
        """Returns the creatures on the map, for steps and `do` only."""
        return [(token, f) for token, secret in enumerate(self.figures) if (f := secret.true()).is_on_map]

    def standing_for(self, seat: int) -> list[tuple[int, Figure]]:
        """Returns the creatures on the map that this seat sees."""
        return [
            (token, figure)
            for token, secret in enumerate(self.figures)
            if (figure := secret.seen(seat)) is not None and figure.cell >= 0 and not figure.down
        ]

    def creatures_at(self, cell: Cell) -> list[int]:
        return [token for token, figure in self.standing() if figure.cell == cell]

    def creatures_here(self) -> list[int]:
        """Returns the creatures in the hero's sector, which all see."""
        return [token for token, figure in self.standing_for(HERO) if figure.cell == self.hero]

    def whole(self, token: int) -> Figure:
        """Returns a creature with all that has happened to it, for steps and `do` only."""
        return with_marks(self.figures[token].true(), self.marks[token].true())

    # -- health and time

    @property
    def cap(self) -> int:
        """Returns the healing cap (R181)."""
        return self.parts.numbers.rounds[self.space]

    @property
    def clock(self) -> int:
        """Returns which turn of the whole game this is: missions count turns (R216)."""
        return self.round * TURNS + self.turn

    def covered(self) -> int:
        """Returns how many spaces of the reaction track are covered."""
        return sum(laid.spaces for laid in self.laid)

    def is_at_limit(self) -> bool:
        return self.played >= REACTIONS

    def is_in_time(self, window: int) -> bool:
        """Tells whether what was begun in this window may still be laid on the table."""
        return self.windows == window and self.window != "" and self.on_table is None

    def on_hero_level(self, cell: Cell) -> bool:
        return level_of(cell) == level_of(self.hero)
