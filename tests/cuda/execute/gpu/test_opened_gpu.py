"""Opening and closing a GPU, on a stand-in for PyCUDA: missing parts, failures, and the release of the GPU."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu import opened_gpu
from warplens.cuda.execute.gpu.opened_gpu import OpenedGpu
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.ground.points import PointResult, PointSpec, Status

[KERNEL] = select(["copy_coalesced"])
ILLEGAL = "cuCtxSynchronize failed: an illegal memory access was encountered"


class DriverError(Exception):
    pass


class Driver:
    """The part of `pycuda.driver` that opens a GPU; a function named in `refused` fails with its message."""

    Error = DriverError
    device_attribute = SimpleNamespace(L2_CACHE_SIZE=1 << 10, MULTIPROCESSOR_COUNT=4)

    def __init__(self) -> None:
        self.refused: dict[str, str] = {}
        self.contexts = 0

    def _do(self, name: str) -> None:
        if name in self.refused:
            raise DriverError(self.refused[name])

    def init(self) -> None:
        self._do("init")

    def Device(self, _number: int) -> Any:  # noqa: N802 - PyCUDA's name
        return SimpleNamespace(
            pci_bus_id=lambda: "nowhere", name=lambda: "NVIDIA H200", compute_capability=lambda: (9, 0),
            get_attribute=int, make_context=self._make_context,
        )  # fmt: skip

    def _make_context(self) -> Any:
        self.contexts += 1
        return SimpleNamespace(pop=self._pop, detach=list)

    def _pop(self) -> None:
        self._do("pop")
        self.contexts -= 1

    def module_from_buffer(self, _code: bytes) -> Any:
        self._do("module")
        return SimpleNamespace(get_function=lambda _name: SimpleNamespace(prepare=list, prepared_async_call=self._call))

    def _call(self, *_: Any, **__: Any) -> None:
        self._do("launch")

    def mem_alloc(self, _size: int) -> int:
        return 4096

    def memset_d8(self, *_: int) -> None:
        pass

    def mem_get_info(self) -> tuple[int, int]:
        raise DriverError(ILLEGAL)

    def Event(self) -> Any:  # noqa: N802 - PyCUDA's name
        return SimpleNamespace(record=list, query=lambda: False, synchronize=list, time_since=lambda _other: 0.001)


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    driver = Driver()
    monkeypatch.setattr(opened_gpu, "_pycuda", lambda: driver)
    return driver


def run(runner: GpuRunner) -> PointResult:
    return runner.run(
        PointSpec(
            kernel=KERNEL.name, path=KERNEL.path, source_hash=KERNEL.source_hash, family=KERNEL.family,
            problem={"N": 64}, tune={"TILE": 16}, device="h200", budget_s=1.0, limit=1,
        )
    )  # fmt: skip


def opened() -> OpenedGpu:
    return OpenedGpu(0, load_spec("h200"))


def test_context_is_given_back(driver):
    opened().close()
    assert driver.contexts == 0


@pytest.mark.parametrize("step", ["module", "launch"])
def test_card_that_cannot_be_made_ready_is_given_back(driver, step):
    driver.refused[step] = "cuModuleLoadDataEx failed: out of memory"
    with pytest.raises(DriverError, match="out of memory"):
        opened()
    assert driver.contexts == 0


def test_first_error_is_raised_where_closing_fails_as_well(driver):
    driver.refused |= {"module": "the first", "pop": "the second"}
    with pytest.raises(DriverError, match="the first"):
        opened()


def test_driver_that_is_gone_is_one_sentence(driver):
    driver.refused["init"] = "cuInit failed: no CUDA-capable device is detected"
    runner = GpuRunner()
    result = run(runner)
    assert (result.status, result.reason) == (
        Status.FAILED,
        "CUDA_ERROR_NO_DEVICE: the driver no longer finds a GPU (cuInit: no CUDA-capable device is detected)",
    )
    assert (runner.lost, runner.is_gone) == (result.reason, True)


def test_lost_card_may_refuse_to_be_closed(driver):
    runner = GpuRunner()
    assert run(runner).reason.startswith("CUDA_ERROR_ILLEGAL_ADDRESS")
    assert not runner.is_gone
    driver.refused["pop"] = ILLEGAL
    runner.close()
    assert runner._gpu is None


def test_error_in_closing_a_card_that_is_not_lost_is_not_hidden(driver):
    runner = GpuRunner()
    run(runner)
    runner.lost = ""
    driver.refused["pop"] = ILLEGAL
    with pytest.raises(DriverError, match="illegal"):
        runner.close()


def test_missing_pycuda_is_one_sentence(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pycuda", None)
    opened_gpu._pycuda.cache_clear()
    result = run(GpuRunner())
    assert result.status is Status.FAILED
    assert result.reason.startswith("kernels run on a GPU through PyCUDA, which does not load (")
    assert result.reason.endswith('): pip install "warplens[gpu]"')


@pytest.mark.parametrize(("size_bytes", "pages"), [(0, 1), (1, 1), (2 << 20, 1), ((2 << 20) + 1, 2), (1 << 30, 512)])
def test_array_has_whole_pages_of_its_own(size_bytes, pages):
    assert opened_gpu.whole_pages(size_bytes) == pages << 21
