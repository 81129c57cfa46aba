"""Positions in every phase of a game, by number: random play alone seldom leaves the openings."""

from __future__ import annotations

from typing import Any, Final

from holdfast.engine.play import options, play_unchecked
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.games.key.cards.pack import Parts
from holdfast.games.key.cards.pack_check import check_mission
from holdfast.games.key.cards.resources import CARDS, NUMBERED, card_name, is_time
from holdfast.games.key.missions.mission import Mission, mission_from
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.state import Key
from holdfast.games.key.testing.arrange import arrange

DRILLS: Final[tuple[dict[str, Any], ...]] = (
    {
        "id": "drill-words",
        "title": "Drill",
        "question": "Which word do the windows spell?",
        "kind": "word",
        "grade": 1,
        "board": "office",
        "entrance": 1,
        "tokens": (0, 2, 2, 2, 2, 2, 2, 2, 2, 2),
        "answer": "REHEARSAL",
        "console": ("REHEARSAL",),
        "open": ("A",),
        "traps": ("camera", "camera", "gas", "gas", "counter_intel", "counter_intel", "counter_intel"),
    },
    {
        "id": "drill-numbers",
        "title": "Drill",
        "question": "Which number follows?",
        "kind": "sequence",
        "grade": 3,
        "board": "compound",
        "entrance": 6,
        "tokens": (2, 2, 2, 3, 2, 0, 2, 3, 2, 2, 2, 2),
        "answer": "64",
        "shape": "number",
        "console": (("2", "4", "8", "16", "32"),),
        "answer_console": (("64",),),
        "colours": ("tan", "red"),
        "traps": ("camera", "camera", "camera", "gas", "gas", "counter_intel"),
        "walls": ((5, 6),),
        "passages": ((7, 8),),
        "one_to_one": False,
    },
    {
        "id": "drill-modules",
        "title": "Drill",
        "question": "Which word do the windows spell?",
        "kind": "word",
        "grade": 5,
        "board": "compound",
        "entrance": 1,
        "tokens": (0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2),
        "answer": "WHISPERED",
        "console": ("WHISPERED",),
        "marks": {"dot": ((0, 2), (0, 5)), "bar": ((0, 7),)},
        "traps": ("camera", "gas", "counter_intel", "counter_intel"),
        "features": (
            {"kind": "lock", "room": 2, "suit": "circle"},
            {"kind": "lock", "room": 5, "suit": "square"},
            {"kind": "secret_passage", "room": 1},
            {"kind": "secret_passage", "room": 12},
            {"kind": "guard", "room": 7},
            {"kind": "terminal", "room": 6},
            {"kind": "exit", "room": 11},
        ),
        "modules": ("marks", "locks", "secret_passage", "guard", "terminal", "exit"),
    },
)


def drill(parts: Parts, number: int) -> Mission:
    """Returns a plain mission for tests and fuzzing."""
    data = DRILLS[number % len(DRILLS)]
    mission = mission_from(data, data["id"], parts.tokens, tuple(glyph.name for glyph in parts.glyphs))
    check_mission(mission, parts, mission.id)
    return mission


def position(parts: Parts, number: int) -> Key:
    """Returns a position after some random play, often with a short deck or in peril already."""
    rng = Rng(key_from_seed(f"position/{number}"))
    seats = 1 + number % 4
    names = rng.sample(tuple(parts.characters), seats, "characters")
    options_here = Options(
        drill(parts, number),
        tuple(names),
        tidy=number % 3 > 0,
        free_talk=number % 2 == 0,
        achievements=tuple(names[: number % 3]),
    )
    s = setup(parts, options_here, seats, key_from_seed(f"dice/{number}"))
    _play_on(s, rng, rng.below(60, "depth"))
    if not s.is_over() and s.strands[0].top.kind() == "choose_action":
        match rng.below(4, "phase"):
            case 0:
                arrange(s, _short_deck(s, rng))
            case 1:
                arrange(s, _in_peril(s, rng))
            case _:
                pass
    return s


def _play_on(s: Key, rng: Rng, commands: int) -> None:
    for _ in range(commands):
        found = [(seat, ask, action) for seat in range(s.seated) for ask, action in options(s, seat)]
        if not found or s.is_over():
            return
        play_unchecked(s, *rng.choice(found, "play"))
        s.told = []


def _lines(s: Key, deck: list[int], discard: list[int], peril: str, more: str = "") -> str:
    return (
        f"turn: {s.turn + 1}\nactions: {s.actions}\nperil: {peril}\n"
        f"deck: {' '.join(map(card_name, deck)) or '-'}\ndiscard: {' '.join(map(card_name, discard)) or '-'}\n{more}"
    )


def _short_deck(s: Key, rng: Rng) -> str:
    """Leaves one to three cards in the deck; in peril the time cards stay in it, or the game would be lost."""
    cards = s.deck.true()[: 1 + rng.below(3, "deck")]
    cards += [card for card in s.deck.true() if is_time(card) and card not in cards]
    rest = [card for card in s.deck.true() if card not in cards]
    return _lines(s, cards, s.discard + rest, "yes" if s.in_peril else "no")


def _in_peril(s: Key, rng: Rng) -> str:
    """Begins peril, with at most one time card drawn, and perhaps hardly a card left in hand."""
    time_cards = list(range(NUMBERED, CARDS))
    out = [rng.choice(time_cards, "time")] if rng.below(2, "time") else []
    here = [card for card in (*s.deck.true(), *s.discard) if card < NUMBERED]
    deck = here[: rng.below(len(here) + 1, "deck")] + [card for card in time_cards if card not in out]
    rng.shuffle(deck, "deck")
    hand = s.hands[s.turn].true()[: rng.below(3, "hand")]
    discard = [card for card in range(CARDS) if card in out or (card in here and card not in deck)]
    discard += [card for card in s.hands[s.turn].true() if card not in hand]
    asked = "draw" if rng.below(2, "asked") and len(hand) < 4 else "action"
    return _lines(
        s, deck, discard, "yes", f"hand {s.turn + 1}: {' '.join(map(card_name, hand)) or '-'}\nasked: {asked}\n"
    )
