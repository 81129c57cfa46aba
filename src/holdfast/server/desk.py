"""What a room does with each kind of message. Every function runs in the room's task."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from holdfast import __version__
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.server.connection import Connection
from holdfast.server.from_client import (
    Act,
    Begin,
    Chat,
    FromClient,
    Hint,
    KeepOn,
    Note,
    Pause,
    Ping,
    Point,
    Quick,
    Resume,
    Sync,
    Undo,
    Why,
)
from holdfast.server.infos import spoken
from holdfast.server.playing import Playing
from holdfast.server.room import Room
from holdfast.server.wire import (
    PROTOCOL,
    Ack,
    Error,
    Hinted,
    Pointed,
    Pong,
    Reason,
    Refused,
    Said,
    Table,
    Welcome,
    Wish,
)
from holdfast.table.lobby import NotAllowed
from holdfast.table.store import EVERYBODY, Message, PutMessage, PutNote, kept_messages
from holdfast.table.texts import EN

NOT_BEGUN: Final = refuse("table", "table.not_begun")
NOT_SEATED: Final = refuse("table", "lobby.not_seated")
SEATED_ONLY: Final = refuse("table", "talk.seated_only")
THROUGH_THE_GAME: Final = refuse("table", "talk.through_the_game")
HOST_ONLY: Final = refuse("table", "lobby.host_only")
NO_HINT: Final = refuse("table", "table.no_hint")
NO_SUCH_PHRASE: Final = refuse("table", "talk.no_such_phrase")
NO_SIDES: Final = refuse("table", "talk.no_sides")


# -- coming and going


def come(room: Room, one: Connection, last: int | None, at: int) -> None:
    """Somebody is here. Those who may not see this table are told so, and nothing else."""
    lobby = room.lobby
    if not one.admitted and not lobby.may_see(one.person):
        why = "lobby.barred" if one.person in lobby.barred else "lobby.by_link_only"
        one.send(Error("not_allowed", EN[why]))
        one.bye(EN[why], again=False)
        return
    if one.admitted and one.person and not lobby.may_see(one.person):
        try:
            room.change(lambda lobby: lobby.admit(one.person))
        except NotAllowed as refused:
            one.bye(room.say(refused.refusal), again=False)
            return
    room.come_back(one.person)
    one.seat = room.lobby.seat_of(one.person)

    def welcome() -> None:
        now = room.alarms.now()
        one.is_welcome = True
        one.send(
            Welcome(
                protocol=PROTOCOL,
                version=__version__,
                person=one.person,
                seat=one.seat,
                side=room.side_of(one.seat),
                table=room.info(),
                clock=room.clock(now),
                notes=room.notes.get(one.seat, ""),
                said=tuple(spoken(said) for said in room.said if room.hears(one.seat, said.side)),
            )
        )
        if room.playing is not None:
            catch_up(room.playing, one, last, now)
            if room.playing.table.outcome is not None:
                one.send(room.playing.ended())
            if room.playing.table.wish is not None:
                one.send(Wish(room.playing.table.wish.agreed))
        else:
            room.show(one)

    room.people.append(one)
    room.tell_everything_first()
    room.after(welcome)


def start_anew(room: Room, one: Connection, at: int) -> None:
    """A connection that lost what it was sent gets everything once more."""

    def everything() -> None:
        one.send(Table(one.seat, room.side_of(one.seat), room.info()))
        room.show(one)

    if one in room.people:
        room.tell_everything_first()
        room.after(everything)


def go(room: Room, one: Connection, at: int) -> None:
    room.leave(one)


def catch_up(playing: Playing, one: Connection, last: int | None, at: int) -> None:
    """What the connection missed, or everything."""
    updates = None if last is None else playing.since(one.seat, last, at)
    for message in [playing.whole(one.seat, at)] if updates is None else updates:
        one.send(message)


# -- messages


def take(room: Room, one: Connection, message: FromClient, at: int) -> None:
    """Do what a message asks for, and answer the one who sent it."""
    if one in room.people:
        HANDLERS[type(message)](room, one, message, at)


def no_game(room: Room) -> Refusal:
    """Why there is nothing to act in."""
    return NOT_BEGUN if room.frozen is None else room.frozen.refusal


def act(room: Room, one: Connection, message: Act, at: int) -> None:
    playing = room.playing
    if playing is None or one.seat < 0:
        answer(room, one, message.id, no_game(room) if playing is None else NOT_SEATED)
        return
    action = action_from(room, one, message)
    if action is not None:
        refusal = playing.act(one.seat, message.ask, action, message.id, at)
        room.metrics.count("commands", "accepted" if refusal is None else "refused")
        answer(room, one, message.id, refusal)
        arrived = room.arrived
        room.after(lambda: room.metrics.broadcast.add(room.alarms.now() - arrived))


def why(room: Room, one: Connection, message: Why, at: int) -> None:
    playing = room.playing
    if playing is None or one.seat < 0:
        answer(room, one, message.id, no_game(room) if playing is None else NOT_SEATED)
        return
    action = action_from(room, one, message)
    if action is not None:
        refusal = playing.why_not(one.seat, message.ask, action)
        text = "" if refusal is None else room.say(refusal)
        room.after(lambda: one.send(Reason(message.id, refusal, text)))


def hint(room: Room, one: Connection, message: Hint, at: int) -> None:
    playing = room.playing
    if playing is None or one.seat < 0:
        answer(room, one, message.id, no_game(room) if playing is None else NOT_SEATED)
        return
    choice = playing.hint(one.seat)
    if choice is None:
        answer(room, one, message.id, NO_HINT)
    else:
        room.after(lambda: one.send(Hinted(message.id, choice.ask, choice.action)))


def begin(room: Room, one: Connection, message: Begin, at: int) -> None:
    playing = room.playing
    if playing is None or not one.person or one.person != room.lobby.host:
        answer(room, one, message.id, no_game(room) if playing is None else HOST_ONLY)
    else:
        answer(room, one, message.id, playing.begin(message.id, at))


def action_from(room: Room, one: Connection, message: Act | Why) -> Action | None:
    """The action in a message; if it is none of this game's, the sender is told so."""
    assert room.playing is not None
    try:
        return room.playing.table.game.parse_action(message.action)
    except (msgspec.MsgspecError, RecursionError) as problem:
        text = f"This game has no such action: {problem}."
        room.after(lambda: one.send(Error("malformed", text, message.id)))
        return None


