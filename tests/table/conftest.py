"""The stores, all of which keep the same promises: each test that asks for one runs with every kind."""

from collections.abc import Callable
from pathlib import Path

import pytest

from holdfast.table.memory import MemoryStore
from holdfast.table.postgres import PostgresStore
from holdfast.table.sqlite import SqliteStore
from holdfast.table.store import Store
from tests.postgres import Cluster


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Opens the same store, again and again."""
    if request.param == "memory":
        one = MemoryStore()
        return lambda: one
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "holdfast.sqlite", "normal")
    cluster: Cluster = request.getfixturevalue("postgres")
    url = cluster.schema()
    return lambda: PostgresStore(url)
