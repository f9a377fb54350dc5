"""What Seasons brings to the terminal."""
