"""One suite for every game. A new game joins by a line in cases.py."""
