"""Code that leaves parameters and the grid open gives what code for each launch gives: results, counts and faults."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.simt.codegen.module import Care
from warplens.cuda.simt.launch import machine as translated
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.values.value import Mode

Prepare = Callable[..., Any]

SOURCE = """extern "C" __global__ void k(const float* in, float* out, int first, unsigned char step, float scale,
                                         double add, long long far, short shift) {
    __shared__ float tile[64];
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y, i = y * gridDim.x * blockDim.x + x;
    tile[threadIdx.x] = in[first + i * step];
    __syncthreads();
    float sum = 0;
    for (int r = 0; r < first; ++r) sum += tile[(threadIdx.x + r * shift) % 64];
    if (x < first) sum += (float) add;
    if (blockIdx.z < gridDim.z) out[far + i] = scale * sum;
}"""
LAUNCHES = [
    ((2, 1, 1), (3, 2, 0.5, 0.25, 5, 1)),
    ((5, 2, 1), (7, 1, -2.0, 1e9, 0, -3)),
    ((1, 1, 1), (0, 255, 1.5, -1.0, 400, 0)),
]
OPEN_WORDS = (16, 24, 32, 40, 48)


def parameters_of(numbers: tuple[float, ...]) -> bytes:
    """Return the parameter block, with zeros in place of the two pointers."""
    return struct.pack("<QQiB3xf4xdqh", 0, 0, *numbers)


@pytest.fixture(scope="module")
def request_of(prepared: Prepare) -> Callable[..., LaunchRequest]:
    """Return a function that makes the request of a launch, with arrays of its own."""
    any_launch, _ = prepared(SOURCE, np.zeros(1, np.float32), np.zeros(1, np.float32), *[1] * 10, block=64, grid=1)

    def make(grid: tuple[int, int, int], numbers: tuple[float, ...], **more: Any) -> LaunchRequest:
        rng = np.random.default_rng(1)
        arrays = {"a0": aligned_copy(rng.random(20_000, dtype=np.float32)), "a1": aligned_copy(np.zeros(2000, "f4"))}
        request: LaunchRequest = replace(
            any_launch.request, grid=grid, parameters=parameters_of(numbers), arrays=arrays
        )
        return replace(request, **more)

    return make


def test_open_code_gives_what_the_code_for_each_launch_gives(request_of: Prepare) -> None:
    open_launch = Launch(request_of(*LAUNCHES[0], open_words=OPEN_WORDS, open_axes=(0, 1, 2)))
    for grid, numbers in LAUNCHES:
        fixed = Launch(request_of(grid, numbers))
        counts = fixed.run()
        open_launch.request.arrays["a1"][...] = 0
        open_launch.change(grid=grid, parameters=parameters_of(numbers))
        assert open_launch.run() == counts
        assert open_launch.request.arrays["a1"].tolist() == fixed.request.arrays["a1"].tolist()
        assert counts.traffic("global", is_store=True).requests == 2 * grid[0] * grid[1]


def test_checked_and_marked_code_leave_values_open_too(request_of: Prepare) -> None:
    request = request_of(*LAUNCHES[0], open_words=OPEN_WORDS, open_axes=(0, 1))
    checked, counting = Launch(request, mode=Mode.CHECKED), Launch(request)
    for grid, numbers in LAUNCHES[:2]:
        checked.change(grid=grid, parameters=parameters_of(numbers))
        counting.change(grid=grid, parameters=parameters_of(numbers))
        assert checked.inspect().executed == grid[0] * grid[1]
        assert counting.touched() == Launch(request_of(grid, numbers)).touched()


def test_fault_of_an_open_launch_names_its_own_block(request_of: Prepare) -> None:
    launch = Launch(request_of(*LAUNCHES[0], open_words=OPEN_WORDS, open_axes=(0, 1)))
    launch.change(grid=(3, 2, 1), parameters=parameters_of((7, 1, 1.0, 1.0, 2000 - 5 * 64, 1)))
    with pytest.raises(KernelFault) as failure:
        launch.run()
    assert str(failure.value).startswith("block=(2,1,0) thread=(0,0,0) k.cu:10: ")


@pytest.mark.parametrize(
    ("grid", "numbers"), [((2, 1, 2), LAUNCHES[0][1]), ((2, 1, 1), (3, 2, 0.5, 0.25, 5, 2))], ids=["grid", "parameter"]
)
def test_what_is_not_open_does_not_change(
    request_of: Prepare, grid: tuple[int, int, int], numbers: tuple[float, ...]
) -> None:
    launch = Launch(request_of(*LAUNCHES[0], open_words=OPEN_WORDS[:-1], open_axes=(0, 1)))
    with pytest.raises(ValueError, match=r"^a launch changes only in what its request leaves open$"):
        launch.change(grid=grid, parameters=parameters_of(numbers))


@pytest.mark.parametrize("mode", [Mode.COUNTING, Mode.CHECKED])
def test_open_sizes_give_the_bounds_of_the_arrays_of_each_launch(request_of: Prepare, mode: Mode) -> None:
    grid, numbers = LAUNCHES[0]
    launch = Launch(request_of(grid, numbers, open_sizes=True), mode=mode)
    execute = launch.run if mode is Mode.COUNTING else launch.inspect
    last = 64 * grid[0] + int(numbers[4])  # the elements of the second array that are written end there
    for length in (2000, last, 5000):
        arrays = {"a0": aligned_copy(np.ones(20_000, "f4")), "a1": aligned_copy(np.zeros(length, "f4"))}
        launch.put_arrays(arrays)
        counts = execute()
        assert np.count_nonzero(arrays["a1"]) == 64 * grid[0]
        if mode is Mode.COUNTING:
            assert counts == Launch(request_of(grid, numbers)).run()
    for short in ("a0", "a1"):
        lengths = {"a0": 20_000, "a1": 2000} | {short: (3 + 2 * 127 if short == "a0" else last - 1)}
        launch.put_arrays({name: aligned_copy(np.ones(length, "f4")) for name, length in lengths.items()})
        with pytest.raises(KernelFault) as failure:
            execute()
        assert str(failure.value).startswith("block=(1,0,0) thread=(63,0,0) k.cu:")


def test_sizes_that_are_not_open_do_not_change(request_of: Prepare) -> None:
    launch = Launch(request_of(*LAUNCHES[0]))
    with pytest.raises(ValueError, match=r"^the arrays of a launch keep their names and sizes$"):
        launch.put_arrays({"a0": aligned_copy(np.ones(20_000, "f4")), "a1": aligned_copy(np.ones(2001, "f4"))})


def test_hurried_code_gives_the_same_and_is_replaced_once_it_took_long(
    request_of: Prepare, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("warplens.cuda.simt.codegen.module.SMALL_LINES", 0)
    cares: list[Care] = []
    compile_native = translated.NativeCode

    def native(*given: Any, care: Care, **more: Any) -> Any:
        cares.append(care)
        return compile_native(*given, care=care, **more)

    monkeypatch.setattr(translated, "NativeCode", native)
    monkeypatch.setattr(Launch, "_patience_s", math.inf)
    counts = Launch(request_of(*LAUNCHES[0])).run()
    hurried = Launch(request_of(*LAUNCHES[0], is_hurried=True))
    assert cares == [Care.FULL, Care.LEAST]
    assert hurried.run() == counts
    impatient = property(lambda launch: 1e-9 if launch.code.care is Care.LEAST else math.inf)
    monkeypatch.setattr(Launch, "_patience_s", impatient)  # it has taken longer than that: the next run takes care
    assert hurried.run() == counts
    assert cares == [Care.FULL, Care.LEAST, Care.FULL]


def test_a_long_launch_goes_on_with_faster_code(request_of: Prepare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warplens.cuda.simt.codegen.module.SMALL_LINES", 0)
    monkeypatch.setattr("warplens.cuda.simt.launch.execution.PATIENCE_PILOT", 0.0)
    monkeypatch.setattr(Launch, "_patience_s", 1e-9)
    made: list[int] = []
    take_care = Launch._take_care
    monkeypatch.setattr(Launch, "_take_care", lambda self: (made.append(1), take_care(self))[1])
    hurried = Launch(request_of(*LAUNCHES[1], is_hurried=True))
    assert hurried.run() == Launch(request_of(*LAUNCHES[1])).run()
    assert made
