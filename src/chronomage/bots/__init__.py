"""Bots: observation in, choice out."""
