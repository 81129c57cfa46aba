"""ALONE at the terminal: as the hero, as evil, or both sides at one keyboard; the bots take what is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from holdfast.bots import bot_named, bots_of
from holdfast.cli.arguments import seats_of
from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.alone.drawing import AloneDrawing
from holdfast.cli.terminal.alone.palette import BACKGROUND
from holdfast.cli.terminal.alone.turns import AloneTurnLoop
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party, Seating
from holdfast.cli.terminal.play_arguments import PlayArguments
from holdfast.cli.terminal.start.host import Host
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.start.options_mode import PARTY, OptionsMode
from holdfast.cli.terminal.terminal_game import GameLoop, ModeEntry, TerminalGame
from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionChoice
from holdfast.games.alone.game import GAME
from holdfast.games.alone.state import HERO
from holdfast.table.save import Save

HEROES: Final = ("survivor",)  # who plays a side if nobody says, the first that there is
EVILS: Final = ("stalker", "lurker")
EXPANSIONS: Final = "expansions"  # among the questions, the one that stands for several options
MODULES: Final[Mapping[str, Mapping[str, str]]] = {
    "deep": {"special_creatures": "yes", "room_actions": "yes"},
    "avatar": {"avatars": "yes"},
}
BOXES: Final = (
    Row("The base game", "Hero, creatures, cards.", ""),
    Row("With Deep", "Special creatures with powers of their own, and rooms with actions.", "deep"),
    Row("With Avatar", "Each evil player has an avatar on the map; the hero has powers against it.", "avatar"),
    Row("With both", "Everything at once.", "deep,avatar"),
)
ASKED: Final = ("difficulty", EXPANSIONS, PARTY)


@Parameter(name="*")
@dataclass(kw_only=True)
class AloneArguments(PlayArguments):
    side: Annotated[
        Literal["hero", "evil", "both"] | None,
        Parameter(name="--as", help="Which side you play; both are played at one keyboard."),
    ] = None
    difficulty: Annotated[str | None, Parameter(help="How hard: easy, normal, nightmare or impossible.")] = None
    expansions: Annotated[str | None, Parameter(help="deep, avatar or deep,avatar.")] = None


class AloneTerminalGame(TerminalGame):
    background = BACKGROUND
    quiet_events = frozenset({"window_opened", "window_closed", "window_went_on", "turn_ended"})
    packs = ("base", "deep", "avatar")
    arguments = AloneArguments

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, AloneDrawing())

    def modes(self) -> Sequence[ModeEntry]:
        about = "Choose how hard it shall be, and which side you are on."
        return [ModeEntry(Row("A night", about), lambda: Descent({}))]

    def mode_from(self, args: PlayArguments) -> Mode | None:
        if not isinstance(args, AloneArguments):
            return None
        words = {} if args.difficulty is None else {"difficulty": args.difficulty}
        if args.expansions is not None:
            words |= modules(args.expansions)
        return Descent(words) if words or args.side is not None else None

    def party_from(self, args: PlayArguments) -> Party | None:
        side = args.side if isinstance(args, AloneArguments) else None
        if side is None and args.players is None and not args.bots and not args.characters:
            return None
        names = tuple(filter(None, args.bots.split(",")))
        count = int(args.bots) if args.bots.isdecimal() else None
        for name in () if count is not None else names:
            bot_named(self.game, name)
        seats = seats_of(self.game, args.players or (2 if count is None else count + 1))
        characters = tuple(filter(None, args.characters.split(",")))
        return party_of(side or "hero", seats, () if count is not None else names, characters)

    def mode_of_save(self, save: Save, *, is_over: bool) -> Mode:
        return Descent({})

    def loop(self, local_game: LocalGame) -> GameLoop:
        return AloneTurnLoop(local_game)


def modules(words: str) -> dict[str, str]:
    """Returns options from the names of expansions, such as deep,avatar."""
    found = {option: "no" for module in MODULES.values() for option in module}
    for name in filter(None, words.split(",")):
        if name not in MODULES:
            raise BadInput(f"there is no expansion called {name!r}; there are: {', '.join(MODULES)}")
        found |= MODULES[name]
    return found


def party_of(side: str, seats: int, names: tuple[str, ...], characters: tuple[str, ...]) -> Party:
    """Returns who plays: seat 0 is the hero. One person plays a side, bots the rest; with `both` all are people."""
    bots: dict[int, str] = {}
    if side != "both":
        taken = HERO if side == "hero" else HERO + 1
        empty = [seat for seat in range(seats) if seat != taken]
        bots = {seat: names[n % len(names)] if names else usual(seat) for n, seat in enumerate(empty)}
    hero = characters[:1] or (("random",) if HERO in bots else ())
    return Party(Seating(seats, bots), hero)


def usual(seat: int) -> str:
    known = bots_of(GAME)
    return next(name for name in (HEROES if seat == HERO else EVILS) if name in known)


class Descent(OptionsMode):
    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__(words, ASKED, recruit, "character")

    def check(self, host: Host) -> None:
        choices = host.drawing.game.choosing.choices(host.loaded.files)
        known = [value.word for choice in choices if choice.option == "difficulty" for value in choice.values]
        super().check(host)
        if self.given.get("difficulty", known[0]) not in known:
            raise BadInput(f"the difficulty must be one of {', '.join(known)}, not {self.given['difficulty']!r}")

    def is_asked(self, host: Host, question: str, choices: Mapping[str, OptionChoice]) -> bool:
        if question == EXPANSIONS:
            return not any(option in self.given for module in MODULES.values() for option in module)
        return super().is_asked(host, question, choices)

    def answered(self, host: Host, question: str, choices: Mapping[str, OptionChoice]) -> bool:
        if question != EXPANSIONS:
            return super().answered(host, question, choices)
        place = pick(host.terminal, f"{host.drawing.title.upper()}  Which box?", BOXES)
        if place == BACK:
            return False
        self.words |= modules(BOXES[place].word)
        return True

    def other(self) -> Mode | None:
        return Descent({})


def recruit(host: Host) -> Party | None:
    """Asks which side, against how many; then who the hero is, if that is a person."""
    rows: list[Row] = []
    found: list[Party] = []

    def offer(label: str, about: str, side: str, seats: int) -> None:
        rows.append(Row(label, about))
        found.append(party_of(side, seats, (), ()))

    offer("The hero, against one evil bot", "Alone in the dark.", "hero", 2)
    offer("Evil, against a bot in the dark", "You see the whole ship. The hero does not.", "evil", 2)
    offer("Both sides at this keyboard", "The screen is covered whenever the keyboard changes hands.", "both", 2)
    for evil in (2, 3):
        offer(f"The hero, against {evil} evil bots", "They agree among themselves.", "hero", evil + 1)
    for evil in (2, 3):
        offer(f"Evil, with {evil - 1} evil bots", "One of you leads, and the others ask.", "evil", evil + 1)
    for evil in (2, 3):
        offer(f"{evil + 1} people at this keyboard", f"One hero and {evil} evil players.", "both", evil + 1)
    while (place := pick(host.terminal, f"{host.drawing.title.upper()}  Who are you?", rows)) != BACK:
        party = found[place]
        if HERO in party.seating.bots:
            return party
        characters = host.drawing.characters(host.loaded)
        who = pick(host.terminal, f"{host.drawing.title.upper()}  Who wakes in the dark?", characters)
        if who != BACK:
            return Party(party.seating, (characters[who].word,))
    return None
