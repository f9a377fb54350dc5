"""Time Masters as one seat sees it."""
