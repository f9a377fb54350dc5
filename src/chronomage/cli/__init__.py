"""The command line: `main` runs it, and one file holds each command."""

import sys
from collections.abc import Sequence

NOT_INSTALLED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the answer is the exit status: 2 for bad input, or for a package that is not there."""
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that lacks a sign shows a question mark
            stream.reconfigure(errors="replace")
    try:
        # The rules alone are installed without the packages that all commands, or some of them, stand on.
        from chronomage.cli.commands import run

        return run(tokens)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "chronomage") or package in sys.stdlib_module_names:
            raise
        sys.stderr.write(f"chronomage: {package} is not installed; this installs all: pip install 'chronomage[play]'\n")
        return NOT_INSTALLED
