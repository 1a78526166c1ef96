"""Launches on bytes, on a stand-in for PyCUDA: results, addresses, times, and what the GPU refuses."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.gpu import launch_runner as pinned_memory
from warplens.cuda.execute.gpu.launch_process import (
    ByteLaunch,
    ByteResult,
    Bytes,
    LaunchProcess,
    LaunchTiming,
    Link,
    Reply,
    Request,
    read_arrays,
    read_header,
    write_message,
)
from warplens.cuda.execute.gpu.launch_runner import LaunchRunner, serve
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, Measuring

if TYPE_CHECKING:
    from conftest import Driver
else:
    Driver = Any

SHORT = LaunchTiming(cache=CacheState.COLD, measuring=Measuring(least_time_s=0.0, longest_time_s=1.0))
WARM = LaunchTiming(cache=CacheState.WARM, measuring=SHORT.measuring)
LAUNCH = ByteLaunch(
    symbol="k",
    code=b"\x7fELF",
    grid=(1, 1, 1),
    block=(32, 1, 1),
    parameters=bytes(16),
    links=(Link(holder="", at=0, to="a", offset=0), Link(holder="", at=8, to="b", offset=0)),
    sizes={"a": 16, "b": 16},
    written=("b",),
)


def numbers(*values: float) -> Bytes:
    return np.array(values, np.float32).view(np.uint8)


def before() -> dict[str, Bytes]:
    return {"a": numbers(1, 2, 3, 4), "b": numbers(0, 0, 0, 0)}


@pytest.fixture
def runner(driver: Driver) -> Iterator[LaunchRunner]:
    def add(a: np.ndarray, b: np.ndarray) -> None:
        b[:4] = a[:4] + 1

    driver.kernel = add
    with closing(LaunchRunner(0, load_spec("h200"))) as runner:
        yield runner


@pytest.fixture
def placed(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the arrays that are copied from the host to the GPU, in order; those of 16 bytes are a and b in turn."""
    names, copy = list[str](), driver.memcpy_htod

    def noted(address: int, array: np.ndarray) -> None:
        if array.nbytes == 16:
            names.append("a" if array.view(np.float32)[0] == 1 else "b")
        copy(address, array)

    monkeypatch.setattr(driver, "memcpy_htod", noted)
    return names


def test_result_is_fetched_and_nothing_is_timed_unasked(runner: LaunchRunner) -> None:
    result = runner.run(LAUNCH, before(), None)
    assert result.results["b"].view(np.float32).tolist() == [2.0, 3.0, 4.0, 5.0]
    assert (result.time, result.failure, set(result.results)) == (None, "", {"b"})


@pytest.mark.parametrize("timing", [SHORT, WARM])
def test_launch_is_timed_by_the_stopping_rule(runner: LaunchRunner, driver: Driver, timing: LaunchTiming) -> None:
    time = runner.run(LAUNCH, before(), timing).time
    assert time is not None
    assert (time.provenance, time.cache, time.stopped_by) == (Provenance.MEASURED, timing.cache, "precise")
    assert time.value_ns == driver.LAUNCH_NS
    assert {part.placement for part in time.conditions} <= {0, 1, 2, 3}
    assert len(set(driver.read_from)) == 4  # placements, each with memory of its own while it is timed


def test_updated_arrays_are_restored_before_each_launch(runner: LaunchRunner, driver: Driver) -> None:
    seen = []

    def update(_: np.ndarray, b: np.ndarray) -> None:
        seen.append(float(b[0]))
        b += 1

    driver.kernel = update
    launch = replace(LAUNCH, updated=("b",))
    result = runner.run(launch, before(), SHORT)
    assert result.results["b"].view(np.float32)[0] == 1.0
    assert len(seen) > 10
    assert set(seen) == {0.0}


def test_memory_and_code_are_kept_for_the_next_launch(runner: LaunchRunner, driver: Driver) -> None:
    addresses = [runner.run(LAUNCH, before(), None).addresses for _ in range(3)]
    assert addresses[0] == addresses[1] == addresses[2]
    again = runner.run(LAUNCH, {"a": numbers(5, 5, 5, 5), "b": numbers(0, 0, 0, 0)}, None)
    assert again.results["b"].view(np.float32).tolist() == [6.0] * 4


