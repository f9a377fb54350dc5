"""Parts of the documentation that follow from the sources."""
