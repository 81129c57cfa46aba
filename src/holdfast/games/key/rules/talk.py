"""What players may say about hidden cards: vague is allowed (R44), an exact value is refused (R45); see A21.

A message is first read aloud: look-alikes, gaps and spelling give way to plain words and digits. Then every number
that clearly counts, names a place or tells what lies open is hushed. A number that is left in a statement about cards
is refused, and so is a comparison that leaves only one value. No filter is perfect: this one reads English and the
numbers of many other languages (tongues.py), one message at a time, and does not know the cards.
"""

from __future__ import annotations

import re
import unicodedata

from holdfast.engine.action import Refusal, refuse
from holdfast.games.key.rules.tongues import HOURS, SIGNS, counts_in_signs, in_digits

LIMIT = 200
BANDS = {"low": range(1, 5), "mid": range(5, 9), "high": range(9, 13)}


def band(value: int) -> str:
    """Returns the vague word for a card's value, as the canned statements use it."""
    return next(name for name, values in BANDS.items() if value in values)


def why_not_say(text: str) -> Refusal | None:
    """Returns why this may not be said at the table, if so."""
    if not text.strip():
        return refuse("key:R44", "talk.nothing")
    if len(text) > LIMIT:
        return refuse("key:R45", "talk.too_long", limit=LIMIT)
    if any(unicodedata.category(sign) in UNSEEN and sign != JOINER for sign in text):
        return refuse("key:R45", "talk.control_character")
    said, is_foreign = in_digits(read_aloud(text))
    hushed = INNOCENT.sub("~", said)
    about_cards = is_foreign or counts_in_signs(text) or CARD_WORDS.search(said)
    if (
        (about_cards and NUMBER.search(hushed))
        or ((about_cards or PILE.search(said)) and PINNED.search(hushed))
        or TOLD.search(said)
        or OWN.search(hushed)
        or DISGUISED.search(said)
        or is_bare(hushed)
    ):
        return refuse("key:R45", "talk.exact_value")
    return None


# Reading aloud.

UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}  # control characters, format characters, line breaks
JOINER = "\u200d"  # holds emoji together
TWINS = {"e": "e3", "i": "i1", "l": "l1", "o": "o0", "s": "s5", "t": "t7", "g": "g9"}
SLANG = re.compile(r"\b(?:gr8|l8r?|m8|w8|h8|str8|b4|2day|2nite|4ever|1st|2nd|3rd|4th)\b")
TOKEN = re.compile(r"\d+:\d\d|\d+|[^\W\d_]+|[.,;:!?()%]")
ROMAN = {"ii": "2", "iii": "3", "iv": "4", "vi": "6", "vii": "7", "viii": "8", "ix": "9", "xi": "11", "xii": "12"}
CARDINALS = "two three four five six seven eight nine ten eleven twelve"
ORDINALS = "fifth sixth seventh eighth ninth tenth eleventh twelfth"
VALUES = {"one": "one", "zero": "0", "dozen": "12"}  # "one" is mostly a pronoun
VALUES |= {word: str(value) for value, word in enumerate(CARDINALS.split(), start=2)}
VALUES |= {word: str(value) for value, word in enumerate(ORDINALS.split(), start=5)}


def spellings(word: str) -> str:
    """Returns a pattern for a number word drawn out (niiine), in look-alikes (n1n3) or with gaps (n i-n e)."""
    letters = re.sub(r"(.)\1", r"\1", word)
    lookalike = "".join(f"[{TWINS.get(letter, letter)}]+" for letter in letters)
    gaps = r"[\W_]*".join(f"{letter}+" for letter in letters)
    return rf"(?<![^\W_])(?:{lookalike}|{gaps})(?:e?s)?(?![^\W_])"


SPELLED = [(re.compile(spellings(word)), f" {value} ") for word, value in VALUES.items()]
VAGUE = (
    "(?:high|higher|highish|low|lower|lowish|mid|middle|middling|medium|big|small|large|tiny|good|great|nice|decent|bad"
    "|poor|weak|strong|safe|spare|extreme|different|matching|useful|useless|usable|playable|unplayable)s?"
)
# "One" is a number where it tells a value, "v" and "x" where an article or a verb leads to them.
ONE = re.compile(
    rf"\b(an?|my|number|value|(?:mine|card|highest|lowest|best|worst|it) is) one\b(?! (?:{VAGUE}|of|and only|time|card"
    r"|that|which|thing|way|other|more|left)\b)|\b()one(?= in (?:my )?hand\b| of (?:circle|square|triangle))"
)
FIVE = re.compile(r"\b(an?|my|have|got|holding|(?:mine|card|highest|lowest) is) v\b(?! (?:in|at|as|on)\b)")
TEN = re.compile(FIVE.pattern.replace(" v", " x"))


