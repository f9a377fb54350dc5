"""Packs: files that hold the cards of Time Masters, read, checked and made ready for play."""
