"""Effects and standing rules as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from holdfast.games.alone.cards.effects import EVIL, Effect
from holdfast.games.alone.cards.modifiers import After, Flag, Number, Rule, Standing, Switch
from holdfast.games.alone.cards.vocabulary import Event, Kind, Reach
from holdfast.games.alone.screen.card_texts.evil import evil_sentence
from holdfast.games.alone.screen.card_texts.hero import hero_sentence
from holdfast.games.alone.screen.card_texts.phrases import capital, points

EVENTS: Final[dict[Event, str]] = {
    "move": "After each move",
    "explore": "After each explore",
    "fight": "After each fight",
    "locate": "After each locate",
    "scavenge": "After each scavenge",
    "interact": "After each interact",
    "enter_room": "When the hero enters a room",
    "use_stairs": "When the hero has used stairs",
    "encounter": "When meeting a creature has cost the hero self control",
    "kill": "When the hero has killed a creature",
    "recover": "When the hero recovers by adrenaline",
    "bullet_time": "When the hero triggers bullet time",
    "turn_end": "At the end of each turn",
    "round_end": "At the end of each round",
}
REACHES: Final[dict[Reach, str]] = {
    "map": "",
    "level": "While the hero is on its level: ",
    "near": "While the hero is in or next to its sector: ",
    "sector": "While the hero is in its sector: ",
    "itself": "",
}
CHANGES: Final[dict[Number, tuple[str, str]]] = {
    "fight_dice": ("fights have {by}", "die"),
    "explore_range": ("an explore reveals {by}", "sector"),
    "light_range": ("an LCU lights {by}", "sector"),
    "lcu_directions": ("a repair lights {by}", "direction"),
    "locate_targets": ("a locate has {by}", "target"),
    "adrenaline": ("{by} is replenished at the end of a round", "adrenaline"),
    "encounter_loss": ("meeting a creature costs {by}", "self control"),
    "opportunity_dice": ("attacks of opportunity roll {by}", "die"),
    "attack_dice": ("{whose} attacks roll {by}", "die"),
    "attack_dice_dark": ("in the dark {whose} attacks roll {by}", "die"),
    "first_life": ("to wound {who} takes {by}", "hit"),
    "second_life": ("to kill {who} at once takes {by}", "hit"),
    "creature_steps": ("a standard reaction moves {who} {by}", "sector"),
    "spawn_distance": ("the minimum distance of spawning is {by}", ""),
    "level_limit": ("the limit of creatures on a level is {by}", ""),
    "hand_limit": ("each evil player's hand limit is {by}", ""),
    "danger_on_track": ("evil sets aside {by} at the end of a round", "danger token"),
}
SWITCHES: Final[dict[Flag, str]] = {
    "no_bullet_time": "the hero cannot trigger bullet time",
    "no_recovery": "the hero cannot recover by adrenaline",
    "no_locate_level": "evil does not tell the level of located targets",
    "no_blocking": "the hero cannot block doors",
    "silent": "{who} {make} no noise",
    "through_blocked": "{who} {pass} through blocked doors, which stay blocked",
    "ignores_light": "{who} {fight} in the light as in the dark",
    "puts_out_light": "{who} that {move} into the hero's sector {put} out its light too",
    "danger_here": "the hero's sector counts as having a danger token",
    "cannot_be_moved_by_hero": "the hero can neither push nor stun {it}",
    "dark_behind": "a lighted sector that the hero leaves goes dark",
}
ORDERS: Final = ("move", "spawn", "roll", "put", "block", "unblock", "hide", "draw")
VERBS: Final = ("make", "pass", "fight", "move", "put")


def told(effects: Iterable[Effect], icon: Kind | None = None, by: str = "") -> str:
    """Writes all effects of a half as sentences; `icon` is the card's creature, `by` who does it unless it is clear."""
    sentences = [_sentence(effect).format(icon=icon or "creature") for effect in effects]
    return " ".join(f"{capital(_done_by(by, sentence) if by else sentence)}." for sentence in sentences)


def _done_by(by: str, sentence: str) -> str:
    """Turns "move one creature" into "evil moves one creature"; what happens to the hero stays as it is."""
    verb, _, rest = sentence.partition(" ")
    return f"{by} {verb}s {rest}" if verb in ORDERS else sentence


def _sentence(effect: Effect) -> str:
    return evil_sentence(effect) if isinstance(effect, EVIL) else hero_sentence(effect)


def rule_text(rule: Rule, itself: bool = False) -> str:
    """Writes a standing rule as a sentence, without its full stop."""
    if isinstance(rule, After):
        once = ", once a turn" if rule.once else ""
        light = " in the light" if rule.lit else " in the dark" if rule.dark else ""
        return f"{EVENTS[rule.event]}{light}{once}: {told(rule.effects, by='evil')}".rstrip(".")
    who = f"{rule.kind}s" if rule.kind else "it" if itself else "creatures"
    whose = f"{rule.kind}s'" if rule.kind else "its" if itself else "creatures'"
    if isinstance(rule, Switch):
        forms = {word: _third_person(word) if itself else word for word in VERBS}
        return SWITCHES[rule.flag].format(who=who, it="it" if itself else who, **forms)
    pattern, noun = CHANGES[rule.number]
    more, fewer = ("more", "fewer") if noun else ("higher", "lower")
    by = points(abs(rule.by), noun, more if rule.by > 0 else fewer)
    return pattern.format(by=by, who=who, whose=whose)


def _third_person(word: str) -> str:
    return f"{word}es" if word.endswith("s") else f"{word}s"


def rules_text(rules: Iterable[Rule], reach: Reach = "map") -> str:
    sentences = [capital(rule_text(rule, itself=reach == "itself")) + "." for rule in rules]
    return REACHES[reach] + " ".join(sentences)


def standing_text(standing: Standing) -> str:
    return rules_text(standing.rules, standing.reach)
