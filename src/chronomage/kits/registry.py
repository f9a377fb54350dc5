"""The registry: every game's kit by its name. Some are built in; others come with packages, or are registered by hand.

A package names its kits as entry points of the group `chronomage.games`. Kits that are not installed are named by their
addresses, parted by commas, in CHRONOMAGE_KITS: all processes of a server find them there.
"""

import os
import sys
import warnings
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from chronomage.kernel.errors import UnknownGame, shorten
from chronomage.kernel.rules import Rules
from chronomage.kits.address import BadAddress, loaded, loaded_from_here
from chronomage.kits.kit import BadKit, Kit

BUILT_IN: Final = {
    "seasons": "chronomage.kits.seasons:KIT",
    "timemasters": "chronomage.kits.timemasters:KIT",
}
GROUP: Final = "chronomage.games"
NAMED_BY: Final = "CHRONOMAGE_KITS"

KITS: Final[dict[str, Kit]] = {}  # all that have been loaded or registered
# The addresses of the kits of installed packages, by the folders that were searched; several where packages disagree.
INSTALLED: Final[dict[tuple[str, ...], dict[str, list[str]]]] = {}
NAMED: Final[dict[str, Kit]] = {}  # by the addresses in CHRONOMAGE_KITS


def kit_of(name: object) -> Kit:
    """The kit of the game with that name; an UnknownGame says which games there are."""
    if isinstance(name, str):
        kit = KITS.get(name)
        if kit is not None:
            return kit
        kit = found_kit(name)
        if kit is not None:
            KITS[name] = kit
            return kit
    names = kit_names()
    close = get_close_matches(name[:40], names, 1) if isinstance(name, str) else []
    hint = f" Did you mean {close[0]}?" if close else ""
    raise UnknownGame(f"there is no game {shorten(name)}; there are {', '.join(names)}.{hint}")


def rules_of(
    name: object, options: Mapping[str, object] | None = None, documents: Mapping[str, str] | None = None
) -> Rules:
    """The rules of the game with that name, as the options ask for them; documents are texts that options name."""
    return kit_of(name).rules_for(options, documents)


def register(kit: Kit) -> Kit:
    """Make a game known that no installed package brings; registered again, it takes the place of the earlier one."""
    if kit.name in BUILT_IN or kit.name in installed():
        raise BadKit(f"there is a game {kit.name} already; name yours otherwise.")
    KITS[kit.name] = kit
    return kit


def kit_names() -> list[str]:
    """The names of all games, those that are built in first."""
    others = {*KITS, *installed(), *(kit.name for kit in named_kits())} - set(BUILT_IN)
    return [*BUILT_IN, *sorted(others)]


def all_kits() -> list[Kit]:
    """The kits of all games; of one that cannot be loaded, or whose rules cannot, a warning says why."""
    kits: list[Kit] = []
    for name in kit_names():
        try:
            kit = kit_of(name)
            if name not in BUILT_IN:  # whose rules do load, and take a moment that not every command needs
                _ = kit.rules
        except BadKit as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=2)
        else:
            kits.append(kit)
    return kits


def found_kit(name: str) -> Kit | None:
    """A kit that has not been loaded before; None where there is no such game."""
    if name in BUILT_IN:
        return loaded_kit(name, BUILT_IN[name])
    for kit in named_kits():
        if kit.name == name:
            return kit
    addresses = installed().get(name, [])
    if len(addresses) > 1:
        raise BadKit(f"several packages bring a game {name}: {', '.join(sorted(addresses))}; keep one of them.")
    return loaded_kit(name, addresses[0]) if addresses else None


def loaded_kit(name: str, address: str) -> Kit:
    """The kit of that name at an address."""
    try:
        kit = loaded(address)
    except BadAddress as error:
        raise BadKit(f"the game {name} cannot be loaded: {error}") from error
    if not isinstance(kit, Kit) or kit.name != name:
        raise BadKit(f"the game {name} cannot be loaded: {address} is no kit of that name.")
    return kit


def installed() -> dict[str, list[str]]:
    """Where the kits of installed packages are, by name; what is built in cannot be replaced."""
    folders = tuple(sys.path)
    if folders not in INSTALLED:
        from importlib.metadata import entry_points  # takes a tenth of a second, and few need it

        addresses: dict[str, list[str]] = {}
        for point in entry_points(group=GROUP):
            known = addresses.setdefault(point.name, [])
            if point.name not in BUILT_IN and point.value not in known:
                known.append(point.value)
        INSTALLED[folders] = {name: known for name, known in addresses.items() if known}
    return INSTALLED[folders]


def named_kits() -> list[Kit]:
    """The kits that CHRONOMAGE_KITS names; of one that cannot be loaded, a warning says why."""
    kits: list[Kit] = []
    for address in addresses_named():
        try:
            kits.append(named_kit(address))
        except BadKit as error:
            warnings.warn(str(error), RuntimeWarning, stacklevel=3)
    return kits


def addresses_named() -> list[str]:
    """The addresses in CHRONOMAGE_KITS."""
    addresses = [address.strip() for address in os.environ.get(NAMED_BY, "").split(",")]
    return [address for address in addresses if address]


def use(address: str) -> Kit:
    """Make the kit at an address that a person has typed known, to processes that this one starts as well."""
    kit = named_kit(address)
    os.environ[NAMED_BY] = ",".join(dict.fromkeys([*addresses_named(), address]))
    return kit


def named_kit(address: str) -> Kit:
    """The kit at an address that a person has typed."""
    if address not in NAMED:
        try:
            kit = loaded_from_here(address)
        except BadAddress as error:
            raise BadKit(f"the kit {address} cannot be loaded: {error}") from error
        if not isinstance(kit, Kit):
            raise BadKit(f"the kit {address} is no chronomage.Kit, but {shorten(kit)}.")
        if kit.name in BUILT_IN:
            raise BadKit(f"the kit {address} has the name of a game that is built in: {kit.name}.")
        # Otherwise one process could play by these rules and another by those.
        elsewhere = {*installed().get(kit.name, []), *(other for other, its in NAMED.items() if its.name == kit.name)}
        if elsewhere - {address}:
            others = ", ".join(sorted(elsewhere - {address}))
            raise BadKit(f"the kit {address} has the name of a game that is known already: {kit.name}, from {others}.")
        NAMED[address] = kit
    return NAMED[address]
