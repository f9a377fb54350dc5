"""Lanterns: a small game for Chronomage."""
