"""The main phase: pass to restore all Ke, or act as often as you like and can."""

from chronomage.games.timemasters import facts, ke, zones
from chronomage.games.timemasters.choices import END, PASS, PLAY, PUT, RELEASE
from chronomage.games.timemasters.flow import any_moment
from chronomage.games.timemasters.flow.payment import fewest_ephemeral
from chronomage.games.timemasters.flow.timers import some_timer_takes
from chronomage.games.timemasters.programs import CAST, FOCUS, PUT_SPELL, WHEN_PLAYED, card_program
from chronomage.games.timemasters.table import X_STARTS, X_WAITS, Table
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question


class MainPhase(Question[Table]):
    """One action after another, until the player ends the phase or passes."""

    kind = "main"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        player = frame.player
        seat = state.players[player]
        releases = any_moment.releases(seat)
        found: list[int] = []
        if not seat.launched:
            found.append(END)
        if any_moment.turn_is_too_long(state):
            return found + releases
        if not seat.acted:
            found.append(PASS)
        found += any_moment.restores(seat) + any_moment.launches(state, seat)
        pack = state.pack
        spendable = ke.spendable(state, player)
        puts: list[int] = []
        last = 0
        for card in seat.hand:
            if card == last:
                continue
            last = card
            if pack.is_spell[card]:
                if ke.cost(state, player, card, None) <= spendable:
                    found.append(PLAY + card)
                if seat.timers and some_timer_takes(state, player, seat, card, spendable):
                    puts.append(PUT + card)
            elif pack.is_focus[card] or zones.has_room_for_timer(seat):
                found.append(PLAY + card)
        return found + puts + releases

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        player = frame.player
        if choice == END:
            return True
        if choice == PASS:
            state.tell("turn-passed", player)
            ke.restore(state, player, facts.ALL_KE)
            state.budget = 0  # who passes does nothing else in the turn
            return True
        if choice < PLAY or choice >= RELEASE:
            any_moment.act(state, player, choice)
            return False
        state.players[player].acted = True
        if choice >= PUT:
            zones.lay_aside(state, player, choice - PUT)
            state.push(PUT_SPELL, player, choice - PUT, 0)
        else:
            play_card(state, player, choice - PLAY)
        return False

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        # That nothing else is open would tell of the hand; and a turn is always ended by its player.
        return False


def play_card(state: Table, player: int, card: int) -> None:
    """Play a card from the hand: pay for a spell and carry it out, carry out a Focus, lay out a Timer."""
    pack = state.pack
    if pack.is_spell[card]:
        play_spell(state, player, card)
    elif pack.is_focus[card]:
        zones.play_focus(state, player, card)
        state.push(FOCUS, player, card, 0)
    else:
        timer = zones.play_timer(state, player, card)
        if card == state.settings.wanderer and state.x_turns == X_WAITS:
            state.x_turns = X_STARTS
        state.push(card_program(card, WHEN_PLAYED), player, card, timer.place)


def play_spell(state: Table, player: int, card: int) -> None:
    """Play a spell into the spell area; how it is paid is asked only where there is a choice."""
    seat = state.players[player]
    price = ke.cost(state, player, card, None)
    zones.play_spell(state, player, card)
    least = fewest_ephemeral(seat, price)
    if least < min(price, seat.ephemeral):
        state.push(CAST, player, card, 0).left = price
        return
    ke.spend(state, player, price, least)
    state.push(card_program(card, WHEN_PLAYED), player, card, 0)


class CarryOut(Deed[Table]):
    """Do what the frame's card does when it is played."""

    def act(self, state: Table, frame: Frame) -> None:
        state.push(card_program(frame.card, WHEN_PLAYED), frame.player, frame.card, 0)


class DiscardFocus(Deed[Table]):
    """The Focus has been carried out and is discarded."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.discard_focus(state, frame.player)
