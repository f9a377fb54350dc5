"""Ways: which of two effects to choose, and whom to choose for one."""

from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.bots.apprentice.timemasters.worth import TO_OPPONENTS, worth
from chronomage.games.timemasters import scoring
from chronomage.games.timemasters.choices import PLAYER
from chronomage.games.timemasters.effect import Effect
from chronomage.games.timemasters.verbs.choosing import ChooseOpponent, Either
from chronomage.kernel.machine import asking_verb


def either(outlook: Outlook, choices: list[int]) -> list[float]:
    """What each of the two effects brings now."""
    verb = asking_verb(outlook.pack.programs, outlook.table)
    assert isinstance(verb, Either), "this is asked by no other verb"
    return [effect_now(outlook, verb.first), effect_now(outlook, verb.second)]


def effect_now(outlook: Outlook, effect: Effect) -> float:
    """What an effect brings by itself, whatever else the card says of it."""
    alone = Effect(effect.verb, effect.amount, effect.optional, effect.who, effect.kind)
    return worth([alone], outlook.moment())


def opponent(outlook: Outlook, choices: list[int]) -> list[float]:
    """Harm is done to whoever is ahead, and good to whoever is behind."""
    verb = asking_verb(outlook.pack.programs, outlook.table)
    assert isinstance(verb, ChooseOpponent), "this is asked by no other verb"
    sign = 1.0 if TO_OPPONENTS[verb.effect.verb](outlook.moment(), verb.effect.amount) > 0 else -1.0
    seats = [outlook.table.players[choice - PLAYER] for choice in choices]
    return [sign * sum(scoring.points(outlook.table, seat).values()) for seat in seats]
