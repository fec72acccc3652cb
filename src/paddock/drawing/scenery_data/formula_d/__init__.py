"""Scenery of Formula D's circuits: what stands there; see `paddock.drawing.scenery` and `dressing`."""
