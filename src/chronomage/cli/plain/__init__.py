"""Any game at the terminal, plainly."""
