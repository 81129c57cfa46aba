"""A bot whose machine dies under it once: what a cluster must get over.

The first that sits down where `DOOMED` names a folder tells on which machine it is, and waits there for its end. Where
nothing is named, and from then on, it plays like `hasty`.
"""

import os
from pathlib import Path

from holdfast.api import Occasion, OwnBot
from holdfast.engine.action import Action

DOOMED = "HOLDFAST_TEST_DOOMED"
MET, TOLD, NEVER = "met", "told", "never"  # a file that one bot alone can make, and two pipes


class Doomed(OwnBot):
    def begin(self) -> None:
        folder = os.environ.get(DOOMED)
        if folder and met_first(Path(folder)):
            tell(Path(folder, TOLD), machine())
            Path(folder, NEVER).read_bytes()  # nobody ever writes there

    def choose(self, occasion: Occasion) -> Action | None:
        return occasion.answers[self.rng.below(len(occasion.answers), "choice")] if occasion.answers else None


def met_first(folder: Path) -> bool:
    try:
        Path(folder, MET).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def tell(pipe: Path, words: str) -> None:
    pipe.write_text(words)


def machine() -> str:
    import ray  # only where the cluster plays

    node: str = ray.get_runtime_context().get_node_id()
    return node
