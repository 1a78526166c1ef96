"""The kernels of `tests/cuda/simt/races` on a GPU: clean ones give the engine's result each time, racy ones vary.

The rule: no tool of NVIDIA's finds races in global memory (`compare_races.py` shows it), so what a GPU computes stands
in for one. A clean kernel gives the same bits in every launch, except where its result follows from the order of the
threads (`varies`). A race need not show in a few launches of a few blocks: of the racy kernels one is enough whose
result is not the engine's, and the report names all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parent))

from race_cases import cases_of, result_on_engine, results_on_card

pytestmark = pytest.mark.gpu

LAUNCHES = 50


@pytest.fixture(scope="module")
def driver() -> Iterator[Any]:
    from pycuda import driver

    driver.init()
    context = driver.Device(0).make_context()
    yield driver
    context.pop()
    context.detach()


@pytest.mark.parametrize("name", [name for name, case in cases_of("clean").items() if "varies" not in case])
def test_clean_kernel_gives_the_result_of_the_engine_each_time(driver: Any, name: str) -> None:
    case = cases_of("clean")[name]
    assert set(results_on_card(driver, case, LAUNCHES)) == {result_on_engine(case)}


def test_racy_kernels_vary(driver: Any) -> None:
    cases = cases_of("racy").values()
    assert any(set(results_on_card(driver, case, LAUNCHES)) != {result_on_engine(case)} for case in cases)
