"""A stand-in for PyCUDA, with memory and a clock, that executes kernels as Python functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.execute.gpu import opened_gpu
from warplens.cuda.execute.gpu.runner import GpuRunner
from warplens.cuda.ground.points import CacheState, Measuring, PointSpec

KERNEL = """/* warplens
entry = "k"
title = "Add one"
block = [32]
grid = ["cdiv(N, 32)"]
args = ["A", "B", "N"]
reference = { B = "A + 1" }
flops = "N"
bytes = "8 * N"

[problem]
N = [64]

[arrays]
A = { dtype = "float32", shape = ["N"], init = "integers(0, 3)" }
B = { dtype = "float32", shape = ["N"], role = "ROLE" }
*/
extern "C" __global__ void k(const float *A, float *B, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N) BODY;
}
"""
SHORT = Measuring(least_time_s=0.0, longest_time_s=1.0)


MakePoint = Callable[..., PointSpec]


class DriverError(Exception):
    pass


class Memory(int):
    """An address; its memory is freed with it, as PyCUDA's is."""

    driver: Driver

    def __del__(self) -> None:
        self.driver.memory.pop(int(self), None)


class Driver:
    """The part of `pycuda.driver` that the runner uses; a launch takes LAUNCH_NS and two events EVENTS_NS."""

    EVENTS_NS, LAUNCH_NS, FREE_BYTES = 1000.0, 5000.0, 1 << 30
    Error = DriverError
    device_attribute = SimpleNamespace(L2_CACHE_SIZE="l2", MULTIPROCESSOR_COUNT="sms")
    function_attribute = SimpleNamespace(MAX_DYNAMIC_SHARED_SIZE_BYTES="dynamic")

    def __init__(self) -> None:
        self.kernel: Callable[[np.ndarray, np.ndarray], None] = lambda a, b: np.add(a, 1, out=b)
        self.fault = ""
        self.slow_queues = 0
        self.clock_ns = 0.0
        self.launched: list[str] = []
        self.read_from: list[int] = []
        self.memory: dict[int, np.ndarray] = {}
        self.next_address = 0x1000
        self.variables: dict[str, int] = {}
        self.kernels: dict[str, Callable[[Driver, tuple[int, int, int], list[int]], None]] = {}
        """Kernels of sequences by name: they take the grid and the words of the parameters."""
        self.Event = lambda: Event(self)

    def init(self) -> None:
        pass

    def Device(self, name: Any) -> Any:  # noqa: N802 - PyCUDA's name
        assert name == 0
        return SimpleNamespace(
            pci_bus_id=lambda: "nowhere",
            name=lambda: "NVIDIA H200",
            compute_capability=lambda: (9, 0),
            get_attribute=lambda which: {"l2": 1 << 10, "sms": 4}[which],
            make_context=lambda: SimpleNamespace(pop=list, detach=list, synchronize=self.synchronize),
        )

    def synchronize(self) -> None:
        if self.fault:
            raise DriverError(f"cuCtxSynchronize failed: {self.fault}")

    def mem_get_info(self) -> tuple[int, int]:
        return self.FREE_BYTES, self.FREE_BYTES

    def mem_alloc(self, size: int) -> Memory:
        address = Memory(self.next_address)
        self.next_address += 0x1000
        address.driver = self
        self.memory[int(address)] = np.zeros(size, np.uint8)
        return address

    def memset_d8(self, address: int, value: int, size: int) -> None:
        self.memory[address][:size] = value

    def memset_d8_async(self, address: int, value: int, size: int, _stream: None) -> None:
        self.launched.append("zero")
        self.memset_d8(address, value, size)

    def memcpy_htod(self, address: int, array: np.ndarray) -> None:
        self.memory[address][: array.nbytes] = array.reshape(-1).view(np.uint8)

    def memcpy_dtoh(self, array: np.ndarray, address: int) -> None:
        array.reshape(-1).view(np.uint8)[...] = self.memory[address][: array.nbytes]

    def memcpy_dtod(self, to: int, source: int, size: int) -> None:
        self.memory[to][:size] = self.memory[source][:size]

    def memcpy_dtod_async(self, to: int, source: int, size: int, _stream: None) -> None:
        self.launched.append("copy")
        self.clock_ns += self.LAUNCH_NS
        self.memcpy_dtod(to, source, size)

    def module_from_buffer(self, code: bytes) -> Any:
        assert code[:4] == b"\x7fELF"
        return self.module()

    def module(self) -> Any:
        return SimpleNamespace(
            get_function=lambda name: Function(self, name),
            get_global=lambda name: (self.variables.setdefault(name, self.mem_alloc(4)), 4),
        )


class Function:
    def __init__(self, driver: Driver, name: str) -> None:
        self.driver, self.name, self.shared_size_bytes = driver, name, 0

    def prepare(self, formats: list[str]) -> None:
        self.formats = formats

    def prepared_async_call(self, grid: Any, _block: Any, _stream: None, *parameters: bytes, shared_size: int) -> None:
        driver = self.driver
        driver.launched.append(self.name)
        assert shared_size == 0
        assert self.formats == [f"{len(data)}s" for data in parameters]
        words = [int.from_bytes(data[i : i + 8], "little") for data in parameters for i in range(0, len(data) - 7, 8)]
        match self.name:
            case "digest":
                driver.memory[words[2]].view(np.uint64)[0] = hash(driver.memory[words[0]].tobytes()) & 0xFFFFFFFF
            case "naive":
                a, b = (driver.memory[word].view(np.float32) for word in words[:2])
                np.add(a, 2, out=b)
            case name if name in driver.kernels:
                driver.clock_ns += driver.LAUNCH_NS
                driver.kernels[name](driver, grid, words)
            case "k":
                driver.clock_ns += driver.LAUNCH_NS
                driver.read_from.append(words[0])
                a, b = (
                    driver.memory[word][: driver.memory[word].nbytes // 4 * 4].view(np.float32) for word in words[:2]
                )
                driver.kernel(a, b)


class Event:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def record(self) -> None:
        self.time_ns = self.driver.clock_ns

    def query(self) -> bool:
        self.driver.slow_queues -= 1
        return self.driver.slow_queues >= 0

    def synchronize(self) -> None:
        self.driver.synchronize()

    def time_since(self, other: Event) -> float:
        return (self.time_ns - other.time_ns + self.driver.EVENTS_NS) / 1e6


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    driver = Driver()
    monkeypatch.setattr(opened_gpu, "_pycuda", lambda: driver)
    monkeypatch.setattr(opened_gpu, "PAGE_BYTES", 1)  # kernels are functions of whole arrays here
    return driver


@pytest.fixture
def runner(driver: Driver) -> Iterator[GpuRunner]:
    runner = GpuRunner(measuring=SHORT)
    yield runner
    runner.close()


@pytest.fixture
def make_point(tmp_path: Path) -> MakePoint:
    """Write a kernel file with this role of B and this statement, and return its point."""

    def make(role: str = "out", body: str = "B[i] = A[i] + 1.0f", size: int = 64, device: str = "h200") -> PointSpec:
        file = tmp_path / "k.cu"
        file.write_text(KERNEL.replace("ROLE", role).replace("BODY", body), encoding="utf-8")
        kernel = read_kernel_file(file)
        return PointSpec(
            kernel="k", path=str(file), source_hash=kernel.source_hash, family=kernel.family, problem={"N": size},
            tune={}, device=device, budget_s=1.0, limit=1, cache=CacheState.COLD,
        )  # fmt: skip

    return make
