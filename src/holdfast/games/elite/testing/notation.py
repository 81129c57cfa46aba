"""A position of Project: ELITE as text and back: for scenes, bug reports and the terminal.

One line a thing, `name: words`; `arrange` reads the same lines. What the reader of a view does not know is a question
mark. The whole truth ends with a line for the engine, from which it is read back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.engine import save
from holdfast.engine.game import Game
from holdfast.engine.position import TRUTH
from holdfast.engine.secret import Pile
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.cards.slots import SYMBOLS
from holdfast.games.elite.screen.names import cell_name, die_name
from holdfast.games.elite.state import (
    BLANK,
    CARRIED,
    DARK,
    DASHBOARDS,
    FREE,
    LIGHT,
    LIMBO,
    TUMBLING,
    Elite,
    event_slot,
    slot_of,
    token_slot,
)


def row(words: Iterable[str]) -> str:
    return " ".join(words) or "-"


def face_word(face: int) -> str:
    return "-" if face == BLANK else "tumbling" if face == TUMBLING else SYMBOLS[face]


def die_word(s: Elite, die: int) -> str:
    """Returns a die that lies before its player, or where it lies instead."""
    place = s.place[die]
    if place == FREE:
        return face_word(s.face[die])
    if place >= DASHBOARDS:
        return f"locked{place - DASHBOARDS + 1}" if s.is_solo else "locked"
    return "spent" if place == LIMBO else "placed"


def card_ids(s: Elite) -> list[str]:
    """Copies of a card are numbered from the second on: field_dressing, field_dressing#2."""
    ids = [card.id for card in s.parts.cards]
    return [f"{id}#{ids[:n].count(id) + 1}" if id in ids[:n] else id for n, id in enumerate(ids)]


def slots_words(s: Elite, first: int, slots: int, owner: int = -1) -> str:
    """Returns what lies in slots: [gun,-], with the seat where it is not the owner of the thing: [gun@2,-]."""
    words = []
    for slot in range(first, first + slots):
        die = s.die_in(slot)
        if die is None:
            words.append("counted" if slot in s.counted else "-")
        else:
            seat = s.die_seat[die]
            words.append(SYMBOLS[s.face[die]] + ("" if seat == owner else f"@{seat + 1}"))
    return f"[{','.join(words)}]" if words else ""


def card_word(s: Elite, card: int, ids: list[str], owner: int) -> str:
    word = ids[card] + slots_words(s, slot_of(card, 0), len(s.parts.cards[card].slots), owner)
    word += "".join(f"+{ids[other]}" for other in s.attachments_of(card))
    return word + ("!" if card in s.worn else "")


def swarm_card_words(parts: Parts) -> list[str]:
    return [f"{parts.swarms[c.swarm].id}-{c.figures}-{c.cluster or '?'}" for c in parts.swarm_cards]


def boss_card_word(parts: Parts, card: int) -> str:
    return parts.bosses[card].id if card < len(parts.bosses) else "clear"


def write(s: Elite, seat: int = TRUTH) -> str:
    """Returns the position as a seat sees it (-1 a spectator), or the whole truth."""
    truth = seat == TRUTH
    lines = [*_table(s), *_heroes(s), *_aliens(s), *_map(s), *_objectives(s, seat), *_events(s), *_decks(s, seat)]
    if truth:
        lines.append(f"engine: {save.dump(s).decode()}")
    return "\n".join(lines) + "\n"


def _cells(s: Elite, cells: Iterable[int]) -> str:
    return row(cell_name(s.map, cell) for cell in cells)


def _table(s: Elite) -> list[str]:
    lines = [f"round: {s.round}", f"phase: {s.phase}"]
    if s.clock_runs:
        if s.is_untimed:
            lines += [f"left {seat + 1}: {ms} ms" for seat, ms in enumerate(s.left_ms)]
        else:
            lines.append(f"clock ends: {s.due('clock')} ms")
    if s.phase == "ready":
        lines.append(f"ready: {row(str(seat + 1) for seat, is_ready in enumerate(s.ready) if is_ready)}")
    for line, n in (("more swarm", s.more_swarm), ("more boss", s.more_boss), ("pace", s.pace)):
        lines.append(f"{line}: {n}")
    return lines


def _heroes(s: Elite) -> list[str]:
    lines, ids = [], card_ids(s)
    for hero in range(len(s.heroes)):
        words = [cell_name(s.map, s.at[hero]), "damage", str(s.damage[hero])]
        words += ["guard", str(s.guard[hero])] if s.guard[hero] else []
        words += ["steps", str(s.steps[hero])] if s.steps[hero] else []
        words += ["owed", str(s.owed[hero])] if s.owed[hero] else []
        lines.append(f"{s.hero(hero).id}: {row(words)}")
        owner = s.owner(hero)
        lines.append(f"hand {hero + 1}: {row(card_word(s, card, ids, owner) for card in s.carried[hero])}")
    for seat in s.everybody():
        lines.append(f"dice {seat + 1}: {row(die_word(s, die) for die in s.dice_of(seat))}")
    if s.offered:
        lines.append(f"offered: {row(ids[card] for card in s.offered)}")
    if s.shots:
        lines.append(f"shots: {row(ids[card] for card in s.shots)}")
    return lines


