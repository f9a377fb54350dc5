"""Bots at work: they think in processes of their own, so that nobody has to wait for them.

Nothing is gathered here: every such process imports this package, and should be ready soon.
"""
