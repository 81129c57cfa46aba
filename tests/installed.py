"""A package that is installed into a folder of its own, without a network: its modules, and what its metadata say."""

from __future__ import annotations

import os
import shutil
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def install(package: Path, target: Path) -> Path:
    """Lay a package of single modules out as an installer does; its entry points are read from its pyproject.toml."""
    pyproject = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    for module in pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]:
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(package / module, target / module)
    info = target / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    named = f"Name: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\n{named}", encoding="utf-8")
    groups = project["entry-points"].items()
    lines = [line for group, points in groups for line in (f"[{group}]", *(f"{k} = {v}" for k, v in points.items()))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return target


def environment(target: Path, home: Path) -> dict[str, str]:
    """The environment of a process that finds what is installed there, besides all that we find."""
    path = os.pathsep.join(filter(None, (str(target), str(ROOT / "src"), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path, "HOLDFAST_HOME": str(home), "COLUMNS": "80", "LINES": "24"}
