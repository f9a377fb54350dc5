"""Write all playthroughs anew."""

from tests.playthroughs import PLAYED, path_of, play_through, seed_of

for variant in PLAYED:
    path_of(variant).write_text(play_through(variant, seed_of(variant)), encoding="utf-8")
