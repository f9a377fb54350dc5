"""Kit: all that the program needs of one game, as one object. docs/adding.md goes through it part by part."""

from collections.abc import Mapping
from typing import Any, Final

from chronomage.kernel.errors import BadOption, ChronomageError, shorten
from chronomage.kernel.rules import Rules
from chronomage.kits.address import BadAddress, loaded
from chronomage.pov.pov import Pov

RANDOM: Final = "random"  # the bot that plays every game
RANDOM_BOT: Final = "chronomage.bots.random_bot:RandomBot"


class BadKit(ChronomageError):
    """A game's kit, or a part of it, cannot be used; the message says which and why."""


class Flag:
    """A flag of `chronomage play` that is short for an option: `--level archmage` for `--option level=archmage`.

    One with a `value` is a switch: given by itself, it sets the option to that value.
    """

    def __init__(self, name: str, option: str, about: str, value: str | None = None) -> None:
        self.name = name  # without the dashes
        self.option = option
        self.about = about
        self.value = value


class Kit:
    """One game. A part is given as itself or as an address "module:name", which is loaded when it is first used.

    So the rules can be used where what the terminal or the server needs is not installed.
    """

    def __init__(
        self,
        name: str,
        title: str,
        *,
        rules: object,
        pov: object,
        rules_with: object = None,
        rules_options: tuple[str, ...] = (),
        texts: object = None,
        cards: object = None,
        terminal: object = None,
        encoding: object = None,
        bots: Mapping[str, object] | None = None,
        stand_in: str | None = None,
        bench_options: Mapping[str, object] | None = None,
        flags: tuple[Flag, ...] = (),
        commands: Mapping[str, object] | None = None,
    ) -> None:
        self.name = name
        self.title = title  # the same in every language
        # How the game is played, and what each seat may see of it.
        self.rules_part = rules  # a Rules
        self.pov_part = pov  # a Pov
        # For games with several sets of rules, such as one for each pack of cards: a function from options to Rules,
        # and the options that it picks by. A server takes only their listed values, since others may name files.
        self.rules_with_part = rules_with
        self.rules_options = rules_options
        # How it is shown. Each may be None: what there is for any game takes its place.
        self.texts = texts  # a function from rules and a language to a texts.Catalogue
        self.cards = cards  # a function from rules to plain data: the facts of the cards, for those who leaf through
        self.terminal = terminal  # a function from rules and a language to a cli.terminal.Terminal
        # An observation as numbers, for bots that learn: nothing in the program uses it yet.
        self.encoding = encoding
        # Each by its name: a class of bots.Bot, or whatever makes one without being told anything.
        self.bots: dict[str, object] = {RANDOM: RANDOM_BOT, **(bots or {})}
        # The bot that plays on where a player has gone, gives hints, and is the opponent unless another is named.
        self.stand_in = stand_in if stand_in is not None else next((bot for bot in self.bots if bot != RANDOM), RANDOM)
        # At the command line: what `bench` measures it with, short flags of `play`, and commands of its own by name.
        self.bench_options: dict[str, object] = dict(bench_options or {})
        self.flags = flags
        self.commands: dict[str, object] = dict(commands or {})
        self.loaded_rules: Rules | None = None
        self.loaded_pov: Pov | None = None

    @property
    def rules(self) -> Rules:
        """The rules; where options pick them, those of the default options."""
        if self.loaded_rules is None:
            self.loaded_rules = self.checked(self.part("rules", self.rules_part))
        return self.loaded_rules

    @property
    def pov(self) -> Pov:
        """What each seat may see."""
        if self.loaded_pov is None:
            found = self.part("pov", self.pov_part)
            if not isinstance(found, Pov):
                raise BadKit(f"the pov of {self.name} is no chronomage.pov.Pov, but {shorten(found)}.")
            self.loaded_pov = found
        return self.loaded_pov

    def rules_for(self, options: Mapping[str, object] | None) -> Rules:
        """The rules that a game with these options is played by."""
        if self.rules_with_part is None or not options:
            return self.rules
        return self.checked(self.part("rules_with", self.rules_with_part)(options))

    def checked(self, rules: object) -> Rules:
        """These rules, if they are rules of this game."""
        if not isinstance(rules, Rules) or rules.name != self.name:
            raise BadKit(f"the rules of {self.name} are no chronomage.kernel.rules.Rules named {self.name}.")
        return rules

    def part(self, called: str, given: object) -> Any:
        """A part that was given as itself or as its address."""
        if not isinstance(given, str):
            return given
        try:
            return loaded(given)
        except BadAddress as error:
            raise BadKit(f"the {called} of {self.name} cannot be loaded: {error}") from error

    def check_from_afar(self, options: Mapping[str, object]) -> None:
        """Refuse options that only somebody at this computer may give: those that could have a file read."""
        listed = {option.name: option.values for option in self.rules.options}
        for name in self.rules_options:
            if name not in options:
                continue
            if name not in listed:
                raise BadOption(f"at a server {name} cannot be set.")
            if options[name] not in listed[name]:
                raise BadOption(f"at a server {name} can be {', '.join(listed[name])}; not {shorten(options[name])}.")

    def __reduce__(self) -> tuple[Any, ...]:
        """By name: there is one kit of each game, which is found in the registry at the other end."""
        from chronomage.kits.registry import kit_of  # which knows this module

        return kit_of, (self.name,)

    def __repr__(self) -> str:
        return f"<Kit of {self.title}>"
