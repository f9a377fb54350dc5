"""The magician plays every choice on to the end, again and again, in games drawn from what it knows: see bot.py."""
