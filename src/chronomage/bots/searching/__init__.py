"""What bots that search have in common: choices tried in drawn games, and the worse half given up again and again."""
