"""A fingerprint of many games, to compare builds, hash seeds and platforms. Prints the build and the fingerprint."""

import hashlib
import json
import sys

import chronomage as cm
import chronomage.kernel.machine
from chronomage.kernel.random import seeded
from tests.variants import VARIANTS


def fingerprint(games: int) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for variant in VARIANTS:
        for seed in range(games):
            random = seeded(seed)
            game = cm.new_game(variant.game, variant.players, seed, variant.options)
            while not game.over:
                decision = game.decisions[random.below(len(game.decisions))]
                choice = decision.choices[random.below(len(decision.choices))]
                for event in game.play(decision.player, choice):
                    digest.update(json.dumps(game.event_facts(event)).encode())
                if random.below(20) == 0:
                    digest.update(game.observe(decision.player).to_json().encode())
                    digest.update(game.observe(0).resample(random).observe(0).to_json().encode())
            digest.update(game.record().text().encode())
            digest.update(json.dumps(game.outcome.plain()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    build = "interpreted" if chronomage.kernel.machine.__file__.endswith(".py") else "compiled"
    sys.stdout.write(f"{build} {fingerprint(int(sys.argv[1]))}\n")
