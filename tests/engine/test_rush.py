"""Seats that act at once, in the toy *rush*: chains that ask, choices that never hang, a time that is up once.

In most scenes alien 3 stands north of hero 1, and seat 0 has the alien result that drives it south:

    .  .  .  .  .
    .  .  a3 .  .
    .  .  h1 .  .
    h0 .  .  .  h2
"""

from __future__ import annotations

import pytest

from holdfast.engine.play import CLOSED, why_not
from holdfast.engine.rng import key_from_seed
from holdfast.engine.save import digest, dump, load
from tests.stage import Stage
from tests.toys.rush.acting import Act, Drive, Roll, Shoot, Step
from tests.toys.rush.chain import ChooseWay, Go
from tests.toys.rush.events import Landed, TimeIsUp
from tests.toys.rush.flow import ChooseSpawn, March, SpawnAt
from tests.toys.rush.game import CONTENT, GAME, OPTIONS
from tests.toys.rush.state import OFF, Face, Rush

GRACE = OPTIONS.grace_ms
ALIEN, OTHER_ALIEN = 3, 4


class Table(Stage):
    """A table at which rush is played."""

    s: Rush

    def __init__(self, s: Rush) -> None:
        super().__init__(GAME, s)

    def asked(self, seat: int) -> dict[str, int]:
        """What a seat is asked, and under which number."""
        return {ask.kind: ask.id for ask in self.asks(seat)}

    def who_may_choose(self) -> list[int]:
        return [seat for seat in range(3) if ChooseWay.kind() in self.asked(seat)]

    def say_why_not(self, seat: int, action: Shoot | Drive | Step | Roll) -> str | None:
        refusal = self.why_not(seat, action)[1]
        return None if refusal is None else self.sentence(refusal)

    def shows(self, die: int, face: Face) -> None:
        self.s.face[die] = face


def first_position() -> Table:
    """The first swarm card brings one alien."""
    s = GAME.setup(CONTENT, OPTIONS, 3, key_from_seed(1))
    s.swarm.cards.sort(reverse=True)
    return Table(s)


@pytest.fixture
def table() -> Table:
    """The clock runs, and figures stand as in the picture; nothing was rolled yet."""
    table = first_position()
    table.click(0, SpawnAt(2))
    table.s.cell = [15, 12, 19, 7] + [OFF] * 5
    return table


@pytest.fixture
def chain(table: Table) -> Table:
    """Alien 3 drives hero 1 out, who is asked for a way."""
    table.shows(0, "alien")
    table.click(0, Drive(0, ALIEN, "south"))
    return table


# -- a choice of the group


def test_the_first_answer_of_the_group_wins() -> None:
    table = first_position()
    table.click(2, SpawnAt(4))
    assert table.s.cell[ALIEN] == 4


def test_a_late_click_on_a_closed_choice_does_not_decide_the_next(table: Table) -> None:
    table.s.cell = [15, 10, 19, 7, 12, 13] + [OFF] * 3
    table.shows(0, "alien")
    table.click(0, Drive(0, ALIEN, "south"))
    late = table.asked(2)["choose_way"]
    table.click(1, Go("east"))
    assert why_not(table.s, 2, late, Go("west")) == CLOSED
    assert table.who_may_choose() == [0, 1, 2]
    assert table.asked(2)["choose_way"] > late


# -- a chain, while the others go on


def test_a_pushed_hero_is_hurt_and_asked_where_to_go(chain: Table) -> None:
    assert chain.s.wounds[1] == 1
    assert chain.who_may_choose() == [0, 1]


def test_every_figure_of_an_open_chain_still_stands_on_its_space(chain: Table) -> None:
    assert chain.s.cell[:4] == [15, 12, 19, 7]
    chain.click(1, Go("east"))
    assert chain.s.cell[:4] == [15, 13, 19, 12]


def test_while_a_chain_asks_the_others_go_on(chain: Table) -> None:
    chain.shows(7, "move")
    assert chain.click(2, Roll((6,))) is None
    assert chain.click(2, Step(7, "north")) is None
    assert chain.click(0, Roll((0, 1))) is None


def test_nobody_touches_a_figure_of_the_chain(chain: Table) -> None:
    chain.shows(6, "shoot")
    chain.shows(3, "move")
    chain.s.cell[2] = 13
    assert chain.say_why_not(2, Shoot(6, ALIEN)) == "Figure 3 is part of the push that is going on."
    assert chain.say_why_not(1, Step(3, "east")) == "Figure 1 is part of the push that is going on."


def test_nobody_starts_another_chain_but_aliens_may_go_to_free_spaces(chain: Table) -> None:
    chain.s.cell[OTHER_ALIEN] = 18
    chain.shows(6, "alien")
    assert chain.say_why_not(2, Drive(6, OTHER_ALIEN, "east")) == "Another push is going on: wait until it is done."
    assert chain.click(2, Drive(6, OTHER_ALIEN, "west")) is None
    assert chain.s.cell[OTHER_ALIEN] == 17


