"""The plain page that says that the server runs."""

from litestar import MediaType, get
from litestar.di import NamedDependency

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chronomage</title>
<link rel="stylesheet" href="/plain.css">
<main>
<h1>Chronomage</h1>
<p>The server runs. Seasons and Time Masters are being played here.</p>
<p>Until there is a table in the browser, play in a terminal:</p>
<pre>chronomage play --server {address}</pre>
<p><a href="/api/openapi.json">The HTTP interface</a> · <a href="/health">Is it well?</a></p>
</main>
</html>
"""
STYLE = """body { margin: 0; font: 1.1rem/1.6 Georgia, serif; color: #2b2118; background: #f4ead5; }
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


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def front_page(address: NamedDependency[str]) -> str:
    """The front page."""
    return PAGE.format(address=address)


@get("/plain.css", media_type=MediaType.CSS, include_in_schema=False, sync_to_thread=False)
def style() -> str:
    """How the plain page looks."""
    return STYLE
