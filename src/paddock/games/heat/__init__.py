"""Heat: Pedal to the Metal. Numbers stand in tables.py, the position in state.py, the steps of a turn in rulebook order."""
