"""A film_file holds a whole film, seat by seat, exactly as the game showed it, in little room."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from holdfast import games
from holdfast.engine.event import events_for
from holdfast.packs import load_content, read_options, read_shelf
from holdfast.server.services.film_file import ALL_SEEING, film_file_of, read_film_file, steps_of, story_of
from holdfast.server.services.film_maker import Filmed, film_elsewhere
from holdfast.server.wire.encoder import public_json
from holdfast.table.replay import histories
from holdfast.table.save import Save, parse_save
from holdfast.table.setting import make_setting
from tests.packs.own import TEAPOT, written
from tests.replays.kept import names_of, played, read, stored

RECORDED = Path(__file__).parents[1] / "replays"


def shortest(game: str) -> tuple[Save, int]:
    """The shortest recorded game, and the size of its file."""
    data = min((gzip.decompress(file.read_bytes()) for file in RECORDED.glob(f"{game}-*.gz")), key=len)
    return read(data, game), len(data)


def told(value: Any) -> Any:
    return json.loads(public_json(value))


@pytest.mark.parametrize("game", ["key", "alone", "elite"])
def test_every_seat_sees_in_a_reel_what_it_saw_in_the_game(game: str) -> None:
    save, size = shortest(game)
    data = film_file_of(save)
    film_file = read_film_file(data)
    everybody = (-1, *range(len(save.setting.seats)))
    expected: dict[int, list[Any]] = {seat: [] for seat in everybody}
    before: dict[int, Any] = dict.fromkeys(everybody)
    for history, news in histories(save):
        for seat in everybody:
            view = told(save.setting.game.view(history.state, seat))
            events = told(events_for(news, seat))
            if events or view != before[seat]:
                expected[seat].append((len(history.lines), history.state.now, events, [view]))
            before[seat] = view
    for seat in everybody:
        steps = [told(step) for step in steps_of(film_file, seat, 0, 10**6)]
        assert [(step["line"], step["at"], step["events"], step["views"]) for step in steps] == expected[seat]
        assert film_file.head.totals[seat] == len(steps)
    assert film_file.head.totals[ALL_SEEING] == len(save.lines) + 1
    last = told(steps_of(film_file, ALL_SEEING, len(save.lines), 1)[0])
    assert last["views"] == [before[seat] for seat in everybody]
    assert len(told(story_of(film_file))["lines"]) == sum(bool(events) for _, _, events, _ in expected[-1])
    assert len(data) < 10 * size + 10_000


@pytest.mark.parametrize("place", ["key", ""])
def test_a_film_is_made_in_the_process_where_films_are_made(place: str) -> None:
    key = games.get("key")
    bots = ("random",)
    setting = make_setting(
        key, load_content(key), names_of(bots), options=read_options(key, load_content(key), {}), seed=1
    )
    data = stored(played(setting, bots, 1))
    made = film_elsewhere(data, "it", place, strange=True)
    assert isinstance(made, Filmed)
    assert (made.game, made.packs) == ("key", ("base",))
    assert read_film_file(made.film_file).head.lines == len(parse_save(data, "it").lines)
    damaged = film_elsewhere(data.replace(b"act", b"cat"), "it", place, strange=True)
    assert "changed after it was written" in str(damaged)
    assert "is not a Holdfast save" in str(film_elsewhere(b'{"game":"os:path"}', "it", "", strange=True))


def test_a_film_is_made_with_the_packs_of_the_host(tmp_path: Path) -> None:
    key = games.get("key")
    shelf = read_shelf((written(tmp_path / "mine", "key", {"missions/01.toml": TEAPOT}),))
    loaded = load_content(key, ("base", "mine"), shelf.places("key"))
    options = read_options(key, loaded, {"mission": "the-teapot"})
    data = stored(played(make_setting(key, loaded, names_of(("random",)), options=options, seed=1), ("random",), 1))
    made = film_elsewhere(data, "it", "key", True, shelf)
    assert isinstance(made, Filmed)
    assert made.packs == ("base", "mine")
    assert "needs the pack 'mine', which is not here" in str(film_elsewhere(data, "it", "key", strange=True))


def test_a_piece_of_a_film_has_a_bound_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    film_file = read_film_file(film_file_of(shortest("key")[0]))
    total = film_file.head.totals[0]
    monkeypatch.setattr("holdfast.server.services.film_file.LARGEST_PIECE", 1)
    assert [len(steps_of(film_file, 0, first, 200)) for first in (0, total - 1, total)] == [1, 1, 0]
