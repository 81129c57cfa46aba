"""The store's encoder: a state as bytes and back, and its digest. The wire has another, which raises on secrets."""

from __future__ import annotations

import typing
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from holdfast.engine.content import Content
from holdfast.engine.flow import Frame, Given, Strand
from holdfast.engine.poison import NO_DICE, UNKNOWN, NoDice
from holdfast.engine.rng import Rng
from holdfast.engine.secret import Hand, Pile, Secret
from holdfast.engine.state import USUAL, State
from holdfast.engine.timers import Timer

if TYPE_CHECKING:
    from holdfast.engine.game import Game

S = TypeVar("S", bound=State)

POISON: Final = {"unknown": True}  # stands for what the seat of a masked state does not know


def plain(value: Any) -> Any:
    """Returns what this encoder writes for the engine's own types."""
    if value is UNKNOWN:  # most of a mask
        return POISON
    match value:
        case Secret():
            inside = value.inside()
            return [value.kind, POISON if inside is UNKNOWN else inside, value.known_to]
        case Hand():
            return [value.kind, value.cards, value.known, value.owner]
        case Pile():
            return [value.kind, value.cards, value.known]
        case NoDice():
            return None
        case Rng():
            return [value.key.hex(), dict(sorted(value.counts.items()))]
        case Strand():
            return [value.id, value.frames]
        case Given():
            return value.action
    raise TypeError(f"{type(value).__name__} may not be saved")


_ENCODER = msgspec.json.Encoder(enc_hook=plain)


def dump(s: State) -> bytes:
    """Returns the whole truth as JSON, without the content that it was made from."""
    fields = {field: getattr(s, field) for field in type(s).FIELDS}
    return _ENCODER.encode({f: value for f, value in fields.items() if f not in USUAL or value != USUAL[f]})


def digest(s: State) -> str:
    """Returns a short name for exactly this state: two states with one digest are one state."""
    return blake2b(dump(s), digest_size=8).hexdigest()


def load(game: Game[S, Any, Any, Any], content: Content, data: bytes) -> S:
    """Returns the state that dump() wrote, masked or not; raises msgspec.MsgspecError if the data has another shape."""

    def known(kind: Any, value: Any) -> Any:
        if value == POISON:
            return UNKNOWN
        if typing.get_origin(kind) is list and isinstance(value, list) and POISON in value:
            return [known(typing.get_args(kind)[0], part) for part in value]
        return msgspec.convert(value, kind, dec_hook=made)

    def cards(saved: list[Any]) -> list[Any]:
        return [UNKNOWN if card == POISON else card for card in saved] if POISON in saved else saved

    def made(kind: Any, value: Any) -> Any:
        origin = typing.get_origin(kind) or kind
        if origin is Secret:
            return Secret(value[0], known(next(iter(typing.get_args(kind)), Any), value[1]), value[2])
        if origin is Hand:
            hand = Hand(value[0], value[3])
            hand.cards, hand.known = cards(value[1]), value[2]
            return hand
        if origin is Pile:
            pile = Pile(value[0])
            pile.cards, pile.known = cards(value[1]), value[2]
            return pile
        if origin is Rng:
            return NO_DICE if value is None else Rng(bytes.fromhex(value[0]), value[1])
        if origin is Strand:
            return Strand(value[0], [frame(saved) for saved in value[1]])
        if origin is Given:
            return Given(msgspec.convert(value, game.action_union))
        if origin is Timer:
            return Timer(value["due"], value["no"], value["key"], frame(value["frame"]))
        raise msgspec.ValidationError(f"cannot load a {kind!r}")

    def frame(saved: dict[str, Any]) -> Frame:
        if POISON not in saved.values():
            return msgspec.convert(saved, game.frame_union, dec_hook=made)  # type: ignore[no-any-return]
        kind = next(kind for kind in game.frame_types if kind.kind() == saved["frame"])
        hints = typing.get_type_hints(kind)
        return kind(**{field: known(hints[field], inside) for field, inside in saved.items() if field in hints})

    saved = msgspec.json.decode(data, type=dict[str, Any])
    fields: dict[str, Any] = {}
    for field, kind in game.state.FIELDS.items():
        if field in USUAL and field not in saved:
            continue
        if field not in saved:
            raise msgspec.ValidationError(f"the saved state lacks {field!r}")
        if kind == list[Timer]:
            fields[field] = [made(Timer, value) for value in saved[field]]
        else:
            fields[field] = known(kind, saved[field])
    for field, kind in typing.get_type_hints(game.state).items():
        if isinstance(kind, type) and issubclass(kind, Content):
            fields[field] = content
    return game.state(**fields)
