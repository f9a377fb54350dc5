"""Why a bot would choose something, as a key with facts: to be said in any language."""

from typing import Final

from chronomage.kernel.reason import Reason
from chronomage.kernel.rules import Rules
from chronomage.texts.catalogue import Catalogue
from chronomage.texts.saying import Saying

CHOICE: Final = "choice"  # the fact that names a choice by its text


def hint_saying(texts: Catalogue, rules: Rules, kind: str, reason: Reason) -> Saying:
    """A reason for a choice of a decision of that kind; another choice that it names is a saying itself."""
    key, facts = texts.hint_key(reason)
    if CHOICE not in facts:
        return Saying(key, facts)
    named = texts.choice_key(kind, rules.form_of(rules.choice_of(str(facts[CHOICE]))))
    return Saying(key, {**facts, CHOICE: {"key": named.key, "facts": named.facts}})
