"""What a room does with each kind of message. Every function runs in the room's task."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from holdfast import __version__
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.bot import Choice
from holdfast.server.rooms.connection import Connection
from holdfast.server.rooms.live_game import LiveGame
from holdfast.server.rooms.room import Room
from holdfast.server.wire.from_client import (
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
from holdfast.server.wire.from_server import (
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
from holdfast.server.wire.table_info import spoken
from holdfast.table.lobby import NotAllowed
from holdfast.table.store import EVERYBODY, HandledMessage, Message, PutHandled, PutMessage, PutNote, kept_messages
from holdfast.table.texts import EN

ONCE: Final = (Begin, Pause, Resume, Undo, KeepOn, Chat, Quick, Point, Note)  # `act` sees to it by itself
Asked: TypeAlias = Act | Why | Hint | Begin | Pause | Resume | Undo | KeepOn | Chat | Quick | Point | Note

NOT_BEGUN: Final = refuse("table", "table.not_begun")
NOT_SEATED: Final = refuse("table", "lobby.not_seated")
SEATED_ONLY: Final = refuse("table", "talk.seated_only")
THROUGH_THE_GAME: Final = refuse("table", "talk.through_the_game")
RIVALS_BEGIN: Final = refuse("table", "lobby.rivals_begin")
HOST_ONLY: Final = refuse("table", "lobby.host_only")
NO_HINT: Final = refuse("table", "table.no_hint")
ADVISED_ALREADY: Final = refuse("table", "table.advised_already")
NO_SUCH_PHRASE: Final = refuse("table", "talk.no_such_phrase")
NO_SIDES: Final = refuse("table", "talk.no_sides")


# -- coming and going


def come(room: Room, one: Connection, last: int | None, at: int) -> None:
    """Somebody is here. Those who may not see this table are told so, and nothing else."""
    why = room.why_out(one)
    if why:
        one.send(Error("not_allowed", EN[why]))
        one.bye(EN[why], again=False)
        return
    if one.admitted and one.person and not room.lobby.may_see(one.person):
        try:
            room.change(lambda lobby: lobby.admit(one.person))
        except NotAllowed as refused:
            one.bye(room.say(refused.refusal), again=False)
            return
    room.come_back(one.person)
    one.seat = room.lobby.seat_of(one.person)

    def welcome() -> None:
        now = room.alarm_clock.now()
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
        if room.game is not None:
            catch_up(room.game, one, last, now)
            if room.game.table.outcome is not None:
                one.send(room.game.ended())
            if room.game.table.wish is not None:
                one.send(Wish(room.game.table.wish.agreed))
        else:
            room.show(one)
            if room.frozen is not None and room.frozen.picture is not None and room.frozen.picture.ended is not None:
                one.send(room.frozen.picture.ended)

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


def catch_up(playing: LiveGame, one: Connection, last: int | None, at: int) -> None:
    """What the connection missed, or everything."""
    updates = None if last is None else playing.since(one.seat, last, at)
    for message in [playing.whole(one.seat, at)] if updates is None else updates:
        one.send(message)


# -- messages


def take(room: Room, one: Connection, message: FromClient, at: int) -> None:
    """Do what a message asks for, and answer the one who sent it."""
    if one in room.people:
        (take_once if isinstance(message, ONCE) else HANDLERS[type(message)])(room, one, message, at)


def take_once(room: Room, one: Connection, message: Any, at: int) -> None:
    """What comes again is answered again, and not done again.

    What was done leaves its mark on disk together with what it changed there: a restart does not undo that.
    """
    known = room.answers.answer_to(one.person, message.id)
    if known is not None:
        room.after(lambda: one.send(known))
        return
    before = room.to_keep
    HANDLERS[type(message)](room, one, message, at)
    if room.to_keep > before and one.person:
        room.changes.append(PutHandled(HandledMessage(room.id, one.person, message.id)))


def no_game(room: Room) -> Refusal:
    """Why there is nothing to act in."""
    return NOT_BEGUN if room.frozen is None else room.frozen.refusal


def act(room: Room, one: Connection, message: Act, at: int) -> None:
    playing = room.game
    if playing is None or one.seat < 0:
        answer(room, one, message, no_game(room) if playing is None else NOT_SEATED)
        return
    action = action_from(room, one, message)
    if action is not None:
        refusal = playing.act(one.seat, message.ask, action, message.id, at)
        room.metrics.count("commands", "accepted" if refusal is None else "refused")
        answer(room, one, message, refusal)
        arrived = room.arrived
        room.after(lambda: room.metrics.broadcast.add(room.alarm_clock.now() - arrived))


def why(room: Room, one: Connection, message: Why, at: int) -> None:
    playing = room.game
    if playing is None or one.seat < 0:
        answer(room, one, message, no_game(room) if playing is None else NOT_SEATED)
        return
    action = action_from(room, one, message)
    if action is not None:
        refusal = playing.why_not(one.seat, message.ask, action)
        text = "" if refusal is None else room.say(refusal)
        room.after(lambda: one.send(Reason(message.id, refusal, text)))


def hint(room: Room, one: Connection, message: Hint, at: int) -> None:
    playing = room.game
    if playing is None or one.seat < 0:
        answer(room, one, message, no_game(room) if playing is None else NOT_SEATED)
        return
    think, seat = playing.hint(one.seat), one.seat
    if think is None:
        answer(room, one, message, NO_HINT)
        return

    def told(choice: Choice | None) -> None:
        if one.seat != seat or one not in room.people:
            return
        if choice is None:
            answer(room, one, message, NO_HINT)
        else:
            room.after(lambda: one.send(Hinted(message.id, choice.ask, choice.action)))

    if not room.advise(one.person, think, told):
        answer(room, one, message, ADVISED_ALREADY)


def begin(room: Room, one: Connection, message: Begin, at: int) -> None:
    playing = room.game
    if playing is None:
        refusal: Refusal | None = no_game(room)
    elif not one.person or one.person != room.lobby.host:
        refusal = HOST_ONLY
    elif room.lobby.is_contested:
        refusal = RIVALS_BEGIN
    else:
        refusal = playing.begin(message.id, at)
    answer(room, one, message, refusal)


def action_from(room: Room, one: Connection, message: Act | Why) -> Action | None:
    """The action in a message; if it is none of this game's, the sender is told so."""
    assert room.game is not None
    try:
        return room.game.table.game.parse_action(message.action)
    except (msgspec.MsgspecError, RecursionError) as problem:
        text = f"This game has no such action: {problem}."
        room.after(lambda: one.send(Error("malformed", text, message.id)))
        return None


