"""Time Masters as numbers, whatever the pack."""
