"""Where a scene is played: a game, its position, and the words in which both are spoken of."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from holdfast import games
from holdfast.engine.action import Action, Refusal
from holdfast.engine.content import PackError
from holdfast.engine.event import Forgot, events_for
from holdfast.engine.flow import Decision
from holdfast.engine.game import AnyGame, SetupError
from holdfast.engine.play import play, why_not
from holdfast.engine.position import TRUTH
from holdfast.engine.rng import key_from_seed
from holdfast.engine.save import digest
from holdfast.engine.state import State
from holdfast.engine.text import MissingText, Texts
from holdfast.engine.timers import advance
from holdfast.engine.view import Ask, asks_of
from holdfast.packs import read_folder
from tests.action_words import UnknownWords, closest, read_actions

TESTS = Path(__file__).parent


class SceneError(Exception):
    """The scene itself is wrong: where, and what was expected."""


@cache
def find_game(name: str) -> tuple[AnyGame, ModuleType | None]:
    """An installed game, a toy of the tests, or a game named by where it stands, with its module if it has one."""
    if ":" in name:
        return games.find(name), importlib.import_module(name.partition(":")[0])
    if name in games.names():
        return games.get(name), None
    for module in (f"tests.toys.{name}.game", f"tests.toys.{name}"):
        try:
            found = importlib.util.find_spec(module)
        except ModuleNotFoundError:
            continue
        if found is not None and hasattr(toy := importlib.import_module(module), "GAME"):
            game: AnyGame = toy.GAME
            return game, toy
    toys = sorted(path.stem for path in (TESTS / "toys").iterdir() if not path.stem.startswith("_"))
    raise SceneError(f"game: expected one of {', '.join((*games.names(), *toys))}, found {name!r}")


@cache
def pack_files(name: str, only_tests: bool, packs: tuple[str, ...] = ("base",)) -> dict[str, Any]:
    """The files of some of a game's packs, with the missions that its tests add, or with those alone."""
    game, _ = find_game(name)
    found: dict[str, Any] = {}
    for pack in packs:
        found |= read_folder(files(game.package).joinpath("packs", pack), pack).files
    if only_tests:
        found = {path: data for path, data in found.items() if not path.startswith("missions/")}
    folder = TESTS / "games" / game.name / "packs" / "test"
    return found | (read_folder(folder, str(folder)).files if folder.is_dir() else {})


@cache
def read_content(name: str, only_tests: bool, packs: tuple[str, ...] = ("base",)) -> Any:
    game, module = find_game(name)
    if game.packs.read_pack is not None:
        return game.packs.read_pack(pack_files(name, only_tests, packs))
    return getattr(module, "CONTENT", None) or game.content()


@cache
def make_options(
    name: str, words: frozenset[tuple[str, str]], only_tests: bool, packs: tuple[str, ...] = ("base",)
) -> Any:
    """What the table chose, from words: by the game's own reader, else by the names of its options."""
    game, module = find_game(name)
    if game.choosing.read_options is not None:
        return game.choosing.read_options(pack_files(name, only_tests, packs), dict(words))
    if words:
        return msgspec.convert(dict(words), game.options, strict=False)
    return getattr(module, "OPTIONS", None) or game.options()


