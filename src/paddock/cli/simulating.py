"""`paddock simulate`."""


def simulate() -> None:
    """Simulate."""
