"""Which addresses an invitation can carry."""

from __future__ import annotations

import httpx
import pytest

from paddock.table.http.invite import addresses, is_here, machine_addresses
from paddock.table.limits import MOST_NAME, distinct_name

from .client import Server


def test_a_server_for_this_device_only_has_no_address_for_others(server: Server) -> None:
    assert server.get("/api/addresses").json() == {"addresses": [], "here_only": True}
    assert addresses(("127.0.0.1", 8000)) == addresses(("::1", 8000)) == []


def test_a_server_that_listens_everywhere_knows_the_addresses_of_the_machine() -> None:
    assert addresses(("0.0.0.0", 8000)) == [f"http://{address}:8000" for address in machine_addresses()]
    assert addresses(("192.168.1.5", 8000)) == ["http://192.168.1.5:8000"]
    assert addresses(("fd00::1", 8000)) == ["http://[fd00::1]:8000"]
    assert not any(map(is_here, machine_addresses()))


def test_nobody_elsewhere_is_told_the_addresses_of_the_machine(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/addresses", headers={"host": "races.local"})
    assert answer.json() == {"addresses": [], "here_only": False}


def test_a_long_name_stays_short_enough_with_its_number() -> None:
    long = "M" * MOST_NAME
    assert distinct_name(long, [long]) == "M" * (MOST_NAME - 2) + " 2"


@pytest.mark.parametrize(
    "alike", ["mara", "MARA", "Ma ra", "M\u00e1ra", "Mara\u200d", "\uff2d\uff41\uff52\uff41", "\u041c\u0430r\u0430"]
)
def test_a_name_that_looks_like_anothers_gets_a_number(alike: str) -> None:
    assert distinct_name(alike, ["Mara"]) == f"{alike} 2"
    assert distinct_name("Marta", ["Mara"]) == "Marta"


def test_nobody_gets_anothers_name_at_a_table(server: Server) -> None:
    table = server.make("person", "person", "person")["table"]
    names = ["Mara", "  mara ", "Mara 2"]
    for seat, name in enumerate(names):
        server.sit(table, seat, name)
    assert [seat["name"] for seat in server.get(f"/api/tables/{table}").json()["seats"]] == [
        "Mara",
        "mara 2",
        "Mara 2 2",
    ]
