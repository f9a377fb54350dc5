"""Time Masters: packs of cards, Timers, spheres and scoring on the kernel."""
