"""Places of calls in the host's code, without debug information."""

from __future__ import annotations

from warplens.cuda.driver import host_lines
from warplens.cuda.driver.host_lines import Frame


def test_templates_of_cuda_runtime_are_passed_over() -> None:
    functions = ("_Z10cudaMallocIfE9cudaErrorPPT_m", "__device_stub__Z3addPf", "_Z12cudaenqueuerv", "main")
    frames = [Frame(file="/srv/bench", line=0, function=function) for function in functions]
    assert host_lines._own_place(frames, kernel="").file == "bench _Z12cudaenqueuerv()"
    assert host_lines._own_place(frames, kernel="_Z12cudaenqueuerv").file == "bench main()"
