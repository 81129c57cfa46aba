"""The save format: what is written is read, and whatever is wrong with a file is said in one sentence."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.engine.command import Command, Tick
from holdfast.engine.game import AnyGame
from holdfast.engine.save import dump
from holdfast.packs import load_content
from holdfast.table.format import Seal
from holdfast.table.replay import GameCrashed, film, replay, unfinished, verify
from holdfast.table.save import ReplayError, Save, encoded, parse_save, read_save, write_save
from holdfast.table.setting import Setting, make_setting
from tests.table.fixtures import ClockedTable, pebbles, written
from tests.table.pebbles import GAME, Hurry, Peek, Roll, Scoop, Take


def clocked() -> ClockedTable:
    """A game with a bit of everything, played to its end: the die falls 60 times."""
    there = ClockedTable(pebbles(pebbles=4))
    there.plays(0, Peek(), "peek")
    there.plays(1, Hurry())
    there.table.tick(there.clock.go_on(20_000))
    there.table.pause(0, there.clock.now())
    there.table.resume(0, there.clock.go_on(500))
    for no in range(60):
        there.plays(no % 2 ^ 1, Roll())
    there.plays(1, Take(1))
    there.plays(0, Scoop((1, 2, 3)))
    assert there.table.outcome is not None
    return there


SAVE = clocked().table.save()
DATA = b"".join(encoded(SAVE))


def parsed(data: bytes, game: AnyGame = GAME) -> Save:
    return parse_save(data, "x.jsonl", game=game)


def resealed(rows: list[object]) -> bytes:
    """A file whose checksums are right, whatever its lines say."""
    seal = Seal()
    return b"".join(seal.line(row) for row in rows)


def rows() -> list[dict[str, object]]:
    found = [json.loads(line) for line in DATA.splitlines()]
    for row in found:
        del row["sum"]
    return found


def problem_of(data: bytes, game: AnyGame = GAME) -> str:
    with pytest.raises(ReplayError) as caught:
        verify(parsed(data, game))
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "clocked.jsonl"
    write_save(path, SAVE)
    read = read_save(path, game=GAME)
    assert (read.lines, read.digests, read.outcome, read.closed) == (SAVE.lines, SAVE.digests, SAVE.outcome, True)
    assert (read.setting.key, read.setting.seats) == (SAVE.setting.key, ("Ann", "Bob"))
    assert list(path.parent.iterdir()) == [path]
    assert verify(read).outcome == SAVE.outcome


def test_every_fiftieth_line_and_the_last_carry_a_digest() -> None:
    assert set(SAVE.digests) == {50, len(SAVE.lines)}
    assert [no for no, row in enumerate(rows()) if "digest" in row] == [50, len(SAVE.lines), len(SAVE.lines) + 1]


def test_the_header_binds_the_table_to_its_key() -> None:
    header = rows()[0]
    assert (header["game"], header["rules"], header["format"]) == ("pebbles", 1, 1)
    assert header["commitment"] == SAVE.setting.commitment
    assert header["key"] == SAVE.setting.key.hex()


@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
def test_any_changed_byte_is_noticed(place: int, flip: int) -> None:
    problem_of(DATA[:place] + bytes([DATA[place] ^ flip]) + DATA[place + 1 :])


@given(st.integers(0, len(DATA) - 1))
def test_any_missing_byte_is_noticed(place: int) -> None:
    problem_of(DATA[:place] + DATA[place + 1 :])


@given(st.integers(0, len(DATA) - 1))
def test_a_file_cut_short_is_never_taken_for_whole(length: int) -> None:
    cut = DATA[:length]
    problem_of(cut)
    if cut.endswith(b"\n"):
        assert not parsed(cut).closed


@given(st.binary(max_size=200))
def test_any_other_file_is_no_save(data: bytes) -> None:
    assert problem_of(data) == (
        "x.jsonl is not a Holdfast save, or its first line is damaged; get a fresh copy of the file"
    )


def test_lines_cannot_change_places() -> None:
    first, second, third, *rest = DATA.splitlines(keepends=True)
    assert "line 2: this line was changed" in problem_of(b"".join([first, third, second, *rest]))
    assert "line 2: this line was changed" in problem_of(b"".join([first, third, *rest]))


def test_a_game_still_being_played_loads_unfinished() -> None:
    there = ClockedTable(pebbles())
    there.plays(0, Take(1))
    running = msgspec.structs.replace(there.table.save(), closed=False)
    read = parsed(b"".join(encoded(running)))
    assert not read.closed
    assert [state.now for state in replay(read)] == [0, 100]
    assert unfinished(read) == (
        "x.jsonl has no closing line: it was cut short after command 1 or is still being written;"
        " get a fresh copy of the file, or go on playing from here"
    )
    later = ClockedTable(read.setting, read.lines)
    assert later.plays(1, Take(1)).refusal is None


def test_a_saved_game_that_is_not_over_is_whole() -> None:
    there = ClockedTable(pebbles())
    there.plays(0, Take(1))
    assert verify(parsed(b"".join(encoded(there.table.save())))).outcome is None


def test_a_game_may_begin_in_the_middle() -> None:
    there = ClockedTable(pebbles())
    there.plays(0, Take(3))
    setting = msgspec.structs.replace(there.table.setting, start=dump(there.table.state))
    later = ClockedTable(setting)
    later.plays(1, Take(2))
    read = parsed(b"".join(encoded(later.table.save())))
    assert [written(s)[:10] for s in replay(read)] == ["pebbles 9 ", "pebbles 7 "]


# -- what is wrong, in words


def test_a_changed_line_is_named() -> None:
    damaged = DATA.replace(b'"act":"peek"', b'"act":"poke"')
    assert problem_of(damaged) == (
        "x.jsonl, line 2: this line was changed after it was written (its checksum is wrong);"
        " get a fresh copy of the file"
    )


def test_a_broken_off_line_is_named() -> None:
    assert problem_of(DATA[:-5]) == (
        f"x.jsonl, line {len(SAVE.lines) + 2}: the file breaks off in the middle of this line;"
        " get a fresh copy of the file, or keep what stands before it: holdfast replay FILE --rescue NEW"
    )


def test_an_unknown_format_is_named() -> None:
    header, *rest = rows()
    assert problem_of(resealed([header | {"format": 7}, *rest])) == (
        "x.jsonl is written in format 7 and this Holdfast reads format 1; install the version of Holdfast that wrote it"
    )


def test_an_unknown_game_is_named() -> None:
    header, *rest = rows()
    with pytest.raises(ReplayError, match="is a game of 'chess': there is no game called 'chess'; installed: "):
        parse_save(resealed([header | {"game": "chess"}, *rest]), "x.jsonl")
    assert problem_of(resealed([header | {"game": "chess"}, *rest])) == (
        "x.jsonl is a game of 'chess', not of 'pebbles'; name the right game"
    )


def test_a_file_cannot_name_code_to_import() -> None:
    header, *rest = rows()
    with pytest.raises(ReplayError, match="there is no game called 'tests"):
        parse_save(resealed([header | {"game": "tests.table.pebbles:GAME"}, *rest]), "x.jsonl")


def test_other_rules_are_named() -> None:
    header, *rest = rows()
    assert problem_of(resealed([header | {"rules": 9}, *rest])) == (
        "x.jsonl was played by version 9 of the rules of pebbles and this Holdfast plays version 1;"
        " install the version of Holdfast that wrote it"
    )


def test_a_missing_pack_is_named() -> None:
    header, *rest = rows()
    packs = [{"name": "dunes", "hash": "00"}]
    assert problem_of(resealed([header | {"packs": packs}, *rest])) == (
        "x.jsonl needs the pack 'dunes', which is not here; give its folder with --pack"
    )


def test_a_key_that_was_exchanged_is_named() -> None:
    header, *rest = rows()
    assert problem_of(resealed([header | {"key": "00" * 16}, *rest])) == (
        "x.jsonl: the key is not the one that the table was bound to at the start; do not trust this file's dice"
    )


@pytest.mark.parametrize(
    "change",
    [{"options": 5}, {"options": {"pebbles": "many"}}, {"key": "zz"}, {"key": 1}, {"seats": "Ann"}, {"packs": 3}],
)
def test_a_header_that_makes_no_sense_is_named(change: dict[str, object]) -> None:
    header, *rest = rows()
    assert problem_of(resealed([header | change, *rest])).startswith("x.jsonl, line 1: the header is wrong (")


def test_too_many_seats_are_named() -> None:
    header, *rest = rows()
    assert "pebbles is not for 1 seats" in problem_of(resealed([header | {"seats": ["Ann"]}, *rest]))


@pytest.mark.parametrize("name", ["", " ", "A\x1b[2Jnn", "Ann\n", "x" * 41])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    header, *rest = rows()
    assert "a name at the table cannot be shown" in problem_of(resealed([header | {"seats": [name, "Bob"]}, *rest]))
    with pytest.raises(ValueError, match="a name has 1 to 40 signs that can be shown, unlike "):
        make_setting(GAME, load_content(GAME), ("Ann", name))


@pytest.mark.parametrize("text", ["\x1b[2J", "a\x07", "\x9b31m"])
def test_texts_that_would_steer_a_terminal_are_refused(text: str) -> None:
    """Files come from others: what their options, their first state or a pause say is shown by `holdfast replay`."""
    header, *rest = rows()
    for change in ({"options": {"title": ["fine", text]}}, {"start": {text: 1}}):
        assert "holds a text that cannot be shown" in problem_of(resealed([header | change, *rest]))
    pause = {"t": "pause", "at": 5, "seat": 0, "reason": text}
    assert "line 2: the reason of this pause cannot be shown" in problem_of(resealed([header, pause, *rest]))


def test_half_a_sign_is_no_name() -> None:
    seal = Seal()
    header = seal.line(rows()[0]).replace(b'"Ann"', b'"\\ud800"')
    body = header[: header.index(b',"sum"')]
    seal = Seal()
    assert "x.jsonl" in problem_of(b'%s,"sum":"%s"}\n' % (body, seal.over(body)))


def test_an_unknown_command_is_named() -> None:
    header, first, *rest = rows()
    for change in ({"t": "dance"}, {"action": {"act": "fly"}}, {"seat": "Ann"}, {"action": None}):
        sentence = problem_of(resealed([header, first | change, *rest]))
        assert sentence.startswith("x.jsonl, line 2: pebbles knows no such command (")


def test_an_illegal_command_is_named() -> None:
    header, first, *rest = rows()
    for change in ({"ask": 7}, {"seat": 1}, {"seat": -1}, {"seat": 10**12}, {"at": -5}):
        assert "x.jsonl: command 1 is not legal (" in problem_of(resealed([header, first | change, *rest]))
    assert "command 1 is not legal" in problem_of(resealed([header, {"t": "undo", "at": 5, "to": 3}]))
    assert "command 1 is not legal" in problem_of(resealed([header, {"t": "undo", "at": 5, "to": -1}]))
    assert "command 1 is not legal" in problem_of(resealed([header, {"t": "resume", "at": 5, "seat": 0}]))


def test_a_drift_says_where() -> None:
    found = rows()
    found[50]["digest"] = "0123456789abcdef"
    assert problem_of(resealed(list(found))).startswith(
        "x.jsonl drifts at command 50: its state should have the digest 0123456789abcdef and has "
    )


def test_a_wrong_closing_line_is_named() -> None:
    *lines, last = rows()
    end = f"x.jsonl, line {len(SAVE.lines) + 2}: "
    assert problem_of(resealed([*lines, last | {"lines": 3}])).startswith(f"{end}the closing line stands in the wrong")
    assert problem_of(resealed([*lines, last, last])).startswith(f"{end}the closing line stands in the wrong")
    assert problem_of(resealed([*lines, last | {"lines": "3"}])).startswith(f"{end}the closing line is wrong (")
    assert "the closing line tells another outcome" in problem_of(resealed([*lines, last | {"outcome": None}]))


def test_a_crash_of_the_game_is_told_from_a_bad_file() -> None:
    setting: Setting = msgspec.structs.replace(
        pebbles(), options=msgspec.structs.replace(pebbles().options, broken="take", pebbles=5)
    )
    save = Save(setting, (Command(1, 0, 1, Take(1)),), {})
    with pytest.raises(GameCrashed, match="command 1 makes pebbles fail") as caught:
        verify(parsed(b"".join(encoded(save))))
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ReplayError, match="cannot be read: No such file or directory; check the name and try again"):
        read_save(tmp_path / "none.jsonl")


# -- replay and film


def test_a_replay_gives_every_state() -> None:
    states = list(replay(SAVE))
    assert len(states) == len(SAVE.lines) + 1
    assert states[-1].outcome == SAVE.outcome
    assert [s.now for s in replay(SAVE, to=2)] == [0, 100, 200]


def test_a_replay_beyond_the_end_is_refused() -> None:
    for to in (-1, len(SAVE.lines) + 1):
        with pytest.raises(ReplayError, match=f"has {len(SAVE.lines)} commands; choose one from 0 to"):
            list(replay(SAVE, to))


def test_a_film_shows_what_its_seat_was_told() -> None:
    there = ClockedTable(pebbles())
    told = {seat: [news.whole()] for seat, news in there.table.opening.items()}
    for seat, action in ((0, Peek()), (1, Hurry()), (0, Take(2))):
        for other, news in there.plays(seat, action).updates.items():
            told[other].append(news.whole())
    for seat in (-1, 0, 1):
        assert list(film(there.table.save(), seat)) == told[seat]


def test_ticks_are_lines_too() -> None:
    assert any(isinstance(line, Tick) for line in SAVE.lines)
