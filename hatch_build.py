"""The build: compiles the rules with mypyc where a C compiler is present, and builds plain Python where none is."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Everything that is played in the inner loop of a bot; the rest stays plain Python.
COMPILED = ("kernel", "games", "pov", "record", "bots", "game.py", "check.py", "lab/playout.py")
# People write classes of their own after the first, which they could not do after a compiled class; the others are
# used once, before a game begins.
PLAIN = (
    "chronomage/bots/bot.py",
    "chronomage/games/timemasters/packs/lines.py",
    "chronomage/games/timemasters/packs/reader.py",
    "chronomage/games/timemasters/packs/shelf.py",
    "chronomage/games/timemasters/packs/vocabulary.py",
)
SWITCH = "CHRONOMAGE_COMPILE"  # 0: build plain Python, compiler or not


def sources(root: Path) -> list[str]:
    """The files to compile, from the package's folder."""
    found: list[Path] = []
    for name in COMPILED:
        path = root / "chronomage" / name
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path] * path.exists()
    # A package's own file only gathers names, and compiled packages cannot find their submodules' files.
    names = [path.relative_to(root).as_posix() for path in found if path.name != "__init__.py"]
    return [name for name in names if name not in PLAIN]


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel."""

    folder = ""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, or say in one line why not."""
        if version == "editable" or os.environ.get(SWITCH) == "0":
            return
        if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
            print("chronomage: no C compiler found, building plain Python: slower, otherwise the same.")
            return
        root = Path(self.root) / "src"
        self.folder = tempfile.mkdtemp()
        script = Path(self.root) / "hatch_compile.py"
        command = [sys.executable, str(script), ",".join(sources(root)), self.folder]
        environment = {**os.environ, "MYPYPATH": str(root), "MYPY_CACHE_DIR": self.folder + "/cache"}
        result = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        shutil.rmtree(root / "build", ignore_errors=True)
        if result.returncode:
            print(result.stdout[-3000:], result.stderr[-3000:], file=sys.stderr)
            print("chronomage: compiling failed, building plain Python: slower, otherwise the same.")
            return
        built = [path for path in Path(self.folder).rglob("*") if path.suffix in (".so", ".pyd")]
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(self.folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)
