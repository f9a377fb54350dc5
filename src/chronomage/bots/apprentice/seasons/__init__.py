"""The apprentice of Seasons: a greedy bot that weighs everything in crystals. Start reading at bot.py."""
