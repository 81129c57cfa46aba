"""What the loader rejects beyond types: numbers that cannot be played with, names that point nowhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from holdfast.engine.content import PackError
from holdfast.games.alone.cards.effects import EVIL_VERBS, HERO_VERBS, MOMENTS, Effect, Effects, Spawn
from holdfast.games.alone.cards.modifiers import After, Rule, Standing, Switch
from holdfast.games.alone.cards.types import Avatar, BoxPart, Stats
from holdfast.games.alone.cards.vocabulary import ABILITIES, ACTIONS, COLOURS, DECKS, KINDS, Moment
from holdfast.games.alone.levels.check import check

if TYPE_CHECKING:
    from holdfast.games.alone.cards.pack import Parts

ROOMS: Final = 8  # 2 levels of 4 (R203)
TRACK_SPACES: Final = 13  # 0 to 12 on a health track
FORBIDDING: Final = ("no_bullet_time", "no_recovery", "no_blocking")
PASSIVE: Final = ("fought", "rolled", "harm", "opportunity", "reaction", "clean_up")


def check_parts(parts: Parts) -> None:
    """Raises PackError for the first thing that is wrong."""
    _check_numbers(parts)
    _check_creatures(parts)
    _check_characters_and_items(parts)
    _check_reactions(parts)
    _check_missions(parts)
    _check_levels(parts)
    _check_deep(parts)
    _check_avatar(parts)


def _need(holds: bool, file: str, key: str, expected: str, found: object) -> None:
    if not holds:
        raise PackError(file, key, expected, found)


def _check_numbers(parts: Parts) -> None:
    numbers, file = parts.numbers, "rules.toml"
    _need(len(numbers.die) == 6 and "hit" in numbers.die, file, "die", "six faces, at least one a hit", numbers.die)
    _need(len(numbers.track) >= 2, file, "track", "at least two spaces", len(numbers.track))
    _need(len(numbers.rounds) >= 2, file, "rounds", "a healing cap for at least two spaces", numbers.rounds)
    many = len(numbers.adrenaline)
    _need(many == TRACK_SPACES, file, "adrenaline", f"a number for each position 0 to {TRACK_SPACES - 1}", many)
    _need(min(numbers.hands) >= 1, file, "hands", "hands of at least one card", numbers.hands)
    _need(min(numbers.fight_dark, numbers.fight_lit) >= 1, file, "fight_dark", "at least one die", numbers.fight_dark)


def _check_stats(file: str, part: BoxPart, *lines: Stats) -> None:
    for stats in lines:
        _need(stats.distance >= 1, file, f"{part.id}.distance", "1 or more", stats.distance)
        _need(1 <= stats.first < stats.second, file, f"{part.id}.first", "1 or more, below second", stats.first)
        _need(min(stats.loss, stats.dark, stats.lit) >= 0, file, part.id, "no number below 0", stats)


def _check_creatures(parts: Parts) -> None:
    file = "creatures.toml"
    for creature in parts.creatures:
        _check_stats(file, creature, creature.regular, creature.nightmare)
        _need(creature.tokens >= 1, file, f"{creature.id}.tokens", "at least one", creature.tokens)
        plain = creature.kind is not None and creature.ability is not None
        _need(plain != creature.boss, file, creature.id, "kind and ability, or boss = true", creature.boss)
    kinds = sorted(c.kind for c in parts.creatures if c.kind)
    _need(kinds == sorted(KINDS), file, "creature", f"each of {', '.join(KINDS)} once", kinds)
    abilities = sorted(c.ability for c in parts.creatures if c.ability)
    _need(abilities == sorted(ABILITIES), file, "creature", f"each of {', '.join(ABILITIES)} once", abilities)
    signs = [card.symbol for cards in (parts.creatures, parts.specials, parts.avatars, parts.rooms) for card in cards]
    twice = [sign for i, sign in enumerate(signs) if sign in signs[:i] or len(sign) != 1]
    _need(not twice, file, "symbol", "one sign for each creature and room, all different", twice)
    _need(len(parts.rooms) == ROOMS, "rooms.toml", "room", f"{ROOMS} rooms", len(parts.rooms))


def _check_verbs(file: str, key: str, effects: Effects, side: tuple[type, ...], moment: Moment = "start") -> None:
    """Allows only the verbs of one side, and those that belong to a moment only at that moment."""
    whose = "the hero" if side is HERO_VERBS else "evil"
    for effect in effects:
        verb = effect.__struct_config__.tag
        _need(isinstance(effect, side), file, key, f"verbs of {whose}", verb)
        moments = MOMENTS.get(type(effect), (moment,))
        _need(moment in moments, file, key, f"{verb} only at the moment {' or '.join(moments)}", moment)


def _check_characters_and_items(parts: Parts) -> None:
    file = "characters.toml"
    _need(len(parts.characters) >= 2, file, "character", "at least two, for company", len(parts.characters))
    for character in parts.characters:
        for name, skill in (
            ("hero", character.hero),
            ("companion", character.companion),
            ("sacrifice", character.sacrifice),
        ):
            key = f"{character.id}.{name}"
            _check_verbs(file, key, skill.effects, HERO_VERBS, skill.when)
            standing = skill.when == "always"
            _need(bool(skill.rules if standing else skill.effects), file, key, "effects, or rules that always hold", "")
        when = character.sacrifice.when
        _need(when == "start", file, f"{character.id}.sacrifice.when", "start", when)
    for item in parts.items:
        moments = (*ACTIONS, *PASSIVE)
        _need(item.when in moments, "items.toml", f"{item.id}.when", f"one of {', '.join(moments)}", item.when)
        _need(item.charges >= 1, "items.toml", f"{item.id}.charges", "at least one", item.charges)
        _check_verbs("items.toml", item.id, item.effects, HERO_VERBS, item.when)
        if item.upgrade:
            _check_verbs("items.toml", f"{item.id}.upgrade", item.upgrade.effects, HERO_VERBS, item.when)
    bullets = sum(item.bullets for item in parts.items)
    for difficulty in parts.difficulties:
        few = difficulty.bullets <= bullets and difficulty.items <= len(parts.items) - bullets
        _need(few, "difficulties.toml", difficulty.id, "no more starting items than there are", difficulty.items)
        _check_verbs("difficulties.toml", difficulty.id, difficulty.midgame, HERO_VERBS)


def _check_reactions(parts: Parts) -> None:
    for deck in DECKS:
        file = f"reactions/{deck}.toml"
        cards = [card for card in parts.reactions if card.deck == deck]
        fewest = max(parts.numbers.hands)
        _need(len(cards) >= fewest, file, "card", f"at least a hand of {fewest} cards", len(cards))
        for card in cards:
            _check_verbs(file, card.id, (*card.effects, *card.dangerous), EVIL_VERBS)
            damage = card.trigger in ("life", "control")  # G19: only instants are played in mid-turn
            _need(card.instant or not damage, file, f"{card.id}.instant", "true, for an answer to damage", card.instant)
    decks = sorted(deck.id for deck in parts.decks)
    _need(decks == sorted(DECKS), "decks.toml", "deck", f"the four decks {', '.join(DECKS)}", decks)


def _in_rules(rules: Iterable[Rule]) -> Iterator[Effect]:
    for rule in rules:
        if isinstance(rule, After):
            yield from rule.effects


def _check_rules(file: str, key: str, rules: Sequence[Rule]) -> None:
    _check_verbs(file, key, tuple(_in_rules(rules)), EVIL_VERBS)


def _check_missions(parts: Parts) -> None:
    bosses = [creature.id for creature in parts.creatures if creature.boss]
    for mission in parts.missions:
        file = f"missions/{mission.colour}.toml"
        _need(bool(mission.steps), file, f"{mission.id}.steps", "at least one step", 0)
        _need(min(step.times for step in mission.steps) >= 1, file, f"{mission.id}.steps", "times of 1 or more", 0)
        _check_verbs(file, f"{mission.id}.revealed", mission.revealed, EVIL_VERBS)
        _check_verbs(file, f"{mission.id}.reward", mission.reward, HERO_VERBS)
        _check_rules(file, f"{mission.id}.hindrance", mission.hindrance)
        _need(mission.colour != "green" or bool(mission.reward), file, mission.id, "a reward", "none")
        _need(mission.colour != "blue" or bool(mission.hindrance), file, mission.id, "a hindrance", "none")
        for effect in (*mission.revealed, *_in_rules(mission.hindrance)):
            if isinstance(effect, Spawn) and effect.creature not in ("", *bosses):
                raise PackError(file, f"{mission.id}.creature", f"one of {', '.join(bosses)}", effect.creature)
    for colour in COLOURS:
        rooms = {mission.room for mission in parts.missions if mission.colour == colour}
        _need(len(rooms) >= 3, f"missions/{colour}.toml", "mission", "missions in at least three rooms", len(rooms))


def _check_levels(parts: Parts) -> None:
    many = len(parts.levels)
    _need(many == 4, "levels/1a.toml", "the files", "four levels, 1a, 1b, 2a and 2b: two sheets, two sides", many)
    ids = [level.id for level in parts.levels]
    _need(len(set(ids)) == many, "levels/1a.toml", "id", "ids that no other level has", ids)
    for level, name in zip(parts.levels, ("1a", "1b", "2a", "2b"), strict=True):
        for broken in check(level.sectors):
            raise PackError(f"levels/{name}.toml", "map", f"a level that keeps {broken.rule}", broken.what)


def _check_deep(parts: Parts) -> None:
    file = "specials.toml"
    bosses = [creature.id for creature in parts.creatures if creature.boss]
    for special in parts.specials:
        _check_stats(file, special, special.regular, special.nightmare)
        _check_rules(file, f"{special.id}.power", special.power.rules)
        _check_reach(file, special.id, special.power)
        known = special.creature in ("", *bosses)
        _need(known, file, f"{special.id}.creature", f"one of {', '.join(bosses)}", special.creature)
    for room in parts.rooms:
        _check_verbs("room_actions.toml", room.id, room.effects, HERO_VERBS)


def _check_reach(file: str, key: str, standing: Standing) -> None:
    """Lets only creatures in the hero's sector forbid actions: others must not show by what it may declare (R262)."""
    for rule in standing.rules:
        if isinstance(rule, Switch) and rule.flag in FORBIDDING:
            _need(standing.reach == "sector", file, f"{key}.reach", f"sector, for {rule.flag}", standing.reach)


