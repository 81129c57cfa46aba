"""Whether evil is asked tells the hero nothing: it depends on what all see, never on what lurks in the dark (R262)."""

from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec
import pytest

from holdfast.engine.event import events_for
from holdfast.engine.flow import run
from holdfast.engine.message import Message
from holdfast.engine.play import asks, options, play
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.testing import Subject
from holdfast.engine.testing.leaks import Sight, difference, sight
from holdfast.engine.testing.trial import Trial
from holdfast.engine.text import Texts
from holdfast.games.alone.cards import effects as verb
from holdfast.games.alone.cards.effects import EVIL_VERBS, Effect
from holdfast.games.alone.cards.modifiers import After
from holdfast.games.alone.cards.verbs.apply import DoVerb
from holdfast.games.alone.cards.verbs.questions import FindNothing, VerbQuestion
from holdfast.games.alone.cards.verbs.registry import Cause
from holdfast.games.alone.cards.verbs.table import DEEDS
from holdfast.games.alone.cards.vocabulary import Place, Who
from holdfast.games.alone.game import GAME
from holdfast.games.alone.levels.places import OPPOSITE, level_of
from holdfast.games.alone.rules.creatures import limit
from holdfast.games.alone.rules.sight import dark_cells, frontier
from holdfast.games.alone.state import DANGERS, HERO, Alone, Figure, Options
from holdfast.games.alone.testing.other_worlds import other_world
from tests.games.alone.packs import parts_of
from tests.games.alone.playing import USUAL, asked, begin

ALL = parts_of()
TRIAL = Trial("silence", Subject(game=GAME, content=ALL, options=Options(**USUAL), seats=2), 1)
MODULES = {"special_creatures": True, "avatars": True}
ARMOURY = 3
TEXTS = Texts(GAME.texts)


def seen_by_the_hero(s: Alone) -> Sight:
    return sight(TRIAL, s, HERO, events_for(s.told, HERO))


def bare(s: Alone) -> Alone:
    """Nothing waits in the dark."""
    return dressed(s, creatures=0, wounds=0, dangers=0, lights=False, doors=False)


def crowded(s: Alone) -> Alone:
    """As much as there can be waits in the dark, as near as can be."""
    return dressed(s, creatures=limit(s), wounds=1, dangers=DANGERS, lights=True, doors=True)


def crowded_far_away(s: Alone) -> Alone:
    return dressed(s, creatures=limit(s), wounds=1, dangers=DANGERS, lights=False, doors=True, near=False)


def quiet(s: Alone) -> Alone:
    """Creatures wait in the dark, unhurt, on the other level only."""
    twin = dressed(s, creatures=0, wounds=0, dangers=1, lights=False, doors=False)
    far = [cell for cell in dark_cells(twin) if not twin.on_hero_level(cell)]
    spores = [t for t, it in enumerate(twin.tokens) if it.icon == "spore" and it.source == "creature"]
    for token, cell in zip(spores, far[:2], strict=False):
        twin.figures[token] = twin.figures[token].with_value(Figure(cell=cell))
    return twin


def dressed(s: Alone, creatures: int, wounds: int, dangers: int, lights: bool, doors: bool, near: bool = True) -> Alone:
    twin = s.clone()
    dark, lamps = dark_cells(twin), frontier(twin)
    hidden = [token for token, secret in enumerate(twin.figures) if not secret.is_known_to(HERO)]
    common = [t for t in hidden if twin.tokens[t].source == "creature" and not twin.tokens[t].boss]
    for token in common:
        twin.figures[token] = twin.figures[token].with_value(Figure())
    for level in (0, 1):
        here = [cell for cell in dark if level_of(cell) == level]
        here.sort(key=lambda cell: twin.map().distance(cell, twin.hero), reverse=not near)
        standing = sum(level_of(figure.cell) == level for _, figure in twin.standing())
        for token, cell in zip([common.pop() for _ in range(creatures - standing)], here, strict=False):
            twin.figures[token] = twin.figures[token].with_value(Figure(cell=cell, wounds=wounds))
        seen = sum(twin.danger[c].true() for c in twin.map().on_level(level) if twin.revealed[c])
        for place, cell in enumerate(here):
            twin.danger[cell] = twin.danger[cell].with_value(place < dangers - seen)
    for cell in dark:
        twin.light[cell] = twin.light[cell].with_value(lights and cell not in lamps)
        for way in twin.map().doors(cell):
            beyond = twin.map().beyond[cell][way]
            if not twin.revealed[beyond]:
                for side, direction in ((cell, way), (beyond, OPPOSITE[way])):
                    bits = twin.blocked[side].true() & ~(1 << direction) | (doors << direction)
                    twin.blocked[side] = twin.blocked[side].with_value(bits)
    return twin


