"""The documentation site: every page is on it, links lead from page to page, and the server refuses nothing in it."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from holdfast.server.http.app import make_app
from holdfast.server.http.static import SiteFiles
from tests.docs.pages import ROOT
from tests.server.fixtures import FakeServer, run


def builder() -> Any:
    spec = spec_from_file_location("build_site", ROOT / "docs" / "site" / "build_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SITE = builder()
PAGES = SITE.read_pages()


def test_every_page_is_in_the_navigation_and_there() -> None:
    assert SITE.unlisted(PAGES) == []
    assert [source for source in PAGES.values() if not (ROOT / source).is_file()] == []
    for name in ("rules/key.md", "games/alone.md", "tree/architecture.md", "index.md"):
        assert name in PAGES


def test_a_page_that_nobody_would_find_is_named() -> None:
    assert "docs/scenes.md" in SITE.unlisted({name: source for name, source in PAGES.items() if name != "scenes.md"})


def test_links_lead_from_page_to_page_and_pictures_come_along(tmp_path: Path) -> None:
    SITE.gather(tmp_path, PAGES)
    wrong = []
    for name in PAGES:
        page = tmp_path / name
        for part, is_code in SITE.parts_of(page.read_text(encoding="utf-8")):
            for _, _, address in [] if is_code else SITE.LINK.findall(part):
                path = address.partition("#")[0]
                if path and ":" not in address and not (page.parent / path).is_file():
                    wrong.append(f"{name}: {address}")
    assert wrong == []
    assert "(../words.md)" in (tmp_path / "tree" / "architecture.md").read_text(encoding="utf-8")
    assert "src/holdfast/engine/action.py](" not in (tmp_path / "words.md").read_text(encoding="utf-8")
    assert any(one.suffix == ".svg" for one in (tmp_path / "pictures").iterdir())
    assert "Search: " not in (tmp_path / "games" / "key.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("[a](../ARCHITECTURE.md#layers)", "[a](tree/architecture.md#layers)"),
        ("[the\nlayers](../ARCHITECTURE.md)", "[the\nlayers](tree/architecture.md)"),
        ("[a](../src/holdfast/engine/action.py)", "a"),
        ("[a](https://example.com/x.md) [b](#part)", "[a](https://example.com/x.md) [b](#part)"),
        ("```\n[a](nowhere.md)\n```", "```\n[a](nowhere.md)\n```"),
        ("    [a](nowhere.md)", "    [a](nowhere.md)"),
    ],
)
def test_links_are_turned_outside_of_code(written: str, shown: str, tmp_path: Path) -> None:
    places = {source: name for name, source in PAGES.items()}
    assert SITE.turned(written + "\n", "docs/commands.md", "commands.md", places, tmp_path) == shown + "\n"


def test_a_link_that_leads_nowhere_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(SITE.BadLink, match=r"docs/commands\.md: nowhere\.md leads nowhere"):
        SITE.turned("[a](nowhere.md)\n", "docs/commands.md", "commands.md", {}, tmp_path)


def test_scripts_leave_the_pages(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "deep").mkdir()
    page = tmp_path / "deep" / "page.html"
    page.write_text("<script>let a = 1</script><script>let a = 1</script>", encoding="utf-8")
    SITE.take_out_scripts(tmp_path)
    [script] = (tmp_path / "assets").iterdir()
    assert script.read_text(encoding="utf-8") == "let a = 1"
    assert page.read_text(encoding="utf-8") == f'<script src="../assets/{script.name}"></script>' * 2
    SITE.check(tmp_path)


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ('<a href="gone.html">', "page.html: gone.html leads nowhere"),
        ('<a href="#gone">', "leads to a page that has no such part"),
        ('<script src="https://example.com/a.js"></script>', "is asked for from elsewhere"),
        ('<link href="//example.com/a.css">', "is asked for from elsewhere"),
        ("<script>let a</script>", "is not let through by the server"),
        ('<p style="color: red">', "is not let through by the server"),
        ('<a onclick="go()">', "is not let through by the server"),
    ],
)
def test_what_leads_nowhere_or_would_be_refused_stops_the_build(page: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(f'<h1 id="top">{page}</h1>', encoding="utf-8")
    with pytest.raises(SITE.BadLink, match=said):
        SITE.check(tmp_path)


def test_what_leads_somewhere_passes(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "index.html").write_text('<h1 id="top"><a href="deep/page.html#part">', encoding="utf-8")
    page = '<h2 id="part"><a href="../index.html#top"><a href="https://example.com"><a href="#part">'
    (tmp_path / "deep" / "page.html").write_text(page, encoding="utf-8")
    SITE.check(tmp_path)


def test_the_server_shows_the_site_and_nothing_beside_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        built = tmp_path / "site"
        (built / "rules").mkdir(parents=True)
        (built / "index.html").write_text("<h1>Holdfast</h1>", encoding="utf-8")
        (built / "rules" / "key.html").write_text("<h1>The Key</h1>", encoding="utf-8")
        (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
        async with FakeServer() as server:
            server.app = make_app(server.context, site=SiteFiles(built))
            browser = await server.browser()
            first = await browser.http.get("/docs")
            assert (first.status_code, first.headers["location"]) == (307, "/docs/")
            assert (await browser.http.get("/docs/")).text == "<h1>Holdfast</h1>"
            page = await browser.http.get("/docs/rules/key.html")
            assert (page.text, page.headers["cache-control"]) == ("<h1>The Key</h1>", "no-cache")
            for path in (
                "/docs/gone.html",
                "/docs/rules",
                "/docs/%2e%2e/secret.txt",
                f"/docs/{'x' * 5000}",
                "/docs/%00",
            ):
                answer = await browser.http.get(path)
                assert (answer.status_code, "The documentation begins at /docs/." in answer.text) == (404, True), path

    run(scenario)


def test_a_server_without_the_site_says_how_to_build_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with FakeServer() as server:
            server.app = make_app(server.context, site=SiteFiles(tmp_path))
            answer = await (await server.browser()).http.get("/docs/")
            assert (answer.status_code, "make docs" in answer.text) == (404, True)

    run(scenario)
