"""Mail: an address is told nothing before it is confirmed, one mail a turn, and none once somebody has stopped them."""

from pathlib import Path

import httpx
import pytest

from holdfast.server.http.context import Settings
from holdfast.server.ops.mail import is_mail_address
from holdfast.server.ops.notify_file import NotifySettings
from holdfast.server.services.notification_words import as_name
from holdfast.table.memory import MemoryStore
from holdfast.table.store import StoreError
from tests.server.fixtures import ORIGIN, Browser, FakeServer, run, settle
from tests.server.mail_receiver import MailReceiver
from tests.server.turns import bob_is_told, bob_leaves_and_is_asked

ADDRESS = "https://play.example"
BOB = "bob@example.com"
DAY = 24 * 3600_000


def settings(mails: MailReceiver, address: str = ADDRESS) -> Settings:
    return Settings(notify=NotifySettings(mail=mails.settings), invite_at=address)


def link_in(text: str, page: str) -> str:
    """Returns the secret of the link to this page in a mail."""
    return text.partition(f"{ADDRESS}/mail/{page}#")[2].split()[0]


async def confirm(mails: MailReceiver, bob: Browser, stranger: Browser) -> None:
    """Has Bob's address asked, and confirmed in another browser than his."""
    asked = await bob.post("/api/told/mail", address=BOB)
    assert (asked["mail"], asked["confirmed"]) == (BOB, False)
    mail = mails.mails[-1]
    assert (mail["To"], mail["Subject"]) == (BOB, "Is this your address?")
    key = link_in(mail.get_content(), "confirm")
    assert await stranger.post("/api/mail/confirm", key=key) == {"address": BOB}
    assert (await bob.get("/api/told"))["confirmed"] is True


async def until_done(server: FakeServer) -> None:
    while await server.store.deliveries():
        await settle()


