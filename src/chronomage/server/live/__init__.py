"""Live play: one WebSocket per client."""
