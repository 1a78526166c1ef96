"""The steps of a program in C, as the stand-in tells of them."""

from __future__ import annotations

from tests.cuda.driver.test_program import ADD, BEGIN, Run


def test_steps_are_kept_by_stream_with_what_they_wait_for(run: Run) -> None:
    ran = run(
        ADD,
        f"{BEGIN} void *s[2], *event, *graph, *run; cudaStreamCreate(&s[0]); cudaStreamCreate(&s[1]);\n"
        "cudaEventCreate(&event);\n"
        "cudaMemcpyAsync(a, h, 256, H2D, s[0]); cudaEventRecord(event, s[0]); cudaStreamWaitEvent(s[1], event, 0);\n"
        "void *arguments[] = {&a, &n}; dim3 one = {1, 1, 1}, block = {32, 1, 1};\n"
        "cudaLaunchKernel(kernels[0], one, block, arguments, 0, s[1]); cudaStreamBeginCapture(s[0], 0);\n"
        "cudaMemsetAsync(a, 0, 64, s[0]); cudaStreamEndCapture(s[0], &graph); cudaGraphInstantiate(&run, graph, 0);\n"
        "cudaGraphLaunch(run, s[0]); cudaMemcpy(h, a, 256, D2H); cudaFree(a); return 0;",
    )
    kinds = [(type(step).__name__, step.lane, step.waits) for step in ran.steps]
    assert kinds == [
        ("Fill", "", ()),
        ("Copy", "stream 1", (0,)),
        ("Wait", "stream 2", (0, 1)),
        ("Launch", "stream 2", (0,)),
        ("Fill", "stream 1", (0,)),
        ("Copy", "", (3, 4)),
        ("Wait", "host", (5,)),
    ]
    assert [step.row_bytes for step in ran.steps if hasattr(step, "row_bytes")] == [256, 256, 64, 256]
