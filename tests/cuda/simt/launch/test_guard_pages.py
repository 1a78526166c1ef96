"""Memory between guard pages: where it lies, that leaving it ends the process, and that it is used again cleared."""

from __future__ import annotations

import ctypes
import mmap
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground import host as guard_pages
from warplens.cuda.ground.host import MAX_SPARE_PAGES, aligned_zeros, zeros
from warplens.cuda.simt.launch.machine import NativeCode

pytestmark = pytest.mark.skipif(not guard_pages.HAS_GUARDS, reason="this system has no guard pages")

CHILD = """
import ctypes, sys
from warplens.cuda.ground.host import aligned_zeros
size, alignment, offset = map(int, sys.argv[1:])
buffer = aligned_zeros(size, alignment)
ctypes.memset(buffer.ctypes.data, 7, size)
print("wrote", flush=True)
ctypes.memset(buffer.ctypes.data + offset, 7, 1)
print("escaped", flush=True)
"""


def write_at(size: int, alignment: int, offset: int) -> tuple[int, str]:
    """Write one byte beside a buffer in a process of its own; return its exit code and what it printed."""
    command = [sys.executable, "-c", CHILD, str(size), str(alignment), str(offset)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout


@pytest.mark.parametrize(
    ("size", "alignment", "offset"),
    [(4096, 256, 4096), (100, 4, 100), (256, 256, 256), (1, 1, 1), (1 << 22, 256, 1 << 22), (4096, 256, 1 << 30),
     (4096, 256, (1 << 31) + 4095), (4096, 256, -1), (1 << 22, 256, -1), (100, 256, -4096), (4096, 256, -(1 << 31))],
)  # fmt: skip
def test_write_beside_a_buffer_ends_the_process(size: int, alignment: int, offset: int) -> None:
    code, printed = write_at(size, alignment, offset)

    assert (code, printed) == (-signal.SIGSEGV, "wrote\n")


@pytest.mark.parametrize("size", [1, 63, 64, 255, 256, 257, 4095, 4096, 4097, 100_000])
@pytest.mark.parametrize("alignment", [1, 8, 256, mmap.PAGESIZE])
def test_buffer_ends_less_than_its_alignment_before_a_page(size: int, alignment: int) -> None:
    buffer = aligned_zeros(size, alignment)

    assert len(buffer) == size
    assert buffer.ctypes.data % alignment == 0
    assert -(buffer.ctypes.data + size) % mmap.PAGESIZE < alignment


def test_pages_that_are_used_again_are_zero() -> None:
    first = aligned_zeros(5000, 256)
    first[:] = 9
    address = first.ctypes.data
    del first

    second = aligned_zeros(5000, 256)

    assert second.ctypes.data == address
    assert not second.any()


def test_view_of_a_buffer_keeps_its_pages() -> None:
    view = aligned_zeros(4096, 256).view(np.int32)[10:20]
    view[:] = 5

    other = aligned_zeros(4096, 256)
    other[:] = 1

    assert view.tolist() == [5] * 10


def test_many_buffers_that_are_not_needed_are_unmapped() -> None:
    def regions() -> int:
        return len(Path("/proc/self/maps").read_text(encoding="utf-8").splitlines())

    before = regions()
    buffers = [aligned_zeros(4096, 256) for _ in range(1000)]
    during = regions()
    buffers.clear()

    assert during - before > 1000
    assert regions() - before <= 2 * MAX_SPARE_PAGES + 8


def test_memory_that_the_system_refuses_is_a_memory_error_with_its_size() -> None:
    with pytest.raises(MemoryError, match="4,611,686,018,427,387,904 bytes of memory: Cannot allocate memory"):
        aligned_zeros(1 << 62, 256)


@pytest.mark.parametrize("short", [("MAX_WIDE_BYTES", 0), ("_has_wide_space", lambda: False)])
def test_buffer_has_narrow_guards_where_address_space_is_short(
    short: tuple[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard_pages, *short)
    monkeypatch.setattr(guard_pages, "_spare", guard_pages._SparePages())

    buffer = aligned_zeros(4096, 256)

    lines = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    regions = [line.split()[:2] for line in lines]
    spans = [(int(span.split("-")[0], 16), int(span.split("-")[1], 16), rights) for span, rights in regions]
    start, end = buffer.ctypes.data, buffer.ctypes.data + 4096
    assert any(first <= start - 65536 and last == start and rights == "---p" for first, last, rights in spans)
    assert any(first == end and last >= end + 65536 and rights == "---p" for first, last, rights in spans)


LIMITED = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (9 << 30, resource.RLIM_INFINITY))
from warplens.cuda.ground.host import aligned_zeros
arrays = [aligned_zeros(1 << 20) for _ in range(64)]
print(len(arrays))
"""


def test_limit_of_the_address_space_is_left_to_the_data() -> None:
    ran = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("64\n", "")
    room = "print(len(bytearray(5 << 30)) >> 30)"
    ran = subprocess.run([sys.executable, "-c", LIMITED + room], capture_output=True, text=True, check=False)
    assert ran.stdout == "64\n5\n"  # two arrays with wide guards would leave less


SHARED = """__constant__ int table[40] = {3};
extern "C" __global__ void k(const int* in, int* out, int n) {
    __shared__ int tile[64];
    int local[16];
    for (int j = 0; j < 16; ++j) local[j] = j * n;
    tile[threadIdx.x] = in[threadIdx.x] + table[threadIdx.x % 40];
    __syncthreads();
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x] + local[tile[threadIdx.x] & 15];
}"""


def guarded_spans() -> list[range]:
    """Return the writable pieces of memory that have inaccessible pages on both sides."""
    spans = []
    lines = [line.split()[:2] for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()]
    for before, this, after in zip(lines, lines[1:], lines[2:], strict=False):
        start, end = (int(number, 16) for number in this[0].split("-"))
        is_guarded = before[0].endswith(f"-{this[0].split('-')[0]}") and after[0].startswith(
            f"{this[0].split('-')[1]}-"
        )
        if this[1].startswith("rw") and is_guarded and before[1].startswith("---") and after[1].startswith("---"):
            spans.append(range(start, end))
    return spans


@pytest.mark.parametrize("how", ["whole", "sampled", "checked", "marked", "recorded", "on two threads"])
def test_all_that_compiled_code_addresses_lies_between_guards(
    how: str, prepared: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    launch, used = prepared(SHARED, np.arange(64, dtype=np.int32), np.zeros(64 * 300, np.int32), 3, block=64, grid=300,
                            checked=how == "checked")  # fmt: skip
    calls: list[tuple[int | None, ...]] = []
    spans: list[range] = []
    run = NativeCode.run

    def noted(code: NativeCode, first: int, last: int, *pointers: int | None) -> int:
        calls.append(pointers)
        spans.extend(guarded_spans())
        table = np.ctypeslib.as_array((ctypes.c_int64 * 4).from_address(pointers[6] or 0))
        calls.append((int(table[0]), int(table[2])))
        return run(code, first, last, *pointers)

    monkeypatch.setattr(NativeCode, "run", noted)
    match how:
        case "checked":
            launch.inspect()
        case "marked":
            launch.touched()
        case "recorded":
            launch.record(5)
        case "sampled":
            launch.run(1e-6)
        case "on two threads":
            launch.run(threads=2)
        case _:
            launch.run()

    addresses = {pointer for pointers in calls for pointer in pointers if pointer}
    assert {used[0].ctypes.data, used[1].ctypes.data} <= addresses
    assert [address for address in addresses if not any(address in span for span in spans)] == []


def test_zeros_returns_a_buffer_of_zeros() -> None:
    assert zeros(8).tolist() == [0] * 64
