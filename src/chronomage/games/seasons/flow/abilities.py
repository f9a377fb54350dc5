"""Ability tokens: one for each player, kept after the prelude, used once a game in the owner's turn after the die."""

from chronomage.games.seasons import energy, ledger
from chronomage.games.seasons.choices import TOKEN
from chronomage.games.seasons.facts import ABILITIES_EACH, ABILITY_PRESTIGE, WORTH_OF_HAND
from chronomage.games.seasons.programs import ABILITY
from chronomage.games.seasons.table import NO_CARDS, Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.kernel.reason import Reason
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Together

DISCARD_A_CARD = 2
LOWER_GAUGE = 4
FOUR_WATERS = 8
MOVE_MARKER = 10
WATERS = 4


class DealAbilities(Deed[Table]):
    """Deal each player three ability tokens at random, where the game is played with them."""

    def act(self, state: Table, frame: Frame) -> None:
        if not state.settings.with_abilities:
            return
        tokens = list(range(1, len(ABILITY_PRESTIGE)))
        state.random.shuffle(tokens)
        for player in range(state.seats):
            dealt = sorted(tokens[player * ABILITIES_EACH : (player + 1) * ABILITIES_EACH])
            state.players[player].abilities = dealt
            for token in dealt:
                state.tell("ability-dealt", player, amount=token, audience=player)


class ChooseAbility(Together[Table]):
    """After the prelude everybody keeps one of his tokens."""

    kind = "ability-token"

    def choices_of(self, state: Table, frame: Frame, player: int) -> list[int]:
        seat = state.players[player]
        return [] if seat.ability_chosen else [TOKEN + token for token in seat.abilities]

    def answer_of(self, state: Table, frame: Frame, player: int, choice: int) -> None:
        state.players[player].ability_chosen = choice - TOKEN
        state.tell("ability-chosen", player, amount=choice - TOKEN, audience=player)

    def settled(self, state: Table, frame: Frame) -> bool:
        for player in range(state.seats):
            seat = state.players[player]
            if seat.ability_chosen:
                seat.ability = seat.ability_chosen
                seat.ability_chosen = 0
                seat.abilities = NO_CARDS
                state.revealed += 1
                state.tell("ability-kept", player, amount=seat.ability)
        return True


def is_usable(table: Table, player: int, token: int) -> bool:
    """Whether the player can use that token now; token 5 needs no use."""
    return why_unusable(table, player, token) is None


def why_unusable(table: Table, player: int, token: int) -> Reason | None:
    """What stands in the way of using that token; None where nothing does."""
    seat = table.players[player]
    if token == WORTH_OF_HAND:
        return Reason("ability-by-itself", "your ability token acts by itself at the end of the game")
    if token == DISCARD_A_CARD and not seat.hand and not seat.in_play:
        return Reason("ability-needs-card", "your ability token needs a card in your hand or in play")
    if token == LOWER_GAUGE and seat.gauge - 1 < len(seat.in_play):
        gauge, cards = seat.gauge - 1, len(seat.in_play)
        text = (
            f"your ability token would leave a gauge of {gauge} for {cards} {'card' if cards == 1 else 'cards'} in play"
        )
        return Reason("ability-needs-gauge", text, {"amount": gauge, "have": cards})
    if token == FOUR_WATERS:
        waters = energy.count(payable_energy(seat), energy.WATER)
        if waters < WATERS:
            text = f"your ability token needs {WATERS} water, you have {waters}"
            return Reason("ability-needs-water", text, {"amount": WATERS, "have": waters})
    return None


def use_ability(table: Table, player: int) -> None:
    """Turn the token over and have its ability done next."""
    seat = table.players[player]
    seat.ability_used = True
    table.tell("ability-used", player, amount=seat.ability)
    table.push(ABILITY + seat.ability, player, 0, 0)


class TransmuteWithBonus(Deed[Table]):
    """The right to transmute this turn, with a crystal more for each energy."""

    def act(self, state: Table, frame: Frame) -> None:
        seat = state.players[frame.player]
        seat.can_transmute = True
        seat.transmute_bonus += 1


class LowerOwnGauge(Deed[Table]):
    """The own gauge falls by one."""

    def act(self, state: Table, frame: Frame) -> None:
        ledger.lower_gauge(state, frame.player, 1)
