"""What is counted and timed, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Sequence

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 500.0)


class Count:
    """Something that only grows, by one label."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.counts: Tally[str] = Tally() if label else Tally({"": 0})

    def add(self, value: str = "", count: int = 1) -> None:
        """One more, or several."""
        self.counts[value] += count

    def lines(self) -> Iterable[str]:
        """The metric as text."""
        yield from _head(self.name, self.about, "counter")
        for value, count in sorted(self.counts.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {count}' if self.label else f"{self.name} {count}"


class Gauge:
    """Something that can be looked up now."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.now: Callable[[], float] = lambda: 0

    def lines(self) -> Iterable[str]:
        """The metric as text."""
        yield from _head(self.name, self.about, "gauge")
        yield f"{self.name} {self.now():g}"


class Histogram:
    """How often something was at most so much."""

    def __init__(self, name: str, about: str, edges: Sequence[float]) -> None:
        self.name, self.about, self.edges = name, about, edges
        self.counts = [0] * (len(edges) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        """One more of that much."""
        self.counts[bisect_left(self.edges, value)] += 1
        self.total += value

    def lines(self) -> Iterable[str]:
        """The metric as text."""
        yield from _head(self.name, self.about, "histogram")
        below = 0
        for edge, count in zip(self.edges, self.counts, strict=False):
            below += count
            yield f'{self.name}_bucket{{le="{edge:g}"}} {below}'
        yield f'{self.name}_bucket{{le="+Inf"}} {sum(self.counts)}'
        yield f"{self.name}_sum {self.total:g}"
        yield f"{self.name}_count {sum(self.counts)}"


def _head(name: str, about: str, kind: str) -> Iterable[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


COMMANDS = Count("paddock_commands_total", "Commands stored and carried out.", "kind")
REFUSED = Count("paddock_refused_total", "Messages and requests that were refused.", "why")
SENT = Count("paddock_messages_sent_total", "Messages sent to clients.")
TAKEN = Count("paddock_taken_total", "Times that another server wrote to a table first.")
BUS = Gauge("paddock_bus_connected", "Whether the bus is there; 1 for a server alone.")
TABLES = Gauge("paddock_tables", "Tables in memory.")
SOCKETS = Gauge("paddock_sockets", "Open sockets.")
LATENCY = Histogram("paddock_command_seconds", "From a command's arrival to its acknowledgement.", SECONDS)
BATCHES = Histogram("paddock_batch_commands", "Writes that shared a transaction.", SIZES)
ALL: tuple[Count | Gauge | Histogram, ...] = (
    COMMANDS,
    REFUSED,
    SENT,
    TAKEN,
    BUS,
    TABLES,
    SOCKETS,
    LATENCY,
    BATCHES,
)


def text() -> str:
    """All metrics."""
    return "\n".join(line for metric in ALL for line in metric.lines()) + "\n"
