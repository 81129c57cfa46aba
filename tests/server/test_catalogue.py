"""The catalogue keeps a bounded number of things, however packs are named."""

from itertools import permutations

from holdfast import games
from holdfast.server.rooms.catalogue import SETS_KEPT, Catalogue
from tests.server.fixtures import FakeServer, run


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
