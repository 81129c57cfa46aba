"""The front door: games, positions, what seats know and may do, and pictures of it."""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from holdfast import api
from holdfast.api.board import drawn
from holdfast.engine.action import Action
from holdfast.engine.drawn_board import BoardPiece, BoardSpace, DrawnBoard
from holdfast.engine.poison import NeedsTruth
from holdfast.engine.save import digest
from holdfast.engine.text import Texts
from holdfast.lab.match import GamePlayed, play_game
from holdfast.table.replay import verify
from holdfast.table.save import read_save
from tests.bots.mybots import Hasty

PEBBLES = "tests.table.pebbles:GAME"


def test_play_plays_the_same_game_as_a_simulation() -> None:
    run = api.play("key", bots=[Hasty(), "greedy"], seed=7, number=3)
    result = play_game(api.match_of("key", [Hasty(), "greedy"], seed=7), 3)
    assert isinstance(result, GamePlayed)
    assert (run.outcome.key, run.winners, run.decisions) == (result.outcome, result.winners, result.decisions)
    assert run.bots == ("hasty", "greedy")


@pytest.mark.parametrize("game", api.games())
def test_every_position_of_a_game_can_be_had_and_the_last_is_the_end(game: str) -> None:
    run = api.play(game, seed=2)
    *_, last = run.positions()
    assert digest(last.state) == digest(run.last.state)
    assert last.outcome == run.outcome
    first = next(api.positions(game, seed=2))
    assert digest(first.state) == digest(run.first.state) == digest(api.start(game, seed=2).state)


def test_a_simulation_counts_and_is_the_same_with_two_processes() -> None:
    alone = api.simulate("key", bots=["random"], games=6, seed=1)
    assert api.simulate("key", bots=["random"], games=6, seed=1, jobs=2) == alone
    assert (alone.summary.games, alone.failures) == (6, ())
    assert sum(share.count for share in alone.summary.outcomes.values()) == 6


def test_a_position_is_never_changed() -> None:
    position = api.start("key", seats=2, seed=1)
    before = digest(position.state)
    answer = api.legal(position)[0]
    after = position.after(answer)
    position.later(1000)
    twin = api.clone(position)
    assert digest(position.state) == digest(twin.state) == before
    assert digest(after.state) != before
    assert twin.state is not position.state


def test_an_answer_that_is_not_possible_is_refused_in_a_sentence() -> None:
    position = api.start("key", seats=2, seed=1)
    answer = api.legal(position)[0]
    with pytest.raises(api.Refused, match=r"^seat \d: go_first: .*\.$"):
        position.after(answer).after(answer)


def test_legal_is_what_views_offer() -> None:
    for position in list(api.positions("key", ["greedy"], seats=2, seed=4))[::9]:
        for seat in range(2):
            shown = {option.action for ask in api.view(position, seat).asks for option in ask.options}
            assert {answer.action for answer in api.legal(position, seat)} == shown


def test_what_a_seat_knows_raises_where_it_knows_nothing() -> None:
    position = api.start("key", seats=2, seed=1)
    with pytest.raises(NeedsTruth):
        api.known(position, 0).solution.true()  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", api.games())
@pytest.mark.parametrize("seat", [0, api.SPECTATOR, api.TRUTH])
def test_a_position_is_rendered_in_three_forms(game: str, seat: int) -> None:
    position = list(api.positions(game, seed=3))[40]
    text = api.render(position, seat)
    assert text.endswith("\n")
    root = ElementTree.fromstring(api.render(position, seat, form="svg"))
    drawn = " ".join("".join(part.itertext()) for part in root)
    html = ElementTree.fromstring(api.render(position, seat, form="html"))
    for word in text.split()[:10]:
        assert word in drawn
        assert word in "".join(html.itertext())


def test_the_board_of_a_position_is_drawn_as_far_as_a_seat_is_shown_it() -> None:
    position = list(api.positions("elite", ["squad"], seats=2, seed=3))[40]
    picture = api.render(position, 0, form="svg")
    assert "<title>Voker</title>" in picture
    assert picture.count("<circle") > 2
    whole_truth = api.render(position, api.TRUTH, form="svg")
    assert "<circle" not in whole_truth, "the whole truth is notation"


def test_what_things_are_called_cannot_break_a_picture() -> None:
    """Names come from packs."""
    board = DrawnBoard((BoardSpace((0, 0), "room", "<b>&"),), (), (BoardPiece((0, 0), "token", "</svg>"),))
    ElementTree.fromstring(f"<svg>{drawn(board, Texts({}), 0, 0, 100).elements}</svg>")


def test_a_notebook_shows_what_everybody_may_see() -> None:
    position = api.start("key", seats=2, seed=1)
    assert position._repr_svg_() == api.render(position, api.SPECTATOR, "svg")
    assert position._repr_html_() == api.render(position, api.SPECTATOR, "html")
    assert str(position) == api.render(position)
    assert repr(position) == "<Position of key: 2 seats, 0 ms, goes on>"


def test_a_run_is_saved_as_a_game_that_replay_reads(tmp_path: Path) -> None:
    run = api.play("alone", seed=1)
    save = read_save(run.save(tmp_path / "night.jsonl"))
    assert digest(verify(save)) == digest(run.last.state)


class Wrong(api.OwnBot):
    """Answers with what nobody asked."""

    def choose(self, occasion: api.Occasion) -> Action:
        return api.legal(api.start("elite", seats=2))[0].action


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (lambda: api.play("chess"), "there is no game called 'chess'; installed: alone, elite, key"),
        (lambda: api.play("key", bots=["nobody"]), "key has no bot called 'nobody'"),
        (lambda: api.play("key", bots="random"), "bots is a list with a bot for each seat, such as ['random']"),
        (lambda: api.play("elite", seats=9), "elite is for 1 to 6 seats, not 9"),
        (lambda: api.play("elite", options={"map": "x"}), "map must be one of abandoned_lab and crash_site, not x."),
        (lambda: api.play("elite", options={"colour": "x"}), "colour"),
        (lambda: api.play("key", packs=["mine"]), "an installed pack of key"),
        (lambda: api.play("key", bots=[Wrong]), "is not offered"),
        (lambda: api.render(api.start("key"), 7), "the seats of this game are 0 to 0"),
        (lambda: api.render(api.start("key"), form="png"), "a position is rendered as text, svg, html, not as 'png'"),
        (lambda: api.legal(api.start("key"), -1), "the seats of this game are 0 to 0, not -1"),
    ],
)
def test_mistakes_are_told_in_sentences(call: Callable[[], object], why: str) -> None:
    with pytest.raises(Exception, match=re.escape(why)):
        call()


def test_the_front_door_opens_without_what_is_heavy() -> None:
    """Whoever plays games needs neither the server nor plots, tables of data and environments."""
    import subprocess
    import sys

    heavy = ("holdfast.server", "holdfast.cli", "pyarrow", "altair", "numpy", "gymnasium", "pettingzoo", "rich")
    code = f"import holdfast.api, sys; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
