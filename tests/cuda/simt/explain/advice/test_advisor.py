"""Advice on pairs of kernels: one that wastes, and one that follows the advice and has the counts that were promised.

The kernels lie in `kernels/`, one file a pair: `BETTER=1` follows the advice.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.inspection.explanation import describe, execute_and_compare, lay_out, record_requests
from warplens.cuda.execute.inspection.records import Explanation, choose_point
from warplens.cuda.execute.preparation import Preparer
from warplens.cuda.simt.explain.advice.evidence import Advice

KERNELS = Path(__file__).parent / "kernels"


@cache
def _explained(name: str, better: int, n: int | None = None, **tune: int) -> Explanation:
    point = choose_point(
        [read_kernel_file(KERNELS / f"{name}.cu")], problem={} if n is None else {"N": (n,)},
        tune={axis: (value,) for axis, value in {"BETTER": better, **tune}.items()}, device="h200",
        budget_s=math.inf, limit=10**9,
    )  # fmt: skip
    ready = lay_out(point, None, Preparer())
    executed = execute_and_compare(ready, point.budget_s)
    records = record_requests(executed)
    return describe(executed, {}, records, ready.launch.translated.touched() if name in TOUCHED else {})


TOUCHED = {"shared_columns"}
"""Advice on these kernels needs to know which bytes are touched at all."""


def _advice(explanation: Explanation) -> list[Advice]:
    """Return the advice on the kernel; these launches are all small ones."""
    return [advice for advice in explanation.advice if advice.rule != "launch shape"]


def _wavefronts(explanation: Explanation) -> int:
    return sum(explained.access.wavefronts for explained in explanation.accesses)


def _sectors(explanation: Explanation) -> int:
    return sum(explained.access.sectors for explained in explanation.accesses)


def _sectors_of(*arrays: str) -> Callable[[Explanation], int]:
    return lambda explanation: sum(e.access.sectors for e in explanation.accesses if e.access.array in arrays)


def _global_atomic_requests(explanation: Explanation) -> int:
    accesses = [explained.access for explained in explanation.accesses]
    return sum(a.requests for a in accesses if a.operation == "atomic" and a.space == "global")


def _global_updates(explanation: Explanation) -> int:
    accesses = [explained.access for explained in explanation.accesses]
    return sum(a.active_lanes for a in accesses if a.operation == "atomic" and a.space == "global")


def _local_sectors(explanation: Explanation) -> int:
    return sum(explained.access.sectors for explained in explanation.accesses if explained.access.space == "local")


def _requests_of_sums(explanation: Explanation) -> int:
    """Return the requests of the line that adds two elements of `sums`."""
    return max(e.access.requests for e in explanation.accesses if e.access.array == "sums" and e.access.line > 23)


PAIRS = [
    (
        "turned_tile",
        _wavefronts,
        "row pitch",
        (
            "Line 26 takes 32 wavefronts a request to `tile`, where 1 would suffice. With rows of 33 words "
            "instead of 32, the launch would take 1,024 wavefronts for `tile` instead of 16,896."
        ),
    ),
    (
        "narrow_tile",
        _wavefronts,
        "exchanged columns",
        (
            "Line 31 takes 8 wavefronts a request to `tile`, where 1 would suffice. With column c of row r kept "
            "in place c ^ (r % 16) (XOR swizzle; the best row pitch, 18 words, leaves 1,536), the launch would "
            "take 1,024 wavefronts for `tile` instead of 4,608."
        ),
    ),
    (
        "strided_sum",
        _wavefronts,
        "gaps",
        (
            "Line 33 takes 4.3 wavefronts a request to `sums`, where 1.2 would suffice. The array has no rows to "
            "lengthen: let neighbouring lanes use neighbouring elements, without a stride. Or, with word i kept "
            "at i + i / 32, the launch would take 360 wavefronts for `sums` instead of 1,136."
        ),
    ),
    (
        "own_columns",
        _wavefronts,
        "interleaved elements",
        (
            "Line 31 takes 4 wavefronts a request to `tile`, where 1 would suffice. Lanes are 8 words apart "
            "inside a row there. With neighbouring lanes on neighbouring words (lane t takes word t of the row "
            "first, and further ones as many places on as there are lanes), the launch would take 512 wavefronts "
            "for `tile` instead of 1,280."
        ),
    ),
    (
        "counted_bins",
        _global_updates,
        "private copy",
        (
            "Line 29 makes 16,384 atomic operations on 16 addresses of `bins`, 1,024 on each. With a private copy "
            "of these 64 B in the shared memory of each block, added to `bins` once at its end, at most 128 "
            "atomic operations on global memory would remain."
        ),
    ),
    (
        "one_sum",
        _global_updates,
        "one update a warp",
        (
            "Line 27 updates one address of `out` with 32 lanes a request, which take turns: 2,048 atomic "
            "operations. With the lanes added up first (__shfl_down_sync, or __reduce_add_sync for whole numbers) "
            "and one lane to update it, 64 would remain; sums of whole blocks in shared memory would leave 8, one "
            "for each block."
        ),
    ),
    (
        "whole_sum",
        _global_atomic_requests,
        "one update a block",
        (
            "Line 32 updates one address of `out` 64 times: once for each warp, whose lanes the assembler adds up. "
            "With sums of whole blocks in shared memory, 8 atomic operations would remain, one for each block."
        ),
    ),
    (
        "far_neighbours",
        _sectors,
        "swapped axes",
        (
            "Line 30 moves 32 sectors a request of `a`, where 4 would suffice, because neighbours along "
            "threadIdx.x are far apart there and neighbours along threadIdx.y are not. With the roles of "
            "threadIdx.x and threadIdx.y (and of the two sizes of the block and the grid) exchanged, all lines "
            "together would move 41,472 sectors instead of 274,432."
        ),
    ),
    (
        "own_rows",
        _sectors,
        "rows by lanes",
        (
            "Line 28 moves 32 sectors a request of `in`: each lane goes along a row of its own, 256 B from its "
            "neighbour's. With the lanes of a warp on neighbouring elements of one row (the loop over the row "
            "becomes threadIdx.x), or with tiles brought through shared memory row by row, 1,024 sectors would "
            "move instead of 8,192."
        ),
    ),
    (
        "structures",
        _sectors_of("in"),
        "structure of arrays",
        (
            "Line 26 moves 32 sectors a request of `in`, since its lanes are 32 B apart and use 4 B each. With an "
            "array for each field (2 are used) instead of an array of structures, or, where a thread takes "
            "several elements side by side, with the threads in turn, the requests to it would move 512 sectors "
            "instead of 4,096."
        ),
    ),
    (
        "pairs",
        _sectors_of("in"),
        "vector access",
        (
            "Line 28 moves 16 sectors a request of `in`, since its lanes are 16 B apart and use 4 B each. All 16 "
            "B of an element are used: one access of 128 bits for them (float4) would move 1,024 sectors instead "
            "of 4,096."
        ),
    ),
    (
        "columns",
        _sectors_of("out"),
        "tile in shared memory",
        (
            "Line 29 writes `out` along columns (neighbouring lanes are 512 B apart), while line 29 reads `in` "
            "along rows. With a tile of 32 x 32 elements turned round in shared memory (rows of 33), both go "
            "along rows: it would move 2,048 sectors instead of 16,384."
        ),
    ),
    (
        "shared_columns",
        _sectors_of("in"),
        "columns by lanes",
        (
            "Line 28 reads `in` along columns: neighbouring lanes are 512 B apart, and the elements beside "
            "theirs belong to other warps. With neighbouring lanes on neighbouring columns, each going along "
            "its own, 2,048 sectors would move instead of 16,384."
        ),
    ),
    (
        "own_array",
        _local_sectors,
        "local array",
        (
            "Line 29 uses an array of each thread that lies in local memory: 131,072 B of 262,144 B that move are "
            "its own. With indices that are known when the kernel is compiled (loops unrolled by #pragma unroll), "
            "the array would lie in registers and move nothing."
        ),
    ),
    (
        "spread_threads",
        _requests_of_sums,
        "neighbouring threads",
        (
            "Line 33 is executed with 5.43 of 32 lanes active on average, in many warps. With neighbouring "
            "threads active instead (threadIdx.x in the index, not in the condition), whole warps would have "
            "nothing to do, and it would make 192 requests instead of 752."
        ),
    ),
]


@pytest.mark.sample(4)
@pytest.mark.parametrize(("name", "counted", "rule", "text"), PAIRS, ids=[pair[0] for pair in PAIRS])
def test_kernel_that_follows_the_advice_has_the_promised_counts(
    name: str, counted: Callable[[Explanation], int], rule: str, text: str
) -> None:
    before, after = _explained(name, 0), _explained(name, 1)
    advice = next(advice for advice in _advice(before) if advice.rule == rule)
    assert advice.text == text
    assert (counted(after), rule in {a.rule for a in _advice(after)}) == (pytest.approx(advice.after), False)
    assert advice.after < advice.before <= counted(before) + 1e-6
    assert (before.notes, after.notes) == ((), ())


def test_crowded_bins_take_the_promised_turns_in_several_copies() -> None:
    before, after = _explained("crowded_bins", 0), _explained("crowded_bins", 1)
    [copies] = [advice for advice in _advice(before) if advice.rule == "several copies"]
    assert copies.text == (
        "Line 27 updates `mine` atomically. On average 6.94 lanes of a request meet in its busiest address and take "
        "turns. With 4 copies of its 32 B, of which lane t takes number t % 4, it would be 3.3."
    )
    assert (copies.before, copies.after) == (3552, 1688)
    assert _advice(after) == []


def test_gain_is_the_saved_part_of_the_whole_launch() -> None:
    [pitch] = _advice(_explained("turned_tile", 0))
    assert pitch.gain == pytest.approx((16896 - 1024) / 16896)


@pytest.mark.parametrize("n", [2048, 2001])
@pytest.mark.parametrize("step", [1, 3])
@pytest.mark.parametrize("groups", [1, 2])
@pytest.mark.parametrize("width", [2, 4])
def test_vector_access_moves_no_fewer_sectors_than_its_bytes_need(width: int, groups: int, step: int, n: int) -> None:
    """Sizes that the block does not divide, lanes that a condition leaves out, several elements of a thread."""
    axes = {"WIDTH": width, "GROUPS": groups, "STEP": step}
    before, after = (_explained("vectors", better, n=n, **axes) for better in (0, 1))
    [promised] = [advice.after for advice in _advice(before) if advice.rule == "vector access"]
    counted = _sectors_of("in")(after)
    assert math.ceil(4 * width * math.ceil(n / step) / 32) <= counted <= promised <= 1.02 * counted


def test_swapped_axes_begin_with_what_moves_and_promise_enough_where_no_block_divides_the_rows() -> None:
    before, after = _explained("edges", 0), _explained("edges", 1)
    [swapped] = [advice for advice in _advice(before) if advice.rule == "swapped axes"]
    assert swapped.before == _sectors(before)
    assert 2 * math.ceil(4 * 75 * 201 / 32) <= _sectors(after) <= swapped.after <= 1.1 * _sectors(after)
