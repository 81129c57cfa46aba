"""What a table of ALONE chooses: difficulty, character, decks, missions, levels, windows, expansions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from holdfast.engine.action import refuse
from holdfast.engine.game import SetupError
from holdfast.engine.options import OptionChoice, OptionValue, with_usual
from holdfast.games.alone.cards.pack import Parts, read_pack
from holdfast.games.alone.state import Options

ASK: Final = "ask"
RANDOM: Final = "random"
LEADERS: Final = ("2", "3", "4")
YES_NO: Final = ("swap", "auto_approve", "limited_tiles", "literal_wounds")
MODULES: Final = ("special_creatures", "room_actions", "avatars")
NUMBERS: Final = ("window_ms", "strict_ms", "grace_ms", "most_rounds")
LISTS: Final = ("decks", "missions", "levels")
WORDS: Final = ("difficulty", "character", "leader", *LISTS, *YES_NO, *MODULES, *NUMBERS)
LONGEST_MS: Final = 3_600_000


def read_options(files: Mapping[str, Any], words: Mapping[str, str]) -> Options:
    """Reads options from words such as difficulty=easy character=medic decks=fury,traps strict_ms=10000 avatars=yes."""
    if unknown := sorted(set(words) - set(WORDS)):
        raise SetupError(refuse("table", "setup.no_such_option", name=unknown[0], known=WORDS))
    plain = {name: word.strip().lower() for name, word in with_usual(choices(files), words).items()}
    found: dict[str, Any] = {}
    for name, word in plain.items():
        if name in YES_NO or name in MODULES:
            found[name] = _yes(name, word)
        elif name in NUMBERS:
            found[name] = _number(name, word)
        elif name in LISTS:
            found[name] = tuple(part for part in word.replace(",", " ").split() if part not in (ASK, "any"))
        elif name == "leader":
            found[name] = _leader(word)
        else:
            found[name] = "" if word == ASK else word
    return Options(**found)


def _leader(word: str) -> str:
    """Reads which evil player leads first: chosen, or picked at random."""
    if word not in (RANDOM, *LEADERS):
        expected = f"{RANDOM}, or the seat of an evil player: {', '.join(LEADERS)}"
        raise SetupError(refuse("table", "setup.bad_word", name="leader", word=word, expected=expected))
    return "" if word == RANDOM else word


def _yes(name: str, word: str) -> bool:
    if word not in ("yes", "no"):
        raise SetupError(refuse("table", "setup.bad_word", name=name, word=word, expected="yes or no"))
    return word == "yes"


def _number(name: str, word: str) -> int:
    if not word.isdecimal() or int(word) > LONGEST_MS:
        expected = f"a whole number from 0 to {LONGEST_MS}"
        raise SetupError(refuse("table", "setup.bad_word", name=name, word=word, expected=expected))
    return int(word)


def choices(files: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
    parts = read_pack(files)
    usual = Options().difficulty
    ordered = sorted(parts.difficulties, key=lambda d: d.id != usual)
    difficulties = tuple(OptionValue(d.id, d.name, d.about) for d in ordered)
    ask = OptionValue(ASK, "At the table", "You choose when the game begins.")
    drawn = OptionValue("random", "At random")
    return (
        OptionChoice("difficulty", "Difficulty", (*difficulties, ask), usual=usual),
        OptionChoice(
            "character", "Character", (ask, drawn, *(OptionValue(c.id, c.name, c.about) for c in parts.characters))
        ),
        OptionChoice("leader", "Who leads evil first", LEADING, is_detail=True),
        OptionChoice("levels", "The ship", SHIPS, is_detail=True),
        OptionChoice("strict_ms", "Evil's pauses", STRICT, is_detail=True),
        OptionChoice("window_ms", "Time for reactions", WINDOWS, only_if={"strict_ms": ("0",)}),
        OptionChoice("grace_ms", "Time for other choices of evil", GRACES, is_detail=True),
        OptionChoice("auto_approve", "Who decides on evil's cards", APPROVAL, is_detail=True),
        OptionChoice("most_rounds", "The night ends", ROUNDS, is_detail=True),
        *_modules(parts),
    )


SHIPS: Final = (
    OptionValue("any", "From the box", "Two of its drawn levels: who has played before may know them."),
    OptionValue("random", "A new one", "Made for this game: nobody has ever walked there."),
)
LEADING: Final = (
    OptionValue(RANDOM, "Whoever it falls to", "Of two evil players one at random; of three the one in the middle."),
    *(OptionValue(seat, f"Seat {seat}") for seat in LEADERS),
)
STRICT: Final = (
    OptionValue("0", "As long as evil thinks", "The game goes on as soon as evil has answered."),
    OptionValue("10000", "Always 10 seconds", "However long evil thinks: the hero learns nothing from a pause."),
    OptionValue("20000", "Always 20 seconds", "However long evil thinks: the hero learns nothing from a pause."),
)
WINDOWS: Final = (
    OptionValue("0", "As long as it takes"),
    OptionValue("15000", "15 seconds"),
    OptionValue("30000", "30 seconds"),
    OptionValue("60000", "A minute"),
)
GRACES: Final = (
    OptionValue("0", "As long as it takes"),
    OptionValue("20000", "20 seconds"),
    OptionValue("60000", "A minute"),
)
APPROVAL: Final = (
    OptionValue("no", "The leader of evil", "The others ask before they play a card."),
    OptionValue("yes", "Every evil player", "Nobody asks the leader before they play a card."),
)
ROUNDS: Final = (
    OptionValue("0", "When somebody wins", "However long that takes."),
    OptionValue("12", "After 12 rounds at the latest", "Who has not won by then has drawn."),
)
ON_OFF: Final = (OptionValue("yes", "With"), OptionValue("no", "Without"))  # whoever adds a pack wants it


def _modules(parts: Parts) -> list[OptionChoice]:
    """Returns the modules of the packs that are loaded (R225)."""
    there = {
        "special_creatures": (bool(parts.specials), "Special creatures"),
        "room_actions": (any(room.effects for room in parts.rooms), "Special room actions"),
        "avatars": (bool(parts.avatars), "Avatars"),
    }
    return [OptionChoice(option, name, ON_OFF) for option, (is_there, name) in there.items() if is_there]
