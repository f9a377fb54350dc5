"""The verbs of Seasons: the few small steps that all card effects are made of."""
