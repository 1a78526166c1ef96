"""Single recorded requests have the addresses that follow from the kernel's own index."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.device.spec import MemoryRules, memory_rules
from warplens.cuda.ground.errors import InputError
from warplens.cuda.simt.counting.counts import (
    sectors,
    wavefronts,
)
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import TranslatedCode

Prepared = Callable[..., tuple[Launch, list[Any]]]

SOURCE = """extern "C" __global__ void k(const float* in, float* out, int n) {
    __shared__ float s[64];
    #pragma unroll 1
    for (int r = 0; r < 3; ++r) {
        s[63 - threadIdx.x] = in[(threadIdx.x * 5 + r + blockIdx.x) % n];
        __syncthreads();
        if (threadIdx.x < 40) out[r * n + blockIdx.x * 64 + threadIdx.x] = s[threadIdx.x];
        __syncthreads();
    }
}"""


@pytest.fixture(scope="module")
def ready(prepared: Prepared) -> Launch:
    return prepared(SOURCE, np.zeros(640, np.float32), np.zeros(1920, np.float32), 640, block=64, grid=(5, 2))[0]


@pytest.mark.parametrize(("block", "warp", "occurrence"), [(0, 0, 0), (3, 1, 2), (7, 0, 1)])
def test_requests_of_one_warp_at_one_time(ready: Launch, block: int, warp: int, occurrence: int) -> None:
    counts = ready.run()
    requests = ready.trace(block, warp, occurrence)
    threads = range(32 * warp, 32 * warp + 32)
    expected = {
        ("global", False): [4 * ((t * 5 + occurrence + block % 5) % 640) for t in threads],
        ("global", True): [4 * (occurrence * 640 + block % 5 * 64 + t) for t in threads],
        ("shared", False): [1024 + 4 * t for t in threads],  # behind what sm_90 reserves
        ("shared", True): [1024 + 4 * (63 - t) for t in threads],
    }
    assert set(requests) == {m.index for m in counts.memory}
    for memory in counts.memory:
        request = requests[memory.index]
        active = [lane for lane in range(32) if request.mask >> lane & 1]
        addresses = expected[memory.space, memory.is_store]
        assert [request.addresses[lane] for lane in active] == [addresses[lane] for lane in active]


def test_mask_names_the_active_lanes(ready: Launch) -> None:
    counts = ready.run()
    stores = [m.index for m in counts.memory if m.space == "global" and m.is_store]
    requests = ready.trace(0, 1)
    assert [requests[index].mask for index in stores] == [0xFF]


def test_instruction_that_ran_less_often_is_missing(ready: Launch) -> None:
    assert ready.trace(0, 0, 1000) == {}


@pytest.mark.parametrize(
    ("block", "warp", "message"),
    [(10, 0, "there is no block 10: they are numbered 0 to 9"), (0, 2, "there is no warp 2: they are numbered 0 to 1")],
)
def test_block_or_warp_that_does_not_exist_is_reported(ready: Launch, block: int, warp: int, message: str) -> None:
    with pytest.raises(InputError) as caught:
        ready.trace(block, warp)
    assert str(caught.value) == message


def test_record_keeps_times_of_all_warps_of_a_block(ready: Launch) -> None:
    stores = [m.index for m in ready.run().memory if m.space == "global" and m.is_store]
    (record,) = (ready.record(3, first=1, kept=5)[index] for index in stores)
    assert record.times == (3, 3)
    assert [list(record.kept(warp)) for warp in (0, 1)] == [[1, 2], [1, 2]]
    second = record.request(1, 2)
    assert second is not None
    assert (second.mask, second.addresses[:8]) == (0xFF, tuple(4 * (2 * 640 + 3 * 64 + 32 + t) for t in range(8)))
    assert (record.request(1, 0), record.request(1, 3)) == (None, None)


def test_one_compilation_records_every_block(ready: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    ready.record(0)
    monkeypatch.setattr(TranslatedCode, "_translated", None)
    assert ready.record(7, first=2)[0].times == (3, 3)


@pytest.mark.parametrize("rules", [memory_rules((1, 0)), memory_rules((9, 0))], ids=lambda rules: rules.name)
def test_recorded_requests_cost_what_the_launch_was_counted_at(prepared: Prepared, rules: MemoryRules) -> None:
    """The counters of compiled code against the definitions, request by request, over all blocks and warps."""
    arrays = np.zeros(640, np.float32), np.zeros(1920, np.float32)
    launch, _ = prepared(SOURCE, *arrays, 640, block=64, grid=(5, 2), rules=rules)
    cost: dict[int, int] = {}
    counts = launch.run().memory
    for memory in counts:
        for block in range(10):
            record = launch.record(block, kept=3)[memory.index]
            requests = [record.request(warp, time) for warp in (0, 1) for time in record.kept(warp)]
            for request in filter(None, requests):
                held = {"mask": request.mask, "is_store": memory.is_store, "rules": rules}
                count = wavefronts if memory.space == "shared" else sectors
                cost[memory.index] = cost.get(memory.index, 0) + count(request.addresses, width_bytes=4, **held)
    assert cost == {memory.index: memory.sectors + memory.wavefronts for memory in counts}


def test_requests_are_ordered_within_a_warp_and_barriers_part_them(ready: Launch) -> None:
    spaces = {m.index: (m.space, m.is_store) for m in ready.run().memory}
    record = ready.record(3, kept=3)
    for warp in (0, 1):
        made = [
            (request.order, request.phase, spaces[index])
            for index, of_one in record.items()
            for time in of_one.kept(warp)
            if (request := of_one.request(warp, time)) is not None
        ]
        made.sort()
        written, read = [("global", False), ("shared", True)], [("shared", False), ("global", True)]
        assert [place for _, _, place in made] == 3 * [*written, *read]
        first = made[0][1]
        assert [phase - first for _, phase, _ in made] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
