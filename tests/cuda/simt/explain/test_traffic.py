"""Counters by line and by array: shares add up, excess is against the least possible, sentences name the worst line."""

from __future__ import annotations

import pytest

from warplens.cuda.simt.counting.counts import LaunchCounts, MemoryCount, least_wavefronts
from warplens.cuda.simt.explain.patterns import MemoryOperation, describe
from warplens.cuda.simt.explain.traffic import access_of, blame, verdict


def _count(index: int = 0, **more: object) -> MemoryCount:
    values: dict[str, object] = {
        "text": "ld.global.f32", "space": "global", "is_store": False, "width_bytes": 4, "line": 10, "ptx_line": 1,
        "array": "in", "requests": 8, "active_lanes": 256, "distinct_bytes": 1024, "sectors": 32, "ideal_sectors": 32,
        "wavefronts": 0,
    }  # fmt: skip
    return MemoryCount(index=index, **(values | more))  # type: ignore[arg-type]


def _shared(index: int, wavefronts: int, **more: object) -> MemoryCount:
    return _count(index, space="shared", array="tile", sectors=0, ideal_sectors=0, wavefronts=wavefronts, **more)


def _launch(*memory: MemoryCount, blocks: int = 2) -> LaunchCounts:
    return LaunchCounts(
        blocks=blocks, warps=8, warp_instructions=0, thread_instructions=0, thread_instructions_on=0,
        unit_warp_instructions={}, unit_thread_instructions={}, flops_single=0, flops_double=0, memory=memory,
        basic_blocks=(),
    )  # fmt: skip


STRIDED = {"is_store": True, "array": "out", "sectors": 256, "line": 12}


def test_instructions_of_one_line_and_array_are_one_access() -> None:
    traffic = blame(_launch(_count(0), _count(1, sectors=40), _count(2, **STRIDED)))
    first, second = traffic.accesses
    assert (first.line, first.operation, first.array) == (10, MemoryOperation.LOAD, "in")
    assert (first.instructions, first.requests, first.sectors, first.ideal_sectors) == ((1, 0), 16, 72, 64)
    assert (second.operation, second.array, second.excess_sectors) == (MemoryOperation.STORE, "out", 224)


def test_shares_of_the_excess_add_up_to_one() -> None:
    memory = (_count(0, sectors=40), _count(1, **STRIDED), _shared(2, 256, line=13), _shared(3, 16, line=14))
    traffic = blame(_launch(*memory))
    assert sum(access.sector_share for access in traffic.accesses) == pytest.approx(1)
    assert sum(access.wavefront_share for access in traffic.accesses) == pytest.approx(1)
    assert (traffic.excess_sectors, traffic.excess_wavefronts) == (8 + 224, 248 + 8)


def test_launch_without_excess_has_no_shares() -> None:
    traffic = blame(_launch(_count(0)))
    assert [access.sector_share for access in traffic.accesses] == [0]
    assert (traffic.excess_sectors, traffic.excess_wavefronts) == (0, 0)


def test_instruction_that_another_ones_request_serves_is_left_out() -> None:
    assert (
        blame(_launch(_count(0, requests=0, active_lanes=0, distinct_bytes=0, sectors=0, ideal_sectors=0))).accesses
        == ()
    )


def test_lines_come_in_order_and_an_unknown_line_last() -> None:
    traffic = blame(_launch(_count(0, line=0), _count(1, line=20), _count(2, line=5)))
    assert [access.line for access in traffic.accesses] == [5, 20, 0]


@pytest.mark.parametrize(
    ("width", "distinct", "expected"), [(4, 1024, 8), (4, 32, 8), (16, 8 * 16, 16), (16, 8 * 512, 32), (8, 8 * 256, 16)]
)
def test_least_wavefronts_of_eight_requests(width: int, distinct: int, expected: int) -> None:
    assert least_wavefronts(_shared(0, 999, width_bytes=width, distinct_bytes=distinct)) == expected


def test_arrays_carry_bytes_moved_asked_and_touched() -> None:
    memory = (_count(0), _count(1, **STRIDED), _shared(2, 256))
    sizes, touched = {"in": 512, "out": 4096, "tile": 128}, {"in": 512, "out": 1024, "tile": 200}
    first, second, third = blame(_launch(*memory), sizes, touched).arrays
    assert (first.array, first.moved_bytes, first.asked_bytes, first.unique_bytes) == ("out", 8192, 1024, 1024)
    assert (first.reuse, first.efficiency_percent, first.repeated_bytes) == (8.0, 12.5, 0)
    assert (second.array, second.moved_bytes, second.unique_bytes, second.reuse) == ("in", 1024, 512, 2.0)
    assert (third.array, third.moved_bytes, third.size_bytes, third.unique_bytes) == ("tile", 32768, 256, 200)


