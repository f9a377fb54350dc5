"""What the source says of each field of a class, in a comment behind it or above it."""

import ast
import inspect
import io
import tokenize
from types import ModuleType


def comments_of(module: ModuleType) -> dict[str, dict[str, str]]:
    """The comments of a module's classes, by class and field; nothing for a field without one."""
    source = inspect.getsource(module)
    lines, comments = source.splitlines(), by_line(source)
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = {}
            for field in node.body:
                if isinstance(field, ast.AnnAssign):
                    behind = comments.get(field.end_lineno or field.lineno, "")
                    found[node.name][ast.unparse(field.target)] = behind or above(lines, field.lineno)
    return found


def by_line(source: str) -> dict[int, str]:
    """Every comment by the number of its line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}


def above(lines: list[str], number: int) -> str:
    """The comment that stands on lines of its own right above a line."""
    said: list[str] = []
    while lines[number - 2].lstrip().startswith("#"):
        number -= 1
        said.insert(0, lines[number - 1].lstrip("# "))
    return " ".join(said)
