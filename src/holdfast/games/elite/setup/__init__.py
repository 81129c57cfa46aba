"""Set-up (R1-R25): from the options and the box to the first decision."""

from __future__ import annotations

from holdfast.engine.action import refuse
from holdfast.engine.game import SetupError
from holdfast.engine.rng import Rng
from holdfast.engine.secret import NOBODY, Pile
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.flow import MISSION_RULES, Play
from holdfast.games.elite.rules.trade import AnyTime
from holdfast.games.elite.state import BLANK, FREE, LIGHT, MOST_HEROES, OFF, Elite, Options


def setup(parts: Parts, options: Options, seats: int, key: bytes) -> Elite:
    check_options(parts, options)
    heroes = choose_heroes(parts, options.heroes, 2 if seats == 1 else seats)
    rng = Rng(key)
    kinds = [-1] * MOST_HEROES
    for swarm, stats in enumerate(parts.swarms):
        kinds += [swarm] * stats.figures
    kinds += [len(parts.swarms) + boss for boss in range(len(parts.bosses))]
    dice = deal_dice(parts, heroes, seats, options)
    start = parts.maps[options.map].plan.start
    s = Elite(
        seated=seats,
        rng=rng,
        parts=parts,
        options=options,
        heroes=heroes,
        kinds=tuple(kinds),
        at=[start[hero % len(start)] for hero in range(len(heroes))] + [OFF] * (len(kinds) - len(heroes)),  # R4, R13
        health=[0] * len(parts.bosses),
        clusters=tuple(rng.sample((1, 2, 3), 3, "clusters")),  # R18
        search_tokens=[LIGHT] * len(parts.maps[options.map].plan.search_slots),  # R19
        finds=Pile("token", range(len(parts.finds))),
        damage=[0] * len(heroes),  # R3
        guard=[0] * len(heroes),
        soaked=[0] * len(heroes),
        owed=[0] * len(heroes),
        steps=[0] * len(heroes),
        die_seat=dice,
        face=[BLANK] * len(dice),
        place=[FREE] * len(dice),
        carried=[[] for _ in heroes],
        attached=[-1] * len(parts.cards),
        search=Pile("search", parts.deck("search")),
        tech=Pile("tech", parts.deck("tech")),
        aside=[Pile("tech") for _ in heroes],
        swarm=Pile("swarm", range(len(parts.swarm_cards))),
        boss=Pile("boss", range(len(parts.bosses) + parts.numbers.all_clear)),  # R10
        track=Pile("event"),
        event_box=Pile("event"),
        ready=[False] * seats,
        finished=[False] * seats,
        left_ms=[0] * seats,
    )
    for pile, stream in ((s.search, "search"), (s.tech, "tech"), (s.swarm, "swarm"), (s.boss, "boss")):  # R10, R11
        s.shuffle(pile, stream)
    lay_out_events(s)
    if options.lesson:
        lay_first_round(s)
    weapons = rng.sample(parts.deck("basic"), len(heroes) + parts.numbers.basic_weapons_more, "weapons")  # R7, A75
    s.offered = sorted(weapons)
    s.gone = [card for card in parts.deck("basic") if card not in weapons]
    MISSION_RULES[options.mission].set_up(s)
    s.begin(Play(), AnyTime())
    return s


def check_options(parts: Parts, options: Options) -> None:
    """Checks that map, mission and difficulty are there (R1, R12)."""
    for what, word, known in (
        ("map", options.map, tuple(parts.maps)),
        ("mission", options.mission, tuple(parts.missions)),
        ("difficulty", options.difficulty, tuple(parts.difficulties)),
    ):
        if word not in known:
            raise SetupError(refuse("elite:R12", "setup.unknown", what=what, word=word, known=known))


def choose_heroes(parts: Parts, chosen: tuple[str, ...], number: int) -> tuple[int, ...]:
    """Returns one hero for each seat, none twice (R2); one who plays alone has two (R21)."""
    ids = [hero.id for hero in parts.heroes]
    for name in chosen:
        if name not in ids:
            raise SetupError(refuse("elite:R2", "setup.unknown", what="hero", word=name, known=tuple(ids)))
    if len(set(chosen)) < len(chosen):
        raise SetupError(refuse("elite:R2", "setup.same_hero"))
    rest = [name for name in ids if name not in chosen]
    return tuple(ids.index(name) for name in (*chosen, *rest)[:number])


def deal_dice(parts: Parts, heroes: tuple[int, ...], seats: int, options: Options) -> tuple[int, ...]:
    """Returns the seat of each die: four each (R5), fewer for some (A77); one who plays alone has five in all (R22)."""
    usual = max(hero.dice for hero in parts.heroes)
    fewer = [usual - parts.heroes[hero].dice if options.abilities else 0 for hero in heroes]
    if seats == 1:
        return (0,) * (parts.numbers.solo_dice - sum(fewer))
    return tuple(seat for seat in range(seats) for _ in range(usual - fewer[seat]))


def lay_first_round(s: Elite) -> None:
    """Where something is taught, the first round is a plain one: an event without an effect, swarms of different kinds
    that come at a printed cluster and do not act yet, and no boss.
    """
    swarms: dict[int, int] = {}
    for card in s.swarm.true():
        read = s.parts.swarm_cards[card]
        if read.cluster and not read.activates:
            swarms.setdefault(read.swarm, card)
    plain = [event for event in s.track.true() if not s.parts.events[event].effects]
    clear = [card for card in s.boss.true() if card >= len(s.parts.bosses)]
    for pile, cards in ((s.swarm, [*swarms.values()][: s.players]), (s.track, plain[:1]), (s.boss, clear[:1])):
        for card in cards:
            pile.pop(pile.cards.index(card))
            pile.put(card, NOBODY)


def lay_out_events(s: Elite) -> None:
    """Lays out events, of each row as many as the difficulty says (R14-R16), shuffled face down (R17); the rest is out
    (R243, A79).
    """
    chosen: list[int] = []
    for row in s.parts.difficulties[s.options.difficulty].events:
        chosen += s.rng.sample(range(row.first - 1, row.last), row.n, "events")
    s.rng.shuffle(chosen, "events")
    for event in range(len(s.parts.events)):
        if event not in chosen:
            s.event_box.put(event, NOBODY)
    for event in chosen:
        s.track.put(event, NOBODY)
