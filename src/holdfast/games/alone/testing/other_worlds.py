"""Other worlds, which a seat could not tell from this one, for the leak tests: made from the state, never a view."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

import msgspec

from holdfast.engine.flow import Frame
from holdfast.engine.grace import Grace, Graced, key_of
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Pile, Secret, includes, only
from holdfast.games.alone.cards.effects import Stalk
from holdfast.games.alone.cards.picks import Done
from holdfast.games.alone.cards.verbs.apply import DoEffects, DoVerb
from holdfast.games.alone.cards.verbs.questions import VerbQuestion
from holdfast.games.alone.cards.verbs.registry import Activate, Standard
from holdfast.games.alone.levels.completion import plan_around
from holdfast.games.alone.levels.map import SheetPlan, labyrinth_map, read_plan, write_plan
from holdfast.games.alone.levels.places import CELLS, OPPOSITE, Cell, level_of
from holdfast.games.alone.rules.creatures import LIMIT, Prowl
from holdfast.games.alone.rules.play_out import PlayOut
from holdfast.games.alone.rules.reaction import ResolveReaction
from holdfast.games.alone.rules.sight import dark_cells, frontier
from holdfast.games.alone.state import DANGERS, HERO, Alone, Figure, Marks
from holdfast.games.alone.state.masks import is_asked_in_play

MOST_LIGHTS: Final = 3


def other_world(s: Alone, seat: int, kind: str, rng: Rng) -> Alone:
    twin = s.clone()
    if kind == "card":
        _other_cards(twin, seat, rng)
    elif kind == "item":
        _swap([twin.item_deck], seat, rng)
    elif kind == "note":
        if seat != HERO:
            twin.notes = twin.notes.with_value(f"note {rng.below(1000, 'note')}")
    elif seat not in s.evil and not is_planned(twin):
        WORLDS[kind](twin, rng)
    return twin


def other_unseen(s: Alone, seat: int, rng: Rng) -> Alone:
    """Changes windows that the hero did not notice, what those suffer who are asked, what stays at the clean-up, what
    evil has in mind, and the numbers of what is waited for.
    """
    twin = s.clone()
    twin.kept = [rng.below(CELLS, "unseen")]
    if seat not in s.evil:
        twin.windows += 1 + rng.below(5, "unseen")
        if not s.revealed[s.hero]:
            twin.hero = next(cell for cell in s.map().cells if cell != s.hero)
    if not is_asked_in_play(s, seat):
        twin.blow, twin.evaded, twin.shunned = s.blow + 1, not s.evaded, not s.shunned
    for frame in twin.frames():
        _plan_otherwise(frame, seat, in_dark=seat not in s.evil)
    _number_otherwise(twin, 1 + rng.below(5, "unseen"))
    return twin


def _number_otherwise(s: Alone, more: int) -> None:
    """Gives other numbers to all that is waited for: they would tell whether somebody else thinks, too."""
    for frame in s.frames():
        if isinstance(frame, Graced) and frame.number:
            frame.number += more
    s.timers = [
        msgspec.structs.replace(timer, key=key_of(grace.number + more), frame=Grace(number=grace.number + more))
        if isinstance(grace := timer.frame, Grace)
        else timer
        for timer in s.timers
    ]


def _plan_otherwise(frame: Frame, seat: int, *, in_dark: bool) -> None:
    """Changes what evil has picked and not done yet. Its player alone knows of a card that is being played; what all of
    evil knows is hidden from those in the dark.
    """
    match frame:
        case PlayOut() if frame.seat != seat:
            frame.token, frame.picks = frame.token + 1, (*frame.picks, Done())
        case DoVerb() if in_dark and frame.cause.seat != HERO:
            frame.picks = (*frame.picks, Done())
            frame.stage += isinstance(frame.effect, Stalk | Standard | Activate)
        case DoEffects() if in_dark and frame.cause.seat != HERO:
            frame.picks = (*frame.picks, Done())
        case ResolveReaction() if in_dark:
            frame.picks = (*frame.picks, Done())
        case Prowl() if in_dark:
            frame.ways, frame.noise, frame.gone = (*frame.ways, "north"), f"{frame.noise}!", frame.gone + 1


def is_planned(s: Alone) -> bool:
    """Tells whether evil has chosen something of the map that is not done yet: then the map must stay."""
    return any(_has_picks(frame) for frame in s.frames())


def _has_picks(frame: Frame) -> bool:
    if isinstance(frame, PlayOut):
        return True
    if isinstance(frame, DoVerb | DoEffects | VerbQuestion) and frame.cause.seat != HERO:
        return bool(frame.picks) or isinstance(frame, VerbQuestion)
    return False


# -- cards


def _swap(piles: list[Pile], seat: int, rng: Rng) -> None:
    """Shuffles the cards that the seat does not know among the places where they lie."""
    places = [(pile, i) for pile in piles for i, known in enumerate(pile.known) if not includes(known, seat)]
    _deal_again(places, rng)


def _deal_again(places: list[tuple[Pile, int]], rng: Rng) -> None:
    cards = [pile.cards[i] for pile, i in places]
    rng.shuffle(cards, "worlds")
    for (pile, i), card in zip(places, cards, strict=True):
        pile.cards[i] = card


def _other_cards(s: Alone, seat: int, rng: Rng) -> None:
    """Deals cards again within each deck, whose size all know, and within a player's draws; cards on their way stay."""
    begun = [frame.card.true() for frame in s.frames() if isinstance(frame, PlayOut)]
    piles = [*s.hands, *s.decks, *s.discards, s.face_down, s.track]
    for deck in s.deck_ids:
        name = s.parts.decks[deck].id
        places = [
            (pile, i)
            for pile in piles
            for i, known in enumerate(pile.known)
            if not includes(known, seat)
            and pile.cards[i] not in begun
            and s.parts.reactions[pile.cards[i]].deck == name
        ]
        _deal_again(places, rng)
    for owner in s.evil:
        _deal_again(_drawn_by(s, owner, seat, begun), rng)
    for hand in s.hands:
        order = sorted(range(len(hand)), key=hand.cards.__getitem__)
        hand.known = [hand.known[i] for i in order]
        hand.cards = [hand.cards[i] for i in order]


