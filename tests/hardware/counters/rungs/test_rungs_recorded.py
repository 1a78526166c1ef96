"""Counters of rungs at full size and of local memory, launch by launch, are those of an H200 (`h200_rungs.json`).

The rule: requests, sectors and efficiencies agree to the last digit that is printed, instructions and lanes within the
bounds below. What differs is named: copies by `cp.async` whose rows are apart, turns that a block waits for another,
and passes of shared memory beyond those that requests need. Large launches are sampled.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.catalogue.sequence import SequenceRun, StepLaunch
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.ground.points import CheckLevel, PointSpec, Status

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))

from record_rungs import CASES, LOCAL, METRICS, TRAFFIC  # noqa: E402 - it lies beside this file

RECORDED = json.loads((HERE / "h200_rungs.json").read_text(encoding="utf-8"))["cases"]
KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}
BUDGET_S = 4.0
SASS = "smsp__sass_average_data_bytes_per_"
L1 = "l1tex__t_"
GLOBAL, LOCAL_PIPE = "_pipe_lsu_mem_global_op_", "_pipe_lsu_mem_local_op_"
WAVES = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_"

EQUAL = {
    "gld_requests": f"{L1}requests{GLOBAL}ld.sum",
    "gld_transactions": f"{L1}sectors{GLOBAL}ld.sum",
    "gst_requests": f"{L1}requests{GLOBAL}st.sum",
    "gst_transactions": f"{L1}sectors{GLOBAL}st.sum",
    "local_load_requests": f"{L1}requests{LOCAL_PIPE}ld.sum",
    "local_load_transactions": f"{L1}sectors{LOCAL_PIPE}ld.sum",
    "local_store_requests": f"{L1}requests{LOCAL_PIPE}st.sum",
    "local_store_transactions": f"{L1}sectors{LOCAL_PIPE}st.sum",
}
EFFICIENCIES = {
    "gld_efficiency": f"{SASS}sector_mem_global_op_ld.pct",
    "gst_efficiency": f"{SASS}sector_mem_global_op_st.pct",
    "shared_efficiency": f"{SASS}wavefront_mem_shared.pct",
}
PRINTED = 0.005
"""Half of the last digit of an efficiency that ncu prints."""
LANES = {
    "warp_execution_efficiency": ("smsp__thread_inst_executed_per_inst_executed.ratio", 1.0),
    "warp_nonpred_execution_efficiency": ("smsp__thread_inst_executed_pred_on_per_inst_executed.ratio", 2.0),
}
"""Metric: the counter, and the largest difference in points."""
INSTRUCTIONS = 0.055
"""The largest difference of warp instructions, as a share: that of `tests/cuda/execute/test_against_h200.py`."""
FURTHER_PASSES = 1.15
"""The GPU counts up to this many passes of shared memory for one that a request needs."""
COPIED_SECTORS = 7 / 6
"""The sectors that the GPU counts of the copies of these products, over ours."""
COPIES = ("gld_transactions", "shared_efficiency")
TURNS = ("gld_requests", "gld_transactions", "gld_efficiency")
DIFFERENT = {"bf16gemm": COPIES, "scan_look_back": TURNS}
"""By the beginning of the kernel's name: what the GPU counts otherwise, or by the order in which blocks run."""
FEWEST_SHOWN = 16
"""ncu shows at least this many registers for a thread."""
WRITTEN, READ = 1e-4, 0.03
"""The largest differences of what L1 and L2 exchange, as shares; ncu counts the two sides in passes of their own."""
OVERHEAD = 7.0
"""The largest difference of the modelled `local_memory_overhead`, in points: up to 0.4 of `memory_local`, up to 1.2
of `memory_spilled` with 4 blocks, 2.9 to 6.7 with 8."""
QUICK = (("memory_spilled", 1024, {"BLOCKS": 8}),)


def label(case: dict[str, Any]) -> str:
    blocks = case["tune"].get("BLOCKS")
    return f"{case['kernel']} N={case['problem']['N']}" + (f" BLOCKS={blocks}" if blocks else "")


def is_quick(case: dict[str, Any]) -> bool:
    return (case["kernel"], case["problem"]["N"], case["tune"]) in QUICK


def test_every_case_has_all_counters_of_its_launches_and_was_right() -> None:
    planned = [(name, size) for name, size, _ in (*CASES, *LOCAL)]
    assert [(case["kernel"], case["problem"]) for case in RECORDED] == planned
    for case in RECORDED:
        of_filter = case["kernel"].startswith("memory")
        assert case["right"] is (None if of_filter else True)
        for one in case["launches"]:
            assert one["counters"].keys() == {*METRICS, *(TRAFFIC if of_filter else ())}


def test_launches_have_the_shapes_of_the_kernel_files() -> None:
    for case in RECORDED:
        whole = KERNELS[case["kernel"]].workload(case["problem"], case["tune"])
        steps = [step.workload for step in SequenceRun(whole) if isinstance(step, StepLaunch)]
        shapes = [(list(step.grid), list(step.block)) for step in steps]
        assert [(one["grid"], one["block"]) for one in case["launches"]] == shapes, label(case)


