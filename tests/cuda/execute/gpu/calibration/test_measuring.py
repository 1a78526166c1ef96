"""Measuring the cases of a calibration, on a GPU that makes times up."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu.calibration.measuring import Case, byte_launch, measure
from warplens.cuda.execute.gpu.launch_process import ByteLaunch, ByteResult, Bytes, LaunchTiming
from warplens.cuda.execute.gpu.launch_runner import LaunchRunner
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Conditions, Measuring, Time

H200 = load_spec("h200")
CASES = (Case(kernel="idle"), Case(kernel="read_apart", n=64, s=8))


class MadeUpCard:
    """A GPU whose cold launches take 2000 ns, 10 more each time, and whose warm ones take half of that."""

    def __init__(self, failing: str = "", clock_hz: float = 1.755e9) -> None:
        self.launches: list[ByteLaunch] = []
        self.sizes: list[dict[str, int]] = []
        self._failing = failing
        self._clock_hz = clock_hz

    def run(self, launch: ByteLaunch, before: Mapping[str, Bytes], timing: LaunchTiming | None) -> ByteResult:
        assert timing is not None
        self.launches.append(launch)
        self.sizes.append({name: array.nbytes for name, array in before.items()})
        if launch.symbol == self._failing:
            return ByteResult(hindrance="needs 256.0 MiB, 0.0 MiB free")
        cold_ns = 2000.0 + 10 * len(self.launches)
        part = Conditions(
            samples=1, sm_clock_hz=self._clock_hz, memory_clock_hz=0.0, temperature_c=0.0, power_w=0.0,
            throttled_by=("power cap",),
        )  # fmt: skip
        value = cold_ns if timing.cache is CacheState.COLD else cold_ns / 2
        return ByteResult(time=Time(value_ns=value, provenance=Provenance.MEASURED, conditions=(part,)))

    def load(self, code: bytes) -> None:
        """Load nothing: each launch brings its code."""

    def close(self) -> None:
        pass


def test_each_case_has_its_cold_and_its_warm_time():
    gpu = MadeUpCard()
    measured = measure(gpu, H200, CASES)

    assert gpu.launches[0].symbol == "chains_fma"  # which raises the clocks, and is not kept
    assert [launch.symbol for launch in gpu.launches[1:-1:2]] == [case.kernel for case in CASES]
    idle, apart = (measured.times[case.name] for case in CASES)
    assert (idle.cold_ns, idle.warm_ns) == (2020.0, 1015.0)
    assert (apart.cold_ns, apart.warm_ns) == (2040.0, 1025.0)
    assert (measured.clock_hz, measured.throttled_by) == (1.755e9, ("power cap",))
    assert measured.drift == pytest.approx(2060 / 2020 - 1)


def test_a_card_that_does_not_say_its_clock_has_that_of_its_sheet():
    assert measure(MadeUpCard(clock_hz=0.0), H200, CASES).clock_hz == H200.clock_hz


def test_a_case_that_is_not_measured_is_named_with_the_reason():
    with pytest.raises(LaunchError) as caught:
        measure(MadeUpCard(failing="read_apart"), H200, CASES)

    assert str(caught.value) == (
        "the case read_apart/n64/s8/b32/g1 was not measured on the NVIDIA H200 SXM 141 GB: "
        "needs 256.0 MiB, 0.0 MiB free"
    )


def test_a_launch_has_arrays_of_its_sizes_and_parameters_in_their_places():
    gpu = MadeUpCard()

    measure(gpu, H200, CASES[1:])

    launch = gpu.launches[1]
    assert gpu.sizes[1] == {"a": 64 * 64 * 4 + 256, "out": 32 * 4 + 256}
    assert [(link.at, link.to) for link in launch.links] == [(0, "a"), (8, "out")]
    assert launch.parameters[16:] == (64).to_bytes(4, "little") + (8).to_bytes(4, "little")
    assert launch.parameters == byte_launch(CASES[1], H200).parameters


def test_cases_run_on_a_card_as_launches_on_bytes(driver):
    """The stand-in for PyCUDA has a clock, which a kernel of ours moves on by 10 ns a block."""
    grids = []

    def idle(stand_in, grid, words):
        assert words == []  # one int, and no address
        grids.append(grid[0])
        stand_in.clock_ns += 10.0 * grid[0]

    driver.kernels["idle"] = idle
    cases = [Case(kernel="idle", grid=blocks) for blocks in (100, 500)]

    with closing(LaunchRunner(0, H200)) as gpu:
        measured = measure(gpu, H200, cases, measuring=Measuring(least_time_s=0.0, longest_time_s=0.1))

    few, many = (measured.times[case.name] for case in cases)
    assert many.warm_ns - few.warm_ns == pytest.approx(4000.0)
    assert many.cold_ns - few.cold_ns == pytest.approx(4000.0)
    assert set(grids) == {100, 500}
