"""What Time Masters brings to the terminal."""
