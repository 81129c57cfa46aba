"""Every toy keeps the whole contract."""

import pytest

from holdfast.engine.testing import PROPERTIES, Subject
from tests.conformance.subjects import TOYS, seeds


@pytest.mark.parametrize("name", PROPERTIES)
@pytest.mark.parametrize("subject", TOYS, ids=str)
def test_a_toy_keeps_the_contract(subject: Subject, name: str) -> None:
    for seed in seeds(3):
        PROPERTIES[name](subject, seed)
