"""Cars can be told apart without colour."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from paddock.drawing import THEMES
from paddock.drawing.heat import LIVERIES, car_svg

SVG = "{http://www.w3.org/2000/svg}"


def test_six_seats_differ_in_number_stripes_and_colour() -> None:
    assert len(LIVERIES) == 6
    assert len({livery.number for livery in LIVERIES}) == 6
    assert len({livery.stripes for livery in LIVERIES}) == 6
    assert len({livery.name for livery in LIVERIES}) == 6


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", range(6))
def test_a_car_draws_alone(seat: int, theme: str) -> None:
    svg = car_svg(seat, theme=theme)
    root = ET.fromstring(svg)
    assert root.findtext(f".//{SVG}text") == LIVERIES[seat].number
    assert len(svg) < 8_000
    assert svg == car_svg(seat, theme=theme)


def test_the_number_stays_upright() -> None:
    svg = car_svg(0, angle=90)
    assert "rotate(90)" in svg
    assert "rotate(-90)" in svg


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match="there is no seat 6; seats are 0 to 5"):
        car_svg(6)
    with pytest.raises(ValueError, match="unknown theme 'noon'; there are day, night, page"):
        car_svg(0, theme="noon")