def _aliens(s: Elite) -> list[str]:
    lines = []
    for kind, swarm in enumerate(s.parts.swarms):
        first = s.kinds.index(kind)
        figures = range(first, first + swarm.figures)
        last = max((figure for figure in figures if s.at[figure] >= 0), default=first - 1)
        cells = ["-" if s.at[f] < 0 else cell_name(s.map, s.at[f]) for f in range(first, last + 1)]
        lines.append(f"{swarm.id}s: {row(cells)}")
    for boss, card in enumerate(s.parts.bosses):
        figure = s.boss_figure(boss)
        if s.at[figure] >= 0:
            lines.append(f"{card.id}: {cell_name(s.map, s.at[figure])} health {s.health[boss]}")
    lines.append(f"dead: {row(s.parts.bosses[boss].id for boss in s.dead)}")
    lines.append(f"held: {_cells(s, (s.at[alien] for alien in s.held))}")
    return lines


def _map(s: Elite) -> list[str]:
    lines = [f"clusters: {row(map(str, s.clusters))}"]
    for line, cells in (("acid", s.acid), ("slime", s.slime), ("traps", s.traps), ("targets", s.targets)):
        lines.append(f"{line}: {_cells(s, sorted(cells))}")
    for token, state in enumerate(s.search_tokens):
        word = {LIGHT: "light", DARK: "dark"}.get(state, f"taken {state + 1}")
        lines.append(f"search {token + 1}: {word}")
    return lines


def _objectives(s: Elite, seat: int) -> list[str]:
    lines = []
    for token, at in enumerate(s.token_at):
        words = [cell_name(s.map, at) if at >= 0 else f"carried {CARRIED - at + 1}" if at <= CARRIED else "gone"]
        if s.options.mission == "exploration":
            known = s.finds.cards[token] if seat == TRUTH else s.finds.seen(seat)[token]
            words += ["find", "?" if known is None else s.parts.finds[known].id]
            words += ["known"] if s.finds.seen(-1)[token] is not None else []
            words += ["open", str(s.paid[token])] if s.paid[token] >= 0 else []
        else:
            words += ["face", str(s.token_face[token] + 1)]
            slots = slots_words(s, token_slot(token, 0), len(s.token_slots(token)))
            words += [slots] if slots else []
        words += ["ready"] if token in s.token_ready else []
        lines.append(f"objective {token + 1}: {row(words)}")
    return lines


def event_word(s: Elite, event: int) -> str:
    slots = slots_words(s, event_slot(event, 0), len(s.event_slots(event))) if event in s.ongoing else ""
    return f"{event + 1}{slots}" + ("!" if event in s.fulfilled else "")


def _events(s: Elite) -> list[str]:
    return [
        f"events: {row(event_word(s, event) for event in s.ongoing)}",
        f"past: {row(str(event + 1) for event in s.past)}",
    ]


def _decks(s: Elite, seat: int) -> list[str]:
    ids, swarm = card_ids(s), swarm_card_words(s.parts)

    def pile(of: Pile, words: list[str]) -> str:
        """Returns a pile from the bottom to the top."""
        seen = of.cards if seat == TRUTH else of.seen(seat)
        return row("?" if card is None else words[card] for card in seen)

    bosses = [boss_card_word(s.parts, card) for card in range(len(s.parts.bosses) + s.parts.numbers.all_clear)]
    events = [str(number + 1) for number in range(len(s.parts.events))]
    lines = [
        f"track: {pile(s.track, events)}",
        f"swarm deck: {pile(s.swarm, swarm)}",
        f"swarm discard: {row(swarm[card] for card in s.swarm_discard)}",
        f"boss deck: {pile(s.boss, bosses)}",
        f"search deck: {pile(s.search, ids)}",
        f"search discard: {row(ids[card] for card in s.search_discard)}",
        f"tech deck: {pile(s.tech, ids)}",
        f"tech discard: {row(ids[card] for card in s.tech_discard)}",
        f"gone: {row(ids[card] for card in s.gone)}",
    ]
    lines += [f"aside {hero + 1}: {pile(of, ids)}" for hero, of in enumerate(s.aside) if len(of)]
    return lines


def scene_lines(s: Elite) -> dict[str, str]:
    """Returns what scenes may expect beside the notation."""
    swarm, ids = swarm_card_words(s.parts), card_ids(s)
    free = s.due("clock")
    reserve = {
        f"reserve {kind.id}s": str(sum(s.at[f] < 0 for f in range(len(s.at)) if s.kinds[f] == number))
        for number, kind in enumerate(s.parts.swarms)
    }
    return {
        "swarm top": row(swarm[card] for card in reversed(s.swarm.true())),
        "boss top": row(boss_card_word(s.parts, card) for card in reversed(s.boss.true())),
        "search top": row(ids[card] for card in reversed(s.search.true())),
        "tech top": row(ids[card] for card in reversed(s.tech.true())),
        "track top": row(str(event + 1) for event in reversed(s.track.true())),
        "clock": f"{free - s.now} ms" if s.clock_runs and free is not None else "-",
        "ready": row(str(seat + 1) for seat, is_ready in enumerate(s.ready) if is_ready),
        "offered": row(ids[card] for card in s.offered),
        "shots": row(ids[card] for card in s.shots),
        **reserve,
        **{f"aside {hero + 1}": "-" for hero, pile in enumerate(s.aside) if not len(pile)},
        **{boss.id: "-" for number, boss in enumerate(s.parts.bosses) if s.at[s.boss_figure(number)] < 0},
        **{f"die {die_name(s, die)}": die_word(s, die) for die in range(len(s.die_seat))},
    }


def read(game: Game[Elite, Any, Any, Parts], text: str, parts: Parts) -> Elite:
    """Returns the position that `write(s)` wrote with the whole truth."""
    for line in text.splitlines():
        name, colon, words = line.partition(":")
        if colon and name == "engine":
            return save.load(game, parts, words.strip().encode())
    raise ValueError("a whole position has a line 'engine:'; to change parts of one, use arrange")
