"""The table in sentences, for those who listen and wherever nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.engine.message import Message, say
from holdfast.engine.screen import Section
from holdfast.engine.secret import SPECTATOR
from holdfast.games.elite.cards.slots import Slots, Symbol
from holdfast.games.elite.screen.board import ObjectiveShown, objective, search_token
from holdfast.games.elite.screen.card_texts.cards import card_text, event_text, hero_text
from holdfast.games.elite.screen.card_texts.verbs import beside
from holdfast.games.elite.screen.clock import clock_of
from holdfast.games.elite.screen.hand import die_words
from holdfast.games.elite.screen.mission import event_shown, mission_shown
from holdfast.games.elite.screen.setting import words_of
from holdfast.games.elite.screen.slot_words import slot_message
from holdfast.games.elite.screen.squad import CardShown, card_shown
from holdfast.games.elite.state import OFF, Elite


def describe(s: Elite, seat: int) -> tuple[Section, ...]:
    found = [
        Section(say("section.round"), tuple(round_lines(s, seat))),
        Section(say("section.squad"), tuple(squad_lines(s))),
    ]
    if seat != SPECTATOR:
        dice = [say("section.die", n=n, words=die_words(s, die)) for n, die in enumerate(s.dice_of(seat), 1)]
        found.append(Section(say("section.dice"), tuple(dice)))
    cards = [card_line(s, hero, card) for hero, carried in enumerate(s.carried) for card in carried]
    aliens = [alien_line(s, alien) for alien in s.aliens()]
    events = [event_line(s, event) for event in s.ongoing]
    for title, lines in (
        ("cards", cards),
        ("aliens", aliens),
        ("map", list(ground_lines(s))),
        ("events", events),
    ):
        found.append(Section(say(f"section.{title}"), tuple(lines or [say("section.none")])))
    return tuple(found)


def round_lines(s: Elite, seat: int) -> Iterator[Message]:
    mission = mission_shown(s)
    yield say("section.setting", words=words_of(s))
    yield say("section.phase", round=s.round, rounds=s.parts.numbers.rounds, phase=s.phase)
    yield say("section.progress", progress=mission.progress, about=mission.about)
    yield mission.decks


def squad_lines(s: Elite) -> Iterator[Message]:
    for hero in range(len(s.heroes)):
        yield hero_line(s, hero)
        if hero_text(s.hero(hero)):
            yield ability_line(s, hero)


def hero_line(s: Elite, hero: int) -> Message:
    state = clock_of(s).seats[s.owner(hero)]
    at, damage, track = place(s, s.at[hero]), s.damage[hero], s.hero(hero).track
    line = say("section.hero", hero=hero, seat=s.owner(hero), at=at, damage=damage, track=track)
    return line if state is None else say("section.hero_state", hero=line, state=state)


def ability_line(s: Elite, hero: int) -> Message:
    return say("section.hero_does", hero=hero, does=beside(hero_text(s.hero(hero))))


def place(s: Elite, cell: int) -> Message:
    return say("section.off_map") if cell == OFF else say("section.at", cell=cell)


def card_line(s: Elite, hero: int, card: int) -> Message:
    shown = card_shown(s, card)
    wants = wanted(s.parts.cards[card].slots, shown.filled)
    state = card_state(shown, wants)
    lines = card_text(s.parts.cards[card])
    line = say("section.card", hero=hero, card=card, state=state)
    return beside((line, *lines))


def card_state(shown: CardShown, wants: tuple[Message, ...]) -> Message:
    if wants and shown.state != "used":
        return say("section.card_wants", wants=wants)
    return say(f"section.card_{shown.state or 'works'}")


def wanted(slots: Slots, filled: tuple[Symbol | None, ...]) -> tuple[Message, ...]:
    return tuple([slot_message(slot) for slot, die in zip(slots, filled, strict=False) if die is None])


def alien_line(s: Elite, alien: int) -> Message:
    line = say("section.alien", figure=alien, cell=s.at[alien])
    if s.is_boss(alien):
        line = say("section.boss", alien=line, health=s.health[s.boss_of(alien)])
    return say("section.held", alien=line) if alien in s.held else line


def ground_lines(s: Elite) -> Iterator[Message]:
    for token in range(len(s.token_at)):
        shown = objective(s, token)
        if shown.cell != OFF or shown.hero >= 0:
            yield objective_line(shown)
    for token, cell in enumerate(s.map.plan.search_slots):
        yield say("section.search", cell=cell, state=say(f"search_token.{search_token(s.search_tokens[token]).state}"))
    for slot, cluster in enumerate(s.map.plan.clusters):
        yield say("section.cluster", n=s.clusters[slot], cell=cluster.cell)
    for kind in ("targets", "traps", "acid", "slime"):
        if cells := tuple(getattr(s, kind)):
            yield say(f"section.{kind}", cells=cells)


def objective_line(shown: ObjectiveShown) -> Message:
    where = say("section.carried", hero=shown.hero) if shown.hero >= 0 else say("section.at", cell=shown.cell)
    wants = () if shown.is_ready else wanted(shown.slots, shown.filled)
    if wants:
        return say("section.objective_wants", objective=shown.says, where=where, wants=wants)
    key = "section.objective_ready" if shown.is_ready else "section.objective"
    return say(key, objective=shown.says, where=where)


def event_line(s: Elite, event: int) -> Message:
    shown = event_shown(s, event)
    if shown.is_fulfilled:
        return say("section.event_fulfilled", event=event)
    line = say("section.event", event=event, wants=wanted(s.event_slots(event), shown.filled))
    return beside((line, *event_text(s.parts.events[event])))
