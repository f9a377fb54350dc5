"""Studies of Time Masters."""
