"""Before a game: which game, which mission, who plays. Enter on every question plays alone at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from holdfast.bots import bots_of
from holdfast.cli.terminal.face import Face, Row
from holdfast.cli.terminal.io.pick_list import BACK, pick
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.party import Party, Seating, comrade_of
from holdfast.packs import Loaded


def choose_face(terminal: Terminal, faces: Mapping[str, Face], unfinished: Path | None = None) -> Face | Path | None:
    """A game, or a save to go on with."""
    known = list(faces.values())
    rows = [Row(face.title, face.tagline) for face in known]
    if unfinished is not None:
        rows.append(
            Row(f"Go on with {unfinished.stem}", f"Your last game is not over yet. It was saved as {unfinished}.")
        )
    place = pick(terminal, "HOLDFAST", rows, above=("What shall we play?",))
    if place == BACK:
        return None
    return known[place] if place < len(known) else unfinished


def choose_mission(terminal: Terminal, face: Face, loaded: Loaded) -> str | None:
    rows = face.missions(loaded)
    place = pick(terminal, f"{face.title.upper()}  Which mission?", rows)
    return None if place == BACK else rows[place].word


def choose_party(terminal: Terminal, face: Face, loaded: Loaded, usual: Party | None = None) -> Party | None:
    """The usual party if there is one; alone as somebody, or with others, and then who and as whom."""
    characters = face.characters(loaded)
    same = [] if usual is None else [Row("The same as last time", _who(usual, characters))]
    alone = [Row(f"Alone, as the {row.label}", row.about) for row in characters]
    most = face.game.seats[-1]
    others = [Row(f"{count} players", "People at this keyboard, bots, or both.") for count in range(2, most + 1)]
    place = pick(terminal, f"{face.title.upper()}  Who plays?", [*same, *alone, *others])
    if place == BACK:
        return None
    if place < len(same):
        return usual
    place -= len(same)
    if place < len(alone):
        return Party(Seating(1), (characters[place].word,))
    return choose_seating(terminal, face, loaded, place - len(alone) + 2)


def choose_seating(terminal: Terminal, face: Face, loaded: Loaded, seats: int) -> Party | None:
    comrade = comrade_of(face.game)
    others = [name for name in bots_of(face.game) if name != comrade]
    seatings = [
        (_described(people, seats - people, name), Seating(seats, dict.fromkeys(range(people, seats), name)))
        for name in (comrade, *others)
        for people in range(1, seats + (name == comrade))
    ]
    place = pick(terminal, f"{face.title.upper()}  {seats} players", [Row(words) for words, _ in seatings])
    if place == BACK:
        return None
    seating = seatings[place][1]
    chosen: list[str] = []
    for seat in seating.people:
        free = [row for row in face.characters(loaded) if row.word not in chosen]
        place = pick(terminal, f"{face.title.upper()}  Player {seat + 1}: who are you?", free)
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
    return f"{who} and {'a' if bots == 1 else bots} {name} {'bot' if bots == 1 else 'bots'}"
