"""The guide docs/adding.md as steps that a test can follow: blocks to write, a copy to make, commands to run."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
# The sentence right above a block that says where it goes.
IN_FILE = re.compile(r"^In `([^`]+)`, (at the end|table by table|(?:after|instead of) `([^`]+)`):$")
NEW_FILE = re.compile(r"^A new file `([^`]+)`:$")
COPY = re.compile(
    r"^Copy `(\S+)` to `(\S+)`, rename `(\S+)` to `(\S+)`, and write `(\S+)` for `(\S+)`\.$", re.MULTILINE
)


class BadGuide(Exception):
    """A step cannot be followed as it is written."""


@dataclass(frozen=True)
class Block:
    """Something to write into a file."""

    section: str
    path: str
    how: str  # "new", "at the end", "table by table", "after" or "instead of"
    line: str  # which line it follows or replaces: its beginning, or a part of it that no other line has
    text: str

    def __str__(self) -> str:
        return f"{self.section}: {self.path}, {self.how} {self.line}".rstrip()


@dataclass(frozen=True)
class Commands:
    """Something to run, line by line."""

    section: str
    lines: tuple[str, ...]


def sections() -> dict[str, str]:
    """The page by its headings."""
    parts = re.split(r"^## (.+)$", PAGE, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def steps() -> list[Block | Commands]:
    """Everything fenced, in order; what is neither to be run nor to be written somewhere is refused."""
    found: list[Block | Commands] = []
    for section, text in sections().items():
        for fence in FENCE.finditer(text):
            language, inside = fence[1], fence[2]
            above = text[: fence.start()].rstrip().rpartition("\n")[2]
            if language == "sh":
                found.append(Commands(section, tuple(inside.splitlines())))
            elif new := NEW_FILE.match(above):
                found.append(Block(section, new[1], "new", "", inside))
            elif place := IN_FILE.match(above):
                how = place[2].partition(" `")[0]
                found.append(Block(section, place[1], how, place[3] or "", inside))
            else:
                raise BadGuide(f"{section}: nothing says where this goes:\n{inside}")
    return found


def write(block: Block, root: Path) -> None:
    """Follow one step."""
    path = root / block.path
    if block.how == "new":
        if path.exists():
            raise BadGuide(f"{block.path} is there already")
        path.write_text(block.text, encoding="utf-8")
        return
    before = path.read_text(encoding="utf-8")
    match block.how:
        case "at the end":
            after = before + block.text
        case "table by table":
            after = with_tables(before, block.text)
        case _:
            after = with_line(before, block)
    path.write_text(after, encoding="utf-8")


def with_line(text: str, block: Block) -> str:
    """The text with the block after the one line that it names, or instead of it."""
    lines = text.splitlines(keepends=True)
    found = [at for at, line in enumerate(lines) if block.line in line]
    if len(found) > 1:
        found = [at for at in found if lines[at].rstrip("\n") == block.line]
    if len(found) != 1:
        raise BadGuide(f"{block}: {len(found)} lines fit")
    at = found[0]
    kept = [lines[at]] if block.how == "after" else []
    return "".join([*lines[:at], *kept, block.text, *lines[at + 1 :]])


def with_tables(text: str, added: str) -> str:
    """TOML with each line at the end of its table; tables that are new come last."""
    for part in re.split(r"^(?=\[)", added, flags=re.MULTILINE)[1:]:
        heading, _, lines = part.partition("\n")
        table = re.search(rf"^{re.escape(heading)}\n(?:[^\[\n].*\n)*", text, re.MULTILINE)
        if table is None:
            text = f"{text}\n{part}"
        else:
            text = text[: table.end()] + lines + text[table.end() :]
    return text


def copy_example(root: Path) -> None:
    """Copy the example's package under a name of its own, as the sentence says."""
    found = COPY.search(sections()["A game"])
    if found is None:
        raise BadGuide("nothing says how to begin a game")
    example, copy, old_folder, new_folder, new_name, old_name = found.groups()
    shutil.copytree(ROOT / example, root / copy, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    (root / old_folder).rename(root / new_folder)
    for path in (root / copy).rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(old_name, new_name), encoding="utf-8")
