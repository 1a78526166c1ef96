"""Writes generated kernels with their launches and expected results into a folder, for a machine with a GPU and nvcc.

`make fuzz ARGS="--write 100 build/kernels"` does so; there, `sh build/kernels/run_on_gpu.sh` compiles and compares.

The rule: what is expected is the result of the twin, which the engine's is compared with, too.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from cpp_judging import WholeKernel
from cpp_twin import FOLDER, arrays_of, compiler, stream_of, twin_results
from registry import load_generators

GENERATOR = "whole-kernels"


def write_kernels(count: int, folder: Path, seed: str) -> None:
    """Write the first `count` kernels of a seed."""
    if not compiler():
        sys.exit("the expected results are those of g++, which is not here")
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("device.h", "gpu_main.h", "run_on_gpu.sh"):
        shutil.copy(FOLDER / name, folder / name)
    generator = load_generators()[GENERATOR]
    for number in range(count):
        case = generator.case(seed, number)
        assert isinstance(case, WholeKernel)
        arrays = arrays_of(case.kernel, case.seed)
        results = twin_results(case.kernel, arrays, case.seed)
        assert results is not None
        name = folder / f"k{number:05}"
        text = f'// {GENERATOR}:{seed}:{number}\n#include "device.h"\n{case.source}#include "gpu_main.h"\n'
        name.with_suffix(".cu").write_text(text, encoding="utf-8")
        name.with_suffix(".launch").write_bytes(stream_of(case.kernel, arrays, case.seed))
        name.with_suffix(".expected").write_bytes(results)
