"""Built files: the client, whose page is asked for anew each time, and the documentation."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

FOLDER: Final = Path(__file__).parents[1] / "static"
SITE: Final = Path(__file__).parents[1] / "site"
HASHED: Final = re.compile(r"assets/[^/]+-[A-Za-z0-9_-]{8,}\.[a-z0-9.]+")
FOR_EVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
NO_SITE: Final = (
    "The documentation has not been built here: in a checkout, make docs builds it. Its pages lie in docs/.\n"
)
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Holdfast</title>
<h1>Holdfast is running</h1>
<p>The browser client has not been built here. In a checkout, <code>make play</code> builds it
(or, in the folder <code>web</code>: <code>npm ci</code>, <code>npm run build</code>). Then load this page again.</p>
<p>In a terminal, <code>holdfast play</code> needs no client.</p></html>
"""


class ClientFiles:
    """Answers every GET that is not for the API: a file of the client, or its page, which reads the address itself."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()

    async def answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        try:
            file = self._file(path)
        except (OSError, ValueError):  # no file system has a name for this, and neither has the client
            return PlainTextResponse("There is no such page.", 404)
        if file is not None:
            kept = FOR_EVER if HASHED.fullmatch(path) else REVALIDATE
            return FileResponse(file, headers={"cache-control": kept})
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is no such file.", 404)
        page = self.folder / "index.html"
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, 200 if not path else 404)
        return FileResponse(page, headers={"cache-control": REVALIDATE}, media_type="text/html")

    def _file(self, path: str) -> Path | None:
        """Returns the file that an address names, if there is one."""
        file = (self.folder / path).resolve()
        is_ours = file.is_relative_to(self.folder) and file.is_file() and file.name != "index.html"
        return file if is_ours else None


class SiteFiles:
    """Answers every GET under /docs/ with a page of the documentation, or what belongs to one."""

    def __init__(self, folder: Path = SITE) -> None:
        self.folder = folder.resolve()

    async def answer(self, request: Request) -> Response:
        path = request.path_params["path"] or "index.html"
        if not (self.folder / "index.html").is_file():
            return PlainTextResponse(NO_SITE, 404)
        try:
            file = (self.folder / path).resolve()
            is_ours = file.is_relative_to(self.folder) and file.is_file()
        except (OSError, ValueError):  # no file system has a name for this
            is_ours = False
        if not is_ours:
            return PlainTextResponse("There is no such page. The documentation begins at /docs/.\n", 404)
        return FileResponse(file, headers={"cache-control": REVALIDATE})
