"""The apprentice: a greedy bot for Seasons that weighs everything in crystals. Start reading at bot.py."""
