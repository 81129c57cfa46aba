"""Passkeys: made here, used on another device without a name; what does not fit is refused in a sentence."""

import copy
from typing import Any

import httpx
import pytest

from holdfast.server.http.context import Settings
from holdfast.server.services.passkeys import CHALLENGE_LASTS_MS
from holdfast.table.credentials import PASSKEYS_KEPT
from tests.server.authenticator import Authenticator
from tests.server.fixtures import HOST, ORIGIN, Browser, FakeServer, run
from tests.server.test_personal_link import id_of, mine

REFUSED = (403, "This passkey did not show who you are: try again, or use your personal link.")
UNKNOWN = (403, "Nobody here has this passkey; it may have been removed.")
TOO_LATE = (403, "That took too long, or was answered before: try again.")


async def made_by(browser: Browser, name: str = "Phone", **how: Any) -> Authenticator:
    """A new passkey of whoever sits at this browser."""
    device = Authenticator(**how)
    options = (await browser.post("/api/me/passkeys/options"))["options"]
    await browser.post("/api/me/passkeys", name=name, credential=device.make(options, ORIGIN))
    return device


async def asked(browser: Browser) -> dict[str, Any]:
    found: dict[str, Any] = (await browser.post("/api/me/passkeys/ask"))["options"]
    return found


def test_a_passkey_signs_in_on_another_device_without_a_name() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            table = (await ann.post("/api/tables", game="tictactoe", seats=2))["id"]
            options = (await ann.post("/api/me/passkeys/options"))["options"]
            assert (options["rp"]["id"], options["user"]["name"]) == (HOST, "Ann")
            assert options["authenticatorSelection"]["residentKey"] == "required"
            device = await made_by(ann)
            phone = Browser(server)
            options = await asked(phone)
            assert (options["rpId"], options.get("allowCredentials", [])) == (HOST, [])
            answer = await phone.post("/api/me/passkeys/use", credential=device.sign(options, ORIGIN))
            assert answer["me"]["name"] == "Ann"
            assert await id_of(phone) == await id_of(ann)
            assert await mine(phone) == {table}

    run(scenario)


def test_passkeys_are_listed_with_their_last_use_and_can_be_removed() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, eve = await server.browser("Ann"), await server.browser("Eve")
            phone, stick = await made_by(ann, "Phone"), await made_by(ann, "Stick")
            await server.go_on(60_000)
            await Browser(server).post("/api/me/passkeys/use", credential=stick.sign(await asked(eve), ORIGIN))
            listed = (await ann.get("/api/me/ways-back"))["passkeys"]
            assert [one["name"] for one in listed] == ["Phone", "Stick"]
            assert [one["used"] > one["made"] for one in listed] == [False, True]
            assert (await eve.post("/api/me/passkeys/remove", id=listed[0]["id"]))["passkeys"] == []
            assert len((await ann.get("/api/me/ways-back"))["passkeys"]) == 2  # nobody removes another's
            left = (await ann.post("/api/me/passkeys/remove", id=listed[0]["id"]))["passkeys"]
            assert [one["name"] for one in left] == ["Stick"]
            other = Browser(server)
            assert (
                await other.denied("/api/me/passkeys/use", credential=phone.sign(await asked(other), ORIGIN)) == UNKNOWN
            )

    run(scenario)


@pytest.mark.parametrize("what", ["origin", "party", "signature", "another key", "copy", "garbage", "handle"])
def test_what_does_not_fit_signs_nobody_in(what: str) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, eve = await server.browser("Ann"), Browser(server)
            device = await made_by(ann)
            older = copy.copy(device)
            await Browser(server).post("/api/me/passkeys/use", credential=device.sign(await asked(eve), ORIGIN))
            options = await asked(eve)
            signed = device.sign(options, ORIGIN)
            if what == "origin":
                signed = device.sign(options, "http://elsewhere.example")
            elif what == "party":
                signed = device.sign(options, ORIGIN, "elsewhere.example")
            elif what == "signature":
                signed["response"]["signature"] = device.sign(options, ORIGIN, "x")["response"]["signature"]
            elif what == "another key":
                device.key = Authenticator().key
                signed = device.sign(options, ORIGIN)
            elif what == "copy":  # it was made before the other one signed, and counts from there
                signed = older.sign(options, ORIGIN)
            elif what == "handle":
                device.handle = "c29tZWJvZHk"
                signed = device.sign(options, ORIGIN)
            else:
                signed["response"]["authenticatorData"] = "AAAA"
            expected = UNKNOWN if what == "handle" else REFUSED
            assert await eve.denied("/api/me/passkeys/use", credential=signed) == expected
            assert await id_of(eve) == ""

    run(scenario)


def test_a_device_that_does_not_count_is_let_in_again_and_again() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            device = await made_by(ann, counts=False)
            for _ in range(3):
                phone = Browser(server)
                await phone.post("/api/me/passkeys/use", credential=device.sign(await asked(phone), ORIGIN))
                assert await id_of(phone) == await id_of(ann)

    run(scenario)


