"""The archmage plays its best choices on for a while as its net would, and has the net judge what has come of it."""
