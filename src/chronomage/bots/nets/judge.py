"""Judge: a net that looks at many observations at once and says what it would choose, and how it thinks it ends.

One judge for each game is loaded in a process, when it is first asked. It reckons on one thread: whoever wants more
has several processes.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from chronomage.encoding import Encoding, dense, encoding_of
from chronomage.kernel.errors import ChronomageError
from chronomage.kernel.state import State

FOLDER: Final = Path(__file__).parent
HUNDRED: Final = 100.0  # a net tells margins in hundreds of points

# A state, the player who is asked there, and the ids of the choices.
Asked = tuple[State, int, Sequence[int]]


class NoNet(ChronomageError):
    """There is no net of a game, or it cannot be run here."""


class Judgement:
    """What a net says of one question."""

    def __init__(self, shares: list[float], values: list[list[float]]) -> None:
        self.shares = shares  # by choice, all together 1
        # By seat from the player on: won or lost from 1 to -1, the margin squashed, hundreds of points ahead.
        self.values = values

    @property
    def worth(self) -> float:
        """What nets are taught to play for, from -1 to 1: half the win, half the margin squashed."""
        return (self.values[0][0] + self.values[0][1]) / 2

    @property
    def win_chance(self) -> float:
        """The player's chance to win, from 0 to 1; a win that is shared counts as its share."""
        return min(1.0, max(0.0, (self.values[0][0] + 1) / 2))

    @property
    def margin(self) -> float:
        """How many points the player is expected to be ahead of the best opponent in the end."""
        return HUNDRED * self.values[0][2]


class Judge:
    """One net, loaded."""

    def __init__(self, path: Path, encoding: Encoding) -> None:
        try:
            import numpy
            import onnxruntime
        except ImportError as error:
            raise NoNet(f"a bot with a net needs {error.name}: pip install 'chronomage[nets]'.") from error
        if not path.exists():
            raise NoNet(f"{path.name} is not there: no net has been trained for {encoding.game}.")
        self.numpy: Any = numpy
        self.encoding = encoding
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self.session: Any = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        said = self.session.get_modelmeta().custom_metadata_map.get("chronomage", "{}")
        self.said: dict[str, Any] = json.loads(said)  # where the net comes from
        if self.said.get("encoding") != encoding.fingerprint:
            raise NoNet(f"{path.name} was trained with other numbers than observations of {encoding.game} have now.")

    def look(self, asked: Sequence[Asked], temperature: float = 1.0) -> list[Judgement]:
        """What the net says of each question; a temperature over 1 evens the shares out, one under 1 sharpens them."""
        if not asked:
            return []
        rows = [self.encoding.encode(state, player) for state, player, _ in asked]
        places = [self.encoding.places(state, player, list(choices)) for state, player, choices in asked]
        policy, values = self.run(dense.values(self.encoding, rows))
        judged = []
        for row, of_row in enumerate(places):
            preferences = policy[row][of_row].astype("float64") / temperature
            shares = self.numpy.exp(preferences - preferences.max())
            judged.append(Judgement((shares / shares.sum()).tolist(), values[row].tolist()))
        return judged

    def run(self, observations: Any) -> tuple[Any, Any]:
        """Preferences and values for rows of bytes, as chronomage.encoding.dense.values makes them."""
        policy, values = self.session.run(None, {"observations": observations})
        return policy, values


@cache
def judge_of(game: str) -> Judge:
    """The net of a game, loaded once in a process."""
    return Judge(FOLDER / f"{game}.onnx", encoding_of(game))
