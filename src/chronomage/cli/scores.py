"""The score with its breakdown, as a table."""

from collections.abc import Sequence

from rich.table import Table

from chronomage.kernel.rules import Outcome
from chronomage.texts import Catalogue


def score_table(outcome: Outcome, names: Sequence[str], texts: Catalogue) -> Table:
    """One column for each player, the best first; one line for each part of the score."""
    order = sorted(range(len(names)), key=lambda seat: outcome.ranking[seat])
    table = Table(title=texts.say("terminal.score-table"), title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    for seat in order:
        table.add_column(names[seat], justify="right")
    table.add_row(texts.say("terminal.place"), *(str(outcome.ranking[seat]) for seat in order))
    for part in dict.fromkeys(part for parts in outcome.breakdown for part in parts):
        table.add_row(
            texts.named("score." + part, part), *(str(outcome.breakdown[seat].get(part, 0)) for seat in order)
        )
    table.add_row(texts.say("score.total"), *(str(outcome.scores[seat]) for seat in order), style="bold")
    return table
