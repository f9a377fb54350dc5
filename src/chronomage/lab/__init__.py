"""Matches, statistics and measurements."""
