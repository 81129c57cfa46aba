"""Packs and seats are chosen at the table: boxes with expansions, tables that play with them, and where one sits."""

from tests.server.fixtures import FakeServer, run

BOTH = ["base", "deep", "avatar"]


def test_a_box_holds_what_its_packs_bring() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            base = await ann.get("/api/games/alone")
            assert [pack["word"] for pack in base["info"]["expansions"]] == ["avatar", "deep"]
            assert {token["source"] for token in base["content"]["tokens"]} == {"creature"}
            both = await ann.get("/api/games/alone?packs=base,deep,avatar")
            assert {token["source"] for token in both["content"]["tokens"]} == {"creature", "special", "avatar"}
            more = {choice["option"] for choice in both["choices"]} - {choice["option"] for choice in base["choices"]}
            assert more == {"special_creatures", "room_actions", "avatars"}
            unknown = await ann.http.get("/api/games/alone?packs=base,nothing")
            assert unknown.status_code == 400
            assert "an installed pack of alone" in unknown.json()["error"]

    run(scenario)


def test_the_host_adds_an_expansion_before_the_game() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, bob = await server.browser("Ann"), await server.browser("Bob")
            made = await ann.post("/api/tables", game="alone", seats=2)
            table = f"/api/tables/{made['id']}"
            await bob.post(f"{table}/join", key=made["key"])
            assert await bob.denied(f"{table}/choose", packs=BOTH) == (409, "Only the host of the table decides that.")
            status, words = await ann.denied(f"{table}/choose", options={"avatars": "yes"})
            assert (status, words) == (400, "The option avatars needs a pack that is not loaded.")
            chosen = await ann.post(f"{table}/choose", packs=BOTH, options={"avatars": "yes"})
            assert chosen["packs"] == ["base", "avatar", "deep"]  # one order, however they are named
            status, words = await ann.denied(f"{table}/choose", packs=["base"])
            assert (status, words) == (400, "The option avatars needs a pack that is not loaded.")
            await ann.post(f"{table}/start")
            line = await bob.line(made["id"])
            view = (await line.hear("whole"))["view"]
            assert "set_for.avatars" in [message["key"] for message in view["table"]["set_for"]]
            status, words = await ann.denied(f"{table}/choose", packs=["base"])
            assert words == "The game has begun: this cannot be changed any more."

    run(scenario)


def test_whoever_opens_a_table_may_sit_on_any_seat() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            eve = await server.browser("Eve")
            made = await eve.post("/api/tables", game="alone", seats=3, seat=1, bots=["survivor"], start=True)
            seats = [(seat["name"], seat["bot"]) for seat in made["table"]["seats"]]
            assert seats == [("The Lost", "survivor"), ("Eve", ""), ("The Hunger", "survivor")]
            assert (await eve.line(made["id"])).welcome["seat"] == 1
            status, words = await eve.denied("/api/tables", game="alone", seats=2, seat=2)
            assert (status, words) == (404, "There is no such seat.")

    run(scenario)
