"""The kernels of `tests/cuda/simt/races`, launched on a GPU and executed by the engine.

The rule: a case is the same kernel with the same arrays on both; what the arrays hold afterwards is its result.
"""

from __future__ import annotations

import struct
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from warplens.cuda.compiler.compilation import compile_source

FOLDER = Path(__file__).resolve().parents[2] / "cuda" / "simt" / "races"


def cases_of(name: str) -> dict[str, dict[str, Any]]:
    """Return the cases of `racy` or `clean`, by name."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def arrays_of(case: dict[str, Any]) -> list[np.ndarray]:
    """Return the arrays of a case as they are before a launch."""
    words = [text.split() for text in case["arrays"]]
    return [
        np.arange(int(count)).astype(type_) if how == "x" else np.zeros(int(count), type_)
        for type_, how, count in words
    ]


def shape_of(case: dict[str, Any]) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Return the block and the grid of a case."""
    block, grid = ((*case.get(key, default), 1, 1)[:3] for key, default in (("block", [64]), ("grid", [2])))
    return block, grid


def results_on_card(driver: Any, case: dict[str, Any], launches: int) -> list[bytes]:
    """Return what the arrays hold after each of some launches from the same start."""
    major, minor = driver.Device(0).compute_capability()
    source = f'{case.get("head", "")} extern "C" __global__ void k{case["source"]}'
    compiled = compile_source(source, name="k.cu", target=f"sm_{major}{minor}", entry="k", defines={})
    block, grid = shape_of(case)
    results = []
    for _ in range(launches):
        module = driver.module_from_buffer(compiled.cubin)  # anew: its variables start at zero
        arrays = arrays_of(case)
        places = [driver.to_device(array) for array in arrays]
        arguments = [*(np.uint64(int(place)) for place in places), *map(np.int32, case.get("scalars", ()))]
        module.get_function("k")(*arguments, block=block, grid=grid)
        driver.Context.synchronize()
        results.append(b"".join(driver.from_device_like(p, a).tobytes() for p, a in zip(places, arrays, strict=True)))
        for place in places:
            place.free()
    return results


def result_on_engine(case: dict[str, Any]) -> bytes:
    """Return what the arrays hold after the engine executed the blocks in order."""
    from warplens.cuda.ground.host import aligned_copy
    from warplens.cuda.ptx.parser import parse_module
    from warplens.cuda.simt.launch.engine import Launch
    from warplens.cuda.simt.launch.machine import LaunchRequest

    source = f'{case.get("head", "")} extern "C" __global__ void k{case["source"]}'
    compiled = compile_source(source, name="k.cu", target="sm_90", entry="k", defines={})
    arrays = {f"a{number}": aligned_copy(array) for number, array in enumerate(arrays_of(case))}
    block, grid = shape_of(case)
    request = LaunchRequest(
        module=parse_module(compiled.ptx),
        symbol=compiled.symbol,
        file_name="k.cu",
        block=block,
        grid=grid,
        parameters=bytes(8 * len(arrays)) + b"".join(struct.pack("<i", number) for number in case.get("scalars", ())),
        pointers={8 * number: name for number, name in enumerate(arrays)},
        arrays=arrays,
        limit=10**6,
    )
    Launch(request).run()
    return b"".join(array.tobytes() for array in arrays.values())
