"""What the loader refuses although every single value is well formed: things that do not fit together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from holdfast.engine.content import PackError
from holdfast.games.elite.cards import effects as verb
from holdfast.games.elite.cards.types import DIFFICULTIES, MISSIONS, Card, EventCard, Hero, Window
from holdfast.games.elite.maps.map import Map

if TYPE_CHECKING:
    from holdfast.games.elite.cards.pack import Parts

MOST_PLAYERS: Final = 6
OBJECTIVE_SLOTS: Final = 12
CLUSTERS: Final = 3

WHEN: Final[Mapping[type[verb.Verb], tuple[Window, ...]]] = {  # the moments at which an event's verb makes sense
    verb.Wound: ("at_once", "before_spawning", "end_of_spawning", "start_of_abilities", "end_of_abilities"),
    verb.Strike: ("each_alien",),
    verb.Drift: ("at_once", "before_spawning", "end_of_spawning"),
    verb.AlienMoves: ("at_once", "before_spawning", "end_of_spawning", "before_abilities", "end_of_abilities"),
    verb.Advance: ("at_once", "before_spawning", "end_of_spawning", "before_abilities", "end_of_abilities"),
    verb.AlienPace: ("activation",),
    verb.BossHealth: ("at_once", "end_of_spawning"),
    verb.Spawn: ("at_once", "end_of_spawning"),
    verb.MoreFigures: ("spawning",),
    verb.AllActivate: ("always", "spawning"),
    verb.Spit: ("at_once", "end_of_spawning"),
    verb.AddTime: ("action",),
    verb.NoAbilities: ("always",),
    verb.NoSearches: ("always", "action"),
}


def check(parts: Parts, map_files: Mapping[str, str]) -> None:
    """Raises PackError for the first thing that is wrong; `map_files` says where each map is drawn."""
    _check_cards(parts)
    _check_heroes(parts.heroes)
    _check_aliens(parts)
    for event in parts.events:
        _check_event(event)
    _check_numbers(parts)
    _check_objectives(parts)
    _check_missions(parts, map_files)


def _check_cards(parts: Parts) -> None:
    first: dict[str, Card] = {}
    for card in parts.cards:
        file = f"cards/{card.deck}.toml"
        _check_card(card, file)
        if first.setdefault(card.id, card) != card:
            raise PackError(file, card.id, "an id that no other card has", card.name)
    basic = len(parts.deck("basic"))
    needed = MOST_PLAYERS + parts.numbers.basic_weapons_more
    if basic < needed:
        raise PackError("cards/basic.toml", "weapon", f"at least {needed} basic weapons (R7)", basic)
    if any(card.kind != "weapon" for card in parts.cards if card.deck == "basic"):
        raise PackError("cards/basic.toml", "the whole file", "weapons only", "items or attachments")


def _check_card(card: Card, file: str) -> None:
    has_attack = card.attack is not None
    if has_attack != (card.kind == "weapon"):
        raise PackError(file, f"{card.id}.attack", "an attack for a weapon, and for nothing else", card.kind)
    if (card.fits is not None) != (card.kind == "attachment"):
        raise PackError(file, f"{card.id}.fits", "attack or range for an attachment, and for nothing else", card.fits)
    if card.kind == "weapon" and not card.slots:
        raise PackError(file, f"{card.id}.slots", "at least one slot on a weapon", "none")
    if card.kind != "item" and (card.use or card.traits or card.once):
        raise PackError(file, card.id, "use, traits and once on items only", card.kind)
    if card.kind == "item":
        if not card.use and not card.traits:
            raise PackError(file, card.id, "an item with a use or a trait", "neither")
        if card.modifiers or card.on_kill or card.after:
            raise PackError(file, card.id, "modifiers, on_kill and after on weapons and attachments only", "an item")
        if card.use and not card.slots and not card.once:
            raise PackError(file, f"{card.id}.once", "true for an item that is used without dice", card.once)
        if card.slots and not card.use:
            raise PackError(file, f"{card.id}.slots", "no slots on an item without a use", "slots")
    if card.kind == "attachment" and (card.slots or not (card.modifiers or card.on_kill or card.after)):
        raise PackError(file, card.id, "an attachment that improves its weapon and has no slots (R244)", card.name)


def _check_heroes(heroes: tuple[Hero, ...]) -> None:
    _check_ids([hero.id for hero in heroes], "heroes.toml", "hero")
    if len(heroes) < MOST_PLAYERS:
        raise PackError("heroes.toml", "hero", f"at least {MOST_PLAYERS} heroes", len(heroes))
    for hero in heroes:
        places = hero.thresholds
        if list(places) != sorted(set(places)) or not all(1 <= place <= hero.track for place in places):
            where = f"rising thresholds from 1 to the length of the track, {hero.track}"
            raise PackError("heroes.toml", f"{hero.id}.thresholds", where, list(places))
        if len(places) >= hero.dice:
            where = f"fewer thresholds than dice ({hero.dice}), so that one die is left (A80)"
            raise PackError("heroes.toml", f"{hero.id}.thresholds", where, len(places))


def _check_aliens(parts: Parts) -> None:
    _check_ids([swarm.id for swarm in parts.swarms], "aliens.toml", "swarm")
    _check_ids([boss.id for boss in parts.bosses], "aliens.toml", "boss")
    for swarm in parts.swarms:
        for effect in swarm.ability:
            if isinstance(effect, verb.Spawn | verb.AlienMoves):  # the whole type acts as one (R160)
                raise PackError("aliens.toml", f"{swarm.id}.ability", "an ability for figures of a swarm", effect)
    for card in parts.swarm_cards:
        if not 0 <= card.cluster <= CLUSTERS:
            raise PackError("aliens.toml", "swarm_card", "clusters 1 to 3, or 0 for a free choice", card.cluster)


def _check_event(event: EventCard) -> None:
    key = f"event[{event.number - 1}]"
    if event.slots and (len(event.slots) != MOST_PLAYERS or not all(slot.locking for slot in event.slots)):
        raise PackError("events.toml", f"{key}.slots", "six Locking slots, or none (R43)", len(event.slots))
    if bool(event.slots) == (event.window == "at_once"):
        raise PackError("events.toml", f"{key}.window", "at_once for an event without slots only", event.window)
    for effect in event.effects:
        if event.window not in WHEN[type(effect)]:
            moments = ", ".join(WHEN[type(effect)])
            raise PackError("events.toml", f"{key}.window", f"for this verb one of {moments}", event.window)


def _check_numbers(parts: Parts) -> None:
    numbers = parts.numbers
    rising = list(numbers.event_slots) == sorted(numbers.event_slots)
    if len(numbers.event_slots) != MOST_PLAYERS or not rising or not 1 <= numbers.event_slots[0] <= MOST_PLAYERS:
        found = list(numbers.event_slots)
        raise PackError("numbers.toml", "numbers.event_slots", "six rising numbers from 1 to 6", found)
    if len(numbers.boss_clusters) != 6 or not set(numbers.boss_clusters) <= {1, 2, 3}:
        found = list(numbers.boss_clusters)
        raise PackError("numbers.toml", "numbers.boss_clusters", "a cluster 1 to 3 for each face 1 to 6", found)
    if missing := [name for name in DIFFICULTIES if name not in parts.difficulties]:
        raise PackError("numbers.toml", "difficulty", "the difficulties easy, medium and hard", f"no {missing[0]}")
    for difficulty in parts.difficulties.values():
        key = f"{difficulty.id}.events"
        total = sum(row.n for row in difficulty.events)
        if total != numbers.rounds:
            raise PackError("numbers.toml", key, f"{numbers.rounds} events, one a round (R17)", total)
        drawn = [number for row in difficulty.events for number in range(row.first, row.last + 1)]
        if len(set(drawn)) < len(drawn) or not set(drawn) <= set(range(1, len(parts.events) + 1)):
            raise PackError("numbers.toml", key, f"rows of different events from 1 to {len(parts.events)}", drawn)
        for row in difficulty.events:
            if not 0 < row.n <= row.last - row.first + 1:
                raise PackError("numbers.toml", key, f"at most all events from {row.first} to {row.last}", row.n)


def _check_objectives(parts: Parts) -> None:
    for mission, faces in parts.objectives.items():
        for face in faces:
            if mission == "recon" and (len(face.slots) != 1 or face.slots[0].locking):
                raise PackError("missions.toml", face.name, "one Regular slot on a Recon token (A51)", len(face.slots))
            if mission != "recon" and not (face.slots and all(slot.locking for slot in face.slots)):
                raise PackError("missions.toml", face.name, "Locking slots on an objective token (A24)", "others")


def _check_missions(parts: Parts, map_files: Mapping[str, str]) -> None:
    for wanted in MISSIONS:
        if wanted not in parts.missions:
            raise PackError("missions.toml", "mission", f"the mission {wanted}", "none")
    for mission in parts.missions.values():
        tokens = len(parts.finds if mission.id == "exploration" else parts.objectives.get(mission.id, ()))
        for name, rows in mission.slots.items():
            file = map_files[name]
            if len(rows) != MOST_PLAYERS:
                raise PackError(file, f"missions.{mission.id}", "six rows, for 1 to 6 players", len(rows))
            for players, row in enumerate(rows, start=1):
                key = f"missions.{mission.id}[{players - 1}]"
                if len(set(row)) < len(row) or not set(row) <= set(range(1, OBJECTIVE_SLOTS + 1)):
                    raise PackError(file, key, "different objective slots from 1 to 12", list(row))
                if not 0 < len(row) <= tokens:
                    raise PackError(file, key, f"at most {tokens} slots, one a token", list(row))
            if mission.id == "capture":
                _check_traps(parts.maps[name], {slot for row in rows for slot in row}, parts.numbers.traps_each, file)


def _check_traps(board: Map, slots: Iterable[int], traps: int, file: str) -> None:
    """Demands that beside each slot of Capture there is room for its traps where aliens come by (A50)."""
    for slot in sorted(slots):
        cell = board.plan.objective_slots[slot - 1]
        spaces = sum(board.reached[other] and board.is_walkable[other] for other in board.near[cell])
        if spaces < traps:
            where = f"{traps} spaces beside objective slot {slot} that aliens come to, for its traps"
            raise PackError(file, "missions.capture", where, spaces)


def _check_ids(ids: list[str], file: str, key: str) -> None:
    for name in ids:
        if ids.count(name) > 1:
            raise PackError(file, key, "different ids", name)
