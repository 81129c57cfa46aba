"""A rule by its number, in the words of the game's RULES.md."""

from __future__ import annotations

from holdfast.cli.errors import BadInput
from holdfast.cli.rules import numbered, rules_text
from holdfast.engine.game import AnyGame


def rule_words(game: AnyGame, number: str) -> tuple[str, str]:
    """Returns a title and the rule, or a sentence that says which numbers there are."""
    wanted = number.strip().upper().rpartition(":")[2]
    wanted = f"R{wanted}" if wanted.isdecimal() else wanted
    try:
        rules = numbered(rules_text(game))
    except BadInput as problem:
        return "No rules", str(problem)
    if wanted in rules:
        return f"Rule {wanted}", rules[wanted]
    first, last = next(iter(rules), "none"), next(reversed(rules), "none")
    return (
        "No such rule",
        f"There is no rule {wanted[:12]}; the rules of {game.name} are numbered from {first} to {last}.",
    )