def sync(room: Room, one: Connection, message: Sync, at: int) -> None:
    playing = room.playing
    if playing is not None:
        room.tell_everything_first()
        room.after(lambda: catch_up(playing, one, message.last, room.alarms.now()))


def ping(room: Room, one: Connection, message: Ping, at: int) -> None:
    one.send(Pong(message.sent, room.clock(at)))


def pause(room: Room, one: Connection, message: Pause | Resume, at: int) -> None:
    playing = room.playing
    if playing is None:
        answer(room, one, message.id, no_game(room))
        return
    if isinstance(message, Pause):
        refusal = playing.pause(one.seat, at, " ".join(message.reason.split()))
    else:
        refusal = playing.resume(one.seat, at)
    answer(room, one, message.id, refusal)


def undo(room: Room, one: Connection, message: Undo, at: int) -> None:
    playing = room.playing
    if playing is None:
        answer(room, one, message.id, no_game(room))
        return
    nobody = tuple(seat for seat, place in enumerate(room.lobby.seats) if place.is_free)
    answer(room, one, message.id, playing.undo(one.seat, nobody, at))
    tell_wish(room, playing)


def keep_on(room: Room, one: Connection, message: KeepOn, at: int) -> None:
    playing = room.playing
    if playing is None or one.seat < 0:
        answer(room, one, message.id, no_game(room) if playing is None else NOT_SEATED)
        return
    playing.keep_on()
    answer(room, one, message.id, None)
    tell_wish(room, playing)


def tell_wish(room: Room, playing: Playing) -> None:
    wish = playing.table.wish
    room.after(lambda: room.tell(Wish(() if wish is None else wish.agreed)))


# -- talk


def why_silent(room: Room, one: Connection) -> Refusal | None:
    """While a game is played only those at the table talk, and not at all where talk is an action of the game."""
    if room.lobby.stage != "playing":
        return None
    if room.playing is None:
        return None
    if room.playing.table.game.talk == "game":
        return THROUGH_THE_GAME
    return SEATED_ONLY if one.seat < 0 else why_hushed(room)


def why_hushed(room: Room) -> Refusal | None:
    """Some games let nobody plan while the clock is stopped."""
    if room.playing is None or room.lobby.stage != "playing":
        return None
    table = room.playing.table
    is_stopped = table.history.pause is not None and bool(table.game.silence_rule)
    return refuse(table.game.silence_rule, "talk.paused") if is_stopped else None


def chat(room: Room, one: Connection, message: Chat | Quick, at: int) -> None:
    quick = isinstance(message, Quick)
    text = message.phrase if isinstance(message, Quick) else " ".join(message.text.split())
    refusal = why_silent(room, one)
    if refusal is None and (f"quick.{text}" not in EN if quick else not text.isprintable() or not text):
        refusal = NO_SUCH_PHRASE
    if refusal is None and not one.person:
        refusal = NOT_SEATED
    ours = room.side_of(one.seat) if message.to == "side" else ()
    if refusal is None and message.to == "side" and not ours:
        refusal = NO_SIDES
    if refusal is None:
        no = room.said[-1].no + 1 if room.said else 0
        said = Message(no, room.alarms.date(), one.seat, one.name, text, quick, ours[0] if ours else EVERYBODY)
        room.said = kept_messages([*room.said, said], said.side)
        room.changes.append(PutMessage(room.id, said))
        room.after(lambda: room.tell_side(Said(spoken(said)), said.side))
    answer(room, one, message.id, refusal)


def point(room: Room, one: Connection, message: Point, at: int) -> None:
    """Showing a place on the board is no word about one's cards: every game allows it to those who play.

    Where sides play against each other, only one's own side sees it.
    """
    refusal = NOT_SEATED if one.seat < 0 else why_hushed(room)
    if refusal is None:
        side = next(iter(room.side_of(one.seat)), EVERYBODY)
        room.after(lambda: room.tell_side(Pointed(one.seat, message.at), side))
    answer(room, one, message.id, refusal)


def note(room: Room, one: Connection, message: Note, at: int) -> None:
    refusal = NOT_SEATED if one.seat < 0 else None
    if refusal is None:
        room.notes[one.seat] = message.text
        room.changes.append(PutNote(room.id, one.seat, message.text))
    answer(room, one, message.id, refusal)


def answer(room: Room, one: Connection, id: str, refusal: Refusal | None) -> None:
    """Acknowledge or refuse, once everything is kept and told."""
    if refusal is None:
        room.after(lambda: one.send(Ack(id)))
    else:
        text = room.say(refusal)
        room.after(lambda: one.send(Refused(id, refusal, text)))


HANDLERS: Final[dict[type[FromClient], Callable[[Room, Connection, Any, int], None]]] = {
    Act: act,
    Why: why,
    Hint: hint,
    Begin: begin,
    Sync: sync,
    Ping: ping,
    Pause: pause,
    Resume: pause,
    Undo: undo,
    KeepOn: keep_on,
    Chat: chat,
    Quick: chat,
    Point: point,
    Note: note,
}
