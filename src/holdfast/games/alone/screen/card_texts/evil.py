"""Evil's verbs as sentences; they speak of "the hero"."""

from __future__ import annotations

from functools import singledispatch

from holdfast.games.alone.cards import effects as verb
from holdfast.games.alone.cards.effects import Effect
from holdfast.games.alone.screen.card_texts.phrases import (
    DOORS,
    HERO,
    PLACES,
    both,
    count,
    everyone,
    points,
    steps,
    which,
)


@singledispatch
def evil_sentence(effect: Effect) -> str:
    """Writes one effect, without its full stop; `{icon}` stands for the card's creature."""
    raise NotImplementedError(type(effect))


@evil_sentence.register
def _(e: verb.Stalk) -> str:
    each = " each" if e.creatures > 1 else ""
    return f"move {which(e.who, e.creatures)} up to {steps(e.steps)}{each}{', without noise' if e.silent else ''}"


@evil_sentence.register
def _(e: verb.Spawn) -> str:
    what = f"the {e.creature.capitalize()}" if e.creature else which(e.who)
    closer = f", up to {steps(e.closer)} nearer to the hero than its minimum distance" if e.closer else ""
    return f"spawn {what}{' in this room' if e.room else ''}{closer}"


@evil_sentence.register
def _(e: verb.Shuffle) -> str:
    return f"two unrevealed creatures change places{', without noise' if e.silent else ''}"


@evil_sentence.register
def _(e: verb.Assault) -> str:
    more = f", with {points(e.dice, 'die', 'more')}" if e.dice else ""
    return f"{which(e.who)} attacks at once{more}"


@evil_sentence.register
def _(e: verb.Trap) -> str:
    return f"roll {points(e.dice, 'die')} against the hero: each hit costs 1 life"


@evil_sentence.register
def _(e: verb.Rage) -> str:
    subject = f"{everyone(e.who)} roll" if e.all else f"{which(e.who)} rolls"
    return f"{subject} {points(e.dice, 'die', 'more')} in attacks this turn"


@evil_sentence.register
def _(e: verb.Harden) -> str:
    until = "round" if e.round else "turn"
    return f"to wound or kill {which(e.who)} takes {points(e.life, 'hit', 'more')} until the end of the {until}"


@evil_sentence.register
def _(e: verb.Mend) -> str:
    return f"{which(e.who, article='one wounded')} is whole again"


@evil_sentence.register
def _(e: verb.Hurt) -> str:
    return f"the hero loses {both(e.life, e.control)}"


@evil_sentence.register
def _(e: verb.Danger) -> str:
    place = PLACES[e.place].format(whose=HERO)
    return f"put {count(e.count, 'danger token')} {place}"


@evil_sentence.register
def _(e: verb.Block) -> str:
    return f"block {count(e.count, 'door')} {DOORS[e.place].format(whose=HERO)}"


@evil_sentence.register
def _(e: verb.Unblock) -> str:
    return f"unblock {count(e.count, 'door')} {DOORS[e.place].format(whose=HERO)}"


@evil_sentence.register
def _(e: verb.Dark) -> str:
    if e.place == "here":
        return "the light goes out in the hero's sector"
    return f"the light goes out in {count(e.count, 'sector')} {PLACES[e.place].format(whose=HERO)}"


@evil_sentence.register
def _(e: verb.Snare) -> str:
    return f"when the hero next leaves this sector, this round, the hero loses {both(e.life, e.control)}"


@evil_sentence.register
def _(e: verb.Daze) -> str:
    return f"the hero discards {e.count} adrenaline"


@evil_sentence.register
def _(e: verb.Drain) -> str:
    return f"the hero discards {points(e.count, 'charge')}"


@evil_sentence.register
def _(e: verb.Drag) -> str:
    return f"move the hero {steps(e.steps)}, with attacks of opportunity"


@evil_sentence.register
def _(e: verb.Fog) -> str:
    return f"hide {count(e.count, 'revealed sector')}, but not the hero's, nor a lighted one in sight"


@evil_sentence.register
def _(e: verb.Forbid) -> str:
    return f"on the next turn of this round the hero cannot {e.action}"


@evil_sentence.register
def _(e: verb.Falter) -> str:
    return f"the hero fights with {points(e.dice, 'die', 'fewer')} this turn"


@evil_sentence.register
def _(e: verb.Hush) -> str:
    return "nothing makes noise for the rest of the turn"


@evil_sentence.register
def _(e: verb.Draw) -> str:
    return f"draw {e.count} reaction card{'s' if e.count > 1 else ''}"
