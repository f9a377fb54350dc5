"""Kit: all that the program needs of one game, as one object. docs/adding.md goes through it part by part."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, Final

from chronomage.kernel.document import Document
from chronomage.kernel.document_names import document_name, is_document_name
from chronomage.kernel.errors import BadOption, ChronomageError, shorten
from chronomage.kernel.rules import Rules
from chronomage.kits.address import BadAddress, loaded
from chronomage.pov.pov import Pov

NET_PACKAGES: Final = ("numpy", "onnxruntime")  # what runs a net
RANDOM: Final = "random"  # the bot that plays every game
RANDOM_BOT: Final = "chronomage.bots.random_bot:RandomBot"


def is_installed(package: str) -> bool:
    """Whether a package is there; it is not loaded."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


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
        documents: Mapping[str, object] | None = None,
        texts: object = None,
        cards: object = None,
        terminal: object = None,
        encoding: object = None,
        policy: object = None,
        bots: Mapping[str, object] | None = None,
        net_bots: tuple[str, ...] = (),
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
        # Which of these options take a document, a text that somebody brings: of each, the function that reads one.
        # It is given the text, what messages call it and how many letters it may have; it answers with a
        # kernel.document.Document, or raises a BadDocument. `rules_with` is then given the texts too, by option.
        self.documents: dict[str, object] = dict(documents or {})
        # How it is shown. Each may be None: what there is for any game takes its place.
        self.texts = texts  # a function from rules and a language to a texts.Catalogue
        self.cards = cards  # a function from rules to plain data: the facts of the cards, for those who leaf through
        self.terminal = terminal  # a function from rules and a language to a cli.terminal.Terminal
        # An observation as numbers, for bots that learn: an encoding.Encoding, which encoding_of finds. It may be None.
        self.encoding = encoding
        # A class of bots.policy.Policy: a quick way of playing, which training begins with and tries nets against.
        self.policy = policy
        # Each by its name: a class of bots.Bot, or whatever makes one without being told anything.
        self.bots: dict[str, object] = {RANDOM: RANDOM_BOT, **(bots or {})}
        # Those of them that play by a net are none where what runs nets is not installed, the extra `nets`.
        self.missing_bots = () if all(is_installed(package) for package in NET_PACKAGES) else net_bots
        for name in self.missing_bots:
            del self.bots[name]
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

    def rules_for(self, options: Mapping[str, object] | None, documents: Mapping[str, str] | None = None) -> Rules:
        """The rules that a game with these options is played by; documents are the texts of options that name some."""
        if self.rules_with_part is None or not options:
            return self.rules
        rules_with = self.part("rules_with", self.rules_with_part)
        return self.checked(rules_with(options, documents or {}) if self.documents else rules_with(options))

    def document(self, option: str, text: str, source: str, largest: int) -> Document:
        """What a text is that somebody brings for an option; a BadDocument names everything that is wrong with it."""
        if option not in self.documents:
            raise BadOption(f"{self.name} takes no document as {shorten(option)}.")
        found: Document = self.part("documents", self.documents[option])(text, source, largest)
        return found

    def documents_named(self, options: Mapping[str, object]) -> dict[str, str]:
        """The names of the documents that these options ask for, by option."""
        return {name: str(options[name]) for name in self.documents if is_document_name(options.get(name))}

    def named_by_content(self, options: Mapping[str, Any], documents: Mapping[str, str]) -> dict[str, Any]:
        """The same options; where they had a text read from a file, they name it by what it says."""
        named = {name: document_name(text) for name, text in documents.items() if name in self.documents}
        return {**options, **{name: value for name, value in named.items() if name in options}}

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
            if name in self.documents and is_document_name(options[name]):
                continue  # it names no file, but a text that the server has or has not
            if options[name] not in listed[name]:
                raise BadOption(f"at a server {name} can be {', '.join(listed[name])}; not {shorten(options[name])}.")

    def __reduce__(self) -> tuple[Any, ...]:
        """By name: there is one kit of each game, which is found in the registry at the other end."""
        from chronomage.kits.registry import kit_of  # which knows this module

        return kit_of, (self.name,)

    def __repr__(self) -> str:
        return f"<Kit of {self.title}>"
