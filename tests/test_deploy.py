"""Containerfile and compose file name only what there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import yaml

from paddock.table.settings import Settings

ROOT = Path(__file__).parent.parent
IMAGE = (ROOT / "Containerfile").read_text(encoding="utf-8")
SERVICES = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))["services"]


def test_the_table_is_given_settings_that_there_are() -> None:
    table = SERVICES["table"]
    assert (ROOT / "deploy" / table["build"]["context"] / table["build"]["dockerfile"]).samefile(ROOT / "Containerfile")
    named = {name.removeprefix("PADDOCK_").lower() for name in table["environment"] if name.startswith("PADDOCK_")}
    named |= {name.lower() for name in re.findall(r"PADDOCK_(\w+)=", IMAGE)}
    assert named == {"store", "bus", "hosts"} and named <= set(Settings.model_fields)


def test_addresses_lead_to_services() -> None:
    table, proxy = SERVICES["table"]["environment"], SERVICES["proxy"]["command"]
    assert f"@{next(name for name in SERVICES if name == 'database')}/" in table["PADDOCK_STORE"]
    assert table["PADDOCK_BUS"] == "redis://bus:6379" and "bus" in SERVICES
    port = re.search(r'"--port", "(\d+)"', IMAGE)
    assert port is not None and proxy[-1] == f"table:{port[1]}" and f"EXPOSE {port[1]}" in IMAGE
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)


def test_the_image_installs_extras_that_there_are() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = re.search(r"\.whl\)\[([\w,]+)\]", IMAGE)
    assert wanted is not None and set(wanted[1].split(",")) <= set(extras)
