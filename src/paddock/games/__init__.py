"""The rules of the games, a folder each. Nothing in here imports from drawing, drivers, lab, table or cli."""
