"""Compiles and launches small kernels for the engine's tests."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import default_cache
from warplens.cuda.device.spec import MemoryRules
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.counting.rules import CURRENT
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.values.value import Mode

Dimensions = tuple[int, ...]
Launcher = Callable[..., LaunchCounts]


LIMIT = 10**9
"""Warp instructions: far more than any test needs."""


def _three(dimensions: Dimensions | int) -> tuple[int, int, int]:
    sizes = (dimensions,) if isinstance(dimensions, int) else dimensions
    x, y, z = (*sizes, 1, 1, 1)[:3]
    return x, y, z


def prepare(
    source: str,
    arguments: Sequence[np.ndarray | int | float],
    *,
    entry: str = "k",
    block: Dimensions | int,
    grid: Dimensions | int = 1,
    cluster: Dimensions | int = 1,
    dynamic: int = 0,
    limit: int = LIMIT,
    defines: dict[str, int] | None = None,
    target: str = "sm_90",
    checked: bool = False,
    rules: MemoryRules = CURRENT,
) -> tuple[Launch, list[np.ndarray | int | float]]:
    """Compile a launch; arrays are copied to aligned ones, which are returned in place of the arguments."""
    compiled = compile_source(
        source, name="k.cu", target=target, entry=entry, defines=defines or {}, cache=default_cache()
    )
    data = b""
    pointers: dict[int, str] = {}
    arrays: dict[str, np.ndarray] = {}
    used: list[np.ndarray | int | float] = []
    for number, argument in enumerate(arguments):
        if isinstance(argument, np.ndarray):
            data += bytes(-len(data) % 8)
            name = f"a{number}"
            pointers[len(data)] = name
            arrays[name] = aligned_copy(argument)
            data += bytes(8)
            used.append(arrays[name])
        else:
            data += bytes(-len(data) % 4) + struct.pack("<i" if isinstance(argument, int) else "<f", argument)
            used.append(argument)
    request = LaunchRequest(
        module=parse_module(compiled.ptx),
        symbol=compiled.symbol,
        file_name="k.cu",
        block=_three(block),
        grid=_three(grid),
        cluster=_three(cluster),
        parameters=data,
        pointers=pointers,
        arrays=arrays,
        dynamic_shared_bytes=dynamic,
        limit=limit,
        rules=rules,
    )
    return Launch(request, mode=Mode.CHECKED if checked else Mode.COUNTING), used


@pytest.fixture(scope="session")
def launch() -> Callable[..., tuple[LaunchCounts, list[Any]]]:
    """Return a function that runs a kernel and returns its counts and its arguments after the launch."""

    def run(source: str, *arguments: Any, **shape: Any) -> tuple[LaunchCounts, list[Any]]:
        ready, used = prepare(source, arguments, **shape)
        return ready.run(), used

    return run


@pytest.fixture(scope="session")
def prepared() -> Callable[..., tuple[Launch, list[Any]]]:
    """Return `prepare`: a launch that is compiled but not run, and its arguments."""

    def make(source: str, *arguments: Any, **shape: Any) -> tuple[Launch, list[Any]]:
        return prepare(source, arguments, **shape)

    return make
