"""Programs in C that call CUDA's host libraries: what they get, and what is recorded of their calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.driver import building
from warplens.cuda.record.points import points_of

Run = Callable[..., Any]
NO_KERNEL = ".version 7.5\n.target sm_75\n.address_size 64\n.visible .entry k()\n{\n\tret;\n}\n"
BEGIN = (
    "void *h; double *x, v[64] = {1, 2, 3, 4}, a = 2; cublasCreate_v2(&h); cudaMalloc((void **)&x, 512);\n"
    "cudaMemcpy(x, v, 512, H2D);"
)
"""A program begins so: with a handle, and 64 numbers on the device."""


def test_product_is_that_of_the_matrices_and_becomes_a_point(run: Run) -> None:
    ran = run(
        NO_KERNEL,
        f"{BEGIN} double one = 1, zero = 0, r[4]; float *f; cudaMalloc((void **)&f, 4);\n"
        "for (int i = 0; i < 3; i++) cublasDgemm_v2(h, 0, 0, 2, 2, 2, &one, x, 2, x, 2, &zero, x + 8, 2);\n"
        "cublasGetMatrix(2, 2, 8, x + 8, 2, r, 2); cublasDestroy_v2(h); cudaFree(x); cudaFree(f);\n"
        'printf("%g %g %g %g\\n", r[0], r[1], r[2], r[3]); return 0;',
    )
    assert (ran.output, ran.sentences) == ("7 10 15 22\n", [])
    [record] = ran.records
    spec = load_spec("h200")
    [point] = points_of(ran.records, spec)
    assert (point.kernel, point.problem, record.count) == ("cublasDgemm_v2", {"m": 2, "n": 2, "k": 2}, 3)
    assert point.time is not None
    assert point.time.value_ns == pytest.approx(spec.launch_overhead_ns + 1e9 * 96 / spec.memory_bandwidth_bytes_per_s)
    assert point.notes[0] == "launched 3 times, in main.c:3"
    assert point.notes[1] == (
        "computed by NumPy; the time is that of a launch and of the roofline of the GPU's sheet, for 96 bytes and "
        "16 operations"
    )
    assert point.launch is None
    assert point.reason == "the result of a call of a library is that of NumPy, and compared with nothing"


def test_scalars_and_results_lie_on_the_host_or_the_device(run: Run) -> None:
    ran = run(
        NO_KERNEL,
        f"{BEGIN} double r, s; double *d; cudaMalloc((void **)&d, 16); cudaMemcpy(d, &a, 8, H2D);\n"
        "cublasDscal_v2(h, 4, &a, x, 1); cublasSetPointerMode_v2(h, 1); cublasDscal_v2(h, 4, d, x, 1);\n"
        "cublasDasum_v2(h, 4, x, 1, d + 1); cublasSetPointerMode_v2(h, 0); cublasDasum_v2(h, 4, x, 1, &r);\n"
        "cudaMemcpy(&s, d + 1, 8, D2H); int i, mode; cublasIdamax_v2(h, 4, x, 1, &i);\n"
        "cublasGetPointerMode_v2(h, &mode);"
        'cudaFree(x); cudaFree(d); printf("%g %g %d %d\\n", r, s, i, mode); return 0;',
    )
    assert ran.output == "40 40 4 0\n"


def test_call_beyond_an_allocation_leaves_the_fault_of_a_gpu(run: Run) -> None:
    ran = run(
        NO_KERNEL,
        f"{BEGIN} int first = cublasDscal_v2(h, 65, &a, x, 1), waited = cudaDeviceSynchronize();\n"
        'int second = cublasDscal_v2(h, 1, &a, x, 1); printf("%d %d %d\\n", first, waited, second); return 0;',
    )
    assert ran.output == "0 700 13\n"
    assert ran.sentences[0].endswith(
        "main.c:2: cublasDscal_v2: 520 bytes at byte 0 of an allocation are asked for, which has 512"
    )


def test_call_in_a_captured_stream_is_made_when_the_graph_is_launched(run: Run) -> None:
    ran = run(
        NO_KERNEL,
        f"{BEGIN} void *stream, *graph, *ready; cudaStreamCreate(&stream); cublasSetStream_v2(h, stream);\n"
        "cudaStreamBeginCapture(stream, 0); cublasDscal_v2(h, 4, &a, x, 1); cudaStreamEndCapture(stream, &graph);\n"
        "cudaMemcpy(v, x, 8, D2H); cudaGraphInstantiate(&ready, graph, 0); cudaGraphLaunch(ready, stream);\n"
        "cudaGraphLaunch(ready, stream); cudaMemcpy(v + 1, x, 8, D2H); cudaFree(x);\n"
        'printf("%g %g\\n", v[0], v[1]); return 0;',
    )
    assert ran.output == "1 4\n"
    assert [record.count for record in ran.records] == [2]


def test_events_have_the_modelled_time_of_calls_between_them(run: Run) -> None:
    ran = run(
        NO_KERNEL,
        f"{BEGIN} void *from, *to; float ms; cudaEventCreate(&from); cudaEventCreate(&to); cudaEventRecord(from, 0);\n"
        "cublasDscal_v2(h, 4, &a, x, 1); cudaEventRecord(to, 0); cudaEventElapsedTime(&ms, from, to); cudaFree(x);\n"
        'printf("%.4f\\n", ms); return 0;',
    )
    assert ran.sentences == []
    assert float(ran.output) == pytest.approx(load_spec("h200").launch_overhead_ns / 1e6, rel=1e-2)


def test_function_that_is_not_answered_has_the_status_and_is_named_once(run: Run) -> None:
    ran = run(
        NO_KERNEL,
        f"{BEGIN} int e = cublasSgemmGroupedBatched(h), f = cusparseSpGEMM_compute(h);\n"
        'int g = cublasSgemmGroupedBatched(h); cudaFree(x); printf("%d %d %d\\n", e, f, g); return 0;',
    )
    assert ran.output == "15 10 15\n"
    assert ran.sentences == [
        "the program called what is not executed here: cublasSgemmGroupedBatched, cusparseSpGEMM_compute"
    ]


def test_numbers_of_a_documented_example_of_curand(run: Run) -> None:
    ran = run(
        NO_KERNEL,
        "void *g; float *x, v[10]; cudaMalloc((void **)&x, 40); curandCreateGenerator(&g, 100);\n"
        "curandSetPseudoRandomGeneratorSeed(g, 1234ULL); curandGenerateUniform(g, x, (size_t)10);\n"
        "cudaMemcpy(v, x, 40, D2H);"
        'for (int i = 0; i < 10; i++) printf("%.4f ", v[i]); curandDestroyGenerator(g); cudaFree(x); return 0;',
    )
    assert ran.output == "0.1455 0.8202 0.5504 0.2948 0.9147 0.8690 0.3219 0.7829 0.0113 0.2855 "


def test_ranges_of_nvtx_name_calls_and_launches(run: Run) -> None:
    ran = run(
        NO_KERNEL,
        f'{BEGIN} nvtxRangePushA("step"); nvtxRangePushA("scale"); cublasDscal_v2(h, 4, &a, x, 1); nvtxRangePop();\n'
        "LAUNCH(0, 1, 32); nvtxRangePop(); cudaFree(x); return 0;",
    )
    assert [record.remarks for record in ran.records] == [["in the range step/scale"], ["in the range step"]]


def test_nvml_answers_from_the_sheet_and_refuses_what_changes(run: Run) -> None:
    ran = run(
        NO_KERNEL,
        "void *d; char name[96]; unsigned n, mhz, t; int major, minor; unsigned long long memory[3]; nvmlInit_v2();\n"
        "nvmlDeviceGetCount_v2(&n); nvmlDeviceGetHandleByIndex_v2(0, &d); nvmlDeviceGetName(d, name, 96);\n"
        "nvmlDeviceGetCudaComputeCapability(d, &major, &minor); nvmlDeviceGetMaxClockInfo(d, 1, &mhz);\n"
        "nvmlDeviceGetMemoryInfo(d, memory); int lacking = nvmlDeviceGetTemperature(d, 0, &t);\n"
        'printf("%u %s %d.%d %u %llu %d ", n, name, major, minor, mhz, memory[0], lacking);'
        'printf("%d\\n", nvmlDeviceGetName(d, name, 4));'
        "return 0;",
    )
    spec = load_spec("h200")
    assert ran.output == f"1 {spec.name} 9.0 {round(spec.clock_hz / 1e6)} {spec.memory_bytes} 3 7\n"


def test_libraries_lie_under_the_names_that_programs_ask_for() -> None:
    if not building.compiler():
        pytest.skip("there is no C compiler")
    folder = building.standin()
    for name in ("libcublas.so.12", "libcublas.so.13", "libcufft.so.11", "libcurand.so.10", "libnvidia-ml.so.1"):
        assert (folder / name).resolve() == (folder / building.ALIASED).resolve()


@pytest.mark.parametrize(
    ("call", "read_bytes"),
    [
        ("cublasDaxpy_v2(h, 8, &a, f, 1, x, 1);", [64]),
        ("cublasDaxpy_v2(h, 8, &a, x, 1, f, 1);", [64]),
        ("cublasDcopy_v2(h, 8, x, 1, f, 1); cublasDscal_v2(h, 8, &a, f, 1);", []),
        ("cublasDgemm_v2(h, 0, 0, 2, 2, 2, &a, x, 2, f, 2, &zero, f + 8, 2);", [32]),
        ("cublasDgemm_v2(h, 0, 0, 2, 2, 2, &a, x, 2, x, 2, &a, f + 8, 2);", [32]),
        ("cublasDgemm_v2(h, 0, 0, 2, 2, 2, &a, x, 2, x, 2, &zero, f, 2);", []),
        ("cudaMemset(f + 7, 0, 8); cublasDaxpy_v2(h, 8, &a, f, 1, x, 1);", []),
    ],
)
def test_calls_that_read_what_nothing_has_written_are_named(run: Run, call: str, read_bytes: list[int]) -> None:
    end = "cublasDestroy_v2(h); cudaFree(x); cudaFree(f); return 0;"
    main = f"{BEGIN} double zero = 0, *f; cudaMalloc((void **)&f, 512);\n{call} {end}"
    sentence = "main.c:3: {} reads {} bytes, which main.c:2 allocates, and nothing has written any"
    name = call.split("(", maxsplit=1)[0]
    assert run(NO_KERNEL, main).sentences == [sentence.format(name, size) for size in read_bytes]
