"""Which games have screens of their own in the terminal."""

from __future__ import annotations

from ..errors import PaddockError, listed

WITH_SCREENS = ("heat",)


def need_screen(game: str) -> None:
    """Refuse to show a game that the terminal cannot draw yet."""
    if game not in WITH_SCREENS:
        raise PaddockError(
            f"{game} has no screen in the terminal yet; there is {listed(WITH_SCREENS)}. "
            f"paddock simulate, verify, draw and rulings know {game}"
        )
