"""The kernels of `tests/cuda/simt/races` on a card: clean ones give the engine's result each time, racy ones vary.

The rule: no tool of NVIDIA's finds races in global memory (the race check of compute-sanitizer looks at shared memory
alone), so what a card computes stands in for one. A clean kernel gives the same bits in every launch, except where its
result follows from the order of the threads (`varies`). A race need not show in a few launches of a few blocks: of the
racy kernels one is enough whose result is not the engine's, and the report names all of them.
"""

from __future__ import annotations

import struct
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warplens.cuda.compiler import compile_source

pytestmark = pytest.mark.gpu

FOLDER = Path(__file__).resolve().parents[1] / "cuda" / "simt" / "races"
LAUNCHES = 50


def cases_of(name: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def arrays_of(case: dict[str, Any]) -> list[np.ndarray]:
    words = [text.split() for text in case["arrays"]]
    return [
        np.arange(int(count)).astype(type_) if how == "x" else np.zeros(int(count), type_)
        for type_, how, count in words
    ]


@pytest.fixture(scope="module")
def driver() -> Iterator[Any]:
    from pycuda import driver

    driver.init()
    context = driver.Device(0).make_context()
    yield driver
    context.pop()
    context.detach()


def results_on_card(driver: Any, case: dict[str, Any]) -> list[bytes]:
    """Return what the arrays hold after each of some launches from the same start."""
    major, minor = driver.Device(0).compute_capability()
    source = f'{case.get("head", "")} extern "C" __global__ void k{case["source"]}'
    compiled = compile_source(source, name="k.cu", target=f"sm_{major}{minor}", entry="k", defines={})
    results = []
    for _ in range(LAUNCHES):
        module = driver.module_from_buffer(compiled.cubin)  # anew: its variables start at zero
        arrays = arrays_of(case)
        places = [driver.to_device(array) for array in arrays]
        arguments = [*(np.uint64(int(place)) for place in places), *map(np.int32, case.get("scalars", ()))]
        block, grid = ((*case.get(key, default), 1, 1)[:3] for key, default in (("block", [64]), ("grid", [2])))
        module.get_function("k")(*arguments, block=block, grid=grid)
        driver.Context.synchronize()
        results.append(b"".join(driver.from_device_like(p, a).tobytes() for p, a in zip(places, arrays, strict=True)))
        for place in places:
            place.free()
    return results


def result_on_engine(case: dict[str, Any]) -> bytes:
    """Return what the arrays hold after the engine executed the blocks in order."""
    from warplens.cuda.ptx.parser import parse_module
    from warplens.cuda.simt.launch.aligned_memory import aligned_copy
    from warplens.cuda.simt.launch.engine import Launch, LaunchRequest

    source = f'{case.get("head", "")} extern "C" __global__ void k{case["source"]}'
    compiled = compile_source(source, name="k.cu", target="sm_90", entry="k", defines={})
    arrays = {f"a{number}": aligned_copy(array) for number, array in enumerate(arrays_of(case))}
    block, grid = ((*case.get(key, default), 1, 1)[:3] for key, default in (("block", [64]), ("grid", [2])))
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


@pytest.mark.parametrize("name", [name for name, case in cases_of("clean").items() if "varies" not in case])
def test_clean_kernel_gives_the_result_of_the_engine_each_time(driver: Any, name: str) -> None:
    case = cases_of("clean")[name]
    assert set(results_on_card(driver, case)) == {result_on_engine(case)}


def test_racy_kernels_vary(driver: Any, record_property: Any) -> None:
    kinds = {name: set(results_on_card(driver, case)) for name, case in cases_of("racy").items()}
    other = sorted(name for name, found in kinds.items() if found != {result_on_engine(cases_of("racy")[name])})
    record_property("not the result of the engine", ", ".join(other))
    assert other
