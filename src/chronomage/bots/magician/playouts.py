"""Playouts: a game played on by a policy for all seats, choice after choice in the same drawn game."""

from time import perf_counter

from chronomage.bots.policy import Policy
from chronomage.bots.searching.arm import Arm
from chronomage.bots.searching.ending import FOLLOWED, Ending, ending_for
from chronomage.bots.searching.halving import Halving
from chronomage.kernel import machine
from chronomage.kernel.random import Random
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State


class Playouts(Halving):
    """Plays every choice on to the end."""

    def play_worlds(self, alive: list[Arm], random: Random, wanted: int, until: float) -> int:
        """One drawn game after the other."""
        done = 0
        while done != wanted and self.play_world(alive, self.next_world(random), until):
            done += 1
        return done

    def play_world(self, alive: list[Arm], world: State, until: float) -> bool:
        """Play each choice on in one drawn game; false, and nothing is counted, where time runs out over it."""
        endings: list[Ending] = []
        paths: list[list[int]] = []
        for arm in alive:
            if perf_counter() >= until:
                return False
            state = self.rules.copy(world)
            path: list[int] = []
            self.rules.play(state, self.player, arm.choice)
            play_on(self.rules, self.policy, state, path)
            endings.append(ending_for(self.rules, self.policy, state, self.player))
            paths.append(path)
        for at in range(len(alive)):
            alive[at].add(endings[at], paths[at])
        return True


def play_on(rules: Rules, policy: Policy, state: State, path: list[int]) -> int:
    """Play to the end, or for as many rounds as the policy sees ahead; the first steps are added to the path.

    A step is two numbers, the player and the choice. The answer is how many choices were made.
    """
    programs = rules.programs
    last = policy.round_of(state) + policy.rounds if policy.rounds else 0
    made = 0
    while not state.over:
        player = state.first_asked()
        choices = state.choices_of(player)
        choice = choices[0]
        if len(choices) > 1:
            choice = policy.choose(state, player, machine.kind_asked(programs, state), choices)
        if made < FOLLOWED:
            path.append(player)
            path.append(choice)
        made += 1
        rules.play(state, player, choice)
        if last and policy.round_of(state) > last:
            break
    return made
