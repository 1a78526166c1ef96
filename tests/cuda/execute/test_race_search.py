"""The search for races beside a launch finds what the one before it finds, and leaves the launch as it is."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from warplens.cuda.execute import race_search
from warplens.cuda.execute.race_search import RaceSearch
from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

Exchanging = Callable[..., LaunchRequest]


def launch_of(exchange: Exchanging, barrier: str = "bar.sync 0;") -> Launch:
    return Launch(exchange(aligned_copy(np.arange(64, dtype=np.uint32)), barrier=barrier), at_once=False)


@pytest.mark.parametrize("threads", [1, 2])
def test_search_beside_a_launch_finds_what_one_before_it_finds(
    exchange: Exchanging, threads: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(race_search, "LONG_LINES", 0)
    for barrier, sentence in (("bar.sync 0;", ""), ("", "which no thread of the block has written yet")):
        launch = launch_of(exchange, barrier)
        with RaceSearch(launch, BlobFolder(tmp_path, ".o"), threads) as search:
            assert (search._process is not None) is (threads > 1 and sys.platform == "linux")
            launch.run()
            fault, notes = search.result()
        assert (fault is None) is (not sentence)
        assert fault is None or sentence in str(fault)
        assert all(note.startswith(CLEAN) for note in notes)
        assert len(notes) == (0 if sentence else 1)
        assert launch.request.arrays["a"].tolist() == list(range(63, -1, -1)) or sentence


CLEAN = "shared memory: no race and no read of unwritten bytes in any block; global memory: no race in or between any"


def test_search_that_is_lost_is_told(exchange: Exchanging, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(*_: object) -> NoReturn:
        os._exit(1)

    monkeypatch.setattr(race_search, "LONG_LINES", 0)
    monkeypatch.setattr(race_search, "find_hazards", end)
    if sys.platform != "linux":
        pytest.skip("only Linux searches in another process")
    with RaceSearch(launch_of(exchange), BlobFolder(tmp_path, ".o"), 2) as search:
        assert search.result() == race_search.LOST


def test_nothing_is_searched_without_a_launch(tmp_path: Path) -> None:
    with RaceSearch(None, BlobFolder(tmp_path, ".o"), 2) as search:
        assert search.result() == (None, ())