def sync(room: Room, one: Connection, message: Sync, at: int) -> None:
    playing = room.game
    if playing is not None:
        room.tell_everything_first()
        room.after(lambda: catch_up(playing, one, message.last, room.alarm_clock.now()))


def ping(room: Room, one: Connection, message: Ping, at: int) -> None:
    one.send(Pong(message.sent, room.clock(at)))


def pause(room: Room, one: Connection, message: Pause | Resume, at: int) -> None:
    playing = room.game
    if playing is None:
        answer(room, one, message, no_game(room))
        return
    if isinstance(message, Pause):
        refusal = playing.pause(one.seat, at, shown(message.reason))
    else:
        refusal = playing.resume(one.seat, at)
    answer(room, one, message, refusal)


def shown(words: str) -> str:
    """On one line, without signs that cannot be shown or that turn the line around."""
    return "".join(sign for sign in " ".join(words.split()) if sign.isprintable())


def undo(room: Room, one: Connection, message: Undo, at: int) -> None:
    playing = room.game
    if playing is None:
        answer(room, one, message, no_game(room))
        return
    willing = [seat for seat in range(len(room.lobby.seats)) if room.lobby.agrees_by_itself(seat)]
    answer(room, one, message, playing.undo(one.seat, willing, at))
    tell_wish(room, playing)


def keep_on(room: Room, one: Connection, message: KeepOn, at: int) -> None:
    playing = room.game
    if playing is None or one.seat < 0:
        answer(room, one, message, no_game(room) if playing is None else NOT_SEATED)
        return
    playing.keep_on()
    answer(room, one, message, None)
    tell_wish(room, playing)


def tell_wish(room: Room, playing: LiveGame) -> None:
    wish = playing.table.wish
    room.after(lambda: room.tell(Wish(() if wish is None else wish.agreed)))


# -- talk


def why_silent(room: Room, one: Connection) -> Refusal | None:
    """While a game is played only those at the table talk, and not at all where talk is an action of the game."""
    if room.lobby.stage != "playing":
        return None
    if room.game is None:
        return None
    if room.game.table.game.talk == "game":
        return THROUGH_THE_GAME
    return SEATED_ONLY if one.seat < 0 else why_hushed(room)


def why_hushed(room: Room) -> Refusal | None:
    """Some games let nobody plan while the clock is stopped."""
    if room.game is None or room.lobby.stage != "playing":
        return None
    table = room.game.table
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
        side = ours[0] if ours else EVERYBODY
        said = Message(no, room.alarm_clock.date(), one.seat, one.name, text, quick, side, one.person)
        room.said = kept_messages([*room.said, said], said.side)
        room.changes.append(PutMessage(room.id, said))
        room.after(lambda: room.tell_side(Said(spoken(said)), said.side))
    answer(room, one, message, refusal)


def point(room: Room, one: Connection, message: Point, at: int) -> None:
    """Showing a place on the board is no word about one's cards: every game allows it to those who play.

    Where sides play against each other, only one's own side sees it.
    """
    refusal = NOT_SEATED if one.seat < 0 else why_hushed(room)
    if refusal is None:
        side = next(iter(room.side_of(one.seat)), EVERYBODY)
        room.after(lambda: room.tell_side(Pointed(one.seat, message.at), side))
    answer(room, one, message, refusal)


def note(room: Room, one: Connection, message: Note, at: int) -> None:
    refusal = NOT_SEATED if one.seat < 0 else None
    if refusal is None:
        room.notes[one.seat] = message.text
        room.changes.append(PutNote(room.id, one.seat, message.text))
    answer(room, one, message, refusal)


def answer(room: Room, one: Connection, message: Asked, refusal: Refusal | None) -> None:
    """Acknowledge or refuse, once everything is kept and told."""
    told = Ack(message.id) if refusal is None else Refused(message.id, refusal, room.say(refusal))
    if isinstance(message, ONCE):
        room.answers.note(one.person, message.id, told)
    room.after(lambda: one.send(told))


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
