"""The circuits of Heat as data files, one JSON file each."""
