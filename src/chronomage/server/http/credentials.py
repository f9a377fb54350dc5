"""How a request says who sends it, as the OpenAPI document tells it."""

from typing import Final

from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from chronomage.server.identity.authentication import COOKIE

CREDENTIALS: Final = Components(
    security_schemes={
        "token": SecurityScheme(type="http", scheme="bearer", description="the token that came with the session"),
        "cookie": SecurityScheme(
            type="apiKey",
            name=COOKIE,
            security_scheme_in="cookie",
            description="the same as a browser keeps it; what changes something also needs the header X-Chronomage: 1",
        ),
    }
)

KNOWN: Final[list[SecurityRequirement]] = [{"token": []}, {"cookie": []}]  # one of them must be sent
ANYBODY: Final[list[SecurityRequirement]] = [{}, *KNOWN]  # and here it may be left out
