"""The verbs that the effects of a pack are made of."""
