"""The questions: for each file of `kernels/`, the GPU and the fact of its points that is the right answer.

The rule: a fact reads what a reader reads: counts, states, reasons and notes of points, each of a kernel by its name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles.advice import advise


@dataclass(frozen=True)
class Answer:
    """The points of a file on a GPU; a kernel is found by the beginning of its name."""

    points: Sequence[PointResult]
    device: str

    def point(self, kernel: str = "") -> PointResult:
        return next(point for point in self.points if point.kernel.startswith(kernel))

    def count(self, kernel: str, metric: str) -> float:
        value = self.point(kernel).metrics[metric].value
        assert not isinstance(value, str)
        return value

    def ratio(self, kernel: str, metric: str, other: str) -> float:
        return self.count(kernel, metric) / self.count(kernel, other)

    def time_ns(self, kernel: str) -> float:
        time = self.point(kernel).time
        assert time is not None
        return time.value_ns

    def fails(self, kernel: str = "") -> bool:
        return self.point(kernel).status is Status.FAILED

    def runs(self, kernel: str = "") -> bool:
        return self.point(kernel).status.is_usable

    def is_refused(self, kernel: str = "") -> bool:
        return self.point(kernel).status in (Status.FAILED, Status.SKIPPED)

    def says(self, pattern: str) -> bool:
        """Whether a reason or a note of some point has the words."""
        return any(re.search(pattern, text) for point in self.points for text in (point.reason, *point.notes))

    def advises(self, words: str) -> bool:
        spec = load_spec(self.device)
        return any(words in sentence.text for point in self.points for sentence in advise(point, spec))


H100, GTX_1080_TI = "h100-sxm5", "gtx-1080-ti"
LOADS, STORES = "gld_transactions", "gst_transactions"
LOAD_REQUESTS, STORE_REQUESTS = "gld_requests", "gst_requests"
SHARED_LOADS, SHARED_STORES = "shared_load_transactions", "shared_store_transactions"


def _has_conflicts_of_table(answer: Answer) -> bool:
    kinds = {"32, 0": 128, "64, 0": 128, "16, 0": 64, "33, 0": 16, "32, 5": 16, "32, 3": 64, "32, 2": 128}
    return {kind: answer.count(f"column<{kind}>", SHARED_LOADS) for kind in kinds} == kinds


def _has_counts_of_double_transpose(answer: Answer) -> bool:
    return (
        answer.ratio("smem", SHARED_STORES, STORE_REQUESTS) == 32
        and answer.ratio("smem", SHARED_LOADS, STORE_REQUESTS) == 2
        and answer.ratio("smem", LOADS, LOAD_REQUESTS) == 8
    )


def _has_slow_rows(answer: Answer) -> bool:
    return (
        answer.ratio("by_row", STORES, STORE_REQUESTS) == 32
        and answer.ratio("by_column", STORES, STORE_REQUESTS) == 4
        and answer.time_ns("by_row") > answer.time_ns("by_column")
    )


def _has_race_of_second_version(answer: Answer) -> bool:
    return (
        answer.fails("version2D")
        and answer.says("stores byte 0 of array")
        and answer.runs("version1D")
        and answer.count("version1D", "gld_efficiency") < 13
    )


QUESTIONS: dict[str, tuple[str, Callable[[Answer], bool]]] = {
    "transpose_f64_store": ("a100-80gb", _has_counts_of_double_transpose),
    "turing_lds128_mod4": (
        "t4",
        lambda a: [a.count(kind, SHARED_LOADS) for kind in ("mod4", "paired", "uniform")] == [256, 128, 128],
    ),
    "stride4_words": (H100, lambda a: a.count("stride4", "excess_wavefronts") == 6),
    "kepler_widths": (
        "k40",
        lambda a: [a.count(f"copy_shared<float{n}>", SHARED_LOADS) for n in ("", "2", "4")] == [512, 512, 1024],
    ),
    "pad65_four_stores": (H100, lambda a: a.ratio("tr", SHARED_STORES, LOAD_REQUESTS) == 8),
    "sb_float4_store": (H100, lambda a: a.count("load", "excess_wavefronts") == 0),
    "xor_swizzle_table": (H100, _has_conflicts_of_table),
    "ldmatrix_rows": (
        "rtx-3060",
        lambda a: [a.count(f"ld<{is_swizzled}>", SHARED_LOADS) for is_swizzled in ("false", "true")] == [32, 4],
    ),
    "double3_aos": (
        "rtx-a4000",
        lambda a: a.ratio("add", LOADS, LOAD_REQUESTS) == 24 and abs(a.count("add", "gld_efficiency") - 100 / 3) < 0.01,
    ),
    "offset_loop": (
        H100,
        lambda a: len({str((p.problem, p.tune)) for p in a.points}) >= 8 or a.says("offset"),
    ),
    "sgemv_2d": (H100, _has_race_of_second_version),
    "row_or_column_thread": (H100, _has_slow_rows),
    "pascal_copy": (GTX_1080_TI, lambda a: a.ratio("copy", LOADS, LOAD_REQUESTS) == 4),
    "char_chunks_of_3": (H100, lambda a: a.says("misaligned: the address must be a multiple of 4")),
    "float4_odd_columns": (H100, lambda a: a.says("misaligned: the address must be a multiple of 16")),
    "shfl_half_mask": (H100, lambda a: a.says("member mask 0x0000ffff does not name the thread itself")),
    "shfl_mask_0x1f": (H100, lambda a: a.says("member mask 0x0000001f does not name")),
    "subwarp_mask_modulo": (H100, lambda a: a.says("member mask 0x000000ff does not name")),
    "tile_sum_one_barrier": (H100, lambda a: a.fails("k") and a.says("or barrier between them")),
    "nbody_one_barrier": (H100, lambda a: a.fails("forces") and a.says("or barrier between them")),
    "tile16_or_32": (
        GTX_1080_TI,
        lambda a: (
            len({p.problem["n"] for p in a.points}) == 1
            and a.count("matmul<16>", LOADS) == 2 * a.count("matmul<32>", LOADS)
        ),
    ),
    "warp_reduce_no_sync": (H100, lambda a: a.says("no __syncwarp")),
    "volatile_no_syncwarp": (H100, lambda a: a.says("no __syncwarp")),
    "barrier_in_if": (H100, lambda a: a.says("barrier that not all threads")),
    "early_return_barrier": (H100, lambda a: a.says("no thread of the block has written")),
    "last_block_no_fence": (H100, lambda a: a.says("nothing orders the two blocks")),
    "last_block_fence": (H100, lambda a: a.runs("sum")),
    "init_then_atomic": (H100, lambda a: a.says("updates byte .* of shared variable .h.")),
    "ordered_race": (H100, lambda a: a.says("with no barrier between them")),
    "malloc_pointer_no_syncwarp": (H100, lambda a: a.says("no thread of the block has written yet")),
    "matmul_edges": (H100, lambda a: a.says("which has 40000")),
    "tail_not_launched": (H100, lambda a: a.says("(not|never) written") or a.fails("scale")),
    "uninit_read": (H100, lambda a: a.fails("add") or a.says("fill")),
    "double_literals": ("rtx-3090", lambda a: a.advises("Double precision arithmetic takes")),
    "constant_divergent": (
        H100,
        lambda a: (
            a.time_ns("each_its_own") > 8 * a.time_ns("all_the_same")
            and a.ratio("each_its_own", "constant_cache_requests", "constant_requests") >= 32
        ),
    ),
    "local_3x3_pivot": (
        H100,
        lambda a: a.count("pivot", "local_load_requests") == a.count("pivot", "local_store_requests") == 0,
    ),
    "local_stack_array": (
        H100,
        lambda a: a.count("local", "local_bytes_per_thread") == 800 and a.count("local", "local_load_requests") > 0,
    ),
    "spills_launch_bounds": (
        H100,
        lambda a: a.count("heavy", "registers_per_thread") == 64 and a.count("heavy", "local_load_transactions") > 0,
    ),
    "maxnreg_32": (
        H100,
        lambda a: (
            [a.count("heavy", name) for name in ("registers_per_thread", "theoretical_occupancy")] == [32, 100]
            and a.count("heavy", "local_bytes_per_thread") > 0
        ),
    ),
    "too_many_registers": (H100, lambda a: a.says("has at most 65536")),
    "noinline_stack": (
        H100,
        lambda a: [a.count("caller", name) for name in (SHARED_LOADS, "local_bytes_per_thread")] == [0, 96],
    ),
    "histogram_one_bin": (
        H100,
        lambda a: a.count("hist_global", "reduction_transactions") == a.count("hist_global", "reduction_requests"),
    ),
    "host_filled_bins": (H100, lambda a: a.count("count", "atomic_operations") >= 4096),
    "dynamic_shared_64k": (H100, lambda a: a.is_refused("reverse")),
    "dynamic_shared_64k_set": (H100, lambda a: a.runs("reverse")),
    "grid_z_limit": (H100, lambda a: a.is_refused("plane")),
    "block_33x33": (H100, lambda a: a.says("1089 threads")),
    "managed_texture": (H100, lambda a: a.runs("by_texture") and a.runs("by_pointer")),
    "int_division": (
        H100,
        lambda a: a.count("by_division", "warp_instructions") > 2 * a.count("by_shift", "warp_instructions"),
    ),
    "fp32_in_double_division": (H100, lambda a: a.says("fill.*stores 8 bytes") or _fill_is_out_of_bounds(a)),
}
"""The GPU and the fact of each file."""


def _fill_is_out_of_bounds(answer: Answer) -> bool:
    return answer.fails("fill") and "stores 8 bytes" in answer.point("fill").reason
