"""Seasons: three years, twelve seasons, nine chosen cards, and the dice."""
