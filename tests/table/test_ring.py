"""What a seat may be told again: not what it forgot, not what was taken back."""

from holdfast.engine.event import Event, Forgot
from holdfast.table.journal import Journal
from holdfast.table.ring import KEPT, Page, Ring
from holdfast.table.save import encoded, parse_save
from tests.table.fixtures import ClockedTable, pebbles
from tests.table.pebbles import GAME, Take


class Seen(Event, frozen=True):
    ABOUT = "shell"
    no: int


class Plain(Event, frozen=True):
    no: int


def ring(*pages: Page) -> Ring:
    made = Ring()
    for page in pages:
        made.add(page)
    return made


def test_the_gap_is_what_came_after() -> None:
    told = ring(*(Page(n, (Plain(n),)) for n in range(1, 6)))
    gap = told.since(3)
    assert gap is not None
    assert [page.n for page in gap] == [4, 5]
    assert told.since(5) == []
    assert told.since(6) is None


def test_what_is_too_long_ago_is_not_there() -> None:
    told = ring(*(Page(n, ()) for n in range(1, KEPT + 11)))
    assert told.since(9) is None
    assert told.since(10) is not None


def test_what_was_forgotten_is_not_told_again() -> None:
    told = ring(Page(1, (Seen(1), Plain(1))), Page(2, (Forgot(("shell",)),)))
    assert told.log(10) == (Page(1, (Plain(1),)), Page(2, (Forgot(("shell",)),)))


def test_what_was_taken_back_is_not_told_again() -> None:
    told = ring(Page(1, (Plain(1),)), Page(2, (Plain(2),)), Page(3, (), holds=1))
    assert told.log(10) == (Page(1, (Plain(1),)),)
    assert told.since(1) == [Page(2, ()), Page(3, (), holds=1)]


def test_a_journal_writes_what_a_save_file_holds() -> None:
    clocked = ClockedTable(pebbles())
    journal = Journal()
    rows = [journal.begin(clocked.table.setting)]
    for turn in range(2):
        (line,) = clocked.plays(turn, Take(2)).lines
        rows.append(journal.line(line, None))
    later = Journal()
    later.go_on_from(rows)
    for turn in range(4):
        (line,) = clocked.plays(turn % 2, Take(2)).lines
        rows.append(later.line(line, None))
    rows.append(later.end(clocked.table.history))
    data = b"".join(rows)
    save = parse_save(data, "x", game=GAME)
    assert save.closed
    assert save.lines == clocked.table.lines
    assert b"".join(encoded(clocked.table.save())).splitlines()[1] == rows[1].rstrip()
