"""Logs: one line for each thing worth knowing, for people or for machines."""

import logging
import sys

import structlog

from chronomage.server.settings import Settings


def set_up_logs(settings: Settings) -> None:
    """Write logs to the error output, as text or as JSON."""
    as_json = settings.log_format == "json"
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        # Values of variables may be secrets: tracebacks are written without them.
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([structlog.processors.format_exc_info] if as_json else []),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(settings.log_level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    # Text that is none is the sender's doing: the connection is closed for it, and nothing is wrong here.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in record.getMessage())
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
