"""Scenery of each circuit, a file named by the circuit's id; `paddock.drawing.scenery` says what is in it."""
