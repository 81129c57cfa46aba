"""Games of The Key with the modules of later missions (R140), and words to play them by."""

import tomllib
from pathlib import Path

import msgspec

from holdfast.engine.action import Action, Refusal
from holdfast.engine.event import Event
from holdfast.engine.flow import Decision
from holdfast.engine.play import asks, options, play, why_not
from holdfast.engine.rng import key_from_seed
from holdfast.engine.text import Texts
from holdfast.games.key.cards import pack
from holdfast.games.key.cards.resources import CARD_OF
from holdfast.games.key.cards.types import RUN
from holdfast.games.key.game import GAME
from holdfast.games.key.missions.mission import Mission
from holdfast.games.key.rules.run import Go
from holdfast.games.key.rules.turn import PlayCard
from holdfast.games.key.setup import Options, setup
from holdfast.games.key.state import Key
from holdfast.games.key.testing.arrange import arrange
from holdfast.games.key.testing.layout import token_names
from holdfast.games.key.testing.positions import drill

BASE = Path(pack.__file__).parents[1] / "packs" / "base"
PARTS = pack.read_pack({name: tomllib.loads((BASE / name).read_text(encoding="utf-8")) for name in pack.PLAYED_WITH})
TOKEN = {name: token for token, name in enumerate(token_names(PARTS))}
PLAIN = drill(PARTS, 0)  # the core on the office board: RE*E*RS*L, A is open
MODULES = drill(PARTS, 2)  # all modules on the compound board: locks on 2 and 5, passage 1-12, terminal 6, exit 11
CORE = msgspec.structs.replace(MODULES, features=(), modules=("marks",))  # the same mission with nothing laid out


def table(
    mission: Mission, position: str, *, seats: int = 2, seed: str = "1", achievements: tuple[str, ...] = ()
) -> Key:
    """A game at a position, told in the words of scenes; rooms there are numbered from 1."""
    characters = ("scout", "courier", "fixer", "analyst")[:seats]
    s = setup(PARTS, Options(mission, characters, achievements=achievements), seats, key_from_seed(seed))
    arrange(s, position)
    return s


def asked(s: Key, seat: int, action: Action) -> tuple[int, Decision]:
    return next((ask, found) for ask, found in asks(s, seat) if type(action) in found.ACTIONS)


def act(s: Key, seat: int, *actions: Action) -> list[Event]:
    """Play some actions; what the last of them told."""
    for action in actions:
        play(s, seat, asked(s, seat, action)[0], action)
    return [told.event for told in s.told]


def refusal(s: Key, seat: int, action: Action) -> Refusal | None:
    return why_not(s, seat, asked(s, seat, action)[0], action)


def said(s: Key, seat: int, action: Action) -> str:
    found = refusal(s, seat, action)
    assert found is not None
    return Texts(GAME.texts, GAME.shown.names(s)).refusal(found)


def question(s: Key, seat: int) -> type[Decision]:
    """What this seat is asked, besides what everybody may do at any time."""
    return next(type(found) for _, found in asks(s, seat) if not found.OFFER)


def listed(s: Key, seat: int, kind: type[Action]) -> list[Action]:
    return [action for _, action in options(s, seat) if isinstance(action, kind)]


def go(room: int) -> Go:
    return Go(room - 1)


def card(name: str) -> int:
    return CARD_OF[name]


def run(name: str) -> PlayCard:
    return PlayCard(card(name), RUN)
