"""The answers to an open question as a menu: numbered, the suggested one first, with keys that lie on the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from holdfast.cli.terminal.elite import symbols
from holdfast.cli.terminal.elite.player_panel import slot_word
from holdfast.cli.terminal.elite.view_reader import EliteViewReader
from holdfast.cli.terminal.play.menu import Do, Menu, MenuEntry, Open
from holdfast.engine.action import Action
from holdfast.engine.text import Texts
from holdfast.engine.view import Ask
from holdfast.games.elite.screen.card_texts.cards import card_text

KEYS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
GO: Final = (" ", "")  # Space and Enter take what is suggested
SUGGESTED: Final = ("go_on",)  # what most people want
CARDS: Final = ("take_weapon", "keep", "drop")  # answers that are about what a card does
LAST: Final = ("enough", "keep_none", "decline", "stay_back")


def question(look: EliteViewReader, ask: Ask, texts: Texts, words: str = "") -> Menu:
    """Returns one line for each answer; aliens at a fork are asked which way."""
    actions = sorted((option.action for option in ask.options), key=lambda action: order(look, action))
    return suggested(look, ask, actions, texts, words or texts.question(ask.kind))


def suggested(look: EliteViewReader, ask: Ask, actions: Sequence[Action], texts: Texts, words: str) -> Menu:
    """Returns a numbered menu in which Space takes the first, where there is a reason that it is the first."""
    first = actions[0] if actions and (actions[0].kind() in SUGGESTED or figure_of(actions[0]) is not None) else None
    rest = [action for action in actions if action != first or first.kind() not in SUGGESTED]
    entries = [] if first is None else [MenuEntry("space", label(look, first, texts), Do(ask.id, first), also=GO)]
    return Menu(words, (*entries, *listed(look, ask, rest, texts)))


def label(look: EliteViewReader, action: Action, texts: Texts) -> str:
    """Returns what an answer is called; a card says what it does."""
    card = getattr(action, "card", None)
    if card is None or action.kind() not in CARDS:
        return texts.action(action)
    data = look.card(card)
    slots = "".join(slot_word(slot) for slot in data.slots)
    return f"{texts.action(action)} {slots} {' '.join(card_text(data))}"


def listed(look: EliteViewReader, ask: Ask, actions: Sequence[Action], texts: Texts) -> list[MenuEntry]:
    """Returns entries 1, 2, 3 ...; with more than there are keys for, the last opens another list."""
    things = grouped(actions)
    entries: list[MenuEntry] = []
    for number, group in enumerate(things):
        key = KEYS[number]
        if number == len(KEYS) - 1 and len(things) > len(KEYS):
            rest = [action for later in things[number:] for action in later]
            more = Menu(texts.question(ask.kind), tuple(listed(look, ask, rest, texts)))
            entries.append(MenuEntry(key, f"{len(things) - number} more", Open(more)))
            break
        entries.append(entry_for(look, ask, key, group, texts))
    return entries


def entry_for(look: EliteViewReader, ask: Ask, key: str, group: Sequence[Action], texts: Texts) -> MenuEntry:
    """Returns one action, or the ways of one alien."""
    if len(group) == 1:
        return MenuEntry(key, label(look, group[0], texts), Do(ask.id, group[0]), also=own_way(look, ask, group[0]))
    ways = [
        MenuEntry(
            KEYS[n], texts.action(action), Do(ask.id, action), also=(*(GO if not n else ()), *its_way(look, action))
        )
        for n, action in enumerate(group)
    ]
    return MenuEntry(key, f"{texts.action(group[0])} …", Open(Menu(texts.question(ask.kind), tuple(ways))))


def grouped(actions: Iterable[Action]) -> list[list[Action]]:
    """Puts actions that move the same alien together."""
    groups: dict[object, list[Action]] = {}
    for action in actions:
        figure = figure_of(action) if cell_in(action) is not None else None
        groups.setdefault(action if figure is None else (action.kind(), figure), []).append(action)
    return list(groups.values())


def figure_of(action: Action) -> int | None:
    return getattr(action, "figure", None)


def cell_in(action: Action) -> int | None:
    """Returns the space that an action names; where things change hands, `to` is a hero."""
    if action.kind() in ("give", "offer_swap"):
        return None
    cell = getattr(action, "to", None)
    return getattr(action, "cell", None) if cell is None else cell


def own_way(look: EliteViewReader, ask: Ask, action: Action) -> tuple[str, ...]:
    """Returns the key that points there from my own hero, if the question is which way somebody goes."""
    to, heroes = cell_in(action), look.heroes_of(look.view.seat)
    if ask.kind != "choose_way" or to is None or not heroes:
        return ()
    here = look.view.at[heroes[0]]
    return (symbols.KEYS[symbols.step_between(here, to, look.width)],) if look.map.distance[here][to] == 1 else ()


def its_way(look: EliteViewReader, action: Action) -> tuple[str, ...]:
    """Returns the key that points where this alien would go."""
    figure, to = figure_of(action), cell_in(action)
    if figure is None or to is None:
        return ()
    step = symbols.step_between(look.view.at[figure], to, look.width)
    return (symbols.KEYS[step],) if step in symbols.KEYS else ()


def order(look: EliteViewReader, action: Action) -> tuple[int, ...]:
    """What is suggested first, what says no last; of aliens that move those with the longest way left, as the plan has
    it, of targets the near ones.
    """
    place = -1 if action.kind() in SUGGESTED else 1 if action.kind() in LAST else 0
    figure, to = figure_of(action), cell_in(action)
    if figure is None or look.is_hero(figure) or look.view.at[figure] < 0:
        return (place,)
    if to is None:
        return place, look.map.steps_home[look.view.at[figure]], figure
    there = [other for other, cell in enumerate(look.view.at) if cell == to]
    pushes = 2 if any(look.is_hero(other) for other in there) else len(there)
    return place, look.map.is_start[to], pushes, -look.map.long_way_home[to], figure


# -- where the answers are


def labels(look: EliteViewReader, menu: Menu) -> dict[int, str]:
    """Returns the keys of a menu, by the space that each is about."""
    found: dict[int, str] = {}
    for entry in menu.entries:
        cell = place_of(look, entry)
        if cell is not None and len(entry.key) == 1:
            found.setdefault(cell, entry.key)
    return found


def place_of(look: EliteViewReader, entry: MenuEntry) -> int | None:
    """Returns where an entry does something: at its alien, or in its space. Steps of my own need no label."""
    leads = entry.leads
    if isinstance(leads, Open):
        return next((place_of(look, inner) for inner in leads.menu.entries), None)
    if not isinstance(leads, Do) or leads.action.kind() == "step":
        return None
    figure = figure_of(leads.action)
    cell = look.view.at[figure] if figure is not None else cell_in(leads.action)
    return cell if cell is not None and cell >= 0 else None
