"""The emulator end to end: the lecture's table, every built-in kernel at awkward sizes, and failures."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.catalogue import KernelFile, builtin_kernels, read_kernel_file
from warplens.cuda.execute import hazards, on_engine
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.instructions import lanes
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import CheckLevel, PointResult, PointSpec, Status
from warplens.cuda.simt.codegen.module import Care
from warplens.cuda.simt.launch import engine

KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}
SIZES = (1, 7, 16, 31, 32, 33, 64, 250, 256)
LIMIT = 10**9


@pytest.fixture(scope="module")
def runner() -> EmulatorRunner:
    return EmulatorRunner()


def _point(
    kernel: KernelFile,
    problem: Mapping[str, int],
    tune: Mapping[str, int],
    device: str = "h200",
    limit: int = LIMIT,
) -> PointSpec:
    return PointSpec(
        kernel=kernel.name,
        path=kernel.path,
        source_hash=kernel.source_hash,
        family=kernel.family,
        problem=dict(problem),
        tune=dict(tune),
        device=device,
        budget_s=math.inf,
        limit=limit,
    )


def _first_tune(kernel: KernelFile, turn: int = 0) -> dict[str, int]:
    return {name: values[turn % len(values)] for name, values in kernel.tune.items()}


def _shown(result: PointResult, key: str) -> str:
    value = result.metrics.get(key)
    return "-" if value is None else f"{value.value:.1f}".removesuffix(".0")


def test_little_budget_hurries_the_translation_and_changes_no_count_and_no_time(
    monkeypatch: pytest.MonkeyPatch, runner: EmulatorRunner
) -> None:
    cares: list[Care] = []

    def launched(*arguments: Any, **named: Any) -> engine.Launch:
        launch = Launch(*arguments, **named)
        cares.append(launch.code.care)
        return launch

    Launch = engine.Launch  # noqa: N806 - a class
    for module in (engine, on_engine, hazards):
        monkeypatch.setattr(module, "Launch", launched)
    kernel = KERNELS["matmul_tiled"]
    usual = dataclasses.replace(_point(kernel, {"N": 48}, {"TILE": 16}), check=CheckLevel.FAST)
    calm, hurried = (runner.run(dataclasses.replace(usual, budget_s=seconds)) for seconds in (2.0, 0.2))
    assert cares == [Care.FULL, Care.LEAST, Care.LEAST]  # counts, records; does both
    assert calm.status is hurried.status is Status.OK
    assert calm.metrics == hurried.metrics
    assert calm.time == hurried.time


# --- the lecture ------------------------------------------------------------------------------------------------------

# Load, store, shared and warp execution efficiency in per cent, as printed in the Birmingham lecture's table of the
# Visual Profiler for 1024 x 1024 integers on a GTX 1080 Ti.
LECTURE = [
    ("transpose_serial", {}, ("12.5", "12.5", "-", "3.1")),
    ("transpose_thread_per_row", {}, ("100", "12.5", "-", "100")),
    ("transpose_thread_per_element", {"TILE": 32}, ("100", "12.5", "-", "100")),
    ("copy_coalesced", {"TILE": 32}, ("100", "100", "-", "100")),
    ("copy_strided", {"TILE": 32}, ("12.5", "12.5", "-", "100")),
    ("transpose_tiled", {"TILE": 32}, ("100", "100", "6.1", "100")),
    ("transpose_tiled_padded", {"TILE": 32}, ("100", "100", "100", "100")),
    ("transpose_tiled_padded", {"TILE": 16}, ("100", "100", "50", "100")),
]


@pytest.mark.parametrize(("name", "tune", "expected"), LECTURE)
@pytest.mark.sample(2)
def test_efficiencies_equal_the_lectures_table(
    runner: EmulatorRunner, name: str, tune: dict[str, int], expected: tuple[str, ...]
) -> None:
    kernel = KERNELS[name]
    result = runner.run(_point(kernel, {"N": 1024}, tune or _first_tune(kernel, 1), "gtx-1080-ti"))
    assert (result.status, result.reason) == (Status.OK, "")
    keys = ("gld_efficiency", "gst_efficiency", "shared_efficiency", "warp_execution_efficiency")
    assert tuple(_shown(result, key) for key in keys) == expected


# Block width, shared efficiency and wavefronts of shared loads of the tiled matrix product of 256 x 256 floats, as
# Nsight Compute counted them on an H200. ptxas merges the loads of the row operand into 128-bit ones.
TILED_PRODUCT = [(8, 35.71, 786_432), (16, 42.31, 786_432), (32, 70.0, 786_432)]


@pytest.mark.parametrize(("tile", "efficiency", "wavefronts"), TILED_PRODUCT)
@pytest.mark.sample(3)
def test_merged_loads_count_as_the_card_counts_them(
    runner: EmulatorRunner, tile: int, efficiency: float, wavefronts: int
) -> None:
    result = runner.run(_point(KERNELS["matmul_tiled_any"], {"N": 256}, {"TILE": tile}))
    assert result.metrics["shared_efficiency"].value == pytest.approx(efficiency, abs=0.005)
    assert result.metrics["shared_load_transactions"].value == wavefronts
    assert not result.metrics["shared_efficiency"].note


@pytest.mark.parametrize(
    ("name", "tile", "sectors", "wavefronts"),
    [
        ("copy_coalesced", 32, 0, 0),
        ("transpose_thread_per_element", 32, 128 * 28, 0),  # each store touches 32 sectors, 4 would suffice
        ("transpose_tiled", 32, 0, 128 * 31),  # each column of the tile lies in one bank
        ("transpose_tiled", 8, 0, 128),  # a warp reads four columns of eight words: two passes
        ("transpose_tiled_padded", 32, 0, 0),
    ],
)
def test_excess_is_what_the_requests_take_beyond_the_fewest(
    runner: EmulatorRunner, name: str, tile: int, sectors: int, wavefronts: int
) -> None:
    metrics = runner.run(_point(KERNELS[name], {"N": 64}, {"TILE": tile})).metrics  # 64 x 64 integers: 128 warps
    assert (metrics["excess_sectors"].value, metrics["excess_wavefronts"].value) == (sectors, wavefronts)


def test_ideal_intensity_moves_every_byte_once(runner: EmulatorRunner) -> None:
    metrics = runner.run(_point(KERNELS["matmul_tiled"], {"N": 64}, {"TILE": 16})).metrics
    assert metrics["least_intensity"].value == pytest.approx(2 * 64**3 / (3 * 64 * 64 * 4))


@pytest.mark.sample(6)
@pytest.mark.parametrize("device", ["gtx-960", "gtx-1080-ti"])
@pytest.mark.parametrize(("tile", "efficiency", "wavefronts"), TILED_PRODUCT)
def test_loads_are_merged_for_the_cards_of_the_lecture_too(
    runner: EmulatorRunner, tile: int, efficiency: float, wavefronts: int, device: str
) -> None:
    result = runner.run(_point(KERNELS["matmul_tiled_any"], {"N": 64}, {"TILE": tile}, device))
    assert result.metrics["shared_efficiency"].value == pytest.approx(efficiency, abs=0.005)
    assert result.metrics["shared_load_transactions"].value == wavefronts // 64
    assert not result.metrics["shared_efficiency"].note


def test_gpu_older_than_every_target_of_the_compiler_has_requests_of_the_ptx(runner: EmulatorRunner) -> None:
    result = runner.run(_point(KERNELS["matmul_tiled"], {"N": 64}, {"TILE": 16}, "k40"))
    note = "requests as the PTX has them: the compiler makes no machine code of compute capability 3.5"
    assert result.metrics["shared_efficiency"].note == note
    assert result.metrics["shared_load_transactions"].value > 12_288  # those of machine code, on every other device
    assert not result.metrics["gld_efficiency"].note


def test_one_thread_in_one_block_reaches_half_the_occupancy(runner: EmulatorRunner) -> None:
    result = runner.run(_point(KERNELS["transpose_serial"], {"N": 1024}, {}, "gtx-1080-ti"))
    assert result.metrics["theoretical_occupancy"].value == 50.0
    assert result.metrics["occupancy_limiter"].value == "blocks"


# --- every built-in kernel ------------------------------------------------------------------------------------------


@pytest.mark.sample(8)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", KERNELS)
def test_built_in_kernel_equals_its_reference_or_says_why_not(runner: EmulatorRunner, name: str, size: int) -> None:
    kernel = KERNELS[name]
    result = runner.run(_point(kernel, {"N": size}, _first_tune(kernel, SIZES.index(size))))
    if result.status is Status.SKIPPED:
        assert result.reason.startswith("requires ")
        return
    assert (result.status, result.reason) == (Status.OK, "")
    assert result.check is not None
    assert result.check.wrong == 0
    assert result.check.checked > 0
    assert result.time is not None
    assert result.time.provenance is Provenance.MODELLED
    assert result.time.value_ns > 0


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    "name",
    ["matmul_naive", "matmul_tiled_any", "matmul_strip_mined", "matmul_submatrix"],
)
@pytest.mark.parametrize("shape", [(33, 7, 65), (64, 32, 96), (1, 100, 31)])
def test_matrix_products_that_are_not_square(runner: EmulatorRunner, name: str, shape: tuple[int, int, int]) -> None:
    kernel = KERNELS[name]
    result = runner.run(_point(kernel, dict(zip("MNK", shape, strict=True)), _first_tune(kernel)))
    assert result.status is Status.OK or result.reason.startswith("requires ")
    assert result.check is None or result.check.checked == shape[0] * shape[2]


@pytest.mark.sample(15)
@pytest.mark.parametrize("device", ["h200", "gtx-1080-ti", "gtx-960", "8800-gtx"])
@pytest.mark.parametrize("name", KERNELS)
def test_built_in_kernel_runs_on_every_generation_or_is_skipped(runner: EmulatorRunner, name: str, device: str) -> None:
    kernel = KERNELS[name]
    result = runner.run(_point(kernel, {"N": 64}, _first_tune(kernel), device))
    assert result.status in {Status.OK, Status.SKIPPED}, result.reason
    assert bool(result.reason) == (result.status is Status.SKIPPED)


def test_every_number_has_a_provenance_and_its_registered_unit(runner: EmulatorRunner) -> None:
    result = runner.run(_point(KERNELS["matmul_tiled"], {"N": 64}, {"TILE": 16}))
    assert set(result.metrics) <= set(METRICS)
    assert all(value.unit == METRICS[key].unit for key, value in result.metrics.items())
    modelled = {key for key, value in result.metrics.items() if value.provenance is Provenance.MODELLED}
    stalls = {key for key in METRICS if key.startswith("stall_")}
    assert modelled == stalls | {
        "achieved_occupancy", "effective_bandwidth", "gflops", "time_limiter", "time_runner_up",
    }  # fmt: skip
    assert result.metrics["flops"].value == 2 * 64**3


def test_stalls_add_up_to_the_clocks_of_a_warp_and_name_a_line_of_the_file(runner: EmulatorRunner) -> None:
    kernel = KERNELS["transpose_tiled"]
    result = runner.run(_point(kernel, {"N": 256}, {"TILE": 32}))
    stalls = {key: result.metrics[key].value for key in METRICS if key.startswith("stall_") and key != "stall_line"}
    assert stalls["stall_selected"] == 1.0
    assert stalls["stall_long_scoreboard"] > stalls["stall_math_pipe"]
    assert result.metrics["stall_barrier"].note == "constants of the timing model: measured on an NVIDIA H200"
    line = str(result.metrics["stall_line"].value)
    text = kernel.source.splitlines()[int(line.removeprefix("line ")) - 1]
    assert "in[" in text or "__syncthreads" in text or "out[" in text
    assert result.metrics["stall_line"].note.startswith(line)


def test_estimated_time_has_no_stalls_and_says_so(runner: EmulatorRunner) -> None:
    result = runner.run(_point(KERNELS["transpose_tiled"], {"N": 64}, {"TILE": 8}, "k40"))
    assert not [key for key in result.metrics if key.startswith("stall_")]
    assert result.metrics["time_limiter"].note == "estimated: no multiprocessor was simulated over the machine code"


def test_registers_of_an_old_device_are_marked_as_those_of_sm_50(runner: EmulatorRunner) -> None:
    result = runner.run(_point(KERNELS["copy_coalesced"], {"N": 64}, {"TILE": 8}, "8800-gtx"))
    assert result.metrics["registers_per_thread"].note == "compiled for sm_50: the compiler has no target for 1.0"
    assert result.metrics["gld_efficiency"].note == (
        "bytes asked for over bytes moved, our definition: profilers of compute capability 1.x had none"
    )
    assert result.metrics["warp_execution_efficiency"].note == (
        "instructions of the PTX: the compiler makes no machine code of compute capability 1.0"
    )


def test_instructions_that_cannot_be_inferred_are_those_of_the_ptx_and_say_so(
    runner: EmulatorRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(flow: object, counts: object) -> None:
        raise KeyError(flow)

    point = _point(KERNELS["copy_coalesced"], {"N": 64}, {"TILE": 8}, "h200")
    inferred = runner.run(point).metrics["warp_instructions"]
    monkeypatch.setattr(lanes, "machine_instructions", fails)
    result = runner.run(point)
    assert result.status is Status.OK
    written = result.metrics["warp_instructions"]
    assert written.note == "instructions of the PTX: the machine code does not say how often each runs"
    assert (inferred.note, written.provenance) == ("", Provenance.COUNTED)
    assert float(written.value) > float(inferred.value)


OLDER_EFFICIENCIES = [
    # Worked by hand from the CUDA C Programming Guide 4.2, appendix F: blocks of 16 x 16, so a half-warp is a row.
    ("transpose_thread_per_element", "8800-gtx", (100, 12.5, None)),
    ("transpose_thread_per_element", "c2050", (50, 25, None)),  # 64 of the 128 bytes of a line; stores 32 bytes for 8
    ("copy_strided", "8800-gtx", (12.5, 12.5, None)),
    ("copy_strided", "c2050", (6.25, 25, None)),
    ("transpose_tiled", "8800-gtx", (100, 100, 100 * 2 / 17)),  # columns 16-way, rows free
    ("transpose_tiled_padded", "8800-gtx", (100, 100, 100)),  # a pitch of 17 words suits 16 banks
    ("transpose_tiled_padded", "c1060", (100, 100, 100)),
    ("transpose_tiled_padded", "c2050", (50, 100, 50)),  # and not 32
    ("transpose_tiled", "k40", (100, 100, 100 * 2 * 128 / (5 * 256))),  # rows 1 wavefront, columns 4, of 256 bytes
]


@pytest.mark.parametrize(("name", "device", "expected"), OLDER_EFFICIENCIES)
@pytest.mark.sample(2)
def test_older_device_has_its_own_efficiencies(
    runner: EmulatorRunner, name: str, device: str, expected: tuple[float | None, ...]
) -> None:
    result = runner.run(_point(KERNELS[name], {"N": 64}, {"TILE": 16}, device))
    assert result.status is Status.OK
    keys = ("gld_efficiency", "gst_efficiency", "shared_efficiency")
    values = [result.metrics[key].value if key in result.metrics else None for key in keys]
    assert values == [None if value is None else pytest.approx(value) for value in expected]


# --- failures ---------------------------------------------------------------------------------------------------------

HEADER = """/* warplens
entry     = "k"
title     = "Test"
family    = "test"
block     = ["32"]
grid      = ["cdiv(N, 32)"]
args      = {args}
reference = "in + 1"
flops     = "0"
bytes     = "8 * N"
[problem]
N = [64]
[arrays]
in  = {{ dtype = "int32", shape = ["N"], init = "iota" }}
out = {{ dtype = "int32", shape = ["N"], role = "out" }}
*/
"""


def _run(
    runner: EmulatorRunner, folder: Path, body: str, args: str = '["in", "out", "N"]', **point: int
) -> PointResult:
    path = folder / "k.cu"
    path.write_text(HEADER.format(args=args) + body, encoding="utf-8")
    return runner.run(_point(read_kernel_file(path), {"N": 64}, {}, **point))


SIGNATURE = 'extern "C" __global__ void k(const int* in, int* out, int n)'
INDEX = "int i = blockIdx.x * blockDim.x + threadIdx.x;"


def test_wrong_result_fails_with_count_errors_and_place(runner: EmulatorRunner, tmp_path: Path) -> None:
    result = _run(runner, tmp_path, SIGNATURE + "{" + INDEX + "out[i] = i < 60 ? in[i] + 1 : 0; }")
    assert result.status is Status.FAILED
    assert result.reason == (
        "4 of 64 elements of 'out' are wrong: the first at [60] is 0 instead of 61, the largest absolute error is 64, "
        "the largest relative error 1"
    )
    assert result.check is not None
    assert (result.check.wrong, result.check.first_bad) == (4, (60,))


@pytest.mark.parametrize(
    ("value", "status"), [("in[i] + 1", Status.FAILED), ("i < 64 ? in[i] : 0", Status.OK)], ids=["other", "same"]
)
def test_input_that_is_changed_fails(runner: EmulatorRunner, tmp_path: Path, value: str, status: Status) -> None:
    body = INDEX + f"out[i] = in[i] + 1; const_cast<int*>(in)[i] = {value};"
    result = _run(runner, tmp_path, SIGNATURE + "{" + body + "}")
    assert result.status is status
    if status is Status.FAILED:
        assert result.reason == "the kernel writes to 'in', which it may only read: the role is 'in'"


def test_source_that_does_not_compile_fails_with_the_compilers_log(runner: EmulatorRunner, tmp_path: Path) -> None:
    result = _run(runner, tmp_path, SIGNATURE + "\n{ out[0] = x; }")
    assert result.status is Status.FAILED
    assert f"k.cu({HEADER.count(chr(10)) + 2}): error" in result.reason
    assert 'identifier "x" is undefined' in result.reason


def test_store_out_of_bounds_fails_with_its_line(runner: EmulatorRunner, tmp_path: Path) -> None:
    result = _run(runner, tmp_path, SIGNATURE + "{" + INDEX + "\nout[i + 8] = in[i]; }")
    assert result.status is Status.FAILED
    assert result.reason.startswith(f"block=(1,0,0) thread=(24,0,0) k.cu:{HEADER.count(chr(10)) + 2}: `st.global")


def test_arrays_beyond_the_memory_are_skipped_before_they_are_made(runner: EmulatorRunner, monkeypatch) -> None:
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 2.25 * 2**30)
    result = runner.run(_point(KERNELS["matmul_tiled"], {"N": 2**14}, {"TILE": 16}))
    assert (result.status, result.reason) == (
        Status.SKIPPED,
        "needs 3.0 GiB of the host's memory for its arrays, 2.0 GiB free",
    )


def test_endless_loop_fails_at_its_instruction_limit(runner: EmulatorRunner, tmp_path: Path) -> None:
    loop = "volatile int* o = out; while (o[0] == 0) { } }"
    result = _run(runner, tmp_path, SIGNATURE + "{" + loop, limit=100_000)
    assert result.status is Status.FAILED
    assert "did not end within the limit of 100,000 warp instructions" in result.reason


MISFITS = [
    (
        SIGNATURE,
        '["in", "out"]',
        (
            "`args` of k has 2 entries, but the compiled kernel takes 3 parameters (a pointer or 64-bit integer, "
            "a pointer or 64-bit integer, a 32-bit integer)"
        ),
    ),
    (
        SIGNATURE,
        '["in", "N", "out"]',
        "`args[1]` of k is the number 'N', but the kernel uses the parameter as a pointer",
    ),
    (
        SIGNATURE.replace("const int* in", "int n").replace("int n)", "const int* in)"),
        '["in", "out", "N"]',
        "`args[0]` of k is the array 'in', but the parameter is a 32-bit integer",
    ),
    (
        SIGNATURE.replace("int n)", "double n)"),
        '["in", "out", "N: int32"]',
        "`args[2]` of k is given as int32, but the parameter is a 64-bit floating-point number",
    ),
    (
        "struct S { int a; int b; }; " + SIGNATURE.replace("int n)", "S n)"),
        '["in", "out", ["N", "N", "N"]]',
        "`args[2]` of k is a struct of 12 bytes, but the parameter is a struct of 8 bytes",
    ),
    (
        "struct alignas(16) S { int a[8]; }; " + SIGNATURE.replace("int n)", "S n)"),
        '["in", "out", ["N", "N", "N"]]',
        "`args[2]` of k is a struct of 16 bytes, but the parameter is a struct of 32 bytes",
    ),
    (
        SIGNATURE,
        '["in", "out", "N * pow2(40)"]',
        "`args[2]` of k: N * pow2(40) is 70368744177664, which does not fit in 32 bits",
    ),
]


@pytest.mark.parametrize(("signature", "args", "expected"), MISFITS)
def test_arguments_that_do_not_fit_fail_with_both_sides_named(
    runner: EmulatorRunner, tmp_path: Path, signature: str, args: str, expected: str
) -> None:
    result = _run(runner, tmp_path, signature + "{" + INDEX + " out[i] = in[i] + 1; }", args)
    assert (result.status, result.reason) == (Status.FAILED, expected)


def test_file_that_changed_after_planning_is_not_run(runner: EmulatorRunner, tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(HEADER.format(args='["in", "out", "N"]') + SIGNATURE + "{}", encoding="utf-8")
    point = dataclasses.replace(_point(read_kernel_file(path), {"N": 64}, {}), source_hash="0" * 64)
    result = runner.run(point)
    assert result.status is Status.FAILED
    assert result.reason == f"{path} has changed since the sweep was planned: plan it again"


def test_tolerance_lets_rounding_pass_and_stops_errors(runner: EmulatorRunner, tmp_path: Path) -> None:
    def run(factor: str, tolerance: str) -> Status:
        path = tmp_path / "k.cu"
        front = HEADER.format(args='["in", "out"]').replace("int32", "float32").replace("in + 1", "in * 3")
        path.write_text(
            front.replace('flops     = "0"', f'flops = "0"\ntolerance = {tolerance}')
            + 'extern "C" __global__ void k(const float* in, float* out) {'
            + f"{INDEX} out[i] = in[i] * {factor}; }}",
            encoding="utf-8",
        )
        return runner.run(_point(read_kernel_file(path), {"N": 64}, {})).status

    statuses = [run(*case) for case in itertools.product(("3.0f", "3.00001f", "3.1f"), ("0.0", "1e-4"))]
    ok, failed = Status.OK, Status.FAILED
    assert statuses == [ok, ok, failed, ok, failed, failed]


def test_result_keeps_the_first_lines_that_a_kernel_prints_also_before_a_fault(
    runner: EmulatorRunner, tmp_path: Path
) -> None:
    body = INDEX + 'printf("%d\\n", i); out[i] = in[i] + 1; if (threadIdx.x == 0 && FAIL) for (;;) printf("%d\\n", -1);'
    text = "".join(f"{i}\n" for i in range(64))
    assert _run(runner, tmp_path, SIGNATURE + "{" + body.replace("FAIL", "n < 0") + "}").printed == text
    result = _run(runner, tmp_path, SIGNATURE + "{" + body.replace("FAIL", "n > 0") + "}", limit=1000)
    assert result.status is Status.FAILED
    first, more = result.printed.split("\n...")
    assert first.split() == [*map(str, range(32)), *["-1"] * 68]
    assert more.endswith("more lines")
