"""Compiles a generated kernel for this processor, and executes it: an oracle that shares nothing with the engine.

The rule: the text is that of the GPU; twin.h says what its names mean here. Where there is no g++ there is no oracle.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np
from cpp_author import SLOTS, WORDS
from cpp_module import Source

FOLDER = Path(__file__).with_name("kernels")
OPTIONS = ("-O0", "-w", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing", f"-I{FOLDER}")
SETTINGS = struct.Struct("<B7xdhhh2xQfI")
RESULTS = ("out", "sums", "plane")
"""The arrays that a kernel changes."""
PLANE_WIDTH = 128
LIMIT_S = 60


def settings_of(seed: int) -> bytes:
    """Return the struct that a kernel takes by value."""
    draw = np.random.default_rng(seed)
    a, b, c = (int(number) for number in draw.integers(-30000, 30000, 3))
    wide, word = (int(number) for number in draw.integers(0, 1 << 32, 2))
    return SETTINGS.pack(int(draw.integers(256)), float(draw.integers(1, 64)) / 8, a, b, c, wide << 17, 2.5, word)


def arrays_of(source: Source, seed: int) -> dict[str, np.ndarray]:
    """Return the contents of all arrays before the launch, in the order in which the twin reads them."""
    draw = np.random.default_rng(seed)
    words = draw.integers(0, 1 << 32, WORDS, dtype=np.uint32)
    words[::3] &= 31
    words[1::7] = draw.choice(
        np.array([0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x3F800000], np.uint32), len(words[1::7])
    )
    blocks = source.grid[0] * source.grid[1] * source.grid[2]
    return {
        "in": words,
        "out": draw.integers(0, 1 << 16, source.threads * SLOTS, dtype=np.uint32),
        "sums": draw.integers(0, 1 << 32, 64, dtype=np.uint32),
        "image": draw.integers(-50, 50, 128).astype(np.float32),
        "smooth": draw.integers(0, 16, 128).astype(np.float32),
        "row": draw.integers(0, 1 << 32, 256, dtype=np.uint32),
        "stack": draw.integers(0, 256, 8 * 8 * 4 * 4, dtype=np.uint8),
        "plane": draw.integers(0, 1 << 32, PLANE_WIDTH * 2 * blocks, dtype=np.uint32),
    }


def stream_of(source: Source, arrays: Mapping[str, np.ndarray], seed: int) -> bytes:
    """Return the launch as `twin_main.h` and `gpu_main.h` read it."""
    head = struct.pack("<8I", *source.block, *source.grid, WORDS, SLOTS) + settings_of(seed)
    return head + b"".join(array.tobytes() for array in arrays.values())


@cache
def compiler() -> str:
    """Return the path of g++, "" where there is none."""
    return shutil.which("g++") or ""


def twin_results(source: Source, arrays: Mapping[str, np.ndarray], seed: int) -> bytes | None:
    """Return the bytes of `RESULTS` after the launch, one after the other; None where there is no compiler.

    Raises:
        RuntimeError: the text does not compile, or its threads wait for ever.
    """
    if not compiler():
        return None
    with tempfile.TemporaryDirectory(prefix="twin-") as folder:
        program = Path(folder) / "twin"
        words = [compiler(), *OPTIONS, "-x", "c++", "-", "-o", str(program)]
        text = f'#include "twin.h"\n#line 1 "k.cu"\n{source.text}'
        done = subprocess.run(words, input=text, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"g++ refuses the kernel: {done.stderr[:2000]}")
        ran = subprocess.run(
            [str(program)], input=stream_of(source, arrays, seed), capture_output=True, check=False, timeout=LIMIT_S
        )
    if ran.returncode:
        raise RuntimeError(f"the twin of the kernel ended with {ran.returncode}")
    return ran.stdout
