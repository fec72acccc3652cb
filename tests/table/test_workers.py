"""Work that is done elsewhere."""

from __future__ import annotations

import asyncio
import os

import pytest

from paddock.table.live.workers import MODESTY, Workers


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no nice processes")
def test_modest_workers_leave_the_processor_to_whoever_plays() -> None:
    workers = Workers(1, modest=True)
    try:
        assert asyncio.run(workers.run(os.nice, 0)) == min(19, os.nice(0) + MODESTY)
    finally:
        workers.close()
