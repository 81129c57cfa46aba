"""The ways to play ELITE: any mission on any map, as hard and as fast as you like, alone or with others."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Final

from holdfast.cli.errors import BadInput
from holdfast.cli.terminal.elite.palette import BACKGROUND
from holdfast.cli.terminal.face import Row
from holdfast.cli.terminal.io.pick_list import BACK, pick
from holdfast.cli.terminal.play.driver import Tempo
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.party import Party, Seating, comrade_of
from holdfast.cli.terminal.play.real_time_loop import RealTimeLoop
from holdfast.cli.terminal.start.host import Host
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.start.options_mode import PARTY, OptionsMode
from holdfast.cli.terminal.ways import ModeEntry, Player, Ways
from holdfast.engine.options import OptionChoice
from holdfast.games.elite.view import EliteView
from holdfast.table.save import Save
from holdfast.table.setting import Setting

ASKED: Final = ("mission", "map", "difficulty", PARTY, "tempo", "scale")
USUAL: Final = 3  # bots that come along


def is_rush(view: EliteView) -> bool:
    return view.clock_runs


def is_ticking(view: EliteView) -> bool:
    return view.ends_at is not None


TEMPO: Final = Tempo(is_rush, is_ticking)


class EliteWays(Ways):
    background = BACKGROUND
    quiet = frozenset({"rolled", "took_back", "seat_ready"})
    options = ("map", "difficulty", "tempo", "scale")

    def menu(self) -> Sequence[ModeEntry]:
        return [ModeEntry(Row("A mission", "Choose what to do, where, and how hard it shall be."), lambda: chosen({}))]

    def asked_for(self, args: argparse.Namespace) -> Mode | None:
        if args.grade is not None or args.daily or args.campaign is not None or args.new:
            raise BadInput("elite has neither grades, nor missions of the day, nor a campaign: choose a --mission")
        words = {name: getattr(args, name) for name in ("mission", *self.options) if getattr(args, name) is not None}
        return chosen(words) if words else None

    def player(self, local_game: LocalGame) -> Player:
        return RealTimeLoop(local_game, TEMPO)

    def of_save(self, save: Save, *, is_over: bool) -> Mode:
        return chosen({})


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
    """Who says how fast on the command line is not asked how long as well."""
    asked = tuple(name for name in ASKED if name != "scale" or "tempo" not in words)
    return Sortie(words, asked, recruit, "heroes")


def recruit(host: Host) -> Party | None:
    """Who plays: with bots, alone with two heroes, or several people at one keyboard; then who each of them is."""
    face, most = host.face, host.face.game.seats[-1]
    bot = comrade_of(face.game)
    rows = [Row(f"You and {USUAL} {bot} bots", "A squad of four: the usual way.")]
    seatings = [seating(1, USUAL, bot)]
    for bots in (n for n in range(1, most) if n != USUAL):
        rows.append(Row(f"You and {bots} {bot} {'bot' if bots == 1 else 'bots'}", f"A squad of {bots + 1}."))
        seatings.append(seating(1, bots, bot))
    rows.append(Row("Alone, with two heroes", "Five dice for both of them."))
    seatings.append(Seating(1))
    for people in range(2, most + 1):
        rows.append(Row(f"{people} people at this keyboard", "Untimed: Tab hands the keyboard on."))
        seatings.append(Seating(people))
    place = pick(host.terminal, f"{face.title.upper()}  Who plays?", rows)
    return None if place == BACK else dressed(host, seatings[place])


def seating(people: int, bots: int, bot: str) -> Seating:
    return Seating(people + bots, dict.fromkeys(range(people, people + bots), bot))


def dressed(host: Host, seating: Seating) -> Party | None:
    """Each person picks a hero, a person alone picks two."""
    picked: list[str] = []
    picks = [0, 0] if seating.seats == 1 else seating.people
    for number, seat in enumerate(picks):
        free = [row for row in host.face.characters(host.loaded) if row.word not in picked]
        who = f"Player {seat + 1}: who are you?" if len(seating.people) > 1 else "Who are you?"
        words = who if seating.seats > 1 else f"Hero {number + 1} of 2?"
        place = pick(host.terminal, f"{host.face.title.upper()}  {words}", free)
        if place == BACK:
            return None
        picked.append(free[place].word)
    return Party(seating, tuple(picked))
