"""The plots of a report: Altair's charts, drawn into SVG when the report is made, so that the page runs no script."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from holdfast.lab.report.words import worded
from holdfast.lab.results import INSTALL, NoResults
from holdfast.lab.statistics import Share

COLOURS: Final = ("#2b6c8f", "#b3541e")
GOOD, BAD = "#2f7d4f", "#a33a2c"
WIDTH: Final = 460
ROW: Final = 24
PLAIN: Final = {
    "background": "transparent",
    "font": "Arial, Liberation Sans, sans-serif",
    "padding": {"left": 24, "right": 16, "top": 6, "bottom": 6},
    "view": {"stroke": "transparent"},
    "axis": {"labelColor": "#555", "titleColor": "#555", "gridColor": "#ddd", "domainColor": "#999", "labelLimit": 260},
    "legend": {"labelColor": "#555", "titleColor": "#555"},
}


def charts() -> Any:
    """Returns the library of charts. Raises NoResults where it, or what draws its charts, is not installed."""
    try:
        # Here, because both are large, optional, and of use to reports alone.
        import altair
        import vl_convert  # noqa: F401
    except ImportError:
        raise NoResults(f"reports need altair and vl-convert-python, which are not installed: {INSTALL}") from None
    return altair


def drawn(chart: Any, about: str) -> str:
    """Returns a chart as a picture that stands in a page, with what it shows said for those who listen."""
    # Here, because it is large, optional, and of use to reports alone.
    import vl_convert

    spec = chart.configure(**PLAIN).to_dict()
    svg = str(vl_convert.vegalite_to_svg(spec))
    return re.sub(r"<svg ", f'<svg role="img" aria-label="{about}" ', svg, count=1)


def shares(rows: Sequence[tuple[str, str, Share]], about: str) -> str:
    """Draws shares with their intervals: (label, run, share), runs beside each other."""
    alt = charts()
    runs = list(dict.fromkeys(run for _, run, _ in rows))
    data = alt.InlineData(
        values=[
            {"label": label, "run": run, "share": share.share, "low": share.low, "high": share.high}
            for label, run, share in rows
        ]
    )
    base = alt.Chart(data).encode(
        y=alt.Y("label:N", sort=None, title=None),
        color=alt.Color("run:N", scale=alt.Scale(domain=runs, range=list(COLOURS)), title=None).legend(
            **({} if len(runs) > 1 else {"disable": True})
        )
        if len(runs) > 1
        else alt.value(COLOURS[0]),
    )
    if len(runs) > 1:
        base = base.encode(yOffset=alt.YOffset("run:N", scale=alt.Scale(domain=runs)))
    x = alt.X("share:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"), title=None)
    span = base.mark_rule(strokeWidth=3, opacity=0.55).encode(x=alt.X("low:Q", title=None), x2="high:Q")
    point = base.mark_point(filled=True, size=80, opacity=1).encode(x=x)
    labels = len(dict.fromkeys(label for label, _, _ in rows))
    return drawn((span + point).properties(width=WIDTH, height=ROW * labels * len(runs)), about)


def lengths(rows: Sequence[tuple[str, float]], title: str) -> str:
    """Draws how long games were: (run, length), as steps of a histogram."""
    alt = charts()
    runs = list(dict.fromkeys(run for run, _ in rows))
    data = alt.InlineData(values=[{"run": run, "length": length} for run, length in rows])
    chart = (
        alt.Chart(data)
        .mark_bar(opacity=0.65)
        .encode(
            x=alt.X("length:Q", bin=alt.Bin(maxbins=30), title=title),
            y=alt.Y("count():Q", title=worded("games"), stack=None),
            color=_of_runs(alt, runs),
        )
    )
    return drawn(chart.properties(width=WIDTH, height=180), title)


def curves(rows: Sequence[tuple[str, Sequence[tuple[float, float, float]]]], title: str, colours: Sequence[str]) -> str:
    """Draws curves over a game: (which, its mean, tenth and ninetieth at each moment)."""
    alt = charts()
    names = [name for name, _ in rows]
    values = [
        {"which": name, "moment": place / max(len(curve) - 1, 1), "mean": mean, "low": low, "high": high}
        for name, curve in rows
        for place, (mean, low, high) in enumerate(curve)
    ]
    base = alt.Chart(alt.InlineData(values=values)).encode(
        x=alt.X("moment:Q", axis=alt.Axis(format="%"), title=worded("moment")),
        color=alt.Color("which:N", scale=alt.Scale(domain=names, range=list(colours)), title=None),
    )
    band = base.mark_area(opacity=0.15).encode(y=alt.Y("low:Q", title=title), y2="high:Q")
    line = base.mark_line(strokeWidth=2.5).encode(y="mean:Q")
    return drawn((band + line).properties(width=WIDTH, height=200), title)


def lifts(rows: Sequence[tuple[str, float, float, bool]], title: str) -> str:
    """Draws things by how many games have them and how much more of these are won: (name, share, lift, sure)."""
    alt = charts()
    values = [{"name": name, "share": share, "lift": lift, "sure": sure} for name, share, lift, sure in rows]
    base = alt.Chart(alt.InlineData(values=values)).encode(
        x=alt.X("share:Q", axis=alt.Axis(format="%"), title=worded("share_of_games")),
        y=alt.Y("lift:Q", axis=alt.Axis(format="+.0%"), title=title),
    )
    points = base.mark_point(filled=True, size=60, opacity=0.8).encode(
        color=alt.condition("datum.sure", alt.value(COLOURS[1]), alt.value(COLOURS[0]))
    )
    named = base.transform_filter("datum.sure").mark_text(dy=-9, fontSize=11).encode(text="name:N")
    return drawn((points + named).properties(width=WIDTH, height=240), title)


def bars(rows: Sequence[tuple[str, float]], title: str) -> str:
    """Draws a number for each of some things."""
    alt = charts()
    data = alt.InlineData(values=[{"name": name, "n": n} for name, n in rows])
    chart = (
        alt.Chart(data)
        .mark_bar()
        .encode(
            y=alt.Y("name:N", sort=None, title=None),
            x=alt.X("n:Q", title=title),
            color=alt.condition("datum.n > 0", alt.value(BAD), alt.value(GOOD)),
        )
    )
    return drawn(chart.properties(width=WIDTH, height=ROW * len(rows)), title)


def _of_runs(alt: Any, runs: Sequence[str]) -> Any:
    if len(runs) == 1:
        return alt.value(COLOURS[0])
    return alt.Color("run:N", scale=alt.Scale(domain=list(runs), range=list(COLOURS)), title=None)
