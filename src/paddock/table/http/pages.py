"""The page itself: the built files, and the same first page for every address that the page makes up."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .ready import Ready, Shelf

PACKAGED = Path(__file__).parents[1] / "web"
BESIDE = Path(__file__).resolve().parents[4] / "web" / "dist"
FIRST = "index.html"
PACKABLE = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt")

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Paddock</title>
<style>body { font: 18px/1.5 sans-serif; max-width: 34em; margin: 4em auto; padding: 0 1em }</style>
<h1>Paddock is running, its page is not built yet</h1>
<p>Build the page with <code>make web</code> (or <code>npm ci &amp;&amp; npm run build</code> in the folder
<code>web</code>), then load this page again. Programs can use the table already: see
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


def web_folder(given: str) -> Path:
    """Where the built page is, or would be."""
    if given:
        return Path(given)
    return PACKAGED if (PACKAGED / FIRST).is_file() else BESIDE


class Built(StaticFiles):
    """Built files; those whose name holds their hash never change. An unknown address gets the page, which says so."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the page may be built later
        self.shelf = Shelf()

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not Path(str(self.directory)).is_dir():
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as wrong:
            first = Path(str(self.directory)) / FIRST
            asks_for_page = b"text/html" in dict(scope["headers"]).get(b"accept", b"")
            if wrong.status_code != 404 or not asks_for_page or "." in path or not first.is_file():
                raise
            return FileResponse(first, status_code=404, headers={"cache-control": "no-cache"})
        unchanging = path.startswith("assets/") and response.status_code == 200
        kept = {"cache-control": "max-age=31536000, immutable" if unchanging else "no-cache"}
        if isinstance(response, FileResponse) and path.endswith(PACKABLE) and scope["method"] == "GET":
            found, media = Path(response.path), response.media_type or "text/plain"
            ready = await self.shelf.get((str(found), found.stat().st_mtime), partial(_ready, found, media))
            return await ready.answer(Headers(scope=scope), kept)
        response.headers.setdefault("cache-control", kept["cache-control"])
        return response


async def _ready(file: Path, media_type: str) -> Ready:
    """A file, read and compressed."""
    return await asyncio.to_thread(lambda: Ready(file.read_bytes(), media_type))


def add_pages(app: FastAPI, folder: Path) -> None:
    """Serve the page; the last thing that is added, as it takes every address that is left."""
    router = APIRouter(include_in_schema=False)

    @router.get("/")
    @router.get("/table/{rest:path}")
    @router.get("/season/{rest:path}")
    @router.get("/rules/{rest:path}")
    @router.get("/school")
    @router.get("/school/{rest:path}")
    @router.get("/races")
    @router.get("/report")
    @router.get("/analysis")
    @router.get("/replay")
    @router.get("/replay/{rest:path}")
    def first_page(request: Request) -> Response:
        if (folder / FIRST).is_file():
            return FileResponse(folder / FIRST, headers={"cache-control": "no-cache"})
        return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-store"})

    app.include_router(router)
    app.mount("/", Built(folder), name="web")