@pytest.mark.parametrize(("sizes", "expected"), [({}, 1024), ({"in": 512}, 512), ({"in": 4096}, 1024)])
def test_bytes_touched_are_bounded_where_they_were_not_counted(sizes: dict[str, int], expected: int) -> None:
    (array,) = blame(_launch(_count(0)), sizes).arrays
    assert (array.size_bytes, array.unique_bytes, array.is_exact) == (sizes.get("in"), expected, False)


def test_atomic_operation_is_neither_load_nor_store() -> None:
    (access,) = blame(_launch(_count(0, is_store=True, is_atomic=True))).accesses
    assert access.operation is MemoryOperation.ATOMIC


def test_verdict_names_the_line_that_strides() -> None:
    traffic = blame(_launch(_count(0), _count(1, **STRIDED)), {"in": 1024, "out": 1024})
    pattern = describe([4096 * lane for lane in range(32)], 4)
    first, second = verdict(traffic, {traffic.accesses[1]: pattern})
    fault = "line 12, the store to `out`: 32 sectors a request where 4 would suffice (lane stride 4096 B)"
    assert first == f"Worst is {fault}, 100 % of the launch's excess sectors."
    assert second == "All other requests cost as little as they can."


def test_verdict_names_both_kinds_of_excess() -> None:
    traffic = blame(_launch(_count(0, sectors=40), _shared(1, 256, line=13)), {})
    first, second = verdict(traffic, {})
    fault = "line 13, the load from `tile`: 32 wavefronts a request where 1 would suffice"
    assert first == f"Worst is {fault}, 100 % of the launch's excess wavefronts."
    fault = "line 10, the load from `in`: 5 sectors a request where 4 would suffice"
    assert second == f"In global memory it is {fault}, 100 % of the launch's excess sectors."


def test_verdict_without_excess_names_what_comes_again() -> None:
    again = {"requests": 80, "active_lanes": 2560, "distinct_bytes": 10240, "sectors": 320, "ideal_sectors": 320}
    traffic = blame(_launch(_count(0), _count(1, array="B", **again)), {"B": 1024}, {"B": 1024})
    first, second = verdict(traffic, {})
    assert first.endswith(": what is left is repetition.")
    assert second == "`B` is asked for 10 times over, mostly by line 10; shared memory would hold what is used again."


def test_verdict_on_totals_that_blocks_add_up_asks_for_fewer_blocks() -> None:
    again = {"requests": 80, "active_lanes": 2560, "distinct_bytes": 10240, "sectors": 320, "ideal_sectors": 320}
    added = _count(1, array="total", is_store=True, is_atomic=True, **again)
    _, second = verdict(blame(_launch(_count(0), added, _shared(2, 8)), {"total": 1024}, {"total": 1024}), {})
    cure = "fewer blocks, each with more to add up, would update it less often"
    assert second == f"`total` is asked for 10 times over, mostly by line 10; {cure}."


def test_verdict_without_excess_names_idle_lanes() -> None:
    traffic = blame(_launch(_count(0, active_lanes=8, distinct_bytes=32, sectors=8, ideal_sectors=8)), {"in": 32})
    first, second = verdict(traffic, {})
    assert first == "No line costs more sectors or wavefronts than the bytes of its requests need."
    carried = "carries 1 of 32 lanes a request, so the other 31 stand idle"
    assert second == f"Line 10, the load from `in`, {carried} and 32 B move for 4 B requested."


def test_verdict_of_a_launch_without_requests() -> None:
    assert verdict(blame(_launch()), {})[0] == "The launch makes no memory request."


def test_access_of_returns_the_sums_of_instructions_of_one_operation():
    count = MemoryCount(
        index=0,
        text="ld.shared.f32 %f1, [%r1]",
        space="shared",
        is_store=False,
        width_bytes=4,
        line=12,
        ptx_line=40,
        array="tile",
        requests=8,
        active_lanes=256,
        distinct_bytes=1024,
        sectors=0,
        wavefronts=256,
    )
    assert access_of([count]).excess_wavefronts == 248
