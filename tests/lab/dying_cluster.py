"""`holdfast simulate --on ray` on a cluster of a head and two machines, one of which is killed under its games.

python -m tests.lab.dying_cluster FOLDER [arguments of holdfast simulate]
"""

import os
import sys
from pathlib import Path
from threading import Thread
from typing import Any

from holdfast.cli import main
from holdfast.lab.ray_cluster import ray_library
from tests.lab.doomed import DOOMED, NEVER, TOLD


def kill_the_doomed(cluster: Any, folder: Path) -> None:
    """Waits until a bot has told on which machine it sits, and takes that machine away."""
    doomed = Path(folder, TOLD).read_text()
    node = next(node for node in cluster.worker_nodes if node.node_id == doomed)
    cluster.remove_node(node, allow_graceful=False)
    Path(folder, "killed").write_text(doomed)


def play_on_a_dying_cluster(folder: Path, arguments: list[str]) -> int:
    for pipe in (TOLD, NEVER):
        os.mkfifo(folder / pipe)
    os.environ[DOOMED] = str(folder)
    ray_library()
    from ray.cluster_utils import Cluster  # after it was told to be quiet

    quiet = {"include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **quiet})
    for _ in range(2):
        cluster.add_node(wait=False, num_cpus=1)
    cluster.wait_for_nodes()
    os.environ["RAY_ADDRESS"] = cluster.address
    killing = Thread(target=kill_the_doomed, args=(cluster, folder), daemon=True)
    killing.start()
    try:
        return main(["simulate", *arguments, "--on", "ray"])
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    raise SystemExit(play_on_a_dying_cluster(Path(sys.argv[1]), sys.argv[2:]))
