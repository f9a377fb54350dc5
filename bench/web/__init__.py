"""How light, quick and steady the browser client is."""
