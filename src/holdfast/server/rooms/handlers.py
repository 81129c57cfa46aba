"""What a room does with each kind of message that a connection sends. Everything here runs in the room's task."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from holdfast import __version__
from holdfast.engine.action import Action, Refusal, refuse
from holdfast.engine.bot import Choice
from holdfast.server.ops.traces import Facts
from holdfast.server.rooms.connection import Connection
from holdfast.server.rooms.live_game import LiveGame
from holdfast.server.rooms.room import Room
from holdfast.server.wire.from_client import (
    ActMessage,
    BeginMessage,
    ChatMessage,
    DescribeMessage,
    EnoughMessage,
    FromClient,
    HintMessage,
    KeepOnMessage,
    LookMessage,
    NoteMessage,
    OpenHintMessage,
    PauseMessage,
    PingMessage,
    PointMessage,
    PreviewMessage,
    QuickMessage,
    ResumeMessage,
    SyncMessage,
    To,
    UndoMessage,
    WhyMessage,
)
from holdfast.server.wire.from_server import (
    PROTOCOL,
    AckMessage,
    DescribedMessage,
    HintedMessage,
    PointedMessage,
    PongMessage,
    PreviewedMessage,
    ReasonMessage,
    RefusedMessage,
    SaidMessage,
    TableMessage,
    WelcomeMessage,
    WishMessage,
)
from holdfast.server.wire.table_info import spoken
from holdfast.table.lobby import NotAllowed
from holdfast.table.store import ALL_SIDES, HandledMessage, PutHandled
from holdfast.table.texts import EN

ONCE: Final = (
    OpenHintMessage,
    BeginMessage,
    EnoughMessage,
    PauseMessage,
    ResumeMessage,
    UndoMessage,
    KeepOnMessage,
    ChatMessage,
    QuickMessage,
    PointMessage,
    NoteMessage,
)  # `act` sees to it by itself
Answerable: TypeAlias = (
    ActMessage
    | WhyMessage
    | PreviewMessage
    | DescribeMessage
    | HintMessage
    | OpenHintMessage
    | BeginMessage
    | EnoughMessage
    | PauseMessage
    | ResumeMessage
    | UndoMessage
    | KeepOnMessage
    | ChatMessage
    | QuickMessage
    | PointMessage
    | NoteMessage
)

NOT_BEGUN: Final = refuse("table", "table.not_begun")
NOT_SEATED: Final = refuse("table", "lobby.not_seated")
SEATED_ONLY: Final = refuse("table", "talk.seated_only")
THROUGH_THE_GAME: Final = refuse("table", "talk.through_the_game")
RIVALS_BEGIN: Final = refuse("table", "lobby.rivals_begin")
EACH_BEGINS: Final = refuse("table", "lobby.each_begins")
HOST_ONLY: Final = refuse("table", "lobby.host_only")
NO_HINT: Final = refuse("table", "table.no_hint")
ADVISED_ALREADY: Final = refuse("table", "table.advised_already")
NO_SUCH_PHRASE: Final = refuse("table", "talk.no_such_phrase")
NO_SIDES: Final = refuse("table", "talk.no_sides")

M = TypeVar("M", bound=Answerable)
Handler: TypeAlias = Callable[["MessageHandlers", M, int], None]
GameHandler: TypeAlias = Callable[["MessageHandlers", LiveGame, M, int], None]


# -- guards


def in_game(handler: GameHandler[M]) -> Handler[M]:
    """Refuses the message where there is no game to act in, and hands the game to the handler."""

    @wraps(handler)
    def guarded(self: MessageHandlers, message: M, at: int) -> None:
        if self.room.game is None:
            self.answer(message, NOT_BEGUN if self.room.frozen is None else self.room.frozen.refusal)
        else:
            handler(self, self.room.game, message, at)

    return guarded


def seated_in_game(handler: GameHandler[M]) -> Handler[M]:
    """Refuses the message also of those who watch."""

    @wraps(handler)
    def guarded(self: MessageHandlers, game: LiveGame, message: M, at: int) -> None:
        if self.connection.seat < 0:
            self.answer(message, NOT_SEATED)
        else:
            handler(self, game, message, at)

    return in_game(guarded)


def seated(handler: Handler[M]) -> Handler[M]:
    """Refuses the message of those who watch, in a game or before it."""

    @wraps(handler)
    def guarded(self: MessageHandlers, message: M, at: int) -> None:
        if self.connection.seat < 0:
            self.answer(message, NOT_SEATED)
        else:
            handler(self, message, at)

    return guarded


class MessageHandlers:
    """One connection at one room: how it comes and goes, and a method for every kind of message that it sends."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self.room = room
        self.connection = connection

    # -- coming and going

    def come(self, last: int | None, at: int) -> None:
        """Lets the connection in. Those who may not see this table are told so, and nothing else."""
        room, connection = self.room, self.connection
        why = room.why_out(connection)
        if why:
            connection.complain("not_allowed", why)
            connection.bye(why, again=False)
            return
        if connection.admitted and connection.person and not room.lobby.may_see(connection.person):
            try:
                room.change(lambda lobby: lobby.admit(connection.person))
            except NotAllowed as refused:
                connection.bye(refused.refusal.key, again=False, **refused.refusal.params)
                return
        room.come_back(connection.person)
        connection.seat = room.lobby.seat_of(connection.person)
        room.audience.add(connection)
        room.tell_everything_first()
        room.mailbox.after(lambda: self._welcome(last))

    def _welcome(self, last: int | None) -> None:
        """Greets the connection, and tells it what it missed after update `last`."""
        room, connection = self.room, self.connection
        now = room.alarm_clock.now()
        connection.is_welcome = True
        connection.send(
            WelcomeMessage(
                protocol=PROTOCOL,
                version=__version__,
                person=connection.person,
                seat=connection.seat,
                side=room.side_of(connection.seat),
                table=room.info(),
                clock=room.clock(now),
                notes=room.stored.notes.get(connection.seat, ""),
                said=tuple(spoken(said) for said in room.stored.said if room.hears(connection.seat, said.side)),
            )
        )
        if room.game is not None:
            self._catch_up(room.game, last)
            if room.game.table.outcome is not None:
                connection.send(room.game.ended())
            if room.game.table.wish is not None:
                connection.send(WishMessage(room.game.table.wish.agreed))
        else:
            room.show(connection)
            if room.frozen is not None and room.frozen.picture is not None and room.frozen.picture.ended is not None:
                connection.send(room.frozen.picture.ended)

    def _catch_up(self, game: LiveGame, last: int | None) -> None:
        """Sends what the connection missed after update `last`, or everything."""
        seat, now = self.connection.seat, self.room.alarm_clock.now()
        updates = None if last is None else game.since(seat, last, now)
        for message in [game.whole(seat, now)] if updates is None else updates:
            self.connection.send(message)

    def start_anew(self, at: int) -> None:
        """Sends everything once more to a connection that lost what it was sent."""
        room, connection = self.room, self.connection

        def everything() -> None:
            connection.send(TableMessage(connection.seat, room.side_of(connection.seat), room.info()))
            room.show(connection)

        if connection in room.audience:
            room.tell_everything_first()
            room.mailbox.after(everything)

    def go(self, at: int) -> None:
        """Notes that the connection is gone."""
        self.room.audience.remove(self.connection)

    # -- every message

    def take(self, message: FromClient, at: int) -> None:
        """Does what a message asks for, and answers it."""
        if self.connection in self.room.audience:
            if isinstance(message, ONCE):
                self._take_once(message, at)
            else:
                HANDLERS[type(message)](self, message, at)

    def _take_once(self, message: Any, at: int) -> None:
        """Answers again what comes again, without doing it again.

        What was done is marked on disk together with what it changed there: a restart does not undo that.
        """
        room, connection = self.room, self.connection
        known = room.answers.answer_to(connection.person, message.id)
        if known is not None:
            room.mailbox.after(lambda: connection.send(known))
            return
        before = room.to_keep
        HANDLERS[type(message)](self, message, at)
        if room.to_keep > before and connection.person:
            room.stored.changes.append(PutHandled(HandledMessage(room.id, connection.person, message.id)))

    def answer(self, message: Answerable, refusal: Refusal | None) -> None:
        """Acknowledges or refuses a message, once everything is kept and told."""
        told = (
            AckMessage(message.id)
            if refusal is None
            else RefusedMessage(message.id, refusal, self.room.sentence(refusal))
        )
        if isinstance(message, ONCE):
            self.room.answers.note(self.connection.person, message.id, told)
        self.room.mailbox.after(lambda: self.connection.send(told))

    # -- the game

    @seated_in_game
    def act(self, game: LiveGame, message: ActMessage, at: int) -> None:
        action = self._action_in(game, message)
        if action is None:
            return
        room = self.room
        refusal = game.act(self.connection.seat, message.ask, action, message.id, at)
        room.metrics.count("commands", "accepted" if refusal is None else "refused")
        self.answer(message, refusal)
        arrived = room.mailbox.arrived
        room.mailbox.after(lambda: self._note_done(message, refusal, arrived))

    def _note_done(self, message: ActMessage, refusal: Refusal | None, arrived: int) -> None:
        """Notes how long a command took until everybody was told, for those who watch the server."""
        room = self.room
        took = room.alarm_clock.now() - arrived
        facts: Facts = {
            "table": room.id,
            "command": message.id,
            "seat": self.connection.seat,
            "accepted": refusal is None,
        }
        room.metrics.broadcast.add(took)
        room.metrics.note("command", took, room.alarm_clock.date(), facts)

    @seated_in_game
    def why(self, game: LiveGame, message: WhyMessage, at: int) -> None:
        action = self._action_in(game, message)
        if action is None:
            return
        refusal = game.why_not(self.connection.seat, message.ask, action)
        text = "" if refusal is None else self.room.sentence(refusal)
        self.room.mailbox.after(lambda: self.connection.send(ReasonMessage(message.id, refusal, text)))

    @seated_in_game
    def preview(self, game: LiveGame, message: PreviewMessage, at: int) -> None:
        action = self._action_in(game, message)
        if action is None:
            return
        preview = game.preview(self.connection.seat, message.ask, action)
        self.room.mailbox.after(lambda: self.connection.send(PreviewedMessage(message.id, preview)))

    @in_game
    def describe(self, game: LiveGame, message: DescribeMessage, at: int) -> None:
        n, sections = game.describe(self.connection.seat)
        self.room.mailbox.after(lambda: self.connection.send(DescribedMessage(message.id, n, sections)))

    def _action_in(self, game: LiveGame, message: ActMessage | WhyMessage | PreviewMessage) -> Action | None:
        """Returns the action in a message; if it is none of this game's, the sender is told so."""
        try:
            return game.table.game.parse_action(message.action)
        except (msgspec.MsgspecError, RecursionError) as problem:
            what, id = str(problem), message.id
            self.room.mailbox.after(
                lambda: self.connection.complain("malformed", "socket.no_such_action", id, problem=what)
            )
            return None

    @seated_in_game
    def hint(self, game: LiveGame, message: HintMessage, at: int) -> None:
        room, connection = self.room, self.connection
        seat = connection.seat
        think = game.hint(seat)
        if think is None:
            self.answer(message, NO_HINT)
            return

        def told(choice: Choice | None) -> None:
            if connection.seat != seat or connection not in room.audience:
                return
            if choice is None:
                self.answer(message, NO_HINT)
            else:
                room.mailbox.after(lambda: connection.send(HintedMessage(message.id, choice.ask, choice.action)))

        if not room.thinking.advise(connection.person, think, told):
            self.answer(message, ADVISED_ALREADY)

    @seated_in_game
    def open_hint(self, game: LiveGame, message: OpenHintMessage, at: int) -> None:
        try:
            self.room.change(lambda lobby: lobby.open_hint(len(game.hints)))
        except NotAllowed as refused:
            self.answer(message, refused.refusal)
        else:
            self.answer(message, None)

    @in_game
    def begin(self, game: LiveGame, message: BeginMessage, at: int) -> None:
        lobby, person = self.room.lobby, self.connection.person
        if not person or person != lobby.host:
            refusal: Refusal | None = HOST_ONLY
        elif lobby.is_contested:
            refusal = RIVALS_BEGIN
        elif lobby.over_days:
            refusal = EACH_BEGINS
        else:
            refusal = game.begin(message.id, at)
        self.answer(message, refusal)

    @seated_in_game
    def enough(self, game: LiveGame, message: EnoughMessage, at: int) -> None:
        self.answer(message, game.note_enough(self.connection.seat, yes=message.yes))

    @in_game
    def pause(self, game: LiveGame, message: PauseMessage, at: int) -> None:
        """Pauses. Where talk is an action of the game, no words come along with a pause either."""
        reason = on_one_line(message.reason)
        is_silent = bool(reason) and game.table.game.at_table.talk == "game"
        self.answer(message, THROUGH_THE_GAME if is_silent else game.pause(self.connection.seat, at, reason))

    @in_game
    def resume(self, game: LiveGame, message: ResumeMessage, at: int) -> None:
        self.answer(message, game.resume(self.connection.seat, at))

    @in_game
    def undo(self, game: LiveGame, message: UndoMessage, at: int) -> None:
        lobby = self.room.lobby
        willing = [seat for seat in range(len(lobby.seats)) if lobby.agrees_by_itself(seat)]
        refusal = game.undo(self.connection.seat, willing, at)
        self.answer(message, refusal)
        if refusal is None:  # else nothing has changed for anybody
            self._tell_wish(game)

    @seated_in_game
    def keep_on(self, game: LiveGame, message: KeepOnMessage, at: int) -> None:
        game.refuse_undo()
        self.answer(message, None)
        self._tell_wish(game)

    def _tell_wish(self, game: LiveGame) -> None:
        """Tells everybody who has agreed to go back."""
        wish = game.table.wish
        self.room.mailbox.after(lambda: self.room.audience.tell(WishMessage(() if wish is None else wish.agreed)))

    def sync(self, message: SyncMessage, at: int) -> None:
        game = self.room.game
        if game is not None:
            self.room.tell_everything_first()
            self.room.mailbox.after(lambda: self._catch_up(game, message.last))

    def look(self, message: LookMessage, at: int) -> None:
        self.connection.is_looking = message.looking

    def ping(self, message: PingMessage, at: int) -> None:
        self.connection.send(PongMessage(message.sent, self.room.clock(at)))

    # -- talk

    def chat(self, message: ChatMessage, at: int) -> None:
        text = " ".join(message.text.split())
        self._say(message, text, message.to, quick=False, is_fit=text.isprintable() and bool(text))

    def quick(self, message: QuickMessage, at: int) -> None:
        self._say(message, message.phrase, message.to, quick=True, is_fit=f"quick.{message.phrase}" in EN)

    def _say(self, message: ChatMessage | QuickMessage, text: str, to: To, *, quick: bool, is_fit: bool) -> None:
        room, connection = self.room, self.connection
        ours = room.side_of(connection.seat) if to == "side" else ()
        refusal = self._why_silent()
        if refusal is None and not is_fit:
            refusal = NO_SUCH_PHRASE
        if refusal is None and not connection.person:
            refusal = NOT_SEATED
        if refusal is None and to == "side" and not ours:
            refusal = NO_SIDES
        if refusal is None:
            side = ours[0] if ours else ALL_SIDES
            said = room.stored.add_message(
                connection.seat, connection.person, connection.name, text, quick=quick, side=side
            )
            room.mailbox.after(lambda: room.tell_side(SaidMessage(spoken(said)), side))
        self.answer(message, refusal)

    @seated
    def point(self, message: PointMessage, at: int) -> None:
        """Shows a place on the board. That is no word about one's cards: every game allows it to those who play.

        Where sides play against each other, only one's own side sees it.
        """
        room, seat = self.room, self.connection.seat
        refusal = self._why_hushed()
        if refusal is None:
            side = next(iter(room.side_of(seat)), ALL_SIDES)
            room.mailbox.after(lambda: room.tell_side(PointedMessage(self.connection.seat, message.at), side))
        self.answer(message, refusal)

    @seated
    def note(self, message: NoteMessage, at: int) -> None:
        self.room.stored.put_notes(self.connection.seat, message.text)
        self.answer(message, None)

    def _why_silent(self) -> Refusal | None:
        """Returns why somebody may not talk: in a game only the table does, and nobody where talk is an action."""
        game = self.room.game
        if game is None or self.room.lobby.stage != "playing":
            return None
        if game.table.game.at_table.talk == "game":
            return THROUGH_THE_GAME
        return SEATED_ONLY if self.connection.seat < 0 else self._why_hushed()

    def _why_hushed(self) -> Refusal | None:
        """Returns why nobody may talk or point in a pause: some games let nobody plan while the clock is stopped."""
        game = self.room.game
        if game is None or self.room.lobby.stage != "playing":
            return None
        rule = game.table.game.at_table.silence_rule
        return refuse(rule, "talk.paused") if rule and game.table.history.pause is not None else None


def on_one_line(words: str) -> str:
    """Returns words on one line, without signs that cannot be shown or that turn the line around."""
    return "".join(sign for sign in " ".join(words.split()) if sign.isprintable())


HANDLERS: Final[dict[type[FromClient], Callable[[MessageHandlers, Any, int], None]]] = {
    ActMessage: MessageHandlers.act,
    WhyMessage: MessageHandlers.why,
    PreviewMessage: MessageHandlers.preview,
    DescribeMessage: MessageHandlers.describe,
    HintMessage: MessageHandlers.hint,
    OpenHintMessage: MessageHandlers.open_hint,
    BeginMessage: MessageHandlers.begin,
    EnoughMessage: MessageHandlers.enough,
    SyncMessage: MessageHandlers.sync,
    PingMessage: MessageHandlers.ping,
    LookMessage: MessageHandlers.look,
    PauseMessage: MessageHandlers.pause,
    ResumeMessage: MessageHandlers.resume,
    UndoMessage: MessageHandlers.undo,
    KeepOnMessage: MessageHandlers.keep_on,
    ChatMessage: MessageHandlers.chat,
    QuickMessage: MessageHandlers.quick,
    PointMessage: MessageHandlers.point,
    NoteMessage: MessageHandlers.note,
}
