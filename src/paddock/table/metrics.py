"""What is counted and timed, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 500.0)

disable_created_metrics()  # type: ignore[no-untyped-call]
ALL = CollectorRegistry()
COMMANDS = Counter("paddock_commands_total", "Commands stored and carried out.", ["kind"], registry=ALL)
REFUSED = Counter("paddock_refused_total", "Messages and requests that were refused.", ["why"], registry=ALL)
SENT = Counter("paddock_messages_sent_total", "Messages sent to clients.", registry=ALL)
LET_GO = Counter("paddock_let_go_total", "Clients that were let go because they did not read.", registry=ALL)
TAKEN = Counter("paddock_taken_total", "Times that another server wrote to a table first.", registry=ALL)
BUS = Gauge("paddock_bus_connected", "Whether the bus is there; 1 for a server alone.", registry=ALL)
TABLES = Gauge("paddock_tables", "Tables in memory.", registry=ALL)
SOCKETS = Gauge("paddock_sockets", "Open sockets.", registry=ALL)
LATENCY = Histogram(
    "paddock_command_seconds", "From a command's arrival to its acknowledgement.", buckets=SECONDS, registry=ALL
)
BATCHES = Histogram("paddock_batch_commands", "Writes that shared a transaction.", buckets=SIZES, registry=ALL)


def text() -> bytes:
    """All metrics."""
    return generate_latest(ALL)
