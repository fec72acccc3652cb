"""The lab: races by the thousand, and what they say."""

from .result import Result
from .simulate import simulate

__all__ = ["Result", "simulate"]
