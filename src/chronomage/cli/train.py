"""`chronomage train`: nets that teach themselves."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from chronomage.lab.training.sitting import sit


def train(
    config: Annotated[str, Parameter(help="A TOML file, or the name of one that comes with the program.")],
    *,
    out: Annotated[Path, Parameter(help="Where checkpoint, CSV and picture are written.")],
    resume: Annotated[
        Path | None, Parameter(help="A folder with a checkpoint of this net, or its .onnx file, to go on from.")
    ] = None,
    seconds: Annotated[
        float, Parameter(help="For how long, starting and saving included.", validator=Number(gt=0))
    ] = 600.0,
    device: Annotated[str | None, Parameter(help="cuda or cpu; by default what there is.")] = None,
    workers: Annotated[
        int | None, Parameter(help="Processes that play, in place of what the config says.", validator=Number(gte=0))
    ] = None,
) -> int:
    """Train a net by self-play. It saves every minute, and ends by itself; docs/training.md says how it works.

    Example: `chronomage train seasons --out first --seconds 540`, and then
    `chronomage train seasons --out second --resume first`
    """
    sit(config, out, seconds, resume, device, workers)
    return 0
