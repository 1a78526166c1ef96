"""The search for races beside a launch finds what the one before it finds, and leaves the launch as it is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.frontends import searching
from warplens.cuda.frontends.searching import RaceSearch
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.aligned_memory import aligned_copy
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.request import LaunchRequest

TEXT = """
.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a)
{
.reg .b32 %r<9>; .reg .b64 %d<4>;
.shared .align 4 .b8 s[256];
ld.param.u64 %d1, [a];
mov.u32 %r1, %tid.x;
mul.wide.u32 %d2, %r1, 4;
add.s64 %d3, %d1, %d2;
ld.global.u32 %r2, [%d3];
mov.u32 %r3, s;
mad.lo.u32 %r4, %r1, 4, %r3;
st.shared.u32 [%r4], %r2;
BARRIER
xor.b32 %r5, %r1, 63;
mad.lo.u32 %r6, %r5, 4, %r3;
ld.shared.u32 %r7, [%r6];
st.global.u32 [%d3], %r7;
ret;
}
"""


def launch_of(barrier: str = "bar.sync 0;") -> Launch:
    request = LaunchRequest(
        module=parse_module(TEXT.replace("BARRIER", barrier)),
        symbol="k",
        file_name="k.ptx",
        block=(64, 1, 1),
        grid=(1, 1, 1),
        parameters=bytes(8),
        pointers={0: "a"},
        arrays={"a": aligned_copy(np.arange(64, dtype=np.uint32))},
        limit=10**6,
    )
    return Launch(request, at_once=False)


@pytest.mark.parametrize("threads", [1, 2])
def test_search_beside_a_launch_finds_what_one_before_it_finds(
    threads: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "LONG_LINES", 0)
    for barrier, sentence in (("bar.sync 0;", ""), ("", "which no thread of the block has written yet")):
        launch = launch_of(barrier)
        with RaceSearch(launch, BlobFolder(tmp_path, ".o"), threads) as search:
            assert (search._process is not None) is (threads > 1 and sys.platform == "linux")
            launch.run()
            fault, notes = search.result()
        assert sentence in fault
        assert bool(fault) is bool(sentence)
        assert all(note.startswith(CLEAN) for note in notes)
        assert len(notes) == (0 if sentence else 1)
        assert launch.request.arrays["a"].tolist() == list(range(63, -1, -1)) or sentence


CLEAN = "shared memory: no race and no read of unwritten bytes in any block; global memory: no race in or between any"


def test_search_that_is_lost_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(*_: object) -> NoReturn:
        os._exit(1)

    monkeypatch.setattr(searching, "LONG_LINES", 0)
    monkeypatch.setattr(searching, "find_hazards", end)
    if sys.platform != "linux":
        pytest.skip("only Linux searches in another process")
    with RaceSearch(launch_of(), BlobFolder(tmp_path, ".o"), 2) as search:
        assert search.result() == searching.LOST


def test_nothing_is_searched_without_a_launch(tmp_path: Path) -> None:
    with RaceSearch(None, BlobFolder(tmp_path, ".o"), 2) as search:
        assert search.result() == ("", ())