def any_other(s: Alone, seed: int) -> Alone:
    """As the conformance suite makes them."""
    rng = Rng(key_from_seed(f"silence/{seed}"))
    for kind in ("creature", "danger", "light", "door"):
        s = other_world(s, HERO, kind, rng)
    return s


def of_the_packs() -> Iterator[Effect]:
    """What evil resolves: cards, missions, special creatures, avatars."""
    for card in ALL.reactions:
        yield from (*card.effects, *card.dangerous)
    for mission in ALL.missions:
        yield from mission.revealed
    powers = [special.power for special in ALL.specials]
    powers += [avatar.passive for avatar in ALL.avatars if avatar.passive is not None]
    upgrades = [upgrade for avatar in ALL.avatars for upgrade in avatar.upgrades]
    for rules in (*(m.hindrance for m in ALL.missions), *(p.rules for p in powers), *(u.rules for u in upgrades)):
        yield from (effect for rule in rules if isinstance(rule, After) for effect in rule.effects)
    for avatar in ALL.avatars:
        yield from avatar.on_activation
    yield from (effect for upgrade in upgrades for effect in upgrade.effects)


def with_every_aim() -> Iterator[Effect]:
    """Verbs that somebody's own pack may write: each with all words of `Who` or `Place`, one or several."""
    for who in get_args(Who):
        yield from (verb.Stalk(who=who), verb.Stalk(who=who, creatures=2), verb.Rage(who=who))
        yield from (verb.Rage(who=who, all=True), verb.Harden(who=who), verb.Mend(who=who), verb.Assault(who=who))
    for place in get_args(Place):
        for count in (1, 2):
            yield from (verb.Danger(count, place), verb.Dark(count, place))
            yield from (verb.Block(count, place), verb.Unblock(count, place))


EFFECTS = {repr(effect): effect for effect in (*of_the_packs(), *with_every_aim()) if isinstance(effect, EVIL_VERBS)}
SCENES = {
    "a corridor": "hero: 1B4\nitems: -\nrevealed: -\ndanger: -\ncreatures: -",
    "danger in a room": "hero: 1C3\nitems: -\nrevealed: 1C4\ndanger: 1C3 1C4\ncreatures: -\nlit: 1C3",
    "a wounded worm": "hero: 1C4\nitems: -\nrevealed: 1C3 1C5\ndanger: 1C3\ncreatures: worm@1C4/wounded\nlit: 1C3",
}


def does(s: Alone, effect: Effect) -> list[str]:
    """The verb is done here; what evil is asked then."""
    s.told = []
    room = ARMOURY if isinstance(effect, verb.Spawn) and effect.room else -1
    s.strands[0].frames.append(
        DoVerb(effect=effect, cause=Cause(seat=1, icon="worm", room=room))
    )  # in the order of play
    run(s)
    return [decision.kind() for _, decision in asks(s, 1) if isinstance(decision, VerbQuestion)]


@pytest.mark.rule("alone:R262")
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("name", EFFECTS)
def test_whether_evil_is_asked_is_no_secret(name: str, scene: str) -> None:
    s = begin(SCENES[scene], parts=ALL, **MODULES)
    s.told = []
    worlds = [bare(s), crowded(s), quiet(s), *(any_other(s, seed) for seed in range(3))]
    assert {difference(seen_by_the_hero(world), seen_by_the_hero(s)) for world in worlds} == {"nothing"}
    questions = [does(world, EFFECTS[name]) for world in worlds]
    assert len({len(found) for found in questions}) == 1, questions
    assert {difference(seen_by_the_hero(world), seen_by_the_hero(worlds[0])) for world in worlds} == {"nothing"}


