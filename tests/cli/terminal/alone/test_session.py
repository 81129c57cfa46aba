"""Nights of ALONE by keyboard: the hero's turn, evil's answers, two sides that never see each other's screen."""

from pathlib import Path

import pytest

from holdfast.cli.terminal.play.party import Seating
from holdfast.engine.secret import SPECTATOR
from holdfast.games.alone.levels.places import PLACE_NAMES
from tests.cli.terminal.alone.terminals import (
    BOTH,
    EVIL_AND_BOT,
    HERO_AND_BOT,
    MIDDLE,
    SomeFingers,
    session,
    until_the_lines_end,
    view_of,
)
from tests.cli.terminal.terminals import LARGE


def test_a_step_and_a_look_around(tmp_path: Path) -> None:
    turns, screen = session(["a", "0"], tmp_path / "save", lines=MIDDLE)
    until_the_lines_end(turns)
    assert any("The hero goes west." in frame for frame in screen.frames)
    assert view_of(turns, 1).table.turn == 4


def test_a_wall_says_that_it_is_one(tmp_path: Path) -> None:
    turns, screen = session(["w", "s", "ed"], tmp_path / "save", lines=MIDDLE.replace("hero: 1B3", "hero: 1A1"))
    until_the_lines_end(turns)
    assert any("A wall stands there." in frame for frame in screen.frames)


def test_what_is_no_key_is_said_to_be_none(tmp_path: Path) -> None:
    turns, screen = session(["xxx"], tmp_path / "save", lines=MIDDLE)
    until_the_lines_end(turns)
    assert "'xxx' is no choice here" in screen.last


def test_the_hero_keeps_a_note(tmp_path: Path) -> None:
    turns, screen = session(["n", "reactor north of the stairs", ""], tmp_path / "save", lines=MIDDLE)
    until_the_lines_end(turns)
    assert view_of(turns, 0).notes == "reactor north of the stairs"
    assert "note: reactor north" in screen.last


def test_evil_reads_a_card_before_it_is_played(tmp_path: Path) -> None:
    over_and_back = ("", "")
    lines = ["", "a", *over_and_back, "1", "p", *over_and_back, "0", *over_and_back, "1", "d"]
    turns, screen = session(lines, tmp_path / "save", seating=BOTH, lines=MIDDLE)
    until_the_lines_end(turns)
    assert any("Only instant cards can be played before the end of the turn." in frame for frame in screen.frames)
    read = next(frame for frame in screen.frames if "Lay it face down" in frame)
    assert "Answers a move." in read
    assert "Spawn a Parasite" in screen.last
    on = view_of(turns, 1).map
    assert on is not None
    assert on.begun is not None
    assert on.begun.says.key == "begun.standard"


def test_marked_cards_are_discarded(tmp_path: Path) -> None:
    lines = MIDDLE.replace("asked: turn", "asked: round end")
    turns, screen = session(["1", "d"], tmp_path / "save", seating=EVIL_AND_BOT, lines=lines, size=LARGE)
    until_the_lines_end(turns)
    marked = [frame for frame in screen.frames if "✓ Bared Teeth" in frame]
    assert marked
    assert any("discards 1 card" in frame for frame in screen.frames)


def test_who_plays_evil_alone_is_not_asked_to_pass(tmp_path: Path) -> None:
    """Without cards there is nothing to do but pass; against a bot nobody learns from that."""
    lines = MIDDLE.replace("hand 2: bared_teeth", "hand 2: -")
    turns, screen = session([], tmp_path / "save", seating=EVIL_AND_BOT, lines=lines)
    until_the_lines_end(turns)
    assert not any("p Pass" in frame for frame in screen.frames)
    assert view_of(turns, 1).table.turn > 3


def test_two_people_are_asked_in_every_window(tmp_path: Path) -> None:
    """Whether evil holds a card that fits must not be seen from how long the keyboard stays away."""
    for hand in ("-", "bared_teeth"):
        lines = MIDDLE.replace("hand 2: bared_teeth", f"hand 2: {hand}")
        turns, screen = session(["", "a", "0", "", ""], tmp_path / f"save{hand}", seating=BOTH, lines=lines)
        until_the_lines_end(turns)
        assert any("Pass the keyboard to Player 2." in frame for frame in screen.frames)
        assert any("p Pass" in frame for frame in screen.frames)


@pytest.mark.parametrize("seed", range(2))
def test_nobody_ever_sees_the_other_side(seed: int, tmp_path: Path) -> None:
    turns, screen = session(SomeFingers(seed, 250), tmp_path / "save", seating=BOTH, size=LARGE, seed=seed)
    local_game = turns.local_game
    seen = {0: 0, 1: 0}

    def watch(frame: str) -> None:
        if local_game.holder != 1:
            assert "Level 1" not in frame, frame
            assert "what evil sees" not in frame, frame
            for held in view_of(turns, 1).hand:
                card = held.card
                name = local_game.texts.say(f"reaction.{card}")
                discarded = any(card in deck.discards for deck in view_of(turns, 0).reactions.decks)
                assert discarded or name not in frame, frame
            assert not [name for name in PLACE_NAMES if name in frame], frame
        if local_game.holder in seen:
            seen[local_game.holder] += 1

    screen.watch = watch
    until_the_lines_end(turns)
    assert min(seen.values()) > 10
    assert any("your secrets are hidden" in frame for frame in screen.frames)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "seating",
    [HERO_AND_BOT, EVIL_AND_BOT, Seating(4, {0: "random", 2: "random", 3: "random"})],
    ids=["hero", "evil", "three"],
)
def test_any_keys_are_taken(seed: int, seating: Seating, tmp_path: Path) -> None:
    is_on = ("no", "yes")[seed]
    turns, screen = session(
        SomeFingers(seed, 150), tmp_path / "save", seating=seating, seed=seed, special_creatures=is_on, avatars=is_on
    )
    until_the_lines_end(turns)
    assert turns.local_game.holder != SPECTATOR
    assert len(screen.frames) >= 150 or turns.local_game.table.outcome is not None
