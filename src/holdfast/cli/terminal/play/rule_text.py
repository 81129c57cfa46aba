"""A rule by its number, in the words of the game's RULES.md."""

from __future__ import annotations

from holdfast.cli.rules import numbered
from holdfast.cli.terminal.words import LANGUAGE, say
from holdfast.engine.game import AnyGame
from holdfast.engine.text_files import load_page


def rule_words(game: AnyGame, number: str) -> tuple[str, str]:
    """Returns a title and the rule, or a sentence that says which numbers there are."""
    wanted = number.strip().upper().rpartition(":")[2]
    wanted = f"R{wanted}" if wanted.isdecimal() else wanted
    text = load_page(game.package, "RULES", LANGUAGE.get())
    rules = {} if text is None else numbered(text)
    if not rules:
        return say("rule.no_rules"), say("rule.none_written")
    if wanted in rules:
        return say("rule.number", rule=wanted), rules[wanted]
    first, last = next(iter(rules)), next(reversed(rules))
    about = say("rule.no_such.about", rule=wanted[:12], game=game.title, first=first, last=last)
    return say("rule.no_such"), about
