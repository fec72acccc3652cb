"""Boards, cars and cards as SVG, drawn from circuit data."""
