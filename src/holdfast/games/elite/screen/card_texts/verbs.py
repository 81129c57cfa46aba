"""One sentence for each verb: effects, modifiers and traits in the words of the table, as messages."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from holdfast.engine.message import Message, say
from holdfast.games.elite.cards import effects as verb

IN_WORDS: Final = 10  # numbers up to this one are written out


def number(n: int) -> Message | int:
    return say(f"number.{n}") if n <= IN_WORDS else n


def reach(range: int, sight: bool) -> Message:
    seen = ".seen" if sight else ""
    return say(f"reach.anywhere{seen}") if range >= verb.ANYWHERE else say(f"reach.within{seen}", n=range)


@singledispatch
def effect_text(effect: verb.Effect) -> Message:
    """Returns one sentence about what happens."""
    raise TypeError(effect)


def _to_heroes(key: str, effect: verb.Heal | verb.Wound | verb.Guard | verb.MoveUpTo | verb.Recall, n: int) -> Message:
    """Returns what happens to whoever acts, or to heroes that are chosen or in reach."""
    if effect.who == "self":
        return say(f"{key}.you", n=n, words=number(n))
    if effect.range >= verb.ANYWHERE:
        whom = say(f"heroes.{effect.who}_anywhere")
    else:
        whom = say(f"heroes.{effect.who}", reach=reach(effect.range, getattr(effect, "sight", False)))
    return say(f"{key}.heroes", who=whom, n=n, words=number(n))


@effect_text.register
def _(effect: verb.Heal) -> Message:
    return _to_heroes("verb.heal", effect, effect.n)


@effect_text.register
def _(effect: verb.Wound) -> Message:
    return _to_heroes("verb.wound", effect, effect.n)


@effect_text.register
def _(effect: verb.Strike) -> Message:
    return say(
        "verb.strike", reach=reach(effect.range, effect.sight), to_hit=or_more(effect.to_hit), damage=effect.damage
    )


@effect_text.register
def _(effect: verb.Guard) -> Message:
    return _to_heroes("verb.guard", effect, effect.n)


@effect_text.register
def _(effect: verb.MoveUpTo) -> Message:
    return _to_heroes("verb.move_up_to", effect, effect.n)


@effect_text.register
def _(effect: verb.Recall) -> Message:
    return _to_heroes("verb.recall", effect, 1)


@effect_text.register
def _(effect: verb.Drift) -> Message:
    return say("verb.drift", n=effect.n, words=number(effect.n))


@effect_text.register
def _(effect: verb.Hit) -> Message:
    where = reach(effect.range, effect.sight)
    return say("verb.hit", aliens=effect.aliens, words=number(effect.aliens), reach=where, n=effect.n)


@effect_text.register
def _(effect: verb.Blast) -> Message:
    return say("verb.blast", reach=reach(effect.range, effect.sight), radius=effect.radius, n=effect.n)


@effect_text.register
def _(effect: verb.Hold) -> Message:
    where = reach(effect.range, effect.sight)
    return say("verb.hold", aliens=effect.aliens, words=number(effect.aliens), reach=where)


@effect_text.register
def _(effect: verb.DriveBack) -> Message:
    return say("verb.drive_back", reach=reach(effect.range, effect.sight), n=effect.n, words=number(effect.n))


@effect_text.register
def _(effect: verb.AlienMoves) -> Message:
    return say("verb.alien_moves", n=effect.n, words=number(effect.n))


@effect_text.register
def _(effect: verb.Advance) -> Message:
    steps = {"n": effect.n, "words": number(effect.n)}
    if effect.range < verb.ANYWHERE:
        return say("verb.advance.within", reach=reach(effect.range, effect.sight), **steps)
    return say("verb.advance.spawn_points" if effect.only == "on_spawn_points" else "verb.advance", **steps)


@effect_text.register
def _(effect: verb.AlienPace) -> Message:
    return say(f"verb.alien_pace.{_sign(effect.n)}", n=abs(effect.n))


@effect_text.register
def _(effect: verb.BossHealth) -> Message:
    return say("verb.boss_health", n=effect.n)


@effect_text.register
def _(effect: verb.Spawn) -> Message:
    key = "verb.spawn.around" if effect.around else "verb.spawn"
    return say(key, deck=effect.deck, n=effect.n, words=number(effect.n))


@effect_text.register
def _(effect: verb.NextSpawn) -> Message:
    return say(f"verb.next_spawn.{_sign(effect.n)}", deck=effect.deck, n=abs(effect.n))


@effect_text.register
def _(effect: verb.MoreFigures) -> Message:
    return say(f"verb.more_figures.{_sign(effect.n)}", n=abs(effect.n))


@effect_text.register
def _(effect: verb.AllActivate) -> Message:
    return say("verb.all_activate")


@effect_text.register
def _(effect: verb.Draw) -> Message:
    return say("verb.draw", deck=effect.deck, n=effect.n, words=number(effect.n))


@effect_text.register
def _(effect: verb.Spit) -> Message:
    token = say(f"token.{effect.token}")
    whose = say("verb.spit.of", aliens=effect.aliens, words=number(effect.aliens))
    return say("verb.spit.wound" if effect.wound else "verb.spit", token=token, whose=whose, wound=effect.wound)


@effect_text.register
def _(effect: verb.Clear) -> Message:
    return say("verb.clear", reach=reach(effect.range, sight=False))


@effect_text.register
def _(effect: verb.Refresh) -> Message:
    return say("verb.refresh", reach=reach(effect.range, sight=False))


@effect_text.register
def _(effect: verb.Fill) -> Message:
    where = reach(effect.range, sight=False)
    return say(f"verb.fill.{effect.target}", n=effect.n, words=number(effect.n), reach=where)


@effect_text.register
def _(effect: verb.Turn) -> Message:
    return say("verb.turn", n=effect.n, words=number(effect.n))


@effect_text.register
def _(effect: verb.AddTime) -> Message:
    return say(f"verb.add_time.{_sign(effect.seconds)}", n=abs(effect.seconds))


@effect_text.register
def _(effect: verb.NoAbilities) -> Message:
    return say("verb.no_abilities")


@effect_text.register
def _(effect: verb.NoSearches) -> Message:
    return say("verb.no_searches")


@singledispatch
def modifier_text(modifier: verb.Modifier) -> Message:
    """Returns one sentence about how an attack differs."""
    raise TypeError(modifier)


@modifier_text.register
def _(modifier: verb.ExtraDice) -> Message:
    return say("verb.extra_dice", n=modifier.n, words=number(modifier.n), when=modifier.when)


@modifier_text.register
def _(modifier: verb.BetterToHit) -> Message:
    return say("verb.better_to_hit", n=modifier.n, when=modifier.when)


@modifier_text.register
def _(modifier: verb.Reroll) -> Message:
    return say("verb.reroll", n=modifier.n, words=number(modifier.n))


@modifier_text.register
def _(modifier: verb.DoubleHit) -> Message:
    return say("verb.double_hit", at=or_more(modifier.at))


@modifier_text.register
def _(modifier: verb.Harder) -> Message:
    return say("verb.harder", n=modifier.n)


@modifier_text.register
def _(modifier: verb.Splash) -> Message:
    return say("verb.splash")


@modifier_text.register
def _(modifier: verb.ExtraReach) -> Message:
    return say("verb.extra_reach", n=modifier.n)


@modifier_text.register
def _(modifier: verb.Lob) -> Message:
    return say("verb.lob")


@modifier_text.register
def _(modifier: verb.TooNear) -> Message:
    return say("verb.too_near", n=modifier.range)


@singledispatch
def trait_text(trait: verb.Trait) -> Message:
    """Returns one sentence about what is always so."""
    raise TypeError(trait)


@trait_text.register
def _(trait: verb.Stride) -> Message:
    return say("verb.stride", n=trait.n, words=number(trait.n))


@trait_text.register
def _(trait: verb.Braced) -> Message:
    return say("verb.braced")


@trait_text.register
def _(trait: verb.Overtime) -> Message:
    return say("verb.overtime", n=trait.shots)


@trait_text.register
def _(trait: verb.FollowUp) -> Message:
    return say("verb.follow_up", n=trait.range)


@trait_text.register
def _(trait: verb.Suppressor) -> Message:
    return say("verb.suppressor", icon=trait.icon, reach=reach(trait.range, sight=True))


@trait_text.register
def _(trait: verb.Marksman) -> Message:
    return say("verb.marksman", changes=beside(tuple(map(modifier_text, trait.modifiers))))


@trait_text.register
def _(trait: verb.AcidProof) -> Message:
    return say("verb.acid_proof")


@trait_text.register
def _(trait: verb.Armour) -> Message:
    return say("verb.armour", n=trait.n)


@trait_text.register
def _(trait: verb.DeepSearch) -> Message:
    return say("verb.deep_search", n=trait.n, words=number(trait.n))


@trait_text.register
def _(trait: verb.Holster) -> Message:
    return say("verb.holster", n=trait.n, words=number(trait.n))


def or_more(n: int) -> Message:
    return say("or_more", n=n)


def beside(sentences: tuple[Message, ...]) -> Message:
    """Returns several sentences, one after the other."""
    first, *others = sentences
    for other in others:
        first = say("beside", one=first, other=other)
    return first


def _sign(n: int) -> str:
    return "more" if n > 0 else "less"
