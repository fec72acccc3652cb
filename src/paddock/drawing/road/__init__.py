"""Roads of any game: a smooth closed curve, a road of cells, bridges."""
