"""Tables: what is played at them, and who hears of it."""
