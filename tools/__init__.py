"""Tools for those who work on Chronomage; no part of what is installed."""
