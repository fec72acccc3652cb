"""Builds the compiled twins of the rules. Without a C compiler, or without Cython, Paddock installs and runs plain."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "src"))

from paddock import compiling  # noqa: E402

setup(**compiling.setup_arguments())
