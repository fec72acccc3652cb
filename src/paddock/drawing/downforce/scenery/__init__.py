"""Scenery of each circuit, a file named after it; `paddock.drawing.scenery.surroundings` says what is in one."""
