"""Training: nets that teach themselves by playing. See docs/training.md."""
