"""The small machine every game runs on: state, decisions, choices, events, the effect stack, randomness."""
