"""The host's file about notifications: what is wrong with it is said in one sentence."""

from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.server.ops.channel import Channel
from holdfast.server.ops.mail import MailServer
from holdfast.server.ops.notify_file import NotifyFileError, NotifySettings, PushRules, read_notify_file

WHOLE = """
[mail]
host = "smtp.example.org"
sender = "Holdfast <games@example.org>"
user = "games"

[channel]
form = "matrix"
url = "https://matrix.example.org"
room = "!abc:example.org"

[push]
contact = "mailto:host@example.org"
"""


def test_a_file_says_by_whom_people_are_told_and_secrets_may_come_from_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLDFAST_SMTP_PASSWORD", "open sesame")
    monkeypatch.setenv("HOLDFAST_CHANNEL_TOKEN", "syt_x")
    file = tmp_path / "notify.toml"
    file.write_text(WHOLE)
    assert read_notify_file(file) == NotifySettings(
        MailServer("smtp.example.org", "Holdfast <games@example.org>", user="games", password="open sesame"),
        Channel("matrix", "https://matrix.example.org", "syt_x", "!abc:example.org"),
        PushRules("mailto:host@example.org"),
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[mail", "{file}: Expected ']' at the end of a table declaration (at end of document)"),
        ("[mails]", "{file}: Object contains unknown field `mails`"),
        ("[mail]\nhost = 'h'", "{file}: Object missing required field `sender` - at `$.mail`"),
        ("[mail]\nhost = 'h'\nsender = 'me'", '{file}: sender in [mail] is an address such as "Holdfast <games@exa'),
        ("[mail]\nhost = 'h'\nsender = 'a@b'\nport = 99999", "{file}: port in [mail] is a number from 1 to 65535"),
        (
            "[mail]\nhost = 'h'\nsender = 'a@b'\nuser = 'me'",
            "{file}: [mail] names a user and no password; write one or set HOLDFAST_SMTP_PASSWORD",
        ),
        (
            "[mail]\nhost = 'h'\nsender = 'a@b'\nuser = 'me'\npassword = 'x'\nsecurity = 'none'",
            "{file}: [mail] would send a password unprotected; choose another security",
        ),
        ("[mail]\nhost = 'h'\nsender = 'a@b'\nca = '/none.pem'", "{file}: there is no file /none.pem, which ca in"),
        ("[channel]\nform = 'irc'\nurl = 'https://x'", "{file}: Invalid enum value 'irc' - at `$.channel.form`"),
        ("[channel]\nform = 'discord'\nurl = 'x'", "{file}: url in [channel] is an address that begins with https://"),
        ("[channel]\nform = 'ntfy'\nurl = 'https://ntfy.sh'", "{file}: url in [channel] names a topic, such as"),
        ("[channel]\nform = 'matrix'\nurl = 'https://m.x'", "{file}: a channel in Matrix has a room and a token"),
        ("[channel]\nform = 'discord'\nurl = 'https://x'\ntoken = 'a\\nb'", "{file}: token in [channel] has signs"),
        ("[push]\ncontact = 'me'", '{file}: contact in [push] is an address such as "mailto:me@example.org"'),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "notify.toml"
    file.write_text(text.replace("'a\\nb'", '"a\\nb"'))
    with pytest.raises(NotifyFileError) as wrong:
        read_notify_file(file)
    assert str(wrong.value).startswith(sentence.format(file=file))
    assert "\n" not in str(wrong.value)


def test_a_server_does_not_start_with_a_file_that_it_cannot_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--notify", "none.toml"]) == 2
    assert capsys.readouterr().err == "holdfast: none.toml cannot be read: No such file or directory\n"
