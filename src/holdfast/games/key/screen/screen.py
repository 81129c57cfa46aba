"""What each seat of The Key is shown (R43, R146, R150): everything on the table, and its own hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from holdfast.engine.message import Message
from holdfast.engine.play import asks_of_all
from holdfast.engine.screen import Part, Prompt, ScreenMemory
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.view import Ask, View
from holdfast.games.key.rules.solve import AtAnyTime
from holdfast.games.key.rules.turn import MOST_ACTIONS
from holdfast.games.key.screen.ahead import WaysAhead, ahead
from holdfast.games.key.screen.building import Building, Figures, building, figures
from holdfast.games.key.screen.cards import HandShown, PileShown, UselessCard, hands, piles, useless_cards
from holdfast.games.key.screen.console import Console, console
from holdfast.games.key.screen.deck import DeckShown, deck_shown
from holdfast.games.key.screen.lessons import due_lessons
from holdfast.games.key.screen.mission_sheet import FloorPlan, MissionSheet, floor_plan, mission_sheet
from holdfast.games.key.screen.prompt import prompt, question
from holdfast.games.key.screen.result import result
from holdfast.games.key.screen.vote import VoteShown, vote_shown
from holdfast.games.key.screen.worth import Worth, worth
from holdfast.games.key.state import Key


class Turn(msgspec.Struct, frozen=True):
    seat: int
    action: int  # the number of the action that is chosen or carried out
    most: int


def turn(s: Key) -> Turn:
    return Turn(s.turn, min(s.actions + 1, MOST_ACTIONS), MOST_ACTIONS)


PARTS: Final[Mapping[str, Part[Key]]] = {
    "mission": Part(mission_sheet, ("mission", "tidy", "free_talk", "seated")),
    "plan": Part(floor_plan, ("mission",)),
    "characters": Part(lambda s: s.characters, ("characters",)),
    "console": Part(console, ("mission", "windows", "solution", "outcome")),
    "building": Part(building, ("mission", "windows", "stacks", "face_up", "locks")),
    "worth": Part(worth, ("mission", "windows")),
    "figures": Part(figures, ("rooms", "guard")),
    "turn": Part(turn, ("turn", "actions")),
    "piles": Part(piles, ("piles", "counter_intel")),
    "deck": Part(deck_shown, ("deck", "discard", "in_peril")),
    "result": Part(result, ("outcome",)),
    "vote": Part(vote_shown, ("strands", "seated")),
}


class KeyScreen(View, frozen=True):
    """Its parts: those of the whole table, and last those of one's own."""

    mission: MissionSheet
    plan: FloorPlan
    characters: tuple[str, ...]  # of each seat
    console: Console
    building: Building
    worth: tuple[Worth, ...]  # of each token
    figures: Figures
    turn: Turn
    piles: tuple[PileShown, ...]
    deck: DeckShown
    vote: VoteShown | None
    result: Message | None  # after the end: how much was open, and what was left
    prompt: Prompt
    hands: tuple[HandShown, ...]
    useless: tuple[UselessCard, ...]  # of one's own hand
    ahead: WaysAhead
    lessons: tuple[str, ...]  # those that can be taught now, the first one first


def screen(s: Key, seat: int) -> KeyScreen:
    return screens(s, (seat,), ScreenMemory())[seat]


def screens(s: Key, seats: Iterable[int], memory: ScreenMemory) -> dict[int, KeyScreen]:
    """Returns what several seats are shown; what all of them see is made once."""
    waits = question(s) if s.outcome is None else None
    asked = waits.seats(s) if waits is not None else ()
    open_asks = asks_of_all(s)
    waiting = prompt(s, SPECTATOR)  # the same for all who are not asked
    shared = memory.parts(s, PARTS)

    def asks(seat: int) -> tuple[Ask, ...]:
        beside = (shared["vote"], shared["building"], shared["figures"], seat == s.turn)
        return memory.asks(
            s, seat, open_asks[seat], lambda decision: beside if isinstance(decision, AtAnyTime) else None
        )

    def lessons(seat: int) -> tuple[str, ...]:
        return due_lessons(s, seat, waits, shared["building"].wanted, shared["worth"])

    laid_open = (s.gone, s.face_up, s.counter_intel, s.in_peril)
    known_to_all = (laid_open, shared["building"], shared["worth"], shared["console"])
    lessons_for_all = memory.keep("lessons", known_to_all, lambda: lessons(SPECTATOR))  # for all who are not asked
    return {
        seat: KeyScreen(
            seat=seat,
            asks=asks(seat) if seat != SPECTATOR else (),
            outcome=s.outcome,
            prompt=prompt(s, seat) if seat in asked else waiting,
            hands=hands(s, seat),
            useless=useless_cards(s, seat, waits),
            ahead=ahead(s, seat, waits),
            lessons=lessons(seat) if seat in asked else () if seat == SPECTATOR else lessons_for_all,
            **shared,
        )
        for seat in seats
    }
