"""What the server writes down: tables with their journals, accounts, chat, results and ratings."""
