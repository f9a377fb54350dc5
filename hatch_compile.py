"""Compiles the rules with mypyc, as a process of its own: SOURCES, separated by commas, and the FOLDER to build in."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class ParallelBuild(build_ext):
    """Builds the C files of an extension side by side: setuptools would take one after the other."""

    def build_extension(self, ext: Extension) -> None:
        """Compile, then link."""

        def compiled(source: str) -> list[str]:
            found: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )
            return found

        if len(ext.sources) > 1:
            largest_first = sorted(ext.sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects += [name for names in pool.map(compiled, largest_first) for name in names]
            ext.sources = []
        super().build_extension(ext)


def main() -> None:
    """Compile."""
    sources, folder = sys.argv[1:]
    setup(
        name="chronomage",
        packages=[],
        ext_modules=mypycify(sources.split(","), opt_level="3", debug_level="0", multi_file=True),
        cmdclass={"build_ext": ParallelBuild},
        script_args=["build_ext", "--build-lib", folder, "--build-temp", folder],
    )


if __name__ == "__main__":
    main()
