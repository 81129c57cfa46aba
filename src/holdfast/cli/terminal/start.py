"""Before a game: which game, which mission, who plays. Enter on every question plays alone at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from holdfast.bots import bots_of
from holdfast.cli.terminal.company import Company
from holdfast.cli.terminal.desk import Desk
from holdfast.cli.terminal.face import Face, Row
from holdfast.cli.terminal.picking import BACK, pick
from holdfast.engine.game import AnyGame
from holdfast.packs import Loaded

COMRADES: Final = ("squad", "greedy")  # they play along and leave the thinking to people


class Party(msgspec.Struct, frozen=True):
    """Who plays, and as whom."""

    company: Company
    characters: tuple[str, ...] = ()


def comrade_of(game: AnyGame) -> str:
    """The bot that people play with if they do not say which."""
    known = bots_of(game)
    return next((name for name in (*COMRADES, *game.bots) if name in known), next(iter(known)))


def choose_face(desk: Desk, faces: Mapping[str, Face], unfinished: Path | None = None) -> Face | Path | None:
    """A game, or a save to go on with."""
    known = list(faces.values())
    rows = [Row(face.title, face.tagline) for face in known]
    if unfinished is not None:
        rows.append(
            Row(f"Go on with {unfinished.stem}", f"Your last game is not over yet. It was saved as {unfinished}.")
        )
    place = pick(desk, "HOLDFAST", rows, above=("What shall we play?",))
    if place == BACK:
        return None
    return known[place] if place < len(known) else unfinished


def choose_mission(desk: Desk, face: Face, loaded: Loaded) -> str | None:
    rows = face.missions(loaded)
    place = pick(desk, f"{face.title.upper()}  Which mission?", rows)
    return None if place == BACK else rows[place].word


def choose_party(desk: Desk, face: Face, loaded: Loaded, usual: Party | None = None) -> Party | None:
    """The usual party if there is one; alone as somebody, or with others, and then who and as whom."""
    characters = face.characters(loaded)
    same = [] if usual is None else [Row("The same as last time", _who(usual, characters))]
    alone = [Row(f"Alone, as the {row.label}", row.about) for row in characters]
    most = face.game.seats[-1]
    others = [Row(f"{count} players", "People at this keyboard, bots, or both.") for count in range(2, most + 1)]
    place = pick(desk, f"{face.title.upper()}  Who plays?", [*same, *alone, *others])
    if place == BACK:
        return None
    if place < len(same):
        return usual
    place -= len(same)
    if place < len(alone):
        return Party(Company(1), (characters[place].word,))
    return choose_company(desk, face, loaded, place - len(alone) + 2)


def choose_company(desk: Desk, face: Face, loaded: Loaded, seats: int) -> Party | None:
    comrade = comrade_of(face.game)
    others = [name for name in bots_of(face.game) if name != comrade]
    companies = [
        (_described(people, seats - people, name), Company(seats, dict.fromkeys(range(people, seats), name)))
        for name in (comrade, *others)
        for people in range(1, seats + (name == comrade))
    ]
    place = pick(desk, f"{face.title.upper()}  {seats} players", [Row(words) for words, _ in companies])
    if place == BACK:
        return None
    company = companies[place][1]
    chosen: list[str] = []
    for seat in company.people:
        free = [row for row in face.characters(loaded) if row.word not in chosen]
        place = pick(desk, f"{face.title.upper()}  Player {seat + 1}: who are you?", free)
        if place == BACK:
            return None
        chosen.append(free[place].word)
    return Party(company, tuple(chosen))


def _who(party: Party, characters: Sequence[Row]) -> str:
    company = party.company
    names = [row.label for word in party.characters for row in characters if row.word == word]
    if company.seats == 1:
        return f"Alone, as the {names[0]}." if names else "Alone."
    bots = list(company.bots.values())
    who = _described(len(company.people), len(bots), bots[0]) if bots else _described(company.seats, 0, "")
    return f"{who}: {', '.join(names)}." if names else f"{who}."


def _described(people: int, bots: int, name: str) -> str:
    who = "You" if people == 1 else f"{people} people at this keyboard"
    if not bots:
        return who
    return f"{who} and {'a' if bots == 1 else bots} {name} {'bot' if bots == 1 else 'bots'}"
