"""The course of the game: the deal, the beginning and the end of each turn."""

from chronomage.games.timemasters import facts, ke, zones
from chronomage.games.timemasters.programs import TURN, WHEN_TURN_BEGINS, card_program
from chronomage.games.timemasters.table import NO_CAP, X_WAITS, Table
from chronomage.games.timemasters.verbs.amounts import laid_on
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed


class Deal(Deed[Table]):
    """Fill the spheres, shuffle the starting decks, draw the first hands, and begin."""

    def act(self, state: Table, frame: Frame) -> None:
        spheres: list[list[int]] = [[]]
        for level in range(1, facts.SPHERES + 1):
            spheres.append(drawn_sphere(state, level))
        state.spheres = spheres
        for player in range(state.seats):
            deal_deck(state, player)
        compensate(state)
        state.count_cards()
        for level in range(1, facts.SPHERES + 1):
            state.tell("sphere-opened", state.first, card=state.spheres[level][-1], amount=level)
        for step in range(state.seats):
            zones.draw(state, (state.first + step) % state.seats, facts.HAND_SIZE)
        state.push(TURN, state.first, 0, 0)


def drawn_sphere(state: Table, level: int) -> list[int]:
    """Ten cards of a level in random order: the hand-picked ones, and others drawn at random."""
    cards = state.settings.picked_of(level)
    rest = state.settings.pools[level][:]
    for card in cards:
        rest.remove(card)
    state.random.shuffle(rest)
    cards += rest[: facts.SPHERE_SIZE - len(cards)]
    state.random.shuffle(cards)
    return cards


def deal_deck(state: Table, player: int) -> None:
    """The starting deck, shuffled; Timer X is in the first player's."""
    seat = state.players[player]
    seat.owned = state.settings.pools[0][:]
    if player == state.first and state.settings.wanderer:
        seat.owned = sorted([*seat.owned, state.settings.wanderer])
        state.x_holder = player
    seat.deck = seat.owned[:]
    state.random.shuffle(seat.deck)


def compensate(state: Table) -> None:
    """The ephemeral Ke that the pack gives those who come later, since the game ends in the middle of a round."""
    for step in range(1, state.seats):
        later = state.pack.later_ephemeral
        if step <= len(later):
            ke.begin_with_ephemeral(state, (state.first + step) % state.seats, later[step - 1])


class StartTurn(Deed[Table]):
    """A turn begins, and what the player's Timers do then is done, in the order of their places."""

    def act(self, state: Table, frame: Frame) -> None:
        player = frame.player
        start_turn(state, player)
        state.tell("turn-began", player, amount=state.round)
        if state.pack.has_turns:
            for timer in reversed(state.players[player].timers):
                if state.pack.acts_each_turn[timer.card]:
                    program = card_program(timer.card, WHEN_TURN_BEGINS)
                    state.push(program, player, timer.card, timer.place).bag = laid_on(timer)


def start_turn(state: Table, player: int) -> None:
    """Nothing has been done in this turn yet."""
    seat = state.players[player]
    state.turn = player
    state.turn_choices = 0
    state.taken = 0
    seat.spent = 0
    seat.acted = False
    for timer in seat.timers:
        timer.settled = False


class EndTurn(Deed[Table]):
    """The end of the game where two spheres are empty; otherwise clean up, fill up the hand, and on to the next."""

    def act(self, state: Table, frame: Frame) -> None:
        player = frame.player
        state.budget = 0  # what is left over belongs to nobody's next turn
        if state.empty_spheres() >= facts.SPHERES_TO_END:
            end_game(state, player)
            return
        seat = state.players[player]
        zones.clear_area(state, player)
        count_for_wanderer(state, player)  # first, so that the hand is filled up without Timer X
        zones.draw(state, player, ke.hand_size(state, seat) - seat.held())
        seat.surcharge = seat.surcharge_later
        seat.surcharge_later = 0
        seat.cap = NO_CAP
        seat.spent = 0
        zones.turn_up_spheres(state)
        following = state.left_of(player)
        if following == state.first:
            state.round += 1
            if state.round > facts.MOST_ROUNDS:
                end_game(state, player)
                return
        frame.player = following
        frame.step = 0


def end_game(state: Table, player: int) -> None:
    """Nothing is left to do."""
    state.tell("game-ended", player)
    state.stack.clear()


def count_for_wanderer(state: Table, player: int) -> None:
    """A turn of its holder has passed for Timer X; after the third it moves on."""
    if player != state.x_holder or state.x_turns == X_WAITS:
        return
    state.x_turns += 1
    if state.x_turns == facts.WANDERING_TURNS:
        zones.wander(state, state.settings.wanderer, player)
        state.x_turns = 0
