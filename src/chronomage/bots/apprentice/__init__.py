"""The apprentices: one greedy and readable bot for each game."""
