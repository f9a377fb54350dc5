"""The apprentice of Time Masters: a greedy bot that weighs everything in spells played. Start reading at bot.py."""
