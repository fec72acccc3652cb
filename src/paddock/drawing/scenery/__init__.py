"""What stands around a road: a circuit's surroundings from its scenery file, and every kind of thing in them."""
