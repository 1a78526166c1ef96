"""Where the program's own code makes a call is shown by a name that its author knows, where there are no lines."""

from __future__ import annotations

import pytest

from warplens.cuda.driver import host_lines
from warplens.cuda.driver.host_lines import Frame, HostLines
from warplens.cuda.driver.object_files import function_name


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("main", "main"),
        ("_Z14TimedReductionPiPKimii", "TimedReduction"),
        ("_Z13malloc_deviceIdEPT_m", "malloc_device<double>"),  # double* malloc_device<double>(unsigned long)
        ("_ZN5Timer6end_msEv.isra.0", "Timer::end_ms"),
        ("_Z4pairISt4pairIiiEEvT_.constprop.0", "pair<std::pair<int, int> >"),
        ("_ZN7countercvbEv", "counter::operator bool"),
    ],
)
def test_function_is_named_as_in_its_source(symbol: str, name: str) -> None:
    assert function_name(symbol) == name


def test_without_lines_the_innermost_function_of_the_program_itself_is_named() -> None:
    lines = HostLines(process=0)
    for address, file, function in (
        (1, "/usr/lib/libstdc++.so.6", "_ZNSt6chrono3_V212steady_clock3nowEv"),
        (2, "/home/me/bench", "_ZN6thrust6detail4fillEv"),
        (3, "/home/me/bench", "_Z5timedIfEvi"),
        (4, "/home/me/bench", "main"),
    ):
        lines.name(address, Frame(file=file, line=0, function=function))
    assert lines.place([1, 2, 3, 4]).file == "bench timed<float>()"
    assert lines.place([1]).file == "libstdc++.so.6 std::chrono::_V2::steady_clock::now()"


def test_templates_of_cuda_runtime_are_passed_over() -> None:
    functions = ("_Z10cudaMallocIfE9cudaErrorPPT_m", "__device_stub__Z3addPf", "_Z12cudaenqueuerv", "main")
    frames = [Frame(file="/srv/bench", line=0, function=function) for function in functions]
    assert host_lines._own_place(frames, kernel="").file == "bench cudaenqueuer()"
    assert host_lines._own_place(frames, kernel="_Z12cudaenqueuerv").file == "bench main()"
