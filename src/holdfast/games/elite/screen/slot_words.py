"""What a slot for a die takes, in words: one text for each kind of slot that there is in the box."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.engine.message import Message, say
from holdfast.engine.text import Texts
from holdfast.games.elite.cards.pack import Parts
from holdfast.games.elite.cards.slots import Slot


def slot_key(slot: Slot) -> str:
    lock = "double." if slot.double else "locking." if slot.locking else ""
    return f"wants.{lock}{'_'.join(slot.icons)}"


def slot_message(slot: Slot) -> Message:
    either, *others = [say(f"symbol.{icon}") for icon in slot.icons]
    for other in others:
        either = say("slot.either", one=either, other=other)
    if slot.double:
        return say("slot.double", icons=either)
    return say("slot.locking", icons=either) if slot.locking else either


def slot_words(parts: Parts, texts: Texts) -> Mapping[str, str]:
    faces = [face.slots for faces in parts.objectives.values() for face in faces]
    of_things = [*[card.slots for card in parts.cards], *[event.slots for event in parts.events], *faces]
    slots = {slot_key(slot): slot for slots in of_things for slot in slots}
    return {key: texts.message(slot_message(slot)) for key, slot in slots.items()}
