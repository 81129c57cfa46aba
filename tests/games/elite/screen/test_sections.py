"""The table in sentences: everything that lies open, as a seat knows it."""

from __future__ import annotations

from holdfast.games.elite.screen.sections import describe
from tests.games.elite.playing import Table, table


def told(game: Table, seat: int = 0) -> dict[str, list[str]]:
    texts = game.texts
    return {texts.message(one.title): [texts.message(line) for line in one.lines] for one in describe(game.s, seat)}


def test_everything_that_lies_open_is_told() -> None:
    game = table("gherid: C6 damage 2\nhand 1: ion_rifle[gun,-]\nbiters: C5 L6\nheld: L6\nacid: D7\ndice 1: gun alien")
    found = told(game)
    assert found["Squad"][0] == "Gherid (Player 1): on C6, damage 2 of 10"
    assert found["Squad"][1] == "Gherid: You suffer no damage when an alien pushes you."
    assert found["Your dice"][0] == "Die 1: gun"
    assert found["Equipment"][0].startswith("Gherid has Ion Rifle: wants wrench (locking). Range 3")
    assert found["Aliens"] == ["Biter 1 on C5", "Biter 2 on L6, held"]
    assert "Acid: D7" in found["Map"]
    assert found["Events"] == ["There are none."]


def test_who_only_watches_has_no_dice() -> None:
    assert "Your dice" not in told(table("gherid: C6"), -1)
