"""docs/words.md is true: every word stands once, in order, with one sentence, and its file still has it as a name."""

from pathlib import Path

import pytest

from tests.docs.glossary import problems, tables_of

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "words.md").read_text(encoding="utf-8")
TABLES = tables_of(PAGE, DOCS)

HEAD = "| word | what it is | where |\n|---|---|---|\n"
ASK = "| Ask | What a seat may answer. | [engine/view.py](../src/holdfast/engine/view.py) |\n"
MASK = "| mask, `masked` | What a seat knows: a state. | [engine/state.py](../src/holdfast/engine/state.py) |\n"
LINE = "| Line | The way to a table. | [socket.ts](../web/src/socket.ts) |\n"
TOKEN = "| token, `--accent` | A colour. | [styles/tokens.css](../web/src/styles/tokens.css) |\n"


def found(*rows: str) -> list[str]:
    return list(problems(tables_of(f"# Words\n\n{HEAD}{''.join(rows)}\nMore.\n", DOCS)))


def test_nothing_is_wrong_with_the_words() -> None:
    assert list(problems(TABLES)) == []


def test_every_row_of_the_page_is_read() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| word |")]
    assert sum(map(len, TABLES)) == len(rows) >= 90


def test_a_right_row_is_let_through() -> None:
    assert found(ASK, LINE, MASK, TOKEN) == []


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ((MASK, ASK), "ask stands after mask"),
        ((ASK, ASK.replace("Ask", "ask, `Ask`")), "ask stands there twice"),
        ((ASK.replace("| Ask", "| Asking"),), "Asking is no name in engine/view.py"),
        ((MASK.replace("`masked`", "`veiled`"),), "mask is no name in engine/state.py"),
        ((ASK.replace("| Ask", "| listed"),), "listed is no name in engine/view.py"),  # only inside of a function
        ((LINE.replace("| Line", "| Rope"),), "Rope is no name in socket.ts"),
        ((TOKEN.replace("--accent", "--accen"),), "token is no name in styles/tokens.css"),
        ((ASK.replace("view.py", "sight.py"),), "Ask leads to a file that is not there"),
        ((ASK.replace("[engine/view.py]", "[engine/play.py]"),), "Ask says engine/play.py and leads to another file"),
        ((ASK.replace("answer.", "answer"),), "Ask has not exactly one sentence"),
        ((ASK.replace("answer.", "answer. It has a number."),), "Ask has not exactly one sentence"),
    ],
)
def test_a_wrong_row_is_noticed(rows: tuple[str, ...], problem: str) -> None:
    assert found(*rows) == [problem]


def test_a_word_stands_in_one_table_only() -> None:
    page = f"{HEAD}{ASK}\n{HEAD}{ASK}"
    assert list(problems(tables_of(page, DOCS))) == ["Ask stands there twice"]


def test_a_line_that_is_no_row_is_noticed() -> None:
    with pytest.raises(ValueError, match="expected"):
        found("| Ask | What a seat may answer. |\n")
