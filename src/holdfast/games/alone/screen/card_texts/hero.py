"""The hero's verbs as sentences; they say "you"."""

from __future__ import annotations

from functools import singledispatch

from holdfast.games.alone.cards import effects as verb
from holdfast.games.alone.cards.effects import Effect
from holdfast.games.alone.screen.card_texts.phrases import (
    DOORS,
    HERO,
    NUMBERS,
    PLACES,
    YOUR,
    count,
    listed,
    points,
    steps,
    which,
)


@singledispatch
def hero_sentence(effect: Effect) -> str:
    """Writes one effect, without its full stop; `{icon}` stands for the card's creature."""
    raise NotImplementedError(type(effect))


@hero_sentence.register
def _(e: verb.Strike) -> str:
    lit = f" ({e.dice + e.lit} in the light)" if e.lit else ""
    target = "every creature" if e.all else "a creature"
    where = f"in your sector{f', or in sight up to {steps(e.reach)} away,' if e.reach else ''}"
    damage = f"; {e.damage} more damage if any die hits" if e.damage else ""
    return f"attack {target} {where} with {points(e.dice, 'die')}{lit}{damage}"


@hero_sentence.register
def _(e: verb.Kill) -> str:
    article = "one wounded" if e.wounded else "one"
    return f"{which(e.who, article=article).replace(HERO, YOUR)} dies; a boss suffers a wound instead"


@hero_sentence.register
def _(e: verb.Run) -> str:
    how = [what for on, what in ((e.sure, "without attacks of opportunity"), (e.unseen, "without reactions")) if on]
    far = "1 sector" if e.steps == 1 else f"1 to {e.steps} sectors"
    return f"move {far}{', ' + ' and '.join(how) if how else ''}"


@hero_sentence.register
def _(e: verb.Scan) -> str:
    sectors = "1 sector" if e.sectors == 1 else f"up to {e.sectors} sectors"
    return (
        f"reveal {sectors} in {'every direction' if e.around else 'a direction'}{', through doors' if e.doors else ''}"
    )


@hero_sentence.register
def _(e: verb.Sweep) -> str:
    token = "danger token" if e.place == "here" else "revealed danger token"
    return f"discard {count(e.count, token)} {PLACES[e.place].format(whose=YOUR)}"


@hero_sentence.register
def _(e: verb.Sound) -> str:
    return f"locate {NUMBERS[e.targets]} target{'s' if e.targets > 1 else ''}{', with direction' if e.bearing else ''}"


@hero_sentence.register
def _(e: verb.Search) -> str:
    keep = f" and keep {NUMBERS[e.keep]}" if e.keep else ""
    return f"draw {e.count} item card{'s' if e.count > 1 else ''}{keep}"


@hero_sentence.register
def _(e: verb.Arm) -> str:
    return "take a Bullets card, from the deck or its discards"


@hero_sentence.register
def _(e: verb.Charge) -> str:
    item = f"{e.matrix} item" if e.matrix else "item"
    return f"add {points(e.count, 'charge')} to one {item}; it holds at most two more than its card gives it"


@hero_sentence.register
def _(e: verb.Rig) -> str:
    return "fill one component space for free"


@hero_sentence.register
def _(e: verb.Light) -> str:
    line = f" and up to {steps(e.line)} in a direction" if e.line else ""
    doors = " and the sectors behind its doors" if e.doors else ""
    around = " and all adjacent ones" if e.around else ""
    return f"light your sector{line}{doors}{around}"


@hero_sentence.register
def _(e: verb.Beam) -> str:
    return f"light {count(e.count, 'sector')} in line of sight"


@hero_sentence.register
def _(e: verb.Repair) -> str:
    ways = "a direction" if e.directions == 1 else f"{NUMBERS[e.directions]} directions"
    further = f", {NUMBERS[e.further]} sector further" if e.further else ""
    return f"repair the LCU here in {ways}{further}"


@hero_sentence.register
def _(e: verb.Bar) -> str:
    return f"block or unblock {count(e.count, 'door')} {DOORS[e.place].format(whose=YOUR)}"


@hero_sentence.register
def _(e: verb.Recover) -> str:
    sure = [f"{n} {what}" for n, what in ((e.life, "life"), (e.control, "self control")) if n]
    if not sure:
        return "recover 1 life or 1 self control" if e.either == 1 else f"recover {e.either}, life or self control"
    return f"recover {listed([*sure, *([f'{e.either} of either'] if e.either else [])])}"


@hero_sentence.register
def _(e: verb.Breathe) -> str:
    return f"gain {e.count} adrenaline"


@hero_sentence.register
def _(e: verb.Learn) -> str:
    return f"gain 1 experience in {e.ability.replace('_', ' ') if e.ability else 'an ability of your choice'}"


@hero_sentence.register
def _(e: verb.Again) -> str:
    return f"take one extra {f'{e.action} ' if e.action else ''}action, without items and skills"


@hero_sentence.register
def _(e: verb.Shove) -> str:
    return f"push one creature out of your sector, {steps(e.steps)} in a direction of your choice"


@hero_sentence.register
def _(e: verb.Stun) -> str:
    them = "it neither attacks nor moves" if e.count == 1 else "they neither attack nor move"
    return f"stun {count(e.count, 'creature')} in your sector: {them} this turn"


@hero_sentence.register
def _(e: verb.Befriend) -> str:
    return f"a companion {'drawn at random' if e.random else 'of your choice'} joins you"


@hero_sentence.register
def _(e: verb.Disarm) -> str:
    return f"evil discards {e.count} reaction card{'s' if e.count > 1 else ''}"


@hero_sentence.register
def _(e: verb.ExtraRound) -> str:
    return "you gain one more round"


@hero_sentence.register
def _(e: verb.Prevent) -> str:
    return f"lose {e.amount} less"


@hero_sentence.register
def _(e: verb.Evade) -> str:
    return "that attack does not happen"


@hero_sentence.register
def _(e: verb.Shun) -> str:
    return "ignore the dangerous half"


@hero_sentence.register
def _(e: verb.Reroll) -> str:
    return f"reroll up to {points(e.dice, 'die')}" if e.dice else "reroll any of the dice"


@hero_sentence.register
def _(e: verb.MoreDice) -> str:
    return f"roll {points(e.dice, 'die', 'more')}"


@hero_sentence.register
def _(e: verb.Remember) -> str:
    return f"{count(e.count, 'more sector')} of your choice {'stays' if e.count == 1 else 'stay'} revealed"


@hero_sentence.register
def _(e: verb.Ward) -> str:
    return f"creatures roll {points(e.dice, 'die', 'fewer')} against you this turn"
