"""The things on the table in a game of The Key, and the few words that every rule uses of them."""

from __future__ import annotations

from holdfast.engine.secret import SPECTATOR, Hand, Pile, Secret
from holdfast.engine.state import State, derived
from holdfast.games.key.cards import FATAL_ICONS, time_icons, value
from holdfast.games.key.mission import NO_GLYPH, MissionFace
from holdfast.games.key.pack import Character, Parts


@derived
class Key(State):
    parts: Parts
    mission: MissionFace
    neighbours: tuple[tuple[int, ...], ...]  # of each room, walls and passages counted
    characters: tuple[str, ...]  # of each seat
    tidy: bool  # unneeded glyphs leave the board by themselves
    free_talk: bool
    deck: Pile
    hands: list[Hand]
    piles: list[list[int]]  # the cards on Run, Intel, Gather and Regroup
    counter_intel: list[list[int]]  # the tokens on them
    discard: list[int]
    in_peril: bool
    stacks: list[Pile]  # of each room, face down, the last on top
    face_up: list[list[int]]  # beside them
    gone: list[int]  # tokens that have left the board
    rooms: list[int]  # where each seat's character stands
    windows: list[Secret[str]]
    solution: Secret[str]
    turn: int
    actions: int  # taken in this turn
    passes: int  # forced passes in a row, with nothing drawn since

    # -- cards

    def time_icons_out(self) -> int:
        return sum(map(time_icons, self.discard))

    def top(self, pile: int) -> int:
        """The value on top of an action card, 0 if it is empty (R30)."""
        cards = self.piles[pile]
        return value(cards[-1]) if cards else 0

    def can_play_on(self, pile: int, card: int) -> bool:
        """R28 strictly higher, R32 no counter intel."""
        return not self.counter_intel[pile] and value(card) > self.top(pile)

    def can_act(self, seat: int) -> bool:
        """Whether any action is possible: two cards always permit the special action (R41)."""
        cards = self.hands[seat].own(seat)
        if len(cards) >= 2:
            return True
        return any(self.can_play_on(pile, card) for card in cards for pile in range(4))

    def has_lost_by_time(self) -> bool:
        return self.in_peril and self.time_icons_out() >= FATAL_ICONS

    # -- the building

    def nearby(self, room: int) -> tuple[int, ...]:
        """The room and all adjacent ones (R53)."""
        return tuple(sorted((room, *self.neighbours[room])))

    # -- tokens and windows

    def is_glyph(self, token: int) -> bool:
        return self.parts.tokens[token].glyph != NO_GLYPH

    def is_camera(self, token: int) -> bool:
        return self.parts.tokens[token].kind == "camera"

    def windows_of(self, token: int) -> list[int]:
        """The windows that show this token's glyph."""
        glyph = self.parts.tokens[token].glyph
        return [i for i, face in enumerate(self.mission.windows) if face.glyph == glyph and glyph != NO_GLYPH]

    def is_open(self, window: int) -> bool:
        return self.windows[window].is_known_to(SPECTATOR)

    def is_needed(self, token: int) -> bool:
        """Whether collecting this token would open a window; all windows of a glyph open together (R69)."""
        glyph = self.parts.tokens[token].glyph
        if glyph != NO_GLYPH:
            for face, content in zip(self.mission.windows, self.windows, strict=True):
                if face.glyph == glyph:
                    return not content.is_known_to(SPECTATOR)
        return False

    def take_off(self, room: int, token: int) -> None:
        """A face-up token leaves the board."""
        self.face_up[room].remove(token)
        self.gone.append(token)

    def character(self, seat: int) -> Character:
        return self.parts.characters[self.characters[seat]]