class Stage:
    """A game at some moment, and what was told at the last click."""

    def __init__(self, game: AnyGame, s: Any) -> None:
        self.game = game
        self.s: State = s
        self.conserved = game.testing.conserved(s)
        self.told: dict[int, list[str]] = {}

    # -- before the first click

    @staticmethod
    def set_up(name: str, words: dict[str, str], seats: int | None, seed: str, position: str | None) -> Stage:
        game, _ = find_game(name)
        only_tests = words.get("mission", "").startswith("test-")
        packs = tuple(words.get("packs", "base").replace(",", " ").split())
        words = {option: word for option, word in words.items() if option != "packs"}
        if seats is None:
            seats = 2 if 2 in game.seats else game.seats.start
        if seats not in game.seats:
            raise SceneError(f"seats: {name} is for {game.seats.start} to {game.seats.stop - 1}, found {seats}")
        try:
            content = read_content(name, only_tests, packs)
            if position is not None and game.testing.arrange is None:
                return Stage(game, game.testing.read(position, content))
            options = make_options(name, frozenset(words.items()), only_tests, packs)
            s = game.setup(content, options, seats, key_from_seed(seed))
            if position is not None and game.testing.arrange is not None:
                game.testing.arrange(s, position)
        except SetupError as problem:
            raise SceneError(Texts(game.texts).refusal(problem.refusal)) from None
        except (PackError, msgspec.ValidationError) as problem:
            raise SceneError(str(problem)) from None
        except ValueError as problem:
            raise SceneError(f"position: {problem}") from None
        return Stage(game, s)

    # -- words

    @property
    def texts(self) -> Texts:
        return Texts(self.game.texts, {**self.game.shown.names(self.s), **self.game.testing.scene_names(self.s)})

    def sentence(self, refusal: Refusal) -> str:
        try:
            return self.texts.refusal(refusal)
        except MissingText:
            return refusal.key

    def lines(self, seat: int = TRUTH) -> dict[str, str]:
        """The notation by line: under the name before its colon, and under its number."""
        found: dict[str, str] = {}
        for number, line in enumerate(self.game.write(self.s, seat).splitlines(), 1):
            name, colon, words = line.partition(":")
            found[f"line {number}"] = line.strip()
            if colon:
                found[" ".join(name.lower().split())] = words.strip()
        return found

    def position(self) -> str:
        """What a reader of a failure wants to see; lines for machines are left out."""
        shown = [line for line in self.game.write(self.s, TRUTH).splitlines() if '":' not in line]
        asked = [
            f"asked {seat + 1}: {', '.join(ask.kind for ask in asks) or 'nothing'}"
            for seat in range(self.s.seated)
            for asks in [asks_of(self.s, seat)]
        ]
        outcome = f"outcome: {self.s.outcome.key if self.s.outcome else 'none'}"
        return "\n".join((*shown, *asked, outcome))

    # -- asks

    def decisions(self, seat: int, kind: type[Action], ask: str = "") -> list[Decision]:
        """The open decisions that take this kind of action from this seat, frozen or not."""
        tops = [strand.top for strand in self.s.strands]
        return [
            top
            for top in tops
            if isinstance(top, Decision)
            and kind in top.ACTIONS
            and seat in top.seats(self.s)
            and ask in ("", top.kind())
        ]

    def offers(self) -> set[str]:
        """Kinds of decision that stand beside the game, open to all and never a must."""
        return {top.kind() for strand in self.s.strands if isinstance(top := strand.top, Decision) and top.OFFER}

    def asks(self, seat: int) -> tuple[Ask, ...]:
        return asks_of(self.s, seat)

    def why_not(self, seat: int, action: Action, ask: str = "") -> tuple[int, Refusal | None]:
        """The ask that this action answers best, and why it may not; without one, what a closed ask is told."""
        refused: tuple[int, Refusal | None] | None = None
        for decision in self.decisions(seat, type(action), ask):
            reason = why_not(self.s, seat, decision.ids[seat], action)
            if reason is None:
                return decision.ids[seat], None
            refused = refused or (decision.ids[seat], reason)
        return refused or (0, why_not(self.s, seat, 0, action))

    def understand(self, seat: int, words: str, ask: str = "") -> Action:
        """The action that these words mean here: of several, one that this seat is asked for, and that is legal."""
        kinds = self.game.action_types
        if (kind := words.split("{")[0].strip().lower()) in [k.kind() for k in kinds] and words.endswith("}"):
            try:
                return self.game.decode_action({"act": kind, **msgspec.json.decode(words[words.index("{") :])})
            except (msgspec.MsgspecError, TypeError) as problem:
                raise SceneError(f"{words!r}: {problem}") from None
        try:
            found = read_actions(self.texts, words, kinds)
        except UnknownWords as problem:
            raise SceneError(str(problem)) from None
        if not found:
            raise SceneError(closest(self.texts, words, kinds))
        asked = [action for action in found if self.decisions(seat, type(action), ask)] or found
        legal = [action for action in asked if self.why_not(seat, action, ask)[1] is None] or asked
        return legal[0]

    # -- clicks and time

    def click(self, seat: int, action: Action, ask: str = "") -> Refusal | None:
        """Carry an action out, or say why not; a refusal must leave everything as it was."""
        number, refusal = self.why_not(seat, action, ask)
        self.told = {}
        if refusal is not None:
            return refusal
        play(self.s, seat, number, action)
        self._hear()
        return None

    def wait(self, ms: int) -> None:
        self.s.told = []
        self.s.learned = []
        advance(self.s, self.s.now + ms)
        self._hear()

    def look_around(self, seats: list[int], *, are_away: bool) -> None:
        """These people go away, or come back."""
        self.s.told = []
        self.s.learned = []
        away = {*self.s.away, *seats} if are_away else {*self.s.away} - {*seats}
        self.s.look_around(tuple(sorted(away)))
        self._hear()

    def _hear(self) -> None:
        texts = self.texts
        self.told = {
            seat: [texts.event(event) for event in events_for(self.s.told, seat) if not isinstance(event, Forgot)]
            for seat in range(-1, self.s.seated)
        }

    def digest(self) -> str:
        return digest(self.s)
