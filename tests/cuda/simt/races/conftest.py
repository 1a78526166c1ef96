"""The kernels of `racy.toml` and `clean.toml` with their launches, as tests of races in global memory use them."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

FOLDER = Path(__file__).resolve().parent


def cases_of(name: str) -> dict[str, dict[str, Any]]:
    """Return the kernels of a file by name."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def source_of(case: dict[str, Any]) -> str:
    """Return the source of a kernel; what stands before it does not count as a line."""
    return f'{case.get("head", "")} extern "C" __global__ void k{case["source"]}'


def arguments_of(case: dict[str, Any]) -> list[np.ndarray | int]:
    """Return its arguments: arrays, then scalars."""
    arrays = []
    for text in case["arrays"]:
        type_, how, count = text.split()
        arrays.append(np.arange(int(count)).astype(type_) if how == "x" else np.zeros(int(count), type_))
    return [*arrays, *case.get("scalars", ())]


def shape_of(case: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """Return block and grid."""
    return {"block": tuple(case.get("block", (64,))), "grid": tuple(case.get("grid", (2,)))}


@pytest.fixture(scope="session")
def race_cases() -> ModuleType:
    """Return this module: tests cannot import it."""
    return sys.modules[__name__]


def pytest_generate_tests(metafunc: Any) -> None:
    """Give a test one kernel after the other, of each file that it names by its argument."""
    for name in ("racy", "clean"):
        if name in metafunc.fixturenames:
            cases = cases_of(name)
            metafunc.parametrize(name, cases.values(), ids=cases)
