"""What is said of Time Masters."""
