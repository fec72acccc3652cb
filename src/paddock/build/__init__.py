"""Compiles games with their scripted drivers: one twin a game in `paddock._compiled`, with a hash of its own.

sources.py says what a twin is made of, translate.py writes it in Cython's language, calls.py is the part of it that
Python calls, twins.py compiles what is stale. `python -m paddock.build` does it beside the sources.
"""

from .twins import build, put_twins

__all__ = ["build", "put_twins"]
