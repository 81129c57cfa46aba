"""docs/server.md: its examples of files for --notify are read as they stand there."""

import re
from pathlib import Path

import pytest

from holdfast.server.ops.notify_file import read_notify_file

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_there_is_an_example_of_every_form_of_channel() -> None:
    assert [re.findall(r'form = "(\w+)"', example) for example in EXAMPLES] == [["discord"], ["ntfy"], ["matrix"]]


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("whole", [True, False])
def test_every_example_works_also_with_what_is_left_out_in_it(
    example: str, whole: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLDFAST_SMTP_PASSWORD", "open sesame")
    file = tmp_path / "notify.toml"
    (tmp_path / "ca.pem").touch()
    text = example.replace("/etc/ssl/own-ca.pem", str(tmp_path / "ca.pem"))
    file.write_text(re.sub(r"^# (?=\w+ = )", "", text, flags=re.MULTILINE) if whole else text)
    settings = read_notify_file(file)
    assert settings.channel is not None
    assert settings.mail is None or settings.mail.port == (587 if whole else 0)
