"""The dashboard in deploy/ asks for numbers that the server has."""

import json
import re
from pathlib import Path

from holdfast.server.ops.metrics import COUNTERS, COUNTERS_BY_KIND, GAUGES, Metrics

DASHBOARD = json.loads((Path(__file__).parents[2] / "deploy" / "grafana.json").read_text(encoding="utf-8"))


def asked_for() -> set[str]:
    """The metrics that the panels name."""
    expressions = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return {name for expression in expressions for name in re.findall(r"holdfast_\w+", expression)}


def test_every_panel_asks_for_a_number_that_is_there() -> None:
    metrics = Metrics()
    for name in COUNTERS_BY_KIND:
        metrics.count(name, "any")
    for name in COUNTERS:
        metrics.count(name)
    text = metrics.text(dict.fromkeys(GAUGES, 0))
    there = set(re.findall(r"^(holdfast_\w+)", text, re.MULTILINE))
    assert len(asked_for()) > 10
    assert asked_for() - there == set()


def test_no_panel_lies_on_another() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in DASHBOARD["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(places)
