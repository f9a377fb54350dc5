"""The phases of a turn, from the first deal to the last card taken."""