def test_a_figure_is_not_pushed_onto_one_that_pushed_it(chain: Table) -> None:
    assert "go:north" not in [option.id for ask in chain.asks(1) for option in ask.options]


def test_without_a_way_out_all_stay(table: Table) -> None:
    table.s.cell = [15, 10, 19, 5, 11, 16] + [OFF] * 3
    table.shows(0, "alien")
    table.click(0, Drive(0, ALIEN, "south"))
    for seat, way in ((1, Go("east")), (2, Go("south")), (0, Go("west"))):
        assert table.click(seat, way) is None
    assert table.s.wounds == [1, 1, 0]  # hero 0 was pushed last, in its corner
    assert table.s.cell[:6] == [15, 10, 19, 5, 11, 16]


# -- time


def test_the_mover_may_choose_for_the_owner_while_the_clock_runs_and_not_after(chain: Table) -> None:
    assert chain.who_may_choose() == [0, 1]
    number = chain.asked(0)["choose_way"]
    run_out_the_clock(chain)
    assert chain.who_may_choose() == [1]
    assert why_not(chain.s, 0, number, Go("east")) == CLOSED


def test_a_choice_that_nobody_makes_goes_to_the_mover_then_to_all_then_to_the_board(chain: Table) -> None:
    run_out_the_clock(chain)
    seen = []
    for _ in range(3):
        seen.append(chain.who_may_choose())
        chain.wait(GRACE)
    assert seen == [[1], [0, 1], [0, 1, 2]]
    assert chain.s.cell[1] == 13  # east: the north is where the push came from


def test_time_is_up_once_even_in_the_middle_of_a_chain(chain: Table) -> None:
    chain.s.told = []
    run_out_the_clock(chain)
    assert [type(told.event) for told in chain.s.told] == [TimeIsUp]
    assert not chain.s.clock_runs
    chain.click(1, Go("east"))
    assert chain.s.cell[1] == 13
    assert chain.s.stopped == 1


def test_the_round_goes_on_when_the_chain_is_done(chain: Table) -> None:
    run_out_the_clock(chain)
    assert not any(isinstance(frame, Act | March) for frame in chain.s.frames())
    chain.click(1, Go("east"))
    assert chain.s.round == 2
    assert [type(frame) for frame in chain.s.frames()][-1] is ChooseSpawn


def test_an_alien_result_that_is_left_is_settled_after_time_is_up(table: Table) -> None:
    table.shows(3, "alien")
    table.shows(0, "shoot")
    table.wait(OPTIONS.rush_ms)
    assert [seat for seat in range(3) if table.asked(seat)] == [1]
    assert table.s.face[:4] == ["", "", "", "alien"]
    table.wait(3 * GRACE)
    assert "alien" not in table.s.face


def test_nobody_at_the_table_is_no_reason_to_hang() -> None:
    table = first_position()
    table.wait(10 * OPTIONS.rush_ms)
    assert table.s.outcome is not None


def test_alien_results_come_first(table: Table) -> None:
    table.shows(6, "alien")
    assert table.say_why_not(2, Roll((7,))) == "Settle your alien results first."
    table.s.cell[ALIEN] = OFF
    assert table.say_why_not(2, Roll((7,))) is None


# -- the same game again


def test_saved_and_loaded_in_the_middle_of_a_chain_it_goes_on_the_same(chain: Table) -> None:
    loaded = Table(load(GAME, CONTENT, dump(chain.s)))
    for table in (chain, loaded):
        table.click(2, Roll((6, 7)))
        table.wait(OPTIONS.tumble_ms)
        table.click(1, Go("west"))
    assert digest(loaded.s) == digest(chain.s)


def test_the_rolls_of_a_seat_are_the_same_whatever_the_others_do() -> None:
    assert rolls_of_seat_1(others=()) == rolls_of_seat_1(others=(0,)) == rolls_of_seat_1(others=(2, 0))


def rolls_of_seat_1(others: tuple[int, ...]) -> list[tuple[Face, ...]]:
    table = first_position()
    table.click(0, SpawnAt(0))
    table.s.cell = [15, 12, 19] + [OFF] * 6  # without aliens, alien results hold nobody up
    faces = []
    for _ in range(4):
        for seat in others:
            assert table.click(seat, Roll((3 * seat, 3 * seat + 2))) is None
        assert table.click(1, Roll((3, 4, 5))) is None
        table.wait(OPTIONS.tumble_ms)
        faces += [t.event.faces for t in table.s.told if isinstance(t.event, Landed) and t.event.seat == 1]
    return faces


def run_out_the_clock(table: Table) -> None:
    """Until time is up and not a moment longer, with the graces of open choices put off."""
    due = table.s.due("rush")
    assert due is not None
    table.s.shift("grace/1", due - table.s.now)
    table.wait(due - table.s.now)
