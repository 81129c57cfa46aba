"""The page of a report: sections with pictures and numbers, in one file of HTML that runs no script."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final

from holdfast.lab.report import plots
from holdfast.lab.report.run import (
    Group,
    ResultsRun,
    Row,
    curves_of,
    endings_of,
    groups_of,
    is_good,
    mattered_in,
    seat_wins,
    things_of,
    wins_of,
)
from holdfast.lab.report.words import worded
from holdfast.lab.statistics import Share, holm, rank_test, share_difference, spread

SURE: Final = 0.05
MOST_KINDS: Final = 15
STYLE: Final = """
:root { color-scheme: light dark; --ink: #26221c; --paper: #f7f4ee; --card: #fff; --line: #d8cfbd; --soft: #6b6459; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6da; --paper: #1c1a17; --card: #ece6da; --line: #57503f; --soft: #b3aa99; }
}
body { margin: 0 auto; max-width: 62rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: .5rem 0; } h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
p { color: var(--soft); margin: .25rem 0 .75rem; max-width: 46rem; }
figure { margin: 0 0 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  padding: .75rem; overflow-x: auto; color: #26221c; }
figure svg { max-width: 100%; min-width: 27rem; height: auto; }
.numbers { overflow-x: auto; } summary { cursor: pointer; padding: .25rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0; }
th, td { padding: .2rem .75rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line); font-weight: 400; }
th { color: var(--soft); } td:first-child, th:first-child { text-align: left; }
.wide { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: 1rem; }
"""


def report_page(runs: Sequence[ResultsRun], version: str) -> str:
    """Returns the report of one run, or of two compared. Raises NoResults where what draws plots is not installed."""
    plots.charts()
    first = runs[0]
    if len(runs) == 1:
        title = worded("title", game=first.about.title, games=len(first.games))
    else:
        title = worded("title_of_two", game=first.about.title, first=first.name, second=runs[1].name)
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(worded('intro' if len(runs) == 1 else 'intro_of_two'))}</p>",
        _played_with(runs),
        _compared(runs) if len(runs) > 1 else "",
        _wins(runs),
        _endings(runs),
        _length(runs),
        *[part for run in runs for part in (_tension(run, runs), _things(run, runs), _mattered(run, runs))],
        f"<footer><p>{escape(worded('made', version=version))}</p></footer>",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    head = f"<head>{head}<style>{STYLE}</style></head>"
    return f'<!doctype html>\n<html lang="en">{head}<body>{"".join(parts)}</body></html>\n'


def _section(title: str, *parts: str, about: str = "") -> str:
    told = f"<p>{escape(about)}</p>" if about else ""
    return f"<section><h2>{escape(title)}</h2>{told}{''.join(parts)}</section>"


def _figure(svg: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    numbers = f"<details><summary>{escape(worded('numbers'))}</summary>{_table(heads, rows)}</details>"
    return f"<div><figure>{svg}</figure>{numbers}</div>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="numbers"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _wide(*parts: str) -> str:
    return f'<div class="wide">{"".join(parts)}</div>'


def _percent(share: float) -> str:
    return f"{share:.1%}"


def _cells(share: Share) -> list[str]:
    return [f"{share.count} / {share.of}", _percent(share.share), f"{share.low:.1%} – {share.high:.1%}"]


def _played_with(runs: Sequence[ResultsRun]) -> str:
    def several(run: ResultsRun, value_of: Callable[[Row], str]) -> str:
        return "; ".join(dict.fromkeys(value_of(row) for row in run.games))

    heads = ["run", "games", "seats", "bots", "seeds", "packs", "rules", "version"]
    rows = [
        [
            run.name,
            str(len(run.games)),
            several(run, lambda row: str(row["seats"])),
            several(run, lambda row: ", ".join(row["bots"])),
            several(run, lambda row: row["seed"]),
            several(run, lambda row: ", ".join(pack[:24] for pack in row["packs"])),
            several(run, lambda row: str(row["rules_version"])),
            several(run, lambda row: row["version"]),
        ]
        for run in runs
    ]
    return _section(worded("played_with"), _table([worded(head) for head in heads], rows))


def _wins(runs: Sequence[ResultsRun]) -> str:
    rows = [(worded("all"), run.name, wins_of(run.games)) for run in runs]
    for run in runs:
        seats = enumerate(seat_wins(run.games))
        rows += [(worded("won_by_seat", seat=seat), run.name, share) for seat, share in seats]
    parts = [_shares(rows, worded("wins"))]
    options = dict.fromkeys(group.option for run in runs for group in groups_of(run.games))
    for option in options:
        found = [(group.value, run.name, group.wins) for run in runs for group in _of(option, run)]
        parts.append(f"<h3>{escape(worded('by', option=option))}</h3>" + _shares(found, worded("by", option=option)))
    return _section(worded("wins"), *parts)


def _of(option: str, run: ResultsRun) -> list[Group]:
    return [group for group in groups_of(run.games) if group.option == option]


def _shares(rows: Sequence[tuple[str, str, Share]], about: str) -> str:
    heads = [worded(word) for word in ("what", "run", "count", "share", "interval")]
    return _figure(plots.shares(rows, about), heads, [[label, run, *_cells(share)] for label, run, share in rows])


def _endings(runs: Sequence[ResultsRun]) -> str:
    rows = [
        (run.about.names.get(f"outcome.{key}", key), run.name, share)
        for run in runs
        for key, share in endings_of(run.games).items()
    ]
    return _section(worded("endings"), _shares(rows, worded("endings")))


def _length(runs: Sequence[ResultsRun]) -> str:
    parts = []
    for word, value_of in LENGTHS.items():
        values = [(run.name, value_of(row)) for run in runs for row in run.games]
        rows = []
        for run in runs:
            found = spread([round(value_of(row) * 10) for row in run.games])
            middle = f"{found.tenth / 10:g} – {found.ninetieth / 10:g}"
            rows.append([run.name, f"{found.mean / 10:.1f}", f"{found.median / 10:g}", middle])
        heads = [worded(head) for head in ("run", "mean", "median", "tenth_to_ninetieth")]
        parts.append(_figure(plots.lengths(values, worded(word)), heads, rows))
    return _section(worded("length"), _wide(*parts))


LENGTHS: Final[dict[str, Callable[[Row], float]]] = {
    "decisions": lambda row: float(row["decisions"]),
    "minutes": lambda row: row["game_ms"] / 60_000,
}


def _named(title: str, run: ResultsRun, runs: Sequence[ResultsRun]) -> str:
    return title if len(runs) == 1 else f"{title}: {run.name}"


def _tension(run: ResultsRun, runs: Sequence[ResultsRun]) -> str:
    parts = []
    ends = {"won": [row for row in run.games if is_good(row)], "lost": [row for row in run.games if not is_good(row)]}
    colours = {"won": plots.GOOD, "lost": plots.BAD}
    for column in ("danger", "left"):
        found = {end: curve for end, rows in ends.items() if (curve := curves_of(rows, column))}
        if not found:
            return ""
        named = [(worded(end), curve) for end, curve in found.items()]
        svg = plots.curves(named, worded(column), [colours[end] for end in found])
        moments = len(next(iter(found.values())))
        rows = [
            [_percent(place / (moments - 1)), *(f"{curve[place][0]:.2f}" for curve in found.values())]
            for place in range(moments)
        ]
        parts.append(_figure(svg, [worded("moment"), *map(worded, found)], rows))
    return _section(_named(worded("tension"), run, runs), _wide(*parts), about=worded("tension_about"))


def _things(run: ResultsRun, runs: Sequence[ResultsRun]) -> str:
    things = things_of(run.games)
    if not things:
        return ""
    parts = []
    for kind in dict.fromkeys(thing.key.partition(".")[0] for thing in things):
        mine = [thing for thing in things if thing.key.partition(".")[0] == kind]
        names = {thing.key: run.about.names.get(thing.key, thing.key) for thing in mine}
        dots = [(names[one.key], one.games.share, one.difference.by, one.p < SURE) for one in mine if one.without.of]
        heads = [
            worded(word)
            for word in ("thing", "times", "share_of_games", "won_with", "won_without", "difference", "sure")
        ]
        rows = [
            [
                names[one.key],
                f"{one.times:.2f}",
                _percent(one.games.share),
                _percent(one.with_it.share),
                _percent(one.without.share),
                f"{one.difference.low:+.0%} – {one.difference.high:+.0%}",
                worded("yes" if one.p < SURE else "no"),
            ]
            for one in mine
        ]
        title = f"<h3>{escape(run.about.names.get(f'tally.{kind}', kind))}</h3>"
        table = _figure(plots.lifts(dots, worded("lift")), heads, rows) if dots else _table(heads, rows)
        parts.append(f"<div>{title}{table}</div>")
    return _section(_named(worded("things"), run, runs), _wide(*parts), about=worded("things_about"))


def _mattered(run: ResultsRun, runs: Sequence[ResultsRun]) -> str:
    found = mattered_in(run.decisions, len(run.games))[:MOST_KINDS]
    if not found:
        return ""
    heads = [worded(word) for word in ("action", "times", "offered", "moves_danger", "moves_left")]
    rows = [
        [one.action, f"{one.times:.1f}", f"{one.offered:.1f}", f"{one.danger:+.4f}", f"{one.left:+.4f}"]
        for one in found
    ]
    svg = plots.bars([(one.action, one.danger) for one in found], worded("moves_danger"))
    return _section(_named(worded("mattered"), run, runs), _figure(svg, heads, rows), about=worded("mattered_about"))


def _compared(runs: Sequence[ResultsRun]) -> str:
    """Tells by how much the second run differs: shares of wins, in all and by option, endings, and lengths."""
    a, b = runs[0], runs[1]
    shares = [(worded("wins"), wins_of(a.games), wins_of(b.games))]
    theirs = {(group.option, group.value): group.wins for group in groups_of(b.games)}
    shares += [
        (f"{worded('by', option=group.option)}: {group.value}", group.wins, theirs[group.option, group.value])
        for group in groups_of(a.games)
        if (group.option, group.value) in theirs
    ]
    ends = {**endings_of(a.games), **endings_of(b.games)}
    for key in ends:
        before = endings_of(a.games).get(key) or Share(0, len(a.games), 0.0, 0.0, 0.0)
        after = endings_of(b.games).get(key) or Share(0, len(b.games), 0.0, 0.0, 0.0)
        shares.append((a.about.names.get(f"outcome.{key}", key), before, after))
    entries = []
    for what, before, after in shares:
        found = share_difference(before, after)
        span = f"{found.low:+.1%} – {found.high:+.1%}"
        entries.append(([what, _percent(before.share), _percent(after.share), span], found.p))
    for word, value_of in LENGTHS.items():
        one, other = [value_of(row) for row in a.games], [value_of(row) for row in b.games]
        means = [sum(one) / len(one), sum(other) / len(other)]
        row = [f"{worded(word)} ({worded('mean')})", *(f"{mean:.1f}" for mean in means), f"{means[1] - means[0]:+.1f}"]
        entries.append((row, rank_test(one, other)))
    chances = holm([p for _, p in entries])
    rows = [
        [*row, f"{p:.3f}", worded("yes" if p < SURE else "no")] for (row, _), p in zip(entries, chances, strict=True)
    ]
    heads = [worded("what"), a.name, b.name, *(worded(word) for word in ("difference", "chance", "sure"))]
    return _section(worded("compared"), _table(heads, rows))
