"""`python -m paddock.build`: compile the games that have changed, beside the sources."""

from . import build

if __name__ == "__main__":
    built = build()
    print(f"compiled: {', '.join(built)}" if built else "nothing has changed")
