"""An expert's verdict on a launch's memory traffic, in two sentences."""

from __future__ import annotations

from warplens.cuda.simt.explain.patterns import MemoryOperation
from warplens.cuda.simt.explain.traffic import LineAccess, access_name


def test_access_name_returns_the_name_of_an_access_in_a_sentence():
    access = LineAccess(
        line=40,
        operation=MemoryOperation.STORE,
        space="global",
        array="out",
        instructions=(3,),
        width_bytes=4,
        requests=8,
        active_lanes=256,
        distinct_bytes=1024,
        sectors=32,
        ideal_sectors=32,
        wavefronts=0,
        ideal_wavefronts=0,
    )
    assert access_name(access) == "line 40, the store to `out`"
