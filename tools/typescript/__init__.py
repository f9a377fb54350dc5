"""TypeScript that follows from the Python: the browser client's types of all that comes over the wire."""
