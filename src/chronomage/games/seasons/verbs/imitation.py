"""Raven the Usurper: becoming an opponent's magic item for its printed price."""

from chronomage.games.seasons import choices as answers
from chronomage.games.seasons import energy, ledger, zones
from chronomage.games.seasons.card_numbers import ELEMENTAL_AMULET
from chronomage.games.seasons.choices import NO
from chronomage.games.seasons.flow.summoning import ChooseElements, bag_of_elements
from chronomage.games.seasons.programs import IMITATE
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.games.seasons.verbs.play_area import alike
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question


class ChooseModel(Question[Table]):
    """Choose an opponent's magic item whose printed price can be paid, or none."""

    kind = "imitate"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        found = [NO]
        for player in range(state.seats):
            if player != frame.player:
                for item in state.players[player].in_play:
                    if state.settings.is_item[item.card] and self.can_pay(state, frame.player, item.card):
                        first = state.players[player].nth(item.card, 0)
                        if first is item or first is None or not alike(state, first, item):
                            copy = state.players[player].copy_of(item)
                            found.append(answers.at_player(player, item.card, copy))
        found.sort()
        return found

    def can_pay(self, state: Table, player: int, card: int) -> bool:
        """Whether the player has the printed price, which no Hand of Fortune lowers."""
        seat = state.players[player]
        have = payable_energy(seat)
        if seat.crystals < state.settings.crystal_cost[card]:
            return False
        return have > 0 if card == ELEMENTAL_AMULET else energy.covers(have, state.settings.energy_cost[card])

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        raven = state.players[frame.player].item(frame.item)
        if choice == NO or raven is None:
            return True
        player, card, copy = answers.from_at_player(choice)
        model = state.players[player].nth(card, copy)
        assert model is not None
        raven.model = model.serial
        state.tell("imitation-began", frame.player, card=model.card, other=player)
        state.push(IMITATE, frame.player, model.card, raven.serial).bag = state.settings.energy_cost[model.card]
        return True


class ChooseImitatedElements(ChooseElements):
    """An Elemental Amulet is imitated for one to four different energies, of which nothing is taken off."""

    def payable(self, state: Table, frame: Frame, elements: int) -> bool:
        return energy.covers(payable_energy(state.players[frame.player]), bag_of_elements(elements))


class PayModelCrystals(Deed[Table]):
    """Pay the crystals of the imitated card."""

    def act(self, state: Table, frame: Frame) -> None:
        ledger.lose_crystals(state, frame.player, state.settings.crystal_cost[frame.card])


class Become(Deed[Table]):
    """Take on the power of the imitated card; its instant effect acts at once."""

    def act(self, state: Table, frame: Frame) -> None:
        raven = state.players[frame.player].item(frame.item)
        if raven is None:
            return
        raven.power = frame.card
        zones.act_on_entering(state, frame.player, raven, frame.note)