def read_aloud(text: str) -> str:
    """Returns the text in lower case, a space between words, numbers as digits."""
    named = text.replace("🔟", " 10 ").replace("+", " plus ").translate(HOURS)
    folded = unicodedata.normalize("NFKD", named).casefold().translate(SIGNS)
    plain = "".join(digits(sign) for sign in folded if unicodedata.category(sign) not in {"Mn", "Me", "Cf"})
    plain = re.sub(r"(?<=[a-z])[!|](?=[a-z])", "i", SLANG.sub(" ", plain))  # n!ne
    plain = re.sub(r"(?<=\d)/(?=\d)", " of ", re.sub(r"(?<=\d)[-–](?=\d)", " to ", plain))
    for spelled, value in SPELLED:
        plain = spelled.sub(value, plain)
    said = " ".join(ROMAN.get(word, word) for word in TOKEN.findall(plain)).replace("half a 12", "6")
    return TEN.sub(r"\1 10", FIVE.sub(r"\1 5", ONE.sub(r"\1 1", said)))


def digits(sign: str) -> str:
    """Returns any sign for a whole number as digits; other signs as they are."""
    if sign.isdecimal():
        return str(unicodedata.decimal(sign))
    value = unicodedata.numeric(sign, 0.5)
    return f" {value:.0f} " if value.is_integer() else sign


# Judging what was read aloud.


def either(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns))


