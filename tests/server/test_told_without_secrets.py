"""No secret is in a notification: what people are told is the same in every world that they cannot tell apart.

What somebody is told themselves is compared in worlds that are the same to their seat; what the host's channel says,
and whether it says anything, in worlds that are the same to those who only watch.
"""

from collections.abc import Callable

import msgspec
import pytest

from holdfast.engine.play import asks
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.state import State
from holdfast.engine.testing import Subject
from holdfast.engine.testing.trial import Trial
from holdfast.engine.testing.worlds import other_unseen, worlds
from holdfast.server.ops.channel import Channel, request_for
from holdfast.server.rooms.catalogue import Catalogue
from holdfast.server.rooms.turns import is_known_to_all, people_asked
from holdfast.server.services.notification_words import channel_post, mail_text, turn_note
from holdfast.table.lobby import Lobby, Place
from tests.conformance.subjects import GAMES
from tests.server.fixtures import GAMES as KNOWN

CATALOGUE = Catalogue(KNOWN)
ADDRESS = "https://play.example"
DISCORD = Channel("discord", "https://discord.example/x")
MOMENTS = 12

ToldTo = Callable[[Lobby, State, int], bytes]


def person(seat: int) -> str:
    return f"person {seat}"


def table_of(subject: Subject, s: State) -> Lobby:
    seats = tuple(Place(person(seat), f"Name {seat}") for seat in range(s.seated))
    return Lobby(game=subject.game.name, host=person(0), seats=seats, over_days=True, stage="playing")


def told_to(lobby: Lobby, s: State, seat: int) -> bytes:
    """Returns all that somebody on a seat is told, by browser and by mail; nothing while they are not."""
    if person(seat) not in people_asked(lobby, s):
        return b""
    note = turn_note(CATALOGUE, "t", lobby, person(seat), "en")
    return msgspec.json.encode(note) + mail_text(note, ADDRESS, "key", "en").encode()


def told_to_all(lobby: Lobby, s: State, seat: int) -> bytes:
    """Returns what the channel says of a seat; nothing while not everybody may know that it is asked."""
    if not is_known_to_all(s, seat):
        return b""
    post = channel_post(CATALOGUE, "t", lobby, person(seat), "en", ADDRESS, "turn")
    return msgspec.json.encode(request_for(DISCORD, post))


def compare(subject: Subject, told: ToldTo, told_all: ToldTo) -> int:
    """Compares what is told at some moments of a game with what would be told in other worlds; returns how often
    somebody was told anything."""
    trial, spoken = Trial("told", subject, 1), 0
    for s in trial.moments(MOMENTS):
        lobby = table_of(subject, s)
        for seat in range(s.seated):
            here, openly = told(lobby, s, seat), told_all(lobby, s, seat)
            spoken += bool(here)
            assert not (openly and not here), "the channel names only who is told"
            for kind, world in (*worlds(trial, s, seat), ("unseen", other_unseen(trial, s, seat))):
                assert told(lobby, world, seat) == here, kind
            for kind, world in (*worlds(trial, s, SPECTATOR), ("unseen", other_unseen(trial, s, SPECTATOR))):
                assert told_all(lobby, world, seat) == openly, kind
    return spoken


@pytest.mark.parametrize("subject", GAMES, ids=str)
def test_what_is_told_is_the_same_in_worlds_that_cannot_be_told_apart(subject: Subject) -> None:
    assert compare(subject, told_to, told_to_all) > 0


@pytest.mark.parametrize("subject", [one for one in GAMES if one.seats == 2], ids=str)
def test_a_secret_in_a_notification_would_be_found(subject: Subject) -> None:
    def leaky(lobby: Lobby, s: State, seat: int) -> bytes:
        return subject.game.write(s, -2).encode()

    with pytest.raises(AssertionError):
        compare(subject, leaky, told_to_all)
    with pytest.raises(AssertionError):
        compare(subject, leaky, leaky)


def test_what_only_evil_knows_to_be_asked_is_not_said_in_the_channel() -> None:
    subject = next(one for one in GAMES if one.game.name == "alone" and one.seats == 4)
    trial = Trial("told", subject, 2)
    kept_back = 0
    for s in trial.moments(40):
        for seat in range(s.seated):
            asked = any(not ask.OFFER for _, ask in asks(s, seat))
            kept_back += asked and not told_to_all(table_of(subject, s), s, seat)
    assert kept_back > 0
