"""The pages: the browser client where it has been built, and a plain page that says that the server runs where not."""

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final, TypeAlias

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from chronomage.kits import all_kits
from chronomage.server.http.problems import on_http_exception

AnyRequest: TypeAlias = Request[Any, Any, Any]

CLIENT: Final = Path(__file__).parent.parent / "web"
# One page for all addresses of the client, which looks at the address itself: docs/web.md.
ADDRESSES: Final = [
    "/",
    "/new/{rest:path}",
    "/table/{rest:path}",
    "/replay",
    "/replay/{rest:path}",
    "/cards",
    "/cards/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
    "/account",
]
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# Names of assets change with what is in them; the page itself says which there are, and is asked for every time.
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# The smaller first.
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chronomage</title>
<link rel="stylesheet" href="/plain.css">
<main>
<h1>Chronomage</h1>
<p>The server runs. What is played here: {games}.</p>
<p>The browser client has not been built here; play in a terminal:</p>
<pre>chronomage play --server {address}</pre>
<p><a href="/api/openapi.json">The HTTP interface</a> · <a href="/health">Is it well?</a></p>
</main>
</html>
"""
STYLE: Final = """body { margin: 0; font: 1.1rem/1.6 Georgia, serif; color: #2b2118; background: #f4ead5; }
main { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; }
h1 { font-weight: normal; letter-spacing: 0.08em; border-bottom: 1px solid #b08d4c; }
pre { padding: 0.8rem 1rem; overflow-x: auto; background: #e8d9b8; }
a { color: #7a4a12; }
@media (prefers-color-scheme: dark) {
  body { color: #e8d9b8; background: #14182b; }
  pre { background: #222844; }
  a { color: #d9b35c; }
}
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client as it is sent: plain, and in the encodings made when it was built."""

    kind: str
    plain: bytes
    encoded: dict[str, bytes]


class Client:
    """The files of the built client, all in memory: they are few, and never change while the server runs."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.files: dict[str, File] = {}
        for path in folder.rglob("*"):
            kind = KINDS.get(path.suffix)
            if kind is None or not path.is_file():
                continue
            beside = {name: path.with_name(path.name + suffix) for name, suffix in ENCODINGS}
            encoded = {name: each.read_bytes() for name, each in beside.items() if each.is_file()}
            self.files["/" + path.relative_to(folder).as_posix()] = File(kind, path.read_bytes(), encoded)

    @property
    def built(self) -> bool:
        """Whether there is a client to serve."""
        return "/index.html" in self.files

    def answer(self, name: str, accepted: str, kept: str, status: int = 200) -> Response[bytes]:
        """A file in the best encoding that the browser takes."""
        file = self.files.get(name)
        if file is None:
            raise NotFoundException
        headers = {"cache-control": kept, "vary": "accept-encoding"}
        taken = {part.split(";")[0].strip() for part in accepted.split(",") if part.replace(" ", "")[-4:] != ";q=0"}
        for encoding, _ in ENCODINGS:
            if encoding in taken and encoding in file.encoded:
                headers["content-encoding"] = encoding
                return Response(file.encoded[encoding], status_code=status, media_type=file.kind, headers=headers)
        return Response(file.plain, status_code=status, media_type=file.kind, headers=headers)

    def on_not_found(self, request: AnyRequest, error: NotFoundException) -> Response[Any]:
        """Where there is nothing, people get the page of the client, which says so; programs get a problem."""
        if self.built and wants_page(request):
            return self.answer("/index.html", accepted(request), ASK_AGAIN, status=404)
        return on_http_exception(request, error)


def accepted(request: AnyRequest) -> str:
    """The encodings that the browser takes."""
    return request.headers.get("accept-encoding", "")


def wants_page(request: AnyRequest) -> bool:
    """Whether somebody has opened an address in a browser; a script of a page takes anything."""
    is_page = "text/html" in request.headers.get("accept", "")
    return is_page and request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def front_page(request: AnyRequest, client: NamedDependency[Client], address: NamedDependency[str]) -> Response[bytes]:
    """The page of the client, at every address of it."""
    if client.built:
        return client.answer("/index.html", accepted(request), ASK_AGAIN)
    played = ", ".join(escape(kit.title) for kit in all_kits())
    return Response(PAGE.format(address=address, games=played).encode(), media_type=KINDS[".html"])


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, name: FromPath[str], client: NamedDependency[Client]) -> Response[bytes]:
    """A script, style or drawing of the client."""
    return client.answer(f"/assets/{name}", accepted(request), FOR_EVER)


@get("/theme.js", include_in_schema=False, sync_to_thread=False)
def theme(request: AnyRequest, client: NamedDependency[Client]) -> Response[bytes]:
    """What chooses day or night before the first paint."""
    return client.answer("/theme.js", accepted(request), ASK_AGAIN)


@get("/plain.css", media_type=MediaType.CSS, include_in_schema=False, sync_to_thread=False)
def style() -> str:
    """How the plain page looks."""
    return STYLE
