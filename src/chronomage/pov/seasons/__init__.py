"""Seasons as one seat sees it."""