def _drawn_by(s: Alone, owner: int, seat: int, begun: list[int]) -> list[tuple[Pile, int]]:
    """Returns where cards lie that a player has drawn and only that player knows: in hand or face down."""
    return [
        (pile, i)
        for pile in (s.hand(owner), s.track, s.face_down)
        for i, known in enumerate(pile.known)
        if known == only(owner) and owner != seat and pile.cards[i] not in begun
    ]


# -- the map


def other_plan(s: Alone, known: Collection[Cell], used: Collection[Cell], rng: Rng) -> SheetPlan | None:
    """Returns a map that keeps the known sectors and has sectors where something is; None if none was found."""
    tiles = {cell: tile for cell in known if (tile := s.map().tiles[cell]) is not None}
    return plan_around(tiles, used, read_plan(s.plan.true()), len(s.parts.rooms), rng)


def _other_dangers(s: Alone, rng: Rng) -> None:
    """Puts more or fewer danger tokens elsewhere into the dark of each level."""
    for level in (0, 1):
        dark = [cell for cell in dark_cells(s) if level_of(cell) == level]
        seen = sum(s.danger[cell].true() for cell in s.map().on_level(level) if s.revealed[cell])
        count = rng.below(min(DANGERS - seen, len(dark)) + 1, "danger")
        chosen = rng.sample(dark, count, "danger")
        for cell in dark:
            s.danger[cell] = s.danger[cell].with_value(cell in chosen)


def _other_lights(s: Alone, rng: Rng) -> None:
    """Puts some lights into the dark, but none that the hero would see."""
    seen = frontier(s)
    dark = [cell for cell in dark_cells(s) if cell not in seen]
    chosen = rng.sample(dark, min(rng.below(MOST_LIGHTS + 1, "light"), len(dark)), "light")
    for cell in dark:
        s.light[cell] = s.light[cell].with_value(cell in chosen)


def _other_doors(s: Alone, rng: Rng) -> None:
    """Blocks or unblocks doors between two unrevealed sectors."""
    map_ = s.map()
    for cell in dark_cells(s):
        for way in map_.doors(cell):
            beyond = map_.beyond[cell][way]
            if cell < beyond and not s.revealed[beyond]:
                blocked = not rng.below(6, "door")
                for side, direction in ((cell, way), (beyond, OPPOSITE[way])):
                    bits = s.blocked[side].true() & ~(1 << direction) | (blocked << direction)
                    s.blocked[side] = s.blocked[side].with_value(bits)