def test_copies_of_the_products_take_seven_sixths_of_the_sectors_of_whole_rows() -> None:
    """A chunk of 16 bytes is half a sector: 393,216 requests of 32 lanes at N = 2048, which are 16 sectors each."""
    products = [case["launches"][0]["counters"] for case in RECORDED if case["kernel"].startswith("bf16gemm")]
    for counters in products:
        requests, sectors = (counters[f"{L1}{what}{GLOBAL}ld.sum"] for what in ("requests", "sectors"))
        assert sectors == pytest.approx(COPIED_SECTORS * 16 * requests, rel=1e-9)


def test_l1_hands_each_stored_sector_on_and_asks_for_each_that_it_lacks() -> None:
    """Sectors of stores to local memory go to L2 as those of global ones do, in L1 or not."""
    for case in RECORDED[len(CASES) :]:
        counted = case["launches"][0]["counters"]
        stored = sum(counted[f"{L1}sectors{pipe}st.sum"] for pipe in (GLOBAL, LOCAL_PIPE))
        lacking = sum(counted[f"{L1}sectors{pipe}ld_lookup_miss.sum"] for pipe in (GLOBAL, LOCAL_PIPE))
        assert counted["lts__t_sectors_srcunit_tex_op_write.sum"] == pytest.approx(stored, rel=WRITTEN), label(case)
        assert counted["l1tex__m_l1tex2xbar_write_sectors.sum"] == pytest.approx(stored, rel=WRITTEN), label(case)
        assert counted["l1tex__m_xbar2l1tex_read_sectors.sum"] == pytest.approx(lacking, rel=READ), label(case)


@pytest.mark.parametrize("case", [case for case in RECORDED if is_quick(case)], ids=label)
def test_counters_are_those_of_the_card(case: dict[str, Any]) -> None:
    assert_counted_as_recorded(case)


@pytest.mark.long
@pytest.mark.parametrize("case", [case for case in RECORDED if not is_quick(case)], ids=label)
def test_counters_of_the_other_launches_are_those_of_the_card(case: dict[str, Any]) -> None:
    assert_counted_as_recorded(case)


def assert_counted_as_recorded(case: dict[str, Any]) -> None:
    kernel = KERNELS[case["kernel"]]
    result = EmulatorRunner().run(
        PointSpec(
            kernel=kernel.name, path=kernel.path, source_hash=kernel.source_hash, family=kernel.family,
            problem=case["problem"], tune=case["tune"], device="h200", budget_s=BUDGET_S, limit=10**9,
            check=CheckLevel.FAST,
        )
    )  # fmt: skip
    assert result.status is Status.OK, result.reason
    ours = [step.metrics for step in result.steps] or [result.metrics]
    excepted = next((keys for name, keys in DIFFERENT.items() if kernel.name.startswith(name)), ())
    differences = []
    for metrics, launch in zip(ours, case["launches"], strict=True):
        values = {key: float(value.value) for key, value in metrics.items() if not isinstance(value.value, str)}
        values["registers_per_thread"] = max(FEWEST_SHOWN, values["registers_per_thread"])
        assert values["warp_execution_efficiency"] > 0
        differences += list(_differences(values, launch, excepted))
        if launch["counters"].get(f"{L1}sectors{LOCAL_PIPE}st_lookup_miss.sum"):
            assert values["local_memory_overhead"] == pytest.approx(of_local_memory(launch["counters"]), abs=OVERHEAD)
    assert differences == []


def of_local_memory(counted: dict[str, float]) -> float:
    """Return the share of local memory, in per cent, in the sectors that L1 and L2 exchange."""
    local = counted[f"{L1}sectors{LOCAL_PIPE}ld_lookup_miss.sum"] + counted[f"{L1}sectors{LOCAL_PIPE}st.sum"]
    read, written = counted["l1tex__m_xbar2l1tex_read_sectors.sum"], counted["l1tex__m_l1tex2xbar_write_sectors.sum"]
    return 100.0 * local / (read + written)


def _differences(ours: dict[str, float], launch: dict[str, Any], excepted: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """Return the metrics of a launch that differ by more than they may, with both values."""
    theirs = launch["counters"]
    pairs = [(key, theirs[counter], 0.0) for key, counter in EQUAL.items() if key not in excepted]
    pairs += [(key, theirs[counter], PRINTED + 1e-9) for key, counter in EFFICIENCIES.items() if key not in excepted]
    pairs += [(key, theirs[counter] * 100 / 32, points) for key, (counter, points) in LANES.items() if key in ours]
    instructions = theirs["smsp__inst_executed.sum"]
    pairs.append(("warp_instructions", instructions, INSTRUCTIONS * instructions))
    pairs.append(("registers_per_thread", theirs["launch__registers_per_thread"], 0.0))
    found = [
        (launch["entry"], key, ours.get(key, 0.0), value)
        for key, value, most in pairs
        if abs(ours.get(key, 0.0) - value) > most
    ]
    for key, side in (("shared_load_transactions", "ld"), ("shared_store_transactions", "st")):
        least, counted = ours.get(key, 0.0), theirs[f"{WAVES}{side}.sum"]
        if not least <= counted <= FURTHER_PASSES * least:
            found.append((launch["entry"], key, least, counted))
    return found
