"""Kernels of clusters write what an H200 wrote: `tests/golden/clusters`."""

from __future__ import annotations

import re
from functools import reduce
from pathlib import Path

import numpy as np
import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.device.legality import cluster_of
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "clusters"
LAUNCHES = [
    *((f"neighbours {size}", "neighbours", 2 * size, size, 128 * size) for size in (1, 2, 3, 4, 8)),
    ("neighbours 2x2x2", "neighbours", 8, 8, 512),
    *((f"words {size}", "words", size, size, 64 * size) for size in (2, 4, 8)),
    *((f"atomics {size}", "atomics", 2 * size, size, 128 * size) for size in (1, 2, 4)),
    ("spaces", "spaces", 4, 4, 256),
    *((f"split {size}", "split", 2 * size, size, 128 * size) for size in (2, 3, 8)),
    *((f"histogram {size}", "histogram", 8, size, 256) for size in (1, 2, 4, 8)),
    ("groups", "groups", 8, 1, 512),
    ("leaves", "leaves", 8, 4, 512),
    ("threads_leave", "threads_leave", 8, 4, 512),
]
"""Each launch of `memory.cu` in its order: kernel, blocks, blocks of a cluster, and the words that its hash covers."""


def hash_of(words: np.ndarray) -> str:
    return f"{reduce(lambda sum_, word: (sum_ ^ word) * 16777619 & 0xFFFFFFFF, words.tolist(), 2166136261):08x}"


def input_of_histogram() -> np.ndarray:
    values, state = [], 12345
    for _ in range(10000):
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        values.append((state >> 16) % 300 - 20)
    return np.array(values, np.int32)


@pytest.mark.long
def test_kernels_of_clusters_write_what_an_h200_wrote() -> None:
    host = (GOLDEN / "memory.cu").read_text(encoding="utf-8")
    device = "".join(re.findall(r"^(?:__global__ .*?^}|namespace cg.*?$)\n", host, re.DOTALL | re.MULTILINE))
    source = f"#include <cooperative_groups.h>\n{device}"
    module = parse_module(compile_source(source, name="k.cu", target="sm_90", entry="neighbours", defines={}).ptx)
    symbols = {name: next(k for k in _kernels(module) if name in k and f"{len(name)}{name}" in k) for name in _NAMES}
    printed = (GOLDEN / "h200.txt").read_text(encoding="utf-8").partition("== memory\n")[2].splitlines()
    for line, (label, name, blocks, size, words) in zip(printed, LAUNCHES, strict=False):
        kernel = module.function(symbols[name])
        arrays = {"out": aligned_copy(np.zeros(16384, np.uint32))}
        parameters, per_block, dynamic = bytes(16), 0, 0
        pointers = {0: "out"} | ({8: "global"} if name == "spaces" else {})
        if name == "spaces":
            arrays["global"] = aligned_copy(np.zeros(16384, np.uint32))
        if name == "histogram":
            arrays["input"] = aligned_copy(input_of_histogram())
            per_block = 256 // size
            dynamic = 4 * per_block
            parameters = np.array([0, 0, 256, per_block, 0, 0, 10000, 0], np.uint32).tobytes()[:28]
            pointers[16] = "input"
        request = LaunchRequest(
            module=module, symbol=symbols[name], file_name="k.cu", block=(128 if dynamic else 64, 1, 1),
            grid=(blocks, 1, 1), parameters=parameters, pointers=pointers,
            cluster=cluster_of(dict(kernel.directives), (size, 1, 1)),
            arrays=arrays, limit=10**7, dynamic_shared_bytes=dynamic,
        )  # fmt: skip
        Launch(request).run()
        loses_updates = name == "atomics" and size > 1
        assert (hash_of(arrays["out"][:words]) == line.split()[-1]) is not loses_updates, label


_NAMES = sorted({name for _, name, *_ in LAUNCHES})


def _kernels(module: object) -> list[str]:
    return [item.name for item in module.items if getattr(item, "kind", None) == "entry"]
