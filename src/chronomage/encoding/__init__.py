"""An observation as numbers, and choices as places in a policy: one table of named slices for each game."""

from chronomage.encoding.encoding import Encoding
from chronomage.encoding.finding import NoEncoding, encoding_of
from chronomage.encoding.layout import Layout, Slice

__all__ = ["Encoding", "Layout", "NoEncoding", "Slice", "encoding_of"]
