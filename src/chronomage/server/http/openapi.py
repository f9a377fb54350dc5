"""The interface as it is described to machines."""

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.router import Router
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from chronomage import __version__
from chronomage.server.http.credentials import CREDENTIALS


class DescriptionRouter(Router):
    """Litestar's own, less its page for every address below that is not there: ours are told of those as of all."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        """Answer at an address."""
        if "/{path:str}" in getattr(value, "paths", ()):
            return []
        return super().register(value)


def description() -> OpenAPIConfig:
    """What is described, and where: at `/api/openapi.json`."""
    return OpenAPIConfig(
        title="Chronomage",
        version=__version__,
        components=CREDENTIALS,
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        openapi_router=DescriptionRouter("/api", route_handlers=[], include_in_schema=False),
    )
