"""Revealing (R59-R62) and what a revealed trap does (R85-R97, R152-R153)."""

from __future__ import annotations

from holdfast.engine import target
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.flow import Decision
from holdfast.games.key.events import CounterIntelPlaced, GasHit, NothingThere, TokenRemoved, TokenRevealed
from holdfast.games.key.rules.deck import put_on_discard
from holdfast.games.key.rules.vote import VOTE_IS_OPEN, open_vote
from holdfast.games.key.state import Key


def reveal_top(s: Key, room: int, *, by_intel: bool = False) -> int | None:
    """Turns the top token of a room's stack up and lays it beside the stack; a trap resolves at once."""
    if not len(s.stacks[room]):
        s.tell(NothingThere(room))
        return None  # R63
    token = s.turn_up(s.stacks[room])
    s.tell(TokenRevealed(room, token))
    match s.parts.tokens[token].kind:
        case "glyph" if s.tidy and not s.is_needed(token):
            remove(s, room, token)  # A17
        case "glyph" | "camera":
            s.face_up[room].append(token)  # R60, R86
        case "gas":
            release_gas(s, room)
            remove(s, room, token)  # R93
        case "counter_intel" if by_intel:
            pile = s.parts.tokens[token].action
            s.counter_intel[pile].append(token)  # R94
            s.tell(CounterIntelPlaced(pile, token))
        case "counter_intel":
            remove(s, room, token)  # R95
    return token


def remove(s: Key, room: int, token: int) -> None:
    s.gone.append(token)
    s.tell(TokenRemoved(room, token))


def release_gas(s: Key, room: int) -> None:
    """Every player in the room of the token discards one random card, if able (R90, R91, R97)."""
    for seat in range(s.seated):
        hand = s.hands[seat]
        if s.rooms[seat] == room and len(hand):
            card = s.take(hand, s.rng.choice(hand.true(), "gas"))
            s.tell(GasHit(seat, card))
            put_on_discard(s, card)


class Tidy(Action, frozen=True):
    """Takes an unneeded glyph off the board (R61): by the player whose turn it is, at once or later (A17)."""

    room: target.Room
    token: target.Token

    @classmethod
    def gate(cls, s: Key, seat: int, ask: Decision) -> Refusal | None:
        if open_vote(s) is not None:
            return VOTE_IS_OPEN
        if seat != s.turn:
            return refuse("key:R61", "refused.tidy_on_your_turn")
        if not any(s.is_glyph(t) and not s.is_needed(t) for tokens in s.face_up for t in tokens):
            return refuse("key:R61", "refused.nothing_to_tidy")
        return None

    @classmethod
    def candidates(cls, s: Key, seat: int, ask: Decision) -> list[Tidy]:
        return [Tidy(room, token) for room, tokens in enumerate(s.face_up) for token in tokens]

    def why_not(self, s: Key, seat: int, ask: Decision) -> Refusal | None:
        if not 0 <= self.room < len(s.face_up) or self.token not in s.face_up[self.room]:
            return refuse("key:R61", "refused.no_such_token")
        if not s.is_glyph(self.token):
            return refuse("key:R153", "refused.trap_stays")
        if s.is_needed(self.token):
            return refuse("key:R62", "refused.glyph_is_needed")
        return None

    def do(self, s: Key, seat: int, ask: Decision) -> None:
        s.take_off(self.room, self.token)
        s.tell(TokenRemoved(self.room, self.token))