def test_other_placements_are_filled_within_the_card(runner: LaunchRunner, driver: Driver, placed: list[str]) -> None:
    launch = replace(LAUNCH, updated=("b",))
    timing = LaunchTiming(cache=CacheState.COLD, measuring=replace(SHORT.measuring, placements=2))
    given = before() | {"b": numbers(5, 6, 7, 8)}
    result = runner.run(launch, given, timing)
    assert result.time is not None
    assert len({conditions.placement for conditions in result.time.conditions}) == 2
    assert placed == ["a", "b"]  # from the host once, for the first placement
    assert result.results["b"].view(np.float32).tolist() == [2, 3, 4, 5]


def test_array_with_addresses_is_filled_from_the_host_at_each_placement(
    runner: LaunchRunner, driver: Driver, placed: list[str]
) -> None:
    launch = replace(LAUNCH, links=(*LAUNCH.links, Link(holder="a", at=8, to="b", offset=4)))
    timing = LaunchTiming(cache=CacheState.COLD, measuring=replace(SHORT.measuring, placements=2))
    runner.run(launch, before(), timing)
    assert placed == ["a", "b", "a"]


def test_code_is_loaded_ahead_once_the_card_is_open(
    runner: LaunchRunner, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    runner.load(LAUNCH.code)  # no GPU is opened for it
    runner.run(LAUNCH, before(), None)
    loaded, load = list[bytes](), driver.module_from_buffer
    monkeypatch.setattr(driver, "module_from_buffer", lambda code: [loaded.append(code), load(code)][1])
    runner.load(LAUNCH.code)
    assert loaded == [LAUNCH.code]


@pytest.mark.parametrize(("is_refused", "free_bytes"), [(False, 1e9), (True, 1e9), (False, 95.0)])
def test_memory_of_both_processes_is_registered_until_it_grows_or_the_card_is_given_back(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, is_refused: bool, free_bytes: float
) -> None:
    registered, released = list[tuple[int, int]](), list[int]()

    def register(address: ctypes.c_void_p, size: ctypes.c_size_t, _: ctypes.c_uint) -> int:
        if is_refused:
            return 801  # CUDA_ERROR_NOT_SUPPORTED
        registered.append((address.value or 0, size.value))
        return 0

    library = SimpleNamespace(
        cuMemHostRegister_v2=register, cuMemHostUnregister=lambda address: released.append(address.value)
    )
    monkeypatch.setattr(pinned_memory, "_driver", lambda: library)
    monkeypatch.setattr(pinned_memory, "free_bytes", lambda: free_bytes)
    small, large = np.zeros(96, np.uint8), np.zeros(192, np.uint8)
    with closing(LaunchRunner(0, load_spec("h200"))) as runner:
        for memory in (small, small, large):
            runner.pin(memory)
            given = {"a": memory[:16], "b": memory[16:32]}
            given["a"][...] = before()["a"]
            result = runner.run(LAUNCH, given, None, {"b": memory[64:80]})
            assert np.shares_memory(result.results["b"], memory)
            assert memory[64:80].view(np.float32).tolist() == [2.0, 3.0, 4.0, 5.0]
    known = [] if is_refused or free_bytes < 96 else [(array.ctypes.data, array.nbytes) for array in (small, large)]
    assert (registered, released) == (known, [address for address, _ in known])


def test_link_in_an_array_is_the_address_on_the_card(runner: LaunchRunner, driver: Driver) -> None:
    driver.kernel = lambda a, b: np.copyto(b.view(np.uint32), a.view(np.uint32))
    table = Link(holder="a", at=8, to="b", offset=4)
    launch = replace(LAUNCH, links=(*LAUNCH.links, table))
    result = runner.run(launch, before(), None)
    assert result.results["b"].view(np.uint64)[1] == result.addresses["b"] + 4


def test_launch_without_room_says_what_it_needs(runner: LaunchRunner, driver: Driver) -> None:
    driver.FREE_BYTES = 0
    result = runner.run(LAUNCH, before(), None)
    assert (result.hindrance, result.failure) == ("needs 0.0 MiB, 0.0 MiB free", "")


def test_launch_that_loses_the_card_is_one_sentence_and_later_ones_are_refused(
    runner: LaunchRunner, driver: Driver
) -> None:
    driver.fault = "an illegal memory access was encountered"
    first, second = (runner.run(LAUNCH, before(), None) for _ in range(2))
    assert first.failure.startswith("CUDA_ERROR_ILLEGAL_ADDRESS: a thread accessed memory outside of every array")
    assert second.hindrance.startswith("the GPU is lost to this process: CUDA_ERROR_ILLEGAL_ADDRESS")
    assert runner.lost


class Adder:
    """A runner without a GPU."""

    lost = ""

    def __init__(self) -> None:
        self.addresses = {"a": 1, "b": 2}

    def load(self, code: bytes) -> None:
        self.addresses["loaded"] = len(code)

    def pin(self, memory: Bytes) -> None:
        self.memory = memory

    def run(
        self,
        launch: ByteLaunch,
        arrays: Mapping[str, Bytes],
        _timing: LaunchTiming | None,
        into: Mapping[str, Bytes],
    ) -> ByteResult:
        if launch.symbol == "lose":
            self.lost = "gone"
            return ByteResult(failure="gone")
        result = np.add(arrays["a"], np.uint8(1), out=into.get("b"))
        if into and result.nbytes:
            assert np.shares_memory(result, self.memory)
            assert not any(np.shares_memory(result, array) for array in arrays.values())
        return ByteResult(results={"b": result}, addresses=self.addresses)

    def close(self) -> None:
        pass


def answers_of(serving: Callable[[int, int], None], *requests: ByteLaunch) -> list[ByteResult]:
    pipes = os.pipe(), os.pipe()
    thread = threading.Thread(target=serving, args=(pipes[0][0], pipes[1][1]))
    thread.start()
    results = []
    for launch in requests:
        write_message(pipes[0][1], Request(launch=launch), before())
        reply = read_header(pipes[1][0], Reply)
        assert reply is not None
        read_arrays(pipes[1][0], reply.sizes)
        results.append(reply.result)
    os.close(pipes[0][1])
    thread.join()
    for descriptor in (pipes[0][0], *pipes[1]):
        os.close(descriptor)
    return results


def test_server_answers_each_launch_until_the_pipe_ends() -> None:
    first, second = answers_of(lambda *pipes: serve(Adder(), *pipes), LAUNCH, LAUNCH)  # type: ignore[arg-type]
    assert (first.addresses, second.failure) == ({"a": 1, "b": 2}, "")


def test_server_without_a_card_answers_with_the_reason() -> None:
    runner = LaunchRunner("GPU-1", "gpu-that-is-not-here")
    first, second = answers_of(lambda *pipes: serve(runner, *pipes), LAUNCH, LAUNCH)
    assert first.hindrance == second.hindrance != ""


SERVER = """
import sys
sys.path.insert(0, {folder!r})
from warplens.cuda.execute.gpu import launch_runner
from test_launch_runner import Adder
{before}
launch_runner.serve(Adder(), 0, 1)
"""


@pytest.fixture
def process_of() -> Iterator[Callable[..., LaunchProcess]]:
    processes = []

    def make(before: str = "", limit_s: float = 60.0) -> LaunchProcess:
        text = SERVER.format(folder=str(Path(__file__).parent), before=before)
        processes.append(
            LaunchProcess("GPU-1", load_spec("h200"), command=[sys.executable, "-c", text], limit_s=limit_s)
        )
        return processes[-1]

    yield make
    for process in processes:
        process.close()


def test_code_that_is_loaded_ahead_is_not_answered(process_of: Callable[..., LaunchProcess]) -> None:
    process = process_of()
    process.load(b"before there is a process")
    assert process.run(LAUNCH, before(), None).addresses == {"a": 1, "b": 2}
    process.load(b"code")
    assert process.run(LAUNCH, before(), None).addresses == {"a": 1, "b": 2, "loaded": 4}


def test_process_gives_results_and_outlives_a_lost_card(process_of: Callable[..., LaunchProcess]) -> None:
    process = process_of()
    assert process.run(LAUNCH, before(), None).results["b"].tolist() == (before()["a"] + 1).tolist()
    losing = ByteLaunch(symbol="lose", code=b"", grid=(1, 1, 1), block=(1, 1, 1))
    assert process.run(losing, {}, None).failure == "gone"
    assert process.run(LAUNCH, before(), None).failure == ""


def sized(size: int) -> tuple[ByteLaunch, dict[str, Bytes]]:
    arrays = {"a": np.arange(size).astype(np.uint8), "b": np.zeros(size, np.uint8)}
    return replace(LAUNCH, sizes={"a": size, "b": size}), arrays


@pytest.mark.parametrize("has_shared_memory", [True, False])
def test_arrays_of_any_size_come_back_through_shared_memory_and_through_the_pipe(
    process_of: Callable[..., LaunchProcess], monkeypatch: pytest.MonkeyPatch, has_shared_memory: bool
) -> None:
    if not has_shared_memory:
        monkeypatch.delattr(os, "memfd_create", raising=False)
    process = process_of()
    for size in (7, 3 << 20, 0, 100):
        launch, arrays = sized(size)
        result = process.run(launch, arrays, None)
        assert (result.failure, result.results["b"].tobytes()) == ("", (arrays["a"] + np.uint8(1)).tobytes())
    assert (process._shared is not None) is (has_shared_memory and hasattr(os, "memfd_create"))


def test_memory_that_cannot_be_had_leaves_arrays_to_the_pipe(
    process_of: Callable[..., LaunchProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    process = process_of()
    assert process.run(*sized(16), None).results["b"][3] == 4

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "ftruncate", refuse)
    assert process.run(*sized(1 << 20), None).results["b"][3] == 4
    assert process.run(*sized(16), None).results["b"][3] == 4


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="descriptors are listed by /proc")
def test_process_that_is_killed_leaves_no_shared_memory(process_of: Callable[..., LaunchProcess]) -> None:
    process = process_of()
    kept = process.run(*sized(1 << 20), None).results["b"]
    assert process._process is not None
    process._process.kill()
    process._process.wait()
    process.close()
    assert kept[3] == 4  # it is the program's own
    links = [str(path.readlink()) for path in Path("/proc/self/fd").iterdir() if path.is_symlink()]
    assert not [link for link in links if "warplens-launch" in link]
    assert "warplens-launch" not in Path("/proc/self/maps").read_text()


def test_process_that_ends_is_a_sentence(process_of: Callable[..., LaunchProcess]) -> None:
    result = process_of("sys.exit(7)").run(LAUNCH, before(), None)
    assert result.failure == "the process of the GPU ended with code 7"


def test_launch_that_does_not_end_is_ended(process_of: Callable[..., LaunchProcess]) -> None:
    result = process_of("import time; time.sleep(600)", limit_s=0.5).run(LAUNCH, before(), None)
    assert result.failure == "the launch did not end on the GPU within 0.5 s"


def test_real_server_without_a_card_says_why() -> None:
    with closing(LaunchProcess("GPU-1", load_spec("h200"))) as process:
        result = process.run(LAUNCH, before(), None)
    assert result.hindrance
    assert result.failure == ""


def test_forked_program_has_a_process_of_its_own(
    process_of: Callable[..., LaunchProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    process = process_of()
    process.run(LAUNCH, before(), None)
    parents = process._process
    assert parents is not None
    with monkeypatch.context() as patch:
        patch.setattr(os, "getpid", lambda: -1)
        assert process.run(LAUNCH, before(), None).failure == ""
        process.close()
    assert parents.poll() is None
    process._process, process._owner = parents, os.getpid()
