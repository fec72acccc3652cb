"""Builds the compiled twins of the rules. Without a C compiler, or without Cython, Paddock installs and runs plain."""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "src"))

from paddock import build, registry  # noqa: E402


class BuildTwins(build_ext):
    """Compiles what is stale, into the wheel or, for an editable install, beside the sources."""

    def run(self) -> None:
        in_place = self.inplace or self.editable_mode
        try:
            build.put_twins(registry.TWINS if in_place else Path(self.build_lib) / "paddock" / "_compiled")
        except Exception as error:
            print(f"The rules will run plain, much slower: they could not be compiled ({error}).", file=sys.stderr)

    def get_outputs(self) -> list:
        return []

    def get_output_mapping(self) -> dict:
        return {}


# The extension says that wheels are for one platform; what it holds is the command's own business.
setup(ext_modules=[Extension("paddock._compiled", [])], cmdclass={"build_ext": BuildTwins})
