"""The smaller parts: ASCII, menus, lines, notes, the list of candidates, names of seats."""

from pathlib import Path

import msgspec
import pytest
from rich.text import Text

from holdfast.cli.terminal.io.ascii import in_ascii, letters_for
from holdfast.cli.terminal.io.lines import Block, between, fit, flowing, in_columns, line, plain
from holdfast.cli.terminal.key.console import draw_console
from holdfast.cli.terminal.key.pages import CODES, KEYPAD, draw_handbook
from holdfast.cli.terminal.play.local_game import LocalGame
from holdfast.cli.terminal.play.menu import Do, Menu, MenuEntry, Open, Reply, Send, leads_somewhere, numbered
from holdfast.cli.terminal.play.notebook import Notebook, keep_notebook, pinned, read_notebook
from holdfast.cli.terminal.play.party import Seating, seating_of
from holdfast.cli.terminal.play.snapshot import TableSnapshot
from holdfast.cli.terminal.play.table_frame import DrawnTable, draw_frame, draw_question
from holdfast.engine.action import Action
from holdfast.engine.secret import SPECTATOR
from holdfast.engine.text import Texts
from holdfast.engine.view import Ask, Option, PickSome, View
from holdfast.games.key.rules.contradiction import rules_out
from holdfast.games.key.screen.console import console
from holdfast.games.key.state import Key
from tests.cli.terminal.terminals import SMALL, after_lines, local_game_with, mission, parts
from tests.toys.rush.acting import Roll, Step


def test_everything_on_the_table_has_an_ascii_stand_in(tmp_path: Path) -> None:
    local_game, screen = local_game_with(["1 i 3"], tmp_path / "save.jsonl", size=SMALL)
    after_lines(local_game)
    stand_ins = local_game.drawing.stand_ins(local_game.content)
    rows = [in_ascii(Text(row), stand_ins) for row in screen.last.split("\n")]
    assert plain(rows).isascii()
    assert "?" not in plain(rows).replace("? help", "").replace("archive?", "").replace("room?", "")
    assert [row.cell_len for row in rows] == [80] * 24


def test_glyphs_keep_apart_in_ascii() -> None:
    symbols = tuple(glyph.symbol for glyph in parts().glyphs)
    stand_ins = letters_for(symbols)
    assert len(set(stand_ins.values())) == len(stand_ins)
    assert not set(stand_ins.values()) & {"c", "s", "t", "*"}  # suits and the star have theirs


def test_lines_fit() -> None:
    assert fit(Text("a long line"), 6).plain == "a lon…"
    assert fit(Text("short"), 8).plain == "short   "
    assert between(line("a"), line("b"), 5).plain == "a   b"
    assert between(line("aaaa"), line("b"), 4).plain == "aaaa"
    cells = [Text(word) for word in ("one", "two", "three", "four")]
    assert [row.plain for row in in_columns(cells, 12, 2)] == ["one    two  ", "three  four "]
    assert [row.plain for row in flowing(cells, 12, 1)] == ["one two", "three four"]


def snapshot_with(menu: Menu, note: str = "", commands: tuple[MenuEntry, ...] = ()) -> TableSnapshot[View, None]:
    return TableSnapshot(View(0, (), None), None, Texts({}), people=(), log=(), menu=menu, note=note, commands=commands)


def rows_of(block: Block) -> list[str]:
    return [row.plain.rstrip() for row in block]


def test_a_question_is_drawn_with_its_answers_its_reasons_and_what_else_can_be_done() -> None:
    menu = Menu("What now?", (MenuEntry("e", "End", None, "Not yet. (R21)"), MenuEntry("p", "Play", Reply(True))))
    commands = (MenuEntry("l", "log"), MenuEntry("q", "quit"))
    short = rows_of(draw_question(snapshot_with(menu, commands=commands), 40, 4, 10))
    assert short == [" What now?                 l log  q quit", " p Play", " e End: Not yet. (R21)", ""]
    noted = rows_of(draw_question(snapshot_with(menu, "That is a choice that nobody has here.", commands), 40, 4, 10))
    assert noted == [
        " What now?                 l log  q quit",
        " That is a choice that nobody has here.",
        " p Play",
        " e End: Not yet. (R21)",
    ]
    narrow = rows_of(draw_question(snapshot_with(menu, commands=commands), 20, 4, 10))
    assert narrow == [" What now?", " p Play", " e End: Not yet. (R…", "", " l log  q quit"]


def test_a_table_without_room_for_its_map_is_told_in_sentences() -> None:
    told = msgspec.structs.replace(snapshot_with(Menu("What now?")), in_words=lambda width: [[Text("A deep sea.")]])
    drawn = DrawnTable("CHESS", [Text("#" * 60)] * 8)
    assert rows_of(draw_frame(told, drawn, 80, 24))[:2] == [" CHESS", "#" * 60]
    for width, height in ((70, 24), (80, 14)):
        rows = rows_of(draw_frame(told, drawn, width, height))
        assert rows[:3] == [" CHESS", " Too small for the map: make it 80x24 or larger.", "A deep sea."]
        assert len(rows) == height


def test_a_menu_finds_what_a_key_stands_for() -> None:
    menu = Menu("?", (MenuEntry("e", "End", None, "Not yet. (R21)"), MenuEntry("p", "Play", Reply(True))))
    found = menu.find("p")
    assert found is not None
    assert found.leads == Reply(True)
    assert menu.find("z") is None


