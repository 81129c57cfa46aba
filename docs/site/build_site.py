"""Builds the documentation site: gathers our pages, turns the links between them, and has Zensical render them.

    python docs/site/build_site.py [FOLDER]

The pages stay where they are read in a checkout; `PAGES` says where each stands on the site, and in which order. What a
page links to that is no page (source files) loses its link, pictures come along, and a link that leads nowhere stops
the build. The site asks no other computer for anything.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "docs" / "site"
BUILT = ROOT / "src" / "holdfast" / "server" / "site"
PICTURES = {".svg", ".jpg", ".png"}
LINK = re.compile(r"(!?)\[((?:[^][]|\[[^][]*\])*)\]\(([^()\s]+)\)")
ADDRESS = re.compile(r'(?:href|src)="([^"]*)"')
WITHIN = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FROM_ELSEWHERE = re.compile(r'<(?:script|img|iframe|source|link)\b[^>]*\b(?:src|href)="(?:[a-z]+:)?//[^"]*"')
IN_PAGE = re.compile(r"<script>|<style|\sstyle=\"|\son[a-z]+=\"")
ANCHOR = re.compile(r'\bid="([^"]+)"')
NOT_OURS = ("http", "https", "mailto", "data")
GENERATED = ("404.html", "sitemap.xml")


class BadLink(Exception):
    """Something on the site leads nowhere; one sentence for each says what."""


def read_pages(root: Path = ROOT) -> dict[str, str]:
    """Returns where each page of the site is found in the checkout."""
    config = tomllib.loads((root / "docs" / "site" / "zensical.toml").read_text(encoding="utf-8"))
    return {name: source_of(name) for name in listed(config["project"]["nav"])}


def listed(nav: object) -> Iterator[str]:
    """Yields the pages of the navigation, from its top to its end."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, Mapping):
        for entry in nav.values():
            yield from listed(entry)
    elif isinstance(nav, list):
        for entry in nav:
            yield from listed(entry)


def source_of(name: str) -> str:
    """Returns the file of the checkout that a page of the site is made from."""
    folder, _, page = name.rpartition("/")
    word = page.removesuffix(".md")
    if folder == "rules":
        return f"src/holdfast/games/{word}/RULES.md"
    if folder == "games":
        return f"src/holdfast/games/{word}/overview/OVERVIEW.md"
    if folder == "tree":
        return f"{word.upper()}.md"
    return f"docs/site/{name}" if (SITE / name).is_file() else f"docs/{name}"


def gather(into: Path, pages: Mapping[str, str], root: Path = ROOT) -> None:
    """Copies all pages, with links that lead from one to the other on the site."""
    places = {source: name for name, source in pages.items()}
    for name, source in pages.items():
        text = (root / source).read_text(encoding="utf-8")
        to = into / name
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(turned(text, source, name, places, into, root), encoding="utf-8")
    shutil.copy(SITE / "style.css", into / "style.css")


def turned(text: str, source: str, name: str, places: Mapping[str, str], into: Path, root: Path = ROOT) -> str:
    """Returns a page whose links lead where the pages stand on the site. What stands in code is no link."""
    up = "../" * name.count("/")

    def turn(found: re.Match[str]) -> str:
        picture, words, address = found.groups()
        parts = urlsplit(address)
        if parts.scheme in NOT_OURS or not parts.path:
            return found[0]
        if source.startswith("docs/site/") and parts.path in places.values():  # written for the site alone
            return found[0]
        file = (root / source).parent.joinpath(unquote(parts.path)).resolve()
        if not file.exists():
            raise BadLink(f"{source}: {address} leads nowhere")
        ours = file.relative_to(root).as_posix()
        if ours in places:
            return f"[{words}]({up}{places[ours]}{'#' + parts.fragment if parts.fragment else ''})"
        if picture and file.suffix in PICTURES:
            (into / "pictures").mkdir(parents=True, exist_ok=True)
            called = ours.replace("/", "-")
            shutil.copy(file, into / "pictures" / called)
            return f"![{words}]({up}pictures/{called})"
        return words

    return without_search("".join(part if is_code else LINK.sub(turn, part) for part, is_code in parts_of(text)))


