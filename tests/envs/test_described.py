"""docs/numbers.md says what the numbers mean."""

from pathlib import Path

from holdfast.envs.described import page

FILE = Path(__file__).parents[2] / "docs" / "numbers.md"


def test_the_page_is_what_the_numbers_are() -> None:
    """If this fails, numbers have changed: whoever has trained a learner has to be told in CHANGELOG.md."""
    assert FILE.read_text(encoding="utf-8") == page()
