"""Train a net by self-play: as `chronomage train`, where no more than torch is installed.

example, in two sittings:
  python -m chronomage.lab.training seasons --out first --seconds 540
  python -m chronomage.lab.training seasons --out second --resume first --seconds 540
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from chronomage.kernel.errors import ChronomageError
from chronomage.lab.training.sitting import config_names, sit


def main(arguments: Sequence[str] | None = None) -> int:
    """Train; 2 where something asked for cannot be."""
    parser = argparse.ArgumentParser(
        "chronomage.lab.training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("config", help=f"a TOML file, or one that comes with the program: {', '.join(config_names())}")
    parser.add_argument("--out", type=Path, required=True, help="where checkpoint, CSV and picture are written")
    parser.add_argument(
        "--resume", type=Path, help="a folder with a checkpoint of this net, or its .onnx file, to go on from"
    )
    parser.add_argument("--seconds", type=float, default=600.0, help="for how long, starting and saving included")
    parser.add_argument("--device", help="cuda or cpu; by default what there is")
    parser.add_argument("--workers", type=int, help="processes that play, in place of what the config says")
    asked = parser.parse_args(arguments)
    try:
        sit(asked.config, asked.out, asked.seconds, asked.resume, asked.device, asked.workers)
    except ChronomageError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