def parts_of(text: str) -> Iterator[tuple[str, bool]]:
    """Yields a page in parts, each with whether it is code: between fences, or indented."""
    is_fenced = False
    held, held_is_code = "", False
    for line in text.splitlines(keepends=True):
        is_fence = line.startswith("```")
        is_code = is_fenced or is_fence or line.startswith("    ")
        if is_code != held_is_code:
            yield held, held_is_code
            held, held_is_code = "", is_code
        held += line
        is_fenced ^= is_fence
    yield held, held_is_code


def without_search(text: str) -> str:
    """Leaves out the line by which the program's own search finds an overview."""
    return re.sub(r"^Search: .*\n", "", text, flags=re.MULTILINE)


def unlisted(pages: Mapping[str, str], root: Path = ROOT) -> list[str]:
    """Returns the pages that nobody would find on the site."""
    listed_pages = set(pages.values())
    return [
        file.relative_to(root).as_posix()
        for file in sorted((root / "docs").glob("*.md"))
        if file.relative_to(root).as_posix() not in listed_pages
    ]


def take_out_scripts(folder: Path) -> None:
    """Puts scripts that stand within pages into files of their own."""
    for page in folder.rglob("*.html"):
        up = "../" * (len(page.relative_to(folder).parts) - 1)

        def part(found: re.Match[str], up: str = up) -> str:
            name = f"assets/{sha256(found[1].encode()).hexdigest()[:8]}.js"
            (folder / name).write_text(found[1], encoding="utf-8")
            return f'<script src="{up}{name}"></script>'

        page.write_text(WITHIN.sub(part, page.read_text(encoding="utf-8")), encoding="utf-8")


def check(folder: Path) -> None:
    """Raises BadLink for addresses on the built site that lead nowhere, or to another computer by themselves."""
    anchors = {file: set(ANCHOR.findall(file.read_text(encoding="utf-8"))) for file in folder.rglob("*.html")}
    wrong = []
    for file in anchors:
        if file.name in GENERATED:
            continue
        text = file.read_text(encoding="utf-8")
        page = file.relative_to(folder).as_posix()
        for address in ADDRESS.findall(text):
            parts = urlsplit(address)
            if parts.scheme in NOT_OURS or address.startswith("//"):
                continue
            to = file.parent.joinpath(unquote(parts.path)).resolve() if parts.path else file
            to = to / "index.html" if to.is_dir() else to
            if not to.exists():
                wrong.append(f"{page}: {address} leads nowhere")
            elif parts.fragment and to in anchors and unquote(parts.fragment) not in anchors[to]:
                wrong.append(f"{page}: {address} leads to a page that has no such part")
        wrong += [f"{page}: {found} is asked for from elsewhere" for found in FROM_ELSEWHERE.findall(text)]
        wrong += [f"{page}: {found.strip()} is not let through by the server" for found in IN_PAGE.findall(text)]
    if wrong:
        raise BadLink("\n".join(sorted(set(wrong))))


def build(folder: Path = BUILT) -> None:
    """Builds the site into a folder; what was there before goes. Raises BadLink."""
    pages = read_pages()
    missing = unlisted(pages)
    if missing:
        raise BadLink(f"not in the navigation of docs/site/zensical.toml: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        gather(work / "pages", pages)
        config = (SITE / "zensical.toml").read_text(encoding="utf-8").replace("SOURCE", (ROOT / "src").as_posix())
        (work / "zensical.toml").write_text(config, encoding="utf-8")
        zensical = Path(sys.executable).with_name("zensical")
        done = subprocess.run([zensical, "build", "--strict"], cwd=work, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BadLink(done.stdout + done.stderr)
        take_out_scripts(work / "out")
        check(work / "out")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(work / "out", folder)


if __name__ == "__main__":
    try:
        build(Path(sys.argv[1]) if sys.argv[1:] else BUILT)
    except BadLink as problem:
        sys.exit(f"The site was not built: {problem}")
