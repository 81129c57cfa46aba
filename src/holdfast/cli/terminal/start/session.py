"""One sitting: choose, play, see how it ended, and perhaps play again."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from holdfast.bots import with_bots
from holdfast.cli.errors import BadInput
from holdfast.cli.folders import saves_folder
from holdfast.cli.own_packs import folders_to_name, own_shelf
from holdfast.cli.terminal.io.keyboard import ENTER, ESCAPE
from holdfast.cli.terminal.io.lines import Block, line, wrapped
from holdfast.cli.terminal.io.palette import CREAM, FAINT, KEY
from holdfast.cli.terminal.io.terminal import Terminal
from holdfast.cli.terminal.play.local_game import PACE_MS, LocalGame
from holdfast.cli.terminal.play.notebook import read_notebook
from holdfast.cli.terminal.play.party import Party, seating_of
from holdfast.cli.terminal.play.turn_loop import Left
from holdfast.cli.terminal.play_arguments import PlayArguments
from holdfast.cli.terminal.registry import terminal_game
from holdfast.cli.terminal.start.choosing import choose_game
from holdfast.cli.terminal.start.choosing_packs import choose_packs, titles
from holdfast.cli.terminal.start.host import Host, Ready
from holdfast.cli.terminal.start.modes import Mode
from holdfast.cli.terminal.start.unfinished import last_unfinished
from holdfast.cli.terminal.terminal_game import TerminalGame, choose_mode
from holdfast.cli.terminal.words import say
from holdfast.engine.secret import SPECTATOR
from holdfast.table.replay import histories
from holdfast.table.save import ReplayError, Save, read_save


class Session:
    """What was asked for on the command line, and what people choose on the way."""

    def __init__(
        self,
        terminal: Terminal,
        known: Sequence[TerminalGame],
        args: PlayArguments,
        game: TerminalGame | None,
        party: Party | None,
    ) -> None:
        self.terminal = terminal
        self.known = known
        self.args = args
        self.game = game
        self.party = party
        self.host: Host | None = None
        self.mode: Mode | None = game.mode_from(args) if game is not None else None
        self.is_game_fixed = game is not None  # by the command line: going back leaves
        self.is_fixed = self.mode is not None
        self.are_packs_chosen = self.is_fixed or bool(args.pack)
        self.resumed: Ready | None = None
        self.played: LocalGame | None = None

    def check(self) -> None:
        """Raises what is wrong with the arguments before the screen is taken."""
        if self.args.resume is not None:
            self.resume(self.args.resume)
        elif self.args.save is not None and self.args.save.exists():
            raise BadInput(say("save.is_there", path=str(self.args.save)))
        elif self.game is not None and self.mode is not None:
            self.mode.check(self.hosted(self.game))

    def resume(self, path: Path) -> None:
        """Reads a save; one that cannot be replayed, or may not be played again, says so now."""
        shelf = own_shelf(self.args.pack)
        save = read_save(path, shelf=shelf)
        if bots := self.args.brought_bots():
            save = read_save(path, game=with_bots(save.setting.game, bots), shelf=shelf)
        *_, (history, _) = histories(save)
        game = terminal_game(save.setting.game)
        packs = tuple(pack.name for pack in save.setting.packs)
        game = game.with_packs(packs or game.packs, shelf)
        self.game = game.as_text() if self.args.plain else game
        self.are_packs_chosen = True
        self.mode = self.game.mode_of_save(save, is_over=history.state.outcome is not None)
        self.resumed = Ready(save, path)

    def hosted(self, game: TerminalGame) -> Host:
        if self.host is None or self.host.drawing is not game.drawing:
            self.host = Host(self.terminal, game.drawing, game.loaded(), self.args, party=self.party)
        return self.host

    def run(self) -> list[str]:
        """Plays until somebody has had enough; returns what to say when the screen is given back."""
        farewell = [say("farewell")]
        try:
            while (ready := self.chosen()) is not None:
                farewell = self.play(ready)
                if not self.goes_on():
                    break
        except Left as left:
            return list(left.args)
        except EOFError:
            pass
        return farewell

    # -- choosing

    def chosen(self) -> Ready | None:
        """Asks for whatever is not known yet; going back from the first question leaves."""
        while True:
            if self.resumed is not None:
                ready, self.resumed = self.resumed, None
                return ready
            if self.game is None:
                drawings = [game.drawing for game in self.known]
                chosen = choose_game(self.terminal, drawings, last_unfinished(saves_folder()))
                if isinstance(chosen, Path):
                    self.goes_on_with(chosen)
                    continue
                if chosen is None:
                    return None
                self.game = self.known[chosen]
            if not self.are_packs_chosen:
                shelf = own_shelf()
                packs = choose_packs(self.terminal, self.game, shelf)
                if packs is None:
                    if self.is_game_fixed:
                        return None
                    self.game = None
                    continue
                self.game = self.game.with_packs(packs, shelf)
                self.are_packs_chosen = True
            if self.mode is None:
                self.mode = choose_mode(self.terminal, self.game)
            if self.mode is None:
                if self.is_game_fixed:
                    return None
                self.game, self.are_packs_chosen = None, bool(self.args.pack)
                continue
            opened = self.opened(self.mode, self.hosted(self.game))
            if opened is not None or self.is_fixed:
                return opened
            self.mode = None

    def opened(self, mode: Mode, host: Host) -> Ready | None:
        """Returns a mode's next game; one that was chosen from a menu and cannot be played says why, and leads back."""
        try:
            return mode.next(host)
        except BadInput as problem:
            if self.is_fixed:
                raise
            self.explain(problem)
            return None

    def goes_on_with(self, path: Path) -> None:
        try:
            self.resume(path)
        except (BadInput, ReplayError) as problem:
            self.explain(problem)

    def explain(self, problem: Exception) -> None:
        words = str(problem)
        self.terminal.read(say("save.cannot"), lambda width: wrapped(words, width, CREAM), say("page.back"))

    # -- playing

    def play(self, ready: Ready) -> list[str]:
        """Plays one game; raises Left, with what to say, if it was broken off."""
        setting, mode, game = ready.setting, self.mode, self.game
        assert mode is not None, "a game comes from somewhere"
        assert game is not None, "something is played"
        path = self.save_path(ready, mode)
        local_game = LocalGame(
            self.terminal,
            game.drawing,
            ready.game,
            seating_of(setting.seats),
            path,
            notebook=read_notebook(path) if isinstance(ready.game, Save) else None,
            pace_ms=0 if self.args.fast else PACE_MS,
            quiet=game.quiet_events,
        )
        self.terminal.screen.dress(game.drawing.colours.background, game.drawing.stand_ins(setting.content))
        folders = folders_to_name(game.game, game.packs, game.shelf)
        packs = [word for folder in folders for word in ("--pack", str(folder))]
        if self.args.brought_bots():
            packs += ["--bots", self.args.bots]
        saved = say("save.saved", path=str(path))
        again = [saved, say("save.go_on", command=shlex.join(["holdfast", "play", "--resume", str(path), *packs]))]
        local_game.keep()
        mode.began(setting, path)
        try:
            game.loop(local_game).play()
        except (Left, EOFError, KeyboardInterrupt):
            local_game.keep()
            raise Left(*again) from None
        local_game.keep()
        mode.ended(local_game)
        self.played = local_game
        return [saved, say("save.see_again", command=f"holdfast replay {path}")]

    def save_path(self, ready: Ready, mode: Mode) -> Path:
        """Returns where the save came from, where it was asked for, or the first free number in the person's folder."""
        if ready.path is not None:
            return ready.path
        if self.args.save is not None:
            given, self.args.save = self.args.save, None
            return Path(given)
        folder = saves_folder()
        name = f"{ready.setting.game.name}-{mode.label}"
        return next(path for n in range(1, 100_000) if not (path := folder / f"{name}-{n}.jsonl").exists())

    # -- the end

    def last_page(self, width: int) -> Block:
        local_game = self.played
        assert local_game is not None, "nothing was played yet"
        rows = local_game.drawing.ending(local_game.look(SPECTATOR), local_game.ending(), width)
        hints = local_game.notebook.hints
        facts = [line((say("end.hints", hints=hints), FAINT))] if hints else []
        after = self.mode.after(width) if self.mode is not None else []
        if self.game is not None and self.game.shelf.of(self.game.game):
            facts.append(
                line((say("packs.played_with", packs=titles(self.game, self.game.packs, self.game.shelf)), FAINT))
            )
        saved = line((say("save.saved", path=str(local_game.path)), FAINT))
        return [*rows, *([Text(), *after, Text()] if after else []), *facts, saved]

    def goes_on(self) -> bool:
        """Asks whether to play again, play another mission, or go home; the last page can be scrolled meanwhile."""
        again = self.mode.again if self.mode is not None else ""
        again = say("end.again") if again is None else again
        first = line((" a", KEY), f" {again}  ") if again else line()
        foot = line(first, (" m", KEY), f" {say('end.another')}   ", ("q", KEY), f" {say('end.quit')}  ")
        while True:
            key = self.terminal.read(say("end"), self.last_page, foot=foot)
            if key in ("a", "1", "again") and again:
                return self.forget_seed()
            if key in ("m", "2"):
                self.mode, self.is_fixed = self.mode and self.mode.other(), False
                return self.forget_seed()
            if key in ("q", "3", ENTER, ESCAPE):
                return False

    def forget_seed(self) -> bool:
        """Forgets the seed, so that the next game is another one."""
        self.args.seed = None
        if self.host is not None:
            self.host.seed = None
        return True