@pytest.mark.parametrize("name", EFFECTS)
def test_evil_is_told_what_was_not_found(name: str) -> None:
    s, effect = begin(SCENES["a corridor"], parts=ALL, **MODULES), EFFECTS[name]
    if DEEDS[type(effect)].in_the_dark(s, effect):
        fields = {**msgspec.structs.asdict(effect), "kept": Message("nothing.kept")}
        words = TEXTS.message(Message(f"nothing.{effect.__struct_config__.tag}", fields))
        assert words.endswith(".")


def say(s: Alone, seat: int, *labels: str) -> None:
    """Take options by their labels."""
    texts = TEXTS.named(GAME.shown.names(s))
    for label in labels:
        found = {texts.action(action): (ask, action) for ask, action in options(s, seat)}
        play(s, seat, *found[label])


def plays_dead_air(s: Alone) -> None:
    """Its second effect moves a creature."""
    say(s, HERO, "Locate")
    say(s, 1, "Pass")
    say(s, HERO, "Ask for the Reactor", "Ask for the Medbay")
    say(s, 1, "Play Dead Air")


def plays_held_breath(s: Alone) -> None:
    """Its dangerous half moves a creature."""
    say(s, HERO, "Move east")
    say(s, 1, "Play Held Breath")


def activates_the_butcher(s: Alone) -> None:
    """An upgrade of its power mends a wounded creature."""
    say(s, HERO, "Explore north")
    say(s, 1, "Pass", "Activate your avatar", "The Butcher", "Done")


def rouses_the_undertow(s: Alone) -> None:
    """A special creature spawns another one when stairs are used."""
    say(s, HERO, "Move by the stairs")
    say(s, 1, "Pass")


def unlocks_the_final_mission(s: Alone) -> None:
    say(s, HERO, "Work on The haze")
    say(s, 1, "Pass")


FINAL = ("cleansing_fire", "haze", "fresh_air")
MOMENTS: dict[Callable[[Alone], None], tuple[dict[str, Any], tuple[str, ...]]] = {
    plays_dead_air: ({}, ("decks: terror traps", "hero: 1B4", "hand 2: dead_air", "danger: -")),
    plays_held_breath: ({}, ("decks: terror traps", "hero: 1B4", "hand 2: held_breath", "danger: 1B4")),
    activates_the_butcher: (
        {"avatars": True},
        (
            "decks: fury terror",
            "hand 2: -",
            "hero: 1B4",
            "avatars: butcher@2",
            "upgrades: butcher=1",
            "creatures: butcher@1D6",
        ),
    ),
    rouses_the_undertow: (
        {"special_creatures": True},
        ("hero: 1A3", "hand 2: -", "stairs: 0=1A3/2A3 1=1D4/2D3", "specials: undertow", "creatures: undertow@2D6"),
    ),
    unlocks_the_final_mission: (
        {"missions": FINAL},
        ("hero: 1A4", "hand 2: -", "rooms: laboratory=1A4", "missions: cleansing_fire haze*0.1 fresh_air"),
    ),
}


@pytest.mark.rule("alone:R262")
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_the_hero_cannot_tell_that_nothing_was_found(moment: Callable[[Alone], None]) -> None:
    chosen, lines = MOMENTS[moment]
    s = begin("\n".join(("items: -", *lines)), parts=ALL, **chosen)
    worlds = [bare(s), crowded_far_away(s)]
    for world in worlds:
        moment(world)
    assert sorted(FindNothing.kind() in asked(world, 1) for world in worlds) == [False, True]
    assert [len(asked(world, 1)) for world in worlds] == [1, 1]
    assert difference(*map(seen_by_the_hero, worlds)) == "nothing"
