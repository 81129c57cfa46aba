"""Packs of one's own, written into a folder for a test."""

from collections.abc import Mapping
from pathlib import Path


def written(folder: Path, game: str, files: Mapping[str, str], **manifest: object) -> Path:
    """Writes a pack that is called like its folder; a file in it is a path and its text."""
    lines = {"name": folder.name, "game": game, "version": "1", "title": folder.name.title(), **manifest}
    head = "".join(f"{key} = {value!r}\n" for key, value in lines.items())
    for path, text in {"pack.toml": head, **files}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


TOUGH_KARA = '[[hero]]\nid = "kara"\ntrack = 12\n'
TEAPOT = """
id = "the-teapot"
title = "The Teapot"
question = "What does the Chief want on her desk?"
kind = "phrase"
grade = 1
board = "office"
entrance = 1
tokens = [1, 2, 3, 1, 2, 2, 2, 2, 3, 3]
console = ["POUR THE TEA"]
open = ["T", "H", "E"]
answer = "Pour the tea"
"""
