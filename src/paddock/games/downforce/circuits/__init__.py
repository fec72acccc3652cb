"""Downforce's circuits, a file each: cells with their outline, what lies ahead of each, lines and start cells."""
