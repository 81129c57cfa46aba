"""The package and its installed distribution agree."""

from importlib.metadata import version

import holdfast


def test_the_package_names_the_installed_version() -> None:
    assert version("holdfast") == holdfast.__version__
