"""What a scene may expect, line by line: docs/scenes.md lists the kinds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from holdfast.engine.action import Refusal
from holdfast.engine.view import Ask
from tests.action_words import UnknownWords, read_actions
from tests.stage import SceneError, Stage

SPECTATOR = -1
REST = "..."
ANY_ORDER = ("hand", "at", "gone", "open", "ways")
ARROW = re.compile(
    r"((?:not )?(?:told|asked|offered))(?:\s+(\d+|all|spectator)(?=[\s:]))?[\s:]+(.+)", re.IGNORECASE | re.DOTALL
)
COUNTED = re.compile(r"(\d+) (?:cards?|tokens?|words?|things?)\b")


class WrongExpectation(AssertionError):
    """What was expected and what was found."""

    @classmethod
    def of(cls, expected: object, found: object) -> WrongExpectation:
        return cls(f"expected: {expected}\nfound:    {found}")


# -- seats and texts


def to_seats(stage: Stage, words: str) -> list[int]:
    """`1`, `seat 2`, `player 2`, `1, 2`, `1 and 2`, `all`; seats are numbered from 1."""
    if words.strip().lower() in ("all", "everybody", "each"):
        return list(range(stage.s.seated))
    found = []
    for word in re.split(r"\s*,\s*|\s+and\s+|\s+(?=\d)", words.strip().lower()):
        name = re.sub(r"^(seat|player)\s*", "", word)
        if name == "" and word:
            continue
        if name in ("spectator", "spectators"):
            found.append(SPECTATOR)
        elif name.isdecimal() and 1 <= int(name) <= stage.s.seated:
            found.append(int(name) - 1)
        else:
            raise SceneError(f"expected a seat from 1 to {stage.s.seated}, 'all' or 'spectator', found {word!r}")
    return found


def plain(text: str) -> str:
    return " ".join(text.lower().split()).strip(" \"'").rstrip(".!")


def is_said(expected: str, found: str) -> bool:
    """Whether two sentences are the same; `...` stands for any words."""
    pieces = [re.escape(plain(piece)) for piece in expected.split(REST)]
    if expected.rstrip(" \"'").endswith(REST):
        pieces[-1] = ""
    return re.fullmatch(r"\W*.*\W*".join(pieces), plain(found), re.DOTALL) is not None


# -- lines of notation


def is_line(name: str, expected: str, found: str) -> bool:
    """Whether a line says what is expected: word by word; in a line with bars only the first part has an order."""
    wanted = [part.strip() for part in expected.split("|")]
    there = [part.strip() for part in found.split("|")]
    if len(wanted) > len(there):
        return False
    wanted += ["-"] * (len(there) - len(wanted))
    first_is_loose = name.split()[0] in ANY_ORDER
    return all(
        is_row(w, t, any_order=place > 0 or first_is_loose, may_go_on=name.endswith(" top"))
        for place, (w, t) in enumerate(zip(wanted, there, strict=True))
    )


def is_row(expected: str, found: str, *, any_order: bool, may_go_on: bool) -> bool:
    words = [] if found == "-" else found.lower().split()
    row = COUNTED.sub(r"#\1", "" if plain(expected) in ("-", "none", "nothing", "empty") else expected.lower()).split()
    if may_go_on:
        row.append(REST)
    if not any_order:
        return _fits(row, words)
    least = sum(int(word[1:]) for word in row if word.startswith("#"))
    named = Counter(word for word in row if word != REST and not word.startswith("#"))
    others = len(words) - named.total()
    return named <= Counter(words) and (others >= least if REST in row else others == least)


def _fits(row: list[str], words: list[str]) -> bool:
    if not row:
        return not words
    if row[0] == REST:
        return any(_fits(row[1:], words[skipped:]) for skipped in range(len(words) + 1))
    if row[0].startswith("#"):
        return len(words) >= int(row[0][1:]) and _fits(row[1:], words[int(row[0][1:]) :])
    return bool(words) and words[0] == row[0] and _fits(row[1:], words[1:])


def check_line(stage: Stage, name: str, words: str) -> None:
    """A line of the whole truth, or one of the game's lines for scenes."""
    found = dict(stage.game.testing.scene_lines(stage.s)) | stage.lines()
    if name not in found:
        known = ", ".join(line for line in found if not line.startswith("line "))
        raise SceneError(f"nothing is called {name!r} in a position of {stage.game.name}; there is {known or 'line 1'}")
    if not is_line(name, words, found[name]):
        raise WrongExpectation.of(f"{name}: {words}", f"{name}: {found[name]}")


# -- asks


def asked_of(stage: Stage, seat: int) -> list[Ask]:
    return [ask for ask in stage.asks(seat) if ask.kind not in stage.offers()]


