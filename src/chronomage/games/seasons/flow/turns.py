"""A turn: the die first, then whatever the player likes, as often as he likes."""

from chronomage.games.seasons import choices as answers
from chronomage.games.seasons import energy, facts, ledger, programs, zones
from chronomage.games.seasons.card_numbers import DIE_OF_MALICE, STEADFAST_DIE
from chronomage.games.seasons.choices import (
    ABILITY,
    ACTIVATE,
    BONUS_CARD,
    BONUS_DRAW,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    DRAW,
    END,
    NO,
    STEADFAST_ENERGY,
    STEADFAST_GAUGE,
    STEADFAST_TRANSMUTE,
    SUMMON,
    TRANSMUTE,
    VISION,
    YES,
)
from chronomage.games.seasons.effects import ACTIVATION
from chronomage.games.seasons.flow.abilities import is_usable, use_ability
from chronomage.games.seasons.flow.summoning import can_summon_any, summonable
from chronomage.games.seasons.options import OLAFS_KNOWLEDGE, VISION_OF_DESTINY
from chronomage.games.seasons.sources import DIE, ENCHANTMENT
from chronomage.games.seasons.table import CUSTOM_DIE, NO_DIE, Item, Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.games.seasons.verbs.play_area import alike
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question

VISION_PRICE = 5
MOST_BONUSES = 3
# There are combinations without end; after this many choices only ending the turn is legal.
MOST_CHOICES = 500


class StartTurn(Deed[Table]):
    """A player's turn begins."""

    def act(self, state: Table, frame: Frame) -> None:
        state.turn = frame.player
        state.turn_choices = 0
        seat = state.players[frame.player]
        seat.can_transmute = False
        seat.transmute_bonus = 0
        seat.turn_summons = 0
        seat.die_acted = False
        seat.vision_used = False
        state.tell("turn-began", frame.player)


class OfferMalice(Question[Table]):
    """Before the die acts, each Die of Malice may roll it again."""

    kind = "reroll"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        if seat.die == NO_DIE:
            return []
        for item in seat.in_play:
            if item.power == DIE_OF_MALICE and not item.used:
                copy = seat.copy_of(item)
                return [NO, answers.activate(item.card, copy)]
        return []

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == NO:
            return True
        activate(state, frame.player, chosen_to_activate(state, frame.player, choice))
        return False


class OfferSteadfast(Question[Table]):
    """A Steadfast Die may replace all actions of the die by one of three; the note says that it has."""

    kind = "steadfast"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.note = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        if seat.die == NO_DIE or not seat.count(STEADFAST_DIE):
            return []
        return [NO, STEADFAST_GAUGE, STEADFAST_ENERGY, STEADFAST_TRANSMUTE]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == NO:
            return True
        frame.note = 1
        state.tell("die-replaced", frame.player, card=STEADFAST_DIE)
        if choice == STEADFAST_GAUGE:
            ledger.raise_gauge(state, frame.player, 1, STEADFAST_DIE)
        elif choice == STEADFAST_ENERGY:
            state.push(programs.STEADFAST_ENERGY, frame.player, STEADFAST_DIE, 0)
        else:
            state.players[frame.player].can_transmute = True
        return True


class RollAgain(Deed[Table]):
    """Roll the chosen die again."""

    def act(self, state: Table, frame: Frame) -> None:
        seat = state.players[frame.player]
        die = seat.die // facts.FACES % facts.DICE_PER_SEASON
        if seat.die == CUSTOM_DIE:  # the die of a position stands for the first of the season
            die = state.season_dice[state.dice_season * (state.seats + 1)]
        seat.die = facts.face_code(state.dice_season, die, state.random.below(facts.FACES))
        state.revealed += 1
        state.tell("die-rerolled", frame.player, amount=seat.die + 1)


class DieActs(Deed[Table]):
    """The die gives crystals, energy, a star for the gauge and the right to transmute."""

    def act(self, state: Table, frame: Frame) -> None:
        seat = state.players[frame.player]
        if seat.die == NO_DIE or frame.note:
            return
        seat.die_acted = True
        face = state.face(seat.die)
        seat.can_transmute = face.transmute
        if state.settings.die_is_optional:
            state.push(programs.OPTIONAL_DIE, frame.player, 0, 0)
            return
        ledger.gain_crystals(state, frame.player, face.crystals, DIE)
        ledger.gain_energy(state, frame.player, face.bag, DIE)
        if face.star:
            ledger.raise_gauge(state, frame.player, 1, DIE)


class TakeDieAction(Question[Table]):
    """Where die actions may be declined: one of them, where the die shows it."""

    def is_shown(self, face: facts.Face) -> bool:
        """Whether the die shows this action."""
        raise NotImplementedError

    def take(self, state: Table, player: int, face: facts.Face) -> None:
        """Carry it out."""
        raise NotImplementedError

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [YES, NO] if self.is_shown(state.face(state.players[frame.player].die)) else []

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == YES:
            self.take(state, frame.player, state.face(state.players[frame.player].die))
        return True


class TakeDieCrystals(TakeDieAction):
    """The crystals."""

    kind = "die-crystals"

    def is_shown(self, face: facts.Face) -> bool:
        return face.crystals > 0

    def take(self, state: Table, player: int, face: facts.Face) -> None:
        ledger.gain_crystals(state, player, face.crystals)


class TakeDieEnergy(TakeDieAction):
    """The energy."""

    kind = "die-energy"

    def is_shown(self, face: facts.Face) -> bool:
        return face.bag > 0

    def take(self, state: Table, player: int, face: facts.Face) -> None:
        ledger.gain_energy(state, player, face.bag)


