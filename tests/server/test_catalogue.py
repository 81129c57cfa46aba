"""The catalogue says what games say of themselves, and keeps a bounded number of things, however packs are named."""

from itertools import permutations

from holdfast import games
from holdfast.bots import bots_of
from holdfast.server.rooms.catalogue import SETS_KEPT, Catalogue
from tests.server.fixtures import FakeServer, run
from tests.toys.tictactoe import GAME as TICTACTOE


def test_every_order_and_repetition_of_packs_is_the_same_set() -> None:
    game = games.get("alone")
    catalogue = Catalogue({"alone": game})
    some = ("avatar", "base", "deep")
    boxes = {id(catalogue.box("alone", (*order, *order))) for order in permutations(some)}
    assert len(boxes) == 1
    assert len(catalogue._loaded) == 1
    assert catalogue.in_order(game, ("deep", "base", "deep")) == ("base", "deep")


def test_content_is_kept_for_a_bounded_number_of_sets() -> None:
    game = games.get("alone")
    catalogue = Catalogue({"alone": game})
    for order in permutations(("avatar", "base", "deep")):
        for length in (1, 2, 3):
            catalogue.load(game, order[:length])
    assert len(catalogue._loaded) <= SETS_KEPT


def test_a_table_has_its_packs_in_order() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            made = await ann.post("/api/tables", game="alone", seats=2, packs=["deep", "base", "deep"])
            assert made["table"]["packs"] == ["base", "deep"]
            changed = await ann.post(f"/api/tables/{made['id']}/choose", packs=["deep", "avatar", "base"])
            assert changed["packs"] == ["base", "avatar", "deep"]

    run(scenario)


def test_a_game_says_who_plays_along_and_how_its_tables_are_told_apart() -> None:
    info = Catalogue({"alone": games.get("alone")}).box("alone").info
    assert info.comrades == ("stalker", "stalker")
    assert (info.play_now, info.play_with_bots) == ("Play the hero", "Against two bots")
    assert info.roles == ("The hero", "Evil", "Evil", "Evil")
    assert info.endings == {"hero": "the hero got out", "evil": "evil won", "draw": "drawn"}


def test_a_game_that_says_nothing_has_the_usual_comrades_and_no_words_of_its_own() -> None:
    info = Catalogue({"tictactoe": TICTACTOE}).box("tictactoe").info
    assert len(info.comrades) == 1
    assert set(info.comrades) <= set(bots_of(TICTACTOE))
    assert (info.facts, info.play_now, info.play_with_bots, info.roles) == ("", "", "", ())


def test_a_game_in_which_nothing_is_undone_says_so_before_anybody_asks() -> None:
    catalogue = Catalogue({name: games.get(name) for name in ("alone", "elite", "key")})
    assert [name for name in catalogue.games if catalogue.box(name).info.never_undone] == ["elite"]


def test_a_box_says_which_rules_its_texts_tell_of() -> None:
    box = Catalogue({"elite": games.get("elite")}).box("elite")
    assert box.rules["wants.double"] == "elite:R113"


def test_every_bot_has_a_name_and_says_how_well_it_plays() -> None:
    catalogue = Catalogue({name: games.get(name) for name in ("alone", "elite", "key")})
    for name, game in catalogue.games.items():
        texts = catalogue.box(name).texts
        called = [texts[f"bot.{bot.replace('-', '_')}"] for bot in bots_of(game)]
        assert all(nickname and strength for nickname, strength in (words.split(": ") for words in called))
        assert len({words.split(":")[0] for words in called}) == len(called)


def test_elite_asks_for_the_difficulty_at_its_door() -> None:
    box = Catalogue({"elite": games.get("elite")}).box("elite")
    assert [choice.option for choice in box.choices if choice.at_door] == ["difficulty"]
