"""The table in sentences, for those who listen, and wherever nothing is drawn."""

from __future__ import annotations

from holdfast.engine.message import Message, say
from holdfast.engine.screen import Section
from holdfast.engine.secret import SPECTATOR
from holdfast.games.key.cards.resources import time_icons
from holdfast.games.key.missions.mission import NO_GLYPH
from holdfast.games.key.screen.building import room_words
from holdfast.games.key.screen.console import console
from holdfast.games.key.screen.deck import deck_shown
from holdfast.games.key.screen.mission_sheet import Pane, mission_sheet
from holdfast.games.key.state import Key


def describe(s: Key, seat: int) -> tuple[Section, ...]:
    """Returns all that lies open, and the own hand."""
    return (
        Section(say("section.mission", title=s.mission.title, grade=s.mission.grade), _mission(s)),
        Section(say("section.console"), _console(s)),
        Section(say("section.cards"), tuple(_cards(s, seat))),
        Section(say("section.people"), tuple([_person(s, other) for other in range(s.seated)])),
        Section(say("section.building"), tuple([_room(s, room) for room in range(len(s.stacks))])),
    )


def _mission(s: Key) -> tuple[Message, ...]:
    sheet = mission_sheet(s)
    printed = (*filter(None, (sheet.before, sheet.news)), sheet.question, *sheet.notes)
    out = set(console(s).ruled_out)
    lines = [*(say("printed", words=words) for words in printed), say("answer_wanted", wanted=sheet.wanted)]
    if sheet.dossier:
        lines.append(say("dossier.left", left=len(sheet.dossier) - len(out), all=len(sheet.dossier)))
        lines += [
            say("dossier.out" if number in out else "printed", words=entry)
            for number, entry in enumerate(sheet.dossier)
        ]
    return (*lines, *sheet.special)


def _console(s: Key) -> tuple[Message, ...]:
    shown = console(s)
    rows = [
        say(
            "console.answer" if row.is_answer else "console.row",
            number=number,
            windows=tuple([_pane(pane, shown.windows[pane.window]) for pane in row.panes]),
        )
        for number, row in enumerate(mission_sheet(s).rows, 1)
    ]
    return (*rows, say("console.answer_was", answer=shown.answer)) if shown.answer else tuple(rows)


def _pane(pane: Pane, content: str | None) -> Message:
    if content is not None:
        return say("pane.open", content=content)
    is_dark = pane.glyph == NO_GLYPH and pane.mark == "none"
    return say("pane.dark") if is_dark else say("pane.closed", window=pane.window)


def _cards(s: Key, seat: int) -> list[Message]:
    said = []
    if seat != SPECTATOR:
        said.append(say("hand.yours", cards=tuple(s.hands[seat].own(seat))))
    for pile, cards in enumerate(s.piles):
        top = cards[-1] if cards else None
        lock = "yes" if s.counter_intel[pile] else "no"
        said.append(say("pile.lies", pile=pile, top=top, cards=tuple(cards), locked=lock))
    deck = deck_shown(s)
    times = tuple([card for card in deck.discard if time_icons(card)])
    said += [say("deck.lies", cards=deck.size), deck.says, deck.risk]
    return [*said, say("discard.lies", cards=tuple(sorted(deck.discard)), times=times)]


def _person(s: Key, seat: int) -> Message:
    return say("person", seat=seat, cards=len(s.hands[seat]), room=s.rooms[seat])


def _room(s: Key, room: int) -> Message:
    return say("room.described", room=room, holds=room_words(s, room), ways=s.neighbours[room])
