"""What is wrong with a document, in words."""

from chronomage.kernel.errors import Problem
from chronomage.texts.catalogue import Catalogue


def problem_said(problem: Problem, catalogue: Catalogue) -> str:
    """A mistake in a language; as Python says it, where there is no text for it."""
    said = catalogue.say(problem.key, **problem.facts)
    return problem.message if said == problem.key else said
