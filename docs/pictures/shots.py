"""Photographs the table in the browser: python docs/pictures/shots.py

Starts the real server on a store with known races, looks at them with the system's Chromium, and writes the pictures
beside this file. Another picture is another line of SHOTS.
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import scenes
from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
DESK, PHONE = (1440, 900), (390, 844)
QUALITY = 0.82
ENCODE = """async ([png, quality]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""

HEAT = scenes.drive(
    scenes.begin("heat", "heat", "paddock 15", 2, 6, circuit="usa", laps=2, colours=("red", "green")),
    scenes.asked("shift", 9),
)
FINISHED = scenes.drive(
    scenes.begin("heat", "finished", "paddock 2", 2, 6, circuit="italia", laps=1, colours=("blue", "yellow")),
    lambda table: False,
)
DOWNFORCE = scenes.drive(
    scenes.begin("downforce", "downforce", "paddock 1", 2, 5, circuit="river_station"), scenes.asked("play", 4)
)
FORMULA_D = scenes.drive(
    scenes.begin("formula_d", "formulad", "paddock 8", 2, 10, circuit="monaco", laps=2, weather=True, tyres=True),
    scenes.asked("move", 5),
)
GEARS = scenes.drive(
    scenes.begin("formula_d", "gears", "paddock 8", 2, 10, circuit="monaco", laps=2, weather=True, tyres=True),
    scenes.asked("gear", 5),
)
OTHERS = [
    scenes.gathering(scenes.begin("heat", "gb", "paddock 3", 2, 5, free=2, circuit="gb")),
    scenes.drive(scenes.begin("heat", "france", "paddock 5", 3, 5, circuit="france"), scenes.asked("shift", 6)),
]


@dataclass(frozen=True)
class Shot:
    """One picture: where to look, how, and what to press before."""

    file: str
    path: str
    ready: str
    size: tuple[int, int] = DESK
    light: str = "day"
    token: str = ""
    keys: tuple[str, ...] = ()


CARDS = ("ArrowDown", "3", "4", "5")
"""Gear 3, with 2, 3 and 4 from the hand: nine spaces through a corner with limit 7."""

SHOTS = (
    Shot("front.webp", "/", ".ticket"),
    Shot("heat.webp", "/table/heat", ".slot", token=HEAT.token, keys=CARDS),
    Shot("heat-night.webp", "/table/heat", ".slot", light="night", token=HEAT.token, keys=CARDS),
    Shot("heat-phone.webp", "/table/heat", ".slot", PHONE, token=HEAT.token, keys=CARDS),
    Shot("downforce.webp", "/table/downforce", ".slot", token=DOWNFORCE.token, keys=("3",)),
    Shot("formula_d.webp", "/table/formulad", ".over .goal", token=FORMULA_D.token),
    Shot("formula_d-gears.webp", "/table/gears", ".card li", light="night", token=GEARS.token),
    Shot("formula_d-phone.webp", "/table/formulad", ".over .goal", PHONE, token=FORMULA_D.token),
    Shot("replay.webp", "/replay#table=finished&moment=150", ".replay"),
)


@contextmanager
def server(store: Path) -> Iterator[str]:
    """`paddock serve` on a free port; its address."""
    program = [sys.executable, "-m", "paddock.table", "--port", "0", "--store", str(store)]
    settings = {"PADDOCK_THINKERS": "0", "PADDOCK_LOG_LEVEL": "warning"}
    running = subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings})
    try:
        assert running.stdout is not None
        yield "http://127.0.0.1:" + running.stdout.readline().rstrip().rstrip("/").rpartition(":")[2]
    finally:
        running.terminate()
        running.wait(15)


def take(browser: Browser, address: str, shot: Shot) -> bytes:
    """One picture, as PNG."""
    width, height = shot.size
    small = shot.size == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if small else 1,
        is_mobile=small,
        has_touch=small,
        reduced_motion="reduce",
        base_url=address,
    )
    for key, word in {"language": "en", "light": shot.light, "name": scenes.NAMES[0], "sound": "off"}.items():
        context.add_init_script(f"localStorage['paddock.{key}'] = '{word}'")
    page = context.new_page()
    page.goto(shot.path + (f"#seat={shot.token}" if shot.token else ""))
    page.locator(shot.ready).first.wait_for(state="attached")
    settle(page)
    for key in shot.keys:
        page.keyboard.press(key)
        page.wait_for_timeout(150)
    settle(page)
    picture = page.screenshot()
    context.close()
    return picture


def settle(page: Page) -> None:
    """Until letters and forecast are there."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(1200)


def main() -> None:
    """All pictures."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "tables.sqlite"
        scenes.write(store, [*OTHERS, FINISHED, HEAT, DOWNFORCE, GEARS, FORMULA_D])
        photograph(store, chromium)


def photograph(store: Path, chromium: str | None) -> None:
    """Write every picture of SHOTS."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        encoder = browser.new_page()
        with server(store) as address:
            for shot in SHOTS:
                png = base64.b64encode(take(browser, address, shot)).decode()
                packed = base64.b64decode(encoder.evaluate(ENCODE, [png, QUALITY]))
                (HERE / shot.file).write_bytes(packed)
                print(f"{shot.file}: {len(packed) // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
