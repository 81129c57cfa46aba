"""What a notification says: the game, what is played, with whom, and that it is one's turn. Nothing comes from the
state of a game, so that no secret can be in it."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from holdfast.engine.content import PackError
from holdfast.server.ops.channel import ChannelPost
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.wire.texts import server_texts
from holdfast.table.lobby import Lobby

WAY: Final = re.compile(r"([.:/@])(?=\S)")  # signs by which programs tell addresses from other words
NO_BREAK: Final = "\u2060"  # is not seen, and ends an address


class TurnNote(msgspec.Struct, frozen=True):
    """It is somebody's turn: in words, with the address of the table on this server."""

    title: str
    text: str
    path: str


def as_name(name: str) -> str:
    """Returns what a person is called, so that it leads nowhere: programs make links of what looks like an address."""
    return WAY.sub(rf"\1{NO_BREAK}", name)


def mission_of(catalogue: Catalogue, lobby: Lobby, language: str) -> str:
    """Returns what is played at a table: its mission, by the name that its pack gives it; empty where there is none."""
    try:
        choices = catalogue.box(lobby.game, lobby.packs, language).choices
    except PackError:
        return ""
    choice = next((choice for choice in choices if choice.option == "mission"), None)
    if choice is None:
        return ""
    word = lobby.options.get("mission", choice.usual)
    return next((value.name for value in choice.values if value.word == word), "")


def turn_note(catalogue: Catalogue, id: str, lobby: Lobby, person: str, language: str) -> TurnNote:
    """Returns what somebody is told of their turn, in their language."""
    texts = server_texts(language)
    game = catalogue.box(lobby.game, language=language).info.title
    mission = mission_of(catalogue, lobby, language)
    seat = lobby.seat_of(person)
    others = tuple(as_name(place.name) for other, place in enumerate(lobby.seats) if other != seat and place.person)
    key = f"told.turn_{'mission' if mission else 'game'}{'_with' if others else ''}"
    text = texts.say(key, {"game": game, "mission": mission, "others": others})
    return TurnNote(texts.say("told.title", {"game": game}), text, f"/t/{id}")


def channel_post(
    catalogue: Catalogue, id: str, lobby: Lobby, person: str, language: str, address: str, turn: str
) -> ChannelPost:
    """Returns what a channel is told of somebody's turn."""
    texts = server_texts(language)
    game = catalogue.box(lobby.game, language=language).info.title
    mission = mission_of(catalogue, lobby, language)
    name = as_name(lobby.seats[lobby.seat_of(person)].name)
    key = "told.channel_mission" if mission else "told.channel"
    text = texts.say(key, {"name": name, "game": game, "mission": mission})
    link = f"{address}/t/{id}" if address else ""
    return ChannelPost(texts.say("told.channel_title", {"game": game}), text, link, turn)


def mail_text(note: TurnNote, address: str, stop: str, language: str) -> str:
    """Returns the body of a mail about somebody's turn."""
    texts = server_texts(language)
    lines = (note.text, f"{address}{note.path}", "", texts.say("told.stop"), stop_page(address, stop))
    return "\n".join(lines) + "\n"


def confirm_text(name: str, address: str, key: str, language: str) -> str:
    """Returns the body of the mail that asks whether an address is somebody's."""
    texts = server_texts(language)
    who = texts.say("told.confirm", {"name": as_name(name), "server": address})
    lines = (who, texts.say("told.confirm_link"), f"{address}/mail/confirm#{key}", "", texts.say("told.confirm_not"))
    return "\n".join(lines) + "\n"


def stop_page(address: str, key: str) -> str:
    """Returns where somebody who reads a mail stops them."""
    return f"{address}/mail/stop#{key}"


def address_to_stop_at(address: str, key: str) -> str:
    """Returns where a mail program stops mails by itself (RFC 8058)."""
    return f"{address}/api/mail/stop/{key}"
