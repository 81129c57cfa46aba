"""Wrong marks planted into the games: each field that not everybody knows is given away, and each must be noticed."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from holdfast.engine.flow import Frame
from holdfast.engine.game import AnyGame
from holdfast.engine.grace import Graced
from holdfast.engine.knowledge import ENGINE, PUBLIC, By, Mark, mark_of, mask_frame
from holdfast.engine.play import asks
from holdfast.engine.state import State
from holdfast.games.alone.cards.effects import Recover
from holdfast.games.alone.cards.modifiers import After
from holdfast.games.alone.cards.types import Skill
from holdfast.games.alone.rules.play_out import PlayOut
from holdfast.games.alone.rules.reacting import Passable
from holdfast.games.alone.state import Alone
from holdfast.games.key.rules.gather import Flip
from holdfast.games.key.state import Key
from tests.conformance.planted.fault import Fault, Plant, Planting, fault
from tests.conformance.subjects import GAMES

BOOK: Final[list[Fault]] = []
SUBJECTS: Final = {"key": "key-2", "elite": "elite-2", "alone": "alone-3"}
SPARED: Final = {("alone", "discards")}  # no secret: they lie face up


def hidden_fields(state: type[State]) -> Iterator[str]:
    """The fields of a game's state that are not simply public."""
    for field, hint in typing.get_type_hints(state, include_extras=True).items():
        mark: Mark | None = mark_of(hint)
        if field not in ENGINE and mark not in (None, PUBLIC):
            yield field


def given_away(field: str) -> Planting:
    """A mask in which a field stands as it is."""

    def plant_it(plant: Plant) -> None:
        state = plant.subject.game.state
        truly = state.masked

        def masked(s: State, seat: int) -> State:
            twin: State = truly(s, seat)
            setattr(twin, field, getattr(s.clone(), field))
            return twin

        plant.method(state, "masked", masked)

    plant_it.__name__ = f"{field}_is_marked_public"
    plant_it.__doc__ = f"Everybody knows {field}."
    return plant_it


for game in {subject.game.name: subject.game for subject in GAMES}.values():
    for field in hidden_fields(game.state):
        if (game.name, field) not in SPARED:
            fault(BOOK, SUBJECTS[game.name], found_by="same_world", says="sees other .*: mask")(given_away(field))


# What finds a field of a frame that is given away, where it is not the comparison with other plans of evil.
ELSEWHERE: Final = {
    "Attack.token": ("lookalikes", "tells look-alikes apart .*: mask"),
    "CreaturesAttack.attacked": ("lookalikes", "tells look-alikes apart .*: mask"),
    "Die.token": ("lookalikes", "tells look-alikes apart .*: mask"),
    "Meet.tokens": ("lookalikes", "tells look-alikes apart .*: mask"),
    "PlayOut.front": ("twins", "tells what a comrade wants to play apart: mask"),
    "Prowl.token": ("lookalikes", "tells look-alikes apart .*: mask"),
    "StrikeAt.tokens": ("lookalikes", "tells look-alikes apart .*: mask"),
    "React.passed": ("silence", "was told nothing of .*Pass.*: mask"),
}


def hunters(plant: Plant) -> None:
    """Every character takes heart from what it kills, as it likes: those of the box are asked nothing then."""
    parts = plant.subject.content
    skill = Skill(name="Trophies", when="always", rules=(After(event="kill", effects=(Recover(either=1),)),))
    characters = tuple(msgspec.structs.replace(one, hero=skill) for one in parts.characters)
    content = msgspec.structs.replace(parts, characters=characters)
    plant.subject = dataclasses.replace(plant.subject, content=content)


PREPARED: Final = {"Die.token": hunters}


def hidden_in_frames(game: AnyGame) -> Iterator[tuple[type[Frame], str]]:
    """Yields the fields of a game's own frames that a function of the game masks."""
    for kind in game.frame_types:
        for field, hint in typing.get_type_hints(kind, include_extras=True).items():
            mark = mark_of(hint)
            if isinstance(mark, By) and mark.mask.__module__.startswith(f"{game.package}."):
                yield kind, field


def given_away_in(kind: type[Frame], field: str) -> Planting:
    """A mask in which a field of such frames stands as it is."""

    def plant_it(plant: Plant) -> None:
        def masked(s: State, frame: Frame, seat: int) -> Frame:
            twin = mask_frame(s, frame, seat)
            if isinstance(frame, kind):
                setattr(twin, field, getattr(frame, field))
            return twin

        PREPARED.get(f"{kind.__name__}.{field}", lambda _: None)(plant)
        plant.instead_of(mask_frame, masked)

    plant_it.__name__ = f"{field}_of_{kind.kind()}_is_marked_public"
    plant_it.__doc__ = f"Everybody who knows of the frame knows its {field}."
    return plant_it