def test_what_was_asked_is_answered_once_soon_and_by_whom_it_was_asked() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, eve = await server.browser("Ann"), await server.browser("Eve")
            device = await made_by(ann, counts=False)
            signed = device.sign(await asked(eve), ORIGIN)
            await Browser(server).post("/api/me/passkeys/use", credential=signed)
            assert await Browser(server).denied("/api/me/passkeys/use", credential=signed) == TOO_LATE
            late = device.sign(await asked(eve), ORIGIN)
            await server.go_on(CHALLENGE_LASTS_MS + 1)
            assert await eve.denied("/api/me/passkeys/use", credential=late) == TOO_LATE
            hers = (await ann.post("/api/me/passkeys/options"))["options"]
            made = Authenticator().make(hers, ORIGIN)
            assert await eve.denied("/api/me/passkeys", name="Mine now", credential=made) == TOO_LATE
            mixed = device.sign({**await asked(ann), "challenge": hers["challenge"]}, ORIGIN)
            assert await eve.denied("/api/me/passkeys/use", credential=mixed) == TOO_LATE
            invented = device.sign({"rpId": HOST, "challenge": "AAAA"}, ORIGIN)
            assert await eve.denied("/api/me/passkeys/use", credential=invented) == TOO_LATE

    run(scenario)


def test_a_passkey_is_one_persons_and_nobody_has_too_many() -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(limits=False)) as server:
            ann, eve = await server.browser("Ann"), await server.browser("Eve")
            device = await made_by(ann)
            options = (await eve.post("/api/me/passkeys/options"))["options"]
            status, text = await eve.denied("/api/me/passkeys", name="Stolen", credential=device.make(options, ORIGIN))
            assert (status, text) == (403, "This passkey is somebody's already.")
            for _ in range(PASSKEYS_KEPT - 1):
                await made_by(ann)
            assert await ann.denied("/api/me/passkeys/options") == (
                409, f"You have {PASSKEYS_KEPT} passkeys already: remove some.",
            )  # fmt: skip

    run(scenario)


@pytest.mark.parametrize("credential", [{}, {"response": 3}, {"response": {"clientDataJSON": "%"}}, {"rawId": []}])
def test_garbage_is_refused(credential: dict[str, Any]) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann = await server.browser("Ann")
            assert await ann.denied("/api/me/passkeys", name="x", credential=credential) == REFUSED
            assert await ann.denied("/api/me/passkeys/use", credential=credential) == REFUSED
            signed = {"response": Authenticator().sign(await asked(ann), ORIGIN)["response"]}
            for more in ({}, {"rawId": None}, {"rawId": "%%%"}, {"rawId": "AAAA"}):
                signed = {**signed, **more}
                assert (await ann.denied("/api/me/passkeys/use", credential=signed))[0] == 403

    run(scenario)


def test_whoever_has_a_passkey_is_no_guest_and_who_is_forgotten_has_none() -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            ann, ben = await server.browser("Ann"), await server.browser("Ben")
            hers, his = await made_by(ann), await made_by(ben)
            await ben.post("/api/tables", game="tictactoe", seats=2)
            answer = await ben.post("/api/me/passkeys/use", credential=hers.sign(await asked(ben), ORIGIN))
            assert (answer["brought"], answer["left"], answer["link_back"]) == (0, 0, "")
            back = Browser(server)
            await back.post("/api/me/passkeys/use", credential=his.sign(await asked(back), ORIGIN))
            assert len(await mine(back)) == 1
            await back.post("/api/me/forget")
            store: Any = server.store
            assert {one.person for one in store.keys.values()} == {await id_of(ann)}
            late = Browser(server)
            signed = his.sign(await asked(late), ORIGIN)
            assert await late.denied("/api/me/passkeys/use", credential=signed) == UNKNOWN

    run(scenario)


@pytest.mark.parametrize(
    ("public", "host", "origin", "party"),
    [
        ("https://play.example", "inside:8000", "https://play.example", "play.example"),
        ("https://play.example:8443/", "inside", "https://play.example:8443", "play.example"),
        ("", "localhost:8000", "http://localhost:8000", "localhost"),
        ("", "127.0.0.1:8000", "http://127.0.0.1:8000", None),
        ("", "[::1]:8000", "http://[::1]:8000", None),
        ("", "192.168.1.5:8000", "http://192.168.1.5:8000", None),
    ],
)
def test_passkeys_are_for_the_name_that_the_page_has(public: str, host: str, origin: str, party: str | None) -> None:
    async def scenario() -> None:
        async with FakeServer(settings=Settings(public_url=public)) as server:
            transport = httpx.ASGITransport(app=server.app)
            headers = {"origin": origin, "host": host}
            async with httpx.AsyncClient(transport=transport, base_url=origin, headers=headers) as browser:
                cookie = (await browser.post("/api/me", json={"name": "Ann"})).cookies["holdfast"]
                headers = {"cookie": f"holdfast={cookie}"}
                answer = await browser.post("/api/me/passkeys/options", json={}, headers=headers)
                if party is None:
                    assert answer.status_code == 409
                    assert "has a name, such as localhost" in answer.json()["error"]
                    return
                options = answer.json()["options"]
                assert options["rp"]["id"] == party
                device = Authenticator()
                body = {"name": "Phone", "credential": device.make(options, origin)}
                assert (await browser.post("/api/me/passkeys", json=body, headers=headers)).status_code == 200
                options = (await browser.post("/api/me/passkeys/ask", json={})).json()["options"]
                body = {"credential": device.sign(options, origin)}
                assert (await browser.post("/api/me/passkeys/use", json=body)).status_code == 200

    run(scenario)
