"""Launches of scripts on an H100, as `record_launches.py` recorded them: right, measured, and those of the engine."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "cuda" / "record" / "scripts"))

from table import kind_of

FOLDER = Path(__file__).parent
PROGRAMS = json.loads((FOLDER / "h200_programs.json").read_text(encoding="utf-8"))
RECORDED = json.loads((FOLDER / "h100_launches.json").read_text(encoding="utf-8"))
POINTS = [(row["script"], point) for row in RECORDED["scripts"] for point in row["points"]]
EXACT = {
    "scale_add",
    "row_sums",
    "histogram",
    "transpose",
    "block_sums",
    "count",
    "squares",
    "euclidean",
    "step",
    "add",
}
"""Kernels without approximate functions, and without sums of floats in the order of atomic operations."""
LARGEST_DIFFERENCE = 2e-6


def test_every_script_of_the_folder_ended_well_with_launches():
    assert {row["script"] for row in RECORDED["scripts"]} == {path.name for path in FOLDER.glob("launch_scripts/*.py")}
    assert {(row["exit"], row["error"]) for row in RECORDED["scripts"]} == {(0, "")}
    assert all(row["points"] for row in RECORDED["scripts"])
    assert RECORDED["card"] == "NVIDIA H100 80GB HBM3"


@pytest.mark.parametrize(("script", "point"), POINTS, ids=[f"{script}-{point['kernel']}" for script, point in POINTS])
def test_launch_is_measured_and_its_result_is_the_engine_s(script, point):
    assert point["status"] == "unchecked"
    assert (point["not_measured"], point["not_counted"]) == ("", "")
    assert point["samples"] >= 10
    assert point["measured_ns"] > 1000
    assert point["modelled_ns"] > 1000
    assert point["translated"] is (script == "triton_rows.py")  # Triton compiles for sm_80
    if point["kernel"] in EXACT:
        assert point["result"] == "the GPU's result is the engine's, bit for bit"
    elif point["result"] != "the GPU's result is the engine's, bit for bit":
        assert float(point["result"].split("within ")[1].split(",")[0]) < LARGEST_DIFFERENCE


def test_products_of_matrices_are_equal_bit_for_bit():
    products = [point for _, point in POINTS if point["kernel"] == "product"]
    assert len(products) == 3
    assert {point["result"] for point in products} == {"the GPU's result is the engine's, bit for bit"}
    slowest, fastest = (chosen(products, key=lambda point: point["measured_ns"]) for chosen in (max, min))
    assert (fastest["tune"]["M"], slowest["tune"]["M"]) == (32, 128)
    assert fastest["launches"] == 2  # the autotuner chose the one that the GPU measured as the fastest


def test_launches_are_counted_by_kind():
    counts = {(script, point["kernel"]): point["launches"] for script, point in POINTS if point["kernel"] != "product"}
    assert counts["pycuda_sums.py", "scale_add"] == 5
    assert counts["numba_transpose.py", "transpose"] == 4
    assert counts["cupy_rows.py", "transpose"] == 3
    assert counts["triton_rows.py", "add"] == 4
    assert [point["launches"] for script, point in POINTS if script == "repeated_steps.py"] == [100, 100]


def test_no_result_of_a_program_of_others_is_wrong_on_the_card():
    rows = [(script, point) for script in PROGRAMS["scripts"] for point in script["points"]]
    assert (len(PROGRAMS["scripts"]), len(rows)) == (128, 2306)
    failed = {script["script"]: point["reason"] for script, point in rows if point["status"] == "failed"}
    assert set(failed) == {"pycuda/examples/demo_cdpSimplePrint.py", "cuda-tutorial/01-vector-add/main.py"}
    assert (
        "(a launch in device code: launch its kernel from the host)" in failed["pycuda/examples/demo_cdpSimplePrint.py"]
    )
    assert (
        "loads 4 bytes at byte 41943036 of array 'a', which has 41943036"
        in failed["cuda-tutorial/01-vector-add/main.py"]
    )
    points = [point for _, point in rows]
    assert sum(point["measured_ns"] is not None for point in points) == 2299
    assert sum("bit for bit" in point["result"] for point in points) == 640
    compared = [point["result"] for point in points if point["result"] and "writes nothing" not in point["result"]]
    assert len(compared) == 734
    differing = {point["kernel"]: point["result"] for point in points if "differ from the engine's" in point["result"]}
    assert set(differing) == {"_layer_norm_bwd_dx_fused", "atomicKernel", "timedReduction", "select_them"}
    assert differing["atomicKernel"].endswith("the order of atomic operations")
    assert differing["select_them"].endswith("the order of atomic operations")
    assert differing["timedReduction"].endswith("clocks or the place of a block")


def test_examples_of_kernel_tuner_are_measured_configuration_by_configuration_with_equal_results():
    rows = {row["script"]: row for row in PROGRAMS["scripts"] if row["script"].startswith("kernel_tuner/")}
    points = [point for row in rows.values() for point in row["points"]]
    assert (len(rows), len(points)) == (13, 296)
    assert {point["result"] for point in points} == {"the GPU's result is the engine's, bit for bit"}
    assert all(0.85 < point["modelled_ns"] / point["measured_ns"] < 1.65 for point in points)
    ended = {row["outcome"] for row in rows.values()} - {"right", "ran"}
    assert ended == {"refused", "failed", "too long"}  # texture, pnpoly and reduction


def test_attention_of_triton_is_measured_kind_by_kind_on_an_h200_and_its_tests_are_right():
    """The tutorial was stopped at its limit with 677 of its 680 kinds, and ended where only some kernels were recorded.

    Its tests came to their end.
    """
    rows = [row for row in PROGRAMS["scripts"] if "06-fused-attention" in row["script"]]
    benchmark, backward, tests = sorted(rows, key=lambda row: (row["script"], "kernels" in row))
    assert (len(benchmark["points"]), benchmark["outcome"]) == (677, "too long")
    assert (len(backward["points"]), backward["outcome"], backward["kernels"]) == (30, "ran", ["_attn_bwd*"])
    assert all(point["measured_ns"] for row in (benchmark, backward) for point in row["points"])
    first, again = (
        {json.dumps(kind_of(point), sort_keys=True): point["measured_ns"] for point in row["points"]}
        for row in (benchmark, backward)
    )
    assert len(first | again) == 680
    assert all(again[kind] == pytest.approx(first[kind], rel=0.04) for kind in first.keys() & again.keys())
    assert (len(tests["points"]), tests["outcome"]) == (42, "right")
    assert all(point["measured_ns"] and point["result"].startswith("the GPU's") for point in tests["points"])


def test_attention_of_triton_is_measured_kind_by_kind_on_an_h100_and_its_tests_agree_with_the_engine():
    """The tutorial was stopped at its limit with 404 of its 680 kinds, and its tests with 35 of 42."""
    recorded = json.loads((FOLDER / "h100_attention.json").read_text(encoding="utf-8"))
    benchmark, tests = (row["points"] for row in recorded["scripts"])
    assert [sum(point["measured_ns"] is not None for point in points) for points in (benchmark, tests)] == [403, 34]
    assert {point["status"] for point in (*benchmark, *tests)} == {"unchecked"}
    compared = [point["result"] for point in tests if point["result"]]
    assert len(compared) == 34
    assert all(result.startswith("the GPU's result is the engine's") for result in compared)
