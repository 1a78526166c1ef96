"""Object code is saved and loaded again, and a launch gives the same with it."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.simt.launch import machine
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import NativeCode

SOURCE = """extern "C" __global__ void k(const int* in, int* out) {
    __shared__ int s[64];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];
}"""


def test_kept_code_gives_the_same_result_and_counts(
    prepared: Callable[..., tuple[Launch, list[Any]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    values = np.arange(64, dtype=np.int32)
    first, (_, out) = prepared(SOURCE, values, np.zeros(64, np.int32), block=64)
    cache = BlobFolder(tmp_path, ".o")
    made = Launch(first.request, cache).run()
    assert len(list(tmp_path.rglob("*.o"))) == 1
    out[:] = 0

    def refuse(*_: object) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr(machine, "_optimise", refuse)
    assert Launch(first.request, cache).run() == made
    assert out.tolist() == values[::-1].tolist()


def test_text_that_llvm_refuses_is_reported_with_its_words() -> None:
    with pytest.raises(UnsupportedError, match="LLVM does not accept: LLVM IR parsing error"):
        NativeCode("define i32 @run( {")


GROWTH = '''
import gc
import psutil
from warplens.cuda.simt.launch.machine import NativeCode
TEXT = """define i32 @run(ptr %array, i64 %count) {
start:
  br label %loop
loop:
  %i = phi i64 [ 0, %start ], [ %next, %loop ]
  %at = getelementptr i64, ptr %array, i64 %i
  store i64 NUMBER, ptr %at
  %next = add i64 %i, 1
  %over = icmp eq i64 %next, %count
  br i1 %over, label %done, label %loop
done:
  ret i32 0
}
"""
memory = []
for number in range(200):
    NativeCode(TEXT.replace("NUMBER", str(1000 + number)))
    if number in (99, 199):
        gc.collect()
        memory.append(psutil.Process().memory_info().rss)
print(memory[1] - memory[0])
'''


def test_a_hundred_codes_that_are_gone_leave_no_memory_behind() -> None:
    run = subprocess.run([sys.executable, "-c", GROWTH], capture_output=True, text=True, check=True)
    assert int(run.stdout) < 1 << 20  # with passes that are not freed it is 7 MiB


def test_code_in_a_cycle_of_references_is_freed_by_the_garbage_collector() -> None:
    text = "define i32 @run() {\n  ret i32 0\n}\n"
    held = []
    for _ in range(50):
        code = NativeCode(text)
        held.append(weakref.ref(code))
        ring: list[object] = [code]
        ring.append(ring)
    del code, ring
    gc.collect()
    assert [reference() for reference in held] == [None] * 50
