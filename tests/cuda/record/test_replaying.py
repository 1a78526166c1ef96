"""A kept launch as a launch of a front end again, with memory of its own: so it is executed, and given to a GPU."""

from __future__ import annotations

from warplens.cuda.capture.kept import KeptArray, KeptLaunch
from warplens.cuda.record.replaying import replayed


def test_replayed_returns_a_launch_with_the_code():
    ptx = ".version 8.8 .target sm_90 .entry k(.param .u64 x, .param .u32 n) { ret; }"
    launch = replayed(
        KeptLaunch(
            front_end="fake",
            kernel="k",
            problem={},
            tune={},
            source_hash="",
            symbol="k",
            ptx=ptx,
            grid=(1, 1, 1),
            block=(32, 1, 1),
            parameters=bytes(8) + bytes([7, 0, 0, 0]),
            pointers={0: "x"},
            arrays=(KeptArray(name="x", address=0x1000, data=bytes(4), dtype="float32", shape=(1,)),),
        )
    )
    assert launch.names == ("x", "n")
    assert launch.arguments[0].shape == (1,)
    assert launch.arguments[1].data.hex() == "07000000"
