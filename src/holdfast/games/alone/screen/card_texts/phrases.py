"""Small phrases that all texts of ALONE are made of: counts, places, creatures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holdfast.games.alone.cards.vocabulary import Place, Who

HERO: Final = "the hero's"
YOUR: Final = "your"
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
PLACES: Final[dict[Place, str]] = {
    "here": "in {whose} sector",
    "near": "in or next to {whose} sector",
    "sight": "in {whose} line of sight",
    "level": "on {whose} level",
    "any": "anywhere",
}
DOORS: Final[dict[Place, str]] = {
    "here": "of {whose} sector",
    "near": "of {whose} sector or one next to it",
    "sight": "in {whose} line of sight",
    "level": "on {whose} level",
    "any": "anywhere",
}
WHERE: Final[dict[Who, str]] = {
    "any": "creature",
    "icon": "{icon}",
    "boss": "boss",
    "here": "creature in the hero's sector",
    "near": "creature in or next to the hero's sector",
    "level": "creature on the hero's level",
}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def count(number: int, one: str, many: str = "") -> str:
    """Writes a count, as in "one door", "up to two doors"."""
    noun = one if number == 1 else many or f"{one}s"
    return f"one {noun}" if number == 1 else f"up to {NUMBERS[number]} {noun}"


def points(number: int, thing: str, how: str = "") -> str:
    """Writes points, as in "1 die", "2 fewer dice"."""
    many = {"die": "dice", "": "", "adrenaline": "adrenaline", "self control": "self control"}.get(thing, f"{thing}s")
    return f"{number} {how + ' ' if how else ''}{thing if number == 1 else many}".rstrip()


def both(life: int, control: int) -> str:
    """Writes life and self control, as in "1 life and 2 self control"."""
    return " and ".join(f"{n} {what}" for n, what in ((life, "life"), (control, "self control")) if n)


def which(who: Who, number: int = 1, article: str = "one") -> str:
    """Writes the creatures of a card: "one worm", "up to two creatures in the hero's sector"."""
    noun, _, rest = WHERE[who].partition(" ")
    return f"{article} {WHERE[who]}" if number == 1 else f"up to {NUMBERS[number]} {noun}s{' ' + rest if rest else ''}"


def everyone(who: Who) -> str:
    noun, _, rest = WHERE[who].partition(" ")
    return f"all {noun}s{' ' + rest if rest else ''}"


def times(number: int) -> str:
    return ("once", "twice", "three times", "four times")[number - 1] if number <= 4 else f"{number} times"


def steps(number: int) -> str:
    return "1 sector" if number == 1 else f"{number} sectors"


def listed(words: Sequence[str]) -> str:
    """Writes a list, as in "a, b and c"."""
    return " and ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else "".join(words)


def article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"
