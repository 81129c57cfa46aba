"""The tables of docs/generator.md say what the code does."""

from pathlib import Path

from holdfast.games.key.missions.generator.grades import GLYPHS, GRADES, WALLS_AT_MOST, Grade

DOCS = Path(__file__).parents[5] / "docs" / "generator.md"


def table_under(first: str) -> list[list[str]]:
    """The rows of the first table whose head begins with this cell."""
    lines = DOCS.read_text(encoding="utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")])
    return rows


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def share(part: float) -> str:
    return f"{100 * part:.0f} %" if part else "-"


def walls(grade: Grade) -> str:
    by_board = [span(*(min(w, WALLS_AT_MOST[board]) for w in grade.walls)) for board in grade.boards]
    return by_board[0] if len(set(by_board)) == 1 else f"{by_board[0]}, compound {by_board[1]}"


def test_the_limits_of_the_grades() -> None:
    expected = [
        [
            str(g.number),
            share(g.open_share),
            share(g.dark_share),
            share(g.trap_share),
            span(*g.glyph_tokens),
            f"{100 * g.known_after[0]:.0f}-{100 * g.known_after[1]:.0f} %",
            share(g.known_by_heart),
            walls(g),
            span(0, g.passages),
            "both" if len(g.boards) == 2 else g.boards[0],
            "all" if len(g.colours) == 3 else ", ".join(g.colours),
        ]
        for g in GRADES.values()
    ]
    assert expected == table_under("grade")


def test_the_glyphs_of_each_kind() -> None:
    expected = [[kind, *(span(*by[g]) if g in by else "" for g in GRADES)] for kind, by in GLYPHS.items()]
    assert expected == table_under("glyphs on the card")