def _check_avatar(parts: Parts) -> None:
    decks = [avatar.deck for avatar in parts.avatars]
    whole = not decks or sorted(decks) == sorted((*DECKS, "ai"))
    _need(whole, "avatars.toml", "avatar", f"one for each of {', '.join(DECKS)}, ai", decks)
    for avatar in parts.avatars:
        _check_stats("avatars.toml", avatar, avatar.regular, avatar.nightmare)
        _check_upgrades(avatar)
    for power in parts.powers:
        _need(power.cost >= 1, "powers.toml", f"{power.id}.cost", "at least 1", power.cost)
        _check_verbs("powers.toml", power.id, power.effects, HERO_VERBS, power.when)


def _check_upgrades(avatar: Avatar) -> None:
    """Demands two upgrades of the stats and two of the power, in the way the power works (R243)."""
    file, key = "avatars.toml", f"{avatar.id}.upgrades"
    acts, lasts = bool(avatar.on_activation), avatar.passive is not None
    _need(acts != lasts, file, avatar.id, "either on_activation or passive", "both" if acts else "neither")
    stats = [upgrade for upgrade in avatar.upgrades if upgrade.stats]
    power = [upgrade for upgrade in avatar.upgrades if not upgrade.stats]
    _need(len(stats) == len(power) == 2, file, key, "two of the stats and two of the power", len(avatar.upgrades))
    for upgrade in power:
        fits = bool(upgrade.effects) == acts and bool(upgrade.rules) == lasts
        _need(fits, file, f"{key}: {upgrade.name}", "effects" if acts else "rules", "none")
        _check_verbs(file, key, upgrade.effects, EVIL_VERBS)
        _check_rules(file, key, upgrade.rules)
    _check_verbs(file, f"{avatar.id}.on_activation", avatar.on_activation, EVIL_VERBS)
    if avatar.passive:
        _check_rules(file, f"{avatar.id}.passive", avatar.passive.rules)
        _check_reach(file, avatar.id, avatar.passive)
