"""The cards: each a few lines that read like the card, with its rule above in our words."""
