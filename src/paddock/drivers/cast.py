"""What drivers are called at a table: invented names, the same in every language, twelve for each level.

A name follows from the level and the seat, so nothing of it is stored, and whoever meets a driver again knows how
strong it is.
"""

from __future__ import annotations

from collections.abc import Mapping

from .tempers import split

CAST = {
    "rookie": (
        *("Pip Garrow", "Tilda Hale", "Benno Krill", "Wanda Peck", "Otis Fenlow", "Mimi Taubert"),
        *("Jory Plum", "Greta Lunt", "Sandro Bix", "Effie Wold", "Kuno Habel", "Dot Vireo"),
    ),
    "club": (
        *("Hattie Brock", "Ruben Oake", "Lotte Zwaal", "Marek Sull", "Ines Quarto", "Gus Tarrow"),
        *("Nora Feldkamp", "Ivo Pellet", "Bea Lindholt", "Tomas Greel", "Rosa Candle", "Willem Drost"),
    ),
    "racer": (
        *("Nils Harrow", "Carla Venn", "Dario Stolt", "Freya Maddox", "Emil Karsk", "Vera Lomax"),
        *("Joost Hemming", "Alba Ferrand", "Lev Tarasin", "Maud Ferris", "Paolo Grist", "Anouk Delvaar"),
    ),
    "pro": (
        *("Rafe Calder", "Silke Norrgard", "Matteo Brisa", "Odile Vance", "Anton Reszka", "Kit Halloran"),
        *("Elena Moravec", "Stellan Rook", "Yara Duarte", "Casper Thule", "Livia Orsolo", "Bram Kestelen"),
    ),
    "champion": (
        *("Aurelia Stroud", "Viktor Salm", "Isolde Kragh", "Maxim Valterre", "Juno Castellar", "Leander Holm"),
        *(
            "Octavia Brand",
            "Tadeo Monteluz",
            "Sigrid Falken",
            "Roman Ashdown",
            "Celeste Varga",
            "Ansel Drake",
        ),
    ),
}


def called(driver: str | None, seat: int) -> str | None:
    """The name of a seat's driver; None for one of another package, or where nobody drives."""
    names = CAST.get(split(driver)[0]) if driver is not None else None
    return None if names is None else names[seat % len(names)]


def called_drivers(drivers: Mapping[int, str]) -> dict[int, str]:
    """The names of drivers by their seats, of those that have one."""
    return {seat: name for seat, driver in drivers.items() if (name := called(driver, seat)) is not None}
