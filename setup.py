"""Builds the compiled twins of the rules. Without a C compiler, or without Cython, Paddock installs and runs plain."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "src"))

from paddock import compiling  # noqa: E402


def twins() -> list:
    try:
        return compiling.extensions()
    except Exception as error:
        print(f"The rules will run plain, much slower: Cython could not translate them ({error}).", file=sys.stderr)
        return []


class BuildTwins(build_ext):
    """build_ext that leaves plain rules behind when there is no compiler."""

    def run(self) -> None:
        self.parallel = 2
        try:
            super().run()
        except Exception as error:
            print(f"The rules will run plain, much slower: no C compiler could build them ({error}).", file=sys.stderr)
            return
        if self.extensions:
            in_place = self.inplace or self.editable_mode
            compiling.stamp(compiling.TWINS if in_place else Path(self.build_lib) / "paddock" / "_compiled")


setup(ext_modules=twins(), cmdclass={"build_ext": BuildTwins})