for game in {subject.game.name: subject.game for subject in GAMES}.values():
    for kind, field in hidden_in_frames(game):
        name = f"{kind.__name__}.{field}"
        found_by, says = ELSEWHERE.get(name, ("same_world", "sees other unseen things: mask"))
        fault(BOOK, SUBJECTS[game.name], found_by=found_by, says=says)(given_away_in(kind, field))


# What ALONE waits for in silence: how long already, and beside how much else.
fault(BOOK, "alone-3", found_by="silence", says="was told nothing of .*: mask")(given_away_in(Graced, "waited"))
fault(BOOK, "alone-3", found_by="same_world", says="sees other unseen things: mask")(given_away_in(Graced, "number"))


@fault(BOOK, "key-2", found_by="same_world", says="sees other window: mask")
def the_mask_tells_a_window_to_the_one_whose_turn_it_is(plant: Plant) -> None:
    """A function that masks tells too much to one seat."""
    truly = Key.masked

    def masked(s: Key, seat: int) -> Key:
        twin = truly(s, seat)
        if seat == s.turn:
            twin.windows = s.windows[:]
        return twin

    plant.method(Key, "masked", masked)


@fault(BOOK, "key-4", found_by="same_world", says="sees other card: mask")
def the_lowest_cards_ride_along_in_a_public_number(plant: Plant) -> None:
    """A public count grows with the lowest card of every hand."""
    truly = Key.masked

    def masked(s: Key, seat: int) -> Key:
        twin = truly(s, seat)
        twin.passes += sum(hand.true()[0] << 6 * owner for owner, hand in enumerate(s.hands) if len(hand))
        return twin

    plant.method(Key, "masked", masked)


@fault(BOOK, "alone-3", found_by="silence", says="was told nothing of .*Pass.*: mask")
def everybody_sees_who_has_passed(plant: Plant) -> None:
    """A field of a frame rides along: the window says which seats have passed."""
    truly = Alone.masked

    def masked(s: Alone, seat: int) -> Alone:
        twin = truly(s, seat)
        for here, there in zip(s.strands, twin.strands, strict=False):
            if isinstance(here.top, Passable) and isinstance(there.top, Passable):
                there.top.passed = here.top.passed
        return twin

    plant.method(Alone, "masked", masked)


@fault(BOOK, "alone-3", found_by="dropped_secrets", says="notices the proposal .*: mask")
def everybody_knows_of_cards_on_their_way(plant: Plant) -> None:
    """A strand that concerns two seats is there for all."""

    def known_to(self: PlayOut, s: Alone) -> int:
        return -1

    plant.method(PlayOut, "known_to", known_to)


@fault(BOOK, "key-4", found_by="asking_needs_no_truth", says="asking needs what seat . does not know")
def a_gate_looks_at_the_stack(plant: Plant) -> None:
    """Whether a token can be flipped is decided by what it is, and never told."""
    truly = Flip.gate.__func__  # type: ignore[attr-defined]

    def gate(cls: type[Flip], s: Key, seat: int, ask: Any) -> Any:
        pile = s.stacks[s.rooms[seat]]
        return truly(cls, s, seat, ask) if not len(pile) or pile.true()[-1] >= 0 else None

    plant.method(Flip, "gate", classmethod(gate))


@fault(BOOK, "key-4", found_by="asks_on_the_mask_are_the_asks", says="but by what it knows")
def the_mask_forgets_what_a_seat_holds(plant: Plant) -> None:
    """A mark that hides too much: a seat does not know its own hand."""
    truly = Key.masked

    def masked(s: Key, seat: int) -> Key:
        twin = truly(s, seat)
        if seat >= 0 and asks(s, seat):
            twin.hands[seat].cards, twin.hands[seat].known = [], []
        return twin

    plant.method(Key, "masked", masked)


@fault(BOOK, "key-2", found_by="masks_travel", says="shares .* with the state")
def the_mask_shares_a_list(plant: Plant) -> None:
    """A function that masks hands out the state's own list."""
    truly = Key.masked

    def masked(s: Key, seat: int) -> Key:
        twin = truly(s, seat)
        twin.windows = s.windows if s.is_over() else twin.windows
        twin.discard = s.discard
        return twin

    plant.method(Key, "masked", masked)