class TakeDieStar(TakeDieAction):
    """The star."""

    kind = "die-star"

    def is_shown(self, face: facts.Face) -> bool:
        return face.star

    def take(self, state: Table, player: int, face: facts.Face) -> None:
        ledger.raise_gauge(state, player, 1)


class DrawForDie(Question[Table]):
    """The die's card: draw one, or with a bonus two of which one is kept."""

    kind = "die-card"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        if not seat.die_acted or not state.face(seat.die).card:
            return []
        found = [NO] if state.settings.die_is_optional else []
        if seat.bonuses < MOST_BONUSES:
            found.append(BONUS_DRAW)
        found.append(DRAW)
        return found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == BONUS_DRAW:
            use_bonus(state, frame.player, choice)
            state.push(programs.DRAW_TWO, frame.player, 0, 0)
        elif choice == DRAW:
            state.push(programs.DRAW_ONE, frame.player, 0, 0)
        return True


class FreePart(Question[Table]):
    """Summon, activate, transmute and use bonuses in any order, until the player ends the turn."""

    kind = "turn"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        found = [END]
        if state.turn_choices >= MOST_CHOICES:
            return found
        player = frame.player
        seat = state.players[player]
        have = payable_energy(seat)
        if have and ledger.may_transmute(state, player):
            found.append(TRANSMUTE)
        if seat.bonuses < MOST_BONUSES:
            if energy.total(have) >= facts.EXCHANGED:
                found.append(BONUS_EXCHANGE)
            found.append(BONUS_TRANSMUTE)
            if seat.gauge < state.settings.gauge_limit:
                found.append(BONUS_GAUGE)
            if state.enchantment == OLAFS_KNOWLEDGE and (state.deck or state.discard):
                found.append(BONUS_CARD)
        if seat.ability and not seat.ability_used and is_usable(state, player, seat.ability):
            found.append(ABILITY)
        if state.enchantment == VISION_OF_DESTINY and self.may_discard_vision(state, player):
            found.append(VISION)
        if seat.hand and can_summon_any(state, player):
            for card in summonable(state, player, have):
                found.append(SUMMON + card)
        if seat.in_play:
            self.add_activations(state, player, found)
        return found

    def may_discard_vision(self, state: Table, player: int) -> bool:
        """Whether the player may pay to discard the open top card of the deck, once a turn."""
        seat = state.players[player]
        return seat.crystals >= VISION_PRICE and not seat.vision_used and len(state.deck) > 0

    def add_activations(self, state: Table, player: int, found: list[int]) -> None:
        """Add a choice for each card that can be activated; the second of two copies only where it is not the same."""
        seat = state.players[player]
        before = len(found)
        for item in seat.in_play:
            if item.used:
                continue
            needs = ACTIVATION[item.power]
            if needs is None or not needs.holds(state, player, item):
                continue
            first = seat.nth(item.card, 0)
            if first is item or first is None:
                found.append(answers.activate(item.card, 0))
            elif not alike(state, first, item):
                found.append(answers.activate(item.card, 1))
        if len(found) > before + 1:
            found.sort()

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        player = frame.player
        seat = state.players[player]
        if choice == END:
            return True
        if choice >= ACTIVATE:
            activate(state, player, chosen_to_activate(state, player, choice))
        elif choice >= SUMMON:
            state.push(programs.SUMMON, player, choice - SUMMON, 0)
        elif choice == TRANSMUTE:
            state.push(programs.TRANSMUTE, player, 0, 0)
        elif choice == BONUS_EXCHANGE:
            use_bonus(state, player, choice)
            state.push(programs.EXCHANGE, player, 0, 0)
        elif choice == BONUS_TRANSMUTE:
            use_bonus(state, player, choice)
            seat.can_transmute = True
            seat.transmute_bonus += 1
        elif choice == BONUS_GAUGE:
            use_bonus(state, player, choice)
            ledger.raise_gauge(state, player, 1)
        elif choice == BONUS_CARD:
            use_bonus(state, player, choice)
            state.push(programs.DRAW_ONE, player, 0, 0)
        elif choice == ABILITY:
            use_ability(state, player)
        elif choice == VISION:
            seat.vision_used = True
            ledger.lose_crystals(state, player, VISION_PRICE, ENCHANTMENT + VISION_OF_DESTINY)
            zones.discard_top(state, player)
        return False

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        # That nothing can be done says something about the hand.
        return False


class EndTurn(Deed[Table]):
    """Rights of this turn are gone."""

    def act(self, state: Table, frame: Frame) -> None:
        seat = state.players[frame.player]
        seat.can_transmute = False
        seat.transmute_bonus = 0
        state.tell("turn-ended", frame.player)


def use_bonus(state: Table, player: int, choice: int) -> None:
    """The bonus marker goes on by one, for what was chosen."""
    state.players[player].bonuses += 1
    state.tell("bonus-used", player, amount=state.players[player].bonuses, bonus=choice)


def chosen_to_activate(state: Table, player: int, choice: int) -> Item:
    """The card in play that the choice activates."""
    item = state.players[player].nth((choice - ACTIVATE) // 2, (choice - ACTIVATE) % 2)
    assert item is not None
    return item


def activate(state: Table, player: int, item: Item) -> None:
    """Turn the card and have its activated effect done next."""
    item.used = True
    state.tell("card-activated", player, card=item.card)
    state.push(programs.ACTIVATE + item.power, player, item.card, item.serial)