def _other_creatures(s: Alone, rng: Rng) -> None:
    """Replaces the creatures that the hero does not see: more or fewer, of other kinds, elsewhere, with another past.

    Special creatures, bosses and avatars stay in the game if they are, for all saw them come; but they move. What
    happened to creatures before they were found may have been something else, too.
    """
    s.marks = [secret.with_value(other_marks(rng)) for secret in s.marks]
    hidden = [token for token, secret in enumerate(s.figures) if not secret.is_known_to(HERO)]
    known = [token for token in hidden if s.tokens[token].source != "creature" or s.tokens[token].boss]
    regular = [token for token in hidden if token not in known]
    rng.shuffle(regular, "creature")
    for level in (0, 1):
        dark = [cell for cell in dark_cells(s) if level_of(cell) == level]
        for token in known:
            figure = s.figures[token].true()
            if figure.is_on_map and level_of(figure.cell) == level:
                moved = msgspec.structs.replace(figure, cell=rng.choice(dark, "creature"))
                s.figures[token] = s.figures[token].with_value(moved)
        standing = [t for t, figure in s.standing() if level_of(figure.cell) == level and t not in regular]
        count = rng.below(max(LIMIT - len(standing), 0) + 1, "creature")
        for token in [regular.pop() for _ in range(min(count, len(regular)))]:
            past = other_marks(rng)
            figure = Figure(
                cell=rng.choice(dark, "creature"), wounds=rng.below(2, "creature"), came=past.came, rage=past.rage
            )
            s.figures[token] = s.figures[token].with_value(figure)
    for token in regular:
        s.figures[token] = s.figures[token].with_value(Figure())


def other_marks(rng: Rng) -> Marks:
    """Returns something that may have happened to a creature in the dark."""
    rage, hard, hard_round = (rng.below(2, "marks") for _ in range(3))
    return Marks(bool(rng.below(2, "marks")), rage, hard, hard_round)


def _other_level(s: Alone, rng: Rng) -> None:
    """Lays another map around what is revealed, perhaps placed otherwise; all that was on it stays on it."""
    s.swapped = s.swapped.with_value(bool(rng.below(2, "swap")))
    plan = other_plan(s, known_cells(s), used_cells(s), rng)
    if plan is not None:
        put_plan(s, plan)


def known_cells(s: Alone) -> set[Cell]:
    """Returns the sectors that must stay as they are: those revealed, and those with a blocked door and behind it."""
    map_ = s.map()
    doors = [(cell, way) for cell in map_.cells for way in range(4) if s.blocked[cell].true() >> way & 1]
    return {cell for cell in range(CELLS) if s.revealed[cell]} | {
        side for cell, way in doors for side in (cell, map_.beyond[cell][way])
    }


def used_cells(s: Alone) -> set[Cell]:
    """Returns where something stands or lies: there must be a sector."""
    standing = {figure.cell for _, figure in s.standing()}
    lying = {cell for cell in s.map().cells if s.light[cell].true() or s.danger[cell].true()}
    return standing | lying | {s.hero}


def put_plan(s: Alone, plan: SheetPlan) -> None:
    code = write_plan(plan)
    s.plan = s.plan.with_value(code)
    s.level = [
        Secret("level", tile, old.known_to) for tile, old in zip(labyrinth_map(code).tiles, s.level, strict=True)
    ]


WORLDS: Final[dict[str, Callable[[Alone, Rng], None]]] = {
    "danger": _other_dangers,
    "light": _other_lights,
    "door": _other_doors,
    "creature": _other_creatures,
    "level": _other_level,
}


# -- what is never lost


def conserved(s: Alone) -> object:
    """Returns what never changes: every card and item once, and what is revealed is known, and nothing else is."""
    cards = sorted(card for pile in (*s.decks, *s.discards, s.face_down, *s.hands, s.track) for card in pile.cards)
    names = [s.parts.decks[deck].id for deck in s.deck_ids] if s.decks else []
    all_cards = cards == [i for i, card in enumerate(s.parts.reactions) if card.deck in names]
    items = sorted([*s.item_deck.cards, *s.item_discard, *s.chosen, *(carried.item for carried in s.items)])
    known = all(_is_known_where_revealed(s, field) for field in (s.level, s.light, s.danger, s.blocked))
    seen = all(
        secret.is_known_to(HERO) == (secret.true().cell >= 0 and bool(s.revealed[secret.true().cell]))
        for secret in s.figures
    )
    map_ = s.map()
    doors = all(
        s.blocked[map_.beyond[cell][way]].true() >> OPPOSITE[way] & 1
        for cell in map_.cells
        for way in range(4)
        if s.blocked[cell].true() >> way & 1
    )
    dangers = max(sum(s.danger[cell].true() for cell in map_.on_level(level)) for level in (0, 1)) <= DANGERS
    return all_cards, items, len(s.figures), known, seen, doors, dangers, len(s.track) == len(s.laid)


def _is_known_where_revealed(s: Alone, field: Iterable[Secret[Any]]) -> bool:
    return all(secret.is_known_to(HERO) == bool(s.revealed[cell]) for cell, secret in enumerate(field))
