"""Reasons: what the apprentice has reckoned for a choice, in spells played, for a player who asks why."""

from chronomage.bots.apprentice.comparing import runner_up
from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.bots.apprentice.timemasters.plays import effect_now, spell_effect
from chronomage.bots.apprentice.timemasters.timers import best_put, timer_at, waiting_gain
from chronomage.bots.explanation import Weighed
from chronomage.games.timemasters.choices import DELAY, END, LAUNCH, PASS, PLAY, PUT, RELEASE, TAKE, TAKE_CLOSED
from chronomage.kernel.reason import Reason


def because(outlook: Outlook, kind: str, choices: list[Weighed], chosen: int) -> tuple[Reason, ...]:
    """Why that choice is taken: what it brings, and how much more than the next best."""
    mine = next(each for each in choices if each.choice.id == chosen)
    found = for_choice(outlook, kind, chosen)
    if not found and mine.value is not None and decimal(abs(mine.value)) != "0":
        amount = decimal(abs(mine.value))
        if mine.value > 0:
            found.append(Reason("worth", f"it is worth about {amount} spells played.", {"worth": amount}))
        else:
            found.append(Reason("loss", f"it costs you about {amount} spells played.", {"worth": amount}))
    next_best = runner_up(choices, chosen)
    if mine.value is not None and next_best is not None and next_best.value is not None:
        ahead = decimal(mine.value - next_best.value)
        if mine.value > next_best.value and ahead != "0":
            text = f"that is about {ahead} better than {next_best.choice.text}."
            found.append(Reason("ahead", text, {"worth": ahead, "choice": next_best.choice.text}))
    return tuple(found)


def for_choice(outlook: Outlook, kind: str, choice: int) -> list[Reason]:
    """What has been reckoned for a choice by itself."""
    if kind == "main":
        return for_main(outlook, choice)
    if kind == "timers" and DELAY < choice < RELEASE:
        gain = decimal(waiting_gain(outlook, timer_at(outlook, choice - DELAY), 0))
        return [Reason("delay", f"waiting pays: about {gain} more than launching it now.", {"worth": gain})]
    if kind == "spheres" and TAKE < choice < LAUNCH:
        return [for_sphere(outlook, choice)]
    return []


def for_main(outlook: Outlook, choice: int) -> list[Reason]:
    """What an action of the main phase brings, and what it costs."""
    if choice == END:
        return [Reason("end", "nothing else that you could do now brings anything.")]
    if choice == PASS:
        exhausted = outlook.seat.exhausted
        return [
            Reason(
                "pass",
                f"{exhausted} Ke are restored, which is worth more than what your hand can do now.",
                {"amount": exhausted},
            )
        ]
    if LAUNCH < choice < DELAY:
        spells = len(timer_at(outlook, choice - LAUNCH).spells)
        text = f"{spells} spells that are paid for are played."
        return [Reason("launch", text, {"spells": spells})] if spells else []
    if PUT <= choice < RELEASE:
        gain = decimal(best_put(outlook, choice - PUT))
        return [Reason("put", f"on a Timer it brings about {gain} more than played.", {"worth": gain})]
    if PLAY <= choice < PUT and outlook.pack.is_spell[choice - PLAY]:
        price, effect = outlook.price(choice - PLAY), decimal(spell_effect(outlook, choice - PLAY))
        text = f"one spell more for the spheres, an effect worth about {effect}, for {price} Ke."
        return [Reason("spell", text, {"worth": effect, "amount": price})]
    if PLAY <= choice < PUT and outlook.pack.is_focus[choice - PLAY]:
        effect = decimal(effect_now(outlook, choice - PLAY))
        return [Reason("focus", f"it costs nothing, and its effect is worth about {effect} now.", {"worth": effect})]
    return []


def for_sphere(outlook: Outlook, choice: int) -> Reason:
    """The points of a card of the spheres, and what it will bring in the hand."""
    closed = choice > TAKE_CLOSED
    level = choice - TAKE_CLOSED if closed else choice - TAKE
    appraisal = outlook.appraisal
    use = decimal(appraisal.of_level[level] if closed else appraisal.use[outlook.table.spheres[level][-1]])
    text = f"{level} points at the end, and about {use} each time that it comes to your hand."
    return Reason("sphere-closed" if closed else "sphere", text, {"amount": level, "worth": use})


def decimal(number: float) -> str:
    """A number with at most one decimal, in plain digits."""
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