def check_asked(stage: Stage, seat: int, words: str) -> None:
    """Every named question is open; `nothing` if none is, but for standing offers."""
    open_now = [ask.kind for ask in asked_of(stage, seat)]
    if words.lower() in ("nothing", "none", "-"):
        if open_now:
            raise WrongExpectation.of("nothing is asked", ", ".join(open_now))
        return
    for wanted in re.split(r"\s*,\s*", words) if not words.startswith('"') else [words]:
        if not any(is_question(stage, ask.kind, wanted) for ask in stage.asks(seat)):
            raise WrongExpectation.of(f"asked {wanted}", f"asked {', '.join(open_now) or 'nothing'}")


def check_not_asked(stage: Stage, seat: int, words: str) -> None:
    if any(is_question(stage, ask.kind, words) for ask in stage.asks(seat)):
        raise WrongExpectation.of(f"not asked {words}", f"asked {', '.join(ask.kind for ask in stage.asks(seat))}")


def is_question(stage: Stage, kind: str, words: str) -> bool:
    text = stage.game.texts.get(f"ask.{kind}", kind)
    return plain(words).replace(" ", "_") == kind or is_said(words, text)


def labels(stage: Stage, asks: list[Ask]) -> list[str]:
    return [stage.texts.action(option.action) for ask in asks for option in ask.options]


def is_offered(stage: Stage, seat: int, words: str) -> bool:
    """By its label, or by its kind; what is filled in rather than listed is offered if it may be done."""
    asks = stage.asks(seat)
    kind = plain(words).replace(" ", "_")
    if kind in [type(option.action).kind() for ask in asks for option in ask.options]:
        return True
    if kind in [form.action for ask in asks for form in ask.forms]:
        return True
    if kind in [k.kind() for k in stage.game.action_types]:
        return False
    try:
        actions = read_actions(stage.texts, words, stage.game.action_types)
    except UnknownWords as problem:
        raise SceneError(str(problem)) from None
    if not actions:
        stage.understand(seat, words)  # says what is wrong
    same = stage.game.testing.same
    listed = {repr(same(option.action)) for ask in asks for option in ask.options}
    filled = {form.action for ask in asks for form in ask.forms}
    return any(
        repr(same(action)) in listed or (type(action).kind() in filled and stage.why_not(seat, action)[1] is None)
        for action in actions
    )


def check_offered(stage: Stage, seat: int, words: str) -> None:
    if not is_offered(stage, seat, words):
        raise WrongExpectation.of(f"offered {words}", "; ".join(labels(stage, list(stage.asks(seat)))) or "nothing")


def check_not_offered(stage: Stage, seat: int, words: str) -> None:
    if is_offered(stage, seat, words):
        raise WrongExpectation.of(f"{words} is not offered", "it is")


def check_choices(stage: Stage, seat: int, words: str) -> None:
    """All that is listed for a seat, beside standing offers: labels with a slash between them, in any order."""
    listed = sorted(plain(label) for label in labels(stage, asked_of(stage, seat)))
    wanted = [] if plain(words) in ("nothing", "-") else [part.strip() for part in words.split(" / ")]
    named = sorted(plain(stage.texts.action(stage.understand(seat, label))) for label in wanted)
    if named != listed:
        raise WrongExpectation.of(" / ".join(named) or "nothing", " / ".join(listed) or "nothing")


def check_greyed(stage: Stage, seat: int, words: str) -> None:
    """`kind`, `kind because R28`, `kind because R28 "sentence"`."""
    kind, _, reason = (part.strip() for part in words.partition(" because "))
    kind = plain(kind).replace(" ", "_")
    greyed = {grey.kind: grey.why for ask in stage.asks(seat) for grey in ask.greyed}
    if kind not in [k.kind() for k in stage.game.action_types]:
        raise SceneError(f"no action is called {kind!r}; there is {', '.join(greyed)} ...")
    if kind not in greyed:
        raise WrongExpectation.of(f"{kind} is greyed", ", ".join(greyed) or "nothing is")
    check_refusal(reason, greyed[kind], stage.sentence(greyed[kind]))


def check_refusal(words: str, refusal: Refusal, sentence: str) -> None:
    """`refused`, with a rule and a sentence if they matter; where nothing is asked at all, any rule will do."""
    match = re.fullmatch(r"(?:refused)?\s*((?:\w+:)?[A-Z]\d+|table)?[\s:]*(.*)", words.strip())
    if match is None:
        raise SceneError(f"expected 'refused', 'refused R29' or 'refused R29 \"sentence\"', found {words!r}")
    rule, said = match[1] or "", match[2]
    if rule and refusal.rule != "table" and rule.rpartition(":")[2] != refusal.rule.rpartition(":")[2]:
        raise WrongExpectation.of(f"refused {rule}", f"refused {refusal.rule} {sentence!r}")
    if rule == "table" != refusal.rule:
        raise WrongExpectation.of("refused table", f"refused {refusal.rule} {sentence!r}")
    if said and not is_said(said, sentence):
        raise WrongExpectation.of(said, sentence)


