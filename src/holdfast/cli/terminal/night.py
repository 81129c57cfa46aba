"""One sitting: choose, play, see how it ended, and perhaps play again."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from rich.text import Text

from holdfast.cli.errors import BadInput
from holdfast.cli.folders import saves_folder
from holdfast.cli.matches import said
from holdfast.cli.terminal.company import company_of
from holdfast.cli.terminal.desk import Desk
from holdfast.cli.terminal.evening import PACE_MS, Evening
from holdfast.cli.terminal.face import Face
from holdfast.cli.terminal.keyboard import ENTER, ESCAPE
from holdfast.cli.terminal.lines import Block, block, fit, line, rule
from holdfast.cli.terminal.notebook import read_notebook
from holdfast.cli.terminal.palette import BAR, BRASS, FAINT, KEY, LINES
from holdfast.cli.terminal.start import Party, choose_face, choose_mission, choose_party
from holdfast.cli.terminal.turns import Left, Turns
from holdfast.cli.terminal.unfinished import last_unfinished
from holdfast.engine.game import SetupError
from holdfast.engine.secret import SPECTATOR
from holdfast.packs import Loaded, load_content, read_options
from holdfast.table.replay import histories
from holdfast.table.save import Save, read_save
from holdfast.table.setting import Setting, make_setting


class Night:
    """What was asked for on the command line, and what people choose on the way."""

    def __init__(
        self, desk: Desk, faces: Mapping[str, Face], args: argparse.Namespace, face: Face | None, party: Party | None
    ) -> None:
        self.desk = desk
        self.faces = faces
        self.args = args
        self.face = face
        self.party = party
        self.mission: str | None = args.mission
        self.loaded: Loaded | None = None
        self.resumed: Save | None = None
        self.played: Evening | None = None

    def check(self) -> None:
        """Raises what is wrong with the arguments before the screen is taken."""
        if self.args.resume is not None:
            self.resume(self.args.resume)
        elif self.args.save is not None and self.args.save.exists():
            raise BadInput(
                f"{self.args.save} is there already: go on with --resume {self.args.save}, or name another file"
            )
        elif self.face is not None and self.mission is not None:
            self.loaded = load_content(self.face.game)
            self.setting(self.face, self.party or Party(company_of(("Player 1",))))

    def resume(self, path: Path) -> None:
        """Read a save; one that cannot be replayed says so now."""
        self.resumed = read_save(path)
        for _ in histories(self.resumed):
            pass
        self.face = self.faces[self.resumed.setting.game.name]

    def run(self) -> list[str]:
        """Until somebody has had enough; what to say when the screen is given back."""
        farewell = ["Good night."]
        try:
            while (game := self.chosen()) is not None:
                farewell = self.play(game)
                if not self.goes_on():
                    break
        except Left as left:
            return list(left.args)
        except EOFError:
            pass
        return farewell

    # -- choosing

    def chosen(self) -> Save | Setting | None:
        """Ask for whatever is not known yet; going back from the first question leaves."""
        while True:
            if self.resumed is not None:
                save, self.resumed = self.resumed, None
                return save
            if self.face is None:
                chosen = choose_face(self.desk, self.faces, last_unfinished(saves_folder()))
                if isinstance(chosen, Path):
                    self.args.resume = chosen
                    self.resume(chosen)
                    continue
                if chosen is None:
                    return None
                self.face = chosen
            if self.loaded is None:
                self.loaded = load_content(self.face.game)
            if self.mission is None:
                self.mission = choose_mission(self.desk, self.face, self.loaded)
                if self.mission is None:
                    if self.args.game:
                        return None
                    self.face = None
                    continue
            if self.party is None:
                self.party = choose_party(self.desk, self.face, self.loaded)
                if self.party is None:
                    self.mission = None
                    continue
            return self.setting(self.face, self.party)

    def setting(self, face: Face, party: Party) -> Setting:
        assert self.loaded is not None, "content is loaded before a table is set"
        words = {"characters": ",".join(party.characters), "talk": self.args.talk}
        if self.mission is not None:
            words["mission"] = self.mission
        try:
            options = read_options(face.game, self.loaded, words)
            setting = make_setting(face.game, self.loaded, party.company.names(), options=options, seed=self.args.seed)
            setting.first_state()
        except SetupError as problem:
            raise BadInput(said(face.game, problem)) from None
        return setting

    # -- playing

    def play(self, game: Save | Setting) -> list[str]:
        """One game; raises Left, with what to say, if it was broken off."""
        setting = game if isinstance(game, Setting) else game.setting
        face = self.faces[setting.game.name]
        path = self.save_path(setting)
        evening = Evening(
            self.desk,
            face,
            game,
            company_of(setting.seats),
            path,
            story=face.story(setting.options),
            notebook=read_notebook(path) if isinstance(game, Save) else None,
            pace_ms=0 if self.args.fast else PACE_MS,
        )
        self.dress(face, setting)
        again = [f"Saved: {path}", f"Go on with: holdfast play --resume {path}"]
        evening.keep()
        try:
            Turns(evening).play()
        except (Left, EOFError, KeyboardInterrupt):
            evening.keep()
            raise Left(*again) from None
        evening.keep()
        self.played = evening
        return [f"Saved: {path}", f"See it again with: holdfast replay {path}"]

    def dress(self, face: Face, setting: Setting) -> None:
        """Tell the screen how to write this game's signs in ASCII."""
        if hasattr(self.desk.screen, "stand_ins"):
            self.desk.screen.stand_ins = face.stand_ins(setting.content)

    def save_path(self, setting: Setting) -> Path:
        """Where it was asked for, where it came from, or the first free number in the person's own folder."""
        given: Path | None = self.args.save or self.args.resume
        if given is not None:
            self.args.save = self.args.resume = None
            return given
        folder = saves_folder()
        name = f"{setting.game.name}-{self.mission or 'game'}"
        return next(path for n in range(1, 100_000) if not (path := folder / f"{name}-{n}.jsonl").exists())

    # -- the end

    def last_page(self, width: int) -> Block:
        evening = self.played
        assert evening is not None, "nothing was played yet"
        rows = evening.face.ending(
            evening.view(SPECTATOR), evening.content, evening.texts, evening.story, evening.events(SPECTATOR), width
        )
        hints = evening.notebook.hints
        facts = [line((f"Hints opened: {hints}", FAINT))] if hints else []
        return [*rows, *facts, line((f"Saved: {evening.path}", FAINT))]

    def frame(self, top: int, typed: str, width: int, height: int) -> Block:
        return draw_last_page(self.last_page(width - 4), top, width, height)

    def goes_on(self) -> bool:
        """Again, another mission, or home; the last page can be scrolled meanwhile."""
        top = 0
        while True:
            width, height = self.desk.screen.size()
            room = max(height - 4, 1)
            last = max(len(self.last_page(width - 4)) - room, 0)
            top = min(max(top, 0), last)

            key = self.desk.keyboard.key(partial(self.desk.show, partial(self.frame, top)))
            if key in ("down", "up", " ", "j", "k"):
                top += 1 if key in ("down", " ", "j") else -1
            elif key in ("a", "1", "again"):
                self.args.seed = None
                return True
            elif key in ("m", "2"):
                self.mission, self.args.seed = None, None
                return True
            elif key in ("q", "3", ENTER, ESCAPE):
                return False


def draw_last_page(rows: Block, top: int, width: int, height: int) -> Block:
    room = max(height - 4, 1)
    shown = [line("  ", row) for row in rows[top : top + room]]
    more = "arrow down: more" if len(rows) > top + room else ""
    keys = line((" a", KEY), " again   ", ("m", KEY), " another mission   ", ("q", KEY), " quit   ", (more, BRASS))
    return [
        fit(line((" THE END ".ljust(width), BAR)), width),
        fit(Text(), width),
        *block(shown, width, room),
        rule("", width, FAINT, LINES),
        fit(keys, width),
    ]
