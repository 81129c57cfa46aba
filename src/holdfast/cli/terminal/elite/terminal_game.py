"""ELITE at the terminal: any mission on any map, as hard and as fast as you like, alone or with others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Parameter

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.elite.drawing import EliteDrawing
from holdfast.cli.terminal.elite.palette import BACKGROUND
from holdfast.cli.terminal.io.pick_list import BACK, Row, pick
from holdfast.cli.terminal.play.driver import Tempo
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party, Seating, comrade_of
from holdfast.cli.terminal.play.real_time_loop import RealTimeLoop
from holdfast.cli.terminal.play_arguments import PlayArguments
from holdfast.cli.terminal.start.host import Host
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.start.options_mode import PARTY, OptionsMode
from holdfast.cli.terminal.terminal_game import GameLoop, ModeEntry, TerminalGame
from holdfast.engine.game import AnyGame
from holdfast.engine.options import OptionChoice
from holdfast.games.elite.screen.view import EliteView
from holdfast.table.save import Save
from holdfast.table.setting import Setting

ASKED: Final = ("mission", "map", "difficulty", PARTY, "tempo", "scale")
USUAL_BOTS: Final = 3  # bots that come along


def is_rush(view: EliteView) -> bool:
    return view.clock_runs


def is_ticking(view: EliteView) -> bool:
    return view.ends_at is not None


TEMPO: Final = Tempo(is_rush, is_ticking)


@Parameter(name="*")
@dataclass(kw_only=True)
class EliteArguments(PlayArguments):
    mission: Annotated[str | None, Parameter(help="What to do; part of a name is enough.")] = None
    map: Annotated[str | None, Parameter(help="Where it happens.")] = None
    difficulty: Annotated[str | None, Parameter(help="How hard: easy, medium or hard.")] = None
    tempo: Annotated[str | None, Parameter(help="live, by the clock; or untimed, think as long as you like.")] = None
    scale: Annotated[str | None, Parameter(help="1, 1.5, 2 or 3 times the time on the clock.")] = None

    def words(self) -> dict[str, str]:
        """Returns the options that were given, as the game reads them."""
        given = {name: getattr(self, name) for name in ("mission", "map", "difficulty", "tempo", "scale")}
        return {name: word for name, word in given.items() if word is not None}


class EliteTerminalGame(TerminalGame):
    background = BACKGROUND
    quiet_events = frozenset({"rolled", "took_back", "seat_ready"})
    arguments = EliteArguments

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, EliteDrawing())

    def modes(self) -> Sequence[ModeEntry]:
        return [ModeEntry(Row("A mission", "Choose what to do, where, and how hard it shall be."), lambda: chosen({}))]

    def mode_from(self, args: PlayArguments) -> Mode | None:
        words = args.words() if isinstance(args, EliteArguments) else {}
        return chosen(words) if words else None

    def mode_of_save(self, save: Save, *, is_over: bool) -> Mode:
        return chosen({})

    def loop(self, local_game: LocalGame) -> GameLoop:
        return RealTimeLoop(local_game, TEMPO)


class Sortie(OptionsMode):
    """Several people at one keyboard play untimed: nobody can press keys for two at once."""

    def is_asked(self, host: Host, question: str, choices: Mapping[str, OptionChoice]) -> bool:
        is_crowd = host.party is not None and len(host.party.seating.people) > 1
        return super().is_asked(host, question, choices) and not (is_crowd and question in ("tempo", "scale"))

    def setting(self, host: Host, party: Party) -> Setting:
        if len(party.seating.people) > 1:
            if self.given.get("tempo") == "live":
                raise BadInput("live tempo is for one person at a keyboard: play with --tempo untimed, or with --bots")
            self.words["tempo"] = "untimed"
        return super().setting(host, party)

    def other(self) -> Mode | None:
        return chosen({})


def chosen(words: dict[str, str]) -> Sortie:
    """Returns the sortie; whoever says how fast on the command line is not asked how long as well."""
    asked = tuple(name for name in ASKED if name != "scale" or "tempo" not in words)
    return Sortie(words, asked, recruit, "heroes")


def recruit(host: Host) -> Party | None:
    """Asks who plays: with bots, alone with two heroes, or several people at one keyboard; then who each of them is."""
    drawing, most = host.drawing, host.drawing.game.seats[-1]
    bot = comrade_of(drawing.game)
    rows = [Row(f"You and {USUAL_BOTS} {bot} bots", "A squad of four: the usual way.")]
    seatings = [seating(1, USUAL_BOTS, bot)]
    for bots in (n for n in range(1, most) if n != USUAL_BOTS):
        rows.append(Row(f"You and {bots} {bot} {'bot' if bots == 1 else 'bots'}", f"A squad of {bots + 1}."))
        seatings.append(seating(1, bots, bot))
    rows.append(Row("Alone, with two heroes", "Five dice for both of them."))
    seatings.append(Seating(1))
    for people in range(2, most + 1):
        rows.append(Row(f"{people} people at this keyboard", "Untimed: Tab hands the keyboard on."))
        seatings.append(Seating(people))
    place = pick(host.terminal, f"{drawing.title.upper()}  Who plays?", rows)
    return None if place == BACK else dressed(host, seatings[place])


def seating(people: int, bots: int, bot: str) -> Seating:
    return Seating(people + bots, dict.fromkeys(range(people, people + bots), bot))


def dressed(host: Host, seating: Seating) -> Party | None:
    """Lets each person pick a hero, and a person alone two."""
    picked: list[str] = []
    picks = [0, 0] if seating.seats == 1 else seating.people
    for number, seat in enumerate(picks):
        free = [row for row in host.drawing.characters(host.loaded) if row.word not in picked]
        who = f"Player {seat + 1}: who are you?" if len(seating.people) > 1 else "Who are you?"
        words = who if seating.seats > 1 else f"Hero {number + 1} of 2?"
        place = pick(host.terminal, f"{host.drawing.title.upper()}  {words}", free)
        if place == BACK:
            return None
        picked.append(free[place].word)
    return Party(seating, tuple(picked))
