"""Module "guard" (R140): after each turn the guard walks toward the nearest character; who it meets loses a card."""

from __future__ import annotations

from holdfast.engine.flow import Frame
from holdfast.games.key.events import GuardMoved, GuardSearched
from holdfast.games.key.rules.deck import put_on_discard
from holdfast.games.key.state import Key


def next_room(s: Key) -> int:
    """Returns the room nearer to the nearest character, the lowest number where several are as near; or where it
    stands.
    """
    if s.guard in s.rooms:
        return s.guard
    distance = dict.fromkeys(s.rooms, 0)
    queue = list(distance)
    for room in queue:
        for near in s.neighbours[room]:
            if near not in distance:
                distance[near] = distance[room] + 1
                queue.append(near)
    return min(s.neighbours[s.guard], key=lambda room: (distance[room], room))


class GuardWalks(Frame):
    STEPS = ("walk", "search")

    def walk(self, s: Key) -> None:
        room = next_room(s)
        if room != s.guard:
            s.guard = room
            s.tell(GuardMoved(room))

    def search(self, s: Key) -> None:
        """Every player it shares a room with discards one random card, if able."""
        for seat in range(s.seated):
            hand = s.hands[seat]
            if s.rooms[seat] == s.guard and len(hand):
                card = s.take(hand, s.rng.choice(hand.true(), "guard"))
                s.tell(GuardSearched(seat, card))
                put_on_discard(s, card)
