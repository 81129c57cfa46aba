"""The things on the table in a game of The Key, and the few words that every rule uses of them."""

from __future__ import annotations

from typing import Annotated

from holdfast.engine.knowledge import By, Counted, Known, Public, mask_secret
from holdfast.engine.secret import EVERYBODY, SPECTATOR, Hand, Pile, Secret
from holdfast.engine.state import State, derived
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.resources import FATAL_ICONS, time_icons, value
from holdfast.games.key.cards.types import Character
from holdfast.games.key.missions.mission import NO_GLYPH, MissionFace


def windows_for(s: Key, seat: int) -> list[Secret[str]]:
    """Returns each window as far as the seat knows it; after the end all are shown (R134)."""
    return [_shown(s, window, seat) for window in s.windows]


def solution_for(s: Key, seat: int) -> Secret[str]:
    """Returns the answer, which nobody knows before the end (R134)."""
    return _shown(s, s.solution, seat)


def _shown(s: Key, secret: Secret[str], seat: int) -> Secret[str]:
    return Secret(secret.kind, secret.true(), EVERYBODY) if s.is_over() else mask_secret(secret, seat)


@derived
class Key(State):
    parts: Parts
    mission: Public[MissionFace]
    neighbours: Public[tuple[tuple[int, ...], ...]]  # of each room, walls and passages counted
    characters: Public[tuple[str, ...]]  # of each seat
    tidy: Public[bool]  # unneeded glyphs leave the board by themselves
    free_talk: Public[bool]
    deck: Known[Pile]
    hands: Known[list[Hand]]
    piles: Public[list[list[int]]]  # the cards on Run, Intel, Gather and Regroup
    counter_intel: Public[list[list[int]]]  # the tokens on them
    discard: Public[list[int]]
    in_peril: Public[bool]
    stacks: Counted[list[Pile]]  # of each room, face down, the last on top
    face_up: Public[list[list[int]]]  # beside them
    gone: Public[list[int]]  # tokens that have left the board
    rooms: Public[list[int]]  # where each seat's character stands
    windows: Annotated[list[Secret[str]], By(windows_for)]
    solution: Annotated[Secret[str], By(solution_for)]
    locks: Public[list[int]]  # of each room: the suit that opens it, -1 where there is none
    guard: Public[int]  # the room of the guard, -1 where there is none
    achievements: Public[list[int]]  # free special actions left to each seat
    turn: Public[int]
    actions: Public[int]  # taken in this turn
    passes: Public[int]  # forced passes in a row, with nothing drawn since

    # -- cards

    def time_icons_out(self) -> int:
        return sum(map(time_icons, self.discard))

    def top(self, pile: int) -> int:
        """Returns the value on top of an action card, 0 if it is empty (R30)."""
        cards = self.piles[pile]
        return value(cards[-1]) if cards else 0

    def can_play_on(self, pile: int, card: int) -> bool:
        """Tells whether a card may go on a pile: it is strictly higher (R28), and there is no counter intel (R32)."""
        return not self.counter_intel[pile] and value(card) > self.top(pile)

    def can_act(self, seat: int) -> bool:
        """Tells whether any action is possible: two cards always permit the special action (R41)."""
        cards = self.hands[seat].own(seat)
        if len(cards) >= 2 or self.achievements[seat]:
            return True
        return any(self.can_play_on(pile, card) for card in cards for pile in range(4))

    def has_lost_by_time(self) -> bool:
        return self.in_peril and self.time_icons_out() >= FATAL_ICONS

    # -- the building

    def nearby(self, room: int) -> tuple[int, ...]:
        """Returns the room and all adjacent ones (R53)."""
        return tuple(sorted((room, *self.neighbours[room])))

    def has_wall(self, a: int, b: int) -> bool:
        """Tells whether a wall, printed or token, parts two rooms that lie side by side (R48)."""
        walls = (*self.parts.boards[self.mission.board].walls, *self.mission.walls)
        return b not in self.neighbours[a] and any({a + 1, b + 1} == set(wall) for wall in walls)

    # -- tokens and windows

    def is_glyph(self, token: int) -> bool:
        return self.parts.tokens[token].glyph != NO_GLYPH

    def is_camera(self, token: int) -> bool:
        return self.parts.tokens[token].kind == "camera"

    def windows_of(self, token: int) -> list[int]:
        """Returns the windows that collecting this token opens: those of its glyph, and the next one of its mark."""
        glyph, mark = self.parts.tokens[token].glyph, self.parts.tokens[token].mark
        found = [i for i, face in enumerate(self.mission.windows) if face.glyph == glyph and glyph != NO_GLYPH]
        marked = [i for i, face in enumerate(self.mission.windows) if face.mark == mark and not self.is_open(i)]
        return found + (marked[:1] if mark != "none" else [])

    def opened_by(self, token: int) -> list[int]:
        """Returns the closed windows that collecting this token would open."""
        return [window for window in self.windows_of(token) if not self.is_open(window)]

    def is_open(self, window: int) -> bool:
        return self.windows[window].is_known_to(SPECTATOR)

    def is_needed(self, token: int) -> bool:
        """Tells whether collecting this token would open a window; all windows of a glyph open together (R69)."""
        if "marks" in self.mission.modules:
            return any(not self.is_open(window) for window in self.windows_of(token))
        glyph = self.parts.tokens[token].glyph
        if glyph != NO_GLYPH:
            for face, content in zip(self.mission.windows, self.windows, strict=True):
                if face.glyph == glyph:
                    return not content.is_known_to(SPECTATOR)
        return False

    def wanted_in(self, room: int) -> tuple[int, ...]:
        """Returns the tokens that lie face up in a room and would open a window."""
        return tuple([token for token in self.face_up[room] if self.is_needed(token)])

    def take_off(self, room: int, token: int) -> None:
        """Takes a face-up token off the board."""
        self.face_up[room].remove(token)
        self.gone.append(token)

    def feature_room(self, kind: str) -> int:
        """Returns the room of a feature of this kind, -1 if the mission has none."""
        return next((feature.room - 1 for feature in self.mission.features if feature.kind == kind), -1)

    def character(self, seat: int) -> Character:
        return self.parts.characters[self.characters[seat]]
