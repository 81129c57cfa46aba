"""Number words of other languages, and other ways to write the twelve values: what the talk filter reads as numbers."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Cyrillic and Greek twins of Latin letters, and signs that stand for some; apostrophes go.
SIGNS: Final = str.maketrans("аеіорсухѕптшνεηιοτ$€@", "aeiopcyxsntwveniotsea", "'’‘`´")
HOURS: Final = str.maketrans({0x1F54F + hour: f" {hour} " for hour in range(1, 13)})  # clock faces
# From one to twelve; a word that is English, too, stands among the AMBIGUOUS ones.
TONGUES: Final = (
    "eins zwei drei vier funf sechs sieben acht neun zehn - zwolf",
    "eine zwo drey fier fuenf sex - - - - - zwoelf",
    "une deux trois quatre cinq - sept huit neuf dix onze douze",
    "uno dos tres cuatro cinco seis siete ocho nueve diez - doce",
    "una - - quattro cinque - sette otto nove dieci undici dodici",
    "- twee drie vier vijf zes zeven acht negen tien - twaalf",
    "- dois tres quatro cinco seis sete oito nove dez onze -",
    "jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie",
    "jedna dwie - - - - - - - - - -",
    "ett tva tre fyra fem - sju atta nio tio elva tolv",
    "- - - - - seks syv otte - - elleve tolv",
    "unus - - quattuor quinque - septem octo novem decem undecim duodecim",
    "yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan kymmenen yksitoista kaksitoista",
    "odin dva - chetyre pyat shest - vosem devyat desyat odinnadtsat dvenadtsat",
    "jedynka dwojka trojka czworka piatka szostka siodemka osemka dziewiatka dziesiatka jedenastka dwunastka",
    "jedynke dwojke trojke czworke piatke szostke siodemke osemke dziewiatke dziesiatke jedenastke dwunastke",
    "ενα δυο τρια τεσσερα πεντε εξι επτα οκτω εννεα δεκα εντεκα δωδεκα",
    "один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать",
    "bir iki uc dort bes alti yedi sekiz dokuz - onbir oniki",
    "- - - styri pet sest sedm osm devet deset jedenact dvanact",
    "egy ketto harom negy ot hat het nyolc kilenc tiz tizenegy tizenketto",
    "ichi - san - - roku nana hachi kyu juu juuichi juuni",
)
AMBIGUOUS: Final = {
    "elf": 11, "once": 11, "due": 2, "doze": 12, "sei": 6, "six": 6, "sex": 6, "tri": 3, "duo": 2, "um": 1, "un": 1,
    "een": 1, "ein": 1, "eine": 1, "une": 1, "una": 1, "san": 3, "hat": 6, "pet": 5, "ot": 5, "het": 7, "bes": 5,
    "fire": 4, "to": 2, "ni": 9, "ti": 10, "sem": 7, "sept": 7,
    "otto": 8, "odin": 1, "nana": 7, "dos": 2, "roku": 6, "octo": 8, "nove": 9,
}  # fmt: skip
LEADS: Final = (
    "ich habe|habe|hab|hab ne|j ai|jai|ai|tengo|tenho|ho|ik heb|heb|mam|jag har|har|habeo|mina?|mitt|meine?|mijn|mon|ma"
    "|ist|mi carta es|mi|mia|minha|eine?|un|une|una|um|uma|een|en|ett|le|la|el|il|die|der|das"
)
SLANG: Final = {"deuce": 2, "trey": 3, "fiver": 5, "sixer": 6, "niner": 9, "tenner": 10}
TYPOS_OF: Final = {"eleven": 11, "twelve": 12}
NO_TYPO: Final = ("elven", "twelfth")


def plain_letters(word: str) -> str:
    """Returns a word without accents, in small letters; Cyrillic twins of Latin letters as the filter reads them."""
    plain = unicodedata.normalize("NFKD", word).casefold().translate(SIGNS)
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def _table() -> dict[str, str]:
    found: dict[str, str] = {}
    for tongue in TONGUES:
        for value, word in enumerate(tongue.split(), 1):
            if word != "-" and plain_letters(word) not in AMBIGUOUS:
                found[plain_letters(word)] = str(value)
    return found | {word: str(value) for word, value in SLANG.items()}


FOREIGN: Final = _table()
LED: Final = re.compile(rf"\b({LEADS}) ({'|'.join(AMBIGUOUS)})\b(?! (?:of|that|which)\b)")
HELD: Final = re.compile(r"\b(have|got|hold|holding|card is|mine is)( an?| the)? (elf|sept|doze|sei)\b")


def counts_in_signs(text: str) -> bool:
    """Tells whether a number stands there in a script whose numbers are written like words."""
    return any(unicodedata.category(sign) == "Lo" and unicodedata.numeric(sign, 0) >= 1 for sign in text)


def in_digits(said: str) -> tuple[str, bool]:
    """Returns the words with foreign numbers, slang and slips of the pen as digits; and whether there were any."""
    words = [FOREIGN.get(word) or _slip(word) or word for word in said.split()]
    found = " ".join(words)
    led = LED.sub(lambda match: f"{match[1]} {AMBIGUOUS[match[2]]}", found)
    led = HELD.sub(lambda match: f"{match[1]} {AMBIGUOUS[match[3]]}", led)
    return led, led != said


def _slip(word: str) -> str | None:
    """Returns a long number word with one letter wrong, too many or missing."""
    if not 5 <= len(word) <= 7 or word in NO_TYPO:
        return None
    return next((str(value) for meant, value in TYPOS_OF.items() if _is_near(word, meant)), None)


def _is_near(word: str, meant: str) -> bool:
    if word[0] != meant[0]:
        return False
    spare = [meant[:i] + meant[i + 1 :] for i in range(len(meant))]
    if len(word) == len(meant):
        wrong = [a != b for a, b in zip(word, meant, strict=True)]
        return sum(wrong) == 1 or sorted(word) == sorted(meant)
    return word in spare or meant in [word[:i] + word[i + 1 :] for i in range(len(word))]
