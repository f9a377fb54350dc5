"""What is said of Seasons."""
