"""Write all playthroughs anew."""

from tests.playthroughs import path_of, play_through, seed_of
from tests.variants import VARIANTS

for variant in VARIANTS:
    path_of(variant).write_text(play_through(variant, seed_of(variant)), encoding="utf-8")
