"""Answers that are large and much the same all through, sent packed to whoever can unpack them."""

from typing import Any, Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

# None of what is packed so is secret: an answer with a token must never be.
PACKED: Final[list[Any]] = [
    DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=5))
]
