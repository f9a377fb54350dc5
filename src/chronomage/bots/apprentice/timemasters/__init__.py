"""The apprentice of Time Masters: a greedy bot that weighs everything in Ke. Start reading at bot.py."""
