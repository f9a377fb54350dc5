"""The course of the game as programs: prelude, rounds, turns, summoning, the ends of rounds and seasons."""
