"""Records: seed, options and choices, which are the save file; reading, writing, and how far undo may go."""

from chronomage.record.record import Record, load, read

__all__ = ["Record", "load", "read"]
