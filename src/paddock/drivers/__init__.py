"""Who decides for a seat. A driver gets a view and imagined positions, never the race."""
