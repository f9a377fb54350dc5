"""Bytes in and out: uvicorn's HTTP with bounds, and its WebSockets by a shorter way."""
