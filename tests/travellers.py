"""Things that travel: games of all variants with all that is public about them, and what they are at the other end.

Run as a module, it sends some through a file: `send FILE` writes them, `take FILE` reads them; both print the build and
what was there.
"""

import pickle
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import chronomage as cm
import chronomage.kernel.machine
from chronomage.bots import make_bot
from chronomage.kernel.travel import attributes, laid_out
from tests.seasons.driving import play_randomly
from tests.timemasters.known import known_game
from tests.variants import VARIANTS


def played(game: cm.Game, seed: int, most: int) -> cm.Game:
    """The game after so many random choices."""
    play_randomly(game, Random(seed), most)
    return game


def companions(game: cm.Game) -> list[Any]:
    """A game with all that is public about it."""
    found: list[Any] = [game, game.state, game.watch(), game.outcome, game.record(), *game.opening, *game.decisions]
    found += [game.observe(player) for player in range(game.players)]
    found += [make_bot(name, game.rules.name) for name in ("random", "apprentice")]
    if game.decisions:
        player = game.decisions[0].player
        found.append(game.rules.reason(game.state, player, 9_999 if game.rules.name == "seasons" else 0))
        found += game.copy().play(player, game.decisions[0].choices[0])
    return [*found, *game.rules.options]


def held(thing: Any) -> Any:
    """All that a thing holds of its own, down to numbers and texts."""
    return {name: laid_out(value) for name, value in attributes(thing).items() if name not in ("rules", "pov")}


def some_games() -> list[cm.Game]:
    """Games of many variants, each somewhere in its middle, and one with a pack from a file."""
    games = [
        played(cm.new_game(variant.game, variant.players, 71, variant.options), 71, 7 * number % 230)
        for number, variant in enumerate(VARIANTS)
    ]
    return [*games, played(known_game(3, 71, promo=True), 71, 60)]


def fingerprint(things: list[Any]) -> str:
    """What was there, and how its games go on."""
    digest = blake2b(digest_size=16)
    for thing in things:
        # The texts of packs and programs are the same for all; what changes in a game is all in numbers and texts.
        if isinstance(thing, cm.Game):
            digest.update(repr((thing, thing.describe(), thing.history, thing.opening, thing.undo_floor)).encode())
            digest.update(played(thing.copy(), 72, 40).record().text().encode())
        elif isinstance(thing, cm.Observation):
            digest.update(thing.to_json().encode())
            if thing.player != cm.WATCHER:
                digest.update(thing.resample(72).observe(thing.player).to_json().encode())
        elif isinstance(thing, (cm.Decision, cm.Event, cm.Outcome, cm.Record, cm.Option)):
            digest.update(repr(thing).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    build = "interpreted" if chronomage.kernel.machine.__file__.endswith(".py") else "compiled"
    if sys.argv[1] == "send":
        luggage = [thing for game in some_games() for thing in companions(game)]
        Path(sys.argv[2]).write_bytes(pickle.dumps(luggage))
    else:
        luggage = pickle.loads(Path(sys.argv[2]).read_bytes())
    sys.stdout.write(f"{build} {len(luggage)} {fingerprint(luggage)}\n")
