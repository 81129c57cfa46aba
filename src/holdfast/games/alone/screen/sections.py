"""The table of a seat in sentences: for those who listen, for the text view, and wherever nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.engine.message import Message, say
from holdfast.engine.screen import Section
from holdfast.games.alone.screen.card_texts import stats
from holdfast.games.alone.screen.creatures import CreatureCard
from holdfast.games.alone.screen.evil import MapPart, PlanSector
from holdfast.games.alone.screen.hero import HeroPart, MissionPart, TablePart
from holdfast.games.alone.screen.labyrinth import LabyrinthPart, sector_words
from holdfast.games.alone.screen.reactions import ReactionsPart
from holdfast.games.alone.screen.screen import AloneScreen, view
from holdfast.games.alone.state import Alone


def describe(s: Alone, seat: int) -> tuple[Section, ...]:
    return describe_screen(view(s, seat))


def describe_screen(screen: AloneScreen) -> tuple[Section, ...]:
    found = {
        "hero": (*table_lines(screen.table), *hero_lines(screen.hero, screen.table)),
        "missions": tuple(map(mission_line, screen.missions)),
        "labyrinth": tuple(labyrinth_lines(screen.labyrinth)),
        "threats": tuple(threat_lines(screen.labyrinth)),
        "map": tuple(map_lines(screen)),
        "hand": tuple(say("text.card", card=one.card, does=say(f"reaction_text.{one.card}")) for one in screen.hand),
        "evil": tuple(reaction_lines(screen.reactions)),
        "creatures": tuple(map(card_line, screen.creatures)),
    }
    return tuple(Section(say(f"section.{name}"), lines) for name, lines in found.items() if lines)


def table_lines(table: TablePart) -> Iterator[Message]:
    yield say("text.table", title=table.title, set_for=table.set_for)


def hero_lines(hero: HeroPart, table: TablePart) -> Iterator[Message]:
    if hero.character >= 0:
        yield say("text.character", character=hero.character, does=say(f"character_hero.{hero.character}"))
    yield say("text.health", life=hero.life, control=hero.control, full=hero.full, cap=table.cap)
    yield say("text.adrenaline", adrenaline=hero.adrenaline)
    yield from hero.weighs
    yield from (item.says for item in hero.items)
    if hero.companion is not None:
        yield hero.companion.says
    for one in hero.abilities:
        if one.points:
            key = "text.unlocked" if one.is_unlocked else "text.learned"
            yield say(key, ability=one.ability, points=one.points, needed=one.needed)
    if hero.power_tokens is not None:
        yield say("text.power_tokens", tokens=hero.power_tokens)
        yield from (say("text.power", power=p.power, does=say(f"power_text.{p.power}")) for p in hero.powers)


def mission_line(one: MissionPart) -> Message:
    lines = (one.task, *one.hinders, *one.more)
    return say("text.mission", mission=one.mission, colour=one.colour, progress=one.progress, lines=lines)


def labyrinth_lines(labyrinth: LabyrinthPart | None) -> Iterator[Message]:
    if labyrinth is None:
        return
    yield from (say("heard.now", way=heard.way, count=heard.count) for heard in labyrinth.heard)
    yield from labyrinth.heard_before
    yield from labyrinth.answers
    if labyrinth.special is not None:
        yield labyrinth.special
    yield from (sector_words(labyrinth, sector) for sector in labyrinth.sectors)


def threat_lines(labyrinth: LabyrinthPart | None) -> Iterator[Message]:
    if labyrinth is not None:
        for one in labyrinth.creatures:
            if one.beaten is not None:
                yield say("threat.says", creature=one.creature, dice=one.dice, first=one.first, second=one.second)


def map_lines(screen: AloneScreen) -> Iterator[Message]:
    if screen.map is not None:
        yield from (place_words(sector, screen.map) for sector in screen.plan)


def place_words(sector: PlanSector, on: MapPart) -> Message:
    """Returns all that is to be known of a sector of the map as a sentence."""
    place = sector.place
    there = tuple(say("map.creature", token=one.token, state=one.state) for one in on.creatures if one.place == place)
    blocked = {way for at, way in on.blocked if at == place}
    ways = tuple(f"{word} blocked" if word in blocked else way for way in sector.ways for word in [way.split()[0]])
    return say(
        "map.sector",
        place=place,
        room=sector.room,
        use=sector.use,
        stairs=sector.stairs,
        lcu=sector.lcu,
        lit=place in on.lit,
        danger=place in on.danger,
        known=place in on.revealed,
        hero=place == on.hero,
        who=there,
        count=len(there),
        ways=ways,
    )


def reaction_lines(reactions: ReactionsPart) -> Iterator[Message]:
    yield say("text.track", covered=reactions.covered, of=len(reactions.track))
    yield reactions.price
    yield reactions.bare
    for lying in reactions.lying:
        card = "face_down" if lying.card is None else lying.card
        yield say("text.lying", seat=lying.seat, card=card, spaces=lying.spaces)
    for owner, hand in enumerate(reactions.hands, 1):
        leads = len(reactions.hands) > 1 and owner == reactions.leader
        yield say("text.hand", seat=owner, cards=hand.size, leads="yes" if leads else "no")
    yield from (say("text.deck", deck=deck.deck, cards=deck.left) for deck in reactions.decks)


def card_line(card: CreatureCard) -> Message:
    name = say(f"looks.{card.creature}")
    numbers = stats(card.stats)
    if card.source == "creature":
        return say("text.kind", name=name, on_map=card.on_map, of=card.of, does=numbers)
    return say(
        "text.beast", name=name, numbers=numbers, does=say(f"{card.source}_text.{card.index}"), states=card.states
    )
