"""Downforce's cards as one would lay them out on a sheet."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable

import pytest

from paddock.drawing import THEMES
from paddock.drawing.downforce.bars import COLOURS, POWERS, back_svg, card_svg, pictogram_svg, power_svg, speed_8_svg

SVG = "{http://www.w3.org/2000/svg}"
SIX_BARS = [("black", 6), ("red", 5), ("orange", 4), ("blue", 3), ("green", 2), ("yellow", 1)]
TWO_WHITES = [("yellow", 5), ("white", 3), ("white", 1)]


def sheet(theme: str = "day") -> list[str]:
    """Every kind of card."""
    cards = [card_svg(bars, theme=theme) for bars in (SIX_BARS, SIX_BARS[:4], TWO_WHITES, [("white", 5)], [("red", 5)])]
    cards += [speed_8_svg(car, theme=theme) for car in range(len(COLOURS))]
    cards += [power_svg(power, theme=theme) for power in POWERS]
    return [*cards, back_svg(theme=theme)]


@pytest.mark.parametrize("theme", THEMES)
def test_every_card_parses_alone_and_on_a_sheet(theme: str) -> None:
    cards = sheet(theme)
    for card in cards:
        root = ET.fromstring(card)
        assert root.get("viewBox") == "0 0 100 140"
        assert theme in root.get("class", "").split()
        used = set(re.findall(r"var\((--[\w-]+)\)", card))
        assert used <= set(re.findall(r"(--[\w-]+):", card))
        assert not re.search(r"//(?!www\.w3\.org/2000/svg)", card)
    ids = re.findall(r' id="([^"]+)"', "".join(cards))
    assert len(set(ids)) == len(ids)
    ET.fromstring(f"<sheet>{''.join(cards)}</sheet>")


def test_a_card_says_its_bars_from_the_top_down() -> None:
    root = ET.fromstring(card_svg(SIX_BARS))
    assert root.get("aria-label") == "black 6, red 5, orange 4, blue 3, green 2, yellow 1"
    assert [text.text for text in root.iter(f"{SVG}text")] == list("654321")


def test_a_bar_grows_with_its_value() -> None:
    widths = []
    for value in range(1, 9):
        shape = re.search(r'bar-0"><path d="M0 0H([\d.]+)L', card_svg([("red", value)]))
        assert shape
        widths.append(float(shape[1]))
    assert widths == sorted(set(widths))
    assert widths[-1] < 91


def test_every_colour_has_a_texture_of_its_own() -> None:
    textures = set()
    for colour in (*COLOURS, "white"):
        inside = card_svg([(colour, 5)], prefix="x").partition('<g clip-path="url(#x-bar-0)">')[2]
        textures.add(re.findall(r'<path d="([^"]+)"', inside)[0])
    assert len(textures) == 7


def test_the_same_card_gives_the_same_bytes() -> None:
    assert sheet() == sheet()


def test_every_power_has_a_sign_of_its_own() -> None:
    signs = [pictogram_svg(power, prefix="x") for power in POWERS]
    assert len(set(POWERS.values())) == 6
    for power, sign in zip(POWERS, signs, strict=True):
        assert ET.fromstring(sign).get("aria-label") == power


@pytest.mark.parametrize(
    ("draw", "message"),
    [
        (lambda: card_svg([]), "a card has 1 to 6 bars, not 0"),
        (lambda: card_svg([("red", 1)] * 7), "a card has 1 to 6 bars, not 7"),
        (lambda: card_svg([("pink", 3)]), "unknown colour 'pink'; there are black, red"),
        (lambda: card_svg([("red", 9)]), "a bar is worth 1 to 8, not 9"),
        (lambda: speed_8_svg(6), "there is no car 6; cars are 0 black"),
        (lambda: power_svg("lucky"), "unknown power 'lucky'; there are aggressive"),
        (lambda: pictogram_svg("lucky"), "unknown power 'lucky'; there are aggressive"),
        (lambda: back_svg(theme="dusk"), "unknown theme 'dusk'"),
    ],
)
def test_what_is_wrong_is_named(draw: Callable[[], str], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        draw()