def test_a_menu_that_leads_nowhere_any_more_is_known() -> None:
    roll, step = Roll((0, 1)), Step(0, "north")
    form = PickSome("roll", "dice", (0, 1), 1, 2)

    def view(*options: Action, forms: tuple[PickSome, ...] = ()) -> View:
        ask = Ask(7, "act", tuple(Option("", option) for option in options), forms, standing=True)
        return View(0, (ask,), None)

    walks = Menu("?", (MenuEntry("w", "go", Do(7, step)),))
    rolls = Menu("?", (MenuEntry("r", "roll", Send(7, "roll", "dice")), MenuEntry("a", "all", Do(7, roll))))
    nested = Menu("?", (MenuEntry("m", "more", Open(walks)),))
    assert leads_somewhere(walks, view(step))
    assert leads_somewhere(nested, view(step))
    assert not leads_somewhere(nested, view(forms=(form,)))
    assert leads_somewhere(rolls, view(forms=(form,)))
    assert not leads_somewhere(rolls, view(step))
    assert not leads_somewhere(walks, View(0, (), None))


def test_numbered_entries_get_letters_that_are_free() -> None:
    entries = numbered([("Run", None, ""), ("Regroup", None, ""), ("Rr", None, "")], {"u"})
    assert [entry.also for entry in entries] == [("r",), ("e",), ()]


def test_a_notebook_lies_beside_its_save(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    assert read_notebook(save) == Notebook()
    notebook = Notebook()
    notebook.write(1, "beware of the goat")
    notebook.write(1, "-9")
    notebook.hints = 2
    keep_notebook(save, notebook)
    assert read_notebook(save).page(1) == ["beware of the goat", "-9"]
    assert read_notebook(save).hints == 2
    save.with_suffix(".notes").write_text("{", encoding="utf-8")
    assert read_notebook(save) == Notebook()


def test_seats_are_told_apart_by_their_names() -> None:
    seating = Seating(3, {1: "greedy", 2: "random"})
    assert seating.names() == ("Player 1", "greedy bot 2", "random bot 3")
    assert seating_of(seating.names()) == seating
    assert seating_of(("Ann", "Bob")) == Seating(2)
    assert [seating.label(seat, 0) for seat in range(3)] == ["you", "greedy bot", "random bot"]


def is_possible(local_game: LocalGame, entry: str) -> bool:
    """Tells whether what lies open leaves an entry of a list possible."""
    s = local_game.table.state
    assert isinstance(s, Key)
    return not rules_out(s.mission, console(s).windows, entry)


@pytest.mark.parametrize(
    ("entry", "possible"), [("OTTER", True), ("Utter", True), ("OTHER", False), ("TIGER", False), ("OTTERS", True)]
)
def test_the_list_strikes_out_what_open_windows_rule_out(entry: str, possible: bool, tmp_path: Path) -> None:
    """T lies open in the second and third place; what has another length is not judged."""
    local_game, _ = local_game_with([], tmp_path / "save.jsonl")
    assert is_possible(local_game, entry) is possible


def briefed(local_game: LocalGame) -> str:
    return plain(local_game.drawing.briefing(local_game.look(0), 80))


def test_striking_out_is_the_players_choice(tmp_path: Path) -> None:
    """By hand in the notes, by the windows where the notes say so; both are private and can be taken back."""
    local_game, _ = local_game_with([], tmp_path / "save.jsonl")
    assert "4 of 4 can still be true" in briefed(local_game)
    local_game.notebook.write(0, "Utter: x")
    assert "3 of 4 can still be true" in briefed(local_game)
    assert "x UTTER" in briefed(local_game)
    local_game.notebook.write(0, "windows: x")
    assert "1 of 4 can still be true" in briefed(local_game)
    local_game.notebook.write(0, "-2")
    local_game.notebook.write(0, "-1")
    assert "4 of 4 can still be true" in briefed(local_game)


def test_a_pencilled_letter_stands_in_all_windows_of_its_sign(tmp_path: Path) -> None:
    local_game, _ = local_game_with([], tmp_path / "save.jsonl")
    look = local_game.look(0)
    closed = next(
        pane for row in look.view.mission.rows for pane in row.panes if look.view.console.windows[pane.window] is None
    )
    local_game.notebook.write(0, f"{look.say(f'sign.{closed.window}')}: Q")
    assert "Q" in plain(draw_console(local_game.look(0), framed=False))
    assert "Q" not in plain(draw_console(local_game.look(SPECTATOR), framed=False))


@pytest.mark.parametrize(
    ("notes", "pins"),
    [
        (["star: E", "STAR: F"], {"star": "F"}),
        (["no thing", ": lost", "a: b: c"], {"a: b": "c"}),
    ],
)
def test_notes_about_things_begin_with_their_names(notes: list[str], pins: dict[str, str]) -> None:
    assert pinned(notes) == pins


def test_one_letter_one_glyph_rules_out_too(tmp_path: Path) -> None:
    once = mission(dossier=["OTTER", "OTTOR"])
    local_game, _ = local_game_with([], tmp_path / "a.jsonl", of=once)
    assert not is_possible(local_game, "OTTOR")
    several = mission(dossier=["OTTER", "OTTOR"], one_to_one=False)
    local_game, _ = local_game_with([], tmp_path / "b.jsonl", of=several)
    assert is_possible(local_game, "OTTOR")


def test_an_anagram_needs_the_open_letters_anywhere(tmp_path: Path) -> None:
    shuffled = mission(kind="anagram", console=["RETTO"])
    local_game, _ = local_game_with([], tmp_path / "save.jsonl", of=shuffled)
    assert is_possible(local_game, "UTTER")
    assert not is_possible(local_game, "OTHER")


def test_the_handbook_is_right(tmp_path: Path) -> None:
    local_game, _ = local_game_with([], tmp_path / "save.jsonl")
    assert (CODES["morse"]["S"], CODES["morse"]["O"], CODES["morse"]["Q"]) == ("...", "---", "--.-")
    assert "".join(KEYPAD.values()) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert all(row.cell_len <= 76 for row in draw_handbook(local_game.look(0), 76))
