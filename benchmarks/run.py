"""Runs every benchmark: each file bench_*.py beside this one, as a program of its own."""

import subprocess
import sys
from pathlib import Path


def main() -> int:
    """Run all; the result is 1 if one of them failed."""
    failed = False
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        print(f"== {path.stem.removeprefix('bench_')}", flush=True)
        failed |= subprocess.run([sys.executable, str(path)], check=False).returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
