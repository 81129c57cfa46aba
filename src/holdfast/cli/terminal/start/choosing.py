"""Before a game: which game, and who plays. Enter on every question plays alone at once, or in the usual company."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from holdfast.bots import bots_of
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.drawing import Drawing
from holdfast.cli.terminal.play.party import SOLO, Party, Seating, comrade_of, one_side
from holdfast.cli.terminal.words import bot_name, say
from holdfast.packs import Loaded


def choose_game(terminal: Terminal, drawings: Sequence[Drawing], unfinished: Path | None = None) -> int | Path | None:
    """Returns the place of a game among these, or a save to go on with; None goes back."""
    rows = [Row(drawing.title, drawing.tagline) for drawing in drawings]
    if unfinished is not None:
        rows.append(
            Row(say("start.unfinished", name=unfinished.stem), say("start.unfinished.about", path=str(unfinished)))
        )
    place = pick(terminal, say("start.title"), rows, above=(say("start.what"),))
    if place == BACK:
        return None
    return place if place < len(drawings) else unfinished


def choose_party(terminal: Terminal, drawing: Drawing, loaded: Loaded, usual: Party | None = None) -> Party | None:
    """Asks who plays: the usual party if there is one; alone as somebody, or with others, and then as whom."""
    game, characters = drawing.game, drawing.characters(loaded)
    found: list[tuple[Row, Party | Seating | int]] = []  # what each line stands for: a party, or how many play
    if usual is not None:
        found.append((Row(say("party.same"), _who(usual, characters)), usual))
    alone_as = characters if len(drawing.cast(SOLO)) == 1 else ()
    if 1 in game.seats:
        found += [(Row(say("party.alone_as", character=c.label), c.about), Party(SOLO, (c.word,))) for c in alone_as]
        found += [] if alone_as else [(Row(say("party.alone"), drawing.words.said("alone", "")), SOLO)]
    marked = 0 if alone_as or not characters else len(found)
    for seating in _sides(drawing):
        found.append((_side_row(drawing, seating), seating))
    if not game.at_table.sides(game.seats[-1]):
        if company := game.choosing.comrades:
            seating = Seating(len(company) + 1, dict(enumerate(company, 1)))
            found.append((Row(_described(1, len(company), company[0]), say("party.company.about")), seating))
        several = [seats for seats in game.seats if seats > 1]
        found += [(Row(say("party.players", seats=seats), say("party.players.about")), seats) for seats in several]
    if len(found) == 1 and isinstance(found[0][1], int):
        return choose_seating(terminal, drawing, loaded, found[0][1])
    rows = [row for row, _ in found]
    place = pick(terminal, say("party.who", game=drawing.title.upper()), rows, marked if usual is None else 0)
    if place == BACK:
        return None
    chosen = found[place][1]
    if isinstance(chosen, Seating):
        return choose_characters(terminal, drawing, loaded, chosen)
    return choose_seating(terminal, drawing, loaded, chosen) if isinstance(chosen, int) else chosen


def choose_seating(terminal: Terminal, drawing: Drawing, loaded: Loaded, seats: int) -> Party | None:
    comrade = comrade_of(drawing.game)
    others = [name for name in bots_of(drawing.game) if name != comrade]
    seatings = [
        (_described(people, seats - people, name), Seating(seats, dict.fromkeys(range(people, seats), name)))
        for name in (comrade, *others)
        for people in range(1, seats + (name == comrade))
    ]
    title = say("party.seats", game=drawing.title.upper(), seats=seats)
    place = pick(terminal, title, [Row(words) for words, _ in seatings])
    return None if place == BACK else choose_characters(terminal, drawing, loaded, seatings[place][1])


def choose_characters(terminal: Terminal, drawing: Drawing, loaded: Loaded, seating: Seating) -> Party | None:
    """Lets people pick whom they play."""
    chosen: list[str] = []
    characters = drawing.characters(loaded)
    for seat in drawing.cast(seating) if characters else ():
        free = [row for row in characters if row.word not in chosen]
        who = "party.who_are_you" if len(seating.people) > 1 else "party.who_is_it"
        place = pick(terminal, say(who, game=drawing.title.upper(), number=seat + 1), free)
        if place == BACK:
            return None
        chosen.append(free[place].word)
    return Party(seating, tuple(chosen))


def _sides(drawing: Drawing) -> list[Seating]:
    """Returns who may sit where in a game of sides: one person on either side, or people everywhere."""
    game, found = drawing.game, []
    for seats in game.seats:
        sides = game.at_table.sides(seats)
        found += [one_side(game, seats, side[0]) for side in sides]
        found += [Seating(seats)] if sides else []
    return found


def _side_row(drawing: Drawing, seating: Seating) -> Row:
    said = drawing.words.said
    if not seating.bots:
        return Row(say("party.people", people=seating.seats), said("side_about.all", ""))
    seat = seating.people[0]
    words = say("party.side", role=said(f"seat_role.{seat}", ""), bots=len(seating.bots))
    return Row(words, said(f"side_about.{seat}", ""))


def _who(party: Party, characters: Sequence[Row]) -> str:
    seating = party.seating
    names = [row.label for word in party.characters for row in characters if row.word == word]
    if seating.seats == 1:
        return say("party.alone_as.about", character=names[0]) if names else say("party.alone.about")
    bots = list(seating.bots.values())
    who = _described(len(seating.people), len(bots), bots[0]) if bots else _described(seating.seats, 0, "")
    return say("party.with", who=who, names=", ".join(names)) if names else say("party.without", who=who)


def _described(people: int, bots: int, name: str) -> str:
    who = say("party.people", people=people)
    if not bots:
        return who
    if bots > 1:
        return say("party.bots", who=who, many=bots, bot=bot_name(name))
    return say("party.bot", who=who, bot=bot_name(name), begins="vowel" if name[0] in "aeiou" else "other")
