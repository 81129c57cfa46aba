"""A table for learners: who is asked when, numbers that stay, knowledge that leaks nothing, rewards."""

import pickle
from typing import Any

import numpy as np
import pytest

from holdfast import games
from holdfast.engine.play import asks
from holdfast.engine.rng import Rng, key_from_seed
from holdfast.engine.view import Text, ask_view
from holdfast.envs.gym_seat import GymSeat
from holdfast.envs.making import learners_table
from holdfast.envs.numbering import WAITS, Numbering
from holdfast.envs.observation import ABSENT, LONG, UNSEEN, Observer
from holdfast.envs.table import LearnersTable
from holdfast.envs.zoo import parallel_env
from holdfast.lab.match import CannotPlay
from tests.bots.mybots import Hasty

GAMES = ("alone", "elite", "key")


def played(table: LearnersTable, decisions: int, seed: int = 0) -> LearnersTable:
    """Has chance answer so many times, or to the end."""
    dice = np.random.default_rng(seed)
    for _ in range(decisions):
        if table.is_over or table.is_cut_short:
            break
        table.act(int(dice.choice(sorted(table.answers))))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_offered_has_a_number_of_its_own(game: str) -> None:
    table = learners_table(game, seats=2)
    for _ in range(60):
        s, seat = table.s, table.asked
        if seat is None:
            break
        for id, decision in asks(s, seat):
            offered = [option.action for option in ask_view(s, seat, id, decision).options]
            numbers = [table.numbers.number_of(action) for action in offered]
            assert None not in numbers, offered
            assert len(set(numbers)) == len(offered)
            assert WAITS not in numbers
        played(table, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_means_the_same_at_every_table(game: str) -> None:
    """Recorded once: whoever kept a learner wants it to be understood by the next version, too."""
    known = {
        "alone": (88196, {"explore": 181, "move": 767, "pass": 772}),
        "elite": (114098, {"allocate": 17, "step": 110151, "use": 114018}),
        "key": (2209, {"clear": 3, "go": 45, "play_card": 65}),
    }
    numbering = Numbering(games.get(game))
    size, firsts = known[game]
    assert numbering.size == size
    assert {kind: numbering.blocks[kind].first for kind in firsts} == firsts
    blocks = sorted(numbering.blocks.values(), key=lambda block: block.first)
    assert [block.first + block.size for block in blocks[:-1]] == [block.first for block in blocks[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_the_same_in_every_world_that_the_seat_may_imagine(game: str) -> None:
    table = learners_table(game, seats=2)
    found = table.game
    rng = Rng(key_from_seed("worlds"))
    changed = 0
    for _ in range(8):
        played(table, 8)
        if table.is_over:
            break
        for seat in range(2):
            seen = table.observe(seat)
            for kind in found.testing.secrets:
                other = found.testing.other_world(table.s.clone(), seat, kind, rng)
                if other is not None:
                    changed += 1
                    assert np.array_equal(table.observer.observe(other, seat), seen), (game, seat, kind)
    assert changed > 10


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_tells_what_is_known_and_keeps_its_places(game: str) -> None:
    table = learners_table(game, seats=2)
    layout = table.observer.layout
    covered = np.zeros(table.observer.size, dtype=int)
    for place in layout.values():
        covered[place] += 1
    assert set(covered) == {1}
    row = played(table, 20).observe(0)
    assert row.dtype == np.int16
    assert len(row) == table.observer.size
    assert (row == ABSENT).any()
    assert row[layout["seat"]] == [0]
    assert Observer(table.game).layout == layout


def test_each_number_of_a_field_stands_at_its_place() -> None:
    """Whether it is a single number, a list, a row of bytes, or a list of what only some seats know."""
    table = played(learners_table("alone", seats=2), 20)
    hero, layout = 0, table.observer.layout
    s: Any = table.s
    row = table.observe(hero)
    assert row[layout["round"]] == [s.round]
    assert list(row[layout["revealed"]][: len(s.revealed)]) == list(s.revealed)[: 2 * LONG]
    light = [one.look(hero) if one.is_known_to(hero) else UNSEEN for one in s.light]
    assert list(row[layout["light"]]) == light[: 2 * LONG]


def test_what_a_table_is_asked_is_found_anew_when_something_happens() -> None:
    table = learners_table("key", seats=2)
    for _ in range(30):
        for seat in range(2):
            assert table.answers_of(seat) == again(table).answers_of(seat)
        table.act(next(iter(table.answers)))


def again(table: LearnersTable) -> LearnersTable:
    """Returns a copy that has looked at nothing yet."""
    return table.clone()


def test_a_card_that_the_seat_does_not_know_is_unseen() -> None:
    table = learners_table("key", seats=2)
    deck = table.observe(0)[table.observer.layout["deck"]]
    assert deck[0] == len(table.s.deck)  # type: ignore[attr-defined]
    assert (deck[1:] == UNSEEN).all()


def test_who_is_not_asked_can_only_wait_and_nobody_waits_for_ever() -> None:
    table = learners_table("elite", seats=2)
    dice = np.random.default_rng(0)
    waited = 0
    while not table.is_over and table.decisions < 400:
        waited += WAITS in table.answers
        table.act(WAITS if WAITS in table.answers else int(dice.choice(sorted(table.answers))))
    assert waited > 20
    assert not table.is_stuck


def test_an_answer_takes_time() -> None:
    table = learners_table("elite", seats=2, pace_ms=700)
    played(table, 40)
    seat = table.asked
    assert seat is not None
    now = table.s.now
    played(table, 1)
    assert table.free_at[seat] == now + 700


def test_a_number_that_is_not_allowed_changes_nothing() -> None:
    env = GymSeat("key", seats=2, bots={1: "greedy"})
    seen, _ = env.reset(seed=4)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, is_over, is_cut, info = env.step(np.int64(wrong))
    assert info == {"refused": True}
    assert (reward, is_over, is_cut) == (0.0, False, False)
    assert np.array_equal(after["observation"], seen["observation"])


def end_of(env: GymSeat, number: int) -> dict[str, Any]:
    dice = np.random.default_rng(number)
    seen, _ = env.reset(seed=number)
    total = 0.0
    while True:
        allowed = np.flatnonzero(seen["action_mask"])
        seen, reward, is_over, is_cut, info = env.step(dice.choice(allowed))
        total += reward
        if is_over or is_cut:
            return {**info, "total": total, "decisions": env.table.decisions}


def test_the_same_number_is_the_same_game_also_against_bots() -> None:
    env = GymSeat("elite", bots="rookie", seats=2)
    first = end_of(env, 3)
    end_of(env, 4)
    assert end_of(env, 3) == first
    assert first["total"] in (-1.0, 1.0)


def test_bots_of_ones_own_sit_beside_learners() -> None:
    env = GymSeat("key", seats=2, bots={1: Hasty()})
    assert end_of(env, 1)["outcome"]
    with pytest.raises(CannotPlay, match="seat 0 is the learner's"):
        GymSeat("key", seats=2, bots={0: "greedy"})


def test_shaped_rewards_tell_the_way() -> None:
    """Opened windows count for, time that runs out against; the end is what it is without them."""
    env = GymSeat("key", shaped=True)
    totals = [end_of(env, number)["total"] for number in range(1, 6)]
    assert len(set(totals)) > 1
    assert all(-2.5 < total < 2.5 for total in totals)


def test_a_win_is_told_by_words_that_an_advisor_writes() -> None:
    """Learners write no words: the answer of The Key has one number, open once all windows are."""
    table = learners_table("key", seats=1, options={"mission": "first-day"})
    number = table.numbers.words_of("propose")
    assert number is not None
    assert number not in table.answers
    s: Any = table.s
    for window, content in enumerate(s.windows):
        s.windows[window] = s.reveal(content)
    answers = table.answers_of(0)
    assert number in answers
    assert any(isinstance(form, Text) for id, d in asks(s, 0) for form in ask_view(s, 0, id, d).forms)
    table.answers = answers
    table.act(number)
    while not table.is_over:
        agree = table.numbers.blocks["agree"].first
        table.act(agree if agree in table.answers else min(table.answers))
    assert table.s.outcome is not None
    assert table.s.outcome.key == "won.solved"


def test_a_table_is_cloned_and_sent() -> None:
    table = played(learners_table("elite", seats=2), 50)
    for twin in (table.clone(), pickle.loads(pickle.dumps(table))):
        a, b = played(twin, 30, seed=5), played(table.clone(), 30, seed=5)
        assert (a.s.now, a.asked, sorted(a.answers)) == (b.s.now, b.asked, sorted(b.answers))
        assert np.array_equal(a.observe(0), b.observe(0))
    with pytest.raises(CannotPlay, match="a table with bots cannot be cloned"):
        learners_table("elite", seats=2, bots={1: "rookie"}).clone()


def test_all_who_are_asked_at_a_moment_act_together() -> None:
    env = parallel_env("elite", seats=2)
    seen, _ = env.reset(seed=1)
    together = 0
    for _ in range(60):
        asked = [name for name, one in seen.items() if one["action_mask"].sum() > 1 or not one["action_mask"][WAITS]]
        together += len(asked) == 2
        seen, *_ = env.step({name: int(np.flatnonzero(one["action_mask"])[-1]) for name, one in seen.items()})
        if not env.agents:
            break
    assert together > 5
