"""A position of ALONE as text and back: for scenes, bug reports and the terminal.

One line a thing, `name: words`. Sectors are called by their place on the map (1B3) in the truth and for evil, and by
the way from where the hero began (E1_N2) for everybody else. The whole truth ends with a line for the engine.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.engine import save
from holdfast.engine.game import Game
from holdfast.engine.position import TRUTH, NotationError
from holdfast.engine.secret import Pile
from holdfast.games.alone.cards.pack import Parts
from holdfast.games.alone.cards.vocabulary import ABILITIES
from holdfast.games.alone.levels.places import CELL_NAMES, PLACE_NAMES, WAYS, Cell
from holdfast.games.alone.rules.discards import place_of
from holdfast.games.alone.rules.labyrinth import kind_of
from holdfast.games.alone.state import HERO, Alone, Figure
from holdfast.games.alone.testing.position_words import card_word, item_word, quest_word, row


def write(s: Alone, seat: int = TRUTH) -> str:
    """Returns the position as a seat sees it (-1 a spectator), or the whole truth."""
    lines = [*_table_lines(s, seat), *_card_lines(s, seat)]
    if seat == TRUTH or seat in s.evil:
        lines += _map_lines(s)
    elif s.revealed[s.hero]:
        lines += _labyrinth_lines(s)
    if seat in (TRUTH, HERO):
        notes = s.notes.look(HERO)
        lines.append(f"notes: {notes.encode('unicode_escape').decode() or '-'}")
    if seat == TRUTH:
        lines.append(f"engine: {save.dump(s).decode()}")
    return "\n".join(lines) + "\n"


def read(game: Game[Alone, Any, Any, Parts], text: str, parts: Parts) -> Alone:
    """Returns the position that `write(s)` wrote with the whole truth."""
    for line in text.splitlines():
        if line.startswith("engine: "):
            return save.load(game, parts, line.removeprefix("engine: ").encode())
    raise NotationError("a whole position has a line 'engine:'; to change parts of one, use arrange")


def _table_lines(s: Alone, seat: int) -> list[str]:
    parts = s.parts
    companion = "-" if s.companion is None else f"{parts.characters[s.companion.character].id} {s.companion.charges}"
    learned = [f"{name}={points}" for name, points in zip(ABILITIES, s.experience, strict=True) if points]
    spent = [f"{turn}:{'+'.join(words)}" for turn, words in enumerate(s.spent, 1) if words]
    lines = [
        f"difficulty: {parts.difficulties[s.difficulty].id if s.difficulty >= 0 else '-'}",
        f"character: {parts.characters[s.character].id if s.character >= 0 else '-'}",
        f"round: {s.round}",
        f"turn: {s.turn}",
        f"space: {s.space}",
        f"cap: {s.cap}",
        f"nightmare: {'yes' if s.nightmare else 'no'}",
        f"lingers: {'yes' if s.lingers else 'no'}",
        f"life: {s.life}",
        f"control: {s.control}",
        f"adrenaline: {s.adrenaline}",
        f"spent: {row(spent)}",
        f"used: {row(str(turn) for turn, used in enumerate(s.is_used, 1) if used)}",
        f"deeds: {row(s.deeds)}",
        f"bullet time: {'yes' if s.bullet_time else 'no'}",
        f"forbidden: {' '.join(s.forbidden) or '-'}",
        f"experience: {row(learned)}",
        f"items: {row(item_word(s, carried) for carried in s.items)}",
        f"companion: {companion}",
        f"scavenged: {row(room.id for room, done in zip(parts.rooms, s.scavenged, strict=True) if done)}",
        f"missions: {row(quest_word(s, quest) for quest in s.quests)}",
        f"unlocked: {'yes' if s.unlocked else 'no'}",
        f"leader: {s.leader + 1}",
        f"reactions: {s.played}",
        f"set aside: {s.set_aside}",
        f"window: {s.window or '-'}",
        f"dice: {row(s.pool)}",
        f"noises: {row(noise.way for noise in s.noises)}",
        f"located: {row(_located(s))}",
    ]
    if s.options.avatars:
        lines.append(f"power tokens: {s.power_tokens}")
        names = [f"{parts.avatars[a].id}@{seat_ + 2}" for seat_, a in enumerate(s.avatars) if a >= 0]
        lines.append(f"avatars: {row(names)}")
        filled = [f"{parts.avatars[a].id}={_spaces(s.upgrades[a])}" for a in s.avatars if a >= 0]
        lines.append(f"upgrades: {row(filled)}")
    if s.options.special_creatures:
        lines.append(f"specials: {row(parts.specials[i].id for i in s.specials)}")
        lines.append(f"specials used: {row(parts.specials[i].id for i in s.specials_used)}")
    return lines


def _spaces(bits: int) -> str:
    return ",".join(str(space + 1) for space in range(4) if bits >> space & 1) or "-"


def _located(s: Alone) -> Iterable[str]:
    for answer in s.located:
        name = answer.target.replace(" ", "_")
        way = f"/{answer.way}" if answer.way else ""
        yield f"{name}=none" if answer.distance < 0 else f"{name}={answer.distance}/{answer.level or '?'}{way}"


def _card_lines(s: Alone, seat: int) -> list[str]:
    def cards(pile: Pile, in_order: bool = True) -> str:
        seen = list(pile.cards) if seat == TRUTH else list(pile.seen(seat))
        if not in_order:  # where a card stands among others in a hand tells their numbers
            seen.sort(key=lambda card: card is None)
        return row("?" if card is None else card_word(s, card) for card in seen)

    decks = [s.parts.decks[deck].id for deck in s.deck_ids]
    lines = [f"decks: {row(decks)}", f"track: {cards(s.track)}", f"covered: {s.covered()}"]
    lines.append(f"face down: {row(str(i + 1) for i, laid in enumerate(s.laid) if not laid.is_up)}")
    for number, (name, deck) in enumerate(zip(decks, s.decks, strict=False)):
        hidden = s.face_down.true() if seat == TRUTH else s.face_down.seen(seat)
        known = [card for card in hidden if card is not None and place_of(s, card) == number]
        lying = [*s.discards[number].true(), *known]
        lines += [f"deck {name}: {cards(deck)}", f"discard {name}: {row(card_word(s, card) for card in lying)}"]
    lines.append(f"discarded face down: {cards(s.face_down)}")
    lines += [f"hand {owner + 1}: {cards(s.hand(owner), in_order=False)}" for owner in s.evil]
    items = s.item_deck.cards if seat == TRUTH else s.item_deck.seen(seat)
    lines.append(f"item deck: {row('?' if item is None else s.parts.items[item].id for item in items)}")
    lines.append(f"item discard: {row(s.parts.items[item].id for item in s.item_discard)}")
    return lines


def _map_lines(s: Alone) -> list[str]:
    """Returns everything on the map, by place."""
    map_ = s.map()

    def places(cells: Iterable[Cell]) -> str:
        return row(sorted(PLACE_NAMES[map_.place[cell]] for cell in cells))

    stairs = [f"{colour}={'/'.join(PLACE_NAMES[p] for p in ends)}" for colour, ends in enumerate(map_.plan.stairs)]
    return [
        f"sheet 1: {map_.plan.sheets[0]}",
        f"sheet 2: {map_.plan.sheets[1]}",
        f"rooms: {row(f'{r.id}={PLACE_NAMES[p]}' for r, p in zip(s.parts.rooms, map_.plan.rooms, strict=True))}",
        f"stairs: {row(stairs)}",
        f"hero: {PLACE_NAMES[map_.place[s.hero]]}",
        f"revealed: {places(cell for cell in map_.cells if s.revealed[cell])}",
        f"lit: {places(cell for cell in map_.cells if s.light[cell].true())}",
        f"danger: {places(cell for cell in map_.cells if s.danger[cell].true())}",
        f"blocked: {row(sorted(_blocked(s)))}",
        f"creatures: {row(sorted(_creatures(s)))}",
    ]


def _blocked(s: Alone) -> Iterable[str]:
    map_ = s.map()
    for place, cell in enumerate(map_.cell):
        for way in (1, 2):  # the other two are their neighbours' east and south
            if s.blocked[cell].true() >> way & 1:
                yield f"{PLACE_NAMES[place]}-{WAYS[way]}"


def figure_marks(figure: Figure) -> str:
    return ("/wounded" if figure.wounds else "") + ("/down" if figure.down else "") + ("/moved" if figure.came else "")


def _creatures(s: Alone) -> Iterable[str]:
    for token in range(len(s.figures)):
        figure = s.whole(token)
        if figure.cell >= 0:
            yield f"{token_id(s, token)}@{PLACE_NAMES[s.map().place[figure.cell]]}{figure_marks(figure)}"


def token_id(s: Alone, token: int) -> str:
    it = s.tokens[token]
    lists = {"creature": s.parts.creatures, "special": s.parts.specials, "avatar": s.parts.avatars}
    return lists[it.source][it.index].id


def _labyrinth_lines(s: Alone) -> list[str]:
    """Returns what lies in the labyrinth, by cell."""

    def cells(found: Iterable[Cell]) -> str:
        return row(cell_word(cell) for cell in found)

    shown = [cell for cell, known in enumerate(s.revealed) if known]
    figures = [(t, f) for t, secret in enumerate(s.figures) if (f := secret.seen(HERO)) is not None and f.cell >= 0]
    creatures = [f"{token_id(s, kind_of(s, t))}@{cell_word(f.cell)}{figure_marks(f)}" for t, f in figures]
    blocked = [
        f"{cell_word(cell)}-{WAYS[way]}" for cell in shown for way in range(4) if s.blocked[cell].look(HERO) >> way & 1
    ]
    return [
        f"hero: {cell_word(s.hero)}",
        f"revealed: {cells(shown)}",
        f"sectors: {row(_tile(s, cell) for cell in shown)}",
        f"lit: {cells(cell for cell in shown if s.light[cell].look(HERO))}",
        f"danger: {cells(cell for cell in shown if s.danger[cell].look(HERO))}",
        f"blocked: {row(blocked)}",
        f"creatures: {row(sorted(creatures))}",
    ]


def cell_word(cell: Cell) -> str:
    return CELL_NAMES[cell].replace(" ", "_")


def _tile(s: Alone, cell: Cell) -> str:
    """Writes a sector as E1_N2=wood+lcu: the sides north, east, south, west, and what is there."""
    tile = s.level[cell].look(HERO)
    assert tile is not None
    marks = [s.parts.rooms[tile.room].id] if tile.room >= 0 else []
    marks += [f"stairs{tile.stairs}"] if tile.stairs >= 0 else []
    marks += ["lcu"] if tile.lcu else []
    return f"{cell_word(cell)}={'+'.join([''.join(side[0] for side in tile.sides), *marks])}"


def scene_lines(s: Alone) -> dict[str, str]:
    """Returns what scenes may expect beside the notation."""
    found = {f"deck top {s.parts.decks[d].id}": row(card_word(s, c) for c in reversed(p.true())) for d, p in _decks(s)}
    found["item deck top"] = row(s.parts.items[item].id for item in reversed(s.item_deck.true()))
    found["visible symbols"] = str(sum(s.parts.numbers.track[s.covered() :]))
    found["on level 1"], found["on level 2"] = (str(_on_sheet(s, sheet)) for sheet in (0, 1))
    return found


def _on_sheet(s: Alone, sheet: int) -> int:
    map_ = s.map()
    return sum(map_.place[figure.cell] // 24 == sheet for _, figure in s.standing())


def _decks(s: Alone) -> Iterable[tuple[int, Pile]]:
    return zip(s.deck_ids, s.decks, strict=False)
