"""The game on one page, for somebody who has never seen it, with the signs of the map."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import BRASS, BRIGHT, CREAM
from holdfast.cli.terminal.key.names import CAMERA, LOCK, STACK, TIME_SIGN, WHAT_PILES_DO
from holdfast.games.key.cards.pack import ACTIONS, Parts
from holdfast.games.key.screen.view import KeyView

RULES: Final = """
Open windows on the console by collecting tokens with their glyphs, until you can answer the question. You have one
guess for the whole game: right wins, wrong loses.

A turn is one or two actions. An action is a card from your hand, laid on one of four piles, higher than the card on
top there. Then your hand is filled up to four.

Two cards of any value buy your character's special action instead.

When the deck runs out you are in peril: the discard pile with the time cards becomes the new deck, and from now on
drawing is your own choice. Three time icons in the discard lose the game.
"""
COMMANDS: Final = (
    ("1 2 3 4", "play that card of your hand; then choose a pile"),
    ("p x e a", "play a card, special action, end your actions, pass"),
    ("s", "solve: type the answer; everybody must agree"),
    ("b", "take your answer back, or think again, while others think"),
    ("t", "say something to the others (with several players)"),
    ("h", "a hint for this mission; it is noted, and costs nothing"),
    ("m", "the mission: story, notes, list, glyphs, and the handbook of codes"),
    ("n", "your own notes; nobody else sees them"),
    ("v", "view every pile and the discard, card by card"),
    ("l", "everything that happened"),
    ("r R28", "read a rule by its number; numbers stand behind every refusal"),
    ("u", "take back your last choice, if nothing was revealed by it (alone or with bots)"),
    ("q", "leave; the game is saved and can be resumed"),
    ("Esc", "back to the question before"),
)


def draw_help(view: KeyView, parts: Parts, width: int) -> Block:
    rows: Block = [line(("How to play", BRIGHT)), Text()]
    for words in RULES.strip().split("\n\n"):
        rows += [*wrapped(words, width, CREAM), Text()]
    rows += [line(("The four piles", BRASS))]
    rows += [
        line((f"  {name.capitalize():<9}", BRIGHT), (what, CREAM))
        for name, what in zip(ACTIONS, WHAT_PILES_DO, strict=True)
    ]
    rows += [Text(), line(("Characters here", BRASS))]
    for name in view.characters:
        character = parts.characters[name]
        rows += wrapped(f"  {character.name}: {character.text}", width, CREAM, "    ")
    rows += [Text(), line(("Signs on the map", BRASS))]
    for sign, words in (
        (f"{STACK}3", "three tokens lie face down"),
        ("λ", "a token that opens windows lies face up; faint: it opens none"),
        (CAMERA, "a camera: whoever ends a turn here costs the deck a card"),
        ("↔ ↕ ╲", "a way into the next room; a line without one is a wall"),
        (LOCK, "counter intel locks a pile until somebody regroups it"),
        (TIME_SIGN, "a time icon; the third one in peril loses"),
    ):
        rows += [line((f"  {sign:<7}", BRIGHT), (words, CREAM))]
    rows += [Text(), line(("Keys", BRASS))]
    rows += [line((f"  {key:<9}", BRIGHT), (words, CREAM)) for key, words in COMMANDS]
    return rows
