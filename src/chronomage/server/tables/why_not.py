"""Why a choice is not open to a player: told from what that player knows, and nothing else."""

from typing import Final

from chronomage.kernel.reason import Reason
from chronomage.protocol.answers import Reasoned
from chronomage.protocol.codes import Refusal
from chronomage.protocol.requests import Why
from chronomage.server.tables.match import Match
from chronomage.server.tables.viewer_messages import KEYS
from chronomage.texts import texts_of

NOT_YOUR_TURN: Final = Reason("not-your-turn", "it is not your turn")


def reasoned(match: Match, seat: int, asked: Why) -> Reasoned:
    """Why that choice is not open to this seat; a Refusal where there is no such choice."""
    match.check_playing(seat)
    match.check_state(seat, asked.state)
    rules = match.game.rules
    id, text = choice_of(match, asked.choice)
    answer = Reasoned(table=asked.table, state=match.state, choice=text, choice_id=id)
    seen = match.game.observe(seat).state  # without what the player may not know: nothing of it can slip in
    if id not in seen.choices_of(seat):
        reason = rules.reason(seen, seat, id) if seen.choices_of(seat) else NOT_YOUR_TURN
        answer.key, answer.facts = texts_of(rules, KEYS).refusal_key(reason)
        answer.message = reason.text + "."
    return answer


def choice_of(match: Match, choice: str | int) -> tuple[int, str]:
    """The id and the text of something that can be a choice in this game."""
    rules = match.game.rules
    id = rules.choice_of(choice) if isinstance(choice, str) else choice
    try:
        if id >= 0:
            return id, rules.text_of(id)
    except LookupError:  # whatever the game keeps its texts in
        pass
    raise Refusal("bad-request", "there is no such choice in this game.")
