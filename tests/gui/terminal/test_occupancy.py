"""What `warplens occupancy` prints: each GPU with the limits, the next steps and the curve."""

from __future__ import annotations

from warplens.cuda.device.spec import load_spec
from warplens.cuda.device.what_if import Usage
from warplens.gui.views.occupancy.text import occupancy_data, occupancy_report


def test_occupancy_report_returns_the_report():
    usage = Usage(threads_per_block=256, registers_per_thread=40, shared_bytes_per_block=0)
    assert [str(item) for item in list(occupancy_report([(load_spec("h200"), usage)]).renderables[:3])] == [
        "NVIDIA H200 SXM 141 GB, compute capability 9.0",
        "256 threads a block, 40 registers a thread, 0 bytes of shared memory a block",
        "occupancy 75 % counted: 6 blocks, 48 of 64 warps on an SM, limited by registers",
    ]


def test_occupancy_data_returns_the_same_as_data():
    usage = Usage(threads_per_block=256, registers_per_thread=40, shared_bytes_per_block=0)
    data = occupancy_data(load_spec("h200"), usage)
    assert data["occupancy"].percent == 75.0
    assert data["occupancy"].limiter == "registers"
    assert data["headroom"] == {"registers a thread": 40, "shared memory a block": 37888}
