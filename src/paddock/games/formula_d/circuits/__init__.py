"""The circuits of Formula D as graphs of cells. Read by setup.py; docs/circuits.md tells the form."""