# -- telling


def check_told(stage: Stage, seat: int, words: str) -> None:
    told = stage.told.get(seat, [])
    if not any(is_said(words, line) for line in told):
        raise WrongExpectation.of(f"told {words}", " / ".join(told) or "nothing was told")


def check_not_told(stage: Stage, seat: int, words: str) -> None:
    for line in stage.told.get(seat, []):
        if is_said(words, line):
            raise WrongExpectation.of(f"not told {words}", line)


def check_sees(stage: Stage, seat: int, words: str) -> None:
    """A line of notation as a seat sees it; what it does not know is a question mark."""
    name, colon, rest = words.partition(":")
    name = " ".join(name.lower().split())
    seen = stage.lines(seat)
    if not colon or name not in seen:
        known = ", ".join(line for line in seen if not line.startswith("line "))
        raise SceneError(f"expected a line that seat {seat + 1} sees, such as {known}; found {words!r}")
    if not is_line(name, rest.strip(), seen[name]):
        raise WrongExpectation.of(f"{name}: {rest.strip()}", f"{name}: {seen[name]}")


def check_hidden(stage: Stage, seat: int, words: str) -> None:
    """Nothing of a line is known to a seat, though there is something."""
    name = " ".join(words.lower().split())
    truth = stage.lines().get(name)
    if truth is None:
        raise SceneError(f"nothing is called {name!r} in a position of {stage.game.name}")
    if truth == "-":
        raise WrongExpectation.of(f"something to hide in {name}", "nothing lies there")
    seen = stage.lines(seat).get(name, "?")
    if not set(seen.split()) <= {"?", "-", "|"}:
        raise WrongExpectation.of(f"{name} is hidden", f"{name}: {seen}")


# -- the end, and time


def check_outcome(stage: Stage, words: str) -> None:
    found = stage.s.outcome.key if stage.s.outcome else "none"
    wanted = plain(words)
    if wanted not in (found, found.partition(".")[0]) and not (wanted in ("-", "nothing") and found == "none"):
        raise WrongExpectation.of(f"outcome: {words}", f"outcome: {found}")


def check_winners(stage: Stage, words: str) -> None:
    winners = stage.s.outcome.winners if stage.s.outcome else ()
    wanted = [] if plain(words) in ("nobody", "none", "-") else to_seats(stage, words)
    if sorted(wanted) != sorted(winners):
        raise WrongExpectation.of(f"winners: {words}", f"winners: {[seat + 1 for seat in winners] or 'nobody'}")


def check_now(stage: Stage, words: str) -> None:
    if f"{stage.s.now} ms" != plain(words) and str(stage.s.now) != plain(words):
        raise WrongExpectation.of(f"now: {words}", f"now: {stage.s.now} ms")


OF_A_SEAT: dict[str, Callable[[Stage, int, str], None]] = {
    "asked": check_asked,
    "not asked": check_not_asked,
    "offered": check_offered,
    "not offered": check_not_offered,
    "choices": check_choices,
    "greyed": check_greyed,
    "told": check_told,
    "not told": check_not_told,
    "sees": check_sees,
    "hidden from": check_hidden,
}
OF_THE_TABLE: dict[str, Callable[[Stage, str], None]] = {
    "outcome": check_outcome,
    "winners": check_winners,
    "now": check_now,
}


def check(stage: Stage, text: str) -> None:
    """One line of an `expect:` block."""
    name, colon, words = (part.strip() for part in text.partition(":"))
    name = " ".join(name.lower().split())
    if not colon:
        if name in stage.lines().values():  # a notation without names: the line as it stands
            return
        raise SceneError(f"expected 'name: words', found {text!r}")
    if name in OF_THE_TABLE:
        OF_THE_TABLE[name](stage, words)
        return
    for kind, check_it in OF_A_SEAT.items():
        if match := re.fullmatch(rf"{kind}\s+(.+)", name):
            for seat in to_seats(stage, match[1]):
                check_it(stage, seat, words)
            return
    check_line(stage, name, words)


def check_arrow(stage: Stage, seat: int, arrow: str) -> None:
    """What stands behind a click: told "...", not told "...", asked KIND; another seat's with its number."""
    match = ARROW.fullmatch(arrow.strip())
    if match is None:
        raise SceneError(f"after '->' expected refused, told, not told, asked or offered, found {arrow!r}")
    for heard in to_seats(stage, match[2]) if match[2] else [seat]:
        OF_A_SEAT[match[1].lower()](stage, heard, match[3].strip())
