"""Comparing: by how much the choice that is taken is better than the next best."""

from chronomage.bots.explanation import Weighed


def runner_up(choices: list[Weighed], chosen: int, but: tuple[int, ...] = ()) -> Weighed | None:
    """The best of the other choices that have a value, leaving out those with these ids; None where there is none."""
    best: Weighed | None = None
    for each in choices:
        if each.value is None or each.choice.id == chosen or each.choice.id in but:
            continue
        if best is None or best.value is None or each.value > best.value:
            best = each
    return best
