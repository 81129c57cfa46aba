"""Server tests deal the same cards in every run: a table's key comes from the test's name."""

import random

import pytest


@pytest.fixture(autouse=True)
def same_deals_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(request.node.name)
    monkeypatch.setattr("holdfast.server.ops.randomness.token_bytes", rng.randbytes)
