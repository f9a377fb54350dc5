"""The games: each folder holds one, made of facts, cards and phases on the kernel."""
