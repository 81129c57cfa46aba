"""What effects do with decks: spawn now, spawn more, draw."""

from __future__ import annotations

from holdfast.engine.action import Action
from holdfast.games.elite.cards import effects as fx
from holdfast.games.elite.cards.verbs.apply import Apply
from holdfast.games.elite.rules.boss import BossCards
from holdfast.games.elite.rules.keep import draw_and_keep
from holdfast.games.elite.rules.spawn import SwarmCards
from holdfast.games.elite.state import Elite


def do_spawn(s: Elite, frame: Apply, effect: fx.Spawn, answer: Action | None) -> None:
    if effect.deck == "boss":
        s.start(BossCards(left=effect.n))
    else:
        s.start(SwarmCards(left=effect.n, around=frame.aliens[0] if effect.around and frame.aliens else -1))


def do_next_spawn(s: Elite, frame: Apply, effect: fx.NextSpawn, answer: Action | None) -> None:
    if effect.deck == "boss":
        s.more_boss += effect.n
    else:
        s.more_swarm += effect.n


def do_draw(s: Elite, frame: Apply, effect: fx.Draw, answer: Action | None) -> None:
    draw_and_keep(s, frame.hero, effect.deck, effect.n, fork=False)
