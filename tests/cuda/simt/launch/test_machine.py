"""Object code is saved and loaded again, and a launch gives the same with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.blobs import BlobFolder
from warplens.cuda.errors import UnsupportedError
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

    monkeypatch.setattr(machine.llvm, "create_pass_builder", refuse)
    assert Launch(first.request, cache).run() == made
    assert out.tolist() == values[::-1].tolist()


def test_text_that_llvm_refuses_is_reported_with_its_words() -> None:
    with pytest.raises(UnsupportedError, match="LLVM does not accept: LLVM IR parsing error"):
        NativeCode("define i32 @run( {")