NUMBER = re.compile(r"\b\d{1,3}\b")  # longer ones are years or answers
PILES = "(?:run|intel|gather|regroup)s?"
PILE = re.compile(rf"\b{PILES}\b")
SUIT = "(?:circle|square|triangle)"
ORDER = "(?:best|worst|biggest|smallest|top|left|right|first|second|third|last|other|next|only|one|sum|total|average)"
MORE = "(?:above|below|over(?! here| there)|under|off|(?:more|less|higher|lower|greater|bigger|smaller) than)"
PLACE = (
    "(?:room|raum|zimmer|salle|sala|kamer|stanza|pokoj|fenster|fenetre|ventana|finestra|window|row|column|col|turn|round|mission|chapter|glyph|token|seat|player|step|door|letter|digit|slot|space"
    "|camera|icon|option|plan|page|clue|question|word|symbol|secret|wall|passage|trap|puzzle|riddle|level|version)"
)
PUZZLE = "(?:answer|code|year|date|shift|sequence|term|solution|guess|key|keyword|cipher|console|equation)"
UNIT = (
    r"(?:more |other |new |open |closed |red |blue |tan |face |up |down |hidden |time |glyph |clue |letter |gas )*"
    rf"(?:{PLACE}s?|times|min(?:ute)?s?|sec(?:ond)?s?|hours?|days?|am|pm|oclock|moves?|actions?|people|spots?|ways|tries"
    r"|points|reveals?|collects?|percent|%|games?|piles?|plays?|ideas?|hands|years|wins|vowels|of us|of you)(?!\w)"
)
FEW_CARDS = (  # a hand has at most four cards; "a 3 card" does not count
    r"(?<!\ba )(?<!\ban )\b[0-4] (?:x )?(?:(?:very|really|pretty|quite|fairly|more|other|time|resource|and|or|to"
    rf"|{SUIT}|{VAGUE}) )*(?:cards?|one|{VAGUE}|{SUIT}s|that|which|left|more|are (?:very |all )?{VAGUE}"
    r"|of (?:my|mine|them|these|those|our|your|the(?: same| \d+ s)?|each|a|one))\b(?! than)"
)
INNOCENT = either(
    rf"\b(?:{PLACE} \d+|{PLACE}|{PUZZLE})(?: (?:is|was|may|might|could|must|be|shows?|has|reads|says|it|probably|maybe"
    r"|either|now|starts with|ends with|ends in))+(?: an?| the)? \d+",
    rf"\b(?:{PLACE}|{PUZZLE})(?: number| no| by| of)? \d+|\b{PLACE} between \d+ and \d+",
    rf"\b{PLACE}s(?: are| between| from)? \d+(?: , \d+)*(?: (?:and|or|to) \d+)?",
    rf"\b\d+ (?:in|behind|from|for|as) (?:the |our |that )?(?:first |last )?(?:{PLACE}|{PUZZLE})\b(?: \d+)?",
    rf"\b\d+ of (?:the |our )?(?:\d+ )?{PLACE}s\b|\b\d+ {UNIT}(?: (?:out )?of \d+)?|\b[0-4] (?:out )?of 4\b",
    r"\b(?:solve|meet|start|stop|leave|go|back|continue|call|calls|finish|break|bed|work|class|dinner)(?: \w+)?"
    r" (?:at|in|by|around|until|till) \d+\b|\b\d+:\d\d\b",
    FEW_CARDS,
    rf"(?<!\ba )(?<!\ban )\b\d+ (?:{VAGUE} |time |resource |more )*cards\b|\b\d+ left in the d\w+",
    rf"(?<!a )(?<!my )(?<!the )\b1 (?:{SUIT}|is {VAGUE})\b",
    r"\b(?:all|any|other|last)(?: of)?(?: my| the| our| your)? [2-4]\b(?! s\b)",
    r"\b(?:draw|drawing|refill|discard|discarding|hand of|down|up)(?: up)?(?: back)?(?: to)? [0-4]\b(?! of )",
    r"\b(?:1 to 4|5 to 8|9 to 12)\b(?! s\b)|^high 5\b",  # the bands; and a gesture
    # What lies open for all.
    rf"(?:\btop (?:card )?(?:on|of) |\b(?<!my )(?<!for )(?<!on )(?<!to )){PILES}(?: (?:top|card|pile|is|at|shows?"
    r"|showing|has|still|already|stuck|sits|stands|up|to|now))+(?: an?| the)? \d+",
    r"\b(?:runs|intels|gathers|regroups) \d+",
    rf"(?:^|\b(?:there is|theres|beats?|clear|past|about|remove|cover) )(?:an? |the |that )?\d+ (?:is )?on {PILES}\b",
    r"\bbeats? (?:an? |the |that )?\d+\b|(?<!ve )\b(?:played|discarded)(?: an?| the| my| your| that)? \d+\b",
    r"\b\d+(?: s)?(?: (?:is|are|was|were|already|both|all|now))* (?:in the discard|discarded|gone)\b",
)
CARD_WORDS = either(
    rf"\b(?:cards?|(?<!other )hands?|deck|mines?|values?|suits?|{SUIT}s?|highs?|highest|lows?|lowest|mids?)\b",
    r"\b(?:(?:have|has|had|got|having)(?! to\b)|ive|holds?|holding|held|drew|drawn|draw|keeping|saving|sitting on)\b",
    r"\b(?:play|playing|put|place|lay|drop|dump|ditch|spend|use|beat|with|keep|save|dealt|gave me|give you|picked up"
    r"|would|saw|peeked)(?: :| \w+)? (?:an? |the |my |this )?\d",
    rf"\bmy(?: (?:{VAGUE}|{ORDER}))* \d|\bmy (?:only |one )?(?:{VAGUE}|{ORDER})\b",
    rf"\b\d+ (?:on|onto|for) {PILES}\b|\b(?:pair|couple) of \d|\b(?:[1-9]|1[0-2]) s\b",
)
PINNED = either(
    rf"\b(?:one|\d+|a single) (?:steps? |notch |points? )?{MORE}\b",
    r"(?<!one )\bby (?:exactly |just |only )?(?:one|\d+|a single)\b",
    rf"\b(?:plus|minus) (?:one|\d+)\b(?! (?:{VAGUE}|cards?)\b)",
    rf"\b(?:right|directly|immediately|exactly|precisely|just) {MORE} (?:\w+ )*?(?:{PILES}|top|pile|it|that)\b",
    rf"\b(?:equals?|equal to|same as|identical to|match(?:es)?|ties?(?: with)?) (?:\w+ )*?(?:{PILES}|top|pile)\b",
    rf"\bis (?:exactly|precisely) (?:the )?(?:{PILES}|top)\b|\b(?:same|identical) (?:value|number|rank)\b",
    r"\bnext (?:number |value |card )?(?:after|above|up from)\b",
    r"\b(?:mine|my (?:card|highest|lowest|best|worst|only)(?: card| one)?) (?:is|comes) (?:the )?very next\b",
    rf"\b(?:is|equals|have|got) (?:exactly )?(?:half|twice|double|triple)(?: of)?(?: the| what)? (?:{PILES}\b|top\b|~)",
    r"\b(?:highest|biggest|best|top|lowest|smallest|worst|strongest|weakest|max|min)(?: card| value| number| one)?"
    r" (?:possible|there is|in the (?:whole )?(?:game|deck)|of all)\b",
    r"\b(?:the|a|is|have|got) (?:max|maximum|minimum)\b(?! of)",
    r"\b(?:have|hold|got) the (?:highest|biggest|best|top|lowest|smallest|worst) (?:card|value|number)\b",
    r"\b(?:unbeatable|nothing (?:can )?beats? (?:it|this|mine|my)|(?:cant|cannot) be beat(?:en)?)\b",
    r"\b(?:prime|squared|square root|cubed|factorial|rhymes|(?:an|my) ace)\b",
    r"\b(?:as many|number of) (?:\w+ )*?(?:months|days|hours|fingers|legs|apostles|letters|players|rooms|sides"
    r"|eggs|wheels|strings)\b",
)
TOLD = either(  # nobody holds five cards; above 11 or below 2 lies one value; a card is no room; no pile is foretold
    rf"\b(?:i have|ive(?: got)?|i got|i hold|my) (?:[5-9]|1\d) (?:{VAGUE} )?(?:cards?|one|{VAGUE})\b",
    rf"\b(?:i|ill|ive|me|my|mine) (?:.* )?(?:beats?|top|cover|play on|{MORE}) (?:.* )?11\b",
    r"\b(?:i|ive|me|my|mine) (?:.* )?(?:below|under|(?:lower|less|smaller) than) (?:\w+ )?2\b",
    rf"\b(?:mine|card|highest|lowest) (?:is|equals|like)(?: like| a| the| same| as)* {PLACE} \d",
    r"\b(?:mine|card|highest|lowest|best|worst) (?:is|says|shows)(?: at| like)? \d+ (?:oclock|o clock|am|pm)\b",
    rf"\b(?:bring|take|push|raise|get|put)s? {PILES} (?:up )?(?:to|at) (?:an? )?\d",
    rf"\b{PILES} (?:goes|will|would|becomes)(?: be| go)?(?: up)?(?: at| to| an?)* \d",
    r"\bbeat (?:\w+ )?\d+ .*(?:not|cant) .*\d",
)
# After "I" a small number that counts nothing and names no place is a card: "I can do 9", "I'm at 9 and up".
OWN = either(
    r"\b(?:i|im|ill|id|ive|mine)(?: (?:can|could|will|would|may|do|go|am|at|with|for|say|says|add|is|are|then|only|got"
    r"|just|bring|offer|a|an|the))* (?:[2-9]|1[0-2])(?: (?:and|or) (?:up|more|better|higher|lower|less|below|above)"
    r"| rich| here| now| then| next| myself| too| please| ready)*(?: [.!?,;)]| ~|$)",
    r"\b(?:sq|tri|circ|cir|cr|tr) ?(?:[1-9]|1[0-2])\b|\bh (?:[2-9]|1[0-2])$",
)
MINE = "(?:mine|cards?|hand|highest|lowest|best|worst|value|i have|ive got|i hold|it is|its)"
NUMBERED_THINGS = (
    r"(?:(?:room|door|window|seat|house|[a-z]+s) number|number of (?:the|my|our|your|this|that) [a-z]+"
    r"|numbers? (?:as|like|on))"
)
HERE = "(?: im in| i am in| were in| we are in)?"
DISGUISED = either(  # rooms and windows have numbers, too
    rf"\b{MINE}\b.*\b{NUMBERED_THINGS}\b|\b{NUMBERED_THINGS}\b.*\b(?:mine|my card|my hand)\b",
    r"^(?:the |same |a )*(?:room )?number (?:of|as|on) (?:the|my|our|your|this|that) \w+ ?[.!?]*$",
    rf"\b(?:mine|card|highest|lowest) (?:is|equals|matches|like) .*\b(?:answer to|same as|like|number of) {PLACE} \d",
    r"\b(?:mine|my card|my (?:highest|lowest|best|worst)) (?:is|equals|matches) (?:the |this |my |our |same |as )*"
    rf"{PLACE}s?{HERE} ?[.!?]*$",
    r"\b(?:mine|my card|my (?:highest|lowest|best|worst)) (?:equals|matches) (?:the |our )?\w+ (?:room|pool) ?[.!?]*$",
)
FILLER = re.compile(
    r"an?|the|its?|is|im?|and|or|yes|yep|yeah|no|ok|just|only|maybe|here|there|one|lol|trust|me|psst|[.,:;!?()]"
    r"|over|under|above|below|between|beyond|more|less|fewer|than|at|least|most|about|around|almost|nearly|roughly|exactly"
    r"|higher|lower|bigger|smaller|greater|better|worse|up|down|to|from|not|nothing|everything|anything|all|both|none"
    r"|min|max|minimum|maximum|between|either|but|plus|minus|times|twice|double|triple|half|x|divided|by|of|less|equals"
)


RECKONED = re.compile(r"\b(?:half|times|divided|minus|plus|twice|double|x)\b")


def is_bare(said: str) -> bool:
    """Tells whether it is no more than values, compared or reckoned: "12", "yes, a 9", "over 11 here", "half of 24"."""
    rest = [word for word in said.split() if not FILLER.fullmatch(word)]
    fewest, most = (2, 144) if RECKONED.search(said) else (4, 12)  # three numbers are a sum of the puzzle
    return 0 < len(rest) <= fewest and all(word.isdecimal() and 1 <= int(word) <= most for word in rest)
