"""Builds the compiled twins of the rules and takes the built page along.

Without a C compiler, or without Cython, Paddock installs and runs plain. With PADDOCK_PLAIN=1 nothing is compiled, and
the wheel is good for every platform. What is built on the way lies aside, so that the clone stays as it was.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build as build_all
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
PAGE = HERE / "web" / "dist"
PLAIN = os.environ.get("PADDOCK_PLAIN", "") not in ("", "0")
sys.path.insert(0, str(HERE / "src"))

from paddock import build, registry  # noqa: E402


class BuildAside(build_all):
    """Builds in a folder of its own: what an earlier version left behind is never packed."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.aside = tempfile.TemporaryDirectory(prefix="paddock-build-")
        self.build_base = self.aside.name


class BuildPackage(build_py):
    """Puts the built page into the package, where there is one."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        if (PAGE / "index.html").is_file():
            shutil.copytree(PAGE, Path(self.build_lib) / "paddock" / "table" / "web", dirs_exist_ok=True)
        else:
            print("The package will have no page: it is not built (make web).", file=sys.stderr)


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


commands = {"build": BuildAside, "build_py": BuildPackage, "build_ext": BuildTwins}
# The extension says that wheels are for one platform; what it holds is the command's own business.
setup(ext_modules=[] if PLAIN else [Extension("paddock._compiled", [])], cmdclass=commands)
