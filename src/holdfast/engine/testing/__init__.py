"""The conformance suite that every game passes, shipped for other people's games.

    from holdfast.engine.testing import PROPERTIES, Subject

    @pytest.mark.parametrize("name", PROPERTIES)
    def test_conformance(name):
        PROPERTIES[name](Subject(game=GAME, content=CONTENT, options=Options(), seats=2), seed=1)

A property returns nothing, or raises Broken, whose message is a reproduction.
"""

from holdfast.engine.testing import alike, clock, contract, leaks, masks, privy, riders, shown, worlds
from holdfast.engine.testing.contract import fingerprint
from holdfast.engine.testing.subject import Broken, Subject
from holdfast.engine.testing.trial import PROPERTIES, Property

__all__ = [
    "PROPERTIES",
    "Broken",
    "Property",
    "Subject",
    "alike",
    "clock",
    "contract",
    "fingerprint",
    "leaks",
    "masks",
    "privy",
    "riders",
    "shown",
    "worlds",
]
