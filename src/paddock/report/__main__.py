"""A report in a process of its own: `python -m paddock.report SECONDS THREADS`, with a race file to read."""

from .lane import run

if __name__ == "__main__":
    run()
