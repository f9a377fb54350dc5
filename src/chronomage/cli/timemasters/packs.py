"""`chronomage packs`: the packs of cards for Time Masters, listed, checked, shown and copied."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from chronomage.cli.console import complain, print_json, screen
from chronomage.cli.parameters import AsJson, Language
from chronomage.cli.timemasters.cards import cards_table, level_of, plain
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.packs.shelf import DEFAULT, PACK_NAMES, load_pack, pack_text
from chronomage.kernel.errors import BadOption, BadPack
from chronomage.texts import Catalogue, catalogue, problem_said
from chronomage.texts.timemasters.texts import TimeMastersTexts, time_masters_texts

BAD_PACK = 2

packs = App(
    name="packs",
    help="""List, check, show and copy packs: the cards that Time Masters is played with.

    Example: `chronomage packs check my-cards.toml`
    """,
)


@packs.default
def overview(*unknown: Annotated[str, Parameter(show=False)], lang: Language = "en", as_json: AsJson = False) -> int:
    """List the packs; the command line puts here what is none of the commands below."""
    if unknown:
        raise BadOption(f"packs can do list, check, show and copy; not {unknown[0]!r}.")
    return list_packs(lang=lang, as_json=as_json)


@packs.command(name="list")
def list_packs(*, lang: Language = "en", as_json: AsJson = False) -> int:
    """List the packs that come with the program.

    Example: `chronomage packs list --lang ru`
    """
    catalogue(lang)
    found = [load_pack(name) for name in PACK_NAMES]
    if as_json:
        print_json([{"name": pack.name, "title": title_of(pack, lang), "cards": len(pack.cards)} for pack in found])
    else:
        for pack in found:
            screen().print(Text(pack.name, "bold") + Text(f"  {title_of(pack, lang)}", ""))
    return 0


@packs.command
def check(
    file: Annotated[str, Parameter(help="The pack's file.")], /, *, lang: Language = "en", as_json: AsJson = False
) -> int:
    """Check a pack: say that it is fine, or name every mistake with its line. The exit status is 2 for mistakes.

    Example: `chronomage packs check my-cards.toml --lang ru`
    """
    said = catalogue(lang)
    try:
        pack = load_pack(file)
    except BadPack as error:
        tell_problems(error, said, as_json)
        return BAD_PACK
    if as_json:
        print_json({"fine": True, "problems": [], **figures(pack)})
    else:
        screen().print(verdict(pack, time_masters_texts(lang, pack)), soft_wrap=True)
    return 0


@packs.command
def copy(
    pack: Annotated[str, Parameter(help="The name of a pack that comes with the program, or a pack's file.")],
    file: Annotated[Path, Parameter(help="The new file; one that exists is not overwritten.")],
    /,
) -> int:
    """Copy a pack into a file of your own, to change it and play with it.

    Example: `chronomage packs copy verguya my-cards.toml`
    """
    text = pack_text(pack)
    try:
        with file.open("x", encoding="utf-8") as copied:
            copied.write(text)
    except FileExistsError:
        raise BadOption(f"{file} exists already; name another file.") from None
    except OSError as error:
        raise BadOption(f"{file} cannot be written: {error.strerror}.") from None
    screen().print(Text(str(file)), soft_wrap=True)
    return 0


@packs.command
def show(
    pack: Annotated[str, Parameter(help="The name of a pack that comes with the program, or a pack's file.")] = DEFAULT,
    /,
    *,
    lang: Language = "en",
    as_json: AsJson = False,
) -> int:
    """Show a pack: what it is about, how many cards it has, and every card with its facts and rule.

    Example: `chronomage packs show verguya --lang pl`
    """
    catalogue(lang)
    found = load_pack(pack)
    texts = time_masters_texts(lang, found)
    if as_json:
        print_json(plain_pack(found, texts))
    else:
        screen().print(Group(*parts_of(found, texts)))
    return 0


def tell_problems(error: BadPack, said: Catalogue, as_json: bool) -> None:
    """Every mistake on a line of its own."""
    told = [(problem, problem_said(problem, said)) for problem in error.problems]
    if as_json:
        problems = [{"line": problem.line, "card": problem.about, "message": message} for problem, message in told]
        print_json({"fine": False, "problems": problems})
        return
    for problem, message in told:
        where = said.say("terminal.packs.line", source=error.source, line=problem.line)
        complain(f"{where if problem.line else error.source}: {message}")


def figures(pack: Pack) -> dict[str, Any]:
    """How many cards a pack has, with all copies: by kind, level and set."""
    levels = [str(level) for level in range(facts.SPHERES + 1)]
    return {
        "different": len(pack.cards),
        "copies": sum(card.copies for card in pack.cards),
        "by_kind": counted(facts.KINDS, [(card.kind, card.copies) for card in pack.cards]),
        "by_level": counted([*levels, "X"], [(level_of(card), card.copies) for card in pack.cards]),
        "by_set": counted(facts.SETS, [(card.set, card.copies) for card in pack.cards]),
    }


def counted(values: Sequence[str], copies: Sequence[tuple[str, int]]) -> dict[str, int]:
    """How many copies there are of each value, in that order; values of which there are none are left out."""
    sums = {value: sum(number for other, number in copies if other == value) for value in values}
    return {value: number for value, number in sums.items() if number}


def verdict(pack: Pack, texts: TimeMastersTexts) -> str:
    """That a pack is fine, in one line."""
    found = figures(pack)
    kinds = ", ".join(f"{texts.kind(kind)} {count}" for kind, count in found["by_kind"].items())
    said = {name: texts.say(f"terminal.timemasters.set-{name}") for name in found["by_set"]}
    sets = ", ".join(f"{said[name]} {count}" for name, count in found["by_set"].items())
    return texts.say(
        "terminal.packs.fine",
        name=pack.name,
        different=found["different"],
        copies=found["copies"],
        kinds=kinds,
        sets=sets,
    )


def title_of(pack: Pack, language: str) -> str:
    """The pack's title in a language, or in another where it has none."""
    return said_in(pack.titles, language) or pack.name


def said_in(texts: dict[str, str], language: str) -> str:
    """One of several translations: in that language, in English, or the first there is."""
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")


def plain_pack(pack: Pack, texts: TimeMastersTexts) -> dict[str, Any]:
    """A pack as plain data."""
    return {
        "name": pack.name,
        "title": title_of(pack, texts.language),
        "about": said_in(pack.about, texts.language),
        "digest": pack.digest,
        **figures(pack),
        "cards": [plain(card, texts) for card in pack.cards],
    }


def parts_of(pack: Pack, texts: TimeMastersTexts) -> list[RenderableType]:
    """A pack for people: title, about, figures, cards."""
    found = figures(pack)
    say = texts.say
    kinds = [f"{texts.kind(kind)} {count}" for kind, count in found["by_kind"].items()]
    levels = [f"{level}: {count}" for level, count in found["by_level"].items()]
    sets = [f"{say(f'terminal.timemasters.set-{name}')} {count}" for name, count in found["by_set"].items()]
    parts: list[RenderableType] = [Text(title_of(pack, texts.language), "bold"), Text("")]
    about = said_in(pack.about, texts.language)
    if about:
        parts.append(Padding(about, (0, 0, 1, 0)))
    parts.append(Text(say("terminal.packs.counts", different=found["different"], copies=found["copies"])))
    for key, counts in (("by-kind", kinds), ("by-level", levels), ("by-set", sets)):
        parts.append(Text(f"{say('terminal.packs.' + key)}: ", "bold") + Text(" · ".join(counts), ""))
    return [*parts, Text(""), cards_table(pack.cards, texts)]