def test_a_confirmed_address_gets_one_mail_a_turn_with_a_link_and_a_way_to_stop(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with MailReceiver(tmp_path) as mails, FakeServer(store, settings(mails)) as server:
            session = await bob_leaves_and_is_asked(server, options={"mission": "first-day"})
            await confirm(mails, session.people[1], await server.browser())
            await bob_is_told(server, session)
            *_, mail = await mails.hear(2)
            assert (mail["From"], mail["To"]) == ("Holdfast <games@example.org>", BOB)
            assert mail["Subject"] == "The Key: it is your turn"
            text = mail.get_content()
            stop = link_in(text, "stop")
            assert text.splitlines() == [
                "It is your turn in First Day, with Ann.",
                f"{ADDRESS}/t/{session.id}",
                "",
                "To get no more of these mails, open this page:",
                f"{ADDRESS}/mail/stop#{stop}",
            ]
            assert mail["List-Unsubscribe"] == f"<{ADDRESS}/api/mail/stop/{stop}>"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            await server.go_on(3 * DAY)
            await until_done(server)
            assert len(mails.tried) == 2

    run(scenario)


def test_what_somebody_calls_themselves_leads_nowhere(tmp_path: Path) -> None:
    """Mail programs and chats make links of whatever looks like an address: the only ones in a notice are ours."""

    async def scenario() -> None:
        async with MailReceiver(tmp_path) as mails, FakeServer(settings=settings(mails)) as server:
            thief = await server.browser("https://win.example/now")
            await thief.post("/api/told/mail", address=BOB)
            (mail,) = await mails.hear(1)
            text = mail.get_content()
            assert "https:\u2060/\u2060/\u2060win.\u2060example/\u2060now at " in text
            links = [word for word in text.split() if "://" in word or ".example" in word]
            assert all(link.startswith(ADDRESS) for link in links), links
            assert as_name("Dr. Who: one. two") == "Dr. Who: one. two"
            assert as_name("@room") == "@\u2060room"

    run(scenario)


def test_an_address_that_is_not_confirmed_is_told_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with MailReceiver(tmp_path) as mails, FakeServer(settings=settings(mails)) as server:
            session = await bob_leaves_and_is_asked(server)
            bob = session.people[1]
            await bob.post("/api/told/mail", address=BOB)
            key = link_in(mails.mails[0].get_content(), "confirm")
            await bob_is_told(server, session)
            await until_done(server)
            assert len(mails.tried) == 1, "the question, and nothing else"
            status, why = await bob.denied("/api/mail/confirm", key=key[:-1] + "x")
            assert (status, why) == (403, "This link does not work any more.")
            await server.go_on(DAY)
            assert (await bob.denied("/api/mail/confirm", key=key))[0] == 403, "too late"

    run(scenario)


@pytest.mark.parametrize("at_once", [True, False])
def test_whoever_reads_a_mail_stops_them_by_its_link_or_by_their_mail_program(tmp_path: Path, at_once: bool) -> None:
    async def scenario() -> None:
        async with MailReceiver(tmp_path) as mails, FakeServer(settings=settings(mails)) as server:
            session = await bob_leaves_and_is_asked(server)
            stranger = await server.browser()
            await confirm(mails, session.people[1], stranger)
            await bob_is_told(server, session)
            *_, mail = await mails.hear(2)
            if at_once:
                address = mail["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
                del stranger.http.headers["origin"]  # no page asks
                answer = await stranger.http.post(address, data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 200
            else:
                key = link_in(mail.get_content(), "stop")
                assert await stranger.post("/api/mail/stop", key=key) == {"address": BOB}
                assert (await stranger.denied("/api/mail/stop", key=key))[0] == 403
            told = await session.people[1].get("/api/told")
            assert (told["mail"], told["confirmed"]) == ("", False)

    run(scenario)


def test_a_mail_server_that_is_busy_is_tried_again_and_one_that_refuses_is_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        answers = ("250 OK", "451 later", "554 never")
        async with MailReceiver(tmp_path, *answers) as mails, FakeServer(settings=settings(mails)) as server:
            session = await bob_leaves_and_is_asked(server)
            await confirm(mails, session.people[1], await server.browser())
            await bob_is_told(server, session)
            await mails.hear(2)
            while [one.attempts for one in await server.store.deliveries()] != [1]:
                await settle()
            await server.go_on(60_000)
            await mails.hear(3)
            await until_done(server)
            assert len(mails.mails) == 1

    run(scenario)


def test_a_question_that_the_mail_server_does_not_take_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        receiver = MailReceiver(tmp_path, "451 later", "550 nobody")
        async with receiver as mails, FakeServer(settings=settings(mails)) as server:
            bob = await server.browser("Bob")
            assert await bob.denied("/api/told/mail", address=BOB) == (
                502, "The mail server did not take the question to this address: try again later.",
            )  # fmt: skip
            assert await bob.denied("/api/told/mail", address=BOB) == (
                400, "The mail server says that there is no such address.",
            )  # fmt: skip
            assert (await bob.get("/api/told"))["mail"] == ""

    run(scenario)


def test_nobody_is_pestered_with_questions(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with MailReceiver(tmp_path) as mails, FakeServer(settings=settings(mails)) as server:
            for number in range(3):
                somebody = await server.browser(f"Somebody {number}")
                answer = await somebody.http.post("/api/told/mail", json={"address": BOB.upper() if number else BOB})
                assert (answer.status_code == 200) is (number < 2)
            assert len(mails.tried) == 2
            assert answer.json()["error"] == "Too many addresses have been asked: try again later."

    run(scenario)


def test_a_mail_says_everything_in_the_language_of_whoever_gets_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with MailReceiver(tmp_path) as mails, FakeServer(settings=settings(mails)) as server:
            session = await bob_leaves_and_is_asked(server, options={"mission": "first-day"})
            bob = session.people[1]
            bob.http.headers["accept-language"] = "en-XA"
            await bob.post("/api/told/mail", address=BOB)
            asked = mails.mails[0]
            await bob.post("/api/mail/confirm", key=link_in(asked.get_content(), "confirm"))
            await bob_is_told(server, session)
            *_, mail = await mails.hear(2)
            for one in (asked, mail):
                lines = [one["Subject"], *one.get_content().splitlines()]
                words = [line for line in lines if line and not line.startswith(ADDRESS)]
                assert all(line.startswith("⟦") and line.endswith("⟧") for line in words), words

    run(scenario)


def test_without_an_address_that_others_can_open_no_mail_is_sent(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with MailReceiver(tmp_path) as mails, FakeServer(settings=settings(mails, "")) as server:
            bob = await server.browser("Bob")
            assert (await bob.get("/api/told"))["mails"] == "nowhere"
            assert await bob.denied("/api/told/mail", address=BOB) == (409, "This server sends no mail.")
        async with FakeServer() as server:
            bob = await server.browser("Bob")
            assert (await bob.get("/api/told"))["mails"] == "no"

    run(scenario)


@pytest.mark.parametrize(
    "address", ["", "bob", "bob@", "@x", "a b@x", "a@x\r\nBcc: c@d", "a@b@c", "a@-x", "é@x.y", "<a@b>"]
)
def test_what_is_no_address_is_not_asked(address: str) -> None:
    assert not is_mail_address(address)


def test_who_is_forgotten_is_told_nothing_any_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = MemoryStore()
        async with MailReceiver(tmp_path) as mails, FakeServer(store, settings(mails)) as server:
            session = await bob_leaves_and_is_asked(server)
            bob = session.people[1]
            await confirm(mails, bob, await server.browser())
            id = (await bob.get("/api/me"))["id"]
            await bob.post("/api/me/forget")
            assert await store.subscriptions(id) is None
            await bob_is_told(server, session)
            await until_done(server)
            assert len(mails.tried) == 1

    run(scenario)


class StuckStore(MemoryStore):
    """Reads nothing about anybody's mails."""

    async def subscriptions(self, person: str) -> bytes:
        raise StoreError("the disk is gone")


def test_mail_programs_that_stop_mails_are_answered_and_have_a_pace() -> None:
    async def scenario() -> None:
        async with FakeServer(StuckStore()) as server:
            program = httpx.AsyncClient(transport=httpx.ASGITransport(app=server.app), base_url=ORIGIN)
            found = [(await program.post("/api/mail/stop/nobody.guessed")).status_code for _ in range(70)]
            assert found == [503] * 60 + [429] * 10

    run(scenario)
