"""Downforce, ruling by ruling."""
