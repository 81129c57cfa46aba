"""Before a game: which game, and who plays. Enter on every question plays alone at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from holdfast.bots import bots_of
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.party import SOLO, Party, Seating, comrade_of
from holdfast.packs import Loaded


def choose_game(terminal: Terminal, drawings: Sequence[Drawing], unfinished: Path | None = None) -> int | Path | None:
    """Returns the place of a game among these, or a save to go on with; None goes back."""
    rows = [Row(drawing.title, drawing.tagline) for drawing in drawings]
    if unfinished is not None:
        rows.append(
            Row(f"Go on with {unfinished.stem}", f"Your last game is not over yet. It was saved as {unfinished}.")
        )
    place = pick(terminal, "HOLDFAST", rows, above=("What shall we play?",))
    if place == BACK:
        return None
    return place if place < len(drawings) else unfinished


def choose_party(terminal: Terminal, drawing: Drawing, loaded: Loaded, usual: Party | None = None) -> Party | None:
    """Asks who plays: the usual party if there is one; alone as somebody, or with others, and then as whom."""
    characters = drawing.characters(loaded)
    found: list[tuple[Row, Party | int]] = []  # what each line stands for: a party, or how many play
    if usual is not None:
        found.append((Row("The same as last time", _who(usual, characters)), usual))
    if 1 in drawing.game.seats:
        found += [(Row(f"Alone, as the {row.label}", row.about), Party(SOLO, (row.word,))) for row in characters]
        found += [] if characters else [(Row("Alone"), Party(SOLO))]
    for seats in drawing.game.seats:
        if seats > 1:
            found.append((Row(f"{seats} players", "People at this keyboard, bots, or both."), seats))
    if len(found) == 1 and isinstance(found[0][1], int):
        return choose_seating(terminal, drawing, loaded, found[0][1])
    place = pick(terminal, f"{drawing.title.upper()}  Who plays?", [row for row, _ in found])
    if place == BACK:
        return None
    chosen = found[place][1]
    return choose_seating(terminal, drawing, loaded, chosen) if isinstance(chosen, int) else chosen


def choose_seating(terminal: Terminal, drawing: Drawing, loaded: Loaded, seats: int) -> Party | None:
    comrade = comrade_of(drawing.game)
    others = [name for name in bots_of(drawing.game) if name != comrade]
    seatings = [
        (_described(people, seats - people, name), Seating(seats, dict.fromkeys(range(people, seats), name)))
        for name in (comrade, *others)
        for people in range(1, seats + (name == comrade))
    ]
    place = pick(terminal, f"{drawing.title.upper()}  {seats} players", [Row(words) for words, _ in seatings])
    if place == BACK:
        return None
    seating = seatings[place][1]
    chosen: list[str] = []
    characters = drawing.characters(loaded)
    for seat in seating.people if characters else ():
        free = [row for row in characters if row.word not in chosen]
        place = pick(terminal, f"{drawing.title.upper()}  Player {seat + 1}: who are you?", free)
        if place == BACK:
            return None
        chosen.append(free[place].word)
    return Party(seating, tuple(chosen))


def _who(party: Party, characters: Sequence[Row]) -> str:
    seating = party.seating
    names = [row.label for word in party.characters for row in characters if row.word == word]
    if seating.seats == 1:
        return f"Alone, as the {names[0]}." if names else "Alone."
    bots = list(seating.bots.values())
    who = _described(len(seating.people), len(bots), bots[0]) if bots else _described(seating.seats, 0, "")
    return f"{who}: {', '.join(names)}." if names else f"{who}."


def _described(people: int, bots: int, name: str) -> str:
    who = "You" if people == 1 else f"{people} people at this keyboard"
    if not bots:
        return who
    if bots > 1:
        return f"{who} and {bots} {name} bots"
    return f"{who} and {'an' if name[0] in 'aeiou' else 'a'} {name} bot"
