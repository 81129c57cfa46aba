"""Arranging a position from words: what scenes and the notation share (docs/scenes.md is the reader's page).

Every line names a thing and what lies there; things that no line names stay as they are, as far as the cards last.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from holdfast.engine.flow import Frame, Strand, run
from holdfast.engine.position import NotationError, fields_of, number_in, yes_or_no
from holdfast.engine.secret import EVERYBODY, NOBODY, Secret
from holdfast.games.key.cards.resources import HAND_SIZE, SUITS
from holdfast.games.key.cards.types import ACTIONS, REGROUP
from holdfast.games.key.flow import Play
from holdfast.games.key.missions.mission import normal_form
from holdfast.games.key.rules.deck import MayDraw, RefillHand
from holdfast.games.key.rules.first import Volunteer
from holdfast.games.key.rules.solve import AtAnyTime
from holdfast.games.key.rules.stall import DrawAnswerOrConcede
from holdfast.games.key.rules.turn import ChooseAction, TakeTurn
from holdfast.games.key.state import Key
from holdfast.games.key.testing.layout import (
    check_cards,
    check_tokens,
    lay_cards,
    lay_tokens,
    number_in_line,
    place_characters,
    words_of,
)

ASKED: Final = ("action", "first", "draw", "stall")
LINES: Final = (
    *("turn", "actions", "passes", "peril", "answer", "windows", "open", "asked"),
    *("hand 1", "deck", "deck top", "discard", *ACTIONS),
    *("rooms", "room 1", "at 1", "gone", *(f"counter-intel {name}" for name in ACTIONS[:REGROUP])),
    *("lock 1", "guard", "achievements"),
)


def place(s: Key, fields: Mapping[str, str]) -> None:
    """Lays cards, tokens, characters and windows as the lines say; the frames stay as they are."""
    if "turn" in fields:
        s.turn = number_in(fields, "turn", 1, s.seated) - 1
    if "actions" in fields:
        s.actions = number_in(fields, "actions", 0, 2)
    if "passes" in fields:
        s.passes = number_in(fields, "passes", 0, 99)
    if "peril" in fields:
        s.in_peril = yes_or_no(fields, "peril")
    lay_cards(s, fields)
    lay_tokens(s, fields)
    place_characters(s, fields)
    open_windows(s, fields)
    place_modules(s, fields)
    if "answer" in fields:
        s.solution = Secret("answer", normal_form(fields["answer"]))


def open_windows(s: Key, fields: Mapping[str, str]) -> None:
    """Opens windows: `windows:` names every content, a closed one with a question mark; `open:` names
    glyphs, or all.
    """
    if "windows" in fields:
        contents = fields["windows"].split()
        if len(contents) != len(s.windows):
            raise NotationError(f"windows: the mission has {len(s.windows)}, found {len(contents)}")
        for i, word in enumerate(contents):
            content = word.rstrip("?") or s.windows[i].true()
            s.windows[i] = Secret("window", content, NOBODY if word.endswith("?") else EVERYBODY)
    shown = {s.parts.glyphs[face.glyph].name: face.glyph for face in s.mission.windows if face.glyph >= 0}
    names = words_of(fields.get("open", "-"))
    for name in shown if names == ["all"] else names:
        if name.lower() not in shown:
            raise NotationError(f"open: no window shows {name!r}; the mission shows {', '.join(shown)}")
        for i, face in enumerate(s.mission.windows):
            if face.glyph == shown[name.lower()]:
                s.windows[i] = Secret("window", s.windows[i].true(), EVERYBODY)


def place_modules(s: Key, fields: Mapping[str, str]) -> None:
    """Reads `lock 3: circle`, `guard: 5`, and `achievements: 1 0`, how many each seat has left."""
    for line in fields:
        if line.startswith("lock "):
            if fields[line] not in (*SUITS, "-"):
                raise NotationError(f"{line}: expected {', '.join(SUITS)} or -, found {fields[line]!r}")
            suit = -1 if fields[line] == "-" else SUITS.index(fields[line])
            s.locks[number_in_line(line, "lock", len(s.locks))] = suit
    if "guard" in fields:
        s.guard = -1 if fields["guard"] == "-" else number_in(fields, "guard", 1, len(s.stacks)) - 1
    if "achievements" in fields:
        numbers = fields["achievements"].split()
        if len(numbers) != s.seated or not all(map(str.isdecimal, numbers)):
            raise NotationError(f"achievements: expected a number for each seat, found {fields['achievements']!r}")
        s.achievements = list(map(int, numbers))


def arrange(s: Key, text: str) -> None:
    """Changes a position in place and checks it; `asked:` says which decision is open, an action where
    it is not said.
    """
    fields = fields_of(text)
    for line in fields:
        if re.sub(r"^(hand|room|at|lock) \d+$", r"\1 1", line) not in LINES:
            raise NotationError(f"{line!r} is no line of a position of The Key; there are {', '.join(LINES)}")
        if match := re.fullmatch(r"hand (\d+)", line):
            number_in({"hand": match[1]}, "hand", 1, s.seated)
    place(s, fields)
    if len(s.solution.true()) != s.mission.length:
        raise NotationError(f"answer: the mission's answer has {s.mission.length} signs, found {fields['answer']!r}")
    asked = fields.get("asked", "action").lower()
    if asked not in ASKED:
        raise NotationError(f"asked: expected one of {', '.join(ASKED)}, found {asked!r}")
    if asked == "stall" and "passes" not in fields:
        s.passes = s.seated
    check(s, asked)
    s.strands = [Strand(0, frames_for(s, asked)), Strand(1, [AtAnyTime()])]
    s.asked = [0] * s.seated
    run(s)


def frames_for(s: Key, asked: str) -> list[Frame]:
    """Returns the order of play, stopped at a decision."""
    if asked == "first":
        return [Play(at=Play.step_places["take_turn"]), Volunteer()]
    step = TakeTurn.step_places
    turn = TakeTurn(seat=s.turn, at=step["cameras"] if s.actions else step["second_action"])
    play: list[Frame] = [Play(at=Play.step_places["pass_to_the_left"]), turn]
    if asked == "draw":
        turn.at = step["guard"]
        return [*play, RefillHand(seat=s.turn, at=RefillHand.step_places["drawn"]), MayDraw(seat=s.turn)]
    if asked == "stall":
        turn.at = len(TakeTurn.STEPS)
        return [*play, DrawAnswerOrConcede()]
    return [*play, ChooseAction(seat=s.turn)]


def check(s: Key, asked: str) -> None:
    """Refuses what no game can come to."""
    check_cards(s)
    check_tokens(s)
    for glyph in {face.glyph for face in s.mission.windows if face.glyph >= 0}:
        same = [i for i, face in enumerate(s.mission.windows) if face.glyph == glyph]
        if len({(s.windows[i].true(), s.is_open(i)) for i in same}) > 1:
            name = s.parts.glyphs[glyph].name
            raise NotationError(f"windows: those of {name} open together and hide the same (R69, R73)")
    if asked == "action" and s.actions > 1:
        raise NotationError("actions: a player who has taken two actions is asked for no third (R23)")
    if asked == "first" and s.seated == 1:
        raise NotationError("asked: first needs two seats or more")
    if asked == "stall" and s.passes < s.seated:
        raise NotationError(f"asked: stall needs 'passes: {s.seated}' or more")
    if asked in ("draw", "stall") and not s.in_peril:
        raise NotationError(f"asked: {asked} needs 'peril: yes'")
    if asked == "draw" and len(s.hands[s.turn]) >= HAND_SIZE:
        raise NotationError("asked: draw needs fewer than four cards in the hand of the player whose turn it is")
