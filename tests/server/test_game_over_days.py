"""A whole game over days between two people who are never there at the same time, over a real server that is restarted
in between: each is told exactly once of each turn, and comes by the link in what they were told."""

from pathlib import Path

from holdfast.server.ops.notify_file import NotifySettings, PushRules
from holdfast.server.rooms.turns import LOOKS_AWAY_MS
from tests.server.fixtures import run
from tests.server.mail_receiver import MailReceiver
from tests.server.real_server import RealServer, Visitor
from tests.server.receivers import HttpReceiver, TestedBrowser

HOURS = 5 * 3600_000
MOST_VISITS = 400
CONFIRM = "/mail/confirm#"


def test_two_people_who_never_meet_play_over_days_by_what_they_are_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with HttpReceiver() as service, MailReceiver(tmp_path) as mails:
            notify = NotifySettings(mail=mails.settings, push=PushRules(anywhere=True))
            async with RealServer(tmp_path, notify) as server:
                ann, bob = Visitor(server, "Ann"), Visitor(server, "Bob")
                browser = TestedBrowser(f"{service.url}/bob")
                for person in (ann, bob):
                    await person.post("/api/me", name=person.name)
                await ann.post("/api/told/mail", address="ann@example.com")
                key = mails.mails[0].get_content().partition(CONFIRM)[2].split()[0]
                await ann.post("/api/mail/confirm", key=key)
                await bob.post("/api/told/browser", **browser.subscription)
                made = await ann.post("/api/tables", game="key", seats=2, over_days=True)
                table = made["id"]
                await bob.post(f"/api/tables/{table}/join", key=made["key"])
                await ann.post(f"/api/tables/{table}/start")
                told = {"Ann": 0, "Bob": 0}
                knows: set[str] = set()

                async def told_of(person: Visitor) -> str:
                    """Waits for what this person is told, and returns the link in it."""
                    told[person.name] += 1
                    if person is ann:
                        *_, mail = await mails.hear(1 + told["Ann"])  # the first one was the question
                        return str(mail.get_content().splitlines()[1])
                    *_, heard = await service.hear(told["Bob"])
                    return server.url + str(browser.read(heard)["path"])

                for visit in range(MOST_VISITS):
                    await server.alarm_clock.go_on(LOOKS_AWAY_MS)
                    asked = [person for person in (ann, bob) if table in await person.turns()]
                    for person in asked:
                        if person.name not in knows:
                            knows.add(person.name)
                            assert await told_of(person) == f"{server.url}/t/{table}"
                    if visit % 5 == 1:
                        await server.restart()
                    await server.alarm_clock.go_on(HOURS)
                    comes = asked[0]
                    await comes.play_at(table)
                    knows.discard(comes.name)
                    if comes.is_over:
                        break
                assert comes.is_over, "the whole game"
                assert min(told.values()) > 1
                await server.alarm_clock.go_on(100 * HOURS)
                await server.restart()
                assert len(service.heard) == told["Bob"], "each turn once"
                assert len(mails.tried) == 1 + told["Ann"]

    run(scenario)
