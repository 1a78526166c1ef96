"""What `warplens exec` costs a program: its start, and its tiny launches."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import median
from typing import Any
from unittest import mock

from benchmark_registry import Samples, benchmark, seconds_of

TESTS = Path(__file__).resolve().parents[1]
ADD = """.version 7.5
.target sm_75
.address_size 64
.visible .entry add(.param .u64 a, .param .u32 n)
{
	.reg .b32 %r<4>; .reg .b64 %rd<5>;
	ld.param.u64 %rd1, [a];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, %tid.x;
	cvta.to.global.u64 %rd2, %rd1;
	mul.wide.u32 %rd3, %r2, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.u32 %r3, [%rd4];
	add.s32 %r3, %r3, %r1;
	st.global.u32 [%rd4], %r3;
	ret;
}
"""
MAIN = """
    int *a, n, launches = atoi(argv[1]);
    if (!launches) return 0;
    cudaMalloc((void **)&a, 128);
    cudaMemset(a, 0, 128);
    for (n = 0; n < 100; n++) LAUNCH(0, 1, 32, &a, &n);
    cudaDeviceSynchronize();
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (n = 0; n < launches; n++) LAUNCH(0, 1, 32, &a, &n);
    cudaDeviceSynchronize();
    clock_gettime(CLOCK_MONOTONIC, &end);
    fprintf(stderr, "%ld\\n", (end.tv_sec - begin.tv_sec) * 1000000000 + end.tv_nsec - begin.tv_nsec);
    cudaFree(a);
    return 0;
"""
"""Launches one block of 32 threads as often as its argument says, after 100 that make the code ready; the numbers that
it is given differ. What it prints is the time in nanoseconds."""
LAUNCHES, ROUNDS = 5000, 5


@benchmark("tiny launch of a program, beside its execution", unit="us", aim=100)
def tiny_launch_of_a_program() -> Samples:
    """Take the time of the program without that of the engine's code: what is left is the way there and back."""
    from warplens.cuda.device.spec import load_spec
    from warplens.cuda.driver.program import Program
    from warplens.cuda.execute.executor import Executor
    from warplens.cuda.record.session import Session
    from warplens.cuda.simt.launch.execution import GridExecution

    spec, values, executed = load_spec("h200"), [], 0.0
    repeat = GridExecution.repeat

    def timed(execution: Any) -> None:
        nonlocal executed
        begin = time.perf_counter()
        repeat(execution)
        executed += time.perf_counter() - begin

    with tempfile.TemporaryDirectory() as folder, mock.patch.object(GridExecution, "repeat", timed):
        path = _built(Path(folder))
        for _ in range(ROUNDS):
            executed = 0.0
            printed = Path(folder, "printed")
            with printed.open("wb") as stream:
                session = Session(spec, executor=Executor(spec, may_fork=False))
                Program(session=session).run([str(path), str(LAUNCHES)], stderr=stream)
            per_launch = 1e-3 * float(printed.read_text(encoding="ascii")) / LAUNCHES
            values.append(per_launch - 1e6 * executed / (LAUNCHES + 100))
    return Samples(values=tuple(values), note=f"{1e6 * executed / (LAUNCHES + 100):.1f} us of execution beside it")


@benchmark("program without launches, over 1.2 of its plain time + 0.3 s", unit="x", aim=1)
def start_of_a_program() -> Samples:
    from warplens.cuda.driver.building import standin

    around = {**os.environ, "LD_LIBRARY_PATH": str(standin())}  # where it finds the runtime, as with a GPU
    with tempfile.TemporaryDirectory() as folder:
        path = str(_built(Path(folder)))
        stands = Path(folder, "user", "projects", "mine", "build")  # a crowded folder above would have to be shown
        stands.mkdir(parents=True)
        run = [sys.executable, "-m", "warplens", "exec", path, "0"]
        taken = []
        for _ in range(2 * ROUNDS):
            plain = seconds_of(lambda: subprocess.run([path, "0"], check=True, env=around))
            taken.append(
                (plain, seconds_of(lambda: subprocess.run(run, check=True, stderr=subprocess.DEVNULL, cwd=stands)))
            )
    plain, ours = (median(pair[which] for pair in taken) for which in (0, 1))
    return Samples(
        values=tuple(ours / (1.2 * plain + 0.3) for plain, ours in taken),
        note=f"{1e3 * ours:.0f} ms, plain {1e3 * plain:.0f} ms",
    )


def _built(folder: Path) -> Path:
    """Build the program as the tests of the stand-in build theirs."""
    spec = spec_from_file_location("programs_in_c", TESTS / "cuda" / "driver" / "conftest.py")
    assert spec is not None, "the file is there"
    assert spec.loader is not None, "it is one of Python"
    sys.modules[spec.name] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.build(folder, ADD, MAIN, kernels=("add",), variables={}, flags=("-include", "time.h"))
