"""One sentence for each verb: effects, modifiers and traits in the words of the table."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from holdfast.games.elite.cards import effects as verb

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NEXT_MOVE: Final = "a whole movement or one step, whichever is first"
WHEN: Final = {
    "always": "",
    "firearm": " with a firearm",
    "hurt": " while damage locks a die of yours",
    "alone": " while no other hero is within 2",
    "together": " while another hero is within 1",
    "surrounded": " while two or more aliens are within 1",
}


@singledispatch
def effect_text(effect: verb.Effect) -> str:
    """One sentence about what happens."""
    raise TypeError(effect)


@effect_text.register
def _(effect: verb.Heal) -> str:
    return f"{_heroes(effect)} {_do(effect, 'heal')} {effect.n} damage."


@effect_text.register
def _(effect: verb.Wound) -> str:
    return f"{_heroes(effect)} {_do(effect, 'suffer')} {effect.n} damage."


@effect_text.register
def _(effect: verb.Strike) -> str:
    hurt = f"{or_more(effect.to_hit)} is {effect.damage} damage"
    return f"Roll one hit die for each hero {_reach(effect.range, effect.sight)}: {hurt}."


@effect_text.register
def _(effect: verb.Guard) -> str:
    return f"{_heroes(effect)} {_do(effect, 'ignore')} the next {_points(effect.n)} this round."


@effect_text.register
def _(effect: verb.MoveUpTo) -> str:
    return f"{_heroes(effect)} may move {_up_to(effect.n, 'space', 'spaces')}."


@effect_text.register
def _(effect: verb.Recall) -> str:
    return f"{_heroes(effect)} {_do(effect, 'go')} to the Starting Area."


@effect_text.register
def _(effect: verb.Drift) -> str:
    return f"Every hero moves {count(effect.n, 'step', 'steps')} along the alien path."


@effect_text.register
def _(effect: verb.Hit) -> str:
    lose = _s(effect.aliens, "loses", "lose")
    return f"{_aliens(effect.aliens)} {_reach(effect.range, effect.sight)} {lose} {effect.n} health."


@effect_text.register
def _(effect: verb.Blast) -> str:
    where = f"Choose a space {_reach(effect.range, effect.sight)}"
    there = f"on it or within {effect.radius} of it, even behind a wall," if effect.radius else "on it"
    return f"{where}: every alien {there} loses {effect.n} health, every hero there suffers 1 damage."


@effect_text.register
def _(effect: verb.Hold) -> str:
    which = f"{_aliens(effect.aliens)} {_reach(effect.range, effect.sight)}"
    each = "The next move of" if effect.aliens == 1 else "The next moves of"
    return f"{each} {as_clause(which)} {_s(effect.aliens, 'is', 'are')} cancelled: {NEXT_MOVE}."


@effect_text.register
def _(effect: verb.DriveBack) -> str:
    back = f"back {_up_to(effect.n, 'step', 'steps')}, against its path and through free spaces"
    return f"Drive one alien {_reach(effect.range, effect.sight)} {back}."


@effect_text.register
def _(effect: verb.AlienMoves) -> str:
    if effect.n == 1:
        return "You must move one alien one step along its path."
    return f"Make {count(effect.n, 'alien step', 'alien steps')}, shared out among aliens as you like."


@effect_text.register
def _(effect: verb.Advance) -> str:
    where = "on a spawn point " if effect.only == "on_spawn_points" else ""
    far = "" if effect.range >= verb.ANYWHERE else f"{_reach(effect.range, effect.sight)}, this boss included, "
    return f"Every alien {where}{far}moves {count(effect.n, 'step', 'steps')}."


@effect_text.register
def _(effect: verb.AlienPace) -> str:
    return f"In the next Alien Activation Phase all aliens have {more(effect.n, 'less')} movement."


@effect_text.register
def _(effect: verb.BossHealth) -> str:
    return f"Every boss gains {effect.n} health."


@effect_text.register
def _(effect: verb.Spawn) -> str:
    around = ", with the spaces beside this boss as spawn points" if effect.around else ""
    return f"Reveal and resolve {count(effect.n, f'{effect.deck} card', f'{effect.deck} cards')}{around}."


@effect_text.register
def _(effect: verb.NextSpawn) -> str:
    cards = f"{effect.deck} card{_s(abs(effect.n), '', 's')}"
    return f"The next Alien Spawning Phase reveals {more(effect.n, 'fewer')} {cards}."


@effect_text.register
def _(effect: verb.MoreFigures) -> str:
    return f"Every swarm card spawns {more(effect.n, 'fewer')} {_s(effect.n, 'figure', 'figures')}."


@effect_text.register
def _(effect: verb.AllActivate) -> str:
    return "Every swarm card activates what it spawns."


@effect_text.register
def _(effect: verb.Draw) -> str:
    deck = {"search": "Search", "tech": "Alien Tech"}[effect.deck]
    keep = "may keep it" if effect.n == 1 else "may keep one of them"
    return f"Draw {count(effect.n, f'{deck} card', f'{deck} cards')}; you {keep}."


@effect_text.register
def _(effect: verb.Spit) -> str:
    whose = "this alien" if not effect.aliens else f"each of {NUMBERS[effect.aliens]} different aliens"
    hurt = f" A hero there suffers {effect.wound} damage." if effect.wound else ""
    return f"Place {effect.token} on the next path space of {whose}.{hurt}"


@effect_text.register
def _(effect: verb.Clear) -> str:
    return f"Remove all acid and slime {_reach(effect.range, sight=False)}."


@effect_text.register
def _(effect: verb.Refresh) -> str:
    return f"Turn a dark search token {_reach(effect.range, sight=False)} light side up."


@effect_text.register
def _(effect: verb.Fill) -> str:
    what = "an active event" if effect.target == "event" else f"an objective token {_reach(effect.range, sight=False)}"
    slots = _up_to(effect.n, "open slot", "open slots").capitalize()
    return f"{slots} of {what} {_s(effect.n, 'counts', 'count')} as filled this round."


@effect_text.register
def _(effect: verb.Turn) -> str:
    if effect.n == 1:
        return "Turn one of your free dice to any symbol but the alien."
    return f"Turn up to {NUMBERS[effect.n]} of your free dice to any symbols but the alien."


@effect_text.register
def _(effect: verb.AddTime) -> str:
    return f"The Action Phase lasts {abs(effect.seconds)} seconds {'longer' if effect.seconds > 0 else 'less'}."


@effect_text.register
def _(effect: verb.NoAbilities) -> str:
    return "Heroes have no special abilities."


@effect_text.register
def _(effect: verb.NoSearches) -> str:
    return "No Search actions and no draws of Alien Tech."


@singledispatch
def modifier_text(modifier: verb.Modifier) -> str:
    """One sentence about how an attack differs."""
    raise TypeError(modifier)


@modifier_text.register
def _(modifier: verb.ExtraDice) -> str:
    return f"Roll {_more_of(modifier.n, 'hit die', 'hit dice')}{WHEN[modifier.when]}."


@modifier_text.register
def _(modifier: verb.BetterToHit) -> str:
    return f"The to-hit value is {modifier.n} lower{WHEN[modifier.when]}, but never below 2."


@modifier_text.register
def _(modifier: verb.Reroll) -> str:
    return f"Roll {count(modifier.n, 'miss', 'misses')} again."


@modifier_text.register
def _(modifier: verb.DoubleHit) -> str:
    return f"Each {or_more(modifier.at)} is two hits."


@modifier_text.register
def _(modifier: verb.Harder) -> str:
    return f"Each hit on a boss takes {modifier.n} more health."


@modifier_text.register
def _(modifier: verb.Splash) -> str:
    return "For each hit, one other alien within 1 of the alien hit, even behind a wall, loses 1 health too."


@modifier_text.register
def _(modifier: verb.ExtraReach) -> str:
    return f"The range is {modifier.n} more."


@modifier_text.register
def _(modifier: verb.Lob) -> str:
    return "Needs no line of sight."


@modifier_text.register
def _(modifier: verb.TooNear) -> str:
    return f"Cannot hit aliens within {modifier.range}."


@singledispatch
def trait_text(trait: verb.Trait) -> str:
    """One sentence about what is always so."""
    raise TypeError(trait)


@trait_text.register
def _(trait: verb.Stride) -> str:
    return f"Each Move result moves you {_up_to(trait.n, 'space', 'spaces')}."


@trait_text.register
def _(trait: verb.Braced) -> str:
    return "You suffer no damage when an alien pushes you."


@trait_text.register
def _(trait: verb.Overtime) -> str:
    again = _s(trait.shots, "once", f"{trait.shots} times")
    return f"After time is up you may still spend Move results, and each of your ready weapons may attack {again} more."


@trait_text.register
def _(trait: verb.FollowUp) -> str:
    return f"You may go straight to the space of an alien within {trait.range} that you have just killed."


@trait_text.register
def _(trait: verb.Suppressor) -> str:
    whom = f"an alien {_reach(trait.range, sight=True)}"
    return f"Spend a {trait.icon} result to pin {whom}: its next move is cancelled, {NEXT_MOVE}."


@trait_text.register
def _(trait: verb.Marksman) -> str:
    return f"Your attacks: {'; '.join(as_clause(modifier_text(modifier).rstrip('.')) for modifier in trait.modifiers)}."


@trait_text.register
def _(trait: verb.AcidProof) -> str:
    return "Acid does not harm you."


@trait_text.register
def _(trait: verb.Armour) -> str:
    return f"In each round you ignore the first {_points(trait.n)}."


@trait_text.register
def _(trait: verb.DeepSearch) -> str:
    return f"When you search, draw {_more_of(trait.n, 'card', 'cards')}; you still keep one."


@trait_text.register
def _(trait: verb.Holster) -> str:
    return f"You may carry {_more_of(trait.n, 'weapon', 'weapons')}."


# --- words


def _heroes(effect: verb.Heal | verb.Wound | verb.Guard | verb.MoveUpTo | verb.Recall) -> str:
    if effect.who == "self":
        return "You"
    sight = getattr(effect, "sight", False)
    if effect.range >= verb.ANYWHERE:
        return "One hero anywhere" if effect.who == "one" else "Every hero"
    return f"{'One hero' if effect.who == 'one' else 'Every hero'} {_reach(effect.range, sight)}"


def _do(effect: verb.Heal | verb.Wound | verb.Guard | verb.Recall, word: str) -> str:
    """Returns the verb for you, or for a hero."""
    if effect.who == "self":
        return word
    return f"{word}es" if word == "go" else f"{word}s"


def _aliens(n: int) -> str:
    return "One alien" if n == 1 else f"Up to {NUMBERS[n]} different aliens"


def _reach(range: int, sight: bool) -> str:
    where = "anywhere" if range >= verb.ANYWHERE else f"within {range}"
    return f"{where} and in line of sight" if sight else where


def count(n: int, one: str, many: str) -> str:
    return f"{NUMBERS[n] if n < len(NUMBERS) else n} {one if n == 1 else many}"


def _up_to(n: int, one: str, many: str) -> str:
    return f"one {one}" if n == 1 else f"up to {count(n, one, many)}"


def _points(n: int) -> str:
    return "point of damage" if n == 1 else f"{n} points of damage"


def more(n: int, fewer: str) -> str:
    return f"{abs(n)} {'more' if n > 0 else fewer}"


def _more_of(n: int, one: str, many: str) -> str:
    return f"{NUMBERS[n]} more {one if n == 1 else many}"


def or_more(n: int) -> str:
    return "6" if n == 6 else f"{n} or more"


def _s(n: int, one: str, many: str) -> str:
    return one if n == 1 else many


def as_clause(sentence: str) -> str:
    """Returns the sentence as it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]
