"""Three thematic board games for the terminal and the browser."""

__version__ = "0.2.0"
